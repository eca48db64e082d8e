#include <algorithm>

#include "games/game.h"
#include "text/scanner.h"

namespace alveole {

std::string_view Settings::option(std::string_view name) const {
  const auto found =
      std::ranges::find_if(options, [&](const auto& option) { return option.first == name; });
  return found == options.end() ? std::string_view{} : std::string_view{found->second};
}

namespace {

std::string joined(std::span<const std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

}  // namespace

Expected<Settings> complete_settings(const GameInfo& info, std::string_view variant,
                                     std::span<const std::pair<std::string, std::string>> options) {
  Settings settings;
  settings.variant = variant.empty() ? info.variants.front() : variant;
  if (std::ranges::find(info.variants, settings.variant) == info.variants.end()) {
    return fail("error.game.unknown-variant", 1,
                {{"variant", quoted_excerpt(settings.variant)},
                 {"game", std::string(info.id)},
                 {"known", joined(info.variants)}});
  }
  for (const OptionInfo& option : info.options) {
    settings.options.emplace_back(option.name, option.values.front());
  }
  std::vector<std::string_view> given;
  for (const auto& [name, value] : options) {
    const auto known = std::ranges::find(info.options, name, &OptionInfo::name);
    if (known == info.options.end()) {
      return fail("error.game.unknown-option", 1,
                  {{"option", quoted_excerpt(name)}, {"game", std::string(info.id)}});
    }
    if (std::ranges::find(given, name) != given.end()) {
      return fail("error.game.repeated-option", 1, {{"option", name}});
    }
    if (std::ranges::find(known->values, value) == known->values.end()) {
      return fail(
          "error.game.bad-option", 1,
          {{"option", name}, {"value", quoted_excerpt(value)}, {"known", joined(known->values)}});
    }
    given.emplace_back(name);
    const auto slot = std::ranges::find_if(settings.options,
                                           [&](const auto& pair) { return pair.first == name; });
    slot->second = value;
  }
  return settings;
}

}  // namespace alveole
