# SPDX-License-Identifier: GPL-3.0-or-later
import gi

gi.require_version("Canasta", "1")
from gi.repository import Canasta, GLib, GObject


class WildNight(GObject.Object, Canasta.Variant):
    """Four players in pairs, three packs, and canastas of sevens worth 1000."""

    def do_list_tables(self):
        return ["4"]

    def do_deal_size(self, players, seating):
        return True, 13

    def do_draw_count(self, players, seating):
        return True, 2

    def do_canastas_to_go_out(self, players, seating):
        return True, 2

    def do_meld_threshold(self, total, round):
        return True, Canasta.classic_threshold(total)

    def do_configure(self, rules, players, seating):
        return rules.set_number("packs", 3) and rules.set_number("jokers", 6)

    def do_seating(self, players, seating, round):
        return GLib.Variant("a(uu)", [(seat, seat % 2) for seat in range(players)])

    def do_classify_meld(self, rank, naturals, wilds, standard):
        return True, 1000 if rank == Canasta.Rank.SEVEN else standard
