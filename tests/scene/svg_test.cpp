#include "scene/svg.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>
#include <set>

#include "scene/samples.h"
#include "scene/xml.h"

namespace alveole::scene {
namespace {

std::vector<xml::Element> elements(const std::string& svg) {
  auto parsed = xml::parse(svg);
  EXPECT_TRUE(parsed.has_value()) << svg.substr(0, 400);
  return parsed ? *parsed : std::vector<xml::Element>{};
}

long count(const std::vector<xml::Element>& elements, std::string_view name) {
  return std::ranges::count(elements, name, &xml::Element::name);
}

bool has_text(const std::vector<xml::Element>& elements, std::string_view text) {
  return std::ranges::any_of(elements, [&](const xml::Element& e) { return e.text == text; });
}

TEST(Xml, TheCheckerItselfRefusesWhatIsNotWellFormed) {
  EXPECT_TRUE(xml::parse("<a b=\"1\"><c/>x &lt; y</a>\n").has_value());
  for (const char* bad : {"<a>", "<a></b>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a>&</a>",
                          "<a>&nbsp;</a>", "<a/><b/>", "<a b=\"<\"/>", "<a>\x01</a>", ""}) {
    EXPECT_FALSE(xml::parse(bad).has_value()) << bad;
  }
}

TEST(Svg, EverySampleInEveryThemeIsWellFormed) {
  for (const std::string_view name : theme_names) {
    for (const Sample& sample : all_samples()) {
      const auto parsed = elements(write_svg(sample.scene, theme(name), {}));
      EXPECT_GT(parsed.size(), sample.scene.cells.size()) << sample.name;
      EXPECT_EQ(parsed.at(0).name, "svg");
    }
  }
}

// A content security policy stops inline styles, and a picture asks for nothing from outside.
TEST(Svg, OnlyPresentationAttributesAndOwnReferences) {
  const std::set<std::string> allowed = {
      "svg",    "title", "desc",           "defs",          "g", "use", "path", "rect", "text",
      "circle", "stop",  "linearGradient", "radialGradient"};
  for (const Sample& sample : all_samples()) {
    SvgOptions options;
    options.id_prefix = "p7-";
    options.background = true;
    std::set<std::string> ids;
    std::set<std::string> references;
    for (const xml::Element& element : elements(write_svg(sample.scene, theme("paper"), options))) {
      EXPECT_TRUE(allowed.contains(element.name)) << element.name;
      for (const auto& [key, value] : element.attributes) {
        EXPECT_NE(key, "style");
        EXPECT_NE(key, "class");
        EXPECT_FALSE(key.starts_with("on")) << key;
        if (key == "id") {
          EXPECT_TRUE(ids.insert(value).second) << value << " is there twice";
        }
        if (key == "href") references.insert(value.substr(1));
        if (value.starts_with("url(#")) references.insert(value.substr(5, value.size() - 6));
      }
    }
    for (const std::string& id : ids) EXPECT_TRUE(id.starts_with("p7-")) << id;
    for (const std::string& id : references) EXPECT_TRUE(ids.contains(id)) << id;
  }
}

TEST(Svg, WritesWhatIsInTheScene) {
  const Scene scene = pieces_sample();
  const auto parsed = elements(write_svg(scene, theme("paper"), {}));
  EXPECT_TRUE(has_text(parsed, "f"));
  EXPECT_TRUE(has_text(parsed, "3"));
  EXPECT_TRUE(has_text(parsed, "<&>"));
  // Cells and pieces that occur more than once are written once and used.
  EXPECT_GE(count(parsed, "use"), static_cast<long>(scene.cells.size()));
}

TEST(Svg, SizeComesFromTheBounds) {
  Scene scene;
  scene.top_left = {-1.5F, -2};
  scene.bottom_right = {2.5F, 0};
  SvgOptions options;
  const auto open = elements(write_svg(scene, theme("paper"), options)).at(0);
  EXPECT_EQ(open.attributes.at("viewBox"), "-150 -200 400 200");
  EXPECT_FALSE(open.attributes.contains("width"));
  options.width = 360;
  const auto fixed = elements(write_svg(scene, theme("paper"), options)).at(0);
  EXPECT_EQ(fixed.attributes.at("width"), "360");
  EXPECT_EQ(fixed.attributes.at("height"), "180");
}

TEST(Svg, TitleAndDescriptionAreForThoseWhoCannotSee) {
  SvgOptions options;
  options.id_prefix = "a-";
  EXPECT_EQ(elements(write_svg({}, theme("paper"), options)).at(0).attributes.at("aria-hidden"),
            "true");
  options.title = "Attangle <\"3 & 4\">";
  options.description = "White to move";
  const auto parsed = elements(write_svg({}, theme("paper"), options));
  EXPECT_EQ(parsed.at(0).attributes.at("role"), "img");
  EXPECT_EQ(parsed.at(0).attributes.at("aria-labelledby"), "a-title");
  EXPECT_EQ(parsed.at(0).attributes.at("aria-describedby"), "a-description");
  EXPECT_EQ(parsed.at(1).name, "title");
  EXPECT_EQ(parsed.at(1).text, options.title);
  EXPECT_EQ(parsed.at(2).text, options.description);
}

TEST(Svg, ForeignTextCannotLeaveItsPlace) {
  EXPECT_EQ(xml_escaped("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
  EXPECT_EQ(xml_escaped("\x01 \xFF \xEF\xBF\xBE"), "\uFFFD \uFFFD \uFFFD");
  EXPECT_EQ(xml_escaped("\u00E9t\u00E9\n"), "\u00E9t\u00E9\n");
  Scene scene;
  scene.labels.push_back({{}, "</text><script>x</script>", false});
  SvgOptions options;
  options.id_prefix = "\"><script>";
  options.title = "t";
  const auto parsed = elements(write_svg(scene, theme("paper"), options));
  EXPECT_EQ(count(parsed, "script"), 0);
  EXPECT_EQ(parsed.at(1).attributes.at("id"), "scripttitle");
}

TEST(Svg, NumbersAreShortAndTheSameInEveryLocale) {
  const Scene scene = tiles_sample();
  const std::string before = write_svg(scene, theme("wood"), {});
  std::setlocale(LC_ALL, "de_DE.UTF-8");
  EXPECT_EQ(write_svg(scene, theme("wood"), {}), before);
  std::setlocale(LC_ALL, "C");
  for (const xml::Element& element : elements(before)) {
    if (element.name != "use") continue;
    const std::string x = element.attributes.at("x");
    const std::size_t dot = x.find('.');
    EXPECT_TRUE(dot == std::string::npos || x.size() == dot + 2) << x;
  }
}

// The whole of a small picture, so that a change of the writer is seen as such.
TEST(Svg, ASmallPicture) {
  Drawing drawing;
  drawing.top_left = {-1, -1};
  drawing.bottom_right = {1, 1};
  const auto dot = [] {
    return std::vector<Primitive>{{Circle{{}, 0.5F},
                                   radial({}, 0.5F, {{0, {255, 255, 255}}, {1, {0, 0, 0, 51}}}),
                                   {{1, 2, 3}, 0.0249F, 0}}};
  };
  drawing.place("dot", {-0.5F, 0}, dot);
  drawing.place("dot", {0.5F, 1.0F / 3}, dot);
  drawing.place_once({}, {{Polyline{{{0, 0}, {1, -0.004F}}}, {}, {{9, 9, 9, 128}, 0.05F, 0.1F}}});
  EXPECT_EQ(write_svg(drawing, nullptr, {}),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-100 -100 200 200\" "
            "font-family=\"Atkinson Hyperlegible, DejaVu Sans, sans-serif\" aria-hidden=\"true\">"
            "<defs><radialGradient id=\"alveole-dot-1\" gradientUnits=\"userSpaceOnUse\" "
            "cx=\"0\" cy=\"0\" r=\"50\">"
            "<stop offset=\"0\" stop-color=\"#FFFFFF\"/>"
            "<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\".2\"/></radialGradient>"
            "<g id=\"alveole-dot\"><circle r=\"50\" fill=\"url(#alveole-dot-1)\" "
            "stroke=\"#010203\" stroke-width=\"2.5\"/></g></defs>"
            "<use href=\"#alveole-dot\" x=\"-50\" y=\"0\"/>"
            "<use href=\"#alveole-dot\" x=\"50\" y=\"33.3\"/>"
            "<path d=\"M0 0L100 -0.4\" fill=\"none\" stroke=\"#090909\" stroke-opacity=\".5\" "
            "stroke-width=\"5\" stroke-dasharray=\"10\" stroke-linecap=\"round\"/></svg>\n");
}

}  // namespace
}  // namespace alveole::scene
