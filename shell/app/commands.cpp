#include "app/commands.h"

#include <algorithm>
#include <array>

#include "app/command_arguments.h"
#include "app/wording.h"
#include "match/link.h"
#include "match/record.h"
#include "match/setup.h"
#include "text/scanner.h"

namespace alveole::app {

namespace {

using Reply = Expected<std::string>;

Reply usage() {
  return fail("error.command.usage");
}

Reply done(const Expected<void>& result) {
  if (!result) return std::unexpected(result.error());
  return std::string{};
}

}  // namespace

/// What the commands do; a friend of App, so that the state has no setters.
struct Commands {
  static Expected<void> need_table(const App& app) {
    if (!app.table_) return fail("error.command.no-game");
    return {};
  }

  static Reply new_game(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    match::Setup setup{command.words[0], std::string(command.value("variant")),
                       options_text(command), std::string(command.value("position"))};
    auto match = match::begin_match(setup);
    if (!match) return std::unexpected(match.error().why);
    Players players = usual_players(match->game().info());
    if (auto read = read_players(command, players); !read) return std::unexpected(read.error());
    const auto level = read_level(command, app.level());
    if (!level) return std::unexpected(level.error());
    app.begin(std::move(*match), players, *level);
    return std::string{};
  }

  static Reply load(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    const std::string& text = command.words[0];
    const bool record = text.find_first_of("[\n") != std::string::npos;
    Expected<match::Match> match = record ? match::parse_record(text) : match::parse_link(text);
    if (!match) return std::unexpected(match.error());
    Players players{Player::human, Player::human};
    if (auto read = read_players(command, players); !read) return std::unexpected(read.error());
    const auto level = read_level(command, app.level());
    if (!level) return std::unexpected(level.error());
    app.begin(std::move(*match), players, *level);
    return std::string{};
  }

  static Reply setup(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    const GameInfo* info = find_game_info(command.words[0]);
    if (info == nullptr) {
      return fail("error.game.unknown", 1, {{"game", quoted_excerpt(command.words[0])}});
    }
    if (app.new_game_.game != info->id) {
      app.new_game_ = {std::string(info->id),
                       std::string(info->variants.front()),
                       {},
                       usual_players(*info),
                       app.level()};
    }
    app.open(Place::setup);
    return std::string{};
  }

  static Reply setup_set(App& app, const Command& command) {
    if (command.named.empty() || !command.words.empty()) return usage();
    if (app.new_game_.game.empty()) return fail("error.command.not-now");
    NewGame wanted = app.new_game_;
    if (auto read = read_players(command, wanted.players); !read) {
      return std::unexpected(read.error());
    }
    const auto level = read_level(command, wanted.level);
    if (!level) return std::unexpected(level.error());
    wanted.level = *level;
    for (const auto& [key, value] : command.named) {
      if (key == "variant") wanted.variant = value;
      if (!key.starts_with(option_prefix)) continue;
      const std::string name = key.substr(option_prefix.size());
      std::erase_if(wanted.options, [&](const auto& option) { return option.first == name; });
      wanted.options.emplace_back(name, value);
    }
    const GameInfo& info = *find_game_info(wanted.game);
    if (auto settings = complete_settings(info, wanted.variant, wanted.options); !settings) {
      return std::unexpected(settings.error());
    }
    app.new_game_ = std::move(wanted);
    app.changed();
    return std::string{};
  }

  static Reply start(App& app, const Command&) {
    const NewGame& wanted = app.new_game_;
    if (wanted.game.empty()) return fail("error.command.not-now");
    auto game = make_game(wanted.game, wanted.variant, wanted.options);
    if (!game) return std::unexpected(game.error());
    app.begin(match::Match(*game), wanted.players, wanted.level);
    return std::string{};
  }

  static Reply home(App& app, const Command&) {
    app.go(Place::start);
    return std::string{};
  }

  static Reply resume(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    app.go(Place::play);
    return std::string{};
  }

  static Reply back(App& app, const Command&) {
    app.close();
    return std::string{};
  }

  static Reply menu(App& app, const Command&) {
    app.open(Place::menu);
    return std::string{};
  }

  static Reply ask(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (!app.unfinished()) return app.execute(command.words[0]);
    app.pending_ = command.words[0];
    app.open(Place::replace);
    return std::string{};
  }

  // The radio beside the one that has the focus is chosen and gets it.
  static Reply option(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    const bool next = command.words[0] == "next";
    if (!next && command.words[0] != "previous") return usage();
    for (const Group& group : app.screen().groups) {
      std::vector<const Control*> radios;
      for (const Control& control : group.controls) {
        if (control.role == Role::radio) radios.push_back(&control);
      }
      const auto here = std::ranges::find(radios, app.focus_, &Control::id);
      if (here == radios.end()) continue;
      const std::size_t count = radios.size();
      const auto index = static_cast<std::size_t>(here - radios.begin());
      const Control chosen = *radios[(index + (next ? 1 : count - 1)) % count];
      Reply reply = app.execute(chosen.command);
      if (reply) app.focus_ = chosen.id;
      app.changed();
      return reply;
    }
    return fail("error.command.not-now");
  }

  static Expected<void> need_turn(const App& app) {
    if (auto table = need_table(app); !table) return table;
    const match::Match& match = app.table_->match;
    if (!match.result().over() && !app.human_to_move()) {
      return fail("error.command.not-your-turn");
    }
    return {};
  }

  static Reply click(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (auto turn = need_turn(app); !turn) return done(turn);
    Table& table = *app.table_;
    const Expected<Click> click = parse_click(table.match.game(), command.words[0]);
    if (!click) return std::unexpected(click.error());
    app.after_click(table.selection.click(table.match, *click), *click);
    return std::string{};
  }

  // The hand closes on a piece: it is selected, so that its ways are shown while it travels.
  static Reply grab(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (auto turn = need_turn(app); !turn) return done(turn);
    Table& table = *app.table_;
    const Expected<Click> from = parse_click(table.match.game(), command.words[0]);
    if (!from) return std::unexpected(from.error());
    if (!table.selection.can_drag(table.match, *from)) return std::string{};
    const auto clicks = table.selection.clicks(table.match);
    if (std::ranges::find(clicks, *from) == clicks.end()) {
      app.after_click(table.selection.click(table.match, *from), *from);
    }
    app.grabbed_ = *from;
    return std::string{};
  }

  static Reply drop(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (!app.table_ || !app.grabbed_) return std::string{};
    Table& table = *app.table_;
    const Click from = *app.grabbed_;
    app.grabbed_.reset();
    std::optional<Click> to;
    if (command.words[0] != "-") {
      const Expected<Click> click = parse_click(table.match.game(), command.words[0]);
      if (!click) return std::unexpected(click.error());
      to = *click;
    }
    app.after_click(table.selection.drag(table.match, from, to), to.value_or(from));
    return std::string{};
  }

  static Reply cancel(App& app, const Command&) {
    if (!app.table_) return std::string{};
    Table& table = *app.table_;
    const bool begun = !table.selection.clicks(table.match).empty();
    table.selection.cancel();
    app.grabbed_.reset();
    if (begun) app.say(app.texts().text("live.cancelled"));
    app.changed();
    return std::string{};
  }

  static Reply play(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (auto turn = need_turn(app); !turn) return done(turn);
    const match::Match& match = app.table_->match;
    const auto move = match.game().parse_move(match.position(), command.words[0]);
    if (!move) return std::unexpected(move.error());
    app.play(*move);
    return std::string{};
  }

  static Reply undo(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    match::Match& match = app.table_->match;
    const bool declared = app.can_retract();
    if (declared) {
      match.retract();
    } else {
      const std::optional<match::NodeId> target = app.undo_target();
      if (!target) return fail("error.command.nothing-to-undo");
      if (auto moved = match.go_to(*target); !moved) return done(moved);
    }
    app.position_changed();
    app.say(app.texts().text(declared ? "live.retracted" : "live.undone"));
    return std::string{};
  }

  static Reply redo(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    match::Match& match = app.table_->match;
    const match::NodeId before = match.current();
    const bool people = app.table_->players != Players{Player::computer, Player::computer};
    while (match.redo()) {
      if (!people || app.human_to_move()) break;
    }
    if (match.current() == before) return fail("error.command.nothing-to-redo");
    app.position_changed();
    app.say(app.texts().text("live.redone"));
    return std::string{};
  }

  static Reply go_to(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (auto table = need_table(app); !table) return done(table);
    const auto ply = parse_number(command.words[0], 0, match::Match::max_plies);
    if (!ply) return usage();
    if (auto moved = app.table_->match.go_to_ply(*ply); !moved) return done(moved);
    return shown(app);
  }

  static Reply variation(App& app, const Command& command) {
    if (command.words.size() != 2) return usage();
    if (auto table = need_table(app); !table) return done(table);
    match::Match& match = app.table_->match;
    const std::vector<match::NodeId> line = match.line_to(match.line_end(match.current()));
    const auto ply = parse_number(command.words[0], 1, static_cast<int>(line.size()) - 1);
    if (!ply) return usage();
    const std::vector<match::NodeId>& there =
        match.node(line[static_cast<std::size_t>(*ply) - 1]).children;
    const auto number = parse_number(command.words[1], 1, static_cast<int>(there.size()));
    if (!number) return usage();
    const match::NodeId chosen = there[static_cast<std::size_t>(*number) - 1];
    if (auto moved = match.go_to(chosen); !moved) return done(moved);
    return shown(app);
  }

  // Somebody went to another position of the game: which one, and whether moves follow it.
  static Reply shown(App& app) {
    app.position_changed();
    const match::Match& match = app.table_->match;
    const Texts& texts = app.texts();
    std::string words =
        match.current() == match::root
            ? texts.text("live.at-start")
            : texts.text("live.at-move", {{"move", match.node(match.current()).text}});
    if (app.looking_back()) words += ' ' + texts.text("play.look-back");
    app.say(std::move(words));
    return std::string{};
  }

  static Reply hint(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    return done(app.go_on_with_hint());
  }

  static Reply flip(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    constexpr int half_turn = 3;
    app.table_->orientation = (app.table_->orientation + half_turn) % hex::direction_count;
    if (app.place_ == Place::menu) app.go(Place::play);
    app.changed();
    return std::string{};
  }

  static Reply look(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (auto table = need_table(app); !table) return done(table);
    const GameInfo& info = app.table_->match.game().info();
    if (std::ranges::find(info.looks, command.words[0]) == info.looks.end()) {
      std::string known;
      for (const std::string_view look : info.looks)
        known += (known.empty() ? "" : ", ") + std::string(look);
      return fail("error.command.unknown-value", 1, {{"name", "look"}, {"known", known}});
    }
    app.preferences_.looks.insert_or_assign(std::string(info.id), command.words[0]);
    app.changed();
    return std::string{};
  }

  static Reply resign(App& app, const Command& command) {
    if (!app.can_declare()) return fail("error.command.not-now");
    if (command.words.empty()) {
      app.open(Place::resign);
      return std::string{};
    }
    return declare(app, command, match::resigned_by(app.resigning_side()));
  }

  static Reply draw(App& app, const Command& command) {
    if (!app.can_declare() || !app.two_people()) return fail("error.command.not-now");
    if (command.words.empty()) {
      app.open(Place::draw);
      return std::string{};
    }
    return declare(app, command, match::agreed_draw());
  }

  static Reply declare(App& app, const Command& command, const Status& status) {
    if (command.words != std::vector<std::string>{"yes"}) return usage();
    match::Match& match = app.table_->match;
    if (auto declared = match.declare(status); !declared) return done(declared);
    app.position_changed();
    app.say(result_sentence(app.texts(), match.game().info().id, match.result(), app.scene()));
    app.go(Place::play);
    return std::string{};
  }

  static Reply theme(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    std::string known = "auto";
    for (const auto& [name, theme] : app.assets_.themes) known += ", " + name;
    const bool there = command.words[0] == "auto" ||
                       std::ranges::any_of(app.assets_.themes, [&](const auto& theme) {
                         return theme.first == command.words[0];
                       });
    if (!there) {
      return fail("error.command.unknown-value", 1, {{"name", "theme"}, {"known", known}});
    }
    app.preferences_.theme = command.words[0];
    app.changed();
    return std::string{};
  }

  static Reply on_or_off(App& app, const Command& command, bool& target) {
    if (command.words.size() != 1 || (command.words[0] != "on" && command.words[0] != "off")) {
      return usage();
    }
    target = command.words[0] == "on";
    app.changed();
    return std::string{};
  }
  static Reply coordinates(App& app, const Command& command) {
    return on_or_off(app, command, app.preferences_.coordinates);
  }
  static Reply dark(App& app, const Command& command) { return on_or_off(app, command, app.dark_); }

  static Reply language(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    const std::string before = app.texts().language();
    if (auto set = app.set_language(command.words[0]); !set) return done(set);
    const Texts& texts = app.texts();
    if (texts.language() != before) {
      const std::string name = texts.text("language." + texts.language());
      app.say(texts.text("start.language", {{"language", name}}));
    }
    return std::string{};
  }

  static Reply cursor(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    if (auto table = need_table(app); !table) return done(table);
    app.ensure_cursor();
    const scene::Scene& scene = app.scene();
    if (scene.cells.empty() || !app.cursor_) return fail("error.command.not-now");
    const std::string& word = command.words[0];
    if (word == "click") {
      return app.execute("click " + app.table_->match.game().cell_name(*app.cursor_));
    }
    const auto by_place = [](const scene::Cell& a, const scene::Cell& b) {
      return std::pair(a.centre.y, a.centre.x) < std::pair(b.centre.y, b.centre.x);
    };
    if (word == "first" || word == "last") {
      app.cursor_ = word == "first" ? std::ranges::min_element(scene.cells, by_place)->at
                                    : std::ranges::max_element(scene.cells, by_place)->at;
    } else if (const auto degrees = parse_number(word, 0, 359)) {
      const auto next = cell_towards(scene, *app.cursor_, static_cast<float>(*degrees));
      if (next) app.cursor_ = next;
    } else {
      return usage();
    }
    app.focus_ = "board";
    app.changed();
    return std::string{};
  }

  static Reply focus(App& app, const Command& command) {
    if (command.words.empty() || command.words.size() > 2) return usage();
    std::string wanted = command.words[0] == "-" ? "" : command.words[0];
    std::optional<hex::Axial> cell = app.cursor_;
    if (wanted == "next" || wanted == "previous") {
      const std::vector<std::string> order = focus_order(app.screen());
      const auto now = std::ranges::find(order, app.focus_);
      const auto count = std::ssize(order);
      if (count == 0) return std::string{};
      const auto step = wanted == "next" ? 1 : count - 1;
      const auto index = now == order.end() ? (wanted == "next" ? 0 : count - 1)
                                            : (now - order.begin() + step) % count;
      wanted = order[static_cast<std::size_t>(index)];
    }
    if (wanted == "board") {
      if (auto table = need_table(app); !table) return done(table);
      app.ensure_cursor();
      cell = app.cursor_;
      if (command.words.size() == 2) cell = app.table_->match.game().parse_cell(command.words[1]);
    }
    if (wanted == app.focus_ && cell == app.cursor_) return std::string{};
    app.focus_ = wanted;
    app.cursor_ = cell;
    app.changed();
    return std::string{};
  }

  static Reply engine(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    const std::optional<Answer> answer = app.opponent_.receive(command.words[0]);
    return answer ? done(app.take_answer(*answer)) : std::string{};
  }

  static Reply engine_restarted(App& app, const Command&) {
    app.opponent_.restarted();
    app.engine_was_lost_ = app.opponent_.thinking();
    if (app.engine_was_lost_) app.say(app.texts().text("play.engine-lost"));
    app.changed();
    return std::string{};
  }

  static Reply engine_failed(App& app, const Command& command) {
    app.opponent_.lost();
    app.hint_.reset();
    return fail("error.engine.failed", 1,
                {{"reason", command.words.empty() ? "?" : quoted_excerpt(command.words[0])}});
  }

  static Reply storage_failed(App&, const Command&) { return fail("error.page.not-kept"); }

  static Reply notify(App&, const Command& command) {
    return fail("error.page.message", 1,
                {{"text", command.words.empty() ? "?" : quoted_excerpt(command.words[0])}});
  }

  static Reply restore(App& app, const Command& command) {
    if (command.words.size() != 1) return usage();
    return done(app.restore(command.words[0]));
  }

  static Reply record(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    return match::print_record(app.table_->match);
  }
  static Reply link(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    return match::print_link(app.table_->match);
  }
  static Reply position(App& app, const Command&) {
    if (auto table = need_table(app); !table) return done(table);
    return app.table_->match.game().print_position(app.table_->match.position());
  }

  static Reply help(App&, const Command&) {
    std::string text;
    for (const CommandInfo& info : all_commands()) text += std::string(info.usage) + "\n";
    return text;
  }
};

namespace {

constexpr std::array commands = {
    CommandInfo{"new",
                "new GAME [variant=V] [option.NAME=VALUE] [white=human|computer] "
                "[black=human|computer] [level=1..8] [position=TEXT]",
                true, &Commands::new_game},
    CommandInfo{"load", "load TEXT [white=human|computer] [black=human|computer] [level=1..8]",
                true, &Commands::load},
    CommandInfo{"setup", "setup GAME", true, &Commands::setup},
    CommandInfo{
        "setup-set",
        "setup-set [variant=V] [option.NAME=VALUE] [white=human|computer] [black=human|computer] "
        "[level=1..8]",
        true, &Commands::setup_set},
    CommandInfo{"start", "start", true, &Commands::start},
    CommandInfo{"home", "home", true, &Commands::home},
    CommandInfo{"resume", "resume", true, &Commands::resume},
    CommandInfo{"back", "back", true, &Commands::back},
    CommandInfo{"menu", "menu", true, &Commands::menu},
    CommandInfo{"ask", "ask COMMAND", true, &Commands::ask},
    CommandInfo{"click", "click CELL|hand:KIND|choice:NAME", true, &Commands::click},
    CommandInfo{"grab", "grab CELL|hand:KIND", true, &Commands::grab},
    CommandInfo{"drop", "drop CELL|-", true, &Commands::drop},
    CommandInfo{"cancel", "cancel", true, &Commands::cancel},
    CommandInfo{"play", "play MOVE", true, &Commands::play},
    CommandInfo{"undo", "undo", true, &Commands::undo},
    CommandInfo{"redo", "redo", true, &Commands::redo},
    CommandInfo{"goto", "goto PLY", true, &Commands::go_to},
    CommandInfo{"variation", "variation PLY NUMBER", true, &Commands::variation},
    CommandInfo{"hint", "hint", true, &Commands::hint},
    CommandInfo{"flip", "flip", true, &Commands::flip},
    CommandInfo{"look", "look NAME", true, &Commands::look},
    CommandInfo{"resign", "resign [yes]", true, &Commands::resign},
    CommandInfo{"draw", "draw [yes]", true, &Commands::draw},
    CommandInfo{"theme", "theme NAME|auto", true, &Commands::theme},
    CommandInfo{"coordinates", "coordinates on|off", true, &Commands::coordinates},
    CommandInfo{"language", "language TAG", true, &Commands::language},
    CommandInfo{"cursor", "cursor DEGREES|first|last|click", false, &Commands::cursor},
    CommandInfo{"focus", "focus ID|board [CELL]|next|previous|-", false, &Commands::focus},
    CommandInfo{"option", "option next|previous", false, &Commands::option},
    CommandInfo{"record", "record", false, &Commands::record},
    CommandInfo{"link", "link", false, &Commands::link},
    CommandInfo{"position", "position", false, &Commands::position},
    CommandInfo{"help", "help", false, &Commands::help},
    CommandInfo{"dark", "dark on|off", false, &Commands::dark},
    CommandInfo{"engine", "engine LINE", false, &Commands::engine},
    CommandInfo{"engine-restarted", "engine-restarted", false, &Commands::engine_restarted},
    CommandInfo{"engine-failed", "engine-failed REASON", false, &Commands::engine_failed},
    CommandInfo{"storage-failed", "storage-failed", false, &Commands::storage_failed},
    CommandInfo{"notify", "notify TEXT", false, &Commands::notify},
    CommandInfo{"restore", "restore TEXT", false, &Commands::restore},
};

}  // namespace

std::span<const CommandInfo> all_commands() {
  return commands;
}

const CommandInfo* find_command(std::string_view name) {
  const auto found = std::ranges::find(commands, name, &CommandInfo::name);
  return found == commands.end() ? nullptr : &*found;
}

}  // namespace alveole::app
