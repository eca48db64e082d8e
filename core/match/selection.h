#pragma once

#include <optional>
#include <span>
#include <vector>

#include "match/match.h"

/// Clicks of a person on the way to a move; the part that is the same for every game. What may be
/// clicked next is the game's `next`.
namespace alveole::match {

struct ClickOutcome {
  enum class Kind : std::uint8_t {
    played,     ///< the clicks are a whole move: `move`, for the caller to play
    pending,    ///< a move is begun or goes on
    cancelled,  ///< what was begun is dropped; `why` if a click did not fit
    refused,    ///< nothing was begun, nothing changes: `why`
  };
  Kind kind = Kind::cancelled;
  AnyMove move = nullptr;
  std::optional<Error> why = {};
};

/// The move that a person is about to make in the current position of a match. It belongs to that
/// position: as soon as another is current, there are no clicks any more.
class Selection {
 public:
  /// A click on something offered goes on with the move. One on anything else plays nothing:
  /// another own piece (or kind in hand) that can move is selected instead; with nothing begun it
  /// is refused, else what was begun is cancelled, and the outcome says why.
  ClickOutcome click(const Match& match, const Click& click);

  /// Whether a drag can begin here: a piece or a kind in hand that can be selected, or the one that
  /// is selected already.
  bool can_drag(const Match& match, const Click& from) const;
  /// A drag is two clicks, but dropped where it began or off the board (nothing) it always cancels.
  /// One that cannot begin is like a click that does not fit.
  ClickOutcome drag(const Match& match, const Click& from, const std::optional<Click>& to);

  /// Escape, or a click off the board.
  ClickOutcome cancel();

  /// The clicks so far.
  std::span<const Click> clicks(const Match& match) const;
  /// What may be clicked now; nothing when the game is over.
  std::vector<Offer> offers(const Match& match) const;

 private:
  ClickOutcome select(const Match& match, const Click& click, OfferKind kind);
  ClickOutcome refuse(const Match& match, const Click& click);
  void take_back(const Match& match, const Click& click);

  AnyPosition position_;          ///< the one the clicks belong to
  std::vector<Click> clicks_;     ///< each was offered after those before it ...
  std::vector<OfferKind> kinds_;  ///< ... as this
};

}  // namespace alveole::match
