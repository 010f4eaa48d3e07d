# SPDX-License-Identifier: GPL-3.0-or-later
import gi

gi.require_version("Canasta", "3")
from gi.repository import Canasta


class FiveCanastasPy(Canasta.ClassicVariant):
    """Hand and Foot without its foot, as somebody writes it who has read plugins/README.md."""

    def __init__(self):
        super().__init__()
        self.add_table("4", 13, 2, 5)
        self.add_rule(None, "packs", "5")
        self.add_rule(None, "jokers", "10")
        self.add_rule(None, "melds-per-rank", "'many'")
        self.add_rule(None, "meld-maximum-size", "7")
        self.add_rule(None, "complete-groups", "'closed'")
        self.add_rule(None, "wild-melds", "'free'")
        self.add_rule(None, "complete-wild-melds", "'closed'")
        self.add_rule(None, "wild-canasta", "1500")
        self.add_rule(None, "asking", "'must'")
        self.add_need(None, "natural", 2)
        self.add_need(None, "mixed", 2)
        self.add_need(None, "wild", 1)
