#!/usr/bin/env bash
# Builds the page and serves it; see `bash web/play.sh --help`.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: bash web/play.sh [--debug] [--no-serve] [--port N]

Prepares the toolchain, builds the page into dist/, serves it on this machine and prints its address.

  --port N     serve on port N (without it: the first free port from 8080 up)
  --no-serve   build only
  --debug      build the shell with assertions and readable names
  --help       this text
TEXT
}

cd "$(dirname "${BASH_SOURCE[0]}")/.."
serve=yes preset=web arguments=() debug=()
while [ $# -gt 0 ]; do
  case $1 in
    --no-serve) serve=no ;;
    --debug) preset=web-debug debug=(--debug) ;;
    --port)
      [[ ${2:-} =~ ^[0-9]+$ ]] || {
        echo "play: --port wants a number" >&2
        exit 2
      }
      arguments+=(--port "$2")
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

# Runs a step; its output goes to a log that is shown only where the step fails.
step() {
  local title=$1 log=build/play.log started=$SECONDS
  shift
  echo "play: $title"
  "$@" >"$log" 2>&1 || {
    grep -v '^cache:INFO' "$log" | tail -n 40 >&2
    echo "play: $title failed; the whole output is in $log" >&2
    exit 1
  }
  echo "play: $title took $((SECONDS - started)) s"
}

bash web/toolchain.sh
step "configuring" cmake --preset "$preset"
step "configuring the engine" cmake --preset wasm -DALVEOLE_TESTS=OFF
step "building the shell (some minutes the first time)" cmake --build --preset "$preset"
step "building the engine" cmake --build --preset wasm --target engine-wasm
step "putting the page together" node web/bundle.mjs "${debug[@]}"
[ "$serve" = no ] || exec node web/serve.mjs "${arguments[@]}" dist
