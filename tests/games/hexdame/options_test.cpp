#include <array>

#include "games/hexdame/table.h"

// The options of rules/README.md; the first value of each is the default.
namespace alveole::hexdame {
namespace {

TEST(HexdameOptions, VariantsAreCellsASide) {
  EXPECT_EQ(Table({}, {}, "4").text(),
            "a1 a2 a3 b1 b2 b3 c1 c2 c3 ; "
            "e5 e6 e7 f5 f6 f7 g5 g6 g7 ; w");
  EXPECT_EQ(Table({}, {}, "4").rules.board().ring().cell_count(), 37);
  EXPECT_EQ(LargeTable().rules.board().ring().cell_count(), 91);
  EXPECT_EQ(LargeTable("h8 ; c3 ; w").count(), 3U);
  // They promote on file or rank 2n - 1 and 1.
  EXPECT_EQ(Table("f5 ; Ka1 ; w", {}, "4").play("f5-g6").text(), "Kg6 ; Ka1 ; b");
  EXPECT_EQ(LargeTable("j9 ; Ka1 ; w").play("j9-k9").text(), "Kk9 ; Ka1 ; b");
  EXPECT_EQ(LargeTable("Kk9 ; b7 ; b").play("b7-a6").text(), "Kk9 ; Ka6 ; w");
}

TEST(HexdameOptions, OriginBlocked) {
  const OptionList blocked = {{"origin", "blocked"}};
  const std::string round = "e5 ; f5 f6 g6 ; w";
  EXPECT_EQ(Table(round).legal(), Texts{"e5xg5xg7xe5"});
  EXPECT_EQ(Table(round, blocked).legal(), (Texts{"e5xg5xg7", "e5xg7xg5"}));
  // A king neither lands on its start cell nor crosses it.
  const std::string back = "Ke3 ; e5 c5 c3 ; w";
  EXPECT_NE(Table(back).legal(), Table(back, blocked).legal());
}

TEST(HexdameOptions, ShortKings) {
  const OptionList shorts = {{"kings", "short"}};
  EXPECT_EQ(Table("Ke5 ; i9 ; w", shorts).legal(),
            (Texts{"e5-f5", "e5-e6", "e5-f6", "e5-d5", "e5-e4", "e5-d4"}));
  // It captures only a neighbour and lands right behind.
  EXPECT_EQ(Table("Ke1 ; e5 ; w", shorts).legal().count("e1xe6"), 0U);
  EXPECT_EQ(Table("Ke4 ; e5 ; w", shorts).legal(), Texts{"e4xe6"});
}

TEST(HexdameOptions, FreeCaptureMustStillBeCarriedToItsEnd) {
  const OptionList free = {{"capture", "free"}};
  // One piece with c3 or two with e5, but never one with e5.
  EXPECT_EQ(Table("c3 e5 ; Kb3 f5 g4 ; w", free).legal(), (Texts{"c3xa3", "e5xg5xg3"}));
  // Capturing as such stays compulsory.
  EXPECT_EQ(Table("c3 d1 ; c4 ; w", free).legal(), Texts{"c3xc5"});
  // Where the king lands decides whether it must go on: not on e7, but on e6 and e8.
  EXPECT_EQ(Table("Ke4 ; e5 g8 ; w", free).legal(),
            (Texts{"e4xe6xh9", "e4xe7", "e4xe8xh8", "e4xe8xi8", "e4xe9"}));
}

TEST(HexdameOptions, NoProgress) {
  const OptionList fifty = {{"noprogress", "50"}};
  const auto shuffle = [](Table table) {
    for (int i = 0; i < 50; ++i) {
      EXPECT_EQ(table.result(), "none") << i;
      table.play(std::array{"e1-e2", "i9-h9", "e2-e1", "h9-i9"}[static_cast<std::size_t>(i % 4)]);
    }
    return table;
  };
  const Table drawn = shuffle(Table("Ke1 b5 ; Ki9 f9 ; w", fifty));
  EXPECT_EQ(drawn.result(), "draw no-progress");
  EXPECT_TRUE(drawn.legal().empty());
  EXPECT_EQ(shuffle(Table("Ke1 b5 ; Ki9 f9 ; w")).result(), "none");
}

TEST(HexdameOptions, ManMovesAndCapturesAreProgress) {
  Table table("Ke1 b5 ; Ki9 f9 ; w", {{"noprogress", "50"}});
  table.play("e1-e2").play("i9-h9");
  EXPECT_EQ(table.position.no_progress, 2);
  EXPECT_EQ(table.play("b5-b6").position.no_progress, 0);
  Table capture("Ke1 ; Ki5 e5 ; b", {{"noprogress", "50"}});
  capture.play("i5-i6");
  EXPECT_EQ(capture.position.no_progress, 1);
  EXPECT_EQ(capture.play("e1xe6").position.no_progress, 0);
}

// "Where several hold, the first in this order is named": no-move before no-progress.
TEST(HexdameOptions, ALossIsNamedBeforeTheDraw) {
  Table table("Ke1 ; Ki9 ; w", {{"noprogress", "50"}});
  table.position.pieces[0] = 0;
  table.position.kings &= table.position.pieces[1];
  table.position.no_progress = 50;
  EXPECT_EQ(table.result(), "black no-piece");
}

}  // namespace
}  // namespace alveole::hexdame
