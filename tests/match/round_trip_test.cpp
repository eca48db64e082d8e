// Random trees of every game and variant, through records and links and back.

#include <random>

#include "match/link.h"
#include "match/matches.h"
#include "match/record.h"

namespace alveole::match {
namespace {

constexpr int tree_moves = 60;

class RandomTree {
 public:
  RandomTree(std::shared_ptr<const AnyGame> game, unsigned seed)
      : match_(std::move(game)), random_(seed) {}

  Match make() {
    for (int i = 0; i < tree_moves; ++i) {
      // Now and then a step back, so that variations of variations come about.
      for (int back = below(4) == 0 ? below(5) : 0; back > 0; --back) (void)match_.undo();
      play_any();
      if (below(3) == 0) annotate();
    }
    if (below(2) == 0) declare_something();
    if (below(2) == 0) {
      EXPECT_TRUE(match_.set_tag("White", "a \"b\" \\"));
    }
    if (below(2) == 0) {
      EXPECT_TRUE(match_.set_tag("Round", "3"));
    }
    return std::move(match_);
  }

 private:
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }

  template <class T>
  const T& any_of(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }

  void play_any() {
    if (match_.result().over()) return;
    const auto moves = match_.game().legal_moves(match_.position());
    ASSERT_FALSE(moves.empty());
    ASSERT_TRUE(match_.play(any_of(moves)));
  }

  void annotate() {
    const std::vector<std::string> comments = {"",          "plain", "} { \\",
                                               "[%mark a1", "x\ny",  "$1 (a) *"};
    const auto scene = match_.game().picture(match_.position(), {});
    const auto cell = [&] { return any_of(scene.cells).at; };
    Annotation annotation;
    annotation.comment = any_of(comments);
    if (match_.current() != root)
      annotation.verdict = static_cast<Verdict>(below(last_verdict + 1));
    for (int i = below(3); i > 0; --i) annotation.marks.push_back(cell());
    for (int i = below(3); i > 0; --i) annotation.arrows.push_back({cell(), cell()});
    for (int i = below(3); i > 0; --i) annotation.notes.push_back({cell(), "a ] b"});
    EXPECT_TRUE(match_.annotate(match_.current(), annotation));
  }

  void declare_something() {
    EXPECT_TRUE(match_.go_to(match_.main_end()));
    if (!match_.result().over()) {
      EXPECT_TRUE(match_.declare(out_of_time(Side::black)));
    }
  }

  Match match_;
  std::mt19937 random_;
};

void expect_round_trips(const std::shared_ptr<const AnyGame>& game, unsigned seed) {
  const Match match = RandomTree(game, seed).make();
  const std::string record = print_record(match);
  const Expected<Match> read = parse_record(record);
  ASSERT_TRUE(read) << record << read.error().code << read.error().line << ":"
                    << read.error().column;
  EXPECT_TRUE(*read == match) << record << print_record(*read);
  EXPECT_EQ(print_record(*read), record);
  EXPECT_EQ(print_result(read->result(read->main_end())),
            print_result(match.result(match.main_end())));

  const std::string link = print_link(match);
  const Expected<Match> opened = parse_link(link);
  ASSERT_TRUE(opened) << link << " " << opened.error().code << opened.error().column;
  EXPECT_EQ(print_link(*opened), link);
  EXPECT_EQ(moves_to(*opened, opened->current()), moves_to(match, match.main_end()));
  EXPECT_EQ(opened->declared(), match.declared());
}

TEST(RoundTrip, TreesOfEveryGameAndVariantReadBackAsTheyWere) {
  unsigned seed = 1;
  for (const std::string_view id : game_ids()) {
    for (const std::string_view variant : find_game_info(id)->variants) {
      for (int i = 0; i < 5; ++i) expect_round_trips(game(id, variant), seed++);
    }
  }
}

TEST(RoundTrip, OptionsComeBack) {
  unsigned seed = 1000;
  for (const std::string_view id : game_ids()) {
    for (const OptionInfo& option : find_game_info(id)->options) {
      for (const std::string_view value : option.values) {
        expect_round_trips(game(id, {}, {{std::string(option.name), std::string(value)}}), seed++);
      }
    }
  }
}

// Half a record, a record with a byte changed: an error or a match, never a crash.
TEST(RoundTrip, BrokenRecordsAndLinksAreErrorsOrMatches) {
  std::mt19937 random(7);
  int errors = 0;
  for (const std::string_view id : game_ids()) {
    const Match match = RandomTree(game(id), 5).make();
    for (const std::string& whole : {print_record(match), print_link(match)}) {
      for (int i = 0; i < 300; ++i) {
        std::string broken = whole;
        broken[random() % broken.size()] = static_cast<char>(random() % 256);
        if (i % 3 == 0) broken.resize(random() % broken.size());
        const Expected<Match> record = parse_record(broken);
        const Expected<Match> link = parse_link(broken);
        for (const auto* read : {&record, &link}) {
          if (*read) continue;
          ++errors;
          EXPECT_TRUE(read->error().code.starts_with("error."));
          EXPECT_GE(read->error().line, 1);
          EXPECT_GE(read->error().column, 1);
        }
      }
    }
  }
  EXPECT_GT(errors, 0);
}

}  // namespace
}  // namespace alveole::match
