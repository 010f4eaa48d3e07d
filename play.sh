#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# play.sh [ARGUMENT…]: installs what is missing, builds the game and starts it.
# Without a display the game is played in the terminal, and without a terminal
# the computer players show a match. Arguments go to the game.
set -eu

start=$PWD
cd "$(dirname "$0")"
. build-aux/packages.sh
. build-aux/build.sh

build=.build/play

install_packages play
[ -d $build ] || echo "Building the game: this takes a minute."
if ! build_in $build -Dbuildtype=release -Dtests=false -Dwerror=false; then
  tail -n 40 $build.log >&2
  echo "The game could not be built; the whole story is in $PWD/$build.log." >&2
  exit 1
fi

programs=$PWD/$build/app
cd "$start"
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$programs/canasta" "$@"
elif [ -t 0 ] && [ -t 1 ]; then
  exec "$programs/cli/canasta-cli" play "$@"
else
  exec "$programs/cli/canasta-cli" play --computers-only "$@"
fi
