#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

/// Hexdame once more, straight from the rule text and as naively as possible: cells in a map, every
/// route walked. It shares nothing with core and reads and writes its own texts.
namespace alveole::hexdame::slow {

struct SlowRules {
  int side = 5;
  bool origin_blocked = false;
  bool short_kings = false;
  bool free_capture = false;
};

/// Every legal move by its text, with the text of the position after it. Nothing if walking the
/// routes would take more than `most_jumps` jumps.
std::optional<std::map<std::string, std::string>> moves(const SlowRules& rules,
                                                        std::string_view position,
                                                        long most_jumps = 5'000);

}  // namespace alveole::hexdame::slow
