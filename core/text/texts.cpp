#include "text/texts.h"

#include <algorithm>
#include <optional>

#include "text/scanner.h"

namespace alveole {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_key_character(char c) {
  return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-' || c == '.';
}
bool is_key(std::string_view key) {
  return !key.empty() && std::ranges::all_of(key, is_key_character);
}

// A text cut into what stands as it is and the names of arguments.
struct Part {
  std::string_view literal;
  std::optional<std::string_view> argument;
};

// The part at the start of `text`, which is not empty, taken off it; nothing if a brace opens no
// argument.
std::optional<Part> take_part(std::string_view& text) {
  if (text.starts_with("{{")) {
    text.remove_prefix(2);
    return Part{"{", std::nullopt};
  }
  if (text.front() != '{') {
    const std::string_view literal = text.substr(0, text.find('{'));
    text.remove_prefix(literal.size());
    return Part{literal, std::nullopt};
  }
  const std::size_t end = text.find('}');
  if (end == std::string_view::npos || !is_key(text.substr(1, end - 1))) return std::nullopt;
  const Part part{{}, text.substr(1, end - 1)};
  text.remove_prefix(end + 1);
  return part;
}

std::optional<std::string_view> value_of(std::string_view name,
                                         std::span<const Argument> arguments) {
  const auto found = std::ranges::find(arguments, name, &Argument::name);
  if (found == arguments.end()) return std::nullopt;
  return found->value;
}

std::string filled_in(std::string_view text, std::span<const Argument> arguments) {
  std::string result;
  while (!text.empty()) {
    const std::optional<Part> part = take_part(text);
    if (!part) return result.append(text);
    if (!part->argument) {
      result += part->literal;
    } else if (const auto value = value_of(*part->argument, arguments)) {
      result += *value;
    } else {
      result.append("{").append(*part->argument).append("}");
    }
  }
  return result;
}

}  // namespace

Expected<void> Texts::add(std::string_view file) {
  if (file.starts_with(byte_order_mark)) file.remove_prefix(byte_order_mark.size());
  Entries added;
  for (int line_number = 1; !file.empty(); ++line_number) {
    const std::string_view line = file.substr(0, file.find('\n'));
    file.remove_prefix(std::min(line.size() + 1, file.size()));
    Expected<void> read = add_line(line, added);
    if (!read) {
      read.error().line = line_number;
      return read;
    }
  }
  entries_.merge(added);
  return {};
}

Expected<void> Texts::add_line(std::string_view line, Entries& added) const {
  const std::size_t good = valid_utf8_length(line);
  if (good < line.size()) return fail("error.text.bad-character", static_cast<int>(good) + 1);
  const Token content = trimmed({line, 1});
  if (content.text.empty() || content.text.starts_with('#')) return {};

  const std::size_t equals = content.text.find('=');
  if (equals == std::string_view::npos) return fail("error.text.no-equals", content.column);
  const Token key = trimmed({content.text.substr(0, equals), content.column});
  const Token text =
      trimmed({content.text.substr(equals + 1), content.column + static_cast<int>(equals) + 1});
  if (!is_key(key.text)) {
    return fail("error.text.bad-key", key.column, {{"key", quoted_excerpt(key.text)}});
  }
  if (text.text.empty()) {
    return fail("error.text.empty", text.column, {{"key", std::string(key.text)}});
  }
  std::string_view rest = text.text;
  while (!rest.empty()) {
    const auto column = text.column + static_cast<int>(text.text.size() - rest.size());
    if (!take_part(rest)) return fail("error.text.bad-brace", column);
  }
  if (entries_.contains(key.text) || !added.emplace(key.text, text.text).second) {
    return fail("error.text.repeated-key", key.column, {{"key", std::string(key.text)}});
  }
  return {};
}

std::string Texts::text(std::string_view key, std::span<const Argument> arguments) const {
  const std::string* found = nullptr;
  if (const auto count = value_of("count", arguments)) {
    found = find(std::string(key) + (is_one(*count) ? ".one" : ".other"));
  }
  if (found == nullptr) found = find(key);
  if (found == nullptr) return "[" + std::string(key) + "]";
  return filled_in(*found, arguments);
}

std::string Texts::sentence(const Error& error) const {
  std::vector<Argument> arguments = error.arguments;
  arguments.push_back({"line", std::to_string(error.line)});
  arguments.push_back({"column", std::to_string(error.column)});
  std::string why = text(error.code, arguments);
  const bool at_start = error.line == 1 && error.column == 1;
  if (at_start || arguments_of(error.code).contains("column")) return why;
  arguments.push_back({"sentence", std::move(why)});
  return text(error.line == 1 ? "error.at-column" : "error.at-line", arguments);
}

bool Texts::has(std::string_view key) const {
  return find(key) != nullptr || (find(std::string(key) + ".one") != nullptr &&
                                  find(std::string(key) + ".other") != nullptr);
}

std::vector<std::string_view> Texts::keys() const {
  std::vector<std::string_view> keys;
  keys.reserve(entries_.size());
  for (const auto& entry : entries_) keys.emplace_back(entry.first);
  return keys;
}

std::set<std::string> Texts::arguments_of(std::string_view key) const {
  std::set<std::string> names;
  const std::string* found = find(key);
  std::string_view rest = found != nullptr ? std::string_view(*found) : std::string_view{};
  while (!rest.empty()) {
    const std::optional<Part> part = take_part(rest);
    if (!part) break;
    if (part->argument) names.emplace(*part->argument);
  }
  return names;
}

const std::string* Texts::find(std::string_view key) const {
  const auto found = entries_.find(key);
  return found == entries_.end() ? nullptr : &found->second;
}

// French counts 0 as one as well: "0 coup", "1 coup", "2 coups".
bool Texts::is_one(std::string_view count) const {
  return count == "1" || (count == "0" && language_.starts_with("fr"));
}

}  // namespace alveole
