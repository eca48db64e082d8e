#include "platform/native/engine_thread.h"

#include <chrono>
#include <cstdio>
#include <utility>

#include "assets/load_engine_assets.h"
#include "engine/engine.h"
#include "engine/pace.h"

namespace alveole::platform {

namespace {

std::int64_t milliseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::size_t begin = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

}  // namespace

EngineThread::EngineThread(std::function<void()> wake)
    : wake_(std::move(wake)), thread_([this] { run(); }) {}

EngineThread::~EngineThread() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void EngineThread::send(std::string_view line) {
  {
    const std::lock_guard lock(mutex_);
    input_ += line;
    input_ += '\n';
  }
  changed_.notify_all();
}

std::vector<std::string> EngineThread::take_lines() {
  const std::lock_guard lock(mutex_);
  return std::exchange(output_, {});
}

void EngineThread::run() {
  engine::Engine engine(ALVEOLE_VERSION);
  for (const Error& error : load_engine_assets(engine)) {
    std::fprintf(stderr, "alveole: %s\n", error.code.c_str());
  }
  engine::Pace pace;
  for (;;) {
    std::string input;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return closing_ || !input_.empty() || engine.wants_step(); });
      if (closing_) return;
      input = std::exchange(input_, {});
    }
    engine.feed(input);
    if (engine.wants_step()) {
      const std::int64_t begun = milliseconds();
      engine.step(begun, pace.budget());
      pace.took(milliseconds() - begun);
    }
    std::vector<std::string> lines = lines_of(engine.take_output());
    if (lines.empty()) continue;
    {
      const std::lock_guard lock(mutex_);
      output_.insert(output_.end(), lines.begin(), lines.end());
    }
    wake_();
  }
}

}  // namespace alveole::platform
