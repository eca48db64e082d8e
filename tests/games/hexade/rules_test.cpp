// The seed's sentences and figures; sentences.md says which test holds which.
#include "games/hexade/rules.h"

#include "games/hexade/support.h"
#include "games/perft.h"

namespace alveole::hexade::testing {
namespace {

TEST(HexadeBoard, Has271CellsTenASide) {
  const Rules rules = rules_for();
  EXPECT_EQ(rules.grid().all().size(), 271);
  // Ten concentric frames: the centre alone, then six more in each than in the one before.
  std::array<int, 10> frames{};
  rules.grid().all().for_each([&](Cell cell) {
    ++frames.at(static_cast<std::size_t>(hex::distance(rules.grid().axial(cell), {})));
  });
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(frames.at(static_cast<std::size_t>(i)), i == 0 ? 1 : 6 * i);
  }
}

TEST(HexadeBoard, Variant169HasEightASide) {
  const Rules rules = rules_for("169");
  EXPECT_EQ(rules.grid().all().size(), 169);
  EXPECT_EQ(rules.grid().side(), 8);
  EXPECT_TRUE(parse_cell(rules, "o15"));
  EXPECT_FALSE(parse_cell(rules, "o16"));
  EXPECT_FALSE(parse_cell(rules, "p15"));
}

TEST(HexadeStart, BoardIsEmptyAndWhiteBegins) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, rules.start()), "- ; - ; w ; 0");
  EXPECT_EQ(rules.side_to_move(rules.start()), Side::white);
  EXPECT_EQ(legal_names(rules, rules.start()).size(), 271U);
}

TEST(HexadeTurn, OneStoneOnAnyEmptyCellThenTheOtherSide) {
  const Rules rules = rules_for();
  const Position after = play_all(rules, rules.start(), "e5 s19 a1 a2");
  EXPECT_EQ(print_position(rules, after), "a1 e5 ; a2 s19 ; w ; 4");
  const auto legal = legal_names(rules, after);
  EXPECT_EQ(legal.size(), 271U - 4U);
  for (const char* taken : {"a1", "a2", "e5", "s19"}) EXPECT_FALSE(legal.contains(taken));
}

TEST(HexadeSecondStone, Figure2BarsTheCellsNearE5) {
  const Rules rules = rules_for();
  const Position position = play_all(rules, rules.start(), "e5 s19");
  const auto barred = names("c3 c4 c5 d3 d4 d5 d6 e3 e4 e6 e7 f4 f5 f6 f7 g5 g6 g7");
  const auto legal = legal_names(rules, position);
  EXPECT_EQ(legal.size(), 271U - 2U - barred.size());
  for (const std::string& cell : barred) EXPECT_FALSE(legal.contains(cell)) << cell;
  for (const char* allowed : {"e8", "b4", "h6"}) EXPECT_TRUE(legal.contains(allowed)) << allowed;
}

TEST(HexadeSecondStone, BlackAndLaterStonesAreFree) {
  const Rules rules = rules_for();
  EXPECT_EQ(legal_names(rules, play_all(rules, rules.start(), "e5")).size(), 270U);
  EXPECT_EQ(legal_names(rules, play_all(rules, rules.start(), "e5 s19 e8")).size(), 268U);
  EXPECT_EQ(legal_names(rules, play_all(rules, rules.start(), "e5 s19 e8 e6")).size(), 267U);
}

TEST(HexadeSecondStone, OptionSetsTheDistance) {
  const auto count = [](const char* distance) {
    const Rules rules = rules_for("271", {{"second-stone", distance}});
    return legal_names(rules, play_all(rules, rules.start(), "e5 s19")).size();
  };
  EXPECT_EQ(count("3"), 269U - 18U);
  EXPECT_EQ(count("2"), 269U - 6U);
  EXPECT_EQ(count("1"), 269U);
}

TEST(HexadeSecondStone, IsOverWhenThePliesAreNotKnown) {
  const Rules rules = rules_for();
  EXPECT_EQ(legal_names(rules, read(rules, "e5 ; s19 ; w")).size(), 269U);
  EXPECT_EQ(legal_names(rules, read(rules, "e5 ; s19 ; w ; 2")).size(), 251U);
}

constexpr const char* figure_3 = "d13 e2 g13 ; d11 d12 e11 f3 f12 g4 ; w";

TEST(HexadeCapture, Figure3PairIsTakenByH5) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, play_all(rules, figure_3, "h5")),
            "d13 e2 g13 h5 ; d11 d12 e11 f12 ; b");
}

TEST(HexadeCapture, Figure3TwoPairsAreTakenByD10) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, play_all(rules, figure_3, "d10")), "d10 d13 e2 g13 ; f3 g4 ; b");
}

TEST(HexadeCapture, Figure3NothingElseCaptures) {
  const Rules rules = rules_for();
  const Position position = read(rules, figure_3);
  std::set<std::string> capturing;
  MoveList<Move> moves;
  rules.legal_moves(position, moves);
  for (const Move& move : moves) {
    if (!rules.captures(position, move.cell).empty()) {
      capturing.insert(print_move(rules, position, move));
    }
  }
  EXPECT_EQ(capturing, names("d10 h5"));
}

TEST(HexadeCapture, Figure4ShowsTheBoardAfterBothCaptures) {
  const Rules rules = rules_for();
  const Position after = play_all(rules, figure_3, "h5 a1 d10");
  EXPECT_EQ(print_position(rules, after), "d10 d13 e2 g13 h5 ; a1 ; b");
}

TEST(HexadeCapture, TakesExactlyTwo) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, play_all(rules, "e2 ; f3 ; w", "g4")), "e2 g4 ; f3 ; b");
  EXPECT_EQ(print_position(rules, play_all(rules, "e2 ; f3 g4 h5 ; w", "i6")),
            "e2 i6 ; f3 g4 h5 ; b");
  EXPECT_EQ(print_position(rules, play_all(rules, "e2 ; f3 g4 ; w", "h5")), "e2 h5 ; - ; b");
}

TEST(HexadeCapture, NeedsAdjacentStonesInAStraightLine) {
  const Rules rules = rules_for();
  const auto unchanged = [&](const char* position, const char* move) {
    const Position before = read(rules, position);
    return play_all(rules, before, move).of(Side::black) == before.of(Side::black);
  };
  EXPECT_TRUE(unchanged("e2 ; f3 h5 ; w", "i6")) << "a gap between the two";
  EXPECT_TRUE(unchanged("e2 ; f3 g3 ; w", "h4")) << "a bend";
  EXPECT_TRUE(unchanged("a1 ; c2 e3 ; w", "g4")) << "a line through corners is no line";
}

TEST(HexadeCapture, WorksInEveryDirection) {
  const Rules rules = rules_for();
  for (const hex::Axial step : hex::directions) {
    Position position;
    position.of(Side::black).insert(*rules.grid().find(step));
    position.of(Side::black).insert(*rules.grid().find(step * 2));
    position.of(Side::white).insert(*rules.grid().find(step * 3));
    const Position after = rules.play(position, {*rules.grid().find(hex::Axial{})});
    EXPECT_TRUE(after.of(Side::black).empty());
    EXPECT_EQ(after.of(Side::white).size(), 2);
  }
}

TEST(HexadeCapture, TakesSixPairsAtOnce) {
  const Rules rules = rules_for();
  Position position;
  for (const hex::Axial step : hex::directions) {
    position.of(Side::black).insert(*rules.grid().find(step));
    position.of(Side::black).insert(*rules.grid().find(step * 2));
    position.of(Side::white).insert(*rules.grid().find(step * 3));
  }
  // The six inner stones would be a ring: it is taken before any six is looked for.
  EXPECT_EQ(rules.status(position), goes_on);
  const Position after = rules.play(position, {*rules.grid().find(hex::Axial{})});
  EXPECT_TRUE(after.of(Side::black).empty());
  EXPECT_EQ(rules.status(after), goes_on);
}

TEST(HexadeCapture, TakesPairsOnOppositeSides) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, play_all(rules, "e2 k8 ; f3 g4 i6 j7 ; w", "h5")),
            "e2 h5 k8 ; - ; b");
}

TEST(HexadeCapture, TheEdgeDoesNotClose) {
  const Rules rules = rules_for();
  EXPECT_EQ(print_position(rules, play_all(rules, "- ; a1 b1 ; w", "c1")), "c1 ; a1 b1 ; b");
  // The numbers of a19 and b1 are near, the cells are not: a line never runs over the edge.
  EXPECT_EQ(print_position(rules, play_all(rules, "b2 ; a10 b1 ; w", "a9")), "a9 b2 ; a10 b1 ; b");
}

TEST(HexadeCapture, Figure5PlacingIntoAnEnclosureIsSafe) {
  const Rules rules = rules_for();
  const Position after = play_all(rules, "d5 g8 ; e6 ; b", "f7");
  EXPECT_EQ(print_position(rules, after), "d5 g8 ; e6 f7 ; w");
  MoveList<Move> moves;
  rules.legal_moves(after, moves);
  for (const Move& move : moves) EXPECT_EQ(rules.capture_directions(after, move.cell), 0);
}

TEST(HexadeCapture, AnEnclosedPairFallsWhenAnEnclosingStoneIsReplaced) {
  const Rules rules = rules_for();
  // Black's pair e6 f7 stands between d5 and g8; Black takes g8 g9 and White returns to g8.
  const Position position = read(rules, "d5 g8 g9 ; e6 f7 g7 ; b");
  const Position taken = play_all(rules, position, "g10");
  EXPECT_EQ(print_position(rules, taken), "d5 ; e6 f7 g7 g10 ; w");
  EXPECT_EQ(print_position(rules, play_all(rules, taken, "g8")), "d5 g8 ; g7 g10 ; b");
}

TEST(HexadeCapture, VacatedCellsMayBeRefilledAtOnce) {
  const Rules rules = rules_for();
  const Position after = play_all(rules, figure_3, "h5");
  EXPECT_TRUE(legal_names(rules, after).contains("f3"));
  EXPECT_TRUE(legal_names(rules, after).contains("g4"));
}

TEST(HexadeSix, Figure6ShowsTheShapes) {
  const Rules rules = rules_for();
  for (const char* six : {"d8 e9 f10 g11 h12 i13", "h5 h6 i5 i7 j6 j7", "o11 p11 p12 q11 q12 q13",
                          "c3 c4 c5 d4 d5 e5"}) {
    // With White to move his six has outlived the reply; with Black to move it is pending.
    EXPECT_EQ(rules.status(read(rules, std::string(six) + " ; - ; w")), white_wins) << six;
    EXPECT_EQ(rules.status(read(rules, std::string(six) + " ; - ; b")), goes_on) << six;
    EXPECT_TRUE(
        has_six(read(rules, std::string(six) + " ; - ; b").of(Side::white), RowRule::six_or_more));
  }
}

TEST(HexadeSix, FiveOrABrokenPathIsNone) {
  const Rules rules = rules_for();
  for (const char* five : {"d8 e9 f10 g11 h12", "d8 e9 f10 g11 h12 j14", "h5 h6 i5 i7 j6",
                           "o11 p11 p12 q11 q12", "d8 e9 f10 g11 h12 h13"}) {
    EXPECT_EQ(rules.status(read(rules, std::string(five) + " ; - ; w")), goes_on) << five;
  }
}

TEST(HexadeSix, ARowDoesNotRunOverTheEdge) {
  const Rules rules = rules_for();
  // a8 a9 a10 end file a; b1 b2 b3 begin file b.
  EXPECT_EQ(rules.status(read(rules, "a8 a9 a10 b1 b2 b3 ; - ; w")), goes_on);
  EXPECT_EQ(rules.status(read(rules, "j17 j18 j19 k2 k3 k4 ; - ; w")), goes_on);
}

TEST(HexadeSix, NumberOfPlaces) {
  const auto count = [](const Rules& rules, ShapeKind kind) {
    return std::ranges::count(rules.patterns().all(), kind, &Six::kind);
  };
  const Rules large = rules_for("271");
  EXPECT_EQ(count(large, ShapeKind::row), 528);
  EXPECT_EQ(count(large, ShapeKind::triangle), 432);
  EXPECT_EQ(count(large, ShapeKind::ring), 217);
  const Rules small = rules_for("169");
  EXPECT_EQ(count(small, ShapeKind::row), 282);
  EXPECT_EQ(count(small, ShapeKind::triangle), 252);
  EXPECT_EQ(count(small, ShapeKind::ring), 127);
}

TEST(HexadeSix, EveryCellKnowsItsPatterns) {
  for (const char* variant : {"271", "169"}) {
    const Rules rules = rules_for(variant);
    std::size_t entries = 0;
    rules.grid().all().for_each([&](Cell cell) {
      for (const Patterns::Index i : rules.patterns().through(cell)) {
        const auto& cells = rules.patterns().all()[i].cells;
        EXPECT_EQ(std::ranges::count(cells, cell), 1);
        ++entries;
      }
    });
    EXPECT_EQ(entries, 6 * rules.patterns().all().size());
    EXPECT_EQ(rules.patterns().through(*rules.grid().find(hex::Axial{})).size(), 36U);
  }
}

TEST(HexadeSix, ARingCountsWhateverStandsInItsCentre) {
  const Rules rules = rules_for();
  for (const char* others : {"i6", "a1"}) {
    const Position after =
        play_all(rules, "h5 h6 i5 i7 j6 ; " + std::string(others) + " ; w", "j7 s19");
    EXPECT_EQ(rules.status(after), white_wins);
  }
}

TEST(HexadeEnd, ASixMustOutliveTheReply) {
  const Rules rules = rules_for();
  const Position made = play_all(rules, "c3 c4 c5 d4 d5 ; s19 s18 ; w", "e5");
  EXPECT_EQ(rules.status(made), goes_on);
  EXPECT_FALSE(legal_names(rules, made).empty());
  const Position stood = play_all(rules, made, "s17");
  EXPECT_EQ(rules.status(stood), white_wins);
  EXPECT_TRUE(legal_names(rules, stood).empty());
}

constexpr const char* figure_7 = "b4 b5 c6 d7 e8 e9 g10 ; b3 e7 ; w";

TEST(HexadeEnd, Figure7OnlyF9MakesASix) {
  const Rules rules = rules_for();
  const Position position = read(rules, figure_7);
  for (const std::string& name : legal_names(rules, position)) {
    const Position after = rules.play(position, move_of(rules, name));
    EXPECT_EQ(has_six(after.of(Side::white), RowRule::six_or_more), name == "f9") << name;
  }
}

TEST(HexadeEnd, Figure7OnlyB6AndE10Break) {
  const Rules rules = rules_for();
  const Position six = play_all(rules, figure_7, "f9");
  std::set<std::string> breaking;
  for (const std::string& name : legal_names(rules, six)) {
    const Position after = rules.play(six, move_of(rules, name));
    if (rules.status(after) == goes_on) {
      breaking.insert(name);
    } else {
      EXPECT_EQ(rules.status(after), white_wins) << name;
    }
  }
  EXPECT_EQ(breaking, names("b6 e10"));
  EXPECT_EQ(names(rules, rules.captures(six, move_of(rules, "b6").cell)), names("b4 b5"));
  EXPECT_EQ(names(rules, rules.captures(six, move_of(rules, "e10").cell)), names("e8 e9"));
}

TEST(HexadeEnd, Figure7WhiteWinsWithE8) {
  const Rules rules = rules_for();
  const Position last = play_all(rules, figure_7, "f9 b6 b5 e10 e8");
  EXPECT_EQ(settled(rules, last), white_wins);
  for (const std::string& name : legal_names(rules, last)) {
    EXPECT_EQ(rules.status(rules.play(last, move_of(rules, name))), white_wins) << name;
  }
}

TEST(HexadeEnd, AnOwnSixDoesNotSave) {
  const Rules rules = rules_for();
  const Position after = play_all(rules, "h5 h6 i5 i7 j6 ; o11 p11 p12 q11 q12 ; w", "j7 q13");
  EXPECT_EQ(rules.status(after), white_wins);
}

TEST(HexadeEnd, AnOwnSixPendsWhenTheFirstIsBroken) {
  const Rules rules = rules_for();
  // b6 takes b4 b5 out of White's row and completes Black's triangle b6 c7 d8 / c6.. at once.
  const Position position = read(rules, "b4 b5 c6 d7 e8 f9 g10 ; b3 b7 b8 c7 c8 d8 ; b");
  const Position after = play_all(rules, position, "b6");
  EXPECT_EQ(names(rules, after.of(Side::white)), names("c6 d7 e8 f9 g10"));
  EXPECT_TRUE(has_six(after.of(Side::black), RowRule::six_or_more));
  EXPECT_EQ(rules.status(after), goes_on);
  EXPECT_EQ(rules.status(play_all(rules, after, "s19")), black_wins);
}

TEST(HexadeEnd, BreakingOneOfTwoSixesIsNotEnough) {
  const Rules rules = rules_for();
  const Position after =
      play_all(rules, "b4 b5 c6 d7 e8 f9 g10 o11 p11 p12 q11 q12 q13 ; b3 ; b", "b6");
  EXPECT_EQ(names(rules, after.of(Side::white)), names("c6 d7 e8 f9 g10 o11 p11 p12 q11 q12 q13"));
  EXPECT_EQ(rules.status(after), white_wins);
}

constexpr const char* overline = "b4 b5 c6 d7 f9 g10 h11 ; b3 ; w";

TEST(HexadeEnd, OverlineSixRemainAfterTheCapture) {
  const Rules rules = rules_for();
  EXPECT_EQ(rules.status(play_all(rules, overline, "e8 b6")), white_wins);
}

TEST(HexadeEnd, OverlineCountsUnlessTheOptionSaysExactlySix) {
  const std::string seven = "b5 c6 d7 e8 f9 g10 h11 ; - ; w";
  const Rules free = rules_for();
  EXPECT_EQ(free.status(read(free, seven)), white_wins);
  const Rules exact = rules_for("271", {{"row", "exactly-six"}});
  EXPECT_EQ(exact.status(read(exact, seven)), goes_on);
  EXPECT_EQ(exact.status(read(exact, "b5 c6 d7 e8 f9 g10 ; - ; w")), white_wins);
  EXPECT_EQ(exact.status(read(exact, "b5 c6 d7 e8 f9 g10 ; a4 h11 ; w")), white_wins);
  // Triangles and rings have no overline.
  EXPECT_EQ(exact.status(read(exact, "c3 c4 c5 c6 d4 d5 e5 ; - ; w")), white_wins);
}

TEST(HexadeEnd, ExactlySixAtTheEdge) {
  const Rules exact = rules_for("271", {{"row", "exactly-six"}});
  EXPECT_EQ(exact.status(read(exact, "a1 a2 a3 a4 a5 a6 ; - ; w")), white_wins);
  EXPECT_EQ(exact.status(read(exact, "a5 a6 a7 a8 a9 a10 b1 ; - ; w")), white_wins);
  EXPECT_EQ(exact.status(read(exact, "a1 a2 a3 a4 a5 a6 a7 ; - ; w")), goes_on);
}

TEST(HexadeEnd, ACaptureThatShortensSevenToSixLosesWithExactlySix) {
  const Rules exact = rules_for("271", {{"row", "exactly-six"}});
  const Position seven = play_all(exact, overline, "e8");
  EXPECT_EQ(exact.status(seven), goes_on);
  EXPECT_EQ(settled(exact, seven), std::nullopt);
  EXPECT_EQ(exact.status(play_all(exact, seven, "s19")), goes_on) << "seven are no six";
  EXPECT_EQ(exact.status(play_all(exact, seven, "b6")), white_wins);
}

TEST(HexadeEnd, SixImmediateWinsAtOnce) {
  const Rules rules = rules_for("271", {{"six", "immediate"}});
  const Position made = play_all(rules, figure_7, "f9");
  EXPECT_EQ(rules.status(made), white_wins);
  EXPECT_TRUE(legal_names(rules, made).empty());
}

TEST(HexadeEnd, ASideToMoveThatHasASixHasWonWhateverTheOtherHas) {
  const std::string both = "h5 h6 i5 i7 j6 j7 ; o11 p11 p12 q11 q12 q13 ; ";
  for (const char* end : {"survive", "immediate"}) {
    const Rules rules = rules_for("271", {{"six", end}});
    EXPECT_EQ(rules.status(read(rules, both + "w")), white_wins);
    EXPECT_EQ(rules.status(read(rules, both + "b")), black_wins);
  }
}

TEST(HexadeSettled, NothingBreaksTheSix) {
  const Rules rules = rules_for();
  const Position made = play_all(rules, "c3 c4 c5 d4 d5 ; s19 s18 ; w", "e5");
  EXPECT_EQ(settled(rules, made), white_wins);
}

TEST(HexadeSettled, NotWhileACaptureBreaksIt) {
  const Rules rules = rules_for();
  EXPECT_EQ(settled(rules, play_all(rules, figure_7, "f9")), std::nullopt);
  EXPECT_EQ(settled(rules, play_all(rules, figure_7, "f9 b6 b5")), std::nullopt);
}

TEST(HexadeSettled, CapturesThatLeaveASixDoNotMatter) {
  const Rules rules = rules_for();
  EXPECT_EQ(settled(rules, play_all(rules, overline, "e8")), white_wins);
}

TEST(HexadeSettled, NothingWithoutASixOrAfterTheEnd) {
  const Rules rules = rules_for();
  EXPECT_EQ(settled(rules, rules.start()), std::nullopt);
  EXPECT_EQ(settled(rules, read(rules, figure_7)), std::nullopt);
  EXPECT_EQ(settled(rules, read(rules, "c3 c4 c5 d4 d5 e5 ; - ; w")), std::nullopt);
}

TEST(HexadeKey, TellsSidesAndCellsApartButNotPlies) {
  const Rules rules = rules_for();
  const Position position = read(rules, "e5 f6 ; s19 s18 ; w ; 8");
  EXPECT_EQ(rules.key(position), rules.key(read(rules, "e5 f6 ; s19 s18 ; w")));
  EXPECT_TRUE(rules.same(position, read(rules, "e5 f6 ; s19 s18 ; w ; 4")));
  for (const char* different :
       {"e5 f6 ; s19 s18 ; b", "e5 f7 ; s19 s18 ; w", "s19 s18 ; e5 f6 ; w", "e5 ; s19 s18 ; w"}) {
    EXPECT_NE(rules.key(position), rules.key(read(rules, different))) << different;
    EXPECT_FALSE(rules.same(position, read(rules, different))) << different;
  }
}

TEST(HexadeKey, KnowsWhetherTheSecondStoneIsBarred) {
  const Rules rules = rules_for();
  EXPECT_NE(rules.key(read(rules, "e5 ; s19 ; w ; 2")), rules.key(read(rules, "e5 ; s19 ; w")));
}

TEST(HexadeCycle, CapturesCanBringAPositionBack) {
  const Rules rules = rules_for();
  const Position before = read(rules, "e6 ; e1 e4 e5 ; w");
  // White takes e4 e5; Black returns to both and takes the two stones White has spent.
  const Position middle = play_all(rules, before, "e3 e5 e2");
  EXPECT_EQ(print_position(rules, middle), "e2 e3 e6 ; e1 e5 ; b");
  const Position after = play_all(rules, middle, "e4");
  EXPECT_TRUE(rules.same(before, after));
  EXPECT_EQ(rules.key(before), rules.key(after));
}

TEST(HexadePlies, CountIsDroppedBeyondTheLargestNumber) {
  const Rules rules = rules_for();
  const Position position = read(rules, "e5 f6 ; s19 s17 ; w ; 1000000000");
  const Position after = play_all(rules, position, "a1");
  EXPECT_EQ(print_position(rules, after), "a1 e5 f6 ; s17 s19 ; b");
}

// ---- numbers of the rules -------------------------------------------------------------------

TEST(HexadePerft, Board271) {
  const Rules rules = rules_for("271");
  EXPECT_EQ(perft(rules, rules.start(), 1), 271U);
  EXPECT_EQ(perft(rules, rules.start(), 2), 73170U);
}

TEST(HexadePerft, Board169) {
  const Rules rules = rules_for("169");
  EXPECT_EQ(perft(rules, rules.start(), 1), 169U);
  EXPECT_EQ(perft(rules, rules.start(), 2), 28392U);
  EXPECT_EQ(perft(rules, rules.start(), 3), 4307598U);
}

TEST(HexadePerft, Figure3) {
  const Rules rules = rules_for();
  EXPECT_EQ(perft(rules, read(rules, figure_3), 1), 262U);
  EXPECT_EQ(perft(rules, read(rules, figure_3), 2), 68388U);
}

TEST(HexadePerft, Figure7) {
  const Rules rules = rules_for();
  EXPECT_EQ(perft(rules, read(rules, figure_7), 1), 262U);
  EXPECT_EQ(perft(rules, read(rules, figure_7), 2), 68382U);
}

TEST(HexadePerftLong, Board271) {
  const Rules rules = rules_for("271");
  EXPECT_EQ(perft(rules, rules.start(), 3), 18522264U);
}

}  // namespace
}  // namespace alveole::hexade::testing
