# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli host: tables that are kept for others, behind one door."""

import contextlib
import json
import os
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time

from kept_tables import SHUT_IN, TWO, Host, end, fingerprint, join, read_told, start, write_house
from terminal import PROGRAM, TIMEOUT, equal, main, refused, run, scratch

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "app"))

from gate_attacks import ATTACKS

GUESTS = [["Anna", "Ben"], ["Clara", "David"]]


def come(folder, host):
    """All guests, a list a table."""
    return [[join(folder, name, invitation) for name in names]
            for names, invitation in zip(GUESTS, host.invitations)]


def check_matches(folder, n_rounds):
    """Host and guests have kept the same."""
    kept = fingerprint(f"{folder}/host/host")
    for names in GUESTS:
        mine = next(value for key, value in kept.items() if sorted(key) == names)
        equal(len(mine), n_rounds)
        for name in names:
            (of_guest,) = fingerprint(f"{folder}/{name}").values()
            equal(of_guest, mine)


def test_two_tables():
    """Two guests at each of two tables play a match; then the tables are free for others, who come
    by the same invitation. The log tells who, and of no card."""
    with scratch() as folder, Host(f"{folder}/host", "--port=0", "--name=Thursday",
                                   "--name=Beginners") as host:
        equal([(table["name"], table["table"], table["house"]) for table in host.told["tables"]],
              [("Thursday", "two-player/2", "short"), ("Beginners", "two-player/2", "short")])
        assert host.invitations[0] != host.invitations[1]
        for i, guests in enumerate(come(f"{folder}", host)):
            for process in guests:
                text = end(process)
                assert f"of “{('Thursday', 'Beginners')[i]}”" in text, text[:500]
                assert "won the match with" in text, text[-1000:]
        check_matches(folder, 1)
        host.wait_for("The table is free again.", 2)
        log = host.read_log()
        for title, names in zip(("Thursday", "Beginners"), GUESTS):
            for name in names:
                assert re.search(rf"“{title}”: {name} sits down at seat [01]\.", log), log
            assert f"“{title}”: Round 1 is dealt." in log, log
            assert f"“{title}”: The match is over." in log, log
        assert not re.search(r"\b(10|[2-9JQKA])[CDHS]\b|\bJo\b", log), log
        others = [join(folder, name, host.invitations[0]) for name in ("Emma", "Fritz")]
        for process in others:
            assert "won the match with" in end(process)
        host.stop()


def test_text():
    """What a person reads names each table and its invitation."""
    with scratch() as folder:
        process = start(folder, "host", "--tables=2", "--port=0")
        lines = [process.stdout.readline().strip() for _ in range(5)]
        assert [line for line in lines if line.startswith("Table ")] == ["Table 1", "Table 2"], lines
        equal(sum(line.startswith("CANASTA://") for line in lines), 2)
        process.send_signal(signal.SIGINT)
        end(process)


def write_lists(folder, **tables):
    """Who may come to each table; nobody where everybody may."""
    path = pathlib.Path(folder, "lists")
    path.write_text("\n".join(f"[{title}]" + (f"\nguests={'; '.join(names)}" if names else "")
                              for title, names in tables.items()) + "\n")
    return path


def find_invitations(told, title):
    """Of a table's guests, by their names."""
    table = next(each for each in told["tables"] if each["name"] == title)
    assert "invitation" not in table, table
    return {guest["name"]: guest["invitation"] for guest in table["guests"]}


def show_again(folder):
    out = subprocess.run([PROGRAM, "host", "--invitations", "--format=json", f"--data-dir={folder}"],
                         capture_output=True, text=True, check=True, timeout=TIMEOUT).stdout
    return json.loads(out)


def test_lists():
    """To a table only those come who stand in the file, each by an invitation of their own and by the
    name that stands there. A table is known by its name. When the file is read again in mid-match, who
    stands there no more is put out, and a computer player goes on for them."""
    with scratch() as folder:
        home = f"{folder}/host"
        os.makedirs(home)
        path = write_lists(home, Thursday=["Anna", "Ben"], Beginners=[])
        with Host(home, "--port=0", f"--guests={path}", rounds=20) as host:
            of_guests = find_invitations(host.told, "Thursday")
            equal(sorted(of_guests), ["Anna", "Ben"])
            equal(len({of_guests["Anna"], of_guests["Ben"], host.told["tables"][1]["invitation"]}), 3)
            host.wait_for("“Thursday”: Ben may come.")
            equal(show_again(home), host.told)
            anna = join(folder, "Anna", of_guests["Anna"])
            ben = join(folder, "Benjamin", of_guests["Ben"])
            host.wait_for("“Thursday”: Ben sits down")
            host.wait_for("Round 1 is dealt.")
            write_lists(home, Thursday=["Clara", "Ben"], Sunday=[])
            host.process.send_signal(signal.SIGHUP)
            host.wait_for("“Thursday”: Anna may not come any more.")
            host.wait_for("“Thursday”: Clara may come.")
            host.wait_for("“Sunday” is a table when the program is started again.")
            assert "The host has put you out" in end(anna, status=1)
            assert "You were not let in" in end(join(folder, "Anna2", of_guests["Anna"]), status=1)
            path.write_text("[Thursday]\nguest=Anna\n")
            host.process.send_signal(signal.SIGHUP)
            host.wait_for("guests can be said, not “guest”")
            equal(find_invitations(show_again(home), "Thursday")["Ben"], of_guests["Ben"])
            host.stop()
        write_lists(home, Sunday=[], Thursday=["Ben"])
        with Host(home, f"--guests={path}", rounds=20) as host:
            equal([table["name"] for table in host.told["tables"]], ["Sunday", "Thursday"])
            equal(find_invitations(host.told, "Thursday"), {"Ben": of_guests["Ben"]})
            host.wait_for("“Thursday”: Ben is back.")
            ben.kill()
            ben.communicate()
            host.stop()


def test_shut_in():
    """Once people can come, the host is shut in by what its log names, each thread of it: those that
    think for a computer player, too. It keeps its matches, and ends as it should."""
    with scratch() as folder, Host(f"{folder}/host", "--port=0", "--player=0=policy") as host:
        host.wait_for("This program is shut in by ")
        layers = re.search(r"This program is shut in by ([a-z -]+)\.", host.read_log()).group(1).split()
        anna = join(folder, "Anna", host.invitations[0])
        host.wait_for("Round 1 is dealt.")
        threads = list(pathlib.Path(f"/proc/{host.process.pid}/task").iterdir())
        for thread in threads:
            status = thread.joinpath("status").read_text()
            held = dict(line.split(":\t") for line in status.splitlines() if ":\t" in line)
            equal(held["NoNewPrivs"], "1")
            equal(held["CapEff"].strip("0"), "")
            if "seccomp" in layers:
                equal(held["Seccomp"], "2")
        assert "won the match with" in end(anna)
        host.stop()
        assert fingerprint(f"{folder}/host/host"), layers


def start_handed(folder, listening, log):
    """As a system does that has listened itself: the socket is the third descriptor, and the process is
    told that it is meant."""
    def hand_over():
        os.dup2(listening.fileno(), 3)
        os.set_inheritable(3, True)

    command = ["sh", "-c", 'LISTEN_PID=$$ exec "$@"', "sh", PROGRAM, "host", "--format=json", *TWO,
               f"--data-dir={folder}"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, close_fds=False,
                            env=dict(SHUT_IN, LISTEN_FDS="1"), preexec_fn=hand_over)


def test_socket():
    """Where a system listens, people come in by its socket."""
    with scratch() as folder, socket.create_server(("", 0)) as listening:
        write_house(folder, 1)
        with open(f"{folder}/log", "w") as log, start_handed(folder, listening, log) as host:
            told = read_told(host)
            equal(told["port"], listening.getsockname()[1])
            guests = [join(folder, name, told["tables"][0]["invitation"]) for name in GUESTS[0]]
            for process in guests:
                assert "won the match with" in end(process)
            host.send_signal(signal.SIGTERM)
            equal(host.wait(TIMEOUT), 0)


class Proxy:
    """Has TLS, and tells a host behind it from where people come: an address that stands there, after what
    they say of it themselves."""

    def __init__(self, certificate):
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.origin, self.to = "192.0.2.7", None
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            wire, _ = self.listening.accept()
            threading.Thread(target=self.serve, args=(wire,), daemon=True).start()

    def serve(self, wire):
        with contextlib.suppress(OSError), self.context.wrap_socket(wire, server_side=True) as guest, \
                socket.create_connection(("127.0.0.1", self.to)) as host:
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += guest.recv(4096)
            host.sendall(head[:-2] + f"X-Forwarded-For: 10.9.9.9, {self.origin}\r\n\r\n".encode())
            threading.Thread(target=self.carry, args=(host, guest), daemon=True).start()
            self.carry(guest, host)

    @staticmethod
    def carry(from_wire, to_wire):
        with contextlib.suppress(OSError):
            while data := from_wire.recv(65536):
                to_wire.sendall(data)
            to_wire.shutdown(socket.SHUT_WR)


def make_certificate(folder):
    with Host(folder, "--port=0"):
        pass
    return f"{folder}/host/host-key.pem"


def test_proxy():
    """Behind a proxy whoever comes is known by what that tells of them, and by nothing they say
    themselves; nobody comes in without it, and from no other computer."""
    with scratch() as folder:
        certificate = make_certificate(f"{folder}/other")
        proxy = Proxy(certificate)
        with Host(f"{folder}/host", "--port=0", "--tables=2", "--behind-proxy", "--per-address=2",
                  f"--address=127.0.0.1:{proxy.port}", f"--certificate={certificate}") as host:
            proxy.to = host.port
            assert all(invitation.startswith(f"CANASTA://127.0.0.1:{proxy.port}/")
                       and "?" not in invitation for invitation in host.invitations)
            guests = [join(folder, name, host.invitations[0]) for name in GUESTS[0]]
            host.wait_for("Round 1 is dealt.")
            third = join(folder, "Clara", host.invitations[1])
            host.wait_for("A connection from 192.0.2.7 was ended: too-many.")
            third.kill()
            third.communicate()
            with socket.create_connection(("127.0.0.1", host.port)) as wire:
                wire.sendall(b"GET /canasta HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                             b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                             b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                             b"Sec-WebSocket-Protocol: canasta.1\r\n\r\n")
                equal(wire.recv(100), b"")
            host.wait_for("A connection from 127.0.0.1 was ended: not-a-request.")
            for process in guests:
                assert "won the match with" in end(process)
            assert "10.9.9.9" not in host.read_log()
            with socket.socket(socket.AF_INET6) as wire:
                assert wire.connect_ex(("::1", host.port)) != 0, "it listens elsewhere as well"
            host.stop()
        refused("host", "--behind-proxy", f"--data-dir={folder}/host", names=["--address"])
        refused("host", "--behind-proxy", "--address=/", "--port=0", f"--data-dir={folder}/host",
                names=["“/”"])


def test_stopped():
    """In mid-round the host is told to end, and started again: the same guests go on, by the same
    invitations, and no round is lost. So it is when it is killed."""
    with scratch() as folder:
        home = f"{folder}/host"
        with Host(home, "--tables=2", "--port=0", rounds=3) as host:
            guests = come(folder, host)
            port, invitations = host.port, host.invitations
            host.wait_for("Round 1 is dealt.", 2)
            host.stop()
        before = fingerprint(f"{home}/host")
        for how in (signal.SIGKILL, signal.SIGTERM):
            with Host(home, "--tables=2", rounds=3) as host:
                equal((host.port, host.invitations), (port, invitations))
                host.wait_for("is back.", 4 if how == signal.SIGKILL else 8)
                host.process.send_signal(how)
                host.process.wait(TIMEOUT)
        with Host(home, "--tables=2", rounds=3) as host:
            for process in sum(guests, []):
                text = end(process)
                assert "won the match with" in text and "The line is there again" in text, text[-2000:]
            log = host.read_log()
            equal(sum(log.count(f"{name} sits down") for name in sum(GUESTS, [])), 4)
            check_matches(folder, 3)
            host.stop()
        after = fingerprint(f"{home}/host")
        for names, rounds in before.items():
            equal(after[names][:len(rounds) - 1], rounds[:-1])


def test_strangers():
    """Who has an invitation to no table here, or to one that is full, is refused and told of in the
    log; those who sit play on."""
    with scratch() as folder:
        with Host(f"{folder}/other", "--port=0") as other:
            port, wrong = other.port, other.invitations[0]
        # The same way to a host of the same key, and another ticket.
        certificate = f"--certificate={folder}/other/host/host-key.pem"
        with Host(f"{folder}/host", "--tables=2", f"--port={port}", certificate) as host:
            equal(len({invitation.split("/")[3] for invitation in [wrong, *host.invitations]}), 1)
            first = join(folder, "Anna", host.invitations[1])
            host.wait_for("Anna sits down")
            assert "You were not let in" in end(join(folder, "Mallory", wrong), status=1)
            host.wait_for("has no invitation that opens a table here.")
            assert "Mallory" not in host.read_log(), host.read_log()
            second = join(folder, "Ben", host.invitations[1])
            host.wait_for("Ben sits down")
            assert "You were not let in" in end(join(folder, "Clara", host.invitations[1]), status=1)
            host.wait_for("Clara is not let in: no seat is free.")
            for process in (first, second):
                assert "won the match with" in end(process)


class Attacked:
    """A host, and from where one stranger comes."""

    def __init__(self, host, number):
        self.port, self.stranger = host.port, f"127.0.1.{number}"


# A table ends these itself, because nobody says who they are: the gate has nothing to tell.
OF_THE_TABLE = {"half a message", "too many messages"}


def test_attacks():
    """What strangers do to a gate, all at once, from an address each: every one is ended, and the log
    names those whom the gate ended and why. Two guests play a match meanwhile."""
    with scratch() as folder, Host(f"{folder}/host", "--tables=2", "--port=0", rounds=3) as host:
        rows = [row for row in ATTACKS if row[2]]
        attacked = [Attacked(host, number) for number in range(1, len(rows) + 1)]
        guests = [join(folder, name, host.invitations[1]) for name in GUESTS[0]]
        threads = [threading.Thread(target=attack, args=(each,), daemon=True)
                   for (_, _, _, attack), each in zip(rows, attacked)]
        for thread in threads:
            thread.start()
        for (name, *_), thread in zip(rows, threads):
            thread.join(2 * TIMEOUT)
            assert not thread.is_alive(), f"“{name}” is still open"
        for (name, endings, _, _), each in zip(rows, attacked):
            if not endings & {"closed", "gone"} and name not in OF_THE_TABLE:
                host.wait_for(f"A connection from {each.stranger} was ended: ")
                told = re.findall(rf"{re.escape(each.stranger)} was ended: ([a-z-]+)",
                                  host.read_log())
                assert set(told) <= endings, (name, told)
        for process in guests:
            assert "won the match with" in end(process)
        host.stop()


def test_limits():
    """Of one address no more than are allowed come in at once."""
    with scratch() as folder, Host(f"{folder}/host", "--port=0", "--per-address=2") as host:
        wires = [socket.create_connection(("127.0.0.1", host.port)) for _ in range(3)]
        host.wait_for("A connection from 127.0.0.1 was ended: too-many.")
        for wire in wires:
            wire.close()
        host.stop()


def test_computer_player():
    """Somebody plays against a computer player whom the host keeps, and the host needs nobody."""
    with scratch() as folder, Host(f"{folder}/host", "--port=0", "--player=0=policy") as host:
        text = end(join(folder, "Anna", host.invitations[0]))
        assert "You sit at seat 1" in text and "won the match with" in text, text
        host.stop()


def test_onlookers():
    """At a table where each has an invitation of their own somebody looks on, and neither looks on nor
    sits a second time by it; after a restart they are back, and nobody else may look on."""
    with scratch() as folder:
        home = f"{folder}/host"
        os.makedirs(home)
        path = write_lists(home, Thursday=["Anna", "Eva", "Fritz"])
        arguments = ("--player=0=policy", "--onlookers=1", f"--guests={path}")
        with Host(home, "--port=0", *arguments, rounds=20) as host:
            of_guests = find_invitations(host.told, "Thursday")
            eva = join(folder, "Eva", of_guests["Eva"], "--look-on")
            host.wait_for("“Thursday”: Eva looks on.")
            fritz = join(folder, "Fritz", of_guests["Fritz"], "--look-on")
            assert "Nobody else may look on at this table." in end(fritz, status=1)
            anna = join(folder, "Anna", of_guests["Anna"])
            host.wait_for("Round 1 is dealt.")
            again = join(folder, "Anna elsewhere", of_guests["Anna"], "--look-on")
            assert "You have a seat at this table" in end(again, status=1)
            host.stop()
        with Host(home, *arguments, rounds=20) as host:
            host.wait_for("“Thursday”: Eva looks on.", 2)
            host.wait_for("“Thursday”: Anna is back.")
            eva.kill()
            eva.communicate()
            host.wait_for("“Thursday”: Eva no longer looks on.")
            anna.kill()
            anna.communicate()
            host.stop()


def test_refused():
    with scratch() as folder:
        write_house(folder, 1)
        data = f"--data-dir={folder}"
        refused("host", "--port=70000", data, names=["--port"])
        refused("host", "--tables=0", "--name=a", "--name=b", "--tables=1", data, names=["2", "1"])
        refused("host", "--tables=-1", data, names=["--tables"])
        refused("host", "--rate=0", data, names=["--rate"])
        refused("host", "--onlookers=33", data, names=["--onlookers", "32"])
        refused("host", "--persons=100000", data, names=["--persons"])
        refused("host", "--tables=0", data, names=["--tables", "1", "200"])
        refused("host", "--players=0", data, names=["--players", "2 to 6"])
        refused("host", "--tables=2", "--evening=0", data, names=["--evening", "1", "99"])
        refused("host", "--clock=1441", data, names=["1440"])
        refused("host", "--wait=1441", data, names=["1440"])
        refused("host", *TWO, "--player=policy", data, names=["leave one"])
        refused("host", *TWO, "--player=0=exec:true", data, names=["canasta-cli join"])
        refused("host", *TWO, "--player=7=policy", data, names=["7"])
        refused("host", "--house=nobody", data, names=["nobody"])
        refused("host", "--format=xml", data, names=["json"])
        refused("host", f"--certificate={folder}/nothing.pem", "--port=0", data,
                names=["nothing.pem” could not be read: "])
        refused("host", "--name=", data, names=["from 1 to 40"])
        refused("host", "--name=A", "--name=B", "--name= A ", data, names=["“A”"])
        refused("host", "--address=", data, names=["“” is no address"])
        refused("host", "--through=/", data, names=["“/” is no address"])
        refused("host", "--invitations", data, names=["No tables"])
        lists = pathlib.Path(folder, "lists")
        for text, names in (("", ["no table"]), ("[a]\nguest=b\n", ["a", "guest"]),
                            ("[a]\nguests=b;B\n", ["B"]), ("[a]\nguests=\n", ["“a” has no guests"]),
                            ("[a]\nguests=b;;c\n", ["letters"]),
                            (f"[{'a' * 41}]\n", ["40"]), ("guests=a\n", ["lists"])):
            lists.write_text(text)
            refused("host", f"--guests={lists}", data, names=names)
        lists.write_text("[a]\n")
        refused("host", f"--guests={lists}", "--tables=2", data, names=["--tables"])
        refused("host", f"--guests={folder}/nothing", data, names=["nothing” could not be read: "])
        refused("host", f"--certificate={lists}", "--port=0", data,
                names=["lists” has no certificate: "])
        bare = pathlib.Path(folder, "bare.pem")
        with Host(folder, "--port=0"):
            refused("host", "--port=0", data, names=["open in another program"])
        key = pathlib.Path(folder, "host", "host-key.pem").read_text()
        bare.write_text(key[key.index("-----BEGIN CERTIFICATE"):])
        refused("host", f"--certificate={bare}", "--port=0", data, names=["bare.pem", "key"])


def test_a_port_that_is_taken():
    """That is no fault of the line: it fails."""
    with scratch() as folder, socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for command in (["host"], ["host", "--relay"], ["play", "--open", "--computers-only"]):
            told = run(*command, f"--port={port}", data=folder, status=1).stderr
            assert told.endswith(f"{command[0]}: Another program listens at port {port}.\n"), told


main(globals())
