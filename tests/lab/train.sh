#!/usr/bin/env bash
# Learns a game's weights from the engine's games against itself; see --help.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: bash tests/lab/train.sh GAME [--generations N] [--games N] [--nodes N] [--ridge N]
                                    [--match-games N] [--build FOLDER]

For each generation: the engine plays N games (10000) against itself from random openings, N nodes
(1000) a move, with the weights of the generation before (the first one evaluates plainly); weights
are learned from the games of this generation and the one before; a match of N games (200) against
the generation before says what they are worth. A
generation that wins more than half of it is written to assets/GAME/weights.bin and goes on; one that
does not ends the run. Each leaves a line in tests/lab/results/GAME.md.

Games and matches are kept in a folder of build/lab: the same command given again goes on where it was
ended. Delete the folder after a change of search or features. --build names the folder of the native
build (build/native).
TEXT
}

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
game='' generations=2 games=10000 nodes=1000 ridge=4 match_games=200 build=build/native
while [ $# -gt 0 ]; do
  case $1 in
    --generations) generations=$2 && shift ;;
    --games) games=$2 && shift ;;
    --nodes) nodes=$2 && shift ;;
    --ridge) ridge=$2 && shift ;;
    --match-games) match_games=$2 && shift ;;
    --build) build=$2 && shift ;;
    --help | -h) usage && exit 0 ;;
    -*) usage >&2 && exit 2 ;;
    *) game=$1 ;;
  esac
  shift
done
[ -n "$game" ] || { usage >&2 && exit 2; }

cmake --build "$build" --target alveole-train alveole-engine
train=$build/tests/lab/alveole-train engine=$build/shell/terminal/alveole-engine
work=build/lab/$game-$games-$nodes-$ridge asset=assets/$game/weights.bin results=tests/lab/results/$game.md
mkdir -p "$work"
recipe="train.sh $game --generations $generations --games $games --nodes $nodes --ridge $ridge"

before=plain files=()
for ((generation = 1; generation <= generations; generation++)); do
  file=$work/$generation.games weights=$work/$generation.bin begun=$SECONDS
  given=()
  [ "$before" = plain ] || given=(--weights "$before")
  "$train" generate "$game" "$file" --games "$games" --nodes "$nodes" --seed "$generation" "${given[@]}"
  files=("${files[@]: -1}" "$file")
  learned=$("$train" fit "$game" "$weights" --ridge "$ridge" --command "$recipe" "${files[@]}")
  echo "generation $generation: $learned"
  match=$("$engine" match --game "$game" --games "$match_games" --nodes "$nodes" --at-once 2 \
    --random-plies 6 --file "$work/$generation.match" \
    --engine "self --weights $weights" --name new --engine "self --weights $before" --name old)
  echo "generation $generation against the one before: $match"
  [ -s "$results" ] || printf '# %s\n\n' "$game" >"$results"
  echo "* $(date +%F) \`$recipe\`, generation $generation: $learned; $((SECONDS - begun)) s; $match" >>"$results"
  score=${match##*score=} score=${score%% *}
  if ! awk "BEGIN { exit !($score > 0.5) }"; then
    echo "generation $generation is no stronger: the weights before it are kept"
    break
  fi
  cp "$weights" "$asset"
  before=$weights
done
