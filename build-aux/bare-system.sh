# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# A bare Debian to try things in, which debootstrap makes: for try-generation and
# packaging/try-package, which source it from the root of the source tree.
#
# Needs git, debootstrap and the rights of the administrator (root). Everything
# lies in $folder.

fail ()
{
  echo "$1" >&2
  exit 1
}

# begin_apart PROGRAM GENERATION [FOLDER [ARGUMENT…]]: begins the program anew, apart,
# with a folder of its own, or that one, which is empty or has served for this before.
# Whatever it mounts is mounted in a name space of its own; when it ends all is gone,
# and removing the folder never touches a device.
begin_apart ()
{
  program=$1
  generation=$2
  folder=${3:-}
  [ $# -lt 3 ] || shift
  shift 2
  [ "$(id -u)" = 0 ] || fail "Only the administrator (root) can make a system."
  for tool in debootstrap git unshare; do
    command -v $tool >/dev/null || fail "This needs $tool, which is not installed."
  done

  if [ -n "$folder" ]; then
    mkdir -p "$folder"
    [ -z "$(ls -A "$folder")" ] || [ -f "$folder/generation" ] ||
      fail "$folder is not empty."
  else
    folder=$(mktemp -d "${TMPDIR:-/var/tmp}/canasta-debian-XXXXXX")
    trap 'rm -rf --one-file-system "$folder"' EXIT
  fi
  status=0
  IN_NAME_SPACE=1 unshare --mount --pid --fork --kill-child -- \
    "$program" "$generation" "$folder" "$@" || status=$?
  exit $status
}

# Where this system gets its own packages from, if it is a Debian.
find_mirror ()
{
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(ORIGIN) $(LABEL) $(REPO_URI)' 2>/dev/null |
    sed -n 's/^Debian Debian //p' | head -n 1
}

# name_generation 12|13|NAME
name_generation ()
{
  case $1 in
    12) echo bookworm ;;
    13) echo trixie ;;
    *) echo "$1" ;;
  esac
}

# Has a shell that runs there find its processes, terminals and shared memory.
mount_system ()
{
  mount -t proc proc "$system/proc"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$system/dev/pts"
  mount -t tmpfs -o mode=1777 shm "$system/dev/shm"
  ln -sf pts/ptmx "$system/dev/ptmx"
  cp /etc/resolv.conf "$system/etc/"
}

# make_system 12|13|NAME [OPTION…]: makes it, as $folder/system, with a clone of
# the last commit in its /canasta; the options are for git clone.
make_system ()
{
  system=$folder/system
  generation=$(name_generation "$1")
  shift
  [ ! -e "$system" ] || fail "There is a system in $folder already."
  echo "Making a bare Debian ($generation) in $system"
  echo "$generation" >"$folder/generation"
  # shellcheck disable=SC2046
  if ! debootstrap --variant=minbase "$generation" "$system" $(find_mirror) \
      >"$folder/system.log" 2>&1; then
    tail -n 5 "$folder/system.log" >&2
    fail "It could not be made."
  fi
  mount_system
  git clone --quiet "$@" "file://$PWD" "$system/canasta"
}

# take_system 12|13|NAME: takes up the one that is in $folder, wherever that was broken
# off, and has its clone be the last commit; makes it where there is none, or where
# debootstrap, which removes its own folder last, has not come to its end.
take_system ()
{
  system=$folder/system
  generation=$(name_generation "$1")
  if [ ! -d "$system/etc" ] || [ -e "$system/debootstrap" ]; then
    rm -rf --one-file-system "$system"
    make_system "$1" --depth 1
    return
  fi
  [ "$(cat "$folder/generation")" = "$generation" ] ||
    fail "The system in $folder is of another generation: $(cat "$folder/generation")."
  echo "Going on in $system"
  mount_system
  git init --quiet "$system/canasta"
  in_system "dpkg --configure -a" >"$folder/system.log" 2>&1 ||
    fail "What was being installed cannot be finished: $folder/system.log tells why."
  git -C "$system/canasta" fetch --quiet --depth 1 "file://$PWD" HEAD
  git -C "$system/canasta" checkout --quiet --force FETCH_HEAD
}

# in_system COMMAND: has a shell run a command there, with nothing of what is set
# here.
in_system ()
{
  env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} \
    chroot "$folder/system" sh -c "cd /canasta && $1" </dev/null
}
