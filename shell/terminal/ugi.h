#pragma once

namespace alveole::terminal {

/// Speaks the engine protocol on standard input and output until `quit` or the end of the input.
void speak_ugi();

}  // namespace alveole::terminal
