#include "games/harness/setups.h"

#include "games/any_game.h"
#include "text/scanner.h"

namespace alveole::harness {

std::ostream& operator<<(std::ostream& out, const GameSetup& setup) {
  out << setup.game << ' ' << setup.variant;
  for (const auto& [name, value] : setup.options) out << ' ' << name << '=' << value;
  return out;
}

std::vector<GameSetup> all_setups() {
  std::vector<GameSetup> setups;
  for (const std::string_view id : game_ids()) {
    const GameInfo& info = *find_game_info(id);
    for (const std::string_view variant : info.variants) {
      const GameSetup plain{std::string(id), std::string(variant), {}};
      setups.push_back(plain);
      for (const OptionInfo& option : info.options) {
        for (std::size_t i = 1; i < option.values.size(); ++i) {
          GameSetup changed = plain;
          changed.options.emplace_back(option.name, option.values[i]);
          setups.push_back(std::move(changed));
        }
      }
    }
  }
  return setups;
}

std::string name_of(const GameSetup& setup) {
  std::string name = setup.game + "_" + setup.variant;
  for (const auto& [option, value] : setup.options) name += "_" + option + "_" + value;
  for (char& c : name) {
    if (!is_letter(c) && !is_digit(c)) c = '_';
  }
  return name;
}

}  // namespace alveole::harness
