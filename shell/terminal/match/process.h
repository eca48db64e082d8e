#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "text/error.h"

namespace alveole::terminal {

using Clock = std::chrono::steady_clock;

/// A program that runs beside this one and is spoken to in lines over its standard input and
/// output. What it writes on standard error goes where ours goes. Ends with this object.
class Process {
 public:
  /// Runs a command as a POSIX shell reads it. error.opponent.no-process; a command that does not
  /// exist shows by its end.
  static Expected<Process> start(const std::string& command);

  Process(Process&& from) noexcept
      : id_(std::exchange(from.id_, 0)),
        input_(std::exchange(from.input_, -1)),
        output_(std::exchange(from.output_, -1)),
        read_(std::move(from.read_)) {}
  Process& operator=(Process&& from) noexcept;
  /// Ends the program at once, with all that it has started.
  ~Process();

  /// Closes its input and waits until it has closed its output.
  void wait_for_end(Clock::time_point deadline);

  /// Sends text; error.opponent.ended, error.opponent.silent if it takes nothing any more.
  Expected<void> write(std::string_view text, Clock::time_point deadline);
  /// The next line, without its end. error.opponent.ended, error.opponent.silent,
  /// error.opponent.endless-line.
  Expected<std::string> read_line(Clock::time_point deadline);

 private:
  Process(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}
  Expected<void> read_some(Clock::time_point deadline);

  pid_t id_ = 0;      ///< 0 = none
  int input_ = -1;    ///< we write there
  int output_ = -1;   ///< we read there
  std::string read_;  ///< and not yet taken
};

}  // namespace alveole::terminal
