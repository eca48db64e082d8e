#!/usr/bin/env bash
# Mines the openings of the named games, or of all, into assets/GAME/openings.txt.
# usage: bash tests/lab/openings/make.sh [BUILD_FOLDER] [GAME]...     (build/native)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

build=${1:-build/native}
games=("${@:2}")
[ ${#games[@]} -gt 0 ] || games=(hexaequo hexdame hexade attangle)
cmake --build "$build" --target alveole-openings

# Lines short enough to leave the game open; --balanced is what the search itself is unsure about.
declare -A lines=(
  [hexaequo]="--plies 6 --balanced 25 --nodes 50000"
  [hexdame]="--plies 6 --balanced 15 --nodes 50000"
  [hexade]="--plies 4 --balanced 40 --nodes 20000 --step-nodes 1000"
  [attangle]="--plies 6 --balanced 25 --nodes 50000"
)
for game in "${games[@]}"; do
  weights="assets/$game/weights.bin"
  [ ! -f "$weights" ] || lines[$game]+=" --weights $weights"
  # shellcheck disable=SC2086
  "$build/tests/lab/openings/alveole-openings" "$game" --count 64 ${lines[$game]} \
    >"assets/$game/openings.txt.new"
  mv "assets/$game/openings.txt.new" "assets/$game/openings.txt"
  echo "assets/$game/openings.txt"
done
