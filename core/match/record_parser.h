#pragma once

#include <string_view>

#include "match/match.h"
#include "match/place.h"

/// The part of record.h that reads a single record.
namespace alveole::match {

/// The name of the tag that `text` begins with, whose bracket comes first; empty where it has none.
std::string_view tag_name(std::string_view text);

/// `text` is one record and nothing else; it begins at `start` of the text that errors count in.
Expected<Match> parse_single_record(std::string_view text, Place start);

}  // namespace alveole::match
