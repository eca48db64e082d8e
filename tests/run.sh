#!/usr/bin/env bash
# Runs every test of Alveole; see `bash tests/run.sh --help`.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  cat <<TEXT
usage: bash tests/run.sh [--full] [--only PART]... [--list]

Prepares the toolchain and runs the tests, part by part:
$(list_parts)

  --only PART   only this part; may be repeated
  --full        longer: fuzzers run ten times as long, asan and wasm run the long suites as well,
                and benchmarks run
  --list        print the names of the parts
  --help        this text

Each part leaves its whole output in build/tests/PART.log. The last line counts all tests.
TEXT
}

readonly parts=(
  "format    every C++ file is as clang-format writes it"
  "hygiene   what the whole tree must keep true: paths, licences, includes"
  "native    the tests with the system's compiler"
  "asan      the same with clang, address and undefined-behaviour sanitizers"
  "fuzz      every fuzzer for a while"
  "tidy      clang-tidy on the sources"
  "wasm      the same tests as WebAssembly in node"
  "web       the page: types, build and size budget"
  "browser   the page in a browser, played by clicks"
)
readonly full_parts=(
  "bench     benchmarks: perft of every game"
)

list_parts() {
  printf '  %s\n' "${parts[@]}"
  printf '  %s (with --full)\n' "${full_parts[@]}"
}

readonly logs=build/tests
jobs=$(nproc)
readonly jobs
fuzz_seconds=30
# Suites named ...Long play more games of what a short one tests. Natively they always run; where
# tests are several times slower they are left to --full.
short='-*Long.*:*Long/*'

# --- What parts use. A part's output is its log; `note` also tells the person who waits. -----------

note() { show <<<"  $*"; }

# Copies its input to the log and to the person. (Opening /dev/fd/3 anew would overwrite a file.)
show() {
  local line
  while IFS= read -r line; do
    echo "$line"
    echo "$line" >&3
  done
}

# Adds to the part's counts.
count() { echo "$1 $2" >>"$logs/$part.count"; }

# Adds the counts of a line "NAME: N passed, N failed" at the end of the given file.
count_line() {
  local numbers
  numbers=$(sed -n 's/^.*: \([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$1" | tail -n 1)
  [ -n "$numbers" ] || {
    note "it ended without its counts"
    return 1
  }
  # shellcheck disable=SC2086
  count $numbers
}

# Configures and builds a preset, with warnings as errors.
build() {
  local preset=$1
  shift
  note "building $preset"
  cmake --preset "$preset" -DCMAKE_COMPILE_WARNING_AS_ERROR=ON "$@" && cmake --build --preset "$preset" -- -k 0
}

# Builds a preset and runs its tests through CTest.
build_and_test() {
  local preset=$1 status
  build "$preset" || return 1
  note "testing $preset"
  ctest --preset "$preset" -j "$jobs" --timeout 600 --no-tests=error
  status=$?
  count_tests "build/$preset/Testing/Temporary/LastTest.log"
  return "$status"
}

# Adds the single tests in CTest's log to the part's counts: those a GoogleTest program says it ran,
# and one for any other program or for one that did not come to its end.
count_tests() {
  local numbers
  numbers=$(awk '
    /^[0-9]+\/[0-9]+ Testing: / { ran = -1; good = 0 }
    /^\[==========\] [0-9]+ tests? from [0-9]+ test suites? ran\./ { ran = $2 }
    /^\[  PASSED  \] [0-9]+ tests?\./ { good = $4 }
    /^Test Pass(ed\.| Reason:)$/ { passed += ran < 0 ? 1 : good; failed += ran < 0 ? 0 : ran - good }
    /^Test Fail(ed\.| Reason:)$/ {
      if (ran > good) { passed += good; failed += ran - good } else failed += 1
    }
    END { print passed + 0, failed + 0 }' "$1")
  # shellcheck disable=SC2086
  count $numbers
}

cpp_files() { git ls-files --cached --others --exclude-standard 'core/*.cpp' 'core/*.h' 'shell/*.cpp' 'shell/*.h' 'tests/*.cpp' 'tests/*.h' 'web/*.cpp' 'web/*.h'; }

# --- The parts. One that returns other than 0 without counting a failure counts as one. ------------

part_format() {
  local bad file status=0
  cpp_files | xargs -n 64 -P "$jobs" clang-format-19 --dry-run --Werror 2>&1 | tee "$logs/format.out"
  [ "${PIPESTATUS[1]}" = 0 ] || status=1
  bad=$(sed -n 's/^\([^:]*\):[0-9]*:[0-9]*: error: .*/\1/p' "$logs/format.out" | sort -u)
  for file in $bad; do note "run: clang-format-19 -i $file"; done
  count $(($(cpp_files | wc -l) - $(wc -w <<<"$bad"))) "$(wc -w <<<"$bad")"
  return "$status"
}

part_hygiene() {
  node tests/tools/hygiene.mjs | tee "$logs/hygiene.out"
  count_line "$logs/hygiene.out"
}

part_native() { build_and_test native; }

part_asan() {
  export ASAN_OPTIONS=detect_stack_use_after_return=1 UBSAN_OPTIONS=print_stacktrace=1
  GTEST_FILTER=$short build_and_test native-asan
}

part_fuzz() {
  build native-asan || return 1
  local fuzzers
  mapfile -t fuzzers < <(find build/native-asan -type f -name 'fuzz-*' -executable | sort)
  [ ${#fuzzers[@]} -gt 0 ] || {
    note "there are no fuzzers in build/native-asan"
    return 1
  }
  note "running ${#fuzzers[@]} fuzzers, $fuzz_seconds s each, $jobs at a time"
  local fuzzer results
  results=$(printf '%s\n' "${fuzzers[@]}" | xargs -P "$jobs" -I{} bash -c 'run_fuzzer "$@"' _ {} "$fuzz_seconds")
  echo "$results"
  while read -r verdict fuzzer; do
    if [ "$verdict" = ok ]; then
      count 1 0
    else
      count 0 1
      note "$fuzzer found something; build/fuzz/$fuzzer/log and the input beside it show what"
    fi
  done <<<"$results"
}

# Runs one fuzzer on its corpus, which grows from run to run, starting from tests/fuzz/NAME if any.
run_fuzzer() {
  local name folder
  name=$(basename "$1")
  folder=$PWD/build/fuzz/$name
  mkdir -p "$folder/corpus"
  local seeds=tests/fuzz/corpus/${name#fuzz-}
  [ -d "$seeds" ] && cp -n "$seeds"/* "$folder/corpus/"
  if "$1" -max_total_time="$2" -timeout=10 -rss_limit_mb=2048 -artifact_prefix="$folder/" \
    -print_final_stats=1 "$folder/corpus" >"$folder/log" 2>&1; then
    echo "ok $name"
  else
    echo "failed $name"
  fi
}
export -f run_fuzzer

part_tidy() {
  build native-asan || return 1
  node tests/tools/tidy.mjs build/native-asan | tee "$logs/tidy.out"
  count_line "$logs/tidy.out"
}

part_wasm() { GTEST_FILTER=$short build_and_test wasm; }

part_web() {
  local fine=0
  note "checking types"
  if node_modules/.bin/tsc -p web/tsconfig.json; then count 1 0; else count 0 1 && fine=1; fi
  note "building the page"
  bash web/play.sh --no-serve || return 1
  node web/sizes.mjs | tee "$logs/sizes.out" | show
  count_line "$logs/sizes.out" || fine=1
  return "$fine"
}

part_browser() {
  local files passed failed cancelled
  [ -f dist/index.html ] || {
    note "building the page"
    bash web/play.sh --no-serve || return 1
  }
  files=(tests/browser/*.test.mjs)
  [ -e "${files[0]}" ] || {
    note "there are no tests in tests/browser"
    return 1
  }
  note "testing in the browser"
  node --test --test-reporter=tap --test-concurrency="$jobs" "${files[@]}" | tee "$logs/browser.out"
  passed=$(sed -n 's/^# pass \([0-9]*\)$/\1/p' "$logs/browser.out" | tail -n 1)
  failed=$(sed -n 's/^# fail \([0-9]*\)$/\1/p' "$logs/browser.out" | tail -n 1)
  cancelled=$(sed -n 's/^# cancelled \([0-9]*\)$/\1/p' "$logs/browser.out" | tail -n 1)
  [ -n "$passed" ] && [ -n "$failed" ] && [ -n "$cancelled" ] || return 1
  count "$passed" $((failed + cancelled))
}

part_bench() {
  build native || return 1
  local benchmark
  for benchmark in $(find build/native -type f -name 'bench-*' -executable); do
    "$benchmark" | show || return 1
    count 1 0
  done
  [ -n "${benchmark:-}" ] || return 1
}

# --- Running them. ---------------------------------------------------------------------------------

names_of() { printf '%s\n' "$@" | cut -d ' ' -f 1; }

only=() full=no
while [ $# -gt 0 ]; do
  case $1 in
    --full) full=yes fuzz_seconds=300 short='*' ;;
    --only)
      names_of "${parts[@]}" "${full_parts[@]}" | grep -qx -- "${2:-}" || {
        echo "tests: --only wants one of: $(names_of "${parts[@]}" "${full_parts[@]}" | paste -sd ' ')" >&2
        exit 2
      }
      only+=("$2")
      shift
      ;;
    --list)
      names_of "${parts[@]}" "${full_parts[@]}"
      exit 0
      ;;
    --help | -h)
      usage
      exit 0
      ;;
    *)
      usage >&2
      echo "tests: unknown argument: $1" >&2
      exit 2
      ;;
  esac
  shift
done
if [ ${#only[@]} -eq 0 ]; then
  mapfile -t only < <(names_of "${parts[@]}")
  [ "$full" = no ] || mapfile -t -O ${#only[@]} only < <(names_of "${full_parts[@]}")
fi

# Objects compiled in another clone are as good as ours: paths in them are relative.
# The sloppiness is what ccache asks for where headers are precompiled.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros

bash web/toolchain.sh --tests || exit 1
mkdir -p "$logs"
exec 3>&1

all_passed=0 all_failed=0 started=$SECONDS
for part in "${only[@]}"; do
  echo "== $part"
  part_started=$SECONDS
  rm -f "$logs/$part.count"
  touch "$logs/$part.count"
  "part_$part" >"$logs/$part.log" 2>&1
  status=$?
  read -r passed failed < <(awk '{ p += $1; f += $2 } END { print p + 0, f + 0 }' "$logs/$part.count")
  if [ "$status" != 0 ] && [ "$failed" = 0 ]; then failed=1; fi
  if [ "$passed" = 0 ] && [ "$failed" = 0 ]; then failed=1; fi
  if [ "$failed" != 0 ]; then
    grep -v '^cache:INFO' "$logs/$part.log" | tail -n 40 | sed 's/^/    /'
    echo "  the whole output is in $logs/$part.log"
  fi
  echo "  $part: $passed passed, $failed failed in $((SECONDS - part_started)) s"
  all_passed=$((all_passed + passed)) all_failed=$((all_failed + failed))
done
echo "all parts took $((SECONDS - started)) s"
echo "$all_passed passed, $all_failed failed"
[ "$all_failed" = 0 ]
