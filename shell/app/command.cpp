#include "app/command.h"

#include <algorithm>

#include "text/scanner.h"

namespace alveole::app {

namespace {

// A saved game is a word of a command; it has a megabyte at most, and quoting may double it.
constexpr std::size_t max_command_bytes = 4U << 20U;

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// The characters up to the next space outside quotes. `equals` is where the first '=' outside
// quotes stands in the word, or npos.
struct Word {
  std::string text;
  std::size_t equals = std::string::npos;
};

Expected<Word> read_word(std::string_view line, std::size_t& i) {
  Word word;
  while (i < line.size() && !is_space(line[i])) {
    if (line[i] != '"') {
      if (line[i] == '=' && word.equals == std::string::npos) word.equals = word.text.size();
      word.text += line[i++];
      continue;
    }
    const std::size_t opened = i++;
    while (i < line.size() && line[i] != '"') {
      if (line[i] == '\\') {
        ++i;
        if (i == line.size() || (line[i] != '"' && line[i] != '\\')) {
          return fail("error.command.bad-escape", static_cast<int>(i));
        }
      }
      word.text += line[i++];
    }
    if (i == line.size()) return fail("error.command.open-quote", static_cast<int>(opened) + 1);
    ++i;
  }
  return word;
}

}  // namespace

std::string_view Command::value(std::string_view key, std::string_view otherwise) const {
  const auto found =
      std::ranges::find_if(named, [&](const auto& pair) { return pair.first == key; });
  return found == named.end() ? otherwise : std::string_view{found->second};
}

Expected<Command> parse_command(std::string_view line) {
  if (line.size() > max_command_bytes) return fail("error.command.too-long");
  Command command;
  std::size_t i = 0;
  for (;;) {
    while (i < line.size() && is_space(line[i])) ++i;
    if (i == line.size()) break;
    Expected<Word> word = read_word(line, i);
    if (!word) return std::unexpected(word.error());
    if (command.name.empty()) {
      command.name = std::move(word->text);
    } else if (word->equals != std::string::npos && word->equals > 0) {
      command.named.emplace_back(word->text.substr(0, word->equals),
                                 word->text.substr(word->equals + 1));
    } else {
      command.words.push_back(std::move(word->text));
    }
  }
  if (command.name.empty()) return fail("error.command.empty");
  return command;
}

std::string quote_word(std::string_view word) {
  const bool plain = !word.empty() && std::ranges::none_of(word, [](char c) {
    return is_space(c) || c == '"' || c == '\\' || c == '=';
  });
  if (plain) return std::string(word);
  std::string quoted = "\"";
  for (const char c : word) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  quoted += '"';
  return quoted;
}

}  // namespace alveole::app
