#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""attack-gate.py HOST [--long] [--sanitized] [ATTACK…]: what strangers do to a gate, a row each. Every one
is ended, for the reason its row names; two guests play meanwhile and lose nothing; the
host's memory stays as it was. HOST is gate-host. With --long it has the patience of a real
host, and those rows are tried as well that take a minute. Sanitizers keep what is freed, so
that with --sanitized its memory may grow."""

import base64
import pathlib
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import threading
import time

GUEST, STRANGER = "127.0.0.1", "127.0.0.2"
MOST_SECONDS = 120              # until it is ended, on a busy machine
MOST_GROWTH = 10 * 1024         # kB

HEAD = ("GET /canasta HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(b'0123456789abcdef').decode()}\r\n"
        "Sec-WebSocket-Protocol: canasta.1\r\n")


class Host:
    """The gate, and what it says of who has left."""

    def __init__(self, program, folder, patience):
        self.process = subprocess.Popen([program, str(pathlib.Path(folder) / "key.pem"),
                                         *map(str, patience)],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        self.log = []
        self.changed = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            with self.changed:
                self.log.append(line.split())
                self.changed.notify_all()

    def list_endings(self, address):
        return [ending for left, ending in self.log if left == address]

    def wait_for(self, address, n):
        """The endings of that address, once there are so many."""
        with self.changed:
            self.changed.wait_for(lambda: len(self.list_endings(address)) >= n, MOST_SECONDS)
            return self.list_endings(address)

    def get_memory(self):
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def stop(self):
        self.process.stdin.close()
        assert self.process.wait(MOST_SECONDS) == 0, self.process.returncode


def open_tcp(host, address=STRANGER):
    wire = socket.create_connection(("127.0.0.1", host.port), source_address=(address, 0),
                                    timeout=MOST_SECONDS)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return wire


def open_tls(host, address=STRANGER):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context.wrap_socket(open_tcp(host, address))


def open_websocket(host, address=STRANGER):
    wire, got = open_tls(host, address), b""
    wire.sendall((HEAD + "\r\n").encode())
    while not got.endswith(b"\r\n\r\n"):
        part = wire.recv(1)
        assert part, got
        got += part
    assert got.startswith(b"HTTP/1.1 101 "), got
    return wire


def make_frame(kind, data, last=True, masked=True, length=None):
    n = len(data) if length is None else length
    bit = 0x80 if masked else 0
    head = bytes([(0x80 if last else 0) | kind])
    if n < 126:
        head += bytes([bit | n])
    elif n < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", n)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", n)
    return head + (bytes(4) if masked else b"") + data


def say(wire, *parts):
    """Sends this, and waits for the end."""
    for part in parts:
        wire.sendall(part.encode() if isinstance(part, str) else part)
    try:
        while wire.recv(4096):
            pass
    except ConnectionError:
        pass
    except ssl.SSLError as error:
        assert "EOF" in str(error) or "eof" in str(error), error


def pour(wire, first, more, pause=0.0):
    """Sends without end, and never reads."""
    try:
        wire.sendall(first)
        while True:
            wire.sendall(more)
            time.sleep(pause)
    except (ConnectionError, ssl.SSLError):
        pass


def crowd(host):
    wires = []
    for _ in range(1000):
        wires.append(open_tcp(host))
    for wire in wires:
        wire.close()


def leave(wire):
    wire.close()


TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
SLOW, REQUEST, LARGE, SILENT = {"slow"}, {"not-a-request"}, {"too-large"}, {"silent"}
MALFORMED = {"malformed"}

# Name, with which reasons it is ended, whether it is tried in every run, and what is done.
ATTACKS = [
    ("silent", SLOW, True, lambda h: say(open_tcp(h))),
    ("no TLS", {"no-tls"}, True, lambda h: say(open_tcp(h), HEAD + "\r\n")),
    ("gone before TLS", {"no-tls"}, True, lambda h: leave(open_tcp(h))),
    ("gone after TLS", {"gone"}, True, lambda h: leave(open_tls(h))),
    ("silent after TLS", SLOW, False, lambda h: say(open_tls(h))),
    ("half a request", SLOW, True, lambda h: say(open_tls(h), HEAD[:60])),
    ("a header now and then", SLOW, True,
     lambda h: pour(open_tls(h), HEAD.encode(), b"X-A: b\r\n", 0.2)),
    ("headers without end", REQUEST, True,
     lambda h: pour(open_tls(h), HEAD.encode(), b"X-A: " + b"b" * 8000 + b"\r\n")),
    ("no upgrade", REQUEST, True,
     lambda h: say(open_tls(h), "GET /canasta HTTP/1.1\r\nHost: x\r\n\r\n")),
    ("another path", REQUEST, True, lambda h: say(open_tls(h), "GET /x HTTP/1.1\r\n\r\n")),
    ("a large body", REQUEST, True,
     lambda h: pour(open_tls(h), b"POST /canasta HTTP/1.1\r\nContent-Length: 4000000000\r\n\r\n",
                    b"b" * 65536)),
    ("a page in a browser", REQUEST, True,
     lambda h: say(open_tls(h), HEAD + "Origin: http://a.example\r\n\r\n")),
    ("half a message", SILENT, True,
     lambda h: say(open_websocket(h), make_frame(TEXT, b"a" * 10, length=1000))),
    ("no answer to pings", SILENT, False, lambda h: say(open_websocket(h))),
    ("a large message", LARGE, True,
     lambda h: say(open_websocket(h), make_frame(TEXT, b"a" * 1000, length=70000))),
    ("an endless message", LARGE | MALFORMED, True,
     lambda h: say(open_websocket(h), make_frame(TEXT, b"a", length=2**64 - 1))),
    ("frames of one message without end", LARGE, True,
     lambda h: pour(open_websocket(h), make_frame(TEXT, b"a" * 3000, last=False),
                    make_frame(0, b"a" * 3000, last=False))),
    ("empty frames without end", LARGE, True,
     lambda h: pour(open_websocket(h), make_frame(TEXT, b"", last=False),
                    make_frame(0, b"", last=False) * 100)),
    ("pings without end", LARGE, True,
     lambda h: pour(open_websocket(h), b"", make_frame(PING, b"a" * 100) * 100)),
    ("too many messages", {"too-fast"}, True,
     lambda h: pour(open_websocket(h), b"", make_frame(TEXT, b"a") * 100, 0.01)),
    ("never reads", {"unread"}, False,
     lambda h: pour(open_websocket(h), b"", make_frame(TEXT, b"a" * 8000), 1 / 30)),
    ("not UTF-8", MALFORMED, True,
     lambda h: say(open_websocket(h), make_frame(TEXT, b"\xff\xfe"))),
    ("a zero byte", MALFORMED, True, lambda h: say(open_websocket(h), make_frame(TEXT, b"a\0b"))),
    ("not masked", MALFORMED, True,
     lambda h: say(open_websocket(h), make_frame(TEXT, b"hello", masked=False))),
    ("binary", MALFORMED, True, lambda h: say(open_websocket(h), make_frame(BINARY, b"hello"))),
    ("closes", {"closed"}, True,
     lambda h: say(open_websocket(h), make_frame(CLOSE, struct.pack(">H", 4003) + b"bye"))),
    ("closes without a code", {"closed", "gone"} | MALFORMED, True,
     lambda h: say(open_websocket(h), make_frame(CLOSE, b"\x03"))),
    ("gone without a word", {"gone"}, True, lambda h: leave(open_websocket(h))),
    ("a crowd", {"too-many", "no-tls", "slow"}, True, crowd),
]


class Guest(threading.Thread):
    """Says something now and then, and hears it again."""

    def __init__(self, host):
        super().__init__(daemon=True)
        self.wire = open_websocket(host, GUEST)
        self.n_heard = 0
        self.is_done = False
        self.failed = None

    def read(self, n):
        got = b""
        while len(got) < n:
            part = self.wire.recv(n - len(got))
            assert part, "the host has let a guest go"
            got += part
        return got

    def read_text(self):
        """The next text; pings between are answered."""
        while True:
            kind, length = self.read(2)
            data = self.read(length)
            if kind & 0x0f == TEXT:
                return data
            assert kind & 0x0f == PING, kind
            self.wire.sendall(make_frame(10, data))

    def run(self):
        try:
            while not self.is_done:
                text = f"turn {self.n_heard}".encode()
                self.wire.sendall(make_frame(TEXT, text))
                heard = self.read_text()
                assert heard == text, heard
                self.n_heard += 1
                time.sleep(0.2)
        except (AssertionError, OSError) as error:
            self.failed = error


def try_attack(host, name, endings, attack):
    """Whether it is ended as it should be."""
    before = len(host.list_endings(STRANGER))
    attack(host)
    wanted = before + (1000 if attack is crowd else 1)
    got = host.wait_for(STRANGER, wanted)[before:]
    right = len(got) == wanted - before and set(got) <= endings
    if attack is crowd:
        right = right and got.count("too-many") >= 900
    print(f"{'ok' if right else 'not ok'} - {name}: {', '.join(sorted(set(got))) or 'still open'}",
          flush=True)
    return right


def main():
    program, *words = sys.argv[1:]
    long = "--long" in words
    names = [word for word in words if not word.startswith("--")]
    rows = [row for row in ATTACKS if row[0] in names or (not names and (long or row[2]))]
    with tempfile.TemporaryDirectory() as folder:
        host = Host(program, folder, (10000, 30000) if long else (2000, 4000))
        guests = [Guest(host) for _ in range(2)]
        for guest in guests:
            guest.start()
        print(f"1..{len(rows) + 2}", flush=True)
        before = host.get_memory()
        failed = [name for name, endings, _, attack in rows
                  if not try_attack(host, name, endings, attack)]
        growth = host.get_memory() - before
        for guest in guests:
            guest.is_done = True
            guest.join(MOST_SECONDS)
        play = all(not guest.failed and guest.n_heard > 0 for guest in guests)
        print(f"{'ok' if play else 'not ok'} - two guests play on: "
              f"{[guest.failed or guest.n_heard for guest in guests]}")
        small = growth < MOST_GROWTH or "--sanitized" in words
        print(f"{'ok' if small else 'not ok'} - memory grows by {growth} kB")
        for guest in guests:
            guest.wire.close()
        host.stop()
    sys.exit(0 if play and small and not failed else 1)


main()
