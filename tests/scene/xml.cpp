#include "scene/xml.h"

#include <algorithm>

namespace alveole::xml {

namespace {

class Parser {
 public:
  explicit Parser(std::string_view text) : rest_(text) {}

  std::optional<std::vector<Element>> parse() {
    if (!element()) return {};
    skip_spaces();
    if (!rest_.empty()) return {};
    return std::move(elements_);
  }

 private:
  bool element() {
    if (!skip("<")) return false;
    const std::size_t index = elements_.size();
    const std::string tag = name();
    if (tag.empty()) return false;
    elements_.push_back({tag, {}, {}});
    for (;;) {
      const bool space = skip_spaces();
      if (skip("/>")) return true;
      if (skip(">")) return content(index, tag);
      if (!space || !attribute(index)) return false;
    }
  }

  bool content(std::size_t index, const std::string& tag) {
    for (;;) {
      if (rest_.empty()) return false;
      if (skip("</")) return skip(tag) && skip(">");
      if (rest_[0] == '<') {
        if (!element()) return false;
        continue;
      }
      if (!characters('<', elements_[index].text)) return false;
    }
  }

  bool attribute(std::size_t index) {
    const std::string key = name();
    std::string value;
    if (key.empty() || !skip("=\"") || !characters('"', value) || !skip("\"")) return false;
    return elements_[index].attributes.emplace(key, value).second;
  }

  // Character data up to `end`, which stays.
  bool characters(char end, std::string& out) {
    while (!rest_.empty() && rest_[0] != end) {
      if (rest_[0] == '<') return false;
      if (rest_[0] == '&') {
        if (!reference(out)) return false;
        continue;
      }
      const auto byte = static_cast<unsigned char>(rest_[0]);
      if (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') return false;
      out += rest_[0];
      rest_.remove_prefix(1);
    }
    return true;
  }

  bool reference(std::string& out) {
    constexpr std::pair<std::string_view, char> known[] = {
        {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}};
    for (const auto& [reference, character] : known) {
      if (!skip(reference)) continue;
      out += character;
      return true;
    }
    return false;
  }

  std::string name() {
    const auto end = std::ranges::find_if_not(rest_, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
             c == '-' || c == ':';
    });
    const std::string found(rest_.begin(), end);
    rest_.remove_prefix(found.size());
    return found;
  }

  bool skip(std::string_view text) {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }

  bool skip_spaces() {
    const std::size_t before = rest_.size();
    while (!rest_.empty() && (rest_[0] == ' ' || rest_[0] == '\n')) rest_.remove_prefix(1);
    return rest_.size() != before;
  }

  std::string_view rest_;
  std::vector<Element> elements_;
};

}  // namespace

std::optional<std::vector<Element>> parse(std::string_view text) {
  return Parser(text).parse();
}

}  // namespace alveole::xml
