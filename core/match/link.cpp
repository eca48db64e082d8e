#include "match/link.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "match/options.h"
#include "match/setup.h"
#include "text/scanner.h"

namespace alveole::match {

namespace {

constexpr std::string_view version = "1";
constexpr std::array<std::string_view, 7> known_fields = {"v",        "game",  "variant", "options",
                                                          "position", "moves", "result"};

// What stands as it is in a link: RFC 3986, "unreserved".
bool is_plain(char c) {
  return is_letter(c) || is_digit(c) || std::string_view("-._~").contains(c);
}

void append_field(std::string& link, std::string_view name, std::string_view value) {
  constexpr std::string_view hex_digits = "0123456789ABCDEF";
  if (!link.empty()) link += '&';
  link.append(name).append("=");
  for (const char c : value) {
    if (is_plain(c)) {
      link += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      link.append("%").append(1, hex_digits[byte >> 4]).append(1, hex_digits[byte & 15]);
    }
  }
}

std::optional<int> hex_value(char c) {
  if (is_digit(c)) return c - '0';
  const char lower = to_lower(c);
  if (lower >= 'a' && lower <= 'f') return lower - 'a' + 10;
  return std::nullopt;
}

// A field, decoded, that still knows which column of the link every byte came from.
struct Field {
  std::string_view name;
  std::string value;
  std::vector<int> columns;  // of every byte of the value, and of its end

  // An error whose column counts in the value, with its column in the link.
  std::unexpected<Error> wrong(Error error) const {
    const auto index = static_cast<std::size_t>(std::max(error.column, 1) - 1);
    error.column = columns[std::min(index, columns.size() - 1)];
    return std::unexpected(std::move(error));
  }
  std::unexpected<Error> wrong(std::string code) const {
    return wrong(Error{std::move(code), 1, 1, {{"text", quoted_excerpt(value)}}});
  }
};

// The raw text of a field is "name=value" at a column of the link.
Expected<Field> decode(Token raw) {
  Field field;
  const std::size_t equals = std::min(raw.text.find('='), raw.text.size());
  field.name = raw.text.substr(0, equals);
  std::size_t i = std::min(equals + 1, raw.text.size());
  for (; i < raw.text.size(); ++i) {
    char c = raw.text[i];
    const int column = raw.column + static_cast<int>(i);
    if (c == '%') {
      const bool whole = i + 2 < raw.text.size();
      const auto high = whole ? hex_value(raw.text[i + 1]) : std::nullopt;
      const auto low = whole ? hex_value(raw.text[i + 2]) : std::nullopt;
      if (!high || !low) return fail("error.link.bad-escape", column);
      c = static_cast<char>(*high * 16 + *low);
      i += 2;
    }
    field.value += c;
    field.columns.push_back(column);
  }
  field.columns.push_back(raw.column + static_cast<int>(i));
  const std::size_t clean = clean_length(field.value);
  if (clean < field.value.size()) return fail("error.link.bad-character", field.columns[clean]);
  return field;
}

class LinkReader {
 public:
  Expected<Match> read(std::string_view fragment) {
    if (fragment.size() > max_link_size) return fail("error.link.too-large");
    if (Expected<void> read = read_fields(fragment); !read) return std::unexpected(read.error());
    if (const Field* given = find("v"); given != nullptr && given->value != version) {
      return given->wrong("error.link.unknown-version");
    }
    if (find("game") == nullptr) return fail("error.link.no-game");
    Expected<Match> match = begin();
    if (!match) return match;
    if (Expected<void> played = play_moves(*match); !played) {
      return std::unexpected(played.error());
    }
    if (Expected<void> ended = declare_result(*match); !ended) {
      return std::unexpected(ended.error());
    }
    return match;
  }

 private:
  Expected<void> read_fields(std::string_view fragment) {
    int column = 1;
    if (fragment.starts_with('#')) {
      fragment.remove_prefix(1);
      ++column;
    }
    for (std::size_t begin = 0; begin <= fragment.size();) {
      const std::size_t end = std::min(fragment.find('&', begin), fragment.size());
      const Token raw{fragment.substr(begin, end - begin), column + static_cast<int>(begin)};
      begin = end + 1;
      const std::string_view name = raw.text.substr(0, raw.text.find('='));
      if (std::ranges::find(known_fields, name) == known_fields.end()) continue;
      if (find(name) != nullptr) {
        return fail("error.link.repeated-field", raw.column, {{"field", std::string(name)}});
      }
      Expected<Field> field = decode(raw);
      if (!field) return std::unexpected(std::move(field.error()));
      fields_.push_back(std::move(*field));
    }
    return {};
  }

  const Field* find(std::string_view name) const {
    const auto found = std::ranges::find(fields_, name, &Field::name);
    return found == fields_.end() ? nullptr : &*found;
  }
  std::string value_of(std::string_view name) const {
    const Field* field = find(name);
    return field != nullptr ? field->value : std::string{};
  }

  Expected<Match> begin() const {
    std::expected<Match, SetupError> match = begin_match(
        {value_of("game"), value_of("variant"), value_of("options"), value_of("position")});
    if (match) return std::move(*match);
    constexpr std::array names = {"game", "variant", "options", "position"};
    const auto field = static_cast<std::size_t>(match.error().field);
    return find(names[field])->wrong(std::move(match.error().why));
  }

  // A settled result ends the game only if the link ends there too.
  Expected<void> play_moves(Match& match) const {
    const Field* field = find("moves");
    if (field == nullptr) return {};
    match.set_plays_on(true);
    NodeId here = root;
    for (const Token& word : words({field->value, 1})) {
      Expected<NodeId> played = match.add_move(here, word.text);
      if (!played) {
        played.error().column += word.column - 1;
        return field->wrong(std::move(played.error()));
      }
      here = *played;
    }
    match.set_plays_on(false);
    return match.go_to(here);
  }

  Expected<void> declare_result(Match& match) const {
    const Field* field = find("result");
    if (field == nullptr) return {};
    const std::vector<Token> parts = words({field->value, 1});
    const std::optional<Status> status =
        parts.size() == 2 ? declared_result(parts[0].text, parts[1].text) : std::nullopt;
    if (!status) return field->wrong("error.link.bad-result");
    // A result declared while a settled position waits for the reply.
    match.set_plays_on(match.node(match.current()).settled.has_value());
    Expected<void> declared = match.declare(*status);
    if (!declared) return field->wrong(std::move(declared.error()));
    return {};
  }

  std::vector<Field> fields_;
};

}  // namespace

std::string print_link(const Match& match, NodeId end) {
  const AnyGame& game = match.game();
  std::string link;
  append_field(link, "v", version);
  append_field(link, "game", game.info().id);
  if (game.settings().variant != game.info().variants.front()) {
    append_field(link, "variant", game.settings().variant);
  }
  if (const std::string options = print_options(game); !options.empty()) {
    append_field(link, "options", options);
  }
  if (!match.from_start()) {
    append_field(link, "position", game.print_position(match.node(root).position));
  }
  std::string moves;
  for (const NodeId id : match.line_to(end)) {
    if (id == root) continue;
    if (!moves.empty()) moves += ' ';
    moves += match.node(id).text;
  }
  if (!moves.empty()) append_field(link, "moves", moves);
  if (const auto& declared = match.declared(); declared && end == match.main_end()) {
    append_field(link, "result", print_result(*declared));
  }
  return link;
}

std::string print_link(const Match& match) {
  return print_link(match, match.main_end());
}

Expected<Match> parse_link(std::string_view fragment) {
  return LinkReader().read(fragment);
}

}  // namespace alveole::match
