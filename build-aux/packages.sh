# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# What the game is built from, under the names each distribution gives it, and
# how to install what is missing. For play.sh, test.sh and install-packages,
# which source it from the root of the source tree.
#
# Where a name has changed, "one|other" stands for whichever there is.

# The status of install-packages when it has said why it failed.
explained=3

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

# list_packages DISTRIBUTION play|test|long
list_packages ()
{
  case $1-$2 in
    debian-*)
      echo gcc libc6-dev meson ninja-build gettext 'pkgconf|pkg-config'
      echo libgtk-4-dev libadwaita-1-dev 'libpeas-2-dev|libpeas-dev'
      echo libjson-glib-dev librsvg2-dev libglib2.0-dev gobject-introspection
      echo 'libgirepository-1.0-dev|libgirepository1.0-dev' python3-gi
      echo adwaita-icon-theme librsvg2-common desktop-file-utils
      ;;
    fedora-*)
      echo gcc meson ninja-build gettext pkgconf-pkg-config
      echo gtk4-devel libadwaita-devel libpeas-devel json-glib-devel
      echo librsvg2-devel gobject-introspection-devel python3-gobject
      echo adwaita-icon-theme desktop-file-utils
      ;;
    arch-*)
      echo gcc meson ninja gettext pkgconf gtk4 libadwaita libpeas-2
      echo json-glib librsvg gobject-introspection python-gobject
      echo adwaita-icon-theme desktop-file-utils
      ;;
  esac
  case $1-$2 in
    debian-test | debian-long)
      echo clang xvfb xauth dbus 'dbus-daemon|dbus' at-spi2-core xdotool
      echo gir1.2-atspi-2.0 appstream shellcheck weston orca openbox
      echo poppler-utils fontconfig fonts-dejavu-core fonts-cantarell fonts-noto-core
      ;;
    fedora-test | fedora-long)
      echo clang libasan libubsan xorg-x11-server-Xvfb xorg-x11-xauth
      echo dbus-daemon at-spi2-core xdotool appstream ShellCheck weston orca openbox
      echo poppler-utils fontconfig dejavu-sans-fonts abattis-cantarell-fonts
      echo google-noto-sans-fonts
      ;;
    arch-test | arch-long)
      echo clang xorg-server-xvfb xorg-xauth dbus at-spi2-core xdotool
      echo appstream shellcheck weston orca openbox
      echo poppler fontconfig ttf-dejavu cantarell-fonts noto-fonts
      ;;
  esac
  case $1-$2 in
    debian-long)
      echo libclang-rt-dev clang-tidy gcovr valgrind debootstrap git gi-docgen
      ;;
    fedora-long)
      echo compiler-rt clang-tools-extra gcovr valgrind debootstrap git gi-docgen
      ;;
    arch-long) echo compiler-rt clang gcovr valgrind debootstrap git gi-docgen ;;
  esac
}

# What the game does without where it cannot be had: with it, there are sounds, strangers'
# variants can do less while they are tried, there is a way in for people elsewhere, their
# invitation is a QR code, too, and a router can be asked to open it to them.
list_optional_packages ()
{
  case $1 in
    debian)
      echo libgsound-dev libseccomp-dev libsoup-3.0-dev libgnutls28-dev libqrencode-dev
      echo libminiupnpc-dev
      ;;
    fedora)
      echo gsound-devel libseccomp-devel libsoup3-devel gnutls-devel qrencode-devel
      echo miniupnpc-devel
      ;;
    arch) echo gsound libseccomp libsoup3 gnutls qrencode miniupnpc ;;
  esac
}

# list_installed DISTRIBUTION PACKAGE…: those that are installed, one a line.
list_installed ()
{
  system=$1
  shift
  case $system in
    debian)
      dpkg-query -W -f '${Package} ${db:Status-Abbrev}\n' "$@" 2>/dev/null |
        sed -n 's/ .i.*//p'
      ;;
    fedora)
      for package in "$@"; do
        rpm -q --quiet --whatprovides "$package" && echo "$package"
      done
      ;;
    arch)
      for package in "$@"; do
        pacman -T "$package" >/dev/null && echo "$package"
      done
      ;;
  esac
}

# list_missing DISTRIBUTION PACKAGE…: those that are missing, one a line.
# shellcheck disable=SC2046
list_missing ()
{
  distribution=$1
  shift
  installed=" $(list_installed "$distribution" $(echo "$@" | tr '|' ' ') | tr '\n' ' ')"
  for entry in "$@"; do
    found=no
    for package in $(echo "$entry" | tr '|' ' '); do
      case $installed in
        *" $package "*) found=yes ;;
      esac
    done
    [ $found = yes ] || echo "$entry"
  done
}

# Lists of names are split at spaces on purpose.
# shellcheck disable=SC2046
list_missing_packages ()
{
  list_missing "$1" $(list_packages "$1" "$2")
}

# shellcheck disable=SC2046
list_missing_optional_packages ()
{
  list_missing "$1" $(list_optional_packages "$1")
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
    echo "There is no way here to become the administrator (root)." >&2
    return 1
  fi
}

# Whether all that the game is built from is there, wherever it comes from.
has_all_tools ()
{
  for tool in cc meson ninja msgfmt pkg-config glib-compile-schemas; do
    command -v $tool >/dev/null || return 1
  done
  pkg-config --exists gtk4 libadwaita-1 json-glib-1.0 librsvg-2.0 &&
    { pkg-config --exists libpeas-2 || pkg-config --exists libpeas-1.0; }
}

# install_packages play|test|long: installs what is missing and says what. Fails with
# a sentence when that cannot be, and what there is does not suffice.
# shellcheck disable=SC2086
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
  optional=$(list_missing_optional_packages "$distribution")
  asked=.build/asked-for-optional-packages
  status=0
  # What cannot be had and is not needed is asked for once.
  if [ -n "$missing" ] || { [ -n "$optional" ] && [ ! -e $asked ]; }; then
    echo "Installing what is missing:"
    printf '%s\n' $missing $optional | sed 's/|/ or /g; s/^/  /'
    as_administrator "$PWD/build-aux/install-packages" "$1" || status=$?
    mkdir -p .build
    : >$asked
  fi

  if [ -n "$missing" ] && [ $status != 0 ]; then
    # It has said itself why it failed, if it could begin.
    if [ $status != "$explained" ]; then
      echo "Only the administrator (root) can install packages. Have them run:" >&2
      echo "  $PWD/build-aux/install-packages $1" >&2
    fi
    has_all_tools || return 1
    echo "Going on with what is installed." >&2
  fi
  for package in $(list_missing_optional_packages "$distribution"); do
    case $package in
      *gsound*) echo "Going on without $package: the game makes no sounds." ;;
      *soup* | *gnutls*) echo "Going on without $package: nobody elsewhere can play along." ;;
      *qrencode*) echo "Going on without $package: no invitation is shown as a QR code." ;;
      *miniupnpc*) echo "Going on without $package: no router is asked to open a port." ;;
      *) echo "Going on without $package: new variants can do more while they are tried." ;;
    esac
  done
}
