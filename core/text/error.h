#pragma once

#include <expected>
#include <string>
#include <utility>
#include <vector>

namespace alveole {

/// A named value that the sentence of an error or a text puts in place of `{name}`.
struct Argument {
  std::string name;
  std::string value;
  bool operator==(const Argument&) const = default;
};

/// Why some text or action was refused. `code` is the key of a sentence in assets/texts
/// (always written as a literal "error.AREA.WHAT"); `line` and `column` count from 1 in
/// characters (bytes) of the text that was read.
struct Error {
  std::string code;
  int line = 1;
  int column = 1;
  std::vector<Argument> arguments = {};
  bool operator==(const Error&) const = default;
};

/// What every function that can fail returns.
template <class T>
using Expected = std::expected<T, Error>;

/// Shorthand to return an error from a function with an Expected result.
inline std::unexpected<Error> fail(std::string code, int column = 1,
                                   std::vector<Argument> arguments = {}) {
  return std::unexpected(Error{std::move(code), 1, column, std::move(arguments)});
}

}  // namespace alveole
