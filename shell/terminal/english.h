#pragma once

#include "text/texts.h"

namespace alveole::terminal {

/// The texts of the program, which speaks English.
const Texts& english();

}  // namespace alveole::terminal
