// The transport of the protocol for other programs: a thread reads standard input, and this one
// carries the engine and the clock.

#include "terminal/ugi.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "engine/engine.h"
#include "engine/pace.h"
#include "terminal/weights.h"

namespace alveole::terminal {

namespace {

struct Input {
  std::string bytes;
  bool ended = false;
};

/// What has been read and not yet been given to the engine.
class InputQueue {
 public:
  /// Waits while there is too much already.
  void put(std::string_view bytes) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_.bytes.size() < most_waiting; });
    waiting_.bytes += bytes;
    changed_.notify_all();
  }
  void end() {
    const std::lock_guard lock(mutex_);
    waiting_.ended = true;
    changed_.notify_all();
  }
  /// All there is; waits for something if asked to.
  Input take(bool wait) {
    std::unique_lock lock(mutex_);
    if (wait) changed_.wait(lock, [&] { return !waiting_.bytes.empty() || waiting_.ended; });
    changed_.notify_all();
    return std::exchange(waiting_, Input{{}, waiting_.ended});
  }

 private:
  static constexpr std::size_t most_waiting = 1 << 16;

  std::mutex mutex_;
  std::condition_variable changed_;
  Input waiting_;
};

void read_into(InputQueue& queue) {
  constexpr std::size_t chunk = 1 << 15;
  std::string bytes;
  for (int c = std::getchar(); c != EOF; c = std::getchar()) {
    bytes += static_cast<char>(c);
    if (c == '\n' || bytes.size() == chunk) {
      queue.put(bytes);
      bytes.clear();
    }
  }
  if (!bytes.empty()) queue.put(bytes);
  queue.end();
}

std::int64_t milliseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void write(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

Accepted<void> speak_ugi(const Arguments& arguments) {
  engine::Engine engine(ALVEOLE_VERSION);
  if (auto given = give_weights(engine, arguments.weights); !given) return given;

  // Shared, since the reading thread may still wait for input when this function returns.
  const auto queue = std::make_shared<InputQueue>();
  std::thread([queue] { read_into(*queue); }).detach();

  engine::Pace pace;
  bool ended = false;
  while (!engine.has_quit() && (!ended || engine.wants_step())) {
    if (!ended) {
      const Input input = queue->take(!engine.wants_step());
      engine.feed(input.bytes);
      if (input.ended) engine.end_input();
      ended = input.ended;
    }
    if (engine.wants_step()) {
      const std::int64_t begun = milliseconds();
      engine.step(begun, pace.budget());
      pace.took(milliseconds() - begun);
    }
    write(engine.take_output());
  }
  return {};
}

}  // namespace alveole::terminal
