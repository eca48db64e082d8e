// alveole-reference: the opponents that strength is measured against, as a small UGI program. It
// knows only what a match sends; it answers after it has thought and hears nothing meanwhile.
//
//   setoption name Player value random|greedy|uct
//   setoption name Seed value N
//   go nodes N        UCT: N playouts
//   go movetime MS    UCT: as many as the time allows

#include <chrono>
#include <cstdio>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lab/opponents/player.h"
#include "match/match.h"
#include "match/options.h"
#include "text/scanner.h"

namespace {

using namespace alveole;
using Clock = std::chrono::steady_clock;

class Reference {
 public:
  /// Carries a line out; false to end.
  bool carry_out(const std::string& line) {
    const std::vector<Token> all = words({line, 1});
    const std::string_view command = all.empty() ? std::string_view() : all.front().text;
    if (command == "quit") return false;
    if (command == "ugi") introduce();
    if (command == "isready") std::puts("readyok");
    if (command == "setoption") set_option(line, all);
    if (command == "position") set_position(all);
    if (command == "go") go(all);
    if (!problem_.empty()) std::printf("info string error %s\n", problem_.c_str());
    problem_.clear();
    std::fflush(stdout);
    return true;
  }

 private:
  static void introduce() {
    std::puts("id name Alveole reference opponent");
    std::puts("option name Game type string default hexaequo");
    std::puts("option name Variant type string default <empty>");
    std::puts("option name Options type string default <empty>");
    std::puts("option name Player type combo default uct var random var greedy var uct");
    std::puts("option name Seed type spin default 1 min 0 max 2147483647");
    std::puts("ugiok");
  }

  // setoption name NAME value VALUE
  void set_option(const std::string& line, const std::vector<Token>& all) {
    if (all.size() < 2) return refuse("an option without a name");
    const std::string name = to_lower(all.size() > 2 ? all[2].text : std::string_view());
    const std::string value =
        all.size() > 4 ? line.substr(static_cast<std::size_t>(all[4].column) - 1) : "";
    if (name == "game") {
      id_ = value;
      variant_.clear();
      options_.clear();
    } else if (name == "variant") {
      variant_ = value;
    } else if (name == "options") {
      options_ = value;
    } else if (name == "player") {
      return set_player(value);
    } else if (name == "seed") {
      const auto seed = parse_number(value, 0, std::numeric_limits<int>::max());
      if (!seed) return refuse("not a seed: " + value);
      seed_ = static_cast<std::uint64_t>(*seed);
    } else {
      return refuse("no such option: " + name);
    }
    game_ = nullptr;
  }

  void set_player(std::string_view name) {
    if (name == "random") {
      kind_ = lab::Kind::random;
    } else if (name == "greedy") {
      kind_ = lab::Kind::greedy;
    } else if (name == "uct") {
      kind_ = lab::Kind::uct;
    } else {
      refuse("no such player: " + std::string(name));
    }
  }

  bool make_game_ready() {
    if (game_) return true;
    const auto options = match::parse_options(options_);
    if (!options) return refuse(options.error().code), false;
    auto game = make_game(id_, variant_, *options);
    if (!game) return refuse(game.error().code), false;
    game_ = *std::move(game);
    player_ = lab::make_player(*game_, seed_);
    position_ = game_->start();
    return true;
  }

  // position startpos|fen TEXT [moves M1 M2 ...]
  void set_position(const std::vector<Token>& all) {
    if (!make_game_ready()) return;
    AnyPosition position = game_->start();
    std::size_t i = 2;
    if (all.size() > 1 && all[1].text == "fen") {
      std::string text;
      for (; i < all.size() && all[i].text != "moves"; ++i) text.append(all[i].text).append(" ");
      const auto parsed = game_->parse_position(text);
      if (!parsed) return refuse(parsed.error().code);
      position = *parsed;
    }
    for (++i; i < all.size(); ++i) {
      const auto move = game_->parse_move(position, all[i].text);
      if (!move) return refuse(move.error().code);
      position = game_->play(position, *move);
    }
    position_ = position;
  }

  void go(const std::vector<Token>& all) {
    if (!make_game_ready()) return;
    std::optional<std::uint64_t> playouts;
    std::optional<std::chrono::milliseconds> time;
    for (std::size_t i = 1; i + 1 < all.size(); i += 2) {
      const auto number = parse_number(all[i + 1].text, 1, std::numeric_limits<int>::max());
      if (!number) return refuse("not a number: " + std::string(all[i + 1].text));
      if (all[i].text == "nodes") playouts = static_cast<std::uint64_t>(*number);
      if (all[i].text == "movetime") time = std::chrono::milliseconds(*number);
    }
    if (game_->legal_moves(position_).empty()) {
      std::puts("bestmove none");
      return;
    }
    constexpr std::uint64_t usual_playouts = 1000;
    if (!playouts && !time) playouts = usual_playouts;
    const Clock::time_point begun = Clock::now();
    const AnyMove move = player_->choose(kind_, position_, [&](std::uint64_t done) {
      return (!playouts || done < *playouts) && (!time || Clock::now() - begun < *time);
    });
    std::printf("bestmove %s\n", game_->print_move(position_, move).c_str());
  }

  void refuse(std::string problem) { problem_ = std::move(problem); }

  std::string id_ = "hexaequo";
  std::string variant_;
  std::string options_;
  std::uint64_t seed_ = 1;
  lab::Kind kind_ = lab::Kind::uct;
  std::shared_ptr<const AnyGame> game_;  ///< nullptr until it is needed with new settings
  std::unique_ptr<lab::Player> player_;
  AnyPosition position_;
  std::string problem_;
};

}  // namespace

int main() {
  Reference reference;
  for (std::string line; std::getline(std::cin, line);) {
    if (!reference.carry_out(line)) break;
  }
}
