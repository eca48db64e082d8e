#include "debug/panels.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace alveole::debug {

namespace {

constexpr std::string_view response = "response ";

template <class Number>
std::optional<Number> response_in(std::string_view line) {
  if (!line.starts_with(response)) return std::nullopt;
  line.remove_prefix(response.size());
  Number number{};
  const auto [end, problem] = std::from_chars(line.data(), line.data() + line.size(), number);
  if (problem != std::errc{} || end != line.data() + line.size()) return std::nullopt;
  return number;
}

bool in_depths(int depth) {
  return depth >= 1 && depth <= search::max_depth;
}

}  // namespace

void EvaluationPanel::receive(std::string_view line) {
  if (auto term = engine::parse_term(line)) {
    terms.push_back(std::move(*term));
  } else if (const auto whole = engine::parse_sum(line)) {
    sum = whole;
  } else if (line.starts_with(response)) {
    value = response_in<int>(line);
    told = true;
    std::ranges::sort(terms, {}, [](const EvaluationTerm& each) {
      return std::tuple(-std::abs(each.product()), each.name, each.weight);
    });
  }
}

void SearchPanel::receive(std::string_view line) {
  if (auto report = engine::parse_report(line)) {
    if (report->number != 1) return;
    latest = *report;
    if (!in_depths(report->depth)) return;
    // A search that is cut short tells of its last whole iteration once more.
    if (!iterations.empty() && iterations.back().depth == report->depth) iterations.pop_back();
    iterations.push_back(std::move(*report));
  } else if (const auto told = engine::parse_statistics(line)) {
    statistics = told;
  } else if (line.starts_with("bestmove ")) {
    running = false;
  }
}

void RootMovesPanel::receive(std::string_view line) {
  const auto report = engine::parse_report(line);
  if (!report || report->moves.empty() || !in_depths(report->depth)) return;
  auto row = std::ranges::find(rows, report->moves.front(), &Row::move);
  if (row == rows.end()) row = rows.insert(row, Row{report->moves.front(), {}});
  const auto place = static_cast<std::size_t>(report->depth) - 1;
  if (row->scores.size() <= place) row->scores.resize(place + 1);
  row->scores[place] = report->score;
  depth = std::max(depth, report->depth);
  std::ranges::sort(rows, [](const Row& a, const Row& b) {
    return std::tuple(b.scores.size(), b.scores.back(), a.move) <
           std::tuple(a.scores.size(), a.scores.back(), b.move);
  });
}

void DividePanel::receive(std::string_view line) {
  if (auto count = engine::parse_count(line)) {
    total += count->leaves;
    counts.push_back(std::move(*count));
  } else if (line.starts_with(response)) {
    answer = response_in<std::int64_t>(line);
    running = false;
  }
}

std::string print_score(search::Score score) {
  if (search::is_mate(score)) return "mate " + std::to_string(search::mate_distance(score));
  return (score > 0 ? "+" : "") + std::to_string(score);
}

std::uint64_t all_cutoffs(const search::Statistics& statistics) {
  return std::accumulate(statistics.cutoffs.begin(), statistics.cutoffs.end(), std::uint64_t{0});
}

std::string print_share(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "-";
  const std::uint64_t per_mille = (part * 1000 + whole / 2) / whole;
  return std::to_string(per_mille / 10) + '.' + std::to_string(per_mille % 10) + " %";
}

}  // namespace alveole::debug
