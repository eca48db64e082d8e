#!/usr/bin/env bash
# How strong the engine is: matches against random moves, one-ply greed, plain UCT and an earlier
# release. Results go to tests/lab/results/ladder.md, a line a match.
set -euo pipefail

usage() {
  cat <<TEXT
usage: bash tests/lab/ladder.sh [FLAG VALUE]... [GAME]...

  --build FOLDER     with alveole-engine and alveole-reference (build/native)
  --against LIST     of random greedy uct1k uct10k uct100k previous ("random greedy uct1k uct10k")
  --previous ENGINE  the alveole-engine of an earlier release
  --time MS          of one core for a move, turned into nodes by a measurement (200; Hexade 100)
  --games N          of each match (100)
  --minutes N        then stop; the same command goes on from there (120)

Games are kept in build/lab/ladder/ENGINE, ENGINE being the checksum of the engine, and none is
played twice. A search of fixed nodes, as many as one core looks at in that time, makes the results
independent of what else the machine does.
TEXT
}

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
build=build/native
against="random greedy uct1k uct10k"
previous=""
time=""
count=100
minutes=120
games=()
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage; exit ;;
    --build) build=$2; shift 2 ;;
    --against) against=$2; shift 2 ;;
    --previous) previous=$2; shift 2 ;;
    --time) time=$2; shift 2 ;;
    --games) count=$2; shift 2 ;;
    --minutes) minutes=$2; shift 2 ;;
    -*) usage >&2; exit 2 ;;
    *) games+=("$1"); shift ;;
  esac
done
[ ${#games[@]} -gt 0 ] || games=(hexaequo hexdame hexade attangle)

readonly results=tests/lab/results/ladder.md
readonly reference=$build/tests/lab/opponents/alveole-reference
sum=$(cksum "$build/shell/terminal/alveole-engine" | cut -d ' ' -f 1)
readonly folder=build/lab/ladder/$sum
readonly engine=$folder/alveole-engine
mkdir -p "$folder"
[ -x "$engine" ] || cp "$build/shell/terminal/alveole-engine" "$engine"
readonly end=$((SECONDS + minutes * 60))

# Nodes that one core looks at in so many milliseconds, to two digits; measured once for an engine.
nodes_in() {
  local game=$1 milliseconds=$2
  local known=$folder/$game-$milliseconds.nodes
  if [ ! -s "$known" ]; then
    local measured=500000 seconds TIMEFORMAT=%U
    seconds=$({ time "$engine" bench --game "$game" --nodes $measured >"$folder/bench" 2>&1; } 2>&1)
    awk -v n=$measured -v s="$seconds" -v ms="$milliseconds" 'BEGIN {
      nodes = n / s * ms / 1000; unit = 1
      while (nodes / unit >= 100) unit *= 10
      print int(nodes / unit + 0.5) * unit }' >"$known"
  fi
  cat "$known"
}

# The flags of an opponent.
opponent() {
  case $1 in
    random | greedy) echo "$reference|--option Player=$1 --nodes 1" ;;
    uct1k) echo "$reference|--option Player=uct --nodes 1000" ;;
    uct10k) echo "$reference|--option Player=uct --nodes 10000" ;;
    uct100k) echo "$reference|--option Player=uct --nodes 100000" ;;
    previous) echo "$previous|--nodes $2" ;;
    *) echo "there is no opponent $1" >&2; exit 2 ;;
  esac
}

if [ ! -f "$results" ]; then
  cat >"$results" <<'TEXT'
# The ladder

Matches by `bash tests/lab/ladder.sh`, from the openings of each game, with both colours; Elo with limits of 95 %. The engine
searches a fixed number of nodes: what one core looks at in the time given.

| date | version | game | opponent | time | nodes | games | score | Elo | wins, draws, losses |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
TEXT
fi

for game in "${games[@]}"; do
  milliseconds=${time:-$([ "$game" = hexade ] && echo 100 || echo 200)}
  nodes=$(nodes_in "$game" "$milliseconds")
  for name in $against; do
    file=$folder/$game-$name-$milliseconds.games
    [ ! -f "$file.$count" ] || continue
    left=$((end - SECONDS))
    [ $left -gt 0 ] || { echo "out of time; the same command goes on"; exit; }
    IFS='|' read -r command flags <<<"$(opponent "$name" "$nodes")"
    echo "$game against $name, $nodes nodes"
    # shellcheck disable=SC2086
    result=$(timeout $left "$engine" match --game "$game" --games "$count" --file "$file" \
      --patience 600000 --engine "$engine" --nodes "$nodes" --engine "$command" $flags \
      2>>"$folder/log") || { echo "stopped before its end; the same command goes on"; exit; }
    field() { sed -n "s/.*\b$1=\([^ ]*\).*/\1/p" <<<"$result"; }
    version=$(git rev-parse --short HEAD)
    echo "| $(date +%F) | $version | $game | $name | $milliseconds ms | $nodes | $(field games) | $(field score) |" \
      "$(field elo) [$(field low), $(field high)] | $(field wins), $(field draws), $(field losses) |" | tee -a "$results"
    touch "$file.$count"
  done
done
