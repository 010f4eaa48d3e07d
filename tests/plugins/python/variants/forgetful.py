# SPDX-License-Identifier: GPL-3.0-or-later
import gi

gi.require_version("Canasta", "3")
from gi.repository import Canasta


class Forgetful(Canasta.ClassicVariant):
    """Does not name Canasta.ScoreHooks, so that its hooks are those of all."""

    def __init__(self):
        super().__init__()
        self.add_table("4", 11, 1, 1)

    def do_classify_meld(self, meld, standard):
        return True, 0
