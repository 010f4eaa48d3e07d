# SPDX-License-Identifier: GPL-3.0-or-later
"""All objects of a program at once, by paths, roles and names: to look at each by itself asks the
program for every one of them four times, one after the other, which takes seconds where other
programs are at work."""

from listener import ACCESSIBLE, Atspi, Bus

CACHE = "org.a11y.atspi.Cache"
CACHE_PATH = "/org/a11y/atspi/cache"


class Item:
    """An object as it was when it was looked at."""

    def __init__(self, entry):
        (_, self.path), *_, self.name, role = entry[:8]
        self.role = Atspi.role_get_name(Atspi.Role(role))
        self.above = None
        self.children = []


class Outline:
    """The objects of one program."""

    bus = None

    def __init__(self, owner):
        Outline.bus = Outline.bus or Bus()
        self.owner = owner

    def _list_children(self, path):
        """The paths of what each object below this one holds; None where one is gone meanwhile.
        What is hidden is in no list, and all objects of a depth are asked at once."""
        children, depth = {}, [path]
        while depth:
            answers = self.bus.ask([(self.owner, above) for above in depth], "GetChildren")
            if None in answers:
                return None
            held = [[below for _, below in answer] for answer in answers]
            children.update(zip(depth, held))
            depth = [below for each in held for below in each]
        return children

    def _list_items(self):
        """All that have been asked for by anybody, hidden ones among them."""
        entries = self.bus.ask([(self.owner, CACHE_PATH)], "GetItems", CACHE)[0]
        return {entry[0][1]: Item(entry) for entry in entries or ()}

    def read(self, path):
        """The object of this path and all below it, in their order; None where they have changed
        meanwhile, or are not all known."""
        children = self._list_children(path)
        items = self._list_items() if children else {}
        if not children or not children.keys() <= items.keys():
            return None
        found, waiting = [], [path]
        while waiting:
            item = items[waiting.pop()]
            item.children = [items[below] for below in children[item.path]]
            for below in item.children:
                below.above = item
            found.append(item)
            waiting += reversed(children[item.path])
        return found


def reach(root, item):
    """The object of an item below a root, or None where it has gone elsewhere."""
    way = []
    while item.path != root.path:
        way.append(item)
        item = item.above
    node = root
    for step in reversed(way):
        node = node.get_child_at_index(step.above.children.index(step))
        if node is None or node.path != step.path:
            return None
    return node
