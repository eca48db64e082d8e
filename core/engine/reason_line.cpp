#include "engine/reason_line.h"

#include <utility>

#include "engine/arguments.h"

namespace alveole::engine {

namespace {

constexpr std::string_view answer = "response ";
constexpr std::string_view area = "reason.";

}  // namespace

std::string print_reason(const ReasonLine& reason) {
  return std::string(answer) + reason.code + print_arguments(reason.arguments);
}

std::optional<ReasonLine> parse_reason(std::string_view line) {
  if (!line.starts_with(answer)) return std::nullopt;
  line.remove_prefix(answer.size());
  if (!line.starts_with(area)) return std::nullopt;
  const std::string_view code = line.substr(0, line.find(' '));
  auto arguments = parse_arguments(line.substr(code.size()));
  if (!arguments) return std::nullopt;
  return ReasonLine{std::string(code), std::move(*arguments)};
}

}  // namespace alveole::engine
