#!/usr/bin/env bash
# Prepares everything that building and testing Alveole needs; see `bash web/toolchain.sh --help`.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: bash web/toolchain.sh [--tests] [--native] [--print-packages]

Prepares a machine for Alveole: Debian packages, Emscripten, the sources of SDL2 and Dear ImGui, and
the npm tools. Running it again is quick: what is there is not fetched twice.

  --tests           also what `bash tests/run.sh` needs: clang tools, GoogleTest, a browser
  --native          leave out Emscripten: enough for the desktop program and the native tests
  --print-packages  print the Debian packages that would be wanted, and stop
  --help            this text

An Emscripten of 3.1.69 or later on PATH (an activated emsdk, say) is used as it is. Otherwise
Debian 13's is unpacked, without installing it, below ${XDG_CACHE_HOME:-$HOME/.cache}/alveole, which
may be deleted at any time. What was found is written to build/toolchain.cmake, where CMake looks.
TEXT
}

# The layout below the cache folder: raise it when this script unpacks something differently.
readonly recipe=1
readonly least_emscripten=3.1.69
readonly root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly cache_root=${XDG_CACHE_HOME:-$HOME/.cache}/alveole
readonly cache=$cache_root/toolchain-$recipe

readonly build_packages=(ca-certificates ccache cmake g++ libsdl2-dev ninja-build)
readonly emscripten_packages=(clang-19 lld-19 llvm-19 node-acorn python3)
readonly unpack_packages=(dpkg-dev xz-utils)
readonly test_packages=(chromium clang-19 clang-format-19 clang-tidy-19 libbenchmark-dev
  libclang-rt-19-dev libgtest-dev llvm-19 nlohmann-json3-dev xauth xvfb)

say() { printf 'toolchain: %s\n' "$*"; }
fail() {
  printf 'toolchain: %s\n' "$*" >&2
  exit 1
}

with_tests=no with_web=yes print_only=no
for argument in "$@"; do
  case $argument in
    --tests) with_tests=yes ;;
    --native) with_web=no ;;
    --print-packages) print_only=yes ;;
    --help | -h)
      usage
      exit 0
      ;;
    *)
      usage >&2
      fail "unknown argument: $argument"
      ;;
  esac
done

# True when version $1 is $2 or later.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Prints the folder of a usable Emscripten on PATH; fails where there is none.
emscripten_on_path() {
  local emcc version folder
  emcc=$(command -v emcc) || return 1
  version=$(emcc -dumpversion 2>/dev/null | tail -n 1) || return 1
  at_least "${version%%-*}" "$least_emscripten" || return 1
  folder=$(dirname "$(readlink -f "$emcc")")
  [ -f "$folder/cmake/Modules/Platform/Emscripten.cmake" ] || return 1
  printf '%s\n' "$folder"
}

wanted_packages() {
  local wanted=("${build_packages[@]}")
  command -v node >/dev/null || wanted+=(nodejs)
  command -v npm >/dev/null || wanted+=(npm)
  [ -n "$emscripten" ] || wanted+=("${unpack_packages[@]}")
  [ "$with_web" = yes ] && [ -z "$emscripten" ] && wanted+=("${emscripten_packages[@]}")
  [ "$with_tests" = yes ] && wanted+=("${test_packages[@]}")
  printf '%s\n' "${wanted[@]}" | sort -u
}

install_packages() {
  local missing=() package installed
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' 2>/dev/null | grep '^installed ' || true)
  for package in $(wanted_packages); do
    grep -qx "installed $package" <<<"$installed" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  local line="apt-get install --no-install-recommends -y ${missing[*]}"
  if [ "$(id -u)" != 0 ]; then
    fail "some Debian packages are missing. Run this line as root, then this script again:
$line"
  fi
  say "installing ${#missing[@]} Debian packages: ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq || fail "apt-get update failed: look at the network and the apt sources"
  $line -qq >"$cache_root/apt.log" 2>&1 ||
    fail "the packages could not be installed; the end of $cache_root/apt.log says why:
$(tail -n 5 "$cache_root/apt.log")"
}

# Prints a deb822 source that names Debian 13 and the mirror and key that this machine already uses.
trixie_source() {
  local stanza=/etc/apt/sources.list.d/debian.sources line uri
  if [ -f "$stanza" ]; then
    awk 'BEGIN { RS = "" } NR == 1' "$stanza" |
      sed 's/^Suites:.*/Suites: trixie/; s/^Types:.*/Types: deb deb-src/'
    return
  fi
  line=$(grep -h -E '^deb ' /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null | head -n 1) ||
    fail "no Debian source was found in /etc/apt: activate an emsdk and run this again"
  uri=$(sed -E 's/^deb +(\[[^]]*\] +)?([^ ]+) .*/\2/' <<<"$line")
  printf 'Types: deb deb-src\nURIs: %s\nSuites: trixie\nComponents: main\nSigned-By: %s\n' \
    "$uri" /usr/share/keyrings/debian-archive-keyring.gpg
}

# apt-get with lists and sources of its own (Debian 13), so that the system's stay as they are.
private_apt() {
  local folder=$1
  shift
  apt-get -qq -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$folder/parts" \
    -o Dir::State::lists="$folder/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= \
    -o APT::Sandbox::User=root "$@"
}

# Unpacks the parts of Debian 13 named after the folder $1 into it: `deb:` packages, `src:` sources.
# The work is done beside the target, which appears in one step or not at all.
fetch() {
  local target=$1 stage=$1.part part
  shift
  rm -rf "$stage"
  mkdir -p "$stage/apt/parts" "$stage/apt/lists/partial" "$stage/apt/files" "$stage/root"
  trixie_source >"$stage/apt/parts/trixie.sources"
  private_apt "$stage/apt" update ||
    fail "Debian 13's package lists could not be read: look at the network, or activate an emsdk"
  (
    cd "$stage/apt/files"
    for part in "$@"; do
      case $part in
        deb:*) private_apt "$stage/apt" download "${part#deb:}" ;;
        src:*) private_apt "$stage/apt" source --download-only "${part#src:}" ;;
      esac || fail "${part#*:} could not be downloaded from Debian 13"
    done
  )
  for part in "$stage"/apt/files/*.deb; do
    [ ! -e "$part" ] || dpkg -x "$part" "$stage/root"
  done
  for part in "$stage"/apt/files/*.dsc; do
    [ ! -e "$part" ] ||
      dpkg-source -q --no-check -x "$part" "$stage/root/$(basename "${part%%_*}")" >/dev/null 2>&1 ||
      fail "$(basename "$part") could not be unpacked"
  done
  mv "$stage/root" "$target"
  rm -rf "$stage"
}

# Dear ImGui as Debian 13 has it: the version that web/cmake/imgui.cmake pins.
prepare_imgui() {
  [ ! -d "$cache/imgui" ] || return 0
  say "fetching Dear ImGui"
  fetch "$cache/imgui" src:imgui
}

# Emscripten, Binaryen with the libraries it runs on, and SDL2 in the place of Emscripten's own port.
prepare_emscripten() {
  local target=$cache/emscripten sdl
  if [ ! -d "$target" ]; then
    say "fetching Emscripten, Binaryen and SDL2 (about 250 MB)"
    local raw=$cache/emscripten.raw
    rm -rf "$raw"
    fetch "$raw" deb:emscripten deb:binaryen deb:libc6 deb:libstdc++6 deb:libgcc-s1 src:libsdl2
    wrap_binaryen "$raw"
    configure_emscripten "$raw/usr/share/emscripten" "$target"
    mv "$raw" "$target"
  fi
  emscripten=$target/usr/share/emscripten
  sdl=$emscripten/cache/sysroot/lib/wasm32-emscripten/lto/libSDL2.a
  if [ ! -f "$sdl" ]; then
    say "building SDL2 for the web (half a minute)"
    "$emscripten/embuilder" --lto build sdl2 >"$cache_root/sdl2.log" 2>&1 ||
      fail "SDL2 could not be built; $cache_root/sdl2.log says why"
  fi
}

# Binaryen needs Debian 13's C library: each tool is started through that library's own loader.
wrap_binaryen() {
  local folder=$1 tool
  mkdir -p "$folder/binaryen/bin"
  for tool in "$folder"/usr/bin/wasm*; do
    cat >"$folder/binaryen/bin/$(basename "$tool")" <<'WRAPPER'
#!/bin/sh
root=$(dirname "$(readlink -f "$0")")/../..
set -- "$root/usr/bin/$(basename "$0")" "$@"
for loader in "$root"/usr/lib/*-linux-gnu*/ld-linux-*.so.*; do
  exec "$loader" --library-path "$(dirname "$loader")" "$@"
done
WRAPPER
    chmod +x "$folder/binaryen/bin/$(basename "$tool")"
  done
}

# Settles Emscripten's configuration for the folder $2 it will be used from, while it is still in $1.
configure_emscripten() {
  local here=$1 target=$2 port tag url
  sed -i -e "s#^BINARYEN_ROOT.*#BINARYEN_ROOT = '$target/binaryen'#" \
    -e "s#^FROZEN_CACHE.*#FROZEN_CACHE = False#" -e '/^NODE_JS =/d' "$here/.emscripten"
  printf "CACHE = '%s'\n" "$target/usr/share/emscripten/cache" >>"$here/.emscripten"
  ln -sfn /usr/share/nodejs "$here/node_modules"
  # With its mark beside it, the port's source counts as fetched already.
  tag=$(sed -n "s/^TAG = '\(.*\)'/\1/p" "$here/tools/ports/sdl2.py")
  url=$(sed -n "s/.*fetch_project('sdl2', f'\([^']*\)'.*/\1/p" "$here/tools/ports/sdl2.py")
  [ -n "$tag" ] && [ -n "$url" ] || fail "this Emscripten's SDL2 port is not as expected"
  port=$here/cache/ports/sdl2
  mkdir -p "$port/SDL-$tag"
  cp -r "$here/../../../libsdl2/src" "$here/../../../libsdl2/include" "$port/SDL-$tag/"
  printf '%s\n' "${url/\{TAG\}/$tag}" >"$port/.emscripten_url"
}

# The npm tools of package-lock.json; npm notes what it installed in node_modules.
prepare_npm() {
  local note=$root/node_modules/.package-lock.json
  if [ -f "$note" ] && [ ! "$root/package-lock.json" -nt "$note" ]; then return 0; fi
  say "installing the npm tools"
  (cd "$root" && npm ci --no-audit --no-fund --loglevel=error) ||
    fail "npm ci failed: look at the network and the npm settings"
  touch "$note"
}

# What CMake is told: web/cmake/toolchain.cmake and web/cmake/imgui.cmake read this file.
write_settings() {
  local file=$root/build/toolchain.cmake text="# Written by web/toolchain.sh."
  [ "$with_web" = no ] || text+=$'\n'"set(ALVEOLE_EMSCRIPTEN \"$emscripten\")"
  [ ! -d "$cache/imgui" ] ||
    text+=$'\n'"set(FETCHCONTENT_SOURCE_DIR_IMGUI \"$cache/imgui/imgui\" CACHE PATH \"Dear ImGui\")"
  mkdir -p "$root/build"
  [ -f "$file" ] && [ "$(cat "$file")" = "$text" ] || printf '%s\n' "$text" >"$file"
}

emscripten=
[ "$with_web" = no ] || emscripten=$(emscripten_on_path || true)
if [ "$print_only" = yes ]; then
  wanted_packages
  exit 0
fi
mkdir -p "$cache"
exec 9>"$cache_root/lock"
flock 9
if command -v apt-get >/dev/null; then
  install_packages
elif [ -z "$emscripten" ] && [ "$with_web" = yes ]; then
  fail "this machine has no apt-get: activate an emsdk of $least_emscripten or later and run this again"
fi
for tool in cmake ninja node npm; do
  command -v "$tool" >/dev/null || fail "$tool is missing: install it and run this again"
done
if [ -n "$emscripten" ]; then
  say "using the Emscripten on PATH: $emscripten"
else
  prepare_imgui
  [ "$with_web" = no ] || prepare_emscripten
fi
prepare_npm
write_settings
say "ready"
