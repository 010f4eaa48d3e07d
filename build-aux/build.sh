# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# Builds the game in a folder of its own. For play.sh and test.sh, which source
# it from the root of the source tree.

# build_in FOLDER OPTION…: configures where needed and compiles; the output goes
# to FOLDER.log. A folder of other options, of a tree that was moved or of
# another version of the tools is made anew.
build_in ()
{
  folder=$1
  shift
  made_with="$PWD ${CC:-} $*"

  mkdir -p "$(dirname "$folder")"
  if [ "$(cat "$folder/made-with" 2>/dev/null)" != "$made_with" ] ||
      ! ninja -C "$folder" build.ninja >"$folder.log" 2>&1; then
    rm -rf "$folder"
    meson setup "$folder" "$@" >"$folder.log" 2>&1 || return
    echo "$made_with" >"$folder/made-with"
  fi
  ninja -C "$folder" >>"$folder.log" 2>&1
}
