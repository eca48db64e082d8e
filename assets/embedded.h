#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace alveole {

/// A file of assets/ that was built into this program by alveole_embed_assets.
struct EmbeddedAsset {
  std::string_view name;  ///< its path below assets/
  std::string_view content;
};

/// All of them, sorted by name.
std::vector<EmbeddedAsset> embedded_assets();

/// The content of one of them; nothing if there is no such file.
std::optional<std::string_view> embedded_asset(std::string_view name);

}  // namespace alveole
