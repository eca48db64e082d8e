#include "engine/info_line.h"
#include "engine/reason_line.h"
#include "fuzz/fuzz.h"

namespace {

// What was read from a line is written, read and written as the same again.
template <class Print, class Parse>
void require_kept(std::string_view line, Print&& print, Parse&& parse) {
  const auto read = parse(line);
  if (!read) return;
  const std::string written = print(*read);
  const auto again = parse(written);
  alveole::fuzz::require(again && print(*again) == written, "an answer keeps its line", line);
}

}  // namespace

// What an engine answers, ours or any other: each kind of line, from any bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole::engine;
  alveole::fuzz::Input input(data, size);
  while (!input.empty()) {
    const std::string_view line = input.line();
    require_kept(line, print_report, parse_report);
    require_kept(line, print_statistics, parse_statistics);
    require_kept(line, print_term, parse_term);
    require_kept(line, print_sum, parse_sum);
    require_kept(line, print_count, parse_count);
    require_kept(line, print_reason, parse_reason);
  }
  return 0;
}
