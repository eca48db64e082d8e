#include "search/transposition_table.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <new>

namespace alveole::search {

namespace {

/// A mate counts from the root of the search there, from the position itself in the table.
Score from_position(Score score, int ply) {
  if (!is_mate(score)) return score;
  return score > 0 ? score + ply : score - ply;
}
Score from_root(Score score, int ply) {
  if (!is_mate(score)) return score;
  return score > 0 ? score - ply : score + ply;
}

}  // namespace

bool TranspositionTable::resize(int megabytes) {
  const std::size_t bytes = static_cast<std::size_t>(megabytes) << 20;
  const std::size_t count = megabytes == 0 ? 0 : std::bit_floor(bytes / sizeof(Bucket));
  std::unique_ptr<Bucket[]> buckets;
  if (count > 0) {
    // Without exceptions this is the only way to learn that the memory is not there.
    // NOLINTNEXTLINE(cppcoreguidelines-owning-memory)
    buckets.reset(new (std::nothrow) Bucket[count]);
    if (!buckets) return false;
  }
  buckets_ = std::move(buckets);
  bucket_count_ = count;
  age_ = 0;
  return true;
}

void TranspositionTable::clear() {
  std::fill_n(buckets_.get(), bucket_count_, Bucket{});
  age_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key, int ply) const {
  if (bucket_count_ == 0) return std::nullopt;
  for (const Slot& slot : bucket_of(key)) {
    if (slot.key == key && slot.bound != Bound::none) {
      return TableEntry{from_root(slot.score, ply), slot.depth, slot.bound, slot.move};
    }
  }
  return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, int ply, const TableEntry& entry) {
  if (bucket_count_ == 0) return;
  Bucket& bucket = bucket_of(key);
  Slot* target = std::ranges::find_if(
      bucket, [&](const Slot& slot) { return slot.key == key && slot.bound != Bound::none; });
  if (target == bucket.end()) {
    target = std::ranges::min_element(bucket, {}, [&](const Slot& slot) { return worth(slot); });
  }
  // A result without a move must not make the table forget one that is known for the position.
  const std::uint32_t move = entry.move == 0 && target->key == key ? target->move : entry.move;
  target->key = key;
  target->move = move;
  target->score = static_cast<std::int16_t>(from_position(entry.score, ply));
  target->depth = static_cast<std::int8_t>(entry.depth);
  target->bound = entry.bound;
  target->age = age_ & age_mask;
}

int TranspositionTable::worth(const Slot& slot) const {
  if (slot.bound == Bound::none) return std::numeric_limits<int>::min();
  const int searches_ago = (age_ - slot.age) & age_mask;
  // A search ago weighs as much as this many plies of depth.
  constexpr int plies_per_search = 8;
  return slot.depth - plies_per_search * searches_ago;
}

int TranspositionTable::per_mille_full() const {
  if (bucket_count_ == 0) return 0;
  constexpr std::size_t sampled_buckets = 250;
  const std::size_t sampled = std::min(sampled_buckets, bucket_count_);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sampled; ++i) {
    used += static_cast<std::size_t>(std::ranges::count_if(buckets_[i], [&](const Slot& slot) {
      return slot.bound != Bound::none && slot.age == age_;
    }));
  }
  return static_cast<int>(used * 1000 / (sampled * Bucket{}.size()));
}

}  // namespace alveole::search
