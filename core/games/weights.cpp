#include "games/weights.h"

#include <optional>

#include "text/scanner.h"

namespace alveole {

namespace {

constexpr std::string_view first_line = "alveole weights 1";

/// Takes the lines of the header off the front of the bytes, one after the other.
class Header {
 public:
  explicit Header(std::string_view bytes) : rest_(bytes) {}

  /// The next line if it is `expected`, or begins with it where a value is to follow.
  Expected<std::string_view> next(std::string_view expected, bool has_value) {
    ++line_;
    const std::size_t end = rest_.find('\n');
    const std::string_view line = rest_.substr(0, end);
    if (end == std::string_view::npos || !line.starts_with(expected) ||
        (line.size() > expected.size()) != has_value) {
      return refused(expected);
    }
    rest_.remove_prefix(end + 1);
    return line.substr(expected.size());
  }

  std::unexpected<Error> refused(std::string_view expected) const {
    return std::unexpected(
        Error{"error.weights.line",
              line_,
              1,
              {{"line", std::to_string(line_)}, {"expected", std::string(expected)}}});
  }

  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  int line_ = 0;
};

std::int16_t number_at(std::string_view bytes, std::size_t at) {
  const auto low = static_cast<unsigned char>(bytes[at]);
  const auto high = static_cast<unsigned char>(bytes[at + 1]);
  return static_cast<std::int16_t>(static_cast<std::uint16_t>(low | high << 8));
}

}  // namespace

Expected<Weights> parse_weights(std::string_view bytes) {
  Header header(bytes);
  Weights weights;
  if (auto line = header.next(first_line, false); !line) return std::unexpected(line.error());
  const auto read = [&](std::string_view name, std::string& to) -> Expected<void> {
    auto value = header.next(name, true);
    if (!value) return std::unexpected(std::move(value.error()));
    to = *value;
    return {};
  };
  std::string count_text;
  if (auto done = read("game = ", weights.game); !done) return std::unexpected(done.error());
  if (auto done = read("variant = ", weights.variant); !done) return std::unexpected(done.error());
  if (auto done = read("count = ", count_text); !done) return std::unexpected(done.error());
  const std::optional<int> count = parse_number(count_text, 0, most_weights);
  if (!count) return header.refused("count = ");
  if (auto done = read("command = ", weights.command); !done) return std::unexpected(done.error());
  if (auto line = header.next("", false); !line) return std::unexpected(line.error());
  const std::string_view numbers = header.rest();
  const std::size_t wanted = 2 * static_cast<std::size_t>(*count);
  if (numbers.size() != wanted) {
    return fail("error.weights.size", 1,
                {{"bytes", std::to_string(numbers.size())}, {"wanted", std::to_string(wanted)}});
  }
  for (std::size_t at = 0; at < wanted; at += 2) weights.values.push_back(number_at(numbers, at));
  return weights;
}

std::string print_weights(const Weights& weights) {
  std::string text{first_line};
  text += "\ngame = " + weights.game;
  text += "\nvariant = " + weights.variant;
  text += "\ncount = " + std::to_string(weights.values.size());
  text += "\ncommand = " + weights.command + "\n\n";
  for (const std::int16_t value : weights.values) {
    const auto bits = static_cast<std::uint16_t>(value);
    text += static_cast<char>(bits & 0xff);
    text += static_cast<char>(bits >> 8);
  }
  return text;
}

}  // namespace alveole
