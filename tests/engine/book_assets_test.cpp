// The books that are given away with the program.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/book.h"

namespace alveole::engine {
namespace {

TEST(BookAssets, AreForEveryGameAndLegal) {
  for (const std::string_view id : game_ids()) {
    const std::filesystem::path path =
        std::filesystem::path(ALVEOLE_SOURCE_DIR) / "assets" / id / "book.txt";
    std::ifstream file(path, std::ios::binary);
    ASSERT_TRUE(file) << path;
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto game = *make_game(id);
    const auto book = Book::parse(game, text);
    ASSERT_TRUE(book) << path << ":" << book.error().line << " " << book.error().code;
    EXPECT_GE(book->size(), 10u) << id;
    EXPECT_FALSE(book->find(game->start()).empty()) << id;
  }
}

}  // namespace
}  // namespace alveole::engine
