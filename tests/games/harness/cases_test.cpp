#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "games/harness/game_test.h"

// tests/games/GAME/cases.json: positions with what must be true of them, written down apart from
// the program. A list of { name, variant?, options?, position? (else the start), moves? (played
// first), and any of: legal (the whole set), count, has, hasnot, after (position text), result
// ("side reason"), six (the side that has just made one), stock, result_of (capture -> stack
// left) }. `note` is for people.
namespace alveole::harness {
namespace {

using nlohmann::json;

struct Case {
  std::string game;
  json facts;
};
std::ostream& operator<<(std::ostream& out, const Case& one) {
  return out << one.game << ": " << one.facts.at("name");
}

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const std::string_view id : game_ids()) {
    const std::string path =
        std::string(ALVEOLE_GAME_TESTS) + "/" + std::string(id) + "/cases.json";
    std::ifstream file(path);
    const json list = json::parse(file, nullptr, false);
    if (!list.is_array() || list.empty()) {
      // A case that fails and says why.
      cases.push_back({std::string(id), {{"name", "unreadable"}, {"unreadable", path}}});
      continue;
    }
    for (const json& facts : list) cases.push_back({std::string(id), facts});
  }
  return cases;
}

std::set<std::string> strings(const json& list) {
  return {list.begin(), list.end()};
}

class Cases : public testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    const json& facts = GetParam().facts;
    std::vector<std::pair<std::string, std::string>> options;
    if (facts.contains("options")) {
      for (const auto& [name, value] : facts["options"].items()) options.emplace_back(name, value);
    }
    const auto made = make_game(GetParam().game, facts.value("variant", ""), options);
    ASSERT_TRUE(made) << made.error().code;
    game_ = *made;
    position_ = game_->start();
    if (facts.contains("position")) {
      const auto read = game_->parse_position(facts["position"].get<std::string>());
      ASSERT_TRUE(read) << read.error().code;
      position_ = *read;
    }
    line_.push_back(position_);
    for (const std::string& text : facts.value("moves", std::vector<std::string>{})) play(text);
  }

  void play(const std::string& text) {
    const auto move = game_->parse_move(position_, text);
    ASSERT_TRUE(move) << text << ": " << move.error().code;
    effects_ = game_->effects(position_, *move);
    position_ = game_->play(position_, *move);
    line_.push_back(position_);
  }

  std::set<std::string> legal() const {
    std::set<std::string> texts;
    for (const AnyMove& move : game_->legal_moves(position_)) {
      texts.insert(game_->print_move(position_, move));
    }
    return texts;
  }

  // "white triples", "draw repetition", "none". Repetition is no part of a game's own rules.
  std::string result() const {
    const Status status = game_->status(position_);
    if (!status.over()) {
      const auto same = [&](const AnyPosition& earlier) { return game_->same(earlier, position_); };
      return std::ranges::count_if(line_, same) >= 3 ? "draw repetition" : "none";
    }
    const std::string_view side = status.outcome == Outcome::white   ? "white"
                                  : status.outcome == Outcome::black ? "black"
                                                                     : "draw";
    return std::string(side) + " " + std::string(status.reason);
  }

  // The sides that the last move gave a six.
  std::set<std::string> sixes() const {
    std::set<std::string> sides;
    for (const Effect& effect : effects_) {
      if (effect.kind != EffectKind::six) continue;
      sides.insert(effect.owner == scene::Owner::white ? "white" : "black");
    }
    return sides;
  }

  int stock(const std::string& side) const {
    const scene::Owner owner = side == "white" ? scene::Owner::white : scene::Owner::black;
    for (const scene::HandItem& item : game_->picture(position_, {}).hands) {
      if (item.owner == owner && item.kind == "piece" && !item.captured) return item.count;
    }
    return -1;
  }

  // The stack that a capture leaves on its target, bottom to top.
  std::string stack_after(const std::string& capture) const {
    const auto move = game_->parse_move(position_, capture);
    if (!move) return move.error().code;
    hex::Axial target;
    for (const Effect& effect : game_->effects(position_, *move)) {
      if (effect.kind == EffectKind::stack) target = effect.to;
    }
    const scene::Scene after = game_->picture(game_->play(position_, *move), {});
    const auto piece = std::ranges::find(after.pieces, target, &scene::Piece::at);
    std::string layers;
    if (piece == after.pieces.end()) return layers;
    for (const scene::Owner owner : piece->layers) {
      layers += owner == scene::Owner::white ? 'W' : 'B';
    }
    return layers;
  }

  std::shared_ptr<const AnyGame> game_;
  AnyPosition position_;
  std::vector<AnyPosition> line_;
  std::vector<Effect> effects_;  ///< of the last move
};

TEST_P(Cases, Hold) {
  const std::set<std::string> moves = legal();
  for (const auto& [key, value] : GetParam().facts.items()) {
    if (key == "legal") {
      EXPECT_EQ(moves, strings(value));
    } else if (key == "count") {
      EXPECT_EQ(moves.size(), value.get<std::size_t>());
    } else if (key == "has") {
      for (const std::string& move : strings(value)) EXPECT_TRUE(moves.contains(move)) << move;
    } else if (key == "hasnot") {
      for (const std::string& move : strings(value)) {
        EXPECT_FALSE(moves.contains(move)) << move;
        EXPECT_FALSE(game_->parse_move(position_, move)) << move;
      }
    } else if (key == "after") {
      EXPECT_EQ(game_->print_position(position_), value.get<std::string>());
    } else if (key == "result") {
      EXPECT_EQ(result(), value.get<std::string>());
    } else if (key == "six") {
      EXPECT_EQ(sixes(), std::set{value.get<std::string>()});
    } else if (key == "stock") {
      for (const auto& [side, count] : value.items()) EXPECT_EQ(stock(side), count) << side;
    } else if (key == "result_of") {
      for (const auto& [capture, stack] : value.items()) {
        EXPECT_EQ(stack_after(capture), stack.get<std::string>()) << capture;
      }
    } else {
      const std::set<std::string> others = {"name",     "note",    "variant",
                                            "position", "options", "moves"};
      EXPECT_TRUE(others.contains(key)) << key << ": " << value;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Harness, Cases, testing::ValuesIn(all_cases()), [](const auto& one) {
  std::string name = one.param.game + "_" + std::to_string(one.index) + "_" +
                     one.param.facts.at("name").template get<std::string>();
  for (char& c : name) {
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
});

}  // namespace
}  // namespace alveole::harness
