#include "games/attangle/variants.h"

#include <algorithm>
#include <array>

namespace alveole::attangle {

namespace {

using Points = std::span<const std::string_view>;

constexpr std::array<std::string_view, 1> centre3 = {"c3"};
constexpr std::array<std::string_view, 1> centre4 = {"d4"};
constexpr std::array<std::string_view, 1> centre5 = {"e5"};
constexpr std::array<std::string_view, 1> centre6 = {"f6"};
constexpr std::array<std::string_view, 7> grand_barred = {"e5", "b3", "c6", "d2", "f7", "g2", "h4"};
constexpr std::array<std::string_view, 3> grand_white = {"b4", "f2", "g6"};
constexpr std::array<std::string_view, 3> grand_black = {"c2", "d7", "h3"};

constexpr std::array all = {
    Variant{"standard", 4, 18, 3, Points(centre4), {}, {}},
    Variant{"grand", 5, 27, 5, Points(grand_barred), Points(grand_white), Points(grand_black)},
    Variant{"side3", 3, 9, 1, Points(centre3), {}, {}},
    Variant{"side5", 5, 30, 5, Points(centre5), {}, {}},
    Variant{"side6", 6, 45, 7, Points(centre6), {}, {}},
};

}  // namespace

std::span<const Variant> variants() {
  return all;
}

const Variant& find_variant(std::string_view name) {
  return *std::ranges::find(all, name, &Variant::name);
}

}  // namespace alveole::attangle
