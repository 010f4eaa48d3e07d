# SPDX-License-Identifier: GPL-3.0-or-later
import gi

gi.require_version("Canasta", "2")
from gi.repository import Canasta, GLib


class WildNight(Canasta.ClassicVariant, Canasta.Variant):
    """Four players in pairs, three packs, and canastas of sevens worth 1000."""

    def __init__(self):
        super().__init__()
        # table, cards dealt, drawn in a turn, canastas to go out
        self.add_table("4", 13, 2, 2)

    def do_configure(self, rules, players, seating):
        return rules.set_number("packs", 3) and rules.set_number("jokers", 6)

    def do_seating(self, players, seating, round):
        return GLib.Variant("a(uu)", [(seat, seat % 2) for seat in range(players)])

    def do_may_go_out(self, turn, side):
        return True, any(meld.complete and meld.rank == Canasta.Rank.SEVEN
                         for meld in side.list_melds())

    def do_classify_meld(self, meld, standard):
        return True, 1000 if meld.rank == Canasta.Rank.SEVEN else standard
