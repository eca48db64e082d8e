# Dear ImGui with its SDL2 backends: the target `imgui`, which brings SDL2 along.
#
# The sources come from the folder web/toolchain.sh prepared, from any folder given with
# -DFETCHCONTENT_SOURCE_DIR_IMGUI=DIR, or else from the pinned tag below.
# SDL2 is the system's in native builds and Emscripten's port on the web.
include_guard(GLOBAL)
include("${PROJECT_SOURCE_DIR}/build/toolchain.cmake" OPTIONAL)
include(FetchContent)

FetchContent_Declare(imgui
  GIT_REPOSITORY https://github.com/ocornut/imgui.git
  GIT_TAG v1.90.1
  GIT_SHALLOW ON)
FetchContent_MakeAvailable(imgui)

add_library(imgui STATIC
  "${imgui_SOURCE_DIR}/imgui.cpp"
  "${imgui_SOURCE_DIR}/imgui_draw.cpp"
  "${imgui_SOURCE_DIR}/imgui_tables.cpp"
  "${imgui_SOURCE_DIR}/imgui_widgets.cpp"
  "${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp"
  "${imgui_SOURCE_DIR}/backends/imgui_impl_sdlrenderer2.cpp")
target_include_directories(imgui SYSTEM PUBLIC
  "${imgui_SOURCE_DIR}" "${imgui_SOURCE_DIR}/backends")
target_compile_definitions(imgui PUBLIC
  IMGUI_DISABLE_DEMO_WINDOWS
  IMGUI_DISABLE_DEBUG_TOOLS
  IMGUI_DISABLE_FILE_FUNCTIONS
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
target_compile_options(imgui PRIVATE -w -fno-exceptions -fno-rtti
  "-ffile-prefix-map=${imgui_SOURCE_DIR}=imgui")

if(EMSCRIPTEN)
  target_compile_options(imgui PUBLIC -sUSE_SDL=2)
  target_link_options(imgui PUBLIC -sUSE_SDL=2)
else()
  find_package(SDL2 2.0.17 CONFIG QUIET)
  if(NOT SDL2_FOUND)
    message(FATAL_ERROR "SDL2 is missing. Run: bash web/toolchain.sh --native")
  endif()
  target_link_libraries(imgui PUBLIC SDL2::SDL2)
endif()
