#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "search/score.h"

namespace alveole::search {

/// What a stored score says about the true one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// What is remembered of a position. `score` counts mates from that position.
struct TableEntry {
  Score score = 0;
  int depth = 0;
  Bound bound = Bound::none;
  std::uint32_t move = 0;  ///< code of the best move, 0 = none known
};

/// Results of positions met before, by their key: a fixed amount of memory in which later and
/// deeper results push out old and shallow ones. Who replaces whom depends on the calls alone.
class TranspositionTable {
 public:
  static constexpr int default_megabytes = 16;
  static constexpr int max_megabytes = 512;

  /// Starts empty with the greatest power of two of buckets that fits; 0 = remembers nothing.
  /// False, and nothing changes, if there is not so much memory.
  bool resize(int megabytes);
  void clear();
  /// Marks what is stored so far as older than what comes now.
  void next_search() { age_ = static_cast<std::uint8_t>((age_ + 1) & age_mask); }

  /// Asks for the memory that a look at this key will need soon.
  void prefetch(std::uint64_t key) const {
    if (bucket_count_ != 0) __builtin_prefetch(&bucket_of(key));
  }
  std::optional<TableEntry> find(std::uint64_t key, int ply) const;
  void store(std::uint64_t key, int ply, const TableEntry& entry);

  /// Parts of a thousand filled by this search, from a sample.
  int per_mille_full() const;

 private:
  static constexpr std::uint8_t age_mask = 63;

  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t move = 0;
    std::int16_t score = 0;
    std::int8_t depth = 0;
    Bound bound : 2 = Bound::none;
    std::uint8_t age : 6 = 0;
  };
  /// Fills a line of the processor's cache, so that a look at it waits for memory once.
  struct alignas(64) Bucket : std::array<Slot, 4> {};
  static_assert(sizeof(Bucket) == 64);

  Bucket& bucket_of(std::uint64_t key) const { return buckets_[key & (bucket_count_ - 1)]; }
  /// Rank among the slots of a bucket; the lowest is replaced.
  int worth(const Slot& slot) const;

  std::unique_ptr<Bucket[]> buckets_;
  std::size_t bucket_count_ = 0;
  std::uint8_t age_ = 0;
};

}  // namespace alveole::search
