#include "fuzz/fuzz.h"
#include "match/record.h"

// Records: what is read keeps its text; a text of many records is read to its end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace alveole;
  using namespace alveole::fuzz;
  const std::string_view text = Input(data, size).rest();
  if (const auto match = match::parse_record(text)) {
    const std::string written = match::print_record(*match);
    require(written.size() <= match::max_record_size, "a match fits into a record", written);
    const auto again = match::parse_record(written);
    require(again.has_value(), "a written record can be read", written);
    require(*again == *match, "a record keeps the match", written);
    require(match::print_record(*again) == written, "a record keeps its text", written);
  } else {
    require(match.error().code.starts_with("error."), "an error has a code", text);
    require(match.error().line >= 1 && match.error().column >= 1, "places count from 1", text);
  }
  std::size_t records = 0;
  for (match::RecordReader reader(text); !reader.at_end(); ++records) {
    require(records <= text.size(), "the reader comes to an end", text);
    const auto next = reader.next();
    if (!next) require(next.error().code.starts_with("error."), "an error has a code", text);
  }
  return 0;
}
