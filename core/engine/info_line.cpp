#include "engine/info_line.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <limits>

#include "text/scanner.h"

namespace alveole::engine {

namespace {

using Statistics = search::Statistics;

/// The counters of a `stats` line before the cut-offs, in their order.
struct Counter {
  std::string_view name;
  std::uint64_t Statistics::* value;
};
constexpr std::array counters = {
    Counter{"quiescence", &Statistics::quiescence},
    Counter{"probes", &Statistics::probes},
    Counter{"hits", &Statistics::hits},
    Counter{"answers", &Statistics::answers},
    Counter{"passes", &Statistics::passes},
    Counter{"passcuts", &Statistics::pass_cutoffs},
    Counter{"reduced", &Statistics::reduced},
    Counter{"again", &Statistics::searched_again},
};

template <class Number>
std::string field(std::string_view name, Number value) {
  return ' ' + std::string(name) + ' ' + std::to_string(value);
}

/// Takes the words of a line one after the other; once one is not as expected, all fails.
class Reader {
 public:
  explicit Reader(std::string_view line) : words_(words({line, 1})) {}

  void expect(std::string_view word) { good_ &= next() == word; }
  std::string_view next() { return at_ < words_.size() ? words_[at_++].text : fail(); }
  /// Takes the word if it comes next.
  bool take(std::string_view word) {
    const bool found = at_ < words_.size() && words_[at_].text == word;
    at_ += found ? 1 : 0;
    return found;
  }
  template <class Number>
  void number(Number& value) {
    const std::string_view text = next();
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    good_ &= problem == std::errc{} && end == text.data() + text.size();
  }
  template <class Number>
  void field(std::string_view name, Number& value) {
    expect(name);
    number(value);
  }
  void require(bool condition) { good_ &= condition; }
  bool at_end() const { return at_ == words_.size(); }
  bool good() const { return good_; }

  /// What was read, if the whole line was as expected.
  template <class Value>
  std::optional<Value> result(Value value) const {
    if (!good_ || !at_end()) return std::nullopt;
    return value;
  }

 private:
  std::string_view fail() {
    good_ = false;
    return {};
  }

  std::vector<Token> words_;
  std::size_t at_ = 0;
  bool good_ = true;
};

/// A reader of `info string KIND ...` behind these words.
Reader string_reader(std::string_view line, std::string_view kind) {
  Reader reader(line);
  reader.expect("info");
  reader.expect("string");
  reader.expect(kind);
  return reader;
}

void read_score(Reader& reader, search::Score& score) {
  reader.expect("score");
  if (!reader.take("mate")) return reader.field("cp", score);
  int plies = 0;
  reader.number(plies);
  reader.require(-search::max_ply <= plies && plies <= search::max_ply);
  if (!reader.good()) return;
  score = plies > 0 ? search::win_in(plies) : search::loss_in(-plies);
}

}  // namespace

std::string print_report(const SearchReport& report) {
  const bool mate = search::is_mate(report.score);
  std::string line = "info";
  line += field("depth", report.depth);
  line += field("seldepth", report.selective_depth);
  line += field("multipv", report.number);
  line += " score";
  line += mate ? field("mate", search::mate_distance(report.score)) : field("cp", report.score);
  if (report.chances) {
    line += " wdl";
    for (const int chance : *report.chances) line += ' ' + std::to_string(chance);
  }
  line += field("nodes", report.nodes);
  if (report.nodes_per_second) line += field("nps", *report.nodes_per_second);
  line += field("time", report.milliseconds);
  line += field("hashfull", report.per_mille_full);
  line += " pv";
  for (const std::string& move : report.moves) line += ' ' + move;
  return line;
}

std::optional<SearchReport> parse_report(std::string_view line) {
  Reader reader(line);
  SearchReport report;
  reader.expect("info");
  reader.field("depth", report.depth);
  reader.field("seldepth", report.selective_depth);
  reader.field("multipv", report.number);
  read_score(reader, report.score);
  if (reader.take("wdl")) {
    for (int& chance : report.chances.emplace()) reader.number(chance);
  }
  reader.field("nodes", report.nodes);
  if (reader.take("nps")) reader.number(report.nodes_per_second.emplace());
  reader.field("time", report.milliseconds);
  reader.field("hashfull", report.per_mille_full);
  reader.expect("pv");
  while (reader.good() && !reader.at_end()) report.moves.emplace_back(reader.next());
  return reader.result(std::move(report));
}

std::string print_statistics(const Statistics& statistics) {
  std::string line = "info string stats";
  for (const Counter& counter : counters) line += field(counter.name, statistics.*counter.value);
  line += " cutoffs";
  for (const std::uint64_t count : statistics.cutoffs) line += ' ' + std::to_string(count);
  return line;
}

std::optional<Statistics> parse_statistics(std::string_view line) {
  Reader reader = string_reader(line, "stats");
  Statistics statistics;
  for (const Counter& counter : counters) reader.field(counter.name, statistics.*counter.value);
  reader.expect("cutoffs");
  for (std::uint64_t& count : statistics.cutoffs) reader.number(count);
  return reader.result(statistics);
}

std::string print_term(const EvaluationTerm& term) {
  return "info string term " + term.name + field("count", term.count) +
         field("weight", term.weight);
}

std::optional<EvaluationTerm> parse_term(std::string_view line) {
  Reader reader = string_reader(line, "term");
  EvaluationTerm term;
  term.name = reader.next();
  reader.field("count", term.count);
  reader.field("weight", term.weight);
  return reader.result(std::move(term));
}

std::string print_sum(const TermSum& sum) {
  return "info string" + field("sum", sum.sum) + field("divisor", sum.divisor);
}

std::optional<TermSum> parse_sum(std::string_view line) {
  Reader reader = string_reader(line, "sum");
  TermSum sum;
  reader.number(sum.sum);
  reader.field("divisor", sum.divisor);
  return reader.result(sum);
}

std::string print_count(const MoveCount& count) {
  return "info string divide" + field(count.move, count.leaves);
}

std::optional<MoveCount> parse_count(std::string_view line) {
  Reader reader = string_reader(line, "divide");
  MoveCount count;
  count.move = reader.next();
  reader.number(count.leaves);
  return reader.result(std::move(count));
}

}  // namespace alveole::engine
