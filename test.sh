#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# test.sh [--long]: installs what is missing, builds the game three times and
# runs every test without a display:
#
#   .build/test-gcc        everything
#   .build/test-clang      everything; the tests of the engine
#   .build/test-sanitize   engine, network and terminal under the address, leak and
#                          undefined behaviour sanitizers
#
# The tests of the suite "once" run in the first build only. With --long they run
# in each, those of the terminal and of the variants with clang, too, and then what
# takes too long for every day: many more rounds, damaged files and doings of the
# monkey, and what README.md says on a bare system of each generation of Debian.
#
# The last line is "N passed, N failed"; the exit status tells the same.
set -u
cd "$(dirname "$0")" || exit 1
. build-aux/packages.sh
. build-aux/build.sh

case "$*" in
  '')
    kind="test"
    other_compiler="--suite core --no-suite once"
    sanitized="--no-suite once"
    ;;
  --long)
    kind="long"
    other_compiler="--suite core --suite plugins --suite cli"
    sanitized=
    ;;
  *)
    echo "Usage: ./test.sh [--long]" >&2
    exit 2
    ;;
esac

# What is counted: the tests in folders of logs, and what is no test of meson's.
logs=
passed=0
failed=0

# The last line, whatever comes.
finish ()
{
  status=$?
  trap - EXIT
  [ $status = 0 ] || failed=$((failed + 1))
  # shellcheck disable=SC2086
  build-aux/count-tests $passed $failed $logs || [ $status != 0 ] || status=1
  exit $status
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

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
    failed=$((failed + 1))
    return 1
  fi
}

# run BUILD ARGUMENT…: runs tests and leaves what count-tests wants to know.
run ()
{
  build=.build/$1
  shift
  log=$build/meson-logs
  logs="$logs $log"
  rm -f "$log/testlog.json" "$log/status"
  meson test -C "$build" --no-rebuild --list "$@" >"$log/listed"
  meson test -C "$build" --no-rebuild --print-errorlogs "$@"
  status=$?
  [ $status = 0 ] || echo "FAILED: tests in $build"
  echo $status >"$log/status"
}

# run_long NAME COMMAND…: runs what counts as one test, and shows how it ends.
run_long ()
{
  log=.build/$1.log
  echo "Running $1; the whole of it is in $log"
  shift
  if "$@" >"$log" 2>&1; then
    tail -n 3 "$log"
    passed=$((passed + 1))
  else
    tail -n 60 "$log"
    echo "FAILED: $*"
    failed=$((failed + 1))
  fi
}

# A hundred thousand rounds, others every day.
play_many_rounds ()
{
  G_DEBUG=fatal-warnings .build/test-gcc/tests/core/test-core-conformance \
    --rounds 22 --option-sets 200 --jobs 2 --start "$(date +%y%j)"
}

# fuzz NAME: a million damaged files; those that lead somewhere new are kept.
fuzz ()
{
  found=.build/test-fuzz/found/$1
  mkdir -p "$found"
  G_SLICE=always-malloc ASAN_OPTIONS=detect_leaks=1 .build/test-fuzz/tests/fuzz/"fuzz-$1" \
    -runs=1000000 -artifact_prefix=.build/"broken-$1-" "$found" tests/fuzz/corpus/"$1"
}

# Ten thousand things done in the window, others every day.
let_monkey_play ()
{
  SCREEN=1600x1000x24 NO_AT_BRIDGE=1 GTK_A11Y=test tests/app/run-window \
    .build/test-gcc/tests/app/test-window-monkey --actions 10000 --seed "$(date +%y%j)"
}

# The engine without what the compiler knows of it: nothing undefined, nothing freed.
run_valgrind ()
{
  G_SLICE=always-malloc meson test -C .build/test-gcc --no-rebuild --suite core --logbase valgrind \
    --wrap "valgrind --quiet --error-exitcode=9" --timeout-multiplier 100
}

# What runs beside each other, under the thread sanitizer. Whoever leaves does not
# wait for a review that is being stopped.
watch_threads ()
{
  CC=clang build_in .build/test-threads -Dapp=false -Dintrospection=disabled \
    -Db_sanitize=thread -Db_lundef=false &&
    TSAN_OPTIONS="suppressions=$PWD/tests/threads/suppressions:report_thread_leaks=0" \
      G_SLICE=always-malloc meson test -C .build/test-threads --no-rebuild --logbase threads \
      --wrap "env LD_PRELOAD=$PWD/.build/test-threads/tests/threads/libglib-order.so" \
      --timeout-multiplier 20 duplicate hint matches review reviewer search session simulate
}

# A tarball of the last commit builds, and passes its tests.
make_tarball ()
{
  meson dist -C .build/test-gcc --formats xztar
}

# What part of the lines the tests reach.
measure_coverage ()
{
  build_in .build/test-coverage -Db_coverage=true -Dbuildtype=debug &&
    build-aux/measure-coverage .build/test-coverage
}

# Five hundred times, at moments others every day.
kill_terminal ()
{
  tests/cli/test-killed.py .build/test-gcc/app/cli/canasta-cli 500 "$(date +%y%j)"
}

# As often, at such moments.
kill_window ()
{
  tests/app/run-window /usr/bin/python3 tests/app/kill-games.py .build/test-gcc/app/canasta 500 \
    "$(date +%y%j)"
}

# What Orca says of the program, a whole evening in two languages.
listen ()
{
  WINDOW_MANAGER=openbox tests/app/run-window /usr/bin/python3 tests/app/by-ear.py \
    .build/test-gcc/app/canasta evening
}

# All that can have the focus, in every language.
visit_stops ()
{
  tests/app/run-window /usr/bin/python3 tests/app/stops.py .build/test-gcc/app/canasta en fr de it
}

# What strangers do to a host, who has the patience of a real one.
attack_gate ()
{
  if [ -x .build/test-gcc/tests/app/gate-host ]; then
    tests/app/attack-gate.py .build/test-gcc/tests/app/gate-host --long &&
      tests/app/attack-relay.py .build/test-gcc/tests/app/relay-host --long
  else
    echo "Without libsoup or GnuTLS there is no gate."
  fi
}

# A thousand rounds at many tables over one bad line.
play_over_bad_line ()
{
  if [ -e .build/test-gcc/tests/cli/libother-clock.so ]; then
    tests/cli/faults.py .build/test-gcc/app/cli/canasta-cli \
      .build/test-gcc/tests/cli/libother-clock.so
  else
    echo "Without libsoup or GnuTLS there is no line."
  fi
}

install_packages $kind || echo "Going on with what is installed."
exec </dev/null

# Some tests wait for others to end, or for time to pass: one more runs at once
# than there are processors.
MESON_TESTTHREADS=$(($(nproc) + 1))
export MESON_TESTTHREADS

if prepare test-gcc; then
  run test-gcc
fi
# The options are words.
# shellcheck disable=SC2086
if CC=clang prepare test-clang; then
  run test-clang $other_compiler
fi
# The Python interpreter leaks on purpose, so variants in Python are left out.
# GLib 2.74 keeps what is freed for later unless G_SLICE says otherwise, and
# would hide leaks in it.
# shellcheck disable=SC2086
if prepare test-sanitize -Dapp=false -Dintrospection=disabled \
    -Db_sanitize=address,undefined -Db_lundef=false; then
  G_SLICE=always-malloc ASAN_OPTIONS=detect_leaks=1 \
    UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 run test-sanitize --timeout-multiplier 5 \
    --suite core --suite plugins --suite cli --suite network --suite fuzz $sanitized
fi

if [ $kind = long ]; then
  run_long reference build_in .build/test-docs -Ddocs=true -Dapp=false -Dtests=false
  run_long code build-aux/check-code .build/test-clang
  run_long coverage measure_coverage
  run_long valgrind run_valgrind
  run_long threads watch_threads
  run_long tarball make_tarball
  run_long conformance play_many_rounds
  run_long layouts .build/test-gcc/tests/core/test-core-layouts --every 29
  run_long monkey let_monkey_play
  run_long killed kill_terminal
  run_long killed-window kill_window
  run_long by-ear listen
  run_long stops visit_stops
  run_long attacks attack_gate
  run_long faults play_over_bad_line
  run_long cut-short .build/test-gcc/tests/core/test-core-match-file -m thorough \
    -p /match-file/cut-short
  if CC=clang prepare test-fuzz -Dfuzzing=true -Dapp=false -Db_sanitize=address \
      -Db_lundef=false; then
    for corpus in tests/fuzz/corpus/*; do
      run_long "fuzz-${corpus##*/}" fuzz "${corpus##*/}"
    done
  fi
  for generation in 12 13; do
    run_long "debian-$generation" as_administrator "$PWD/build-aux/try-generation" $generation
  done
fi
