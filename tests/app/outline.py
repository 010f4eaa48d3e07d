# SPDX-License-Identifier: GPL-3.0-or-later
"""All objects of a program at once, by paths, roles and names: to look at each by itself asks the
program for every one of them four times, which takes seconds where other programs are at work."""

from listener import ACCESSIBLE, Atspi, Bus

CACHE = "org.a11y.atspi.Cache"
CACHE_PATH = "/org/a11y/atspi/cache"


class Item:
    """An object as it was when it was looked at."""

    def __init__(self, entry):
        (_, self.path), _, (_, self.parent), self.index, self.n_children, _, self.name, role = \
            entry[:8]
        self.role = Atspi.role_get_name(Atspi.Role(role))
        self.children = []


class Outline:
    """The objects of one program."""

    bus = None

    def __init__(self, owner):
        Outline.bus = Outline.bus or Bus()
        self.owner = owner

    def _ask(self, path, method, interface=ACCESSIBLE):
        return self.bus.ask([(self.owner, path)], method, interface)[0] or ()

    def _list_items(self):
        """All that have been asked for by anybody, each below what holds it."""
        items = {entry[0][1]: Item(entry) for entry in self._ask(CACHE_PATH, "GetItems", CACHE)}
        for item in items.values():
            if item.parent in items and item.index >= 0:
                items[item.parent].children.append(item)
        return items

    def _read_children(self, item, items):
        """Asks an object for those below it, where they are not all known, or what is hidden has
        the place of another. Returns whether all are known."""
        places = {child.index for child in item.children}
        if len(places) == len(item.children) == item.n_children:
            item.children.sort(key=lambda child: child.index)
            return True
        paths = [path for _, path in self._ask(item.path, "GetChildren")]
        item.children = [items[path] for path in paths if path in items]
        return len(item.children) == len(paths)

    def read(self, path):
        """The object of this path and all below it, in their order; None where they have changed
        meanwhile, or are never all known."""
        known = 0
        while True:
            items = self._list_items()
            if len(items) <= known or path not in items:
                return None
            known = len(items)
            found, waiting, is_whole = [], [items[path]], True
            while waiting:
                item = waiting.pop()
                found.append(item)
                is_whole &= self._read_children(item, items)
                waiting += reversed(item.children)
            if is_whole:
                return found


def reach(root, item, items):
    """The object of an item below a root, or None where it has gone elsewhere."""
    way = []
    while item.path != root.path:
        way.append(item)
        item = items[item.parent]
    node = root
    for step in reversed(way):
        place = items[step.parent].children.index(step)
        node = node.get_child_at_index(place)
        if node is None or node.path != step.path:
            return None
    return node
