#include "games/hexdame/captures.h"

namespace alveole::hexdame {

namespace {

/// Up to so many states a plain scan of the layer beats hashing.
constexpr std::size_t scanned_states = 24;

template <class Word>
std::uint64_t hash(Word taken) {
  auto mixed = static_cast<std::uint64_t>(taken);
  if constexpr (sizeof(Word) > 8)
    mixed ^= static_cast<std::uint64_t>(taken >> 64) * 0x9E3779B97F4A7C15U;
  mixed *= 0xD6E8FEB86659FD93U;
  return mixed ^ (mixed >> 32);
}

}  // namespace

template <class Word>
CaptureSearch<Word>::CaptureSearch(const Rules<Word>& rules, const Position<Word>& position,
                                   int from)
    : ground_(rules, position, from) {
  layers_.push_back(0);
  states_.push_back({0, ground_.ring().bit(from)});
  for (std::size_t done = 0; done < states_.size();) {
    const std::size_t end = states_.size();
    layers_.push_back(static_cast<std::uint32_t>(end));
    for (; done < end; ++done) {
      const State state = states_[done];
      ground_.for_each_jump(state.cells, state.taken, [&](int, int victim, Word landings) {
        add(state.taken | ground_.ring().bit(victim), landings);
      });
    }
  }
}

template <class Word>
void CaptureSearch<Word>::add(Word taken, Word cells) {
  const std::size_t place = find(taken);
  if (place != none) {
    states_[place].cells |= cells;
    return;
  }
  const std::size_t layer_begin = layers_[layers_.size() - 1];
  if (states_.size() - layer_begin == max_layer) return;
  states_.push_back({taken, cells});
  if (states_.size() <= scanned_states) return;
  if (slots_.size() < 2 * states_.size()) {
    index_states();
  } else {
    slots_[slot_of(taken)] = static_cast<std::uint32_t>(states_.size());
  }
}

template <class Word>
std::size_t CaptureSearch<Word>::find(Word taken) const {
  if (!slots_.empty()) {
    const std::uint32_t entry = slots_[slot_of(taken)];
    return entry == 0 ? none : entry - 1;
  }
  for (std::size_t place = 0; place < states_.size(); ++place) {
    if (states_[place].taken == taken) return place;
  }
  return none;
}

/// The slot that holds a set, or the free one where it belongs.
template <class Word>
std::size_t CaptureSearch<Word>::slot_of(Word taken) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash(taken) & mask;
  while (slots_[slot] != 0 && states_[slots_[slot] - 1].taken != taken) slot = (slot + 1) & mask;
  return slot;
}

/// Makes the table four times as large as the states it indexes.
template <class Word>
void CaptureSearch<Word>::index_states() {
  slots_.assign(std::bit_ceil(4 * states_.size()), 0);
  for (std::size_t place = 0; place < states_.size(); ++place) {
    slots_[slot_of(states_[place].taken)] = static_cast<std::uint32_t>(place + 1);
  }
}

template <class Word>
Word CaptureSearch<Word>::stuck(const State& state) const {
  Word moving = 0;
  ground_.for_each_jump(state.cells, state.taken, [&](int direction, int victim, Word) {
    moving |= ground_.sources(state.cells, victim, direction);
  });
  return state.cells & ~moving;
}

template class CaptureSearch<Narrow>;
template class CaptureSearch<Wide>;

}  // namespace alveole::hexdame
