#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

namespace alveole {

/// The sentences of one language by key, read from flat files:
///
///     # a comment
///     hand.tiles.one = {count} tile left
///     hand.tiles.other = {count} tiles left
///     error.link.unknown-version = Version {version} of links is not known here.
///
/// A key is made of small letters, digits, '-' and '.'; `{name}` stands for an argument and `{{`
/// for a brace. Where a key ends in .one and .other, the argument `count` decides between them.
class Texts {
 public:
  /// `language` is a tag such as "en", "fr" or "it"; it decides what counts as one.
  explicit Texts(std::string language) : language_(std::move(language)) {}

  const std::string& language() const { return language_; }

  /// Adds the lines of one file, all or (on an error) none. A key that is already there is an
  /// error, also between files: every text lives in one place. error.text.no-equals,
  /// error.text.bad-key, error.text.empty, error.text.repeated-key, error.text.bad-brace,
  /// error.text.bad-character.
  Expected<void> add(std::string_view file);

  /// The text for a key. A key that is not there comes back in brackets and an argument that is not
  /// given stays in braces: both can be seen, neither stops anything.
  std::string text(std::string_view key, std::span<const Argument> arguments = {}) const;
  std::string text(std::string_view key, std::initializer_list<Argument> arguments) const {
    return text(key, std::span(arguments.begin(), arguments.size()));
  }

  /// What an error says to a person: why, and where if that is not simply at the start. The
  /// sentence of a code may also name {line} and {column} itself.
  std::string sentence(const Error& error) const;

  /// Whether `text(key)` finds something, for some count.
  bool has(std::string_view key) const;
  /// Every key as written in the files (with .one and .other), sorted.
  std::vector<std::string_view> keys() const;
  /// The names in braces of the text for a key as written in the files.
  std::set<std::string> arguments_of(std::string_view key) const;

 private:
  using Entries = std::map<std::string, std::string, std::less<>>;

  Expected<void> add_line(std::string_view line, Entries& added) const;
  const std::string* find(std::string_view key) const;
  bool is_one(std::string_view count) const;

  std::string language_;
  Entries entries_;
};

}  // namespace alveole
