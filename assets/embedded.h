#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace alveole {

/// A file of assets/ that was built into this program by alveole_embed_assets, by its path below
/// assets/; nothing if it was not.
std::optional<std::string_view> embedded_asset(std::string_view name);

/// Paths of all of them, sorted.
std::vector<std::string_view> embedded_asset_names();

}  // namespace alveole
