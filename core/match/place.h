#pragma once

#include <string_view>

/// Lines and columns of a text.
namespace alveole::match {

/// Where something stands in a text; both count from 1.
struct Place {
  int line = 1;
  int column = 1;
};

/// The place behind a text that begins at `place`.
constexpr Place advanced(Place place, std::string_view text) {
  for (const char c : text) {
    if (c == '\n') {
      ++place.line;
      place.column = 1;
    } else {
      ++place.column;
    }
  }
  return place;
}

}  // namespace alveole::match
