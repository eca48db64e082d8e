#include "app/json_writer.h"

#include <cmath>
#include <cstdlib>

namespace alveole::app {

JsonWriter& JsonWriter::value(float number) {
  if (!std::isfinite(number)) return raw("null");
  const long tenths = std::lround(number * 10);
  const long whole = std::labs(tenths) / 10;
  std::string text = tenths < 0 ? "-" : "";
  text += std::to_string(whole);
  if (tenths % 10 != 0) {
    text += '.';
    text += static_cast<char>('0' + std::labs(tenths) % 10);
  }
  return raw(text);
}

void JsonWriter::quote(std::string_view word) {
  constexpr std::string_view hex_digits = "0123456789abcdef";
  text_ += '"';
  for (const char c : word) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (byte < 0x20) {
      text_ += "\\u00";
      text_ += hex_digits[byte >> 4];
      text_ += hex_digits[byte & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

}  // namespace alveole::app
