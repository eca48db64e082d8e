#include "engine/book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "games/any_game.h"
#include "games/symmetric_text.h"

namespace alveole::engine {
namespace {

std::shared_ptr<const AnyGame> hexdame() {
  return *make_game("hexdame");
}

AnyPosition after(const AnyGame& game, const std::vector<std::string>& moves) {
  AnyPosition position = game.start();
  for (const std::string& move : moves) {
    position = game.play(position, *game.parse_move(position, move));
  }
  return position;
}

std::vector<std::string> answers(const Book& book, const AnyGame& game,
                                 const AnyPosition& position) {
  std::vector<std::string> texts;
  for (const AnyMove& move : book.find(position)) texts.push_back(game.print_move(position, move));
  return texts;
}

TEST(Book, KnowsWhatItsLinesSay) {
  const auto game = hexdame();
  const auto book =
      Book::parse(game, "# by hand\n\n= d4-e5 c4-c5\nc4-c5 g6-g5 = d4-d5 # why not\n");
  ASSERT_TRUE(book) << book.error().code;
  EXPECT_EQ(book->size(), 2u);
  using Texts = std::vector<std::string>;
  EXPECT_EQ(answers(*book, *game, game->start()), (Texts{"d4-e5", "c4-c5"}));
  EXPECT_EQ(answers(*book, *game, after(*game, {"c4-c5", "g6-g5"})), Texts{"d4-d5"});
  EXPECT_EQ(answers(*book, *game, after(*game, {"c4-c5"})), Texts{});
}

TEST(Book, KnowsSymmetricPositionsToo) {
  for (const std::string_view id : game_ids()) {
    const auto game = *make_game(id);
    const AnyPosition start = game->start();
    const AnyMove first = game->legal_moves(start).front();
    const AnyPosition position = game->play(start, first);
    const AnyMove reply = game->legal_moves(position).back();
    const auto book = Book::parse(
        game, game->print_move(start, first) + " = " + game->print_move(position, reply));
    ASSERT_TRUE(book) << id << " " << book.error().code;
    const std::string wanted = tests::symmetric_text(*game, game->play(position, reply));
    for (const Symmetry& symmetry : game->symmetries()) {
      const AnyPosition image = game->transform(position, symmetry);
      if (!image) continue;
      const std::vector<AnyMove> found = book->find(image);
      ASSERT_EQ(found.size(), 1u) << id;
      EXPECT_EQ(tests::symmetric_text(*game, game->play(image, found.front())), wanted) << id;
    }
  }
}

TEST(Book, SaysWhereItIsWrong) {
  struct Case {
    const char* text;
    const char* code;
    int line;
    int column;
  };
  for (const Case& wrong : {
           Case{"= d4-e5\nc4-c5 g6-g5\n", "error.book.no-equals", 2, 1},
           Case{"c4-c5 =\n", "error.book.no-move", 1, 7},
           Case{"= d4-e5\n= c4-c5\n", "error.book.repeated", 2, 1},
       }) {
    const auto book = Book::parse(hexdame(), wrong.text);
    ASSERT_FALSE(book) << wrong.text;
    EXPECT_EQ(book.error().code, wrong.code);
    EXPECT_EQ(book.error().line, wrong.line);
    EXPECT_EQ(book.error().column, wrong.column);
  }
  const auto illegal = Book::parse(hexdame(), "= d4-e5\nc4-c5 g6-g9 = d4-d5\n");
  ASSERT_FALSE(illegal);
  EXPECT_EQ(illegal.error().line, 2);
  EXPECT_GE(illegal.error().column, 7);
}

// ---- The engine with a book

/// What the engine answers to lines after it was given a book for Hexdame.
std::string engine_says(const std::string& lines) {
  Engine engine("test");
  EXPECT_TRUE(engine.load("hexdame", "book", "= a4-a5 d1-e1\na4-a5 = i6-i5\n"));
  engine.feed("setoption name Game value hexdame\n" + lines);
  engine.end_input();
  while (engine.wants_step()) engine.step(0, 1000);
  return engine.take_output();
}

const std::string open_book = "setoption name OwnBook value true\n";

TEST(EngineBook, AnswersAtOnce) {
  EXPECT_EQ(engine_says(open_book + "go nodes 500\n"), "bestmove a4-a5\n");
  EXPECT_EQ(engine_says(open_book + "position startpos moves a4-a5\ngo movetime 5\n"),
            "bestmove i6-i5\n");
}

TEST(EngineBook, ChoosesBySeed) {
  EXPECT_EQ(engine_says(open_book + "setoption name Seed value 1\ngo nodes 500\n"),
            "bestmove d1-e1\n");
}

TEST(EngineBook, IsClosedUnlessTheOptionSaysSo) {
  EXPECT_TRUE(engine_says("go nodes 500\n").starts_with("info depth "));
  EXPECT_TRUE(engine_says(open_book + "setoption name OwnBook value false\ngo nodes 500\n")
                  .starts_with("info depth "));
}

TEST(EngineBook, IsForTheHighestLevelAlone) {
  const std::string go = "go nodes 500\n";
  EXPECT_EQ(engine_says(open_book + "setoption name Level value 8\ngo\n"), "bestmove a4-a5\n");
  EXPECT_TRUE(engine_says(open_book + "setoption name Level value 7\n" + go).starts_with("info "));
}

TEST(EngineBook, IsClosedWhileAPositionIsLookedInto) {
  for (const std::string look : {"go infinite\nstop\n", "go ponder nodes 500\nstop\n",
                                 "setoption name MultiPV value 2\ngo nodes 500\n"}) {
    EXPECT_NE(engine_says(open_book + look), "bestmove a4-a5\n") << look;
  }
}

TEST(EngineBook, IsForTheUsualBoardAndRules) {
  EXPECT_TRUE(engine_says(open_book + "setoption name Variant value 4\ngo nodes 500\n")
                  .starts_with("info depth "));
}

TEST(EngineBook, RefusesWhatIsNoTruthAndWhatIsNoBook) {
  EXPECT_EQ(engine_says("setoption name OwnBook value perhaps\n"),
            "info string error error.engine.no-truth 30 word=\"OwnBook\" value=\"perhaps\"\n");
  Engine engine("test");
  EXPECT_EQ(engine.load("hexdame", "book", "a4-a5\n").error().code, "error.book.no-equals");
}

}  // namespace
}  // namespace alveole::engine
