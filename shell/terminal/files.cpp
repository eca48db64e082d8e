#include "terminal/files.h"

#include <fstream>
#include <iterator>

namespace alveole::terminal {

Accepted<std::string> read_file(std::string_view flag, const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(file), {}};
  if (!file) return refuse(flag, {"error.terminal.no-file", 1, 1, {}});
  return content;
}

}  // namespace alveole::terminal
