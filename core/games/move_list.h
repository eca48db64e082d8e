#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>

namespace alveole {

/// A list of moves that lives on the stack for usual positions and moves to the heap for rare huge
/// ones. Reused by generators: `clear()` keeps what it holds.
template <class Move, std::size_t InlineCapacity = 320>
class MoveList {
  static_assert(std::is_trivially_copyable_v<Move>);

 public:
  using value_type = Move;

  // Not defaulted: a move whose members have initialisers would delete the default.
  MoveList() {}  // NOLINT(modernize-use-equals-default)
  MoveList(const MoveList&) = delete;
  MoveList& operator=(const MoveList&) = delete;

  void push_back(const Move& move) {
    if (size_ == capacity_) grow();
    data_[size_++] = move;
  }
  void clear() { size_ = 0; }
  /// Keeps the first `size` moves.
  void truncate(std::size_t size) { size_ = size; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move* begin() { return data_; }
  Move* end() { return data_ + size_; }
  const Move* begin() const { return data_; }
  const Move* end() const { return data_ + size_; }
  Move& operator[](std::size_t i) { return data_[i]; }
  const Move& operator[](std::size_t i) const { return data_[i]; }

 private:
  void grow() {
    auto larger = std::make_unique_for_overwrite<Move[]>(capacity_ * 2);
    for (std::size_t i = 0; i < size_; ++i) larger[i] = data_[i];
    heap_ = std::move(larger);
    data_ = heap_.get();
    capacity_ *= 2;
  }

  // Uninitialised on purpose: clearing 320 moves at every node would cost more than generating
  // them.
  union {
    Move inline_[InlineCapacity];
  };
  std::unique_ptr<Move[]> heap_;
  Move* data_ = inline_;
  std::size_t size_ = 0;
  std::size_t capacity_ = InlineCapacity;
};

}  // namespace alveole
