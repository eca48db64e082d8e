#pragma once

#include <string>
#include <string_view>

#include "match/annotation.h"

/// The text between the braces of a comment in a record, with its drawings.
namespace alveole::match {

/// Comment, marks, arrows and notes, escaped; empty if there are none of them (the verdict stands
/// outside of comments).
std::string print_comment(const Annotation& annotation, const AnyGame& game);

/// Reads what print_comment writes. Commands other than mark, arrow and note stay in the comment.
/// error.record.bad-drawing where a known command has not the cells it needs,
/// error.record.unknown-cell; columns count from the start of `text`, over all its lines.
Expected<Annotation> parse_comment(std::string_view text, const AnyGame& game);

}  // namespace alveole::match
