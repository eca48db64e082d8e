# Writes SOURCE, a C++ file with the bytes of the files NAMES (separated by ',') below FOLDER; run
# by alveole_embed_assets.
string(REPLACE "," ";" NAMES "${NAMES}")
list(SORT NAMES)
set(data "")
set(entries "")
set(number 0)
foreach(name IN LISTS NAMES)
  file(READ "${FOLDER}/${name}" bytes HEX)
  string(REPEAT "[0-9a-f]" 40 line_of_20_bytes)
  string(REGEX REPLACE "(${line_of_20_bytes})" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND data "constexpr unsigned char asset_${number}[] = {\n${bytes}0};\n")
  string(APPEND entries "    {\"${name}\", asset_${number}, sizeof asset_${number} - 1},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE "${SOURCE}" "// Written by assets/embed.cmake.
#include \"assets/embedded.h\"

namespace alveole {
namespace {

${data}
struct Asset {
  std::string_view name;
  const unsigned char* bytes;
  std::size_t size;
};
constexpr Asset assets[] = {
${entries}};

}  // namespace

std::vector<EmbeddedAsset> embedded_assets() {
  std::vector<EmbeddedAsset> all;
  for (const Asset& asset : assets) {
    all.push_back({asset.name, {reinterpret_cast<const char*>(asset.bytes), asset.size}});
  }
  return all;
}

std::optional<std::string_view> embedded_asset(std::string_view name) {
  for (const Asset& asset : assets) {
    if (asset.name == name) return std::string_view(reinterpret_cast<const char*>(asset.bytes), asset.size);
  }
  return std::nullopt;
}

}  // namespace alveole
")
