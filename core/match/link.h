#pragma once

#include <string>
#include <string_view>

#include "match/match.h"

/// A line of a match as the fragment of a link (rules/README.md, "Link"):
///
///     v=1&game=hexade&variant=169&moves=e5%20h15%20e8&result=black%20resignation
///
/// The fields are the names of the element's attributes, percent-encoded, defaults left out.
namespace alveole::match {

/// The longest fragment that is read, in bytes.
inline constexpr std::size_t max_link_size = 1'048'576;

/// The fragment, without '#', for the line from the root to a node; the declared result is part of
/// it where the line ends with it.
std::string print_link(const Match& match, NodeId end);
std::string print_link(const Match& match);  ///< the main line

/// Reads a fragment, with or without '#'; the end of the line is current. Fields that are not known
/// are ignored. Errors, with the column in the fragment: error.link.too-large,
/// error.link.bad-escape, error.link.bad-character, error.link.repeated-field,
/// error.link.unknown-version, error.link.no-game, error.link.bad-result, and those of begin_match
/// and of moves.
Expected<Match> parse_link(std::string_view fragment);

}  // namespace alveole::match
