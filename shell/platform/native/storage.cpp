#include "platform/native/storage.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>

namespace alveole::platform {

namespace {

constexpr std::size_t most_bytes = 4U << 20U;  // a record has one megabyte at most

struct CloseFile {
  // The owner is the pointer that calls this. NOLINTNEXTLINE(cppcoreguidelines-owning-memory)
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

std::string data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0') {
    return std::string(data) + "/alveole";
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return std::string(home) + "/.local/share/alveole";
  }
  return {};
}

}  // namespace

Storage::Storage() : folder_(data_folder()) {}

std::string Storage::path(std::string_view key) const {
  return folder_ + "/" + std::string(key);
}

std::optional<std::string> Storage::read(std::string_view key) const {
  if (folder_.empty()) return std::nullopt;
  const File file(std::fopen(path(key).c_str(), "rb"));
  if (!file) return std::nullopt;
  std::string text;
  char chunk[4096];
  for (std::size_t n = std::fread(chunk, 1, sizeof chunk, file.get()); n > 0;
       n = std::fread(chunk, 1, sizeof chunk, file.get())) {
    text.append(chunk, n);
    if (text.size() > most_bytes) return std::nullopt;
  }
  return text;
}

bool Storage::write(std::string_view key, std::string_view text) const {
  if (folder_.empty()) return false;
  std::error_code problem;
  std::filesystem::create_directories(folder_, problem);
  if (problem) return false;
  const std::string part = path(key) + ".part";
  {
    const File file(std::fopen(part.c_str(), "wb"));
    if (!file || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size()) return false;
  }
  std::filesystem::rename(part, path(key), problem);
  return !problem;
}

}  // namespace alveole::platform
