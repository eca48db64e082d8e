#pragma once

#include <string_view>

#include "app/app.h"

namespace alveole::platform {

/// Themes, samples and whatever texts were built into this program. An error is a mistake in what
/// it was built from.
Expected<app::Assets> built_in_assets();

}  // namespace alveole::platform
