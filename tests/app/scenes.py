# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page of the program: how to come to it, and what it is called. A scene is a
generator over a stage; it gives the name of each page while that is shown."""

import contextlib
import gettext
import os
import pathlib
import select
import subprocess
import tempfile

from listener import Listener
from positions import (TABLES, make_alone, make_classes, make_full, make_many_packs, make_middle,
                       make_runs, read_recorded, write_match, write_statistics)
from program import (ANY, PATIENCE, Atspi, Program, act, begins, chooses, insist, list_actions,
                     list_shown, move_mouse, press, wait, walk)

# What takes thought.
LONG = 180


class Stage:
    """Where scenes are played: the program in a language, at a size."""

    def __init__(self, path, language, size, preferences=()):
        self.path, self.size = path, size
        catalogues = pathlib.Path(path).parent.parent / "po"
        self.catalogue = gettext.translation("canasta", catalogues, [language],
                                             fallback=language == "en")
        self.preferences = {"animations": "'reduced'", "window-width": size[0],
                            "window-height": size[1], **dict(preferences)}
        self.program = self.listener = None

    @contextlib.contextmanager
    def open(self, *matches, arguments=(), counted=(), preferences=None):
        """The program with these matches, and some that are over and counted for these
        persons, until all is seen."""
        with tempfile.TemporaryDirectory() as folder:
            for match in matches:
                write_match(folder, match)
            if counted:
                write_statistics(folder, counted)
            preferences = {**self.preferences, **(preferences or {})}
            keys = "".join(f"{key}={value}\n" for key, value in preferences.items())
            pathlib.Path(folder, "settings.ini").write_text(f"[canasta]\n{keys}", encoding="utf-8")
            self.program = Program(self.path, "--speed", "instant", "--data-dir", folder,
                                   *arguments)
            self.listener = Listener(self.program.process.pid)
            self.program.window()
            # Nothing is under the pointer, which is in the middle at first.
            move_mouse((0, self.size[1] - 1))
            try:
                yield folder
            except BaseException:
                self.program.process.kill()
                raise
            self.program.end()

    @contextlib.contextmanager
    def open_match(self, match):
        """The program with this match on the table, or its last sheet."""
        with self.open(match) as folder:
            self.press("Continue")
            wait(lambda: self.listener.has("card.toggle") or self.listener.has("meld.activate"),
                 "a table, or a sheet with its canastas")
            yield folder

    def translate(self, text, context=None):
        return self.catalogue.pgettext(context, text) if context else self.catalogue.gettext(text)

    def wait_for(self, text, role=None, context=None):
        return self.program.wait_for(self.translate(text, context), role)

    def press(self, text, context=None):
        act(self.wait_for(text, "push button", context))

    def press_one(self, text):
        """The first button that says this of anything."""
        before, after = self.translate(text).split("%s")
        act(self.program.wait_for(
            lambda name: name and name.startswith(before) and name.endswith(after), "push button"))

    @staticmethod
    def count_deleted(folder):
        return len(list(pathlib.Path(folder, "deleted").glob("*/*.json")))

    def turn_to(self, tab):
        wait(lambda: self.listener.press(self.translate(tab)), f"the tab “{tab}”")

    def try_to(self, action):
        """Does what the window, or something in it, can do, if it can now."""
        window = self.program.window()
        if action not in list_actions(window):
            return self.listener.act(action)
        act(window, action)
        return True

    def do(self, action):
        wait(lambda: self.try_to(action), f"something that can {action}")

    def wait_for_action(self, action, patience=PATIENCE):
        wait(lambda: self.listener.has(action), f"something that can {action}", patience)

    def count_windows(self):
        return self.program.root.get_child_count()

    def open_window(self, do, *arguments):
        """Does what opens another window."""
        before = self.count_windows()
        do(*arguments)
        wait(lambda: self.count_windows() > before, f"{arguments} opens a window")

    def close_window(self):
        """Closes what has been opened last, over the start page, where one key too many does
        nothing."""
        before = self.count_windows()
        insist(self.press_escape, lambda: self.count_windows() < before, "it is closed")

    def unfold(self, title):
        """Opens a row that unfolds, which has no action."""
        row = self.wait_for(title, "list item")

        def get_height():
            return Atspi.Component.get_extents(row, Atspi.CoordType.WINDOW).height

        def press_return():
            self.program.focus(ANY, self.translate(title), "list item")
            press("Return")

        folded = wait(get_height, f"“{title}” has a size")
        insist(press_return, lambda: get_height() > folded, f"“{title}” unfolds")

    def seat_partner(self):
        """Says on the page of a new game that a person is the partner: the first choice."""
        title = self.translate("Partner")
        person = self.translate("Person here", "who plays at a seat")

        def choose():
            self.program.focus(ANY, chooses(title), "push button")
            for key in "space", "Home", "Return":
                press(key)

        def is_seated(name):
            return chooses(title)(name) and name.endswith(person)

        insist(choose, lambda: self.program.find(is_seated, "push button"), person)

    def press_escape(self):
        self.program.focus_window(ANY)
        press("Escape")

    def escape(self):
        """Closes what has popped up over the window. On the table one key too many would
        take something back: it is there before it is closed."""
        before = wait(lambda: len(shown) if len(shown := list_shown(ANY)) > 1 else None,
                      "something over the window")
        insist(self.press_escape, lambda: len(list_shown(ANY)) < before, "it is closed")

    def focus_one(self, text):
        """Goes to the button that says this of anything."""
        before, after = self.translate(text).split("%s")
        self.program.focus(ANY, lambda name: name and name.startswith(before) and name.endswith(after),
                           "push button")

    def select(self, *places):
        """Selects cards by their places in the hand."""
        cards = wait(lambda: [node for node in walk(self.program.window())
                              if "card.toggle" in list_actions(node)], "a hand")
        for place in places:
            act(cards[place], "card.toggle")

    def play_by_hints(self, until):
        """Plays on by hints alone, until a text is there or something holds."""
        def is_over():
            return until() if callable(until) else self.program.find(self.translate(until))

        for _ in range(60):
            for action in "win.hint", "table.confirm":
                # The end may come at any time.
                wait(lambda: is_over() or self.try_to(action), f"{action}, or the end")
            if is_over():
                return


# Before a game.

def start_page(stage):
    with stage.open():
        yield "start-empty"
    with stage.open(read_recorded("samba", 1, 5), read_recorded("asking", 2),
                    read_recorded("uruguay", 2, 9)) as folder:
        yield "start-games"
        for _ in range(2):
            deleted = stage.count_deleted(folder)
            stage.press_one("Delete %s")
            wait(lambda n=deleted: stage.count_deleted(folder) > n, "the game is gone")
        yield "start-deleted"
        stage.unfold("Deleted games")
        yield "start-deleted-games"
        pathlib.Path(folder, "matches", "2020.json").write_text("{", encoding="utf-8")
        stage.do("win.new")
        stage.do("win.start-page")
        yield "start-notice"


def new_game(stage):
    with stage.open():
        stage.do("win.new")
        stage.wait_for("Start", "push button")
        yield "new-game"
        stage.unfold("More games")
        yield "new-game-more"
        stage.unfold("Change these rules")
        stage.program.focus(ANY, stage.translate("Canastas to go out"), "spin button")
        yield "new-game-options"
        stage.unfold("Set each player")
        yield "new-game-players"
        stage.seat_partner()
        yield "new-game-persons"
        stage.program.focus(ANY, chooses(stage.translate("Cards")), "combo box")
        yield "new-game-partner"


@contextlib.contextmanager
def opening(stage, *arguments):
    """A table that a terminal has opened: its process, and its invitation."""
    terminal = pathlib.Path(stage.path).parent / "cli/canasta-cli"
    with tempfile.TemporaryDirectory() as folder:
        host = subprocess.Popen(
            [terminal, "play", "--open", "--port=0", f"--data-dir={folder}", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=dict(os.environ, LANGUAGE="en"))
        try:
            yield host, next(line.strip() for line in host.stdout if line.startswith("CANASTA://"))
        finally:
            host.kill()
            host.communicate()


@contextlib.contextmanager
def open_table(stage, *more, variant="samba", players=2):
    """One where all but one are computer players: its invitation."""
    players_there = (f"--player={seat}=policy" for seat in range(players - 1))
    with opening(stage, "--computers-only", f"--variant={variant}", f"--players={players}",
                 *players_there, *more) as (_host, invitation):
        yield invitation


@contextlib.contextmanager
def coming(stage, invitation, name, *more):
    """Somebody who comes from a terminal, and does nothing there."""
    terminal = pathlib.Path(stage.path).parent / "cli/canasta-cli"
    with tempfile.TemporaryDirectory() as folder:
        guest = subprocess.Popen([terminal, "join", invitation, f"--name={name}", *more,
                                  f"--data-dir={folder}"], stdin=subprocess.PIPE,
                                 stdout=subprocess.DEVNULL)
        try:
            yield guest
        finally:
            guest.kill()
            guest.communicate()


def looking_on(stage, invitation):
    return coming(stage, invitation, "Eva", "--look-on")


def has_network(stage):
    """Whether the game was built to play with people elsewhere."""
    stage.wait_for("Statistics", "push button")
    return stage.program.find(stage.translate("People elsewhere"), "push button")


def people_elsewhere(stage):
    """Where the game was built to play with them."""
    named = {"player-name": "'Emma'"}
    with stage.open(preferences=named):
        if not has_network(stage):
            return
        stage.press("People elsewhere")
        stage.wait_for("Go to this table", "push button")
        yield "join"
        stage.do("win.new")
        stage.press("With people elsewhere…")
        stage.wait_for("I am ready", "push button")
        yield "host"
        invitation = stage.program.wait_for(lambda name: name and name.startswith("CANASTA://"),
                                            "label").get_name()
        with looking_on(stage, invitation):
            stage.press_one("Let %s in")
            stage.wait_for("Who looks on")
            yield "host-onlookers"
    with open_table(stage, "--clock=10", "--onlookers=1") as invitation, \
            looking_on(stage, invitation), \
            stage.open(arguments=[invitation], preferences=named):
        stage.press("Go to this table")
        stage.wait_for("I am ready", "push button")
        yield "guest"
        stage.press("I am ready")
        stage.wait_for("Table", "panel")
        yield "table-clock"
    with open_table(stage, "--onlookers=1", variant="partnership", players=4) as invitation, \
            stage.open(arguments=[invitation], preferences=named):
        stage.press("Look on")
        stage.wait_for("Leave the table", "push button")
        yield "guest-looks-on"
        with coming(stage, invitation, "Ben"):
            stage.wait_for("Table", "panel")
            yield "table-looks-on"
    yield from without_host(stage, named)


def without_host(stage, preferences):
    """Where a guest can go on with a table whose host is gone."""
    with contextlib.ExitStack() as host:
        invitation = host.enter_context(open_table(stage))
        with stage.open(arguments=[invitation], preferences=preferences):
            stage.press("Go to this table")
            stage.press("I am ready")
            stage.wait_for("Table", "panel")
            host.close()
            stage.do("win.people")
            stage.wait_for("Go on without the host…", "push button")
            yield "guest-without-host"
            stage.open_window(stage.press, "Go on without the host…")
            yield "dialog-without-host"
            stage.close_window()


def type_until(stage, process, line, text):
    """Somebody at a terminal types it until that is in the window."""
    def is_there():
        process.stdin.write(f"{line}\n".encode())
        process.stdin.flush()
        return stage.program.find(stage.translate(text))

    wait(is_there, f"“{text}” appears")


def hears(process, words):
    """A function that says whether somebody at a terminal has been told this by now."""
    told = bytearray()

    def is_told():
        while select.select([process.stdout], [], [], 0)[0]:
            part = os.read(process.stdout.fileno(), 4096)
            if not part:
                break
            told.extend(part)
        return words.encode() in told

    return is_told


def handing_over(stage):
    """A host who has to leave, and a guest whom one asks to go on with the table."""
    named = {"player-name": "'Emma'"}
    with stage.open(preferences={**named, "last-variant": "'two-player'",
                                 "last-players": "'two-player/2'"}):
        if not has_network(stage):
            return
        stage.do("win.new")
        stage.press("With people elsewhere…")
        invitation = stage.program.wait_for(begins("CANASTA://"), "label").get_name()
        with coming(stage, invitation, "Ben") as guest:
            stage.press_one("Let %s in")
            stage.press("I am ready")
            stage.wait_for("Table", "panel")
            stage.do("win.people")
            stage.focus_one("Hand the table over to %s…")
            yield "host-leaves"
            stage.press_one("Hand the table over to %s…")
            act(stage.program.wait_for(stage.translate("_Hand over").replace("_", ""), "push button"))
            stage.focus_one("Do not ask %s any more")
            yield "host-asks"
            type_until(stage, guest, "take-over", "Go where your table moved")
            yield "join-moved"
    with opening(stage, "--name=Anna", "--variant=two-player", "--players=2") as (host, invitation), \
            stage.open(arguments=[invitation], preferences=named):
        stage.press("Go to this table")
        stage.press("I am ready")
        stage.wait_for("Table", "panel")
        host.stdin.write("hand-over Emma\n")
        host.stdin.flush()
        stage.play_by_hints(hears(host, "Emma is asked to go on"))
        yield "table-heir"
        stage.do("win.people")
        stage.wait_for("Go on with the table", "push button")
        yield "guest-heir"


# The table.

def tables(stage):
    for players, table in TABLES.items():
        variant, _players, *seating = table.split("/")
        arguments = ["--variant", variant, "--players", str(players), "--deal", "5"]
        with stage.open(arguments=arguments + [f"--seating={word}" for word in seating]):
            yield f"table-{players}-early"
        for name, make in (("middle", make_middle), ("full", make_full)):
            with stage.open_match(make(stage.path, players)):
                yield f"table-{players}-{name}"


def open_pile(stage):
    with stage.open_match(make_middle(stage.path, 4, {"pile-visibility": "all"})):
        yield "table-open-pile"


def sequences(stage):
    with stage.open_match(read_recorded("samba", 3, 40)):
        yield "table-samba"
    with stage.open_match(make_runs(stage.path)):
        yield "table-runs"


def classes(stage):
    """Canastas, each told by shape and sign."""
    with stage.open_match(make_classes(stage.path)):
        yield "table-classes"


def alone(stage):
    """Five players, each for themselves."""
    with stage.open_match(make_alone(stage.path)):
        yield "table-alone"


def second_hands(stage):
    with stage.open_match(read_recorded("hand-and-foot", 1, 60)):
        yield "table-second-hands"
    with stage.open_match(read_recorded("burraco-three", 1, 12)):
        yield "table-packets"
    with stage.open_match(make_many_packs(stage.path)):
        yield "table-many-packs"


def turn(stage):
    """What a person does in a turn, and what the table says to it."""
    with stage.open_match(make_middle(stage.path, 4)):
        stage.do("win.hint")
        yield "table-hint"
        stage.do("table.cancel")
        stage.select(-1)
        yield "table-selected"
        stage.do("table.meld")
        yield "table-places"
        stage.escape()
        stage.do("table.discard")
        yield "table-question-discard"
        stage.do("table.cancel")
        stage.do("table.go-out")
        yield "table-refused"
        stage.do("meld.activate")
        yield "table-meld"
        stage.escape()
        stage.do("win.menu")
        yield "menu"
        stage.escape()


def questions(stage):
    with stage.open_match(read_recorded("asking", 1, 14)):
        stage.do("table.draw")
        stage.do("table.go-out")
        yield "table-question-out"
    with stage.open_match(read_recorded("asking", 3, 29, "ask", seat=3)):
        yield "table-question-partner"
    with stage.open_match(read_recorded("asking", 3, 27, "take; discard 7C",
                                        rules={"pile-visibility": "all"})):
        stage.do("table.take")
        yield "table-ways-to-take"
        stage.escape()
        stage.do("table.view-pile")
        yield "table-pile"


def beside_the_table(stage):
    with stage.open_match(read_recorded("asking", 3, 40)):
        stage.do("win.side-panel")
        yield "panel"
        stage.do("win.side-panel")
        stage.do("win.rules")
        yield "rules"


# Several persons.

def several_persons(stage):
    match = read_recorded("asking", 3, 40)
    match["desk"]["players"] = len(match["names"]) * ["person"]
    with stage.open(match):
        stage.press("Continue")
        stage.wait_for("I am here: show my cards", "push button")
        yield "curtain"
        stage.press("I am here: show my cards")
        stage.wait_for_action("card.toggle")
        yield "table-persons"
        stage.open_window(stage.do, "win.leave-seat")
        yield "dialog-leave"
        act(stage.program.wait_for(stage.translate("_Leave").replace("_", ""), "push button"))
        stage.wait_for("I am here: show my cards", "push button")
        yield "curtain-left"


# The end.

def ends(stage):
    with stage.open_match(read_recorded("asking", 2)):
        yield "round"
        why = stage.translate("Why did %s go out?") % "Anna"
        act(stage.program.wait_for(why, "push button"))
        wait(lambda: not stage.program.find(why, "push button"), "an answer", LONG)
        yield "round-why"
        act(stage.wait_for("Show hands"))
        yield "round-hands"
        stage.turn_to("All rounds")
        yield "round-sheet"
        stage.open_window(stage.do, "win.compare")
        yield "compare"
    with stage.open_match(read_recorded("asking", 3, 54)):
        stage.play_by_hints("Play again")
        yield "match-end"
        stage.turn_to("All rounds")
        yield "match-sheet"
        stage.do("win.statistics")
        yield "statistics"
        stage.open_window(stage.do, "win.reset-statistics")
        yield "dialog-reset"
    with stage.open():
        stage.do("win.statistics")
        yield "statistics-empty"
    with stage.open(counted=(None, "Marie")):
        stage.do("win.statistics")
        yield "statistics-persons"


def past(stage):
    with stage.open(read_recorded("uruguay", 1), read_recorded("samba", 1, 5)):
        watch = stage.translate("Watch the rounds: %s").split("%s", maxsplit=1)[0]
        act(stage.program.wait_for(begins(watch), "push button"))
        for _ in range(3):
            stage.do("replay.turn-on")
        yield "replay"
        stage.do("past.review")
        stage.wait_for_action("decision.show", LONG)
        wait(lambda: not stage.program.find(stage.translate("Stop", "review"), "push button"),
             "the review is ready", LONG)
        yield "review"
        stage.do("decision.show")
        stage.wait_for_action("replay.on")
        yield "replay-verdict"


# Beside the game.

def lessons(stage):
    with stage.open():
        stage.do("win.learn")
        stage.wait_for("Begin", "push button", "lessons")
        yield "lessons"
        stage.press("Begin", "lessons")
        stage.wait_for("Lesson", "panel")
        yield "lesson"
        done = stage.translate("The lesson is done")
        wait(lambda: stage.program.find(done, "label") or stage.listener.act("lesson.show") and False,
             "the lesson is done")
        yield "lesson-end"


def preferences(stage):
    with stage.open():
        stage.open_window(stage.do, "win.preferences")
        yield "preferences-general"
        stage.turn_to("Appearance")
        yield "preferences-appearance"
        stage.turn_to("Rules")
        yield "preferences-rules"
        stage.do("rules.copy")
        yield "preferences-own-rules"
        stage.open_window(stage.do, "rules.delete")
        yield "dialog-delete"


def help_windows(stage):
    with stage.open(read_recorded("asking", 3, 40)):
        stage.open_window(stage.do, "win.shortcuts")
        yield "shortcuts"
        stage.close_window()
        stage.open_window(stage.do, "win.about")
        yield "about"
        stage.close_window()
        stage.press("Continue")
        stage.open_window(stage.do, "win.give-up")
        yield "dialog-give-up"


SCENES = [start_page, new_game, people_elsewhere, handing_over, tables, open_pile, sequences, classes, alone,
          second_hands, turn, questions, beside_the_table, several_persons, ends, past, lessons,
          preferences, help_windows]
