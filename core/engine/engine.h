#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/book.h"
#include "engine/go_limits.h"
#include "engine/line_reader.h"
#include "engine/perft_walk.h"
#include "engine/reason_line.h"
#include "games/weights.h"
#include "match/match.h"
#include "search/any_searcher.h"
#include "text/error.h"
#include "text/scanner.h"

namespace alveole::engine {

/// The computer player behind its text protocol (protocol.md): text in, text out, stepped from
/// outside. It has no clock and no thread; whoever carries the text brings both:
///
///     engine.feed("position startpos\ngo movetime 1000\n");
///     while (engine.wants_step()) engine.step(milliseconds(), node_budget);
///     write(engine.take_output());
class Engine {
 public:
  /// `version` is what `ugi` answers after the name.
  explicit Engine(std::string_view version);

  /// The kinds of files `load` knows, and their names below assets/GAME/.
  struct AssetKind {
    std::string_view kind;
    std::string_view file;
  };
  static constexpr std::array<AssetKind, 3> asset_kinds = {
      {{"weights", "weights.bin"}, {"book", "book.txt"}, {"endings", "endings.bin"}}};

  /// Takes what a game's computer player knows beside its rules; whoever carries the text brings
  /// the bytes. Where it is refused the engine plays on without: error.engine.unknown-asset for the
  /// kind, error.game.unknown, what the kind's own parser refuses (weights.h, book.h,
  /// AnyGame::read_endings),
  /// error.weights.other-game, error.weights.unfit if the game has another number of features,
  /// error.engine.busy while there is work.
  Expected<void> load(std::string_view game, std::string_view kind, std::string_view bytes);
  /// The weights that were loaded for a game with its settings; none = it is evaluated plainly.
  std::span<const std::int16_t> weights_for(const AnyGame& game) const;

  /// Takes any piece of the input. Complete lines are carried out before it returns; only `go`,
  /// `perft` and their like begin work that `step` has to do.
  void feed(std::string_view bytes);
  /// The input is at its end: carries out an unfinished last line, ends a search without limit.
  void end_input();

  /// Whether there is work for `step`.
  bool wants_step() const { return work_ != Work::none && work_ != Work::hold; }
  /// Looks at about `node_budget` nodes. `now` is the time in milliseconds on any clock that never
  /// runs backwards; a search begins with its first step.
  void step(std::int64_t now, std::uint64_t node_budget);

  /// Complete lines written since the last call.
  std::string take_output() { return std::exchange(output_, {}); }
  /// `quit` was read: nothing more will be carried out.
  bool has_quit() const { return has_quit_; }

 private:
  enum class Work : std::uint8_t {
    none,
    search,
    prove,  ///< a win by force
    count,  ///< perft and divide
    hold,   ///< a search that has ended by itself; its answer waits for `stop` or `ponderhit`
  };
  /// What a search or a proof is for.
  enum class Purpose : std::uint8_t {
    move,
    hint,
    threat,  ///< the position as it is, then with the other side to move
    reason,  ///< for the best move, or for what follows the one that is asked about
    win,     ///< the proof alone
  };
  struct Command;
  struct Option;

  // The commands, each called with the words after its name.
  Expected<void> ugi(Token words);
  Expected<void> isready(Token words);
  Expected<void> setoption(Token words);
  Expected<void> uginewgame(Token words);
  Expected<void> position(Token words);
  Expected<void> go(Token words);
  Expected<void> perft(Token words);
  Expected<void> divide(Token words);
  Expected<void> stop(Token words);
  Expected<void> ponderhit(Token words);
  Expected<void> hint(Token words);
  Expected<void> query(Token words);
  Expected<void> describe(Token words);
  Expected<void> quit(Token words);

  // The options, each called with its value.
  Expected<void> set_game(Token value);
  Expected<void> set_variant(Token value);
  Expected<void> set_options(Token value);
  Expected<void> set_hash(Token value);
  Expected<void> set_level(Token value);
  Expected<void> set_lines(Token value);
  Expected<void> set_seed(Token value);
  Expected<void> set_ponder(Token value);
  Expected<void> set_own_book(Token value);
  Expected<void> set_statistics(Token value);

  void carry_out(const Line& line);
  Expected<void> carry_out(Token line);
  Expected<void> set_up(std::string_view game, std::string_view variant, Token options);
  Expected<void> require_searcher();
  Expected<void> load_weights(std::string_view game, std::string_view bytes);
  Expected<void> load_book(std::string_view game, std::string_view bytes);
  Expected<void> load_endings(std::string_view game, std::string_view bytes);
  /// Of a game in its usual variant; none for others.
  AnyEndings endings_for(const AnyGame& game) const;
  /// Whether the book may answer a search with these limits.
  bool may_use_book(const GoLimits& limits) const;
  /// What the book plays here; nullptr if it does not say.
  AnyMove book_move() const;
  /// Searches the position, or the one after a move that does not end the game.
  Expected<void> begin_search(Purpose purpose, GoLimits limits, const AnyMove& first = nullptr);
  void step_search(std::uint64_t node_budget);
  void end_search();
  void write_move();
  Expected<void> ask_for_win();
  /// Begins to look for a win by force; false where the game has no way of its own to find one, and
  /// where the game has come to a position twice, so that a line might end in a repetition.
  bool begin_proof(Purpose purpose);
  void step_proof(std::uint64_t position_budget);
  /// Answers, or goes on with the general search.
  void end_proof();
  Expected<void> begin_hint_search();
  void write_hint(const AnyMove& move);
  Expected<void> ask_for_threat();
  /// Goes on to its second search, or answers.
  void end_threat_search();
  Expected<void> ask_for_reason(Token move);
  /// Answers why the move of `explained_` is good, or searches for what follows it first.
  Expected<void> explain();
  void end_reason_search();
  /// What is known to speak for the move of `explained_`.
  std::optional<ReasonLine> known_reason() const;
  /// What is told where nothing is known: how the game may go on.
  ReasonLine expected_line() const;
  void write_info();
  void write_line(const search::SearchInfo& info, int number, const search::SearchLine& line);
  Expected<void> tell_evaluation();
  Expected<void> begin_count(const Expected<std::int64_t>& depth, bool tells_parts);
  void step_count(std::uint64_t leaf_budget);
  std::string legal_moves() const;
  /// The moves of a line that begins here.
  std::vector<std::string> texts_of(std::span<const AnyMove> line) const;
  /// Of the rules, the third occurrence included.
  const Status& status() const { return match_.node(match_.current()).ending; }
  /// 0 if the side that moves first in the game is to move, else 1.
  int player_to_move() const;
  /// Another game begins. The rules alone end it: where the result is settled, but another move is
  /// allowed, it is to be found.
  void set_match(match::Match match);
  void write(std::string_view line);

  static const Command known_commands[];
  static const Option known_options[];

  std::string version_;
  LineReader input_;
  std::string output_;
  bool has_quit_ = false;

  match::Match match_;
  int level_ = 0;  ///< 0 = off
  int lines_ = 1;
  std::uint64_t seed_ = 0;
  bool own_book_ = false;
  bool tells_statistics_ = false;
  int table_megabytes_ = search::TranspositionTable::default_megabytes;
  std::map<std::string, Weights, std::less<>> weights_;  ///< by game
  std::map<std::string, Book, std::less<>> books_;       ///< likewise
  std::map<std::string, AnyEndings, std::less<>> endings_;
  std::unique_ptr<search::AnySearcher> searcher_;  ///< made when first needed

  /// Most lines that MultiPV may ask for.
  static constexpr int most_lines = 64;
  /// As many as a double of any host language holds.
  static constexpr std::int64_t largest_seed = std::int64_t{1} << 53;

  Work work_ = Work::none;
  Purpose purpose_ = Purpose::move;
  int hint_steps_ = 0;                              ///< how much of the move a hint tells
  std::optional<search::Score> score_before_pass_;  ///< once the first search for a threat is done
  search::SearchLine found_;      ///< by the last search for a move here; no moves = none yet
  search::SearchLine explained_;  ///< what is asked about; depth 0 = a move that was not searched
  GoLimits limits_;
  std::int64_t clock_from_ = 0;  ///< value of `elapsed_` from which time counts
  std::unique_ptr<WinProof> proof_;
  std::uint64_t proof_left_ = 0;  ///< positions it may still look at
  std::optional<PerftWalk> walk_;
  bool tells_parts_ = false;  ///< the count of each move too (`divide`)
  std::size_t parts_told_ = 0;
  std::optional<std::int64_t> begun_;  ///< time of the first step of the work
  std::int64_t elapsed_ = 0;           ///< since then
};

}  // namespace alveole::engine
