# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli host --evening: tables that are dealt the same, whose rounds begin together."""

import contextlib
import html.parser
import json
import pathlib
import re

from kept_tables import (ENVIRONMENT, SHUT_IN, Host, Logged, end, fingerprint, join, read_told,
                         start)
from terminal import PROGRAM, TIMEOUT, equal, main, read_until, refused, scratch

GUESTS = [["Anna", "Ben"], ["Clara", "David"], ["Emma", "Fritz"]]
WAITING = "1 other table still plays the same cards"
BY_HAND = "--name=David"


def come(folder, host):
    """All guests, a list a table."""
    return [[join(folder, name, invitation) for name in names]
            for names, invitation in zip(GUESTS, host.invitations)]


def list_deals(folder):
    """Of each match there: how its rounds were dealt, by who plays."""
    found = {}
    for path in pathlib.Path(folder, "matches").glob("*.json"):
        match = json.loads(path.read_text())
        found[tuple(sorted(match["names"]))] = [(each["deal"], each["dealer"])
                                                for each in match["rounds"]]
    return found


def find_rounds(folder, names):
    """What was done in each round at the table of those."""
    return next(rounds for key, rounds in fingerprint(f"{folder}/host/host").items()
                if sorted(key) == names)


def check_deals(folder, n_tables, n_rounds):
    """All tables were dealt the same, and host and guests have kept that."""
    deals = list_deals(f"{folder}/host/host")
    equal(sorted(deals), [tuple(names) for names in GUESTS[:n_tables]])
    first = deals[tuple(GUESTS[0])]
    equal(len(first), n_rounds)
    equal(len({deal for deal, _ in first}), n_rounds)
    for names, dealt in deals.items():
        equal(dealt, first)
        for name in names:
            equal(list_deals(f"{folder}/{name}"), {names: first})


class Sheet(html.parser.HTMLParser):
    """What a sheet shows: its rows of cells, as they are read, by its tables."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tables = [], []
        self.feed(text)
        self.close()
        equal(self.open, [])

    def handle_starttag(self, tag, attributes):
        if tag == "meta":
            return
        self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag):
        equal(self.open.pop(), tag)

    def handle_data(self, data):
        if "td" in self.open or "th" in self.open:
            self.tables[-1][-1][-1] += data


def read_sheet(host):
    (path,) = re.findall("The sheet of the evening is “(.*)”", host.read_log())
    return Sheet(pathlib.Path(path).read_text())


def check_line(line, n_rounds):
    """Sides that had the same cards, in the order of their points."""
    points = [side["points"] for side in line]
    equal(points, sorted(points, reverse=True))
    for side in line:
        equal(side["place"], 1 + sum(other > side["points"] for other in points))
        equal((len(side["rounds"]), sum(side["rounds"])), (n_rounds, side["points"]))
        assert abs(side["difference"] - side["points"] + sum(points) / len(points)) <= 0.5, line


def write(points):
    return f"{points:,}".replace("-", "−")


def check_told(text, side, line):
    """Whoever is of this side was told so."""
    shares = sum(other["place"] == side["place"] for other in line) > 1
    words = "You share place" if shares else "You are in place"
    own = f"{words} {side['place']} of {len(line)}. Your total is {write(side['points'])};"
    assert own in text, text[-900:]
    for other in line:
        names = " and ".join(other["names"])
        row = f"{other['place']}. {names}, “{other['table']}”: {write(other['points'])}\n"
        assert row in text, text[-900:]


def test_places():
    """After the last round everybody is told their place, and the keeper all of them, with a sheet to
    print, at which nothing that people are called is taken for something else."""
    titles = ["Thursday", "<i>Friday</i>", "Sat & Sun"]
    with scratch() as folder:
        with Host(f"{folder}/host", "--port=0", "--evening=2",
                  *(f"--name={title}" for title in titles)) as host:
            guests = come(folder, host)
            guests[2][1].kill()
            guests[2][1].communicate()
            guests[2][1] = join(folder, "Fritz", host.invitations[2], "--player=beginner")
            told = {name: end(process) for names, processes in zip(GUESTS, guests)
                    for name, process in zip(names, processes)}
            results = read_told(host.process)
            host.wait_for("The sheet of the evening is")
            equal(len(results["lines"]), 2)
            for line in results["lines"]:
                equal(sorted(side["table"] for side in line), sorted(titles))
                check_line(line, 2)
                for side in line:
                    check_told(told[side["names"][0]], side, line)
            equal(sorted(side["names"][0] for line in results["lines"] for side in line), sorted(told))
            equal(results["deals"],
                  [deal for deal, _ in list_deals(f"{folder}/host/host")[tuple(GUESTS[0])]])
            sheet = read_sheet(host)
            for table, line in zip(sheet.tables, results["lines"]):
                equal([row[:3] for row in table[1:]],
                      [[str(side["place"]), side["names"][0], side["table"]] for side in line])
                equal([row[3:6] for row in table[1:]],
                      [[f"{n:,}".replace("-", "−") for n in (*side["rounds"], side["points"])]
                       for side in line])
            equal([row[1] for row in sheet.tables[2]], [str(deal) for deal in results["deals"]])
            host.stop()


def test_replaced():
    """A round in which a computer player acted for somebody is not theirs, and marked so."""
    with scratch() as folder:
        with Host(f"{folder}/host", "--port=0", "--tables=2", "--evening=1", "--wait=0.001") as host:
            guests = [join(folder, name, invitation) for name, invitation
                      in zip(("Anna", "Ben", "Clara"), (*host.invitations[:1] * 2, host.invitations[1]))]
            david = join(folder, "David", host.invitations[1], BY_HAND)
            host.wait_for("Round 1 is dealt.", 2)
            david.kill()
            david.communicate()
            host.wait_for("A computer player goes on for David.")
            for process in guests:
                assert "place" in end(process)
            notes = {side["names"][0]: side["notes"]
                     for line in read_told(host.process)["lines"] for side in line}
            equal(notes, {"Anna": None, "Ben": None, "Clara": None,
                          "David": "For David a computer player acted in these rounds: 1."})
            host.wait_for("The sheet of the evening is")
            assert any(notes["David"] in cell for table in read_sheet(host).tables
                       for row in table for cell in row)
            host.stop()


def test_same_deals():
    """Three tables play so many rounds as the evening has, whatever the house says; all of them are
    free for others when the last one has ended."""
    with scratch() as folder:
        with Host(f"{folder}/host", "--port=0", "--tables=3", "--evening=2", rounds=5) as host:
            for process in sum(come(folder, host), []):
                assert "won the match with" in end(process)
            check_deals(folder, 3, 2)
            host.wait_for("The table is free again.", 3)
            log = host.read_log()
            for n in (1, 2):
                for title in ("Table 1", "Table 2", "Table 3"):
                    equal(log.count(f"“{title}”: Round {n} is dealt."), 1)
            before = log.index("The match is over.")
            assert log.index("free again") > before and "is dealt" not in log[before:], log
            read_told(host.process)
            host.stop()


@contextlib.contextmanager
def patched(environment, others):
    """With further variables, for a while."""
    before = dict(environment)
    environment.update(others)
    yield
    environment.clear()
    environment.update(before)


def test_waiting():
    """Whose table has ended a round is told how only when the other one has; in between the host ends
    and is started again. Then they are dealt the next one together."""
    with scratch() as folder:
        arguments = ("--tables=2", "--evening=2")
        with Host(f"{folder}/host", "--port=0", *arguments) as host:
            anna, ben = [join(folder, name, host.invitations[0]) for name in GUESTS[0]]
            clara = join(folder, "Clara", host.invitations[1])
            david = join(folder, "David", host.invitations[1], BY_HAND)
            told = read_until(anna, WAITING)
            assert "Round total" not in told, told[-2000:]
            # What ended it is told before, and once.
            end_told = told.splitlines()[-2]
            assert end_told.startswith(("Anna ", "Ben ")), told[-2000:]
            over = find_rounds(folder, GUESTS[0])
            equal(len(over), 1)
            equal(host.read_log().count("is dealt."), 2)
            host.stop()
        with Host(f"{folder}/host", *arguments) as host:
            host.wait_for("is back.", 4)
            equal(host.read_log().count("is dealt."), 2)
            david.kill()
            david.communicate()
            david = join(folder, "David", host.invitations[1])
            for process in (anna, ben, clara, david):
                told = end(process)
                if process == anna:
                    assert end_told not in told[:told.index("Round total")], told[-2000:]
                assert "Round total" in told and "won the match with" in told, told[-2000:]
            check_deals(folder, 2, 2)
            equal(find_rounds(folder, GUESTS[0])[:1], over)
            host.wait_for("The table is free again.", 2)
            equal(host.read_log().count("is dealt."), 4)
            equal(len(read_told(host.process)["deals"]), 2)
            host.stop()


def test_closed_tables():
    """Where the variant fails at all tables the one that is closed last frees them, too."""
    with scratch() as folder:
        program = pathlib.Path(PROGRAM)
        plugins = {"CANASTA_PLUGIN_PATH": f"{program.parent}/../../tests/plugins/failing",
                   "XDG_STATE_HOME": f"{folder}/state"}
        with patched(ENVIRONMENT, plugins):
            # It is tried once, while it does well.
            end(start(f"{folder}/host", "variants"))
            with patched(SHUT_IN, plugins | {"CANASTA_FAILING": "may_discard error"}), \
                    Logged(f"{folder}/host", "--port=0", "--variant=failing", "--tables=2",
                           "--evening=1") as host:
                guests = [join(folder, f"{table['name']}-{seat}", table["invitation"])
                          for table in host.told["tables"] for seat in range(4)]
                host.wait_for("The variant has failed, and the table is closed", 2)
                host.wait_for("The table is free again.", 2)
                host.stop()
                kill(guests)


def sit_by_hand(folder, host):
    """Guests who do nothing."""
    guests = [join(folder, name, invitation, f"--name={name}")
              for names, invitation in zip(GUESTS, host.invitations) for name in names]
    host.wait_for("Round 1 is dealt.", len(host.invitations))
    return guests


def kill(guests):
    for process in guests:
        process.kill()
        process.communicate()


def forget_match(folder, number):
    """As if the host had been killed before a table had its round."""
    path = pathlib.Path(folder, "tables", f"{number}.json")
    kept = json.loads(path.read_text())
    pathlib.Path(folder, "matches", kept.pop("file")).unlink()
    path.write_text(json.dumps(kept))


def test_half_dealt():
    """The host is killed when it has dealt a round to one table and not yet to the other: that is dealt
    the same, before anybody is back."""
    with scratch() as folder:
        arguments = ("--tables=2", "--evening=1")
        with Host(f"{folder}/host", "--port=0", *arguments) as host:
            guests = sit_by_hand(folder, host)
            host.process.kill()
        kill(guests)
        forget_match(f"{folder}/host/host", 2)
        with Host(f"{folder}/host", *arguments) as host:
            host.wait_for("Round 1 is dealt.", 3)
            for process in sum(come(folder, host), []):
                assert "won the match with" in end(process)
            check_deals(folder, 2, 1)
            read_told(host.process)
            host.stop()


def test_looking_on_ends():
    """Who looked on at a table comes back to it in vain, once it is one of an evening."""
    with scratch() as folder:
        with Host(f"{folder}/host", "--port=0", "--tables=2", "--onlookers=1") as host:
            eva = join(folder, "Eva", host.invitations[0], "--look-on")
            host.wait_for("Eva looks on.")
            host.stop()
        with Host(f"{folder}/host", "--tables=2", "--evening=1") as host:
            told = eva.communicate(timeout=TIMEOUT)
            assert "Nobody else may look on at this table." in "".join(told), told
            equal(host.read_log().count("Eva looks on."), 1)
            host.stop()


def test_refused():
    """There are not tables enough, or too many; somebody would see at one table what is hidden at
    another; something else is being played; a table comes too late."""
    with scratch() as folder:
        data = f"--data-dir={folder}"
        refused("host", "--evening=2", data, names=["--evening", "1"])
        refused("host", "--evening=2", "--tables=33", data, names=["--evening", "32", "33"])
        refused("host", "--evening=100", "--tables=2", data, names=["--evening", "99"])
        refused("host", "--evening=-1", "--tables=2", data, names=["--evening"])
        refused("host", "--evening=2", "--tables=2", "--onlookers=1", data, names=["--onlookers"])
        for begun, tables, named in (("--house=short", 2, ["Table 1", "Table 2", "--evening"]),
                                     ("--evening=2", 3, ["Table 3"])):
            home = f"{folder}/{tables}"
            with Host(home, "--port=0", "--tables=2", begun, rounds=3) as host:
                guests = sit_by_hand(folder, host)
                host.stop()
            refused("host", "--house=short", "--variant=two-player", f"--tables={tables}",
                    "--evening=2", f"--data-dir={home}", names=named)
            kill(guests)


main(globals())
