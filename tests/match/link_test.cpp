#include "match/link.h"

#include "match/matches.h"

namespace alveole::match {
namespace {

Match read(std::string_view link) {
  Expected<Match> match = parse_link(link);
  EXPECT_TRUE(match) << link << " " << match.error().code << " " << match.error().column;
  return match ? *match : Match(game("hexade"));
}

TEST(Link, LeavesDefaultsOut) {
  EXPECT_EQ(print_link(Match(game("hexade"))), "v=1&game=hexade");
  EXPECT_EQ(print_link(match_of("hexade", "e5 s19 e8")), "v=1&game=hexade&moves=e5%20s19%20e8");
}

TEST(Link, NamesWhatIsNotTheDefault) {
  Match match =
      match_from(game("hexade", "169", {{"second-stone", "2"}, {"six", "survive"}}), "a1 ; b2 ; w");
  play(match, "c3");
  ASSERT_TRUE(match.declare(resigned_by(Side::black)));
  const std::string link = print_link(match);
  EXPECT_EQ(link,
            "v=1&game=hexade&variant=169&options=second-stone%3D2&position=a1%20%3B%20b2%20%3B%20w"
            "&moves=c3&result=white%20resignation");
  EXPECT_TRUE(read(link) == match);
}

TEST(Link, EndsAtANode) {
  Match match = match_of("hexade", "e5 s19 e8");
  match.undo();
  play(match, "b4");
  EXPECT_EQ(print_link(match, match.current()), "v=1&game=hexade&moves=e5%20s19%20b4");
  match.go_to(match.main_end());
  ASSERT_TRUE(match.declare(agreed_draw()));
  EXPECT_EQ(print_link(match), "v=1&game=hexade&moves=e5%20s19%20e8&result=draw%20agreement");
  EXPECT_EQ(print_link(match, root), "v=1&game=hexade") << "the result belongs to the end";
}

TEST(Link, TheCurrentNodeIsTheEnd) {
  const Match match = read("#v=1&game=hexade&moves=e5%20s19");
  EXPECT_EQ(moves_to(match, match.current()), "e5 s19");
}

TEST(Link, UnknownFieldsAreIgnored) {
  const Match match = read("#theme=slate&v=1&&game=hexade&x&ply=%&moves=e5");
  EXPECT_EQ(moves_to(match, match.current()), "e5");
}

TEST(Link, ReadsWhatPeopleWrite) {
  for (const char* link : {"game=hexade&moves=e5 s19", "#moves=e5%20s19&game=hexade",
                           "v=1&game=hexade&moves=E5%20%20S19&variant=271&options=&position=",
                           "game=%68exade&moves=e5%20s19%20"}) {
    const Match match = read(link);
    EXPECT_EQ(moves_to(match, match.current()), "e5 s19") << link;
  }
}

TEST(Link, MovesOfEveryGameReadBack) {
  Match capture(game("attangle"));
  play(capture, "a1 g1 d1 a4 c2 f1 d3 a3 a1,d3-a3");
  for (const Match& match :
       {capture, match_of("hexaequo", "Th8 h9-i8 j8xh8"), match_of("hexdame", "d4-d5 f6-e6")}) {
    const std::string link = print_link(match);
    EXPECT_EQ(link.find_first_of(" ,;/"), std::string::npos) << link;
    EXPECT_TRUE(read(link) == match) << link;
  }
}

TEST(Link, ASettledPositionIsAnEnd) {
  Match match = match_from(game("hexade"), figure_7);
  play(match, "f9 b6 b5 e10 e8");
  const Match settled = read(print_link(match));
  EXPECT_EQ(print_result(settled.result()), "white perfect-six");
  match.set_plays_on(true);
  play(match, "a1");
  EXPECT_TRUE(read(print_link(match)) == match) << "as is the reply to it";
}

TEST(LinkErrors, SayWhere) {
  struct Case {
    const char* link;
    const char* code;
    int column;
  };
  for (const Case& expected : std::vector<Case>{
           {"", "error.link.no-game", 1},
           {"#v=1", "error.link.no-game", 1},
           {"v=2&game=hexade", "error.link.unknown-version", 3},
           {"#game=chess", "error.game.unknown", 7},
           {"game", "error.game.unknown", 5},
           {"game=hexade&variant=7", "error.game.unknown-variant", 21},
           {"game=hexade&options=row%3Dsix", "error.game.bad-option", 21},
           {"game=hexade&options=row", "error.options.no-value", 21},
           {"game=hexade&game=hexade", "error.link.repeated-field", 13},
           {"game=hexade&moves=e5%2", "error.link.bad-escape", 21},
           {"game=hexade&moves=e5%", "error.link.bad-escape", 21},
           {"game=hexade&moves=e5%2G", "error.link.bad-escape", 21},
           {"game=hexade&moves=e5%00", "error.link.bad-character", 21},
           {"game=hexade&moves=e5%FF", "error.link.bad-character", 21},
           {"game=hexade&moves=e5%20s19%20e6", "error.hexade.too-near", 30},
           {"game=hexaequo&moves=Th8%20h9-i8%20j8xh8%20Ti7", "error.match.game-over", 43},
           {"game=hexade&result=white", "error.link.bad-result", 20},
           {"game=hexade&result=white%20perfect-six", "error.link.bad-result", 20},
           {"game=hexade&result=draw%20time", "error.link.bad-result", 20},
           {"game=hexaequo&moves=Th8%20h9-i8%20j8xh8&result=draw%20agreement",
            "error.match.over-already", 48},
       }) {
    const Expected<Match> match = parse_link(expected.link);
    ASSERT_FALSE(match) << expected.link;
    EXPECT_EQ(match.error().code, expected.code) << expected.link;
    EXPECT_EQ(match.error().line, 1) << expected.link;
    EXPECT_EQ(match.error().column, expected.column) << expected.link;
  }
}

TEST(LinkErrors, AnErrorInAPositionCountsInTheLink) {
  const Expected<Match> match = parse_link("game=hexade&position=e5%20%3B%20z99%20%3B%20w");
  ASSERT_FALSE(match);
  EXPECT_EQ(match.error().column, 33);
}

TEST(LinkErrors, HostileLinksAreRefused) {
  EXPECT_EQ(code_of(parse_link(std::string(max_link_size + 1, 'x'))), "error.link.too-large");
  EXPECT_FALSE(parse_link("game=hexade&moves=" + std::string(1'000'000, 'x')));
  EXPECT_EQ(code_of(parse_link(std::string(max_link_size, '&'))), "error.link.no-game");
}

}  // namespace
}  // namespace alveole::match
