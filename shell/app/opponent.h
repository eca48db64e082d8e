#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace alveole::app {

/// An answer of the computer player.
struct Answer {
  enum class Kind : std::uint8_t {
    move,    ///< what it plays
    hint,    ///< what it would play in the person's place
    reason,  ///< why, as the whole line of the protocol
  };
  Kind kind = Kind::move;
  std::string text;
};

/// The computer player as the app sees it: lines of the engine protocol (core/engine/protocol.md)
/// out, lines in. Who carries them (a Worker, a thread) is the platform's affair.
class Opponent {
 public:
  /// Asks for a move of this level (1 to 8) in the position that `set_up` leads to
  /// (engine/set_up_lines.h); with another `seed` it may choose another one. Whatever was asked
  /// before is forgotten.
  void ask(std::vector<std::string> set_up, int level, std::uint32_t seed);
  /// Asks for the best move and, as soon as it has come, why. Likewise.
  void ask_hint(std::vector<std::string> set_up);

  /// Stops thinking; an answer still on its way is dropped.
  void cancel();

  /// Takes a line from the engine; an answer if it is one to what was last asked.
  std::optional<Answer> receive(std::string_view line);

  /// The engine was lost and a new one stands ready: what was asked is asked again.
  void restarted();

  /// The engine was lost and none took its place: nothing is asked, and no answer is on its way.
  void lost();

  /// About its own move.
  bool thinking() const { return wanted_ == Answer::Kind::move; }

  /// Lines for the engine since the last call.
  std::vector<std::string> take_lines();

 private:
  void ask(std::vector<std::string> question, Answer::Kind wanted);

  std::optional<Answer::Kind> wanted_;  ///< what comes next; nothing when nothing is asked
  std::vector<std::string> question_;   ///< the lines that ask
  std::vector<std::string> lines_;
  int answers_to_drop_ = 0;
};

}  // namespace alveole::app
