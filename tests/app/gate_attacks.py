# SPDX-License-Identifier: GPL-3.0-or-later
"""What strangers do to the gate of a host, a row each. What is attacked has a port, and an address
from which the stranger comes."""

import base64
import socket
import ssl
import struct
import time

GUEST, STRANGER = "127.0.0.1", "127.0.0.2"
MOST_SECONDS = 120              # until it is ended, on a busy machine

HEAD = ("GET /canasta HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(b'0123456789abcdef').decode()}\r\n"
        "Sec-WebSocket-Protocol: canasta.1\r\n")


def open_tcp(host, address=None):
    wire = socket.create_connection(("127.0.0.1", host.port), timeout=MOST_SECONDS,
                                    source_address=(address or host.stranger, 0))
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return wire


def begin_tls(wire):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context.wrap_socket(wire)


def open_tls(host, address=None):
    return begin_tls(open_tcp(host, address))


def open_websocket(host, address=None):
    return begin_websocket(open_tls(host, address))


def begin_websocket(wire):
    got = b""
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
