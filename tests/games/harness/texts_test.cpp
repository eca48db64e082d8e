#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/harness/game_test.h"
#include "text/scanner.h"

namespace alveole::harness {
namespace {

class Notation : public GameTest {};

std::string to_upper(std::string text) {
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

TEST_P(Notation, APositionKeepsItsTextAndItsKey) {
  play_randomly(4, 1, [&](const Moment& now) {
    const std::string written = text(now.position);
    const auto read = game().parse_position(written);
    ASSERT_TRUE(read) << written << ": " << read.error().code;
    EXPECT_TRUE(game().same(*read, now.position)) << written;
    EXPECT_EQ(game().print_position(*read), written);
    EXPECT_EQ(game().key(*read), game().key(now.position)) << written;
    EXPECT_EQ(game().side_to_move(*read), game().side_to_move(now.position)) << written;
  });
}

TEST_P(Notation, AMoveKeepsItsText) {
  play_randomly(3, 4, [&](const Moment& now) {
    std::set<std::string> texts;
    std::vector<std::string> in_order;
    for (const AnyMove& move : now.legal) {
      const std::string written = game().print_move(now.position, move);
      in_order.push_back(written);
      EXPECT_TRUE(texts.insert(written).second) << written << " names two moves";
      const auto read = game().parse_move(now.position, written);
      ASSERT_TRUE(read) << text(now.position) << ": " << written << ": " << read.error().code;
      EXPECT_TRUE(game().same_move(*read, move)) << text(now.position) << ": " << written;
    }
    EXPECT_EQ(game().print_legal_moves(now.position), in_order) << text(now.position);
  });
}

// "any case, trailing ! ? + #"
TEST_P(Notation, AMoveIsReadInAnyCaseAndWithOrnaments) {
  play_randomly(2, 7, [&](const Moment& now) {
    for (const AnyMove& move : now.legal) {
      const std::string written = game().print_move(now.position, move);
      for (const std::string& variation :
           {to_lower(written), to_upper(written), written + "!", written + "?!", written + "+",
            written + "#", " " + written + " "}) {
        const auto read = game().parse_move(now.position, variation);
        ASSERT_TRUE(read) << text(now.position) << ": " << variation << ": " << read.error().code;
        EXPECT_TRUE(game().same_move(*read, move)) << text(now.position) << ": " << variation;
      }
    }
  });
}

TEST_P(Notation, AMoveAfterTheEndIsAnError) {
  int ends = 0;
  play_randomly(6, 1, [&](const Moment& now) {
    if (!now.legal.empty()) return;
    ++ends;
    const AnyPosition start = game().start();
    for (const AnyMove& move : game().legal_moves(start)) {
      EXPECT_FALSE(game().parse_move(now.position, game().print_move(start, move)));
    }
  });
  EXPECT_GT(ends, 0) << "no random game came to an end";
}

// Damaged texts: any byte left out, doubled or replaced. Whatever is still read must keep its own
// text; whatever is not is refused with a code and a column inside the text.
TEST_P(Notation, DamagedTextsAreReadOrRefused) {
  const std::string bytes = "aWz019;/,- x\t\xC3\x7F";
  const auto damaged = [&](std::string whole) {
    const std::size_t i = below(whole.size() + 1);
    const char byte = bytes[below(bytes.size())];
    switch (below(3)) {
      case 0:
        whole.insert(i, 1, byte);
        break;
      case 1:
        whole.erase(i, 1 + below(3));
        break;
      default:
        if (i < whole.size()) whole[i] = byte;
        break;
    }
    return whole;
  };
  const auto check = [](const Error& error, const std::string& whole) {
    EXPECT_TRUE(error.code.starts_with("error.")) << whole << ": " << error.code;
    EXPECT_EQ(error.line, 1) << whole;
    EXPECT_GE(error.column, 1) << whole << ": " << error.code;
    EXPECT_LE(error.column, static_cast<int>(whole.size()) + 1) << whole << ": " << error.code;
  };
  play_randomly(2, 10, [&](const Moment& now) {
    for (int i = 0; i < 40; ++i) {
      const std::string whole = damaged(text(now.position));
      const auto read = game().parse_position(whole);
      if (!read) {
        check(read.error(), whole);
        continue;
      }
      const std::string written = text(*read);
      const auto again = game().parse_position(written);
      ASSERT_TRUE(again) << whole << " -> " << written << ": " << again.error().code;
      EXPECT_EQ(text(*again), written);
    }
    if (now.legal.empty()) return;
    for (int i = 0; i < 40; ++i) {
      const std::string whole = damaged(game().print_move(now.position, pick(now.legal)));
      const auto read = game().parse_move(now.position, whole);
      if (!read) {
        check(read.error(), whole);
        continue;
      }
      EXPECT_TRUE(std::ranges::any_of(
          now.legal, [&](const AnyMove& move) { return game().same_move(move, *read); }))
          << text(now.position) << ": " << whole;
    }
  });
}

TEST_P(Notation, EveryCellHasItsName) {
  play_randomly(1, 20, [&](const Moment& now) {
    std::set<std::string> names;
    for (const scene::Cell& cell : game().picture(now.position, {}).cells) {
      EXPECT_EQ(game().cell_name(cell.at), cell.name);
      EXPECT_EQ(game().parse_cell(cell.name), cell.at) << cell.name;
      EXPECT_TRUE(names.insert(cell.name).second) << cell.name << " names two cells";
    }
  });
  for (const char* wrong : {"", " ", "?", "a0", "zz", "\xC3\xA9"}) {
    EXPECT_FALSE(game().parse_cell(wrong)) << wrong;
  }
}

INSTANTIATE_TEST_SUITE_P(Harness, Notation, testing::ValuesIn(all_setups()),
                         [](const auto& setup) { return name_of(setup.param); });

}  // namespace
}  // namespace alveole::harness
