#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# play.sh [ARGUMENT…]: installs what is missing, builds the game and starts it.
# Without a display the game is played in the terminal, and without a terminal
# the computer players show a match. Arguments go to the game.
set -e

start=$PWD
cd "$(dirname "$0")"
. build-aux/packages.sh

build=.build/play
log=.build/play.log

configure ()
{
  meson setup $build -Dbuildtype=release -Dtests=false -Dwerror=false
}

# A build folder that was moved, or made by another version of the tools, is
# made anew.
build_game ()
{
  mkdir -p .build
  if [ -f $build/build.ninja ] && ninja -C $build >$log 2>&1; then
    return
  fi
  echo "Building the game: this takes a minute."
  rm -rf $build
  if ! { configure && ninja -C $build; } >$log 2>&1; then
    tail -n 40 $log >&2
    echo "The game could not be built; the whole story is in $PWD/$log." >&2
    exit 1
  fi
}

install_packages play
build_game

programs=$PWD/$build/app
cd "$start"
if [ -n "$DISPLAY$WAYLAND_DISPLAY" ]; then
  exec "$programs/canasta" "$@"
elif [ -t 0 ] && [ -t 1 ]; then
  exec "$programs/cli/canasta-cli" play "$@"
else
  exec "$programs/cli/canasta-cli" play --computers-only "$@"
fi
