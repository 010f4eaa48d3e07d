# SPDX-License-Identifier: GPL-3.0-or-later
"""What strangers do to a relay, a row each. It has a port, the name of a host that is registered there, and
the name of nobody's key, which is in its folder."""

import pathlib
import select
import ssl
import time

from gate_attacks import (HEAD, MOST_SECONDS, TEXT, begin_tls, begin_websocket, crowd, leave, make_frame, open_tcp, pour,
                          say)

HOST, OTHER_HOST = "127.0.0.3", "127.0.0.4"


def make_line(role, name):
    return f"CANASTA-RELAY 1 {role} {name}\n".encode()


def ask(relay, role, name, address=None):
    """The connection, once it is answered."""
    wire, got = open_tcp(relay, address), b""
    wire.sendall(make_line(role, name))
    while len(got) < 5 and (part := wire.recv(5 - len(got))):
        got += part
    return wire, got


def expect(relay, role, name, answer):
    wire, got = ask(relay, role, name)
    assert got == answer, got
    say(wire)


def go_through(relay, address=None):
    wire, got = ask(relay, "GUEST", relay.name, address)
    assert got == b"OPEN\n", got
    return wire


def open_through(relay, address=None):
    return begin_websocket(begin_tls(go_through(relay, address)))


def show_key(relay, name, key, address=None):
    """The connection of a host that has shown this key."""
    wire, got = ask(relay, "TABLE", name, address)
    assert got == b"OPEN\n", got
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pathlib.Path(relay.folder) / key)
    return context.wrap_socket(wire, server_side=True)


def register(relay, address=None):
    """One that is registered by the name of nobody else."""
    wire = show_key(relay, relay.other, "other.pem", address)
    wire.sendall(make_frame(TEXT, b"register", masked=False))
    assert b"register" in unmask(wire)
    return wire


def unmask(wire):
    """The text that the relay sends, which is shorter than 126 bytes."""
    head = wire.recv(6)
    assert len(head) == 6 and head[0] == 0x81, head
    return bytes(byte ^ head[2 + i % 4] for i, byte in enumerate(wire.recv(head[1] & 0x7f)))


def spell(wire, line):
    """In more time than there is."""
    try:
        for sign in line:
            wire.sendall(bytes([sign]))
            time.sleep(0.4)
    except ConnectionError:
        pass


def take_name(relay):
    """Somebody registers by the name of a host that is there, with a key of their own."""
    try:
        say(show_key(relay, relay.name, "other.pem"))
    except (ConnectionError, ssl.SSLError):
        pass


def borrow_key(relay):
    """Somebody has the host whose name it is show its key, as it does to a guest."""
    wires = [ask(relay, "TABLE", relay.name)[0], go_through(relay, HOST)]
    carried = [0, 0]
    while len(wires) == 2:
        for wire in select.select(wires, [], [], MOST_SECONDS)[0]:
            part = wire.recv(65536)
            carried[wires.index(wire)] += len(part)
            if not part:
                wires = []
                break
            wires[1 - wires.index(wire)].sendall(part)
    assert min(carried) > 100, carried
    wires.clear()


def never_fetched(relay):
    """A guest whose host is told of them, and does not fetch them."""
    host = register(relay, HOST)
    wire = open_tcp(relay)
    wire.sendall(make_line("GUEST", relay.other))
    assert unmask(host).startswith(b"guest ")
    say(wire)
    host.close()


def host_goes(relay):
    """A guest whose host goes when it is told of them."""
    host = register(relay, HOST)
    wire = open_tcp(relay)
    wire.sendall(make_line("GUEST", relay.other))
    assert unmask(host).startswith(b"guest ")
    host.close()
    assert wire.recv(5) == b"NONE\n"
    say(wire)


def impatient(relay):
    """A guest who talks before they are fetched."""
    host = register(relay, HOST)
    wire = open_tcp(relay)
    wire.sendall(make_line("GUEST", relay.other))
    assert unmask(host).startswith(b"guest ")
    say(wire, b"x")
    host.close()


def stolen_pass(relay):
    """A guest who is told to a host; somebody else has a pass that is not theirs."""
    host = register(relay, HOST)
    wire = open_tcp(relay, OTHER_HOST)
    wire.sendall(make_line("GUEST", relay.other))
    told = unmask(host).decode().split()
    other = told[1][:-1] + ("0" if told[1][-1] != "0" else "8")
    expect(relay, "FETCH", other, b"NONE\n")
    wire.close()
    host.close()


SLOW, LINE, GONE, TLS = {"slow"}, {"not-a-request"}, {"gone"}, {"no-tls"}
NOBODY = "0123456789ABCDEFGHJKMNPQRG"

# Name, with which reasons it is ended, whether it is tried in every run, and what is done.
ATTACKS = [
    ("silent", SLOW, True, lambda r: say(open_tcp(r))),
    ("gone at once", GONE, True, lambda r: leave(open_tcp(r))),
    ("half a line", SLOW, True, lambda r: say(open_tcp(r), make_line("GUEST", r.name)[:-1])),
    ("a letter now and then", SLOW, True, lambda r: spell(open_tcp(r), make_line("GUEST", r.name))),
    ("a line without end", LINE, True, lambda r: pour(open_tcp(r), b"CANASTA-RELAY 1 GUEST ", b"A" * 8000)),
    ("TLS", LINE, True, lambda r: say(open_tcp(r), b"\x16\x03\x01\x02\x00\x01\x00")),
    ("HTTP", LINE, True, lambda r: say(open_tcp(r), HEAD + "\r\n")),
    ("rubbish", LINE, True, lambda r: pour(open_tcp(r), b"\0\xff" * 1000, b"\0" * 65536)),
    ("another role", LINE, True, lambda r: say(open_tcp(r), make_line("OTHER", r.name))),
    ("another version", LINE, True, lambda r: say(open_tcp(r), make_line("GUEST", r.name).replace(b"1", b"2", 1))),
    ("no name", LINE, True, lambda r: say(open_tcp(r), make_line("GUEST", "U" * 26))),
    ("more than the line", LINE, True, lambda r: say(open_tcp(r), make_line("GUEST", r.name) + b"\x16")),
    ("a table that is not registered", {"closed"}, True, lambda r: expect(r, "GUEST", NOBODY, b"NONE\n")),
    ("a pass of nobody", {"closed"}, True, lambda r: expect(r, "FETCH", NOBODY, b"NONE\n")),
    ("a pass of somebody else", {"closed"}, True, stolen_pass),
    ("a host without TLS", TLS, True, lambda r: say(ask(r, "TABLE", r.other)[0], b"register" * 100)),
    ("a host who shows no key", SLOW, True, lambda r: say(ask(r, "TABLE", r.other)[0])),
    ("a host by another's name", TLS, True, take_name),
    ("a host by a borrowed key", {"slow", "gone"}, True, borrow_key),
    ("a host who does not register", SLOW, True, lambda r: say(show_key(r, r.other, "other.pem"))),
    ("a host who says something else", {"malformed"}, True,
     lambda r: say(show_key(r, r.other, "other.pem"), make_frame(TEXT, b"guest", masked=False))),
    ("a host who asks for HTTP", {"malformed"}, True, lambda r: say(show_key(r, r.other, "other.pem"), HEAD + "\r\n")),
    ("a registered host who says nothing", {"silent"}, True, lambda r: say(register(r))),
    ("a registered host who says too much", {"too-fast"}, True,
     lambda r: pour(register(r), b"", make_frame(TEXT, b"a", masked=False) * 100, 0.01)),
    ("a registered host with a large message", {"too-large"}, True,
     lambda r: say(register(r), make_frame(TEXT, b"a" * 1000, masked=False, length=70000))),
    ("a host who never fetches", SLOW, True, never_fetched),
    ("a host who goes", {"closed"}, True, host_goes),
    ("a guest who does not wait", LINE, True, impatient),
    ("a guest who says nothing", {"closed"}, True, lambda r: say(go_through(r))),
    ("a guest with rubbish", {"closed", "gone"}, True, lambda r: pour(go_through(r), b"", b"x" * 65536)),
    ("a guest who goes", {"closed", "gone"}, True, lambda r: leave(open_through(r))),
    ("a guest who says too much", {"closed", "gone"}, True,
     lambda r: pour(open_through(r), b"", make_frame(TEXT, b"a") * 100, 0.01)),
    ("a guest who never reads", {"closed", "gone", "unread"}, False,
     lambda r: pour(open_through(r), b"", make_frame(TEXT, b"a" * 8000), 1 / 30)),
    ("a crowd", {"too-many", "gone", "slow"}, True, crowd),
]
