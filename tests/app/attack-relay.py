#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""attack-relay.py RELAY [--long] [--sanitized] [ATTACK…]: what strangers do to a relay, a row each, as
attack-gate.py does to a gate. RELAY is relay-host, with a gate that is registered there: two guests play
through the relay meanwhile."""

import sys
import tempfile

from attacked import Attacked, attack, choose, get_patience
from gate_attacks import GUEST
from relay_attacks import ATTACKS, open_through


def main():
    program, *words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        relay = Attacked(program, folder, *get_patience(words))
        relay.folder = folder
        relay.name, relay.other = relay.told
        attack(relay, choose(ATTACKS, words), lambda: open_through(relay, GUEST), words)


main()
