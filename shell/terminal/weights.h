#pragma once

#include <string>

#include "engine/engine.h"
#include "terminal/arguments.h"

namespace alveole::terminal {

/// What `--weights` says: a file, "plain" for no weights at all, or nothing for those built in.
/// Refused as error.terminal.no-file, or as Engine::load refuses it.
Accepted<void> give_weights(engine::Engine& engine, const std::string& choice);

}  // namespace alveole::terminal
