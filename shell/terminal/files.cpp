#include "terminal/files.h"

#include <array>
#include <fstream>

namespace alveole::terminal {

Accepted<std::string> read_file(std::string_view flag, const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string content;
  std::array<char, 1U << 16U> chunk{};
  while (file) {
    // Unlike a stream's iterators, `read` never throws: a folder can be opened, but not read.
    file.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
    content.append(chunk.data(), static_cast<std::size_t>(file.gcount()));
    if (content.size() > most_file_bytes)
      return refuse(flag, {"error.terminal.long-file", 1, 1, {}});
  }
  if (!file.eof()) return refuse(flag, {"error.terminal.no-file", 1, 1, {}});
  return content;
}

}  // namespace alveole::terminal
