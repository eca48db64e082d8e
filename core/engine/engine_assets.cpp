// What a game's computer player knows beside the rules, as it is handed in from outside.

#include "engine/engine.h"

namespace alveole::engine {

Expected<void> Engine::load(std::string_view game, std::string_view kind, std::string_view bytes) {
  if (work_ != Work::none) return fail("error.engine.busy", 1, {{"command", "load"}});
  if (find_game_info(game) == nullptr) {
    return fail("error.game.unknown", 1, {{"game", quoted_excerpt(game)}});
  }
  if (kind == "weights") return load_weights(game, bytes);
  if (kind == "book") return load_book(game, bytes);
  if (kind == "endings") return load_endings(game, bytes);
  return fail("error.engine.unknown-asset", 1, {{"kind", quoted_excerpt(kind)}});
}

Expected<void> Engine::load_weights(std::string_view game, std::string_view bytes) {
  Expected<Weights> weights = parse_weights(bytes);
  if (!weights) return std::unexpected(std::move(weights.error()));
  if (weights->game != game) {
    return fail("error.weights.other-game", 1,
                {{"found", quoted_excerpt(weights->game)}, {"game", std::string(game)}});
  }
  const auto rules = make_game(game, weights->variant);
  if (!rules) return std::unexpected(rules.error());
  if (weights->values.size() != (*rules)->weight_count()) {
    return fail("error.weights.unfit", 1,
                {{"count", std::to_string(weights->values.size())},
                 {"game", std::string(game)},
                 {"variant", weights->variant},
                 {"wanted", std::to_string((*rules)->weight_count())}});
  }
  weights_.insert_or_assign(std::string(game), std::move(*weights));
  if (searcher_) searcher_->set_weights(weights_for(match_.game()));
  return {};
}

Expected<void> Engine::load_book(std::string_view game, std::string_view bytes) {
  Expected<Book> book = Book::parse(*make_game(game), bytes);
  if (!book) return std::unexpected(std::move(book.error()));
  books_.insert_or_assign(std::string(game), std::move(*book));
  return {};
}

Expected<void> Engine::load_endings(std::string_view game, std::string_view bytes) {
  Expected<AnyEndings> endings = (*make_game(game))->read_endings(bytes);
  if (!endings) return std::unexpected(std::move(endings.error()));
  endings_.insert_or_assign(std::string(game), std::move(*endings));
  if (searcher_) searcher_->set_endings(endings_for(match_.game()));
  return {};
}

AnyEndings Engine::endings_for(const AnyGame& game) const {
  const auto known = endings_.find(game.info().id);
  const bool is_usual = game.settings().variant == game.info().variants.front();
  return known != endings_.end() && is_usual ? known->second : nullptr;
}

AnyMove Engine::book_move() const {
  const AnyGame& game = match_.game();
  const auto known = books_.find(game.info().id);
  if (known == books_.end() || game.settings() != known->second.settings()) return nullptr;
  const std::vector<AnyMove> moves = known->second.find(match_.position());
  return moves.empty() ? nullptr : moves[seed_ % moves.size()];
}

std::span<const std::int16_t> Engine::weights_for(const AnyGame& game) const {
  const auto known = weights_.find(game.info().id);
  if (known == weights_.end() || known->second.variant != game.settings().variant ||
      known->second.values.size() != game.weight_count()) {
    return {};
  }
  return known->second.values;
}

}  // namespace alveole::engine
