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

# begin_apart PROGRAM GENERATION [FOLDER]: begins the program anew, apart, with a
# folder of its own. Whatever that mounts is mounted in a name space of its own;
# when it ends all is gone, and removing the folder never touches a device.
begin_apart ()
{
  [ "$(id -u)" = 0 ] || fail "Only the administrator (root) can make a system."
  for tool in debootstrap git unshare; do
    command -v $tool >/dev/null || fail "This needs $tool, which is not installed."
  done

  if [ -n "${3:-}" ]; then
    folder=$3
    mkdir -p "$folder"
    [ -z "$(ls -A "$folder")" ] || fail "$folder is not empty."
  else
    folder=$(mktemp -d "${TMPDIR:-/var/tmp}/canasta-debian-XXXXXX")
    trap 'rm -rf --one-file-system "$folder"' EXIT
  fi
  status=0
  IN_NAME_SPACE=1 unshare --mount --pid --fork --kill-child -- "$1" "$2" "$folder" || status=$?
  exit $status
}

# Where this system gets its own packages from, if it is a Debian.
find_mirror ()
{
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(ORIGIN) $(LABEL) $(REPO_URI)' 2>/dev/null |
    sed -n 's/^Debian Debian //p' | head -n 1
}

# make_system 12|13|NAME [OPTION…]: makes it, as $folder/system, with a clone of
# the last commit in its /canasta; the options are for git clone.
make_system ()
{
  system=$folder/system
  case $1 in
    12) generation=bookworm ;;
    13) generation=trixie ;;
    *) generation=$1 ;;
  esac
  shift
  echo "Making a bare Debian ($generation) in $system"
  # shellcheck disable=SC2046
  if ! debootstrap --variant=minbase "$generation" "$system" $(find_mirror) \
      >"$folder/system.log" 2>&1; then
    tail -n 5 "$folder/system.log" >&2
    fail "It could not be made."
  fi
  mount -t proc proc "$system/proc"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$system/dev/pts"
  mount -t tmpfs -o mode=1777 shm "$system/dev/shm"
  ln -sf pts/ptmx "$system/dev/ptmx"
  cp /etc/resolv.conf "$system/etc/"
  git clone --quiet "$@" "file://$PWD" "$system/canasta"
}

# in_system COMMAND: has a shell run a command there, with nothing of what is set
# here.
in_system ()
{
  env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} \
    chroot "$folder/system" sh -c "cd /canasta && $1" </dev/null
}
