#include "debug/workbench.h"

#include <algorithm>
#include <utility>

#include "engine/set_up_lines.h"

namespace alveole::debug {

namespace {

/// Whether a line is the last one that answers a question.
bool is_answer(std::string_view line) {
  return line.starts_with("response ") || line.starts_with("bestmove ");
}

}  // namespace

Workbench::Workbench() : lines_{"setoption name Stats value true"} {}

void Workbench::look_at(const match::Match& match) {
  std::vector<std::string> position = engine::set_up_lines(match);
  if (position == position_) return;
  end_work();
  forget_answers();
  position_ = std::move(position);
  lines_.insert(lines_.end(), position_.begin(), position_.end());
  refusal_.clear();
  evaluation_ = {};
  divide_ = {};
  if (!watches_player_) forget_search();
  ask(Task::evaluation, "query evaluation");
  if (searched_lines_ > 0) search(searched_lines_);
}

void Workbench::search(int lines) {
  if (position_.empty()) return;
  end_work();
  searched_lines_ = std::clamp(lines, 1, most_lines);
  lines_.push_back("setoption name MultiPV value " + std::to_string(searched_lines_));
  begin_search(false);
  ask(Task::search, "go infinite");
}

void Workbench::divide(int depth) {
  if (position_.empty()) return;
  stop();
  const int plies = std::clamp(depth, 1, most_plies);
  divide_ = {.depth = plies, .running = true, .counts = {}, .answer = {}};
  ask(Task::divide, "divide " + std::to_string(plies));
}

void Workbench::stop() {
  searched_lines_ = 0;
  end_work();
}

void Workbench::end_work() {
  const bool works =
      !tasks_.empty() && (tasks_.back() == Task::search || tasks_.back() == Task::divide);
  if (!works) return;
  lines_.emplace_back("stop");
  tasks_.back() = Task::forgotten;
  divide_.running = false;
  if (!watches_player_) search_.running = false;
}

void Workbench::forget_answers() {
  std::ranges::fill(tasks_, Task::forgotten);
}

void Workbench::ask(Task task, std::string line) {
  tasks_.push_back(task);
  lines_.push_back(std::move(line));
}

void Workbench::receive(std::string_view line) {
  if (line.starts_with("info string error ")) {
    refusal_ = line;
    return;
  }
  if (tasks_.empty()) return;
  switch (tasks_.front()) {
    case Task::evaluation:
      evaluation_.receive(line);
      break;
    case Task::search:
      if (!watches_player_) receive_search(line);
      break;
    case Task::divide:
      divide_.receive(line);
      break;
    case Task::forgotten:
      break;
  }
  if (is_answer(line)) tasks_.pop_front();
}

void Workbench::watch_question(std::string_view line) {
  if (line == "go" || line.starts_with("go ")) begin_search(true);
}

void Workbench::watch_answer(std::string_view line) {
  if (watches_player_) receive_search(line);
}

void Workbench::begin_search(bool of_player) {
  forget_search();
  watches_player_ = of_player;
  search_.running = true;
}

void Workbench::forget_search() {
  search_ = {};
  root_moves_ = {};
}

void Workbench::receive_search(std::string_view line) {
  search_.receive(line);
  root_moves_.receive(line);
}

std::vector<std::string> Workbench::take_lines() {
  return std::exchange(lines_, {});
}

}  // namespace alveole::debug
