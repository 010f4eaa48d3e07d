# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completion of canasta-cli for bash: the program itself says what may stand next.

_canasta_cli ()
{
  local line="${COMP_LINE:0:COMP_POINT}" words current=
  read -ra words <<<"$line"
  if [[ $line != *[[:space:]] ]]; then
    current=${words[-1]}
    unset 'words[-1]'
  fi

  # Bash has words of its own, which also end at "=" and ":".
  local before=${current%"${current##*[=:]}"}
  COMPREPLY=()
  local word
  while IFS=$'\t' read -r word _; do
    if [[ $word = / ]]; then
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -f -- "${current#"$before"}")
      return
    fi
    COMPREPLY+=("${word#"$before"}")
  done < <("${words[0]}" complete "${words[@]:1}" "$current" 2>/dev/null)
  if [[ ${COMPREPLY[0]-} = *= ]]; then
    compopt -o nospace 2>/dev/null
  fi
}

complete -F _canasta_cli canasta-cli
