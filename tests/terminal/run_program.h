#pragma once

#include <string>

/// Programs run as a shell would run them.
namespace alveole::tests {

struct Ran {
  std::string output;
  std::string errors;
  int status = -1;
};

/// Runs `alveole-engine ARGUMENTS` with `input` on its standard input.
Ran run(const std::string& arguments, const std::string& input = "");

}  // namespace alveole::tests
