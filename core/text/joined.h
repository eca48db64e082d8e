#pragma once

#include <span>
#include <string>

namespace alveole {

/// The texts in one line, a space between each two.
inline std::string joined(std::span<const std::string> texts) {
  std::string line;
  for (const std::string& text : texts) {
    if (!line.empty()) line += ' ';
    line += text;
  }
  return line;
}

}  // namespace alveole
