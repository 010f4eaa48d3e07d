# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of canasta-cli for fish: the program itself says what may stand next.

function __canasta_cli_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l lines ($words[1] complete $words[2..-1] "$current" 2>/dev/null)
    if test "$lines" = /
        __fish_complete_path (string replace -r '^--[^=]*=' '' -- $current)
    else
        printf '%s\n' $lines
    end
end

complete -c canasta-cli -f -a '(__canasta_cli_complete)'
