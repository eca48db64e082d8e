#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/game.h"
#include "search/board.h"
#include "search/frame.h"
#include "search/limits.h"
#include "search/opinions.h"
#include "search/ordering.h"
#include "search/reductions.h"
#include "search/root_moves.h"
#include "search/score.h"
#include "search/statistics.h"
#include "search/transposition_table.h"

namespace alveole::search {

/// Alpha-beta search (principal variation search, iterative deepening) of any game.
///
/// It does not call itself. Every position of the line being searched has a Frame, and `run` turns
/// a wheel of stages until the budget is used up, so that it can stop after any node and go on
/// later. How the nodes are sliced never changes the tree.
///
///     begin_iteration -> begin_pass -> enter -> next_move -> enter (one ply deeper) ...
///            ^               ^           |       ^  |
///            |               |           v       |  v
///            +----------- end_pass <--- leave -> returned         (leave at the root -> end_pass)
///
/// An iteration searches the root once for every line that is wanted, and again where the score
/// falls outside the window that was guessed. What happens at a node is in nodes.h, at the root in
/// root.h.
///
/// It reads no clock, starts no thread and draws no random number: same calls, same tree.
template <SearchableRules R>
class Search {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  explicit Search(R rules) : rules_(std::move(rules)), selectivity_(selectivity_of(rules_)) {}
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  /// Memory of the table, see TranspositionTable::resize; the search begun before is dropped.
  bool resize_table(int megabytes) {
    stage_ = Stage::idle;
    return table_.resize(megabytes);
  }
  /// Evaluates with these weights from now on, or plainly if there are none; the search begun
  /// before is dropped, and the table forgets what it was told by the old ones. There are as many
  /// as the game's weight_count says.
  void set_weights(std::span<const std::int16_t> weights) {
    clear();
    knowledge_ = make_knowledge(rules_, weights);
  }
  /// Asks this table of endings from now on, which the game's parse_endings has read, or none if
  /// there is none; the search begun before is dropped.
  void set_endings(AnyEndings endings) {
    clear();
    endings_ = std::move(endings);
  }
  /// Forgets all that was learned from earlier searches.
  void clear() {
    stage_ = Stage::idle;
    table_.clear();
    history_.clear();
  }

  /// Begins a search of `root`; `earlier` are the keys of the positions of the game before it.
  void start(const Position& root, std::span<const std::uint64_t> earlier, const Limits& limits) {
    limits_ = limits;
    nodes_ = 0;
    iteration_ = 0;
    result_ = {};
    statistics_ = {};
    board_.reset(root, earlier);
    table_.next_search();
    history_.clear();
    replies_.clear();
    for (int ply = 0; ply <= max_ply; ++ply) frame(ply).killers.clear();
    // Whoever overlooks moves does not know endings by heart either.
    knows_endings_ = limits_.ignorance == 0;
    root_is_solved_ = knows_endings_ && ending_of(rules_, endings_, root).has_value();
    list_root_moves();
    take_lines();
    stage_ = root_moves_.empty() ? Stage::idle : Stage::begin_iteration;
  }

  /// Looks at no more than `node_budget` further nodes.
  Progress run(std::uint64_t node_budget) {
    const std::uint64_t room = limits_.nodes - nodes_;
    const std::uint64_t pause_at = nodes_ + std::min(node_budget, room);
    while (true) {
      switch (stage_) {
        case Stage::idle:
          return Progress::finished;
        case Stage::begin_iteration:
          stage_ = begin_iteration();
          break;
        case Stage::begin_pass:
          stage_ = begin_pass();
          break;
        case Stage::enter:
          if (nodes_ == pause_at) {
            if (nodes_ < limits_.nodes) return Progress::paused;
            stop();
            return Progress::finished;
          }
          stage_ = enter();
          break;
        case Stage::next_move:
          stage_ = next_move();
          break;
        case Stage::returned:
          stage_ = returned();
          break;
        case Stage::leave:
          stage_ = leave();
          break;
        case Stage::end_pass:
          stage_ = end_pass();
          break;
        case Stage::end_iteration:
          stage_ = end_iteration();
          return stage_ == Stage::idle ? Progress::finished : Progress::deepened;
      }
    }
  }

  /// Ends the search; what was found in an unfinished iteration counts.
  void stop() {
    if (stage_ == Stage::idle) return;
    if (stage_ != Stage::begin_iteration) take_unfinished_pass();
    stage_ = Stage::idle;
  }

  bool is_running() const { return stage_ != Stage::idle; }
  std::uint64_t nodes() const { return nodes_; }
  /// No line = the game is over at the root.
  const Result<Move>& result() const { return result_; }
  int per_mille_full() const { return table_.per_mille_full(); }
  const Statistics& statistics() const { return statistics_; }

 private:
  enum class Stage : std::uint8_t {
    idle,
    begin_iteration,
    begin_pass,
    enter,
    next_move,
    returned,
    leave,
    end_pass,
    end_iteration,
  };
  using Frame = search::Frame<Move>;

  /// Chains of noisy moves longer than this are judged as they stand.
  static constexpr int max_quiescence = 24;
  static_assert(max_depth + max_quiescence < max_ply);
  /// Depth by which the table judges results: the first level of the quiescence search looks at
  /// more than those below it.
  static constexpr int stored_depth(int depth) { return std::max(depth, -1); }
  /// Of the first window round an expected score.
  static constexpr Score window_half_width = 30;

  Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
  Frame& frame() { return frame(board_.ply()); }

  // The root: root.h.
  void list_root_moves();
  Stage begin_iteration();
  Stage begin_pass();
  Stage enter_root(Frame& here);
  Stage end_pass();
  Stage end_iteration();
  void note_root_move(const Frame& root, Score score);
  Window first_window() const;
  void take_unfinished_pass();
  void take_lines();
  std::size_t wanted_lines() const { return static_cast<std::size_t>(limits_.lines); }

  // Every node: nodes.h.
  Stage enter();
  Stage enter_quiescence(Frame& here, std::uint32_t hint);
  Stage next_move();
  Stage returned();
  Stage leave();
  Stage descend(int depth, Score alpha, Score beta);
  Stage known(Score score);
  Stage push(Frame& here, Trial trial);
  void rank_moves(Frame& here, std::uint32_t hint);
  void improve(Frame& here, Score score);
  void learn_from_cutoff(Frame& here);
  bool is_enough(const TableEntry& stored, const Frame& here) const;
  Score evaluation() const;
  Score evaluation_by_weights() const;
  Score final_score() const;
  /// The code of the move that led here; 0 after a pass and at the root.
  std::uint32_t last_code();

  // What is left out or searched less: selective.h.
  std::optional<Score> good_enough(Frame& here);
  bool wants_to_pass(Frame& here);
  std::optional<Score> calm_evaluation(Frame& here);
  bool is_hopeless(const Frame& here) const;
  int reduction(const Frame& here) const;

  R rules_;
  Selectivity selectivity_;
  KnowledgeOf<R> knowledge_ = make_knowledge(rules_, {});
  AnyEndings endings_;
  bool knows_endings_ = true;
  bool root_is_solved_ = false;
  Board<R> board_{rules_, knowledge_};
  TranspositionTable table_;
  History history_;
  Replies replies_;
  std::unique_ptr<Frame[]> frames_ = std::make_unique<Frame[]>(max_ply + 1);
  Limits limits_;
  Stage stage_ = Stage::idle;
  int iteration_ = 0;
  RootMoves<Move> root_moves_;
  std::size_t line_ = 0;  ///< index of the line being searched; the root moves before it are done
  Window window_;         ///< of the pass
  std::uint64_t nodes_ = 0;
  Score returned_score_ = 0;
  Result<Move> result_;
  Statistics statistics_;
};

}  // namespace alveole::search

#include "search/nodes.h"
#include "search/root.h"
#include "search/selective.h"
