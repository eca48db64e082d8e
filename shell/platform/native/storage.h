#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace alveole::platform {

/// Texts kept in files of the person's data folder (XDG_DATA_HOME, else ~/.local/share). Where that
/// cannot be written nothing is kept; the program goes on.
class Storage {
 public:
  Storage();
  std::optional<std::string> read(std::string_view key) const;
  /// Replaces the file whole, so that a crash leaves the old text or the new one.
  bool write(std::string_view key, std::string_view text) const;

 private:
  std::string path(std::string_view key) const;
  std::string folder_;
};

}  // namespace alveole::platform
