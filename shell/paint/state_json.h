#pragma once

#include <string>

#include "app/app.h"
#include "paint/board_frame.h"
#include "paint/layout.h"

namespace alveole::paint {

/// Everything about the app that tests, hosts and the accessible layer need, as JSON; its shape is
/// described by web/board/state.ts; `frames` have been drawn so far, and `idle` says that the last
/// of them shows all there is. Lengths are CSS pixels from the top left corner.
std::string state_json(app::App& app, const Layout& layout, const BoardFrame& frame, int frames,
                       bool idle);

}  // namespace alveole::paint
