#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace alveole::platform {

/// The computer player on a thread of its own, spoken to in lines of the engine protocol: the
/// native counterpart of the Worker.
class EngineThread {
 public:
  /// `wake` is called on the engine's thread whenever there are lines to take.
  explicit EngineThread(std::function<void()> wake);
  /// Stops whatever is going on and waits for the thread.
  ~EngineThread();
  EngineThread(const EngineThread&) = delete;
  EngineThread& operator=(const EngineThread&) = delete;

  void send(std::string_view line);
  std::vector<std::string> take_lines();

 private:
  void run();

  std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::string input_;
  std::vector<std::string> output_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace alveole::platform
