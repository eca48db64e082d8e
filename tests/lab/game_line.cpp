#include "lab/game_line.h"

#include <fstream>

#include "text/scanner.h"

namespace alveole::lab {

namespace {

constexpr std::string_view no_score = "-";
constexpr int most = 1'000'000'000;

std::string_view name_of(Outcome outcome) {
  return outcome == Outcome::white ? "white" : outcome == Outcome::black ? "black" : "draw";
}

}  // namespace

std::string print_line(const GameLine& game) {
  std::string line = std::to_string(game.number) + ' ' + std::string(name_of(game.result));
  for (const Ply& ply : game.plies) {
    line += ' ' + ply.move + ' ';
    line += ply.score ? std::to_string(*ply.score) : std::string(no_score);
  }
  return line + " .";
}

std::optional<GameLine> parse_line(std::string_view line) {
  const std::vector<Token> all = words({line});
  if (all.size() < 3 || all.size() % 2 == 0 || all.back().text != ".") return std::nullopt;
  GameLine game;
  const auto number = parse_number(all[0].text, 0, most);
  if (!number) return std::nullopt;
  game.number = *number;
  for (const Outcome outcome : {Outcome::white, Outcome::black, Outcome::draw}) {
    if (all[1].text == name_of(outcome)) game.result = outcome;
  }
  for (std::size_t i = 2; i + 1 < all.size(); i += 2) {
    const std::string_view score = all[i + 1].text;
    Ply ply{std::string(all[i].text), parse_number(score, -most, most)};
    if (!ply.score && score != no_score) return std::nullopt;
    game.plies.push_back(std::move(ply));
  }
  return game;
}

std::vector<GameLine> read_games(const std::string& path) {
  std::ifstream file(path);
  std::vector<GameLine> games;
  for (std::string line; std::getline(file, line);) {
    if (auto game = parse_line(line)) games.push_back(std::move(*game));
  }
  return games;
}

}  // namespace alveole::lab
