#pragma once

#include <span>
#include <string_view>

namespace alveole::attangle {

/// One of the boards Attangle is offered on. Points are named by row letter (a = lowest row) and
/// number from the left end of the row.
struct Variant {
  std::string_view name;
  int side;   ///< points a side
  int total;  ///< pieces a side owns in all, on the board and in stock
  int goal;   ///< triples that win
  std::span<const std::string_view> barred;
  std::span<const std::string_view> white_start;
  std::span<const std::string_view> black_start;
};

/// Every variant; the first is the default. Figures from "Variants to offer" of the rules.
std::span<const Variant> variants();

/// The variant of this name, which must exist.
const Variant& find_variant(std::string_view name);

}  // namespace alveole::attangle
