#include "match/result.h"

namespace alveole::match {

std::string_view word_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::white:
      return name_of(Side::white);
    case Outcome::black:
      return name_of(Side::black);
    case Outcome::draw:
      return "draw";
    case Outcome::none:
      break;
  }
  return "*";
}

std::string print_result(const Status& status) {
  if (!status.over()) return "none";
  return std::string(word_of(status.outcome)).append(" ").append(status.reason);
}

bool is_declared(const Status& status) {
  if (status.outcome == Outcome::draw) return status.reason == agreement;
  return status.over() && (status.reason == resignation || status.reason == time);
}

std::optional<Status> declared_result(std::string_view outcome, std::string_view reason) {
  for (const Status& status : {agreed_draw(), resigned_by(Side::white), resigned_by(Side::black),
                               out_of_time(Side::white), out_of_time(Side::black)}) {
    if (word_of(status.outcome) == outcome && status.reason == reason) return status;
  }
  return std::nullopt;
}

}  // namespace alveole::match
