#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/reason_line.h"
#include "games/any_game.h"
#include "text/texts.h"

/// A hint, asked of the computer player once and told in three steps.
namespace alveole::app {

struct Hint {
  enum class Step : std::uint8_t {
    piece,  ///< what moves
    place,  ///< and where to
    why,
  };
  Step told = Step::piece;
  AnyMove move = nullptr;  ///< once the computer player has answered
  std::optional<engine::ReasonLine> reason = {};

  /// Whether there is more to tell, and it is known.
  bool can_go_on() const { return move != nullptr && told != Step::why; }
};

/// What has been told so far, in words.
std::string hint_words(const Texts& texts, const AnyGame& game, const AnyPosition& position,
                       const Hint& hint);

}  // namespace alveole::app
