#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""attack-gate.py HOST [--long] [--sanitized] [ATTACK…]: what strangers do to a gate, a row each. Every one
is ended, for the reason its row names; two guests play meanwhile and lose nothing; the
host's memory stays as it was. HOST is gate-host. With --long it has the patience of a real
host, and those rows are tried as well that take a minute. Sanitizers keep what is freed, so
that with --sanitized its memory may grow."""

import pathlib
import sys
import tempfile

from attacked import Attacked, attack, choose, get_patience
from gate_attacks import ATTACKS, GUEST, open_websocket


def main():
    program, *words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        host = Attacked(program, pathlib.Path(folder) / "key.pem", *get_patience(words))
        attack(host, choose(ATTACKS, words), lambda: open_websocket(host, GUEST), words)


main()
