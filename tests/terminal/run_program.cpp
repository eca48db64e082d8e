#include "terminal/run_program.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace alveole::tests {

Ran run(const std::string& arguments, const std::string& input) {
  const auto folder = std::filesystem::temp_directory_path();
  const auto name = "alveole-terminal-test-" + std::to_string(getpid());
  const auto input_path = folder / (name + ".in");
  const auto errors_path = folder / (name + ".err");
  std::ofstream(input_path, std::ios::binary) << input;
  const std::string command = std::string("\"") + ALVEOLE_ENGINE + "\" " + arguments + " < \"" +
                              input_path.string() + "\" 2> \"" + errors_path.string() + "\"";
  Ran ran;
  std::FILE* pipe = popen(command.c_str(), "r");
  std::array<char, 4096> buffer{};
  for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    ran.output.append(buffer.data(), n);
  }
  ran.status = WEXITSTATUS(pclose(pipe));
  std::stringstream errors;
  errors << std::ifstream(errors_path, std::ios::binary).rdbuf();
  ran.errors = errors.str();
  std::filesystem::remove(input_path);
  std::filesystem::remove(errors_path);
  return ran;
}

}  // namespace alveole::tests
