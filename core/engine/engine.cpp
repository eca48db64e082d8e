#include "engine/engine.h"

#include <algorithm>
#include <utility>

#include "engine/error_line.h"
#include "games/level.h"
#include "text/joined.h"

namespace alveole::engine {

struct Engine::Command {
  std::string_view name;
  Expected<void> (Engine::*run)(Token words);
  bool while_working;  ///< also carried out while there is work
};

const Engine::Command Engine::known_commands[] = {
    {"ugi", &Engine::ugi, false},
    {"isready", &Engine::isready, true},
    {"setoption", &Engine::setoption, false},
    {"uginewgame", &Engine::uginewgame, false},
    {"position", &Engine::position, false},
    {"go", &Engine::go, false},
    {"perft", &Engine::perft, false},
    {"divide", &Engine::divide, false},
    {"stop", &Engine::stop, true},
    {"ponderhit", &Engine::ponderhit, true},
    {"hint", &Engine::hint, false},
    {"query", &Engine::query, false},
    {"d", &Engine::describe, false},
    {"quit", &Engine::quit, true},
};

namespace {

std::shared_ptr<const AnyGame> first_game() {
  return *make_game(game_ids().front());
}

}  // namespace

Engine::Engine(std::string_view version) : version_(version), match_(first_game()) {
  match_.set_plays_on(true);
}

void Engine::feed(std::string_view bytes) {
  input_.append(bytes);
  while (!has_quit_) {
    const std::optional<Line> line = input_.next();
    if (!line) return;
    carry_out(*line);
  }
}

void Engine::end_input() {
  const std::optional<Line> line = input_.rest();
  if (line && !has_quit_) carry_out(*line);
  const bool endless = limits_.infinite || limits_.ponder;
  if (work_ == Work::hold || (work_ == Work::search && endless)) end_search();
}

void Engine::carry_out(const Line& line) {
  const Expected<void> done =
      line.too_long
          ? fail("error.engine.line-too-long", 1, {{"limit", std::to_string(LineReader::max_line)}})
          : carry_out(Token{line.text, 1});
  if (!done) write(print_error(done.error()));
}

Expected<void> Engine::carry_out(Token line) {
  const std::vector<Token> all = words(line);
  if (all.empty()) return {};
  const Token& name = all.front();
  const auto command = std::ranges::find(known_commands, name.text, &Command::name);
  if (command == std::end(known_commands)) {
    return fail("error.engine.unknown-command", name.column, {{"word", quoted_excerpt(name.text)}});
  }
  if (work_ != Work::none && !command->while_working) {
    return fail("error.engine.busy", name.column, {{"command", std::string(name.text)}});
  }
  const std::size_t end = static_cast<std::size_t>(name.column) - 1 + name.text.size();
  const Token rest{line.text.substr(end), static_cast<int>(end) + 1};
  return (this->*command->run)(trimmed(rest));
}

void Engine::write(std::string_view line) {
  output_ += line;
  output_ += '\n';
}

Expected<void> Engine::ugi(Token) {
  write("id name Alveole " + version_);
  write("id author the authors of Alveole");
  std::string games;
  for (const std::string_view id : game_ids()) games += " var " + std::string(id);
  write("option name Game type combo default " + std::string(game_ids().front()) + games);
  write("option name Variant type string default <empty>");
  write("option name Options type string default <empty>");
  write("option name Hash type spin default " +
        std::to_string(search::TranspositionTable::default_megabytes) + " min 1 max " +
        std::to_string(search::TranspositionTable::max_megabytes));
  write("option name MultiPV type spin default 1 min 1 max " + std::to_string(most_lines));
  std::string levels;
  for (int level = 1; level <= level_count; ++level) {
    levels += " var " + std::to_string(level);
  }
  write("option name Level type combo default off var off" + levels);
  write("option name Seed type spin default 0 min 0 max " + std::to_string(largest_seed));
  write("option name Ponder type check default false");
  write("option name OwnBook type check default false");
  write("option name Stats type check default false");
  write("ugiok");
  return {};
}

Expected<void> Engine::isready(Token) {
  write("readyok");
  return {};
}

void Engine::set_match(match::Match match) {
  match_ = std::move(match);
  match_.set_plays_on(true);
  found_ = {};
}

Expected<void> Engine::uginewgame(Token) {
  set_match(match::Match(match_.shared_game()));
  if (searcher_) searcher_->clear();
  return {};
}

Expected<void> Engine::position(Token arguments) {
  const std::vector<Token> all = words(arguments);
  if (all.empty() || (all[0].text != "startpos" && all[0].text != "fen")) {
    return fail("error.engine.no-position", arguments.column);
  }
  const auto moves = std::ranges::find(all, std::string_view("moves"), &Token::text);
  match::Match match(match_.shared_game());
  if (all[0].text == "fen") {
    const std::size_t begin = all[0].text.size();
    const std::size_t end = moves == all.end()
                                ? arguments.text.size()
                                : static_cast<std::size_t>(moves->column - arguments.column);
    const Token text = trimmed(
        {arguments.text.substr(begin, end - begin), arguments.column + static_cast<int>(begin)});
    Expected<AnyPosition> position = match.game().parse_position(text.text);
    if (!position) {
      position.error().column += text.column - 1;
      return std::unexpected(std::move(position.error()));
    }
    match = match::Match(match_.shared_game(), std::move(*position));
  } else if (moves != all.begin() + 1 && all.size() > 1) {
    return fail("error.engine.unexpected-word", all[1].column,
                {{"word", quoted_excerpt(all[1].text)}});
  }
  match.set_plays_on(true);
  for (auto move = moves; move != all.end(); ++move) {
    if (move == moves) continue;
    Expected<match::NodeId> played = match.play(move->text);
    if (!played) {
      played.error().column += move->column - 1;
      return std::unexpected(std::move(played.error()));
    }
  }
  set_match(std::move(match));
  return {};
}

Expected<void> Engine::query(Token arguments) {
  const std::vector<Token> all = words(arguments);
  if (!all.empty() && all.size() <= 2 && all[0].text == "reason") {
    return ask_for_reason(all.size() == 2 ? all[1] : Token{});
  }
  const std::string_view what = arguments.text;
  const AnyPosition& position = match_.position();
  if (what == "gameover") {
    write(status().over() ? "response true" : "response false");
  } else if (what == "p1turn") {
    write(player_to_move() == 0 ? "response true" : "response false");
  } else if (what == "result") {
    const Outcome first_wins = win_for(match_.game().info().first_side);
    const Outcome outcome = status().outcome;
    write(outcome == Outcome::none   ? "response none"
          : outcome == Outcome::draw ? "response draw"
          : outcome == first_wins    ? "response p1win"
                                     : "response p2win");
  } else if (what == "legal") {
    write("response " + legal_moves());
  } else if (what == "evaluation") {
    return tell_evaluation();
  } else if (what == "threat") {
    return ask_for_threat();
  } else if (what == "win") {
    return ask_for_win();
  } else if (what == "key") {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    const std::uint64_t key = match_.game().key(position);
    for (int shift = 60; shift >= 0; shift -= 4) text += digits[(key >> shift) & 15];
    write("response " + text);
  } else {
    return fail("error.engine.unknown-query", arguments.column, {{"word", quoted_excerpt(what)}});
  }
  return {};
}

std::string Engine::legal_moves() const {
  if (status().over()) return "none";
  std::vector<std::string> texts = match_.game().print_legal_moves(match_.position());
  std::ranges::sort(texts);
  return joined(texts);
}

std::vector<std::string> Engine::texts_of(std::span<const AnyMove> line) const {
  std::vector<std::string> texts;
  AnyPosition position = match_.position();
  for (const AnyMove& move : line) {
    texts.push_back(match_.game().print_move(position, move));
    position = match_.game().play(position, move);
  }
  return texts;
}

int Engine::player_to_move() const {
  const Side side = match_.game().side_to_move(match_.position());
  return side == match_.game().info().first_side ? 0 : 1;
}

Expected<void> Engine::describe(Token) {
  const AnyGame& game = match_.game();
  write("info string game " + std::string(game.info().id) + " variant " + game.settings().variant);
  for (const auto& [name, value] : game.settings().options) {
    write(std::string("info string option ").append(name).append("=").append(value));
  }
  write(std::string("info string evaluation ") +
        (weights_for(match_.game()).empty() ? "plain" : "learned"));
  write("info string position " + game.print_position(match_.position()));
  write("info string result " + match::print_result(status()));
  return {};
}

Expected<void> Engine::quit(Token) {
  has_quit_ = true;
  return work_ == Work::none ? Expected<void>{} : stop({});
}

}  // namespace alveole::engine
