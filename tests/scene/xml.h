#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// As much of an XML reader as it takes to check a picture.
namespace alveole::xml {

struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::string text;  ///< character data directly inside, references resolved
};

/// All elements in the order of their start tags, or nothing if the text is not well formed: tags
/// that do not match, attributes without quotes or given twice, bare '<' or '&', a second root.
std::optional<std::vector<Element>> parse(std::string_view text);

}  // namespace alveole::xml
