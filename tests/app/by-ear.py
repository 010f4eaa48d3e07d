#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""by-ear.py PROGRAM [evening]: the program as Orca tells it, with keys alone: a turn of
it, or a whole evening in two languages. What is to be heard is spoken, nothing that has
the focus is without a name, and nothing is said twice, or cut off but by a key.

by-ear.py PROGRAM record FILE [DEAL [LANGUAGE]]: writes down what is heard of two whole rounds,
to be read by somebody who has not seen them, and counts the words in a turn."""

import concurrent.futures
import contextlib
import gettext
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "cli"))

from elsewhere import write_preferences
from moving_tables import play
from positions import read_recorded, write_match
from program import Atspi, Program, begins, list_actions, run, wait
from screen_reader import names_key, screen_reader

# What tells nothing of where one is. A window is no place to stop at; before GTK 4.14 that
# of the program has no name while it announces. “List” alone follows the name of an empty one,
# and Orca 48 says of a choice by itself, after its name, that it is not selected.
NAMELESS = re.compile(r"Gtk|Adw|\bnot selected\b(?! radio button)|^(panel|scroll pane|filler"
                      r"|section|push button|button|radio button|check box|toggle button)\.?$")

# Letters a second: nobody has to wait for what is said.
SPEED = 300

# The keys that ask for something.
ASKING = "h", "p"

# After how many hints it is asked how things stand, where that is written down.
PAUSE = 8

# How often a key is pressed to come somewhere, and how many moves a round has at most.
STEPS = 60

# What ends a turn, or hands it to somebody for an answer; and what gives it back.
TURN_OVER = ("You discarded %s.", "You froze the pile with %s.", "You asked %s: “May I go out?”",
             "You said yes.", "You said no.", "You went out.", "You went out concealed.")
TURN = ("Your turn – draw a card", "Your turn – draw a card, or take the pile",
        "The stock is empty – take the pile, or end the round",
        "%s said yes – take the pile and go out", "%s said yes – lay down your remaining cards",
        "Your turn – lay down melds, or discard", "%s asks: May I go out?", "%s said yes.",
        "%s said no.", "Round over. %s.")

# What is said of what the person does with cards that may have had the focus, and of what ends a
# round.
DONE = "You discarded %s.", "You laid down %s.", "You added %s to %s."
ROUND_OVER = "You went out.", "You went out concealed.", "Round over. %s."

# Where something is filled into a text.
PLACE = r"%\d?\$?[sdu]"

# How long the others may think.
LONG = 60


def put_spaces(text):
    """A text without spaces of other kinds: Orca says some of them as the plain one."""
    return re.sub(r"\s", " ", text)


class HeardProgram(Program):
    """Orca asks where things are on the screen, which GTK does not know and says so."""

    debug = ""
    known = ("Screen coordinates not supported",)

    def _note_announcement(self, event):
        """A window is called by its title, which is not to be said."""
        if event.type == "object:announcement" or ("win.new" in list_actions(event.source)
                                                   and event.any_data != "Canasta"):
            super()._note_announcement(event)


class Session:
    """A person at the program who hears it."""

    def __init__(self, reader, path, language, *arguments):
        catalogues = pathlib.Path(path).parent.parent / "po"
        self.catalogue = gettext.translation("canasta", catalogues, [language],
                                             fallback=language == "en")
        self.reader = reader
        self.press = reader.press
        self.begun = 0  # how much had been said before the last key
        self.program = HeardProgram(path, *arguments)
        reader.heard.append(self.program.process.pid)

    def get_text(self, text, context=None):
        if context:
            return put_spaces(self.catalogue.pgettext(context, text))
        # Where it is none of a plural, that of one has nothing to say.
        return put_spaces(self.catalogue.ngettext(self.catalogue.gettext(text), "", 1))

    def translate(self, text, context=None):
        """A text of the program; of one in which something is filled in, its longest part."""
        return max(re.split(PLACE, self.get_text(text, context)), key=len).strip()

    def match(self, *texts):
        """An expression for a sentence that is one of these, whatever is filled in."""
        return "|".join("[^.]+?".join(map(re.escape, re.split(PLACE, self.get_text(text))))
                        for text in texts)

    def has_heard(self, text, context=None):
        return self.reader.has_spoken(self.translate(text, context), self.begun)

    def hear(self, text, context=None):
        """What has been said since the last key, once this is among it."""
        wait(lambda: self.has_heard(text, context), f"“{text}” is said")
        wait(self.reader.is_quiet, f"silence after “{text}”")

    def do(self, key, text, context=None):
        """Presses a key, which has something said."""
        self.begun = len(self.reader.listen())
        self.press(key)
        self.hear(text, context)

    def go_to(self, text, context=None, key="Tab"):
        """Goes on with a key until something is said."""
        for _ in range(STEPS):
            self.begun = len(self.reader.listen())
            self.press(key)
            if self.has_heard(text, context):
                return
        raise AssertionError(f"{key} does not lead to “{text}”")

    def play_turn(self):
        """Plays by hints, in English, until what is proposed is the discard."""
        is_over = False
        while not is_over:
            self.do("h", "You c")
            is_over = self.has_heard("You could discard")
            self.press("Return")

    def is_asked(self):
        """Whether something is wanted of the person: what they did has been told and has not
        ended their turn, or it is theirs again. How many cards they hold is told after that."""
        said = put_spaces(" ".join(self.reader.list_spoken(self.begun)))
        *ended, rest = re.split(self.match(*TURN_OVER), said)
        you = self.translate("You said yes.").split()[0] + " "
        return any(text in rest for text in [*map(self.translate, TURN), *([] if ended else [you])])

    def match_turn(self):
        """An expression for what is told where a turn has begun."""
        return "|".join([self.match("You drew %s."),
                         self.get_text("You took the pile (%d card).").partition("(")[0]])

    def play_round(self, pause=STEPS, waits=False):
        """Plays by hints, to the end of the round; after so many asks how things stand. Who
        waits hears what the others do to its end."""
        self.begun = len(self.reader.listen())
        for step in range(1, STEPS):
            if waits and step > 1:
                wait(self.is_asked, "something to do", LONG)
                wait(self.reader.is_quiet, "silence")
            for key in ["p"] * (step % pause == 0) + ["h", "Return"]:
                if self.has_heard("Round over. %s."):
                    return
                self.press(key)
        raise AssertionError("the round has no end")

    def list_late(self):
        """What the person did that was told after the card that has the focus next. From the end of
        a round the focus goes on, to its sheet."""
        done = re.compile(self.match(*DONE))
        ended = [self.translate(text) for text in ROUND_OVER]
        return [text for text in map(put_spaces, self.reader.list_later())
                if done.match(text.strip()) and not any(end in text for end in ended)]

    def check(self):
        reader = self.reader
        problems = {
            "never spoken": [said for said in self.program.heard if not reader.has_spoken(said)],
            "without a name": [text for text in reader.list_spoken()
                               if NAMELESS.search(text.strip())],
            "said twice": reader.list_repeated(),
            "said too late": self.list_late(),
            "cut off": reader.list_cut()}
        assert not any(problems.values()), problems


@contextlib.contextmanager
def session(path, language, *matches, first="Continue", arguments=(), name=None):
    """A program with these matches, of somebody who plays two-handed if they have a name. At its
    end nothing may have been lost."""
    os.environ["LANGUAGE"] = language
    with tempfile.TemporaryDirectory() as folder, screen_reader(SPEED) as reader:
        for match in matches:
            write_match(folder, match)
        if name:
            write_preferences(folder, name)
        person = Session(reader, path, language, "--data-dir", folder, *arguments)
        try:
            person.hear(first)
            yield person
            person.check()
        except BaseException:
            print(reader.write_down(), "What was given to be said:", *person.program.heard,
                  sep="\n", file=sys.stderr)
            person.program.process.kill()
            raise
        person.program.end()


def first_turn(path):
    """New game with an empty field, and back, a game, a turn of it, and the rules."""
    with session(path, "en", first="Play now") as person:
        person.do("ctrl+n", "New game")
        person.go_to("Your portrait")
        person.do("Tab", "Your name")
        person.do("Escape", "Play now")
        person.do("Return", "Your turn – draw a card")
        person.do("p", "Discard pile")
        person.do("d", "You drew")
        person.play_turn()
        person.do("alt+h", "You hold")
        wait(lambda: re.search(r"Clara (discarded|froze) [^.]*\. (Clara has [^.]*\. )?Your turn",
                               " ".join(person.reader.list_spoken())), "the others' turns")
        wait(person.reader.is_quiet, "silence after them")
        person.do("F1", "Rules for")
        person.press("Tab")
        person.do("Escape", "in hand, ")


def whole_round(path, language):
    """A game from its start to the sheet of its first round, and on."""
    with session(path, language, first="Play now") as person:
        person.do("Return", "Your turn – draw a card")
        person.play_round()
        person.go_to("Score sheet")
        person.go_to("Next round", key="shift+Tab")
        person.do("Return", "Your turn – draw a card")


def questions(path, language):
    """The partner asks, and is answered; the person asks, and goes out; the pile is taken
    in one of several ways."""
    with session(path, language, read_recorded("asking", 3, 29, "ask", seat=3)) as person:
        person.do("Return", "%s asks: May I go out?")
        person.do("y", "You said yes.")
        wait(lambda: person.has_heard("Round over. %s."), "the end of the round")
    with session(path, language, read_recorded("asking", 1, 14)) as person:
        person.do("Return", "Your turn – draw a card")
        person.do("d", "Your turn – lay down melds, or discard")
        person.do("g", "Ask %s: May I go out?")
        person.do("Return", "You asked %s: “May I go out?”")
    with session(path, language, read_recorded("asking", 3, 27, "take; discard 7C",
                                               rules={"pile-visibility": "all"})) as person:
        person.do("Return", "Your turn – draw a card, or take the pile")
        person.do("v", "Stock, %u card")
        person.press("Escape")
        person.do("t", "With %s")
        person.press("Return")
        person.do("y", "You took the pile (%d card) with %s.")


def several_persons(path, language):
    """Each who plays at one window is called, and hears of their own cards."""
    match = read_recorded("asking", 3, 40)
    match["desk"]["players"] = len(match["names"]) * ["person"]
    with session(path, language, match) as person:
        person.do("Return", "Nobody but %s should look at the screen now.")
        person.do("Return", "Your turn – draw a card")
        person.do("d", "You drew %s.")
        person.press("space", "x")
        person.do("y", "Nobody but %s should look at the screen now.")
        person.do("Return", "Your turn – draw a card")


def people(path, language):
    """A table is opened, somebody comes to it from elsewhere, and the cards are dealt."""
    terminal = pathlib.Path(path).parent / "cli" / "canasta-cli"
    with session(path, language, first="Play now", name="Emma") as person, \
            contextlib.ExitStack() as guests:
        person.do("ctrl+n", "New game")
        person.go_to("With people elsewhere…")
        person.do("Return", "The table is open.")
        person.hear("%u seat is still without a player.")
        invitation = person.program.wait_for(begins("CANASTA://"), "label").get_name()
        person.begun = len(person.reader.listen())
        guest = guests.enter_context(subprocess.Popen(
            [terminal, "join", invitation, "--name=Anna", "--player=policy",
             f"--data-dir={guests.enter_context(tempfile.TemporaryDirectory())}"],
            stdout=subprocess.DEVNULL))
        guests.callback(guest.kill)
        person.hear("%s wants to sit down at your table.")
        person.go_to("Do not let %s in", key="shift+Tab")
        person.press("shift+Tab")
        person.do("Return", "%1$s sits at seat %2$u.")
        person.hear("%s is ready.")
        person.hear("The others wait until you are ready.")
        person.go_to("I am ready")
        person.do("space", "Your hand, %u card")
        person.hear("Everybody is ready: the cards are being dealt.")


@contextlib.contextmanager
def hosted(path):
    """A table that is open in a terminal, and the invitation to it."""
    terminal = pathlib.Path(path).parent / "cli" / "canasta-cli"
    with tempfile.TemporaryDirectory() as folder, subprocess.Popen(
            [terminal, "play", "--open", "--port=0", "--name=Anna", "--variant=two-player",
             "--players=2", f"--data-dir={folder}"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, env=dict(os.environ, LANGUAGE="en")) as host:
        try:
            yield host, next(line.strip() for line in host.stdout if line.startswith("CANASTA://"))
        finally:
            host.kill()


def reach_turn_of(host, person):
    """The person plays by hints until the host is asked for a line."""
    with concurrent.futures.ThreadPoolExecutor() as reading:
        asked = reading.submit(play, host, lambda text: True)
        wait(lambda: asked.done() or person.has_heard("Your turn – draw a card"), "somebody's turn")
        if not asked.done():
            wait(person.reader.is_quiet, "silence")
            person.do("d", "You drew")
            person.play_turn()
        wait(asked.done, "the host's turn")
    wait(person.reader.is_quiet, "silence")


def handed_over(path):
    """The host has to leave: the person hears so at the table, and goes on with it."""
    with hosted(path) as (host, invitation), \
            session(path, "en", first="Play now", name="Emma") as person:
        person.press("F10")
        person.go_to("People elsewhere", key="Down")
        person.do("Return", "Invitation")
        Atspi.EditableText.set_text_contents(person.program.wait_for("Invitation", "text"), invitation)
        person.go_to("Go to this table")
        person.do("Return", "You sit at seat %u.")
        person.go_to("I am ready")
        person.do("space", "Your hand, %u card")
        reach_turn_of(host, person)
        person.begun = len(person.reader.listen())
        host.stdin.write("hand-over Emma\n")
        host.stdin.flush()
        person.hear("The host has to leave, and asks you to go on with the table. It is open at your "
                    "computer then, and the deal that was begun is dealt anew.")
        person.go_to("People", "at a table", key="shift+Tab")
        person.do("Return", "Go on with the table")
        person.go_to("Ask the router to open the port", key="shift+Tab")
        person.go_to("Go on with the table")
        person.do("Return", "The table is open here, and goes on here once the host has told the "
                            "others.")
        person.hear("The table goes on here, and the others are told. The deal that was begun is dealt "
                    "anew.")


def past(path, language):
    """The sheet of a round, its review, a moment of it, and the round watched."""
    with session(path, language, read_recorded("asking", 2)) as person:
        person.do("Return", "Round over. %s.")
        person.go_to("Go through the round with the strongest player")
        person.do("Return", "Show this moment")
        person.do("Return", "The strongest player: %s.")
        person.press("Right")
        person.do("Escape", "Show this moment")
        person.do("alt+Left", "Next round")


def lesson(path, language):
    """The first step of a lesson, and what is to be done there told again."""
    with session(path, language, first="Play now") as person:
        person.go_to("Teach me Canasta")
        person.do("Return", "Begin", "lessons")
        person.do("Return", "Your hand, %u card")
        person.press("alt+g", "Return", "alt+g")
        person.do("alt+Left", "Go on", "lessons")
        person.do("Escape", "Play now")


def go_to_rules(person):
    """To the tab of the rules: each tab is a stop, or all are one, in which arrows lead on."""
    person.go_to("page tab")
    for key in ["Right"] + STEPS * ["Tab"]:
        if person.has_heard("Rules"):
            return
        person.begun = len(person.reader.listen())
        person.press(key)
    raise AssertionError("no key leads to the rules")


def rules(path, language):
    """A rule is changed, and read in the rules."""
    with session(path, language, first="Play now") as person:
        person.do("ctrl+comma", "General")
        go_to_rules(person)
        person.press("space")
        person.go_to("Packs of cards")
        person.go_to("Packs of cards")
        person.do("Up", "Your change is in a copy, “%s”")
        person.go_to("Play now", key="Escape")
        person.do("F1", "Rules for %d player")
        person.press("Tab", "Tab", "Down")
        person.do("Escape", "Play now")


def count_words(entries, begun):
    """How many words are heard in a turn of the person, all that the others do until the next
    one among them, and how many turns there are. What was asked for does not count, nor do
    the names of keys. An expression tells where a turn has begun."""
    words = turns = 0
    key = ""
    for entry in entries:
        if entry["kind"] == "key":
            key = entry["text"]
        elif entry["kind"] == "speak" and not names_key(entry["text"], key):
            text = put_spaces(entry["text"].strip())
            turns += len(re.findall(begun, text))
            words += 0 if key in ASKING else len(text.split())
    return words / turns, turns


def write_record(path, file, deal="7", language="en"):
    """Two rounds, played by hints; how things stand is asked for now and then."""
    with session(path, language, first="Your turn – draw a card",
                 arguments=["--variant", "partnership", "--players", "4", "--deal", deal]) as person:
        for number in 1, 2:
            begun = len(person.reader.listen())
            person.play_round(PAUSE, waits=True)
            print("round %d: %.0f words a turn, %d turns"
                  % (number, *count_words(person.reader.entries[begun:],
                                         person.match_turn())))
            person.go_to("Score sheet")
            person.go_to("Next opening", key="Down")
            if number == 1:
                person.go_to("Next round", key="shift+Tab")
                person.do("Return", "Your turn – draw a card")
        pathlib.Path(file).write_text(person.reader.write_down(), encoding="utf-8")


def in_language(test, language):
    def heard(path):
        test(path, language)
    heard.__name__ = f"{test.__name__}_{language}"
    return heard


EVENING = [in_language(test, language) for language in ("en", "de")
           for test in (whole_round, questions, several_persons, people, past, lesson, rules)]
EVENING.append(handed_over)

if not shutil.which("orca") or not shutil.which(os.environ.get("WINDOW_MANAGER", "openbox")):
    print("1..0 # SKIP there is no Orca here, or no window manager")
elif sys.argv[2:3] == ["record"]:
    write_record(sys.argv[1], *sys.argv[3:])
else:
    run([first_turn] + (EVENING if sys.argv[2:] == ["evening"] else []), sys.argv[1])
