#pragma once

#include "terminal/arguments.h"

namespace alveole::terminal {

/// Speaks the engine protocol on standard input and output until `quit` or the end of the input.
/// Refuses only weights that cannot be used.
Accepted<void> speak_ugi(const Arguments& arguments);

}  // namespace alveole::terminal
