# The toolchain file of the web presets: Emscripten's own, found where web/toolchain.sh noted it.
include("${CMAKE_CURRENT_LIST_DIR}/../../build/toolchain.cmake" OPTIONAL)
if(NOT ALVEOLE_EMSCRIPTEN)
  message(FATAL_ERROR "No Emscripten is prepared for this folder. Run: bash web/toolchain.sh")
endif()
set(toolchain "${ALVEOLE_EMSCRIPTEN}/cmake/Modules/Platform/Emscripten.cmake")
if(NOT EXISTS "${toolchain}")
  message(FATAL_ERROR "The prepared Emscripten is gone. Run again: bash web/toolchain.sh")
endif()
include("${toolchain}")

# ccache does not know em++ by name; told that it is a clang, it caches it well.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_COMPILERTYPE=clang "${CCACHE}")
endif()
