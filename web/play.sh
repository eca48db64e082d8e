#!/usr/bin/env bash
# Builds the page and serves it; see `bash web/play.sh --help`.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: bash web/play.sh [--debug] [--no-serve] [--port N]

Prepares the toolchain, builds the page into dist/, serves it on this machine and prints its address.

  --port N     serve on port N, from 1 to 65535 (without it: the first free port from 8080 up)
  --no-serve   build only
  --debug      build the shell with assertions and readable names
  --help       this text
TEXT
}

cd "$(dirname "${BASH_SOURCE[0]}")/.."
serve=yes port='' preset=web debug=()
while [ $# -gt 0 ]; do
  case $1 in
    --no-serve) serve=no ;;
    --debug) preset=web-debug debug=(--debug) ;;
    --port)
      if ! [[ ${2:-} =~ ^[0-9]{1,5}$ ]] || ! ((10#$2 >= 1 && 10#$2 <= 65535)); then
        echo "play: --port wants a number from 1 to 65535" >&2
        exit 2
      fi
      port=$((10#$2))
      shift
      ;;
    --help | -h)
      usage
      exit 0
      ;;
    *)
      usage >&2
      echo "play: unknown argument: $1" >&2
      exit 2
      ;;
  esac
  shift
done

# Better said now than after the build.
if [ "$serve" = yes ] && [ -n "$port" ] && (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
  echo "play: port $port is taken: choose another with --port N" >&2
  exit 1
fi

log=build/play.log pulse=
trap '[ -z "$pulse" ] || kill "$pulse" 2>/dev/null || true' EXIT

# How many steps the build in the log has; nothing where all was up to date.
steps_of_build() {
  sed -n 's,^\[[0-9]*/\([0-9]*\)\] \(Building\|Linking\|Generating\) .*,\1,p' "$log" | tail -n 1
}

# Says how much a build has to do as soon as that is known, and gives a sign of life now and then.
keep_saying() {
  local title=$1 started=$SECONDS said='' steps
  while sleep 1 >/dev/null 2>&1; do
    steps=$(steps_of_build)
    if [ -z "$said" ] && [ -n "$steps" ]; then
      echo "play: $title, $steps steps (the first time this takes some minutes)"
      said=yes
    fi
    if (((SECONDS - started) % 15 == 0)); then
      echo "play: still $title, $((SECONDS - started)) s" \
        "$(grep -o '^\[[0-9]*/[0-9]*\]' "$log" | tail -n 1 || true)"
    fi
  done
}

# Runs a step; its output goes to a log that is shown only where the step fails.
step() {
  local title=$1 started=$SECONDS
  shift
  : >"$log"
  keep_saying "$title" &
  pulse=$!
  "$@" >"$log" 2>&1 || {
    grep -v '^cache:INFO' "$log" | tail -n 40 >&2
    echo "play: $title failed; the whole output is in $log" >&2
    exit 1
  }
  kill "$pulse" 2>/dev/null || true
  wait "$pulse" 2>/dev/null || true
  pulse=
  if [[ $title == building* ]] && [ -z "$(steps_of_build)" ]; then
    echo "play: nothing to build: ${title#building } is up to date"
  else
    echo "play: $title took $((SECONDS - started)) s"
  fi
}

bash web/toolchain.sh
mkdir -p build
step "configuring" cmake --preset "$preset"
step "configuring the engines" cmake --preset wasm -DALVEOLE_TESTS=OFF
step "building the shell" cmake --build --preset "$preset"
step "building the engines" cmake --build --preset wasm --target engines
step "putting the page together" node web/bundle.mjs "${debug[@]}"
[ "$serve" = no ] || exec node web/serve.mjs ${port:+--port "$port"} dist
