#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/any_game.h"
#include "games/harness/setups.h"

/// What the fuzzers share. Each feeds a parser with bytes that libFuzzer invents; besides the
/// sanitizers, `require` says what must hold of whatever was read.
namespace alveole::fuzz {

/// Stops with a message if something that must hold does not.
inline void require(bool holds, const char* what, std::string_view about = {}) {
  if (holds) return;
  std::fprintf(stderr, "this must hold: %s\n%.*s\n", what, static_cast<int>(about.size()),
               about.data());
  std::abort();
}

/// An error as it must be: a code, and a place inside the text it is about.
inline void require_error(const Error& error, std::string_view text) {
  require(error.code.starts_with("error."), "an error has a code", text);
  require(error.line >= 1 && error.column >= 1, "places count from 1", text);
  require(error.column <= static_cast<int>(text.size()) + 1, "an error lies in its text", text);
}

/// The invented bytes, taken from the front.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size)
      : bytes_(reinterpret_cast<const char*>(data), size) {}

  bool empty() const { return bytes_.empty(); }
  /// The next byte; 0 when there is none.
  std::uint8_t byte() {
    if (bytes_.empty()) return 0;
    const char first = bytes_.front();
    bytes_.remove_prefix(1);
    return static_cast<std::uint8_t>(first);
  }
  /// All up to the next line feed, which is used up as well.
  std::string_view line() {
    const std::size_t end = bytes_.find('\n');
    const std::string_view front = bytes_.substr(0, end);
    bytes_.remove_prefix(end == std::string_view::npos ? bytes_.size() : end + 1);
    return front;
  }
  std::string_view rest() { return std::exchange(bytes_, {}); }

 private:
  std::string_view bytes_;
};

/// One of all games with all their settings, chosen by the next byte.
inline const AnyGame& choose_game(Input& input) {
  static const auto games = [] {
    std::vector<std::shared_ptr<const AnyGame>> all;
    for (const auto& setup : harness::all_setups()) {
      all.push_back(*make_game(setup.game, setup.variant, setup.options));
    }
    return all;
  }();
  return *games[input.byte() % games.size()];
}

/// A position: the game's start after up to 63 moves chosen by bytes, or one from a line of text.
/// nullptr if that text is refused.
inline AnyPosition choose_position(const AnyGame& game, Input& input) {
  int plies = input.byte();
  if (plies >= 64) {
    const auto read = game.parse_position(input.line());
    return read ? *read : nullptr;
  }
  AnyPosition position = game.start();
  for (; plies > 0; --plies) {
    const auto legal = game.legal_moves(position);
    if (legal.empty()) break;
    position = game.play(position, legal[input.byte() % legal.size()]);
  }
  return position;
}

}  // namespace alveole::fuzz
