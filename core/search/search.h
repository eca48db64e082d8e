#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/game.h"
#include "search/board.h"
#include "search/ordering.h"
#include "search/score.h"
#include "search/transposition_table.h"

namespace alveole::search {

/// What the search asks of a game beside its rules.
template <class R>
concept SearchableRules = Rules<R> && requires(const R& rules, const typename R::Position& position,
                                               const typename R::Move& move) {
  { evaluate(rules, position) } -> std::same_as<int>;
  { noisy(rules, position, move) } -> std::same_as<bool>;
};

/// When a search ends by itself.
struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  int depth = max_depth;
};

/// Why `run` returned.
enum class Progress : std::uint8_t {
  paused,    ///< the budget is used up
  deepened,  ///< an iteration has ended: there is a new result
  finished,  ///< by a limit, a proven result or `stop`
};

/// The latest result of a search.
template <class Move>
struct Result {
  int depth = 0;            ///< of the last complete iteration, 0 = none yet
  int selective_depth = 0;  ///< longest line looked at so far
  Score score = 0;
  std::vector<Move> line;  ///< the principal variation; its first move is the best move
};

/// Alpha-beta search (principal variation search, iterative deepening) of any game.
///
/// It does not call itself. Every position of the line being searched has a Frame, and `run` turns
/// a wheel of stages until the budget is used up, so that it can stop after any node and go on
/// later. How the nodes are sliced never changes the tree.
///
///     begin_iteration -> enter -> next_move -> enter (one ply deeper) ...
///                          |          ^  |
///                          v          |  v
///                        leave ---> returned          leave at the root -> end_iteration
///
/// It reads no clock, starts no thread and draws no random number: same calls, same tree.
template <SearchableRules R>
class Search {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  explicit Search(R rules) : rules_(std::move(rules)) {}
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
    result_ = {};
    board_.reset(root, earlier);
    table_.next_search();
    history_.clear();
    for (int ply = 0; ply <= max_ply; ++ply) frame(ply).killers.clear();
    MoveList<Move>& moves = frame(0).moves;
    generate(moves);
    if (moves.empty()) {
      stage_ = Stage::idle;
      return;
    }
    result_.line.assign(1, moves[0]);
    iteration_ = 0;
    stage_ = Stage::begin_iteration;
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
        case Stage::end_iteration:
          stage_ = end_iteration();
          return stage_ == Stage::idle ? Progress::finished : Progress::deepened;
      }
    }
  }

  /// Ends the search; the best move found in an unfinished iteration counts.
  void stop() {
    if (stage_ == Stage::idle) return;
    if (stage_ != Stage::begin_iteration) take_unfinished_iteration();
    stage_ = Stage::idle;
  }

  bool is_running() const { return stage_ != Stage::idle; }
  std::uint64_t nodes() const { return nodes_; }
  /// Empty line = the game is over at the root.
  const Result<Move>& result() const { return result_; }
  int per_mille_full() const { return table_.per_mille_full(); }

 private:
  enum class Stage : std::uint8_t {
    idle,
    begin_iteration,
    enter,
    next_move,
    returned,
    leave,
    end_iteration,
  };

  /// How the move being tried is searched: with the whole window, or only to learn whether it is
  /// better than the best so far (a window of width one).
  enum class Window : std::uint8_t { full, scout };

  /// One position of the line being searched.
  struct Frame {
    MoveList<Move> moves;
    MoveList<RankedMove> order;
    std::vector<Move> line;  ///< best line from here
    Killers killers;
    std::size_t tried = 0;  ///< moves of `order` begun so far; the last of them is being searched
    Score alpha = 0;
    Score beta = 0;
    Score first_alpha = 0;  ///< alpha before any move was searched
    Score best = 0;
    std::uint32_t best_code = 0;
    int depth = 0;  ///< plies still to search; 0 and less = quiescence
    Window window = Window::full;
  };

  /// Chains of noisy moves longer than this are judged as they stand.
  static constexpr int max_quiescence = 24;
  static_assert(max_depth + max_quiescence < max_ply);

  Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
  Frame& frame() { return frame(board_.ply()); }

  // --- the stages -------------------------------------------------------------------------------

  Stage begin_iteration() {
    ++iteration_;
    return descend(iteration_, -infinite_score, infinite_score);
  }

  /// A new node: is its value known without searching moves?
  Stage enter() {
    ++nodes_;
    Frame& here = frame();
    const int ply = board_.ply();
    result_.selective_depth = std::max(result_.selective_depth, ply);
    if (ply > 0) {
      if (board_.is_repeated() && !rules_.status(board_.position()).over()) {
        return known(draw_score);
      }
      // No line can be better than to win with the next move, nor worse than to have lost.
      here.alpha = std::max(here.alpha, loss_in(ply));
      here.beta = std::min(here.beta, win_in(ply + 1));
      if (here.alpha >= here.beta) return known(here.alpha);
    }
    const std::optional<TableEntry> stored = table_.find(board_.key(), ply);
    if (stored && is_enough(*stored, here)) return known(stored->score);

    generate(here.moves);
    if (here.moves.empty()) return known(final_score());
    if (ply == max_ply || here.depth <= -max_quiescence) return known(evaluation());
    here.first_alpha = here.alpha;
    const std::uint32_t hint = ply == 0 ? code_of(result_.line.front()) : stored ? stored->move : 0;
    rank_moves(here, hint);
    return here.depth > 0 ? Stage::next_move : stand_pat(here);
  }

  /// Tries the most promising move that is left.
  Stage next_move() {
    Frame& here = frame();
    if (here.tried == here.order.size()) return Stage::leave;
    RankedMove* const end = here.order.end();
    select_best(here.order.begin() + here.tried, end);
    const bool first = here.tried++ == 0;
    // The first move sets the mark; from the others we only expect to hear that they are no better.
    here.window = first || here.beta - here.alpha == 1 ? Window::full : Window::scout;
    const Score beta = here.window == Window::scout ? here.alpha + 1 : here.beta;
    board_.push(current_move(here));
    return descend(here.depth - 1, -beta, -here.alpha);
  }

  /// The move that was tried has its score.
  Stage returned() {
    Frame& here = frame();
    const Score score = -returned_score_;
    if (here.window == Window::scout && score > here.alpha && score < here.beta) {
      here.window = Window::full;
      board_.push(current_move(here));
      return descend(here.depth - 1, -here.beta, -here.alpha);
    }
    if (score > here.best) {
      here.best = score;
      if (score > here.alpha) improve(here, score);
    }
    return here.alpha >= here.beta ? Stage::leave : Stage::next_move;
  }

  /// All moves have been searched, or one was too good.
  Stage leave() {
    Frame& here = frame();
    if (here.best >= here.beta) learn_from_cutoff(here);
    const Bound bound = here.best >= here.beta         ? Bound::lower
                        : here.best > here.first_alpha ? Bound::exact
                                                       : Bound::upper;
    table_.store(board_.key(), board_.ply(),
                 {here.best, std::max(here.depth, 0), bound, here.best_code});
    return known(here.best);
  }

  Stage end_iteration() {
    Frame& root = frame(0);
    result_.depth = iteration_;
    result_.score = root.best;
    result_.line = root.line;
    // A mate that was found within the depth searched is the shortest one.
    const bool proven = is_mate(root.best) && std::abs(mate_distance(root.best)) <= iteration_;
    return proven || iteration_ >= std::min(limits_.depth, max_depth) ? Stage::idle
                                                                      : Stage::begin_iteration;
  }

  // --- what the stages are made of --------------------------------------------------------------

  /// Prepares the frame of the position that has just been reached.
  Stage descend(int depth, Score alpha, Score beta) {
    Frame& here = frame();
    here.depth = depth;
    here.alpha = alpha;
    here.beta = beta;
    here.best = -infinite_score;
    here.best_code = 0;
    here.tried = 0;
    here.line.clear();
    return Stage::enter;
  }

  /// The value of this node is known: back to the one before.
  Stage known(Score score) {
    returned_score_ = score;
    if (board_.ply() == 0) return Stage::end_iteration;
    board_.pop();
    return Stage::returned;
  }

  /// In the quiescence search the side to move need not go on, unless every move it has is noisy.
  Stage stand_pat(Frame& here) {
    const auto quiet = std::remove_if(here.order.begin(), here.order.end(),
                                      [](const RankedMove& move) { return !move.noisy; });
    const bool forced = quiet == here.order.end();
    here.order.truncate(static_cast<std::size_t>(quiet - here.order.begin()));
    if (forced) return Stage::next_move;
    here.best = evaluation();
    here.alpha = std::max(here.alpha, here.best);
    return here.alpha >= here.beta ? Stage::leave : Stage::next_move;
  }

  /// The moves to search: all, or those the game thinks worth it (never none of several).
  void generate(MoveList<Move>& moves) {
    moves.clear();
    if constexpr (requires { candidate_moves(board_.stack(), moves); }) {
      candidate_moves(board_.stack(), moves);
    } else if constexpr (requires { candidate_moves(rules_, board_.position(), moves); }) {
      candidate_moves(rules_, board_.position(), moves);
    } else {
      rules_.legal_moves(board_.position(), moves);
    }
  }

  void rank_moves(Frame& here, std::uint32_t hint) {
    const Position& position = board_.position();
    const Side side = rules_.side_to_move(position);
    here.order.clear();
    for (std::size_t i = 0; i < here.moves.size(); ++i) {
      const Move& move = here.moves[i];
      const std::uint32_t code = code_of(move);
      const bool is_noisy = noisy(rules_, position, move);
      const int score = ordering_score(code == hint, is_noisy, here.killers.rank(code),
                                       history_.score(side, code));
      here.order.push_back({score, static_cast<std::uint32_t>(i), code, is_noisy});
    }
  }

  static const RankedMove& current(const Frame& here) { return here.order[here.tried - 1]; }
  static const Move& current_move(const Frame& here) { return here.moves[current(here).place]; }

  void improve(Frame& here, Score score) {
    here.alpha = score;
    here.best_code = current(here).code;
    if (here.beta - here.first_alpha == 1) return;  // off the principal variation: no line wanted
    here.line.assign(1, current_move(here));
    const std::vector<Move>& rest = frame(board_.ply() + 1).line;
    here.line.insert(here.line.end(), rest.begin(), rest.end());
  }

  void learn_from_cutoff(Frame& here) {
    if (here.tried == 0 || here.depth <= 0 || current(here).noisy) return;
    const Side side = rules_.side_to_move(board_.position());
    here.killers.add(current(here).code);
    history_.reward(side, current(here).code, here.depth);
    for (std::size_t i = 0; i + 1 < here.tried; ++i) {
      if (!here.order[i].noisy) history_.punish(side, here.order[i].code, here.depth);
    }
  }

  /// Whether a stored result answers this node. On the principal variation it never does, so that
  /// the line is complete and no draw by repetition is overlooked there.
  static bool is_enough(const TableEntry& stored, const Frame& here) {
    if (here.beta - here.alpha > 1 || stored.depth < here.depth) return false;
    if (stored.score >= here.beta) return stored.bound != Bound::upper;
    return stored.score <= here.alpha && stored.bound != Bound::lower;
  }

  Score evaluation() const {
    if constexpr (requires { evaluate(board_.stack()); }) {
      return as_evaluation(evaluate(board_.stack()));
    } else {
      if constexpr (requires { evaluate(rules_, knowledge_, board_.position()); }) {
        if (!knowledge_.empty()) {
          return as_evaluation(evaluate(rules_, knowledge_, board_.position()));
        }
      }
      return as_evaluation(evaluate(rules_, board_.position()));
    }
  }

  /// The score of a position in which the game is over.
  Score final_score() const {
    const Outcome outcome = rules_.status(board_.position()).outcome;
    if (outcome == Outcome::none || outcome == Outcome::draw) return draw_score;
    const bool won = outcome == win_for(rules_.side_to_move(board_.position()));
    return won ? win_in(board_.ply()) : loss_in(board_.ply());
  }

  /// The first move of an iteration is the best of the one before; one that has beaten it since is
  /// better still.
  void take_unfinished_iteration() {
    const Frame& root = frame(0);
    if (root.best_code == 0) return;
    result_.score = root.best;
    result_.line = root.line;
  }

  R rules_;
  KnowledgeOf<R> knowledge_ = make_knowledge(rules_, {});
  Board<R> board_{rules_, knowledge_};
  TranspositionTable table_;
  History history_;
  std::unique_ptr<Frame[]> frames_ = std::make_unique<Frame[]>(max_ply + 1);
  Limits limits_;
  Stage stage_ = Stage::idle;
  int iteration_ = 0;
  std::uint64_t nodes_ = 0;
  Score returned_score_ = 0;
  Result<Move> result_;
};

}  // namespace alveole::search
