#include "games/hexdame/endings.h"

#include <algorithm>

namespace alveole::hexdame {

namespace {

constexpr std::string_view first_line = "alveole endings hexdame 5, 3 pieces\n";
constexpr int learned_side = 5;
// Three values a place: five places are less than a byte's 256.
constexpr std::size_t places_in_a_byte = 5;
constexpr std::array<int, places_in_a_byte> powers = {1, 3, 9, 27, 81};

constexpr std::size_t bytes_for(std::size_t places) {
  return (places + places_in_a_byte - 1) / places_in_a_byte;
}

}  // namespace

EndingSlots::EndingSlots(const Board<Narrow>& board) {
  const auto& ring = board.ring();
  std::size_t next = 0;
  const auto number_cells = [&](bool left) {
    for (std::uint8_t cell = 0; cell < cells; ++cell) {
      const Square at = board.square(cell);
      if ((at.file >= at.rank) != left) continue;
      cell_[next] = cell;
      number_[cell] = static_cast<std::uint8_t>(next++);
    }
  };
  number_cells(true);
  number_cells(false);
  for (std::size_t number = 0; number < cells; ++number) {
    const Square at = board.square(cell_[number]);
    mirrored_[number] =
        number_[static_cast<std::size_t>(ring.index(board.axial({at.rank, at.file})))];
  }
  std::size_t index = 0;
  for (int pieces = 2; pieces <= most_pieces; ++pieces) {
    for (int own = 1; own < pieces; ++own) {
      for (int own_kings = 0; own_kings <= own; ++own_kings) {
        for (int kings = 0; kings <= pieces - own; ++kings) {
          materials_[index++] = {{own - own_kings, own_kings, pieces - own - kings, kings}, size_};
          size_ += left_cells * (pieces == 2 ? cells : cells * cells);
        }
      }
    }
  }
}

const EndingSlots::Material* EndingSlots::find(const std::array<int, 4>& counts) const {
  const auto* found = std::ranges::find(materials_, counts, &Material::counts);
  return found == materials_.end() ? nullptr : found;
}

std::optional<std::size_t> EndingSlots::of(const Position<Narrow>& position) const {
  const Narrow own = position.own();
  const Narrow enemies = position.enemies();
  const Narrow kings = position.kings;
  if (hex::popcount(own | enemies) > most_pieces) return std::nullopt;
  const std::array<Narrow, 4> kinds = {own & ~kings, own & kings, enemies & ~kings,
                                       enemies & kings};
  std::array<int, 4> counts{};
  std::ranges::transform(kinds, counts.begin(), hex::popcount<Narrow>);
  const Material* material = find(counts);
  if (material == nullptr) return std::nullopt;

  std::array<std::uint8_t, most_pieces> numbers{};
  const auto list = [&](auto&& number_of) {
    std::size_t count = 0;
    for (Narrow rest : kinds) {
      const std::size_t begin = count;
      while (rest != 0) numbers[count++] = number_of(hex::pop_lowest_bit(rest));
      std::sort(numbers.begin() + begin, numbers.begin() + count);
    }
    return count;
  };
  // A half turn gives a cell of the ring the opposite number.
  const auto upwards = [&](int cell) {
    const bool turn = position.side == Side::black && cell != 0;
    return number_[turn ? cells - static_cast<std::size_t>(cell) : static_cast<std::size_t>(cell)];
  };
  std::size_t count = list(upwards);
  if (numbers.front() >= left_cells) {
    count = list([&](int cell) { return mirrored_[upwards(cell)]; });
  }
  std::size_t place = 0;
  for (std::size_t i = 0; i < count; ++i) place = place * cells + numbers[i];
  return material->first + place;
}

std::optional<Position<Narrow>> EndingSlots::position(const Rules<Narrow>& rules,
                                                      std::size_t slot) const {
  const auto next = std::ranges::upper_bound(materials_, slot, {}, &Material::first);
  const Material& material = *(next - 1);
  std::size_t rest = slot - material.first;
  Position<Narrow> position;
  // The last piece is the last digit.
  for (std::size_t kind = material.counts.size(); kind-- > 0;) {
    for (int i = 0; i < material.counts[kind]; ++i) {
      const Narrow bit = Narrow{1} << cell_[rest % cells];
      rest /= cells;
      const Side side = kind < 2 ? Side::white : Side::black;
      const bool king = kind % 2 == 1;
      if ((position.occupied() & bit) != 0) return std::nullopt;
      if (!king && (rules.board().promotion(side) & bit) != 0) return std::nullopt;
      position.pieces[static_cast<std::size_t>(side)] |= bit;
      if (king) position.kings |= bit;
    }
  }
  position = rules.position(position.pieces[0], position.pieces[1], position.kings, Side::white);
  if (of(position) != slot) return std::nullopt;
  return position;
}

Expected<Endings> Endings::parse(const Board<Narrow>& board, std::string_view bytes) {
  if (!bytes.starts_with(first_line)) {
    return fail("error.endings.line", 1,
                {{"expected", std::string(first_line.substr(0, first_line.size() - 1))}});
  }
  bytes.remove_prefix(first_line.size());
  const EndingSlots slots(board);
  const std::size_t wanted = bytes_for(slots.size());
  const auto most = [](char byte) { return static_cast<unsigned char>(byte) < 3 * powers.back(); };
  if (bytes.size() != wanted || !std::ranges::all_of(bytes, most)) {
    return fail("error.endings.size", 1,
                {{"bytes", std::to_string(bytes.size())}, {"wanted", std::to_string(wanted)}});
  }
  return Endings(slots, bytes);
}

std::string Endings::print(std::span<const Ending> endings) {
  std::string text(first_line);
  std::string packed(bytes_for(endings.size()), '\0');
  for (std::size_t slot = 0; slot < endings.size(); ++slot) {
    char& byte = packed[slot / places_in_a_byte];
    byte = static_cast<char>(static_cast<unsigned char>(byte) +
                             powers[slot % places_in_a_byte] * static_cast<int>(endings[slot]));
  }
  return text + packed;
}

std::optional<Ending> Endings::find(const Position<Narrow>& position) const {
  const std::optional<std::size_t> slot = slots_.of(position);
  if (!slot) return std::nullopt;
  const auto byte = static_cast<unsigned char>(packed_[*slot / places_in_a_byte]);
  return static_cast<Ending>(byte / powers[*slot % places_in_a_byte] % 3);
}

Expected<Endings> parse_endings(const Rules<Narrow>& rules, std::string_view bytes) {
  if (rules.board().side() != learned_side) return fail("error.endings.none");
  return Endings::parse(rules.board(), bytes);
}

std::optional<Ending> ending(const Rules<Narrow>& rules, const Endings& endings,
                             const Position<Narrow>& position) {
  const Options& options = rules.options();
  if (options.origin_blocked || options.short_kings || options.free_capture) return std::nullopt;
  const int limit = options.no_progress_limit;
  if (limit != 0 && position.no_progress + Endings::longest_win >= limit) return std::nullopt;
  return endings.find(position);
}

}  // namespace alveole::hexdame
