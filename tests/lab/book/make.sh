#!/usr/bin/env bash
# Makes the books of the named games, or of all: assets/GAME/book.txt. Minutes a game.
# usage: bash tests/lab/book/make.sh [BUILD_FOLDER] [GAME]...     (build/native)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

build=${1:-build/native}
games=("${@:2}")
[ ${#games[@]} -gt 0 ] || games=(hexaequo hexdame hexade attangle)
cmake --build "$build" --target alveole-book

declare -A growth=(
  [hexaequo]="--plies 4 --nodes 300000 --glance 3000"
  [hexdame]="--plies 4 --nodes 300000 --glance 3000"
  [hexade]="--plies 2 --nodes 100000 --glance 500"
  [attangle]="--plies 3 --nodes 300000 --glance 3000"
)
for game in "${games[@]}"; do
  weights="assets/$game/weights.bin"
  [ ! -f "$weights" ] || growth[$game]+=" --weights $weights"
  # shellcheck disable=SC2086
  "$build/tests/lab/book/alveole-book" "$game" ${growth[$game]} >"assets/$game/book.txt.new"
  mv "assets/$game/book.txt.new" "assets/$game/book.txt"
  echo "assets/$game/book.txt"
done
