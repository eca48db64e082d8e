#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/ending.h"
#include "games/hexdame/rules.h"

/// Endings with few pieces, solved: a table that tests/lab/endings makes and that is handed in from
/// outside, for the usual rules on 5 cells a side.
namespace alveole::hexdame {

/// The places of positions in the table. The side to move is turned to play upwards, and the board
/// mirrored where its first piece stands to the right of the line from a1 to i9.
class EndingSlots {
 public:
  static constexpr int most_pieces = 3;

  explicit EndingSlots(const Board<Narrow>& board);

  std::size_t size() const { return size_; }
  /// Nothing for a position with more pieces, or in which a side has none.
  std::optional<std::size_t> of(const Position<Narrow>& position) const;
  /// A position with this place, White to move; nothing where no position has it.
  std::optional<Position<Narrow>> position(const Rules<Narrow>& rules, std::size_t slot) const;

 private:
  static constexpr std::size_t cells = 61;
  static constexpr std::size_t left_cells = 35;  ///< with the line from a1 to i9
  static constexpr std::size_t materials = 16;
  using Cells = std::array<std::uint8_t, cells>;

  /// Numbers of the moving side's men and kings, then of the other side's; and the first place.
  struct Material {
    std::array<int, 4> counts{};
    std::size_t first = 0;
  };

  const Material* find(const std::array<int, 4>& counts) const;

  std::array<Material, materials> materials_{};
  std::size_t size_ = 0;
  Cells number_{};    ///< of a cell: those on the left come first
  Cells cell_{};      ///< of a number
  Cells mirrored_{};  ///< of a number
};

class Endings {
 public:
  /// Every won ending is over after so many plies at most, as the maker of the table says.
  static constexpr int longest_win = 33;

  /// Reads the table: a first line, then one byte for five places; error.endings.line,
  /// error.endings.size.
  static Expected<Endings> parse(const Board<Narrow>& board, std::string_view bytes);
  /// The text of a table with the ending of each place.
  static std::string print(std::span<const Ending> endings);

  std::optional<Ending> find(const Position<Narrow>& position) const;

 private:
  Endings(const EndingSlots& slots, std::string_view packed) : slots_(slots), packed_(packed) {}

  EndingSlots slots_;
  std::string packed_;
};

/// Also error.endings.none for other boards.
Expected<Endings> parse_endings(const Rules<Narrow>& rules, std::string_view bytes);
/// Nothing for other rules than the usual ones, and where
/// the limit of plies without progress could come before the win.
std::optional<Ending> ending(const Rules<Narrow>& rules, const Endings& endings,
                             const Position<Narrow>& position);

}  // namespace alveole::hexdame
