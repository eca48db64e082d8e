#include "scene/svg.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <utility>

#include "scene/draw_scene.h"
#include "text/scanner.h"

namespace alveole::scene {

namespace {

// A cell radius is 100 units of the picture, written with one decimal: a thousandth of a radius.
constexpr float unit = 100;
// The size for which lines are chosen when the picture's width is left open.
constexpr float usual_width = 400;

// Whole tenths, always with '.', whatever the locale.
void append_number(std::string& out, float value) {
  const long tenths = std::lround(static_cast<double>(value) * 10);
  const long magnitude = std::abs(tenths);
  if (tenths < 0) out += '-';
  out += std::to_string(magnitude / 10);
  if (magnitude % 10 != 0) {
    out += '.';
    out += static_cast<char>('0' + magnitude % 10);
  }
}

// An opacity or offset from 0 to 1, in hundredths.
void append_share(std::string& out, float share) {
  const long hundredths = std::lround(static_cast<double>(share) * 100);
  if (hundredths >= 100 || hundredths <= 0) {
    out += hundredths <= 0 ? '0' : '1';
    return;
  }
  out += '.';
  out += static_cast<char>('0' + hundredths / 10);
  if (hundredths % 10 != 0) out += static_cast<char>('0' + hundredths % 10);
}

float opacity(Colour colour) {
  return static_cast<float>(colour.alpha) / 255;
}

class Writer {
 public:
  Writer(const Drawing& drawing, const SvgOptions& options)
      : drawing_(drawing), options_(options), uses_(drawing.symbols.size()) {
    for (const char c : options.id_prefix) {
      if (is_letter(c) || is_digit(c) || c == '-' || c == '_') prefix_ += c;
    }
    for (const Placement& placement : drawing.placements) ++uses_[index(placement)];
  }

  std::string write(const Colour* background) {
    body(background);
    std::string out;
    std::swap(out, out_);
    open_root();
    if (!definitions_.empty()) add({"<defs>", definitions_, "</defs>"});
    return out_ + out + "</svg>\n";
  }

 private:
  static std::size_t index(const Placement& placement) {
    return static_cast<std::size_t>(placement.symbol);
  }

  void open_root() {
    const float width = (drawing_.bottom_right.x - drawing_.top_left.x) * unit;
    const float height = (drawing_.bottom_right.y - drawing_.top_left.y) * unit;
    out_ += "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    if (options_.width > 0 && width > 0) {
      attribute("width", options_.width);
      attribute("height", options_.width * height / width);
    }
    out_ += " viewBox=\"";
    append_number(out_, drawing_.top_left.x * unit);
    out_ += ' ';
    append_number(out_, drawing_.top_left.y * unit);
    out_ += ' ';
    append_number(out_, width);
    out_ += ' ';
    append_number(out_, height);
    out_ += "\" font-family=\"Atkinson Hyperlegible, DejaVu Sans, sans-serif\"";
    describe();
  }

  void describe() {
    if (options_.title.empty() && options_.description.empty()) {
      out_ += " aria-hidden=\"true\">";
      return;
    }
    out_ += " role=\"img\"";
    if (!options_.title.empty()) add({" aria-labelledby=\"", id("title"), "\""});
    if (!options_.description.empty()) add({" aria-describedby=\"", id("description"), "\""});
    out_ += '>';
    if (!options_.title.empty()) {
      add({"<title id=\"", id("title"), "\">", xml_escaped(options_.title), "</title>"});
    }
    if (!options_.description.empty()) {
      out_ +=
          "<desc id=\"" + id("description") + "\">" + xml_escaped(options_.description) + "</desc>";
    }
  }

  void body(const Colour* background) {
    if (background != nullptr) {
      out_ += "<rect";
      attribute("x", drawing_.top_left.x * unit);
      attribute("y", drawing_.top_left.y * unit);
      attribute("width", (drawing_.bottom_right.x - drawing_.top_left.x) * unit);
      attribute("height", (drawing_.bottom_right.y - drawing_.top_left.y) * unit);
      add({" fill=\"", hex_text(*background), "\"/>"});
    }
    define_symbols();
    for (const Placement& placement : drawing_.placements) {
      const Symbol& symbol = drawing_.symbols[index(placement)];
      if (uses_[index(placement)] > 1) {
        add({"<use href=\"#", id(symbol.name), "\""});
        attribute("x", placement.at.x * unit);
        attribute("y", placement.at.y * unit);
        out_ += "/>";
      } else {
        group(symbol, placement.at);
      }
    }
  }

  // What occurs more than once is written once and then used.
  void define_symbols() {
    for (std::size_t i = 0; i < drawing_.symbols.size(); ++i) {
      if (uses_[i] < 2) continue;
      std::string before;
      std::swap(before, out_);
      add({"<g id=\"", id(drawing_.symbols[i].name), "\">"});
      primitives(drawing_.symbols[i]);
      out_ += "</g>";
      definitions_ += out_;
      out_ = std::move(before);
    }
  }

  void group(const Symbol& symbol, Point at) {
    if (at == Point{}) {
      primitives(symbol);
      return;
    }
    out_ += "<g transform=\"translate(";
    append_number(out_, at.x * unit);
    out_ += ' ';
    append_number(out_, at.y * unit);
    out_ += ")\">";
    primitives(symbol);
    out_ += "</g>";
  }

  void primitives(const Symbol& symbol) {
    int number = 0;
    for (const Primitive& primitive : symbol.primitives) {
      const std::string gradient = symbol.name + "-" + std::to_string(++number);
      define_gradient(primitive.fill, gradient);
      std::visit([&](const auto& form) { element(form, primitive, gradient); }, primitive.form);
    }
  }

  void element(const Polygon& form, const Primitive& primitive, const std::string& gradient) {
    out_ += "<path d=\"";
    path(form.corners);
    out_ += "Z\"";
    paint(primitive, gradient);
    out_ += "/>";
  }

  void element(const Polyline& form, const Primitive& primitive, const std::string& gradient) {
    out_ += "<path d=\"";
    path(form.points);
    out_ += '"';
    paint(primitive, gradient);
    out_ += "/>";
  }

  void element(const Circle& form, const Primitive& primitive, const std::string& gradient) {
    out_ += "<circle";
    if (form.centre.x != 0) attribute("cx", form.centre.x * unit);
    if (form.centre.y != 0) attribute("cy", form.centre.y * unit);
    attribute("r", form.radius * unit);
    paint(primitive, gradient);
    out_ += "/>";
  }

  void element(const Ring& form, const Primitive& primitive, const std::string& gradient) {
    out_ += "<path fill-rule=\"evenodd\" d=\"";
    for (const float radius : {form.outer, form.inner}) {
      out_ += 'M';
      pair(form.centre.x - radius, form.centre.y);
      for (const float sign : {1.0F, -1.0F}) {
        out_ += 'A';
        pair(radius, radius);
        out_ += " 0 0 1 ";
        pair(form.centre.x + sign * radius, form.centre.y);
      }
      out_ += 'Z';
    }
    out_ += '"';
    paint(primitive, gradient);
    out_ += "/>";
  }

  void element(const Text& form, const Primitive& primitive, const std::string& gradient) {
    out_ += "<text text-anchor=\"middle\"";
    if (form.centre.x != 0) attribute("x", form.centre.x * unit);
    attribute("y", (form.centre.y + form.size * cap_height / 2) * unit);
    attribute("font-size", form.size * unit);
    if (form.bold) out_ += " font-weight=\"700\"";
    paint(primitive, gradient);
    add({">", xml_escaped(form.text), "</text>"});
  }

  void path(const std::vector<Point>& points) {
    char command = 'M';
    for (const Point point : points) {
      out_ += command;
      pair(point.x, point.y);
      command = 'L';
    }
  }

  void pair(float x, float y) {
    append_number(out_, x * unit);
    out_ += ' ';
    append_number(out_, y * unit);
  }

  void attribute(std::string_view name, float value) {
    add({" ", name, "=\""});
    append_number(out_, value);
    out_ += '"';
  }

  void paint(const Primitive& primitive, const std::string& gradient) {
    const Paint& fill = primitive.fill;
    if (fill.kind == Paint::Kind::none) {
      out_ += " fill=\"none\"";
    } else if (fill.kind == Paint::Kind::solid) {
      colour("fill", "fill-opacity", fill.stops[0].colour);
    } else {
      add({" fill=\"url(#", id(gradient), ")\""});
    }
    const Stroke& stroke = primitive.stroke;
    if (stroke.width <= 0) return;
    colour("stroke", "stroke-opacity", stroke.colour);
    attribute("stroke-width", stroke.width * unit);
    if (stroke.dash > 0) attribute("stroke-dasharray", stroke.dash * unit);
    if (stroke.dash > 0 || std::holds_alternative<Polyline>(primitive.form)) {
      out_ += " stroke-linecap=\"round\"";
    }
  }

  void colour(std::string_view name, std::string_view opacity_name, Colour value) {
    add({" ", name, "=\"", hex_text(value), "\""});
    if (value.alpha == 255) return;
    add({" ", opacity_name, "=\""});
    append_share(out_, opacity(value));
    out_ += '"';
  }

  void define_gradient(const Paint& fill, const std::string& name) {
    const bool is_linear = fill.kind == Paint::Kind::linear;
    if (!is_linear && fill.kind != Paint::Kind::radial) return;
    std::string before;
    std::swap(before, out_);
    out_ += is_linear ? "<linearGradient" : "<radialGradient";
    add({" id=\"", id(name), "\" gradientUnits=\"userSpaceOnUse\""});
    attribute(is_linear ? "x1" : "cx", fill.from.x * unit);
    attribute(is_linear ? "y1" : "cy", fill.from.y * unit);
    if (is_linear) {
      attribute("x2", fill.to.x * unit);
      attribute("y2", fill.to.y * unit);
    } else {
      attribute("r", fill.radius * unit);
    }
    out_ += '>';
    for (int i = 0; i < fill.stop_count; ++i) {
      const Stop& stop = fill.stops[static_cast<std::size_t>(i)];
      out_ += "<stop offset=\"";
      append_share(out_, stop.offset);
      out_ += '"';
      colour("stop-color", "stop-opacity", stop.colour);
      out_ += "/>";
    }
    out_ += is_linear ? "</linearGradient>" : "</radialGradient>";
    definitions_ += out_;
    out_ = std::move(before);
  }

  void add(std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts) out_ += part;
  }

  std::string id(std::string_view name) const { return prefix_ + std::string(name); }

  const Drawing& drawing_;
  const SvgOptions& options_;
  std::string prefix_;
  std::vector<int> uses_;  ///< how often each symbol is placed
  std::string definitions_;
  std::string out_;
};

}  // namespace

std::string xml_escaped(std::string_view text) {
  constexpr std::string_view replacement = "\uFFFD";
  std::string out;
  std::size_t i = 0;
  while (i < text.size()) {
    const std::size_t length = utf8_length(text.substr(i));
    const std::string_view character = text.substr(i, std::max<std::size_t>(length, 1));
    const auto byte = static_cast<unsigned char>(character[0]);
    const bool control = byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r';
    if (length == 0 || control || character == "\uFFFE" || character == "\uFFFF") {
      out += replacement;
    } else if (byte == '&') {
      out += "&amp;";
    } else if (byte == '<') {
      out += "&lt;";
    } else if (byte == '>') {
      out += "&gt;";
    } else if (byte == '"') {
      out += "&quot;";
    } else {
      out += character;
    }
    i += character.size();
  }
  return out;
}

std::string write_svg(const Scene& scene, const Theme& theme, const SvgOptions& options) {
  const float radii = scene.bottom_right.x - scene.top_left.x;
  const float width = options.width > 0 ? options.width : usual_width;
  const Drawing drawing = draw_scene(scene, theme, radii > 0 ? width / radii : unit);
  return write_svg(drawing, options.background ? &theme.background : nullptr, options);
}

std::string write_svg(const Drawing& drawing, const Colour* background, const SvgOptions& options) {
  return Writer(drawing, options).write(background);
}

}  // namespace alveole::scene
