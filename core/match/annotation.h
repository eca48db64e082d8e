#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/any_game.h"

/// What an author adds to a position of a match.
namespace alveole::match {

/// How good the move that led here is, numbered as in PGN.
enum class Verdict : std::uint8_t {
  none,
  good,         ///< $1, "!"
  mistake,      ///< $2, "?"
  brilliant,    ///< $3, "!!"
  blunder,      ///< $4, "??"
  interesting,  ///< $5, "!?"
  dubious,      ///< $6, "?!"
};
inline constexpr int last_verdict = 6;

struct DrawnArrow {
  hex::Axial from;
  hex::Axial to;
  bool operator==(const DrawnArrow&) const = default;
};

/// A short text beside a cell.
struct Note {
  hex::Axial at;
  std::string text;
  bool operator==(const Note&) const = default;
};

struct Annotation {
  Verdict verdict = Verdict::none;
  std::string comment;
  std::vector<hex::Axial> marks;
  std::vector<DrawnArrow> arrows;
  std::vector<Note> notes;

  bool empty() const { return *this == Annotation{}; }
  bool operator==(const Annotation&) const = default;
};

/// Length of the part of a text that is well-formed UTF-8 without control characters other than
/// tab and line feed: all of it if the text may stand in a record.
std::size_t clean_length(std::string_view text);

/// The annotation in the one form that a match keeps: texts without spaces at the ends, line ends
/// as line feeds, notes on one line. error.match.bad-character, error.match.off-board for a mark,
/// arrow or note on a cell that the game does not have, error.match.empty-note.
Expected<Annotation> normalised(Annotation annotation, const AnyGame& game);

}  // namespace alveole::match
