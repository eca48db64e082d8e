#!/usr/bin/env bash
# Solves Hexdame's endings with up to three pieces: assets/hexdame/endings.bin. A minute.
# usage: bash tests/lab/endings/make.sh [BUILD_FOLDER]     (build/native)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

build=${1:-build/native}
cmake --build "$build" --target alveole-endings
"$build/tests/lab/endings/alveole-endings" assets/hexdame/endings.bin.new
mv assets/hexdame/endings.bin.new assets/hexdame/endings.bin
echo "assets/hexdame/endings.bin"
