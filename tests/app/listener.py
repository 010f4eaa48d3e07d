# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told of a program, many things at once: asked for one
by one they take many times as long."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
FOCUSABLE = int(Atspi.StateType.FOCUSABLE)


class Bus:
    """The bus on which programs tell what they show. An object there is the name
    of its program and its path."""

    def __init__(self):
        # What answers come to is let in nowhere else, and lets nothing else in.
        self.context = GLib.MainContext.new()
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                    None, None, 0, -1)[0]
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def ask(self, nodes, method, interface=ACCESSIBLE, arguments=None):
        """What each of these objects answers; None from one that is gone."""
        answers = {}

        def answered(connection, result, number):
            try:
                answers[number] = connection.call_finish(result).unpack()[0]
            except GLib.Error:
                answers[number] = None

        self.context.push_thread_default()
        for number, (name, path) in enumerate(nodes):
            self.connection.call(name, path, interface, method, arguments, None, 0, -1, None,
                                 answered, number)
        while len(answers) < len(nodes):
            self.context.iteration(True)
        self.context.pop_thread_default()
        return [answers[number] for number in range(len(nodes))]

    def ask_property(self, nodes, name):
        return self.ask(nodes, "Get", "org.freedesktop.DBus.Properties",
                        GLib.Variant("(ss)", (ACCESSIBLE, name)))

    def list_actions(self, nodes):
        """The names of what can be done with each of these objects."""
        return [[name for name, *_texts in actions or ()]
                for actions in self.ask(nodes, "GetActions", ACTION)]

    def do_action(self, node, number):
        return self.ask([node], "DoAction", ACTION, GLib.Variant("(i)", (number,)))[0]

    def find_program(self, pid):
        """The object of the program with this number."""
        root = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        for name, path in self.ask([root], "GetChildren")[0]:
            found = self.connection.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)), None, 0, -1)[0]
            if found == pid:
                return (name, path)
        raise LookupError(f"no program {pid} on the bus")


class Listener:
    """One who is told everything of a program."""

    def __init__(self, pid):
        self.bus = Bus()
        self.root = self.bus.find_program(pid)

    def list_nodes(self):
        """All there is, but for what goes while it is looked at."""
        level = [self.root]
        found = []
        while level:
            found += level
            level = [child for children in self.bus.ask(level, "GetChildren")
                     for child in children or ()]
        return found

    def press(self, tab):
        """Has the tab of this name show its page; returns whether there is one."""
        nodes = self.list_nodes()
        tabs = [node for node, role in zip(nodes, self.bus.ask(nodes, "GetRole"))
                if role == Atspi.Role.PAGE_TAB]
        names = self.bus.ask_property(tabs, "Name")
        return tab in names and self.bus.do_action(tabs[names.index(tab)], 0)

    def find_action(self, action):
        """What can do this, and the number it has there."""
        nodes = self.list_nodes()
        return next(((node, names.index(action))
                     for node, names in zip(nodes, self.bus.list_actions(nodes))
                     if action in names), None)

    def act(self, action):
        """Has something there do this; returns whether anything can."""
        found = self.find_action(action)
        return found is not None and self.bus.do_action(*found)

    def has(self, action):
        """Whether anything there can do this."""
        return self.find_action(action) is not None

    def list_all(self):
        """Role, name, description, whether it can have the focus, and the way to
        it from the window: of everything there is."""
        level = [(node, ()) for node in self.bus.ask([self.root], "GetChildren")[0]]
        told = []
        while level:
            nodes = [node for node, way in level]
            answers = zip(level, self.bus.ask(nodes, "GetRole"),
                          self.bus.ask_property(nodes, "Name"),
                          self.bus.ask_property(nodes, "Description"),
                          self.bus.ask(nodes, "GetState"), self.bus.ask(nodes, "GetChildren"))
            level = []
            for (_node, way), role, name, description, states, children in answers:
                if None in (role, name, states, children):
                    continue
                role = Atspi.Role(role)
                states = states[0] | states[1] << 32
                told.append((role, name, description or "", bool(states >> FOCUSABLE & 1), way))
                step = (f"{role.value_nick} “{name}”",) if name else ()
                level += [(child, way + step) for child in children]
        return told
