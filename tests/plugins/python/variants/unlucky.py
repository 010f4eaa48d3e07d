# SPDX-License-Identifier: GPL-3.0-or-later
import gi

gi.require_version("Canasta", "3")
from gi.repository import Canasta, GLib, GObject


class Unlucky(GObject.Object, Canasta.Variant):
    """Says why it cannot deal."""

    def do_list_tables(self):
        return ["4"]

    def do_meld_threshold(self, total, round):
        return True, 50

    def do_deal_size(self, players, seating):
        raise GLib.Error("The cards are at the bottom of the lake.")
