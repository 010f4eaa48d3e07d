# SPDX-License-Identifier: GPL-3.0-or-later
import gi

gi.require_version("Canasta", "3")
from gi.repository import Canasta


class WildNight(Canasta.ClassicVariant, Canasta.PlayHooks, Canasta.ScoreHooks):
    """Four players in pairs, three packs, and canastas of sevens worth 1000."""

    def __init__(self):
        super().__init__()
        # table, cards dealt, drawn in a turn, canastas to go out
        self.add_table("4", 13, 2, 2)
        # at all tables
        self.add_rule(None, "packs", "3")
        self.add_rule(None, "jokers", "6")

    def do_may_go_out(self, turn, side):
        if any(meld.complete and meld.rank == Canasta.Rank.SEVEN for meld in side.list_melds()):
            return True, True, None
        return True, False, "You need a canasta of sevens to go out."

    def do_classify_meld(self, meld, standard):
        return True, 1000 if meld.rank == Canasta.Rank.SEVEN else standard
