#pragma once

#include <string_view>

#include "match/match.h"
#include "match/place.h"

/// The part of record.h that reads a single record.
namespace alveole::match {

/// `text` is one record and nothing else; it begins at `start` of the text that errors count in.
Expected<Match> parse_single_record(std::string_view text, Place start);

}  // namespace alveole::match
