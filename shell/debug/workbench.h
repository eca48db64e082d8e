#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "debug/panels.h"
#include "match/match.h"

namespace alveole::debug {

/// The panels for developers without the window they are shown in. What is asked for here goes to
/// an engine of their own, so that no game waits for it; the search of the computer player is
/// watched from aside. Lines of the engine protocol go out and come in; who carries them is the
/// platform's affair.
class Workbench {
 public:
  static constexpr int most_lines = 64;  ///< of MultiPV
  static constexpr int most_plies = 12;  ///< of a count: nobody waits for more

  Workbench();

  /// The position on the board. Where it is another one, its evaluation is asked for, what went on
  /// about the old one stops, and a search of the panels' own goes on with the new one.
  void look_at(const match::Match& match);

  /// Searches the position until `stop`, with the scores of so many of the best moves.
  void search(int lines);
  /// Counts the leaves below each move.
  void divide(int depth);
  /// Ends what the two began.
  void stop();

  /// A line from the panels' own engine.
  void receive(std::string_view line);
  /// A line to the engine of the computer player, and one from it.
  void watch_question(std::string_view line);
  void watch_answer(std::string_view line);

  /// Lines for the panels' own engine since the last call.
  std::vector<std::string> take_lines();

  bool has_position() const { return !position_.empty(); }
  /// Whether a search of the panels' own is wanted.
  bool searches() const { return searched_lines_ > 0; }
  const EvaluationPanel& evaluation() const { return evaluation_; }
  const DividePanel& count() const { return divide_; }
  /// The search begun last, here or by the computer player.
  const SearchPanel& latest_search() const { return search_; }
  const RootMovesPanel& root_moves() const { return root_moves_; }
  /// Whether that search is the computer player's.
  bool watches_player() const { return watches_player_; }
  /// What the engine refused; empty = nothing.
  const std::string& refusal() const { return refusal_; }

 private:
  enum class Task : std::uint8_t {
    evaluation,
    search,
    divide,
    forgotten,  ///< its answer is still to come, but nobody wants it
  };

  void ask(Task task, std::string line);
  void begin_search(bool of_player);
  void forget_search();
  void receive_search(std::string_view line);
  /// Stops a search or count. What it still tells is not shown: another may have begun by then.
  void end_work();
  /// What is still to be answered is about a position that is gone.
  void forget_answers();

  std::vector<std::string> lines_;
  std::deque<Task> tasks_;             ///< those not answered yet, in the order of their questions
  std::vector<std::string> position_;  ///< the lines that set up what is looked at
  int searched_lines_ = 0;             ///< of the panels' own search; 0 = there is none
  EvaluationPanel evaluation_;
  DividePanel divide_;
  SearchPanel search_;
  RootMovesPanel root_moves_;
  bool watches_player_ = false;
  std::string refusal_;
};

}  // namespace alveole::debug
