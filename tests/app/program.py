# SPDX-License-Identifier: GPL-3.0-or-later
"""The program from outside, as a screen reader sees it: by roles, names and
actions. Nothing sleeps; whoever waits names a condition."""

import os
import re
import subprocess
import sys
import traceback
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from outline import Outline, reach  # noqa: E402

warnings.simplefilter("ignore")

# How long anything may take, in seconds.
PATIENCE = 60
# An action may open a window, on a machine that has other things to do.
Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)

# A key is lost where what it is meant for is only coming up, or has just been made anew:
# what it does not do in so many seconds it is pressed for again.
AGAIN = 15

# The title of whatever window there is: it changes with what is announced.
ANY = "."

# What may change while somebody waits.
EVENTS = ["object:property-change:accessible-name", "object:children-changed",
          "object:state-changed", "object:announcement", "window:create"]
# What is announced comes by one of these, as GTK has it.
ANNOUNCEMENTS = ("object:announcement", "object:property-change:accessible-name")


# What was found of each program, by its name on the bus.
OUTLINES = {}

# What GTK 4.18 calls a role that had another name before.
NEWER_ROLES = {"push button": ("button", "toggle button"), "panel": ("grouping",),
               "check box": ("radio button",)}


class Failure(Exception):
    pass


def tick():
    """Lets events in, for a moment at most: all that have come by then, for
    looking at everything again after each of them takes many times as long."""
    over = []
    source = GLib.timeout_add(100, lambda: over.append(True) or True)
    context = GLib.MainContext.default()
    Program.has_event = False
    while not over and not Program.has_event:
        context.iteration(True)
    while context.iteration(False):
        pass
    GLib.source_remove(source)


def wait(condition, what, patience=PATIENCE):
    """Waits until the condition has a value, and returns it."""
    end = GLib.get_monotonic_time() + patience * 1000000
    while GLib.get_monotonic_time() < end:
        try:
            value = condition()
        except (GLib.Error, SystemError):
            value = None  # what was looked at is gone; libatspi does not always say so
        if value:
            return value
        tick()
    raise Failure(f"in vain: {what}")


def walk(node, closed=None):
    """A node and all below it, but for what lies in a node of the closed role."""
    yield node
    if closed is not None and has_role(node, closed):
        return
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from walk(child, closed)


def name_card(card):
    """What a card is called, without what was done and is said before it as it gets the focus."""
    return card.get_name().rpartition(". ")[2]


def find_card(hand, name):
    return next((card for card in list_children(hand) if name_card(card) == name), None)


def list_children(node):
    """What is right below an object: while that changes, some are not to be had."""
    def look():
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
        return None if None in children else (children,)
    return wait(look, f"all of “{node.get_name()}”")[0]


def is_role(found, role):
    return found in (role, *NEWER_ROLES.get(role, ()))


def has_role(node, role):
    return is_role(node.get_role_name(), role)


def fits(text, name):
    """Whether a name is, or matches, the one wanted."""
    return name(text) if callable(name) else text == name


def find(root, name, role=None):
    """The first object below whose name is, or matches, the one wanted."""
    items = read_outline(root)
    if items is None:
        return find_by_walking(root, name, role)
    for item in items:
        if fits(item.name, name) and (role is None or is_role(item.role, role)):
            node = reach(root, item)
            return find_by_walking(root, name, role) if node is None else node
    return None


def find_by_walking(root, name, role):
    """The same where not all is known at once."""
    return next((node for node in walk(root) if (role is None or has_role(node, role))
                 and fits(node.get_name(), name)), None)


def read_outline(root):
    """All below an object, and itself, at one moment; None where it changes just then, or the
    program has ended."""
    app = root.app
    if app is None:
        return None
    owner = app.bus_name
    return OUTLINES.setdefault(owner, Outline(owner)).read(root.path)


def is_in_window(node):
    """Whether most of it lies within its window: what has the focus is scrolled
    to with the next frame, and GTK 4.8 cannot open a list beside the screen."""
    window = node
    while window.get_parent().get_role_name() != "application":
        window = window.get_parent()
    place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    room = Atspi.Component.get_extents(window, Atspi.CoordType.WINDOW)
    return 0 <= place.y + place.height // 2 <= room.height


def begins(text):
    return lambda name: name is not None and name.startswith(text)


def chooses(title):
    """What can be chosen of, whatever is: its name says that as well."""
    return lambda name: re.match(fr"{re.escape(title)}\s?:", name or "")


def list_actions(node):
    if "Action" not in node.get_interfaces():
        return []
    return [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]


def act(node, action="click"):
    names = list_actions(node)
    if action not in names:
        raise Failure(f"“{node.get_name()}” cannot {action}, only {names}")
    Atspi.Action.do_action(node, names.index(action))


def has_state(node, state):
    return node.get_state_set().contains(state)


def has_come(button):
    """Whether the message of a button has come: before that it answers nothing, which the
    message says, and not the button."""
    return has_state(button.get_parent(), Atspi.StateType.SENSITIVE)


def run_tool(*arguments):
    """Has xdotool do something, and returns what it says."""
    return subprocess.run(["xdotool", *arguments], text=True, capture_output=True,
                          check=True).stdout.strip()


def move_mouse(where, *then):
    """Moves the pointer, and does something with its buttons there."""
    run_tool("mousemove", *map(str, where), *then)


def press(*keys):
    """Presses keys, whoever has the keyboard."""
    run_tool("key", *keys)


def list_shown(title):
    """The windows of this title on the screen, and what has popped up over them; the
    one on top last."""
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", title],
                          capture_output=True, text=True, check=False).stdout.split()


def insist(do, is_done, what):
    """Presses keys until they have done what they are for."""
    for _ in range(PATIENCE // AGAIN):
        do()
        try:
            return wait(is_done, what, AGAIN)
        except Failure:
            pass
    raise Failure(f"in vain, again and again: {what}")


class Program:
    """One run of the program."""

    has_event = False
    last_focused = None
    process = None
    debug = "fatal-warnings"
    known = ()  # complaints of GTK that are none of ours

    def __init__(self, path, *arguments):
        self.heard = []  # what was announced
        self.listener = Atspi.EventListener.new(self._note_event)
        for event in EVENTS:
            self.listener.register(event)
        self.process = subprocess.Popen([path, *arguments], stderr=subprocess.PIPE,
                                        env={**os.environ, "G_DEBUG": self.debug})
        self.corner = None  # where the window is on the screen
        self.root = wait(self._find_root, "the program appears or ends")
        if self.process.poll() is not None:
            raise Failure(self.process.communicate()[1].decode())
        # Everything is asked for anew: events that update a cache may be late.
        self.root.set_cache_mask(Atspi.Cache.NONE)

    def _note_event(self, event):
        Program.has_event = True
        if event.type == "object:state-changed:focused" and event.detail1:
            Program.last_focused = event.source
        if event.type in ANNOUNCEMENTS and isinstance(event.any_data, str) and event.any_data:
            self._note_announcement(event)

    def _note_announcement(self, event):
        """Notes what is said of no object, but by a window; another program may say something
        as well."""
        try:
            if (self.process and event.source.get_process_id() == self.process.pid
                    and event.source.get_role_name() in ("frame", "dialog")):
                self.heard.append(event.any_data)
        except GLib.Error:
            pass  # it is gone

    def has_said(self, words, since=0):
        """Whether the words were announced, after so many announcements."""
        return any(words in sentence for sentence in self.heard[since:])

    @staticmethod
    def focused():
        """What has told that it has the focus, and still has it."""
        node = Program.last_focused
        try:
            if node is not None and node.get_state_set().contains(Atspi.StateType.FOCUSED):
                return node
        except GLib.Error:
            pass  # it is gone
        return None

    def wait_for_focus(self, is_wanted, what):
        """Waits until what has the focus is as wanted, and returns it. To ask for it
        twice would find nothing the second time where it is just moving on."""
        def find():
            node = self.focused()
            return node if node is not None and is_wanted(node) else None

        return wait(find, what)

    def get_place(self, node):
        """Where something is on the screen: x, y, width and height. The window
        must have the keyboard."""
        if self.corner is None:
            frame = Atspi.Component.get_extents(self.window(), Atspi.CoordType.WINDOW)
            geometry = dict(line.split("=") for line in run_tool(
                "getwindowfocus", "getwindowgeometry", "--shell").split())
            # The window draws an edge of its own around its frame.
            edge = (int(geometry["WIDTH"]) - frame.width) // 2
            self.corner = int(geometry["X"]) + edge, int(geometry["Y"]) + edge
        place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        return (self.corner[0] + place.x, self.corner[1] + place.y, place.width, place.height)

    def _find_root(self):
        """Its object; anything else that is true once it has ended."""
        if self.process.poll() is not None:
            return True
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            node = desktop.get_child_at_index(i)
            if (node is not None and node.get_process_id() == self.process.pid
                    and node.get_child_count() > 0):
                return node
        return None

    def find(self, name, role=None):
        # What goes away meanwhile is no answer: it looks again.
        return wait(lambda: (find(self.root, name, role),), f"whether there is “{name}”")[0]

    def list_names(self):
        """All names at one moment."""
        items = wait(lambda: read_outline(self.root), "all there is to see")
        return {item.name for item in items}

    def wait_for(self, name, role=None):
        return wait(lambda: self.find(name, role), f"“{name}” appears")

    def window(self):
        """The frame whose actions are those of the table and the pages."""
        def find_window():
            for i in range(self.root.get_child_count()):
                node = self.root.get_child_at_index(i)
                if node is not None and "win.new" in list_actions(node):
                    return node
            return None
        return wait(find_window, "a window with actions")

    def click(self, name):
        act(self.wait_for(name, "push button"))

    def focus_window(self, title):
        """Gives the window of this title the keyboard. It may be about to close: then it is
        the one below."""
        def has_keyboard():
            shown = list_shown(title)
            try:
                return shown and subprocess.run(["xdotool", "windowfocus", "--sync", shown[-1]],
                                                capture_output=True, check=False,
                                                timeout=AGAIN).returncode == 0
            except subprocess.TimeoutExpired:
                return False

        wait(has_keyboard, f"a window “{title}” has the keyboard")

    def key(self, title, *keys):
        """Presses keys in the window of this title."""
        self.focus_window(title)
        press(*keys)

    def focus(self, title, name, role):
        """Goes with Tab through the window of this title until something has
        the focus whose name is, or matches, the one wanted."""
        is_wanted = name if callable(name) else lambda text: text == name

        def is_there(node):
            try:
                return has_role(node, role) and is_wanted(node.get_name())
            except GLib.Error:
                return False  # it is gone

        self.focus_window(title)
        for _ in range(100):
            focused = self.focused()
            if focused and is_there(focused):
                # A list that is made anew takes it away, and has another one.
                wait(lambda node=focused: self.focused() != node or is_in_window(node),
                     f"“{name}” comes into view")
                if self.focused() == focused:
                    return
                continue
            press("Tab")
            try:
                wait(lambda node=focused: self.focused() not in (None, node), "the focus moves", 3)
            except Failure:
                pass  # a field to write in has the focus without telling it
        raise Failure(f"there is no way to “{name}” with Tab")

    def hold_message(self, button):
        """The button of a message, which stays for as long as the pointer is over it: on a
        busy machine it would be gone before it is pressed."""
        # libadwaita says the name of the button twice.
        found = self.wait_for(begins(button), "push button")
        wait(lambda: has_come(found), "the message has come")
        self.focus_window(ANY)
        x, y, width, height = self.get_place(found)
        move_mouse((x + width // 2, y + height // 2))
        return found

    def get_memory(self):
        """What it holds, in megabytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            lines = dict(line.split(":", 1) for line in status)
        return int(lines["VmRSS"].split()[0]) // 1024

    def end(self, kill=False):
        """Ends the program, which must neither have complained nor crashed."""
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        complaints = self.process.communicate(timeout=PATIENCE)[1].decode()
        complaints = "\n".join(line for line in complaints.splitlines()
                               if not any(known in line for known in self.known))
        for event in EVENTS:
            self.listener.deregister(event)
        Program.last_focused = None  # of a program that is gone nothing can be asked
        status = self.process.returncode
        assert status == (-9 if kill else 0), (status, complaints)
        assert "WARNING" not in complaints and "CRITICAL" not in complaints, complaints


class Person:
    """Who plays: what is told of the own hand and of the prompt."""

    hand = None
    prompt = None

    def cards(self):
        return list_children(self.hand)

    def names(self):
        return [name_card(card) for card in self.cards()]

    def selected(self):
        return [name_card(card) for card in self.cards()
                if has_state(card, Atspi.StateType.SELECTED)]

    def says(self):
        return self.prompt.get_name()


def run(tests, path):
    """Runs the tests, in TAP."""
    failed = False
    print(f"1..{len(tests)}")
    for number, test in enumerate(tests, 1):
        try:
            test(path)
            print(f"ok {number} {test.__name__}", flush=True)
        except Exception as problem:
            failed = True
            print(f"not ok {number} {test.__name__}\n# {problem!r}", flush=True)
            # What a test says of itself is shown by meson only where it is no TAP.
            traceback.print_exc()
    sys.exit(1 if failed else 0)
