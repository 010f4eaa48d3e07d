#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""learn.py PROGRAM: goes through lessons in the real window, leaves one in the middle and
takes it up again."""

import sys
import tempfile

from program import Program, act, begins, find, list_actions, name_card, run, wait

LESSONS = ["Draw and discard", "Melds", "Wild cards", "The opening", "The pile",
           "The frozen pile", "Threes", "Going out"]


class Pupil:
    """Who learns: the list of the lessons, and the one that is played."""

    def __init__(self, path, folder):
        self.program = Program(path, "--speed", "instant", "--lang", "en", "--data-dir", folder)
        self.page = None

    def open_list(self, label):
        self.program.click(label)
        self.wait_for_state(0)

    def wait_for_state(self, index, state=None):
        """How the person stands with a lesson, in its row."""
        def look():
            row = find(self.program.root, LESSONS[index], "list item")
            return row and (state is None or find(row, state, "label"))
        return wait(look, f"{LESSONS[index]}: {state}")

    def open_lesson(self, index):
        self.program.click(LESSONS[index])
        self.find_page()

    def find_page(self):
        self.page = self.program.wait_for("Lesson", "panel")
        return self.page

    def wait_for_task(self, text):
        return wait(lambda: find(self.page, begins(text), "label"), f"“{text}” is said")

    def wait_for_step(self, step, n):
        return wait(lambda: find(self.page, f"Step {step} of {n}", "label"), f"step {step}")

    def select(self, *names):
        for name in names:
            act(wait(lambda: next((node for node in self.cards() if name_card(node) == name), None),
                     f"“{name}” is in the hand"), "card.toggle")

    def cards(self):
        hand = find(self.page, begins("Your hand"), "list")
        return [hand.get_child_at_index(i) for i in range(hand.get_child_count())]

    def press(self, label):
        """Presses a button of the lesson."""
        act(wait(lambda: find(self.page, label, "push button"), f"the button “{label}”"))


def first_lesson(path):
    """By names and actions alone, with a step that is not right on the way."""
    with tempfile.TemporaryDirectory() as folder:
        pupil = Pupil(path, folder)
        pupil.open_list("Teach me Canasta")
        pupil.program.click("Begin")
        pupil.find_page()
        pupil.wait_for_task("Every turn begins with a card.")
        pupil.press("Draw")
        pupil.wait_for_task("Every turn ends with a discard.")
        # The task can be heard again.
        n = len(pupil.program.heard)
        act(pupil.program.wait_for("Table", "panel"), "table.say-task")
        wait(lambda: pupil.program.has_said("Every turn ends with a discard.", n),
             "the task is told again")
        pupil.wait_for_task("The dot above a card marks it as new: you drew the eight of hearts.")

        # A pair is not to be broken: the card stays, and a sentence says why.
        pupil.select("Ten of diamonds")
        pupil.press("Discard")
        pupil.wait_for_task("Keep pairs and high cards for now.")
        pupil.wait_for_step(2, 4)
        wait(lambda: pupil.program.has_said("Keep pairs and high cards"),
             "it is announced")
        pupil.select("Ten of diamonds", "Four of clubs")
        pupil.press("Discard")
        pupil.wait_for_task("It is your turn again.")
        pupil.press("Step back")
        pupil.wait_for_step(2, 4)
        pupil.select("Four of clubs")
        pupil.press("Discard")
        pupil.wait_for_step(3, 4)
        pupil.press("Draw")
        pupil.wait_for_task("End your turn")
        pupil.press("Show me")
        pupil.wait_for_task("Draw, then discard")
        pupil.wait_for_task("The lesson is done")
        pupil.press("Next lesson")
        pupil.wait_for_task("Draw first")
        act(pupil.program.window(), "win.back")
        pupil.wait_for_state(0, "Done")
        pupil.wait_for_state(1, "4 steps")
        act(pupil.program.window(), "win.back")
        pupil.program.wait_for("Learn Canasta", "push button")
        pupil.program.end()


def left_and_taken_up(path):
    """A lesson that is left in the middle goes on there, also in another run."""
    with tempfile.TemporaryDirectory() as folder:
        pupil = Pupil(path, folder)
        pupil.open_list("Teach me Canasta")
        pupil.open_lesson(1)
        pupil.press("Draw")
        pupil.wait_for_task("Three or more cards")
        pupil.select("King of diamonds", "King of hearts", "King of spades")
        pupil.press("Lay down")
        pupil.wait_for_step(3, 4)
        act(pupil.program.window(), "win.back")
        pupil.wait_for_state(1, "Stopped at step 3 of 4")
        pupil.program.end()

        pupil = Pupil(path, folder)
        pupil.open_list("Learn Canasta")
        pupil.wait_for_state(1, "Stopped at step 3 of 4")
        pupil.program.click("Go on")
        pupil.find_page()
        pupil.wait_for_step(3, 4)
        pupil.select("Queen of spades")
        pupil.press("Lay down")
        pupil.wait_for_task("Seven cards of the same rank are a canasta!")
        pupil.program.end()


def last_lesson(path):
    """Ask, go out, and play a match against beginners."""
    with tempfile.TemporaryDirectory() as folder:
        pupil = Pupil(path, folder)
        pupil.open_list("Teach me Canasta")
        pupil.open_lesson(7)
        pupil.press("Draw")
        pupil.wait_for_step(2, 7)
        pupil.press("Go out")
        pupil.press("Go out without asking")
        pupil.wait_for_task("Your partner may still hold many points.")
        pupil.press("Go out")
        pupil.press("Ask")
        pupil.wait_for_task("Your partner says no")
        pupil.select("Four of spades")
        pupil.press("Discard")
        pupil.wait_for_step(4, 7)
        pupil.press("Draw")
        pupil.wait_for_step(5, 7)
        pupil.press("Go out")
        pupil.press("Ask")
        pupil.wait_for_step(6, 7)
        pupil.press("Go out")
        pupil.wait_for_task("You went out, and your side wins the round!")
        pupil.press("Play now")
        wait(lambda: find(pupil.program.root, begins("Your turn"), "panel"), "a match is played")
        assert "win.new" in list_actions(pupil.program.window())
        pupil.program.end()


run([first_lesson, left_and_taken_up, last_lesson], sys.argv[1])
