#include "app/json_writer.h"

#include <gtest/gtest.h>

#include <limits>

namespace alveole::app {
namespace {

TEST(JsonWriter, ObjectsAndArraysNest) {
  JsonWriter json;
  json.begin_object().field("a", 1).key("b").begin_array().value("x").value(true).null();
  json.begin_object().end_object().end_array().field("c", std::string("d")).end_object();
  EXPECT_EQ(json.take(), R"({"a":1,"b":["x",true,null,{}],"c":"d"})");
}

TEST(JsonWriter, TextIsEscaped) {
  JsonWriter json;
  json.value(std::string_view("\"\\\n\x01 é"));
  EXPECT_EQ(json.take(), "\"\\\"\\\\\\u000a\\u0001 é\"");
}

TEST(JsonWriter, LengthsAreRoundedToATenth) {
  JsonWriter json;
  json.begin_array().value(1.26F).value(-0.04F).value(-2.5F).value(3.0F);
  json.value(std::numeric_limits<float>::infinity()).end_array();
  EXPECT_EQ(json.take(), "[1.3,0,-2.5,3,null]");
}

}  // namespace
}  // namespace alveole::app
