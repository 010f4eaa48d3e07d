# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# What the game is built from, under the names each distribution gives it, and
# how to install what is missing. For play.sh, test.sh and install-packages,
# which source it from the root of the source tree.
#
# Where a name has changed, "one|other" stands for whichever there is.

find_distribution ()
{
  if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
    echo debian
  elif command -v dnf >/dev/null; then
    echo fedora
  elif command -v pacman >/dev/null; then
    echo arch
  else
    echo unknown
  fi
}

# list_packages DISTRIBUTION play|test
list_packages ()
{
  case $1-$2 in
    debian-*)
      echo gcc libc6-dev meson ninja-build gettext 'pkgconf|pkg-config'
      echo libgtk-4-dev libadwaita-1-dev 'libpeas-2-dev|libpeas-dev'
      echo libjson-glib-dev librsvg2-dev libglib2.0-dev gobject-introspection
      echo 'libgirepository-1.0-dev|libgirepository1.0-dev' python3-gi
      echo adwaita-icon-theme librsvg2-common desktop-file-utils
      echo libgsound-dev
      ;;
    fedora-*)
      echo gcc meson ninja-build gettext pkgconf-pkg-config
      echo gtk4-devel libadwaita-devel libpeas-devel json-glib-devel
      echo librsvg2-devel gobject-introspection-devel python3-gobject
      echo adwaita-icon-theme desktop-file-utils gsound-devel
      ;;
    arch-*)
      echo gcc meson ninja gettext pkgconf gtk4 libadwaita libpeas-2
      echo json-glib librsvg gobject-introspection python-gobject
      echo adwaita-icon-theme desktop-file-utils gsound
      ;;
  esac
  case $1-$2 in
    debian-test)
      echo clang xvfb xauth dbus 'dbus-daemon|dbus' at-spi2-core xdotool
      echo gir1.2-atspi-2.0 fonts-dejavu-core appstream
      ;;
    fedora-test)
      echo clang libasan libubsan xorg-x11-server-Xvfb xorg-x11-xauth
      echo dbus-daemon at-spi2-core xdotool dejavu-sans-fonts appstream
      ;;
    arch-test)
      echo clang xorg-server-xvfb xorg-xauth dbus at-spi2-core xdotool
      echo ttf-dejavu appstream
      ;;
  esac
}

# is_installed DISTRIBUTION PACKAGE
is_installed ()
{
  case $1 in
    debian) dpkg-query -W -f '${db:Status-Abbrev}\n' "$2" 2>/dev/null | grep -q '^.i' ;;
    fedora) rpm -q --quiet --whatprovides "$2" ;;
    arch) pacman -T "$2" >/dev/null ;;
  esac
}

# The packages of the list that are missing, one a line.
list_missing_packages ()
{
  for entry in $(list_packages "$1" "$2"); do
    found=no
    for package in $(echo "$entry" | tr '|' ' '); do
      if is_installed "$1" "$package"; then
        found=yes
        break
      fi
    done
    [ $found = yes ] || echo "$entry"
  done
}

# Runs a command as the administrator, asking for a password where needed.
as_administrator ()
{
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null &&
      { sudo -n true 2>/dev/null || id -nG | grep -qwE 'sudo|wheel|admin'; }; then
    sudo "$@"
  elif [ -t 0 ] && command -v su >/dev/null; then
    echo "The password of the administrator (root) is needed:" >&2
    # shellcheck disable=SC2016
    su -c 'exec "$@"' -- root sh "$@"
  elif command -v pkexec >/dev/null; then
    pkexec "$@"
  else
    echo "Nobody here may install packages. As the administrator (root), run:" >&2
    echo "  $*" >&2
    return 1
  fi
}

# On an unknown distribution: whether all that the game is built from is there.
has_all_tools ()
{
  for tool in cc meson ninja msgfmt pkg-config glib-compile-schemas; do
    command -v $tool >/dev/null || return 1
  done
  pkg-config --exists gtk4 libadwaita-1 json-glib-1.0 librsvg-2.0 &&
    { pkg-config --exists libpeas-2 || pkg-config --exists libpeas-1.0; }
}

# install_packages play|test: installs what is missing and says what.
install_packages ()
{
  distribution=$(find_distribution)
  if [ "$distribution" = unknown ]; then
    has_all_tools && return
    echo "This system's package manager is not known here. Please install: a C compiler," >&2
    echo "meson, ninja, gettext, pkg-config and the development files of GTK 4 (4.8 or newer)," >&2
    echo "libadwaita (1.2), libpeas (1.34 or 2), json-glib (1.6) and librsvg (2.54)." >&2
    return 1
  fi

  missing=$(list_missing_packages "$distribution" "$1")
  [ -n "$missing" ] || return 0

  echo "Installing what is missing:"
  echo "$missing" | sed 's/|/ or /g; s/^/  /'
  as_administrator "$PWD/build-aux/install-packages" "$1"
}
