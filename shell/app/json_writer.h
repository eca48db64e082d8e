#pragma once

#include <string>
#include <string_view>

namespace alveole::app {

/// Writes JSON in one pass, for the exported state. It only writes: nothing here reads JSON.
class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name) {
    separate();
    quote(name);
    text_ += ':';
    first_ = true;
    return *this;
  }
  JsonWriter& value(std::string_view word) {
    separate();
    quote(word);
    return *this;
  }
  JsonWriter& value(const char* word) { return value(std::string_view(word)); }
  JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
  JsonWriter& value(int number) { return raw(std::to_string(number)); }
  JsonWriter& null() { return raw("null"); }
  /// Rounded to a tenth: enough for CSS pixels.
  JsonWriter& value(float number);

  template <class T>
  JsonWriter& field(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  std::string take() { return std::move(text_); }

 private:
  JsonWriter& open(char bracket) {
    separate();
    text_ += bracket;
    first_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    text_ += bracket;
    first_ = false;
    return *this;
  }
  JsonWriter& raw(std::string_view word) {
    separate();
    text_ += word;
    return *this;
  }
  void separate() {
    if (!first_ && !text_.empty()) text_ += ',';
    first_ = false;
  }
  void quote(std::string_view word);

  std::string text_;
  bool first_ = true;
};

}  // namespace alveole::app
