#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# test.sh: installs what is missing, builds the game three times and runs every
# test without a display:
#
#   .build/test-gcc        everything
#   .build/test-clang      everything; the tests of the engine and the terminal
#   .build/test-sanitize   engine and terminal under the address, leak and
#                          undefined behaviour sanitizers
#
# The last line is "N passed, N failed"; the exit status tells the same.
cd "$(dirname "$0")" || exit 1
. build-aux/packages.sh
. build-aux/build.sh

logs=
broken=0

# prepare BUILD OPTION…: builds; on failure shows the end of the log and counts
# one failure.
prepare ()
{
  build=.build/$1
  shift
  echo "Building $build"
  if ! build_in "$build" "$@"; then
    tail -n 60 "$build.log"
    echo "FAILED: $build does not build"
    broken=$((broken + 1))
    return 1
  fi
}

# run BUILD ARGUMENT…: runs tests and remembers their log.
run ()
{
  build=.build/$1
  shift
  rm -f "$build/meson-logs/testlog.json"
  meson test -C "$build" --no-rebuild --print-errorlogs "$@" ||
    echo "FAILED: tests in $build"
  logs="$logs $build/meson-logs/testlog.json"
}

install_packages test || echo "Going on with what is installed."
exec </dev/null

if prepare test-gcc; then
  run test-gcc
fi
if CC=clang prepare test-clang; then
  run test-clang --suite core --suite plugins --suite cli
fi
# The Python interpreter leaks on purpose, so variants in Python are left out.
if prepare test-sanitize -Dapp=false -Dintrospection=disabled \
    -Db_sanitize=address,undefined -Db_lundef=false; then
  ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
    run test-sanitize --timeout-multiplier 5 \
    --suite core --suite plugins --suite cli --suite fuzz
fi

# shellcheck disable=SC2086
exec build-aux/count-tests --broken $broken $logs
