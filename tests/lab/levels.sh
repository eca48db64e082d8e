#!/usr/bin/env bash
# How often each level beats the one below it, and level 8 beats level 4.
#
#   bash tests/lab/levels.sh GAME [GAMES_PER_PAIR [LAST_LEVEL]]
#
# prints a line a pair. Finished games stand in build/lab/levels/GAME, so that a run that was stopped
# goes on, and a larger number adds games. Remove that folder after a change to levels, search or
# evaluation. ENGINE names the program if it is not the one of the usual build.
set -euo pipefail
cd "$(dirname "$0")/../.."

game=${1:?usage: levels.sh GAME [GAMES_PER_PAIR [LAST_LEVEL]]}
games=${2:-200}
last=${3:-8}
engine=${ENGINE:-build/native/shell/terminal/alveole-engine}
folder=build/lab/levels/$game
mkdir -p "$folder"

# Which of two levels is stronger. A limit that no level reaches leaves each its own.
pair() {
  "$engine" match --game "$game" --games "$games" --file "$folder/$1-$2.txt" --depth 96 \
    --engine self --name "level $1" --option Level="$1" \
    --engine self --name "level $2" --option Level="$2" | sed "s/^/$game, level $1 against $2: /"
}

for ((level = 2; level <= last; level++)); do
  pair "$level" "$((level - 1))"
done
if ((last == 8)); then
  pair 8 4
fi
