# SPDX-License-Identifier: GPL-3.0-or-later
# The classic game, until the environment says where it does harm, and which.
import os
import time

import gi

gi.require_version("Canasta", "3")
from gi.repository import Canasta


def harm(place):
    where, _, fault = os.environ.get("CANASTA_HARMFUL", "").partition(" ")
    if where != place:
        return
    if fault == "crash":
        os.abort()
    if fault == "exit":
        os._exit(0)
    while fault == "loop":
        pass
    time.sleep(60)


harm("load")


class HarmfulSnake(Canasta.ClassicVariant, Canasta.PlayHooks, Canasta.ScoreHooks):
    def __init__(self):
        super().__init__()
        self.add_table("4", 11, 1, 1)

    def do_may_discard(self, turn, rank):
        harm("may_discard")
        return True, True

    def do_classify_meld(self, meld, standard):
        harm("classify_meld")
        return True, standard

    def do_score_side(self, side, points):
        harm("score_side")
        return True, 0
