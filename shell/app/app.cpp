#include "app/app.h"

#include <algorithm>
#include <random>
#include <utility>

#include "app/advice.h"
#include "app/command.h"
#include "app/commands.h"
#include "app/saved.h"
#include "app/screens.h"
#include "app/wording.h"
#include "engine/set_up_lines.h"
#include "match/decoration.h"
#include "text/scanner.h"

namespace alveole::app {

namespace {

// A side whose pieces begin this much higher, in cell radii, than the other's has its home on top.
constexpr float home_difference = 4;
constexpr int half_turn = 3;

// Whether a side's pieces begin at the top of the picture, so that its player wants it turned.
bool begins_on_top(const match::Match& match, Side side) {
  const scene::Scene scene = match.game().picture(match.node(match::root).position, {});
  float height[2] = {0, 0};
  int count[2] = {0, 0};
  for (const scene::Piece& piece : scene.pieces) {
    if (piece.layers.empty()) continue;
    const int mine = piece.layers.back() == owner_of(side) ? 0 : 1;
    height[mine] += piece.centre.y;
    ++count[mine];
  }
  if (count[0] == 0 || count[1] == 0) return false;
  return height[1] / static_cast<float>(count[1]) - height[0] / static_cast<float>(count[0]) >
         home_difference;
}

}  // namespace

App::App(Assets assets, std::string_view language, bool dark)
    : assets_(std::move(assets)), dark_(dark) {
  for (std::size_t i = 0; i < assets_.texts.size(); ++i) {
    if (language.starts_with(assets_.texts[i].language())) language_ = i;
  }
  stored_ = saved();  // nothing worth keeping yet, and something better may be kept already
}

Expected<std::string> App::execute(std::string_view line) {
  Expected<Command> command = parse_command(line);
  if (!command) {
    notice_ = command.error();
    changed();
    return std::unexpected(command.error());
  }
  const CommandInfo* info = find_command(command->name);
  if (info == nullptr) {
    notice_ = Error{"error.command.unknown", 1, 1, {{"command", quoted_excerpt(command->name)}}};
    changed();
    return std::unexpected(*notice_);
  }
  if (info->from_person && (notice_ || refused_cell_ || engine_was_lost_ || varied_)) {
    notice_.reset();
    refused_cell_.reset();
    engine_was_lost_ = false;
    varied_ = false;
    changed();
  }
  Expected<std::string> reply = info->run(*this, *command);
  if (!reply) {
    if (reply.error().code == "error.command.usage") {
      reply.error().arguments = {{"command", std::string(info->name)},
                                 {"usage", std::string(info->usage)}};
    }
    notice_ = reply.error();
    say(texts().sentence(*notice_));
    changed();
  }
  settle_focus();
  return reply;
}

void App::add_texts(Texts texts) {
  const auto known = std::ranges::find(assets_.texts, texts.language(), &Texts::language);
  if (known != assets_.texts.end()) {
    *known = std::move(texts);
  } else {
    assets_.texts.push_back(std::move(texts));
  }
  changed();
}

const Screen& App::screen() {
  if (screen_revision_ == revision_) return screen_;
  screen_revision_ = revision_;
  switch (place_) {
    case Place::start:
      screen_ = start_screen(*this);
      break;
    case Place::setup:
      screen_ = setup_screen(*this);
      break;
    case Place::play:
      ensure_cursor();
      screen_ = play_screen(*this, scene());
      break;
    case Place::menu:
      screen_ = menu_screen(*this);
      break;
    case Place::resign:
      screen_ = confirm_screen(*this, "resign");
      break;
    case Place::draw:
      screen_ = confirm_screen(*this, "draw");
      break;
    case Place::replace:
      screen_ = confirm_screen(*this, "replace");
      break;
  }
  screen_.language = texts().language();
  screen_.live = live_;
  return screen_;
}

const scene::Scene& App::scene() {
  if (scene_revision_ == revision_) return scene_;
  scene_revision_ = revision_;
  scene_ = {};
  if (!table_) return scene_;
  const match::Match& match = table_->match;
  scene::View view;
  view.look = look(match.game().info());
  view.orientation = table_->orientation;
  view.coordinates = preferences_.coordinates;
  scene_ = match.game().picture(match.position(), view);
  match::Decoration what;
  what.moves = human_to_move();
  what.refused = refused_cell_;
  if (hint_) {
    what.hint = hint_->move;
    what.hint_place = hint_->told != Hint::Step::piece;
  }
  match::decorate(scene_, match, table_->selection, what);
  return scene_;
}

const scene::Theme& App::theme() const {
  const std::string_view name = theme_name();
  for (const auto& [known, theme] : assets_.themes) {
    if (known == name) return theme;
  }
  return assets_.themes.front().second;
}

std::string_view App::theme_name() const {
  if (preferences_.theme != "auto") return preferences_.theme;
  return dark_ ? std::string_view("slate") : std::string_view(assets_.themes.front().first);
}

std::vector<Request> App::take_requests() {
  for (std::string& line : opponent_.take_lines()) {
    requests_.push_back({Request::Kind::engine, {}, std::move(line)});
  }
  std::string now = saved();
  if (now != stored_) {
    stored_ = std::move(now);
    requests_.push_back({Request::Kind::store, "saved", stored_});
  }
  return std::exchange(requests_, {});
}

std::string App::saved() const {
  SavedState state;
  state.language = texts().language();
  state.preferences = preferences_;
  state.playing = place_ != Place::start && place_ != Place::setup;
  if (table_) {
    state.players = table_->players;
    state.level = table_->level;
    state.orientation = table_->orientation;
    state.ply = table_->match.node(table_->match.current()).ply;
  }
  return print_saved(state, table_ ? &table_->match : nullptr);
}

Expected<void> App::restore(std::string_view text) {
  Expected<Restored> restored = parse_saved(text);
  if (!restored) {
    // Put aside, not thrown away: it may hold a game somebody wants back.
    requests_.push_back({Request::Kind::store, "unreadable", std::string(text)});
    return fail("error.saved.unreadable", 1, {{"reason", texts().sentence(restored.error())}});
  }
  preferences_ = restored->state.preferences;
  // What else does not fit is said, but the game comes back all the same.
  Expected<void> done;
  if (!restored->state.language.empty()) done = set_language(restored->state.language);
  if (std::optional<match::Match>& match = restored->match) {
    begin(std::move(*match), restored->state.players, restored->state.level);
    table_->orientation = restored->state.orientation;
    const auto moved = table_->match.go_to_ply(restored->state.ply);
    if (!moved && done) done = moved;
    position_changed();
    if (!restored->state.playing) go(Place::start);
  }
  changed();
  return done;
}

std::string_view App::look(const GameInfo& info) const {
  const auto chosen = preferences_.looks.find(info.id);
  return chosen != preferences_.looks.end() ? std::string_view(chosen->second) : info.looks.front();
}

scene::Scene App::sample(std::string_view id) const {
  const auto game = make_game(id);
  if (!game) return {};
  AnyPosition position = (*game)->start();
  for (const auto& [name, text] : assets_.samples) {
    if (name != id) continue;
    if (auto parsed = (*game)->parse_position(text)) position = *parsed;
  }
  scene::View view;
  view.look = look((*game)->info());
  view.coordinates = false;
  return (*game)->picture(position, view);
}

bool App::human_to_move() const {
  if (!table_ || table_->match.result().over()) return false;
  return table_->player(table_->match.side_to_move(table_->match.current())) == Player::human;
}

bool App::two_people() const {
  return table_ && table_->players == Players{Player::human, Player::human};
}

bool App::can_declare() const {
  if (!table_) return false;
  const match::Match& match = table_->match;
  const bool anybody = table_->players != Players{Player::computer, Player::computer};
  return anybody && !match.result().over() && match.current() == match.main_end();
}

Side App::resigning_side() const {
  if (!table_) return Side::white;
  if (two_people()) return table_->match.side_to_move(table_->match.current());
  return table_->player(Side::white) == Player::human ? Side::white : Side::black;
}

std::string App::again_command() const {
  if (!table_) return {};
  const AnyGame& game = table_->match.game();
  const auto word = [](Player player) { return player == Player::human ? "human" : "computer"; };
  std::string command = "new " + std::string(game.info().id);
  command += " variant=" + game.settings().variant;
  for (const auto& [name, value] : game.settings().options) {
    command.append(" option.").append(name).append("=").append(value);
  }
  command += std::string(" white=") + word(table_->player(Side::white));
  command += std::string(" black=") + word(table_->player(Side::black));
  command += " level=" + std::to_string(table_->level);
  return command;
}

bool App::looking_back() const {
  return table_ && !table_->match.node(table_->match.current()).children.empty();
}

bool App::unfinished() const {
  if (!table_) return false;
  const match::Match& match = table_->match;
  return !match.node(match::root).children.empty() && !match.result(match.main_end()).over();
}

bool App::can_retract() const {
  return table_ && table_->match.declared() && table_->match.current() == table_->match.main_end();
}

std::optional<match::NodeId> App::undo_target() const {
  if (!table_) return std::nullopt;
  const match::Match& match = table_->match;
  const bool people = table_->players != Players{Player::computer, Player::computer};
  match::NodeId id = match.current();
  while (id != match::root) {
    id = match.node(id).parent;
    if (!people || table_->player(match.side_to_move(id)) == Player::human) return id;
  }
  return std::nullopt;
}

void App::go(Place place) {
  way_.clear();
  place_ = place;
  focus_.clear();
  focus_unsettled_ = true;
  changed();
}

void App::open(Place place) {
  if (place_ == place) return;
  std::vector<std::pair<Place, std::string>> way = std::move(way_);
  way.emplace_back(place_, focus_);
  go(place);
  way_ = std::move(way);
}

void App::close() {
  if (way_.empty()) {
    go(table_ && place_ != Place::start ? Place::play : Place::start);
    return;
  }
  std::vector<std::pair<Place, std::string>> way = std::move(way_);
  const auto [place, focus] = std::move(way.back());
  way.pop_back();
  go(place);
  way_ = std::move(way);
  focus_ = focus;
}

// The focus that is asked for stays if it is there, else the first thing gets it: the board where
// there is one. Nothing is given to somebody who has no focus on this board at all.
void App::settle_focus() {
  const bool asked = std::exchange(focus_unsettled_, false);
  if (!asked && (focus_.empty() || (focus_ == board_focus && place_ == Place::play))) return;
  const Screen& shown = screen();
  if (can_focus(shown, focus_)) return;
  const std::vector<std::string> order = focus_order(shown);
  focus_ = order.empty() ? std::string() : order.front();
  changed();
}

void App::begin(match::Match match, Players players, int level) {
  opponent_.cancel();
  const bool only_white = players == Players{Player::human, Player::computer};
  const bool only_black = players == Players{Player::computer, Player::human};
  table_ = std::make_unique<Table>(Table{std::move(match), players, level, std::random_device{}()});
  if ((only_white && begins_on_top(table_->match, Side::white)) ||
      (only_black && begins_on_top(table_->match, Side::black))) {
    table_->orientation = table_->first_orientation = half_turn;
  }
  cursor_.reset();
  engine_was_lost_ = false;
  go(Place::play);
  position_changed();
  ensure_cursor();
}

Expected<void> App::set_language(std::string_view tag) {
  if (std::ranges::find(assets_.languages, tag) == assets_.languages.end()) {
    return fail("error.command.unknown-text", 1, {{"language", quoted_excerpt(tag)}});
  }
  const auto known = std::ranges::find(assets_.texts, tag, &Texts::language);
  if (known == assets_.texts.end()) {
    requests_.push_back({Request::Kind::texts, std::string(tag), {}});
  } else {
    language_ = static_cast<std::size_t>(known - assets_.texts.begin());
  }
  changed();
  return {};
}

void App::position_changed() {
  opponent_.cancel();
  hint_.reset();
  grabbed_.reset();
  changed();
  if (!table_) return;
  const match::Match& match = table_->match;
  const match::NodeId current = match.current();
  if (match.result().over() || human_to_move()) return;
  // While somebody looks back, the computer waits.
  if (!match.node(current).children.empty()) return;
  opponent_.ask(engine::set_up_lines(match), table_->level, table_->seed);
}

bool App::offers_hints() const {
  return table_ && !two_people() && table_->players != Players{Player::computer, Player::computer};
}

bool App::can_ask_hint() const {
  return offers_hints() && human_to_move() && (!hint_ || hint_->can_go_on());
}

Expected<void> App::go_on_with_hint() {
  if (!can_ask_hint()) return fail("error.command.not-now");
  if (!hint_) {
    hint_.emplace();
    opponent_.ask_hint(engine::set_up_lines(table_->match));
  } else {
    hint_->told = hint_->told == Hint::Step::piece ? Hint::Step::place : Hint::Step::why;
  }
  say_hint(*hint_);
  return {};
}

void App::say_hint(const Hint& hint) {
  const match::Match& match = table_->match;
  say(hint_words(texts(), match.game(), match.position(), hint));
  changed();
}

Expected<void> App::take_answer(const Answer& answer) {
  if (!table_) return {};
  if (answer.kind == Answer::Kind::reason) {
    if (!hint_) return {};
    hint_->reason = engine::parse_reason(answer.text);
    if (hint_->told == Hint::Step::why) say_hint(*hint_);
    return {};
  }
  const match::Match& match = table_->match;
  const auto move = match.game().parse_move(match.position(), answer.text);
  if (!move) {
    hint_.reset();
    return fail("error.engine.bad-move", 1, {{"move", quoted_excerpt(answer.text)}});
  }
  if (answer.kind == Answer::Kind::move) {
    play(*move);
  } else if (hint_) {
    hint_->move = *move;
    say_hint(*hint_);
  }
  return {};
}

void App::play(const AnyMove& move) {
  match::Match& match = table_->match;
  const match::NodeId before = match.current();
  const Side mover = match.side_to_move(before);
  const std::size_t known = match.node(before).children.size();
  const Expected<match::NodeId> played = match.play(move);
  if (!played) {
    notice_ = played.error();
    say(texts().sentence(*notice_));
    changed();
    return;
  }
  // What was said of the position before is no longer true.
  notice_.reset();
  refused_cell_.reset();
  varied_ = known > 0 && match.node(before).children.size() > known;
  // The line that is played is the game; what was tried before becomes a variation of it.
  while (match.promote(*played)) {
  }
  std::string text = texts().text(
      "live.move", {{"side", side_name(texts(), mover)}, {"move", match.node(*played).text}});
  const Status status = match.result();
  text += ' ';
  if (varied_) text += texts().text("play.varied") + ' ';
  position_changed();
  if (status.over()) {
    text += result_sentence(texts(), match.game().info().id, status, scene());
  } else {
    text += must_take(*this).value_or(
        texts().text("live.to-move", {{"side", side_name(texts(), other(mover))}}));
  }
  say(std::move(text));
}

void App::after_click(const match::ClickOutcome& outcome, const Click& click) {
  using Kind = match::ClickOutcome::Kind;
  const auto* cell = std::get_if<CellClick>(&click);
  if (cell != nullptr) cursor_ = cell->at;
  switch (outcome.kind) {
    case Kind::played:
      play(outcome.move);
      return;
    case Kind::pending:
      if (cell != nullptr) {
        say(texts().text("live.selected", {{"cell", table_->match.game().cell_name(cell->at)}}));
      }
      break;
    case Kind::cancelled:
      say(texts().text("live.cancelled"));
      break;
    case Kind::refused:
      break;
  }
  if (outcome.why) {
    notice_ = outcome.why;
    if (cell != nullptr) refused_cell_ = cell->at;
    say(texts().sentence(*notice_));
  }
  changed();
}

void App::ensure_cursor() {
  if (!table_) return;
  const scene::Scene& board = scene();
  if (cursor_ && scene::find_cell(board, *cursor_) != nullptr) return;
  cursor_.reset();
  for (const scene::Mark& mark : board.marks) {
    if (mark.kind == scene::MarkKind::last_to) cursor_ = mark.at;
  }
  if (!cursor_ && !board.cells.empty()) cursor_ = board.cells[board.cells.size() / 2].at;
}

}  // namespace alveole::app
