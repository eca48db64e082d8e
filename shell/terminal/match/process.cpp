#include "terminal/match/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>

namespace alveole::terminal {

namespace {

constexpr std::size_t longest_line = 1 << 20;
constexpr std::int64_t an_hour = 3'600'000;  // milliseconds; poll counts in int

/// Whether `descriptor` became ready before the deadline; also by an end of the other side. Past
/// the deadline it is too late even for what is ready: otherwise who talks without end is never
/// late.
bool wait_for(int descriptor, short event, Clock::time_point deadline) {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return false;
    pollfd watched{descriptor, event, 0};
    const int wait = static_cast<int>(std::min<std::int64_t>(left, an_hour));
    const int ready = poll(&watched, 1, wait);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

void close_one(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

struct Pipe {
  std::array<int, 2> ends = {-1, -1};  ///< read here, write there
  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_one(ends[0]);
    close_one(ends[1]);
  }
  // Closed in programs started meanwhile by other threads.
  bool open() { return pipe2(ends.data(), O_CLOEXEC) == 0; }
};

/// Starts the shell with the ends of the pipes as its standard input and output; 0 if it fails.
pid_t spawn(const std::string& command, const Pipe& to, const Pipe& from) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to.ends[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from.ends[1], STDOUT_FILENO);
  // This program ignores the signal of a broken pipe; others may rely on it.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t restored;
  sigemptyset(&restored);
  sigaddset(&restored, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &restored);
  // A group of its own, so that what it starts ends with it.
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);

  std::string shell = "sh";
  std::string flag = "-c";
  std::string text = "exec " + command;
  std::array<char*, 4> words = {shell.data(), flag.data(), text.data(), nullptr};
  pid_t id = 0;
  const int failed = posix_spawn(&id, "/bin/sh", &actions, &attributes, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failed == 0 ? id : 0;
}

}  // namespace

Expected<Process> Process::start(const std::string& command) {
  Pipe to;
  Pipe from;
  if (!to.open() || !from.open()) return fail("error.opponent.no-process");
  // A program that does not read must not hold us up.
  fcntl(to.ends[1], F_SETFL, O_NONBLOCK);
  const pid_t id = spawn(command, to, from);
  if (id == 0) return fail("error.opponent.no-process");
  return Process(id, std::exchange(to.ends[1], -1), std::exchange(from.ends[0], -1));
}

Process& Process::operator=(Process&& from) noexcept {
  std::swap(id_, from.id_);
  std::swap(input_, from.input_);
  std::swap(output_, from.output_);
  std::swap(read_, from.read_);
  return *this;
}

Process::~Process() {
  if (id_ == 0) return;
  close_one(input_);
  close_one(output_);
  kill(-id_, SIGKILL);
  waitpid(id_, nullptr, 0);
}

void Process::wait_for_end(Clock::time_point deadline) {
  close_one(input_);
  for (Expected<void> more; more; more = read_some(deadline)) read_.clear();
}

Expected<void> Process::write(std::string_view text, Clock::time_point deadline) {
  while (!text.empty()) {
    const ssize_t written = ::write(input_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      if (!wait_for(input_, POLLOUT, deadline)) return fail("error.opponent.silent");
    } else if (errno != EINTR) {
      return fail("error.opponent.ended");
    }
  }
  return {};
}

Expected<std::string> Process::read_line(Clock::time_point deadline) {
  std::size_t searched = 0;
  for (;;) {
    const std::size_t end = read_.find('\n', searched);
    if (end != std::string::npos) {
      std::string line = read_.substr(0, end);
      read_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    searched = read_.size();
    if (searched > longest_line) return fail("error.opponent.endless-line");
    if (Expected<void> more = read_some(deadline); !more) return std::unexpected(more.error());
  }
}

/// Waits for output and appends it to what was read.
Expected<void> Process::read_some(Clock::time_point deadline) {
  if (!wait_for(output_, POLLIN, deadline)) return fail("error.opponent.silent");
  std::array<char, 4096> buffer;
  const ssize_t size = ::read(output_, buffer.data(), buffer.size());
  if (size == 0 || (size < 0 && errno != EINTR)) return fail("error.opponent.ended");
  if (size > 0) read_.append(buffer.data(), static_cast<std::size_t>(size));
  return {};
}

}  // namespace alveole::terminal
