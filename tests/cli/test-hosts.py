# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli join, where whoever answers has the key that the invitation names and means no
good: a row each. A guest gives up with a sentence, or tries again, in bounded time and memory."""

import base64
import hashlib
import os
import socket
import ssl
import struct
import subprocess
import threading
import time

from terminal import PROGRAM, TIMEOUT, main, scratch

MOST_SECONDS = 90               # until a guest is done with a host, on a busy machine
MOST_MEMORY = 120 * 1024        # kB
WELCOME = ('{"k":"welcome","program":"x","can":[],"table":"Thursday",'
           '"match":"d3d9446802a44259755d38e6d163e820",'
           '"return":"d3d9446802a44259755d38e6d163e820","place":"seat","seat":1}')
TABLE = '{"k":"table","seats":[{"occupant":"person"},{"occupant":"person"}],"round":1}'
MISSED = "The host cannot be reached"


def listen(port):
    """At a port of this computer, 0 for any, by whatever address it is reached."""
    if socket.has_dualstack_ipv6():
        return socket.create_server(("::", port), family=socket.AF_INET6, dualstack_ipv6=True)
    return socket.create_server(("", port))


def invite(folder, port):
    """The invitation to a real table at this port, whose key is in the folder."""
    process = subprocess.Popen([PROGRAM, "play", "--open", f"--port={port}", "--computers-only",
                                f"--data-dir={folder}"], stdout=subprocess.PIPE, text=True,
                               env=dict(os.environ, LANGUAGE="en"))
    invitation = next(line.strip() for line in process.stdout if line.startswith("CANASTA://"))
    process.kill()
    process.communicate()
    return invitation


def read_head(wire):
    head = b""
    while not head.endswith(b"\r\n\r\n") and (byte := wire.recv(1)):
        head += byte
    return head.decode()


def open_websocket(wire):
    head = read_head(wire)
    key = next(line.split(": ")[1] for line in head.split("\r\n")
               if line.lower().startswith("sec-websocket-key"))
    magic = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    accept = base64.b64encode(hashlib.sha1(magic.encode()).digest()).decode()
    wire.sendall(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                  f"Connection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n"
                  "Sec-WebSocket-Protocol: canasta.1\r\n\r\n").encode())


def frame(text, kind=1, final=True):
    body = text.encode() if isinstance(text, str) else text
    size = struct.pack("!B", len(body)) if len(body) < 126 else \
        struct.pack("!BH", 126, len(body)) if len(body) < 65536 else \
        struct.pack("!BQ", 127, len(body))
    return bytes([(128 if final else 0) | kind]) + size + body


# What hosts do. They get a line with TLS, and may stay as long as the guest does.

def fall_silent(wire):
    wait_for_end(wire)


def answer_half(wire):
    read_head(wire)
    wire.sendall(b"HTTP/1.1 101 Switching")
    wait_for_end(wire)


def redirect(wire):
    read_head(wire)
    wire.sendall(b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1:9/canasta\r\n\r\n")
    wait_for_end(wire)


def tell_pages(wire):
    read_head(wire)
    wire.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n")
    send_on(wire, b"x" * 65536)


def answer_on(wire):
    read_head(wire)
    wire.sendall(b"HTTP/1.1 101 Switching Protocols\r\n")
    send_on(wire, b"X-Header: " + b"x" * 1000 + b"\r\n")


def fall_silent_inside(wire):
    open_websocket(wire)
    wait_for_end(wire)


def say_rubbish(wire):
    open_websocket(wire)
    wire.sendall(frame("rubbish"))
    wait_for_end(wire)


def say_bytes(wire):
    open_websocket(wire)
    wire.sendall(frame(b"\x00\xff" * 100, kind=2))
    wait_for_end(wire)


def say_much(wire):
    open_websocket(wire)
    wire.sendall(frame(WELCOME))
    wire.sendall(frame('{"k":"rules","table":"' + "x" * 300000 + '"}'))
    wait_for_end(wire)


def promise_much(wire):
    open_websocket(wire)
    wire.sendall(bytes([129, 127]) + struct.pack("!Q", 1 << 40))
    send_on(wire, b"x" * 65536)


def say_without_end(wire):
    open_websocket(wire)
    wire.sendall(frame("{", final=False))
    send_on(wire, frame(" " * 1000, kind=0, final=False))


def say_again_and_again(wire):
    open_websocket(wire)
    send_on(wire, frame(WELCOME) * 50)


def say_what_cannot_be(wire):
    open_websocket(wire)
    wire.sendall(frame(WELCOME))
    wire.sendall(frame('{"k":"rules","table":"two-player/2","rules":{"deal-size":-5}}') + frame(TABLE))
    wait_for_end(wire)


def tell_a_position_without_rules(wire):
    open_websocket(wire)
    wire.sendall(frame(WELCOME) + frame('{"k":"position","r":0,"observation":{"format":1}}'))
    wait_for_end(wire)


def play_something_else(wire):
    open_websocket(wire)
    wire.sendall(frame(WELCOME))
    wire.sendall(frame('{"k":"rules","table":"poker/2","rules":{}}') + frame(TABLE))
    wait_for_end(wire)


def wait_for_end(wire):
    while wire.recv(65536):
        pass


def send_on(wire, data):
    while True:
        wire.sendall(data)


# What the guest says, and the status it ends with; none where it goes on trying.
ATTACKS = [
    (fall_silent, MISSED, None),
    (answer_half, MISSED, None),
    (redirect, "is no table of this version", 1),
    (tell_pages, "is no table of this version", 1),
    (answer_on, "is no table of this version", 1),
    (fall_silent_inside, MISSED, None),
    (say_rubbish, "cannot be understood", 1),
    (say_bytes, MISSED, None),
    (say_much, MISSED, None),
    (promise_much, MISSED, None),
    (say_without_end, MISSED, None),
    (say_again_and_again, MISSED, None),
    (say_what_cannot_be, "Cards dealt” needs a number", 1),
    (tell_a_position_without_rules, "cannot be true", 1),
    (play_something_else, "poker", 1),
]


def accept(server, context, attack):
    while True:
        try:
            wire, _ = server.accept()
            with context.wrap_socket(wire, server_side=True) as inside:
                attack(inside)
        except OSError:
            if server.fileno() < 0:
                return


def get_memory(process):
    with open(f"/proc/{process.pid}/status") as status:
        return next((int(line.split()[1]) for line in status if line.startswith("VmRSS")), 0)


def suffer(folder, server, invitation, attack, said, status):
    """A guest of such a host. Returns what is wrong, or nothing."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(os.path.join(folder, "host", "host-key.pem"))
    home = os.path.join(folder, attack.__name__)
    with server:
        threading.Thread(target=accept, args=(server, context, attack), daemon=True).start()
        process = subprocess.Popen([PROGRAM, "join", invitation, "--name=Anna",
                                    f"--data-dir={home}"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, env=dict(os.environ, LANGUAGE="en"))
        text, end, memory = b"", time.monotonic() + MOST_SECONDS, 0
        os.set_blocking(process.stdout.fileno(), False)
        while time.monotonic() < end and (process.poll() is None if status is not None
                                          else said.encode() not in text):
            text += process.stdout.read() or b""
            memory = max(memory, get_memory(process) if process.poll() is None else 0)
            time.sleep(0.02)
        if status is None:
            process.kill()
        elif process.poll() is None:
            process.kill()
            return f"{attack.__name__}: goes on: {text[-300:]}"
        text += process.communicate(timeout=TIMEOUT)[0] or b""
    if said.encode() not in text:
        return f"{attack.__name__}: says {text[-300:]}"
    if status is not None and process.returncode != status:
        return f"{attack.__name__}: ends with {process.returncode}: {text[-300:]}"
    if memory > MOST_MEMORY:
        return f"{attack.__name__}: takes {memory} kB"
    return None


def test_hosts_that_mean_no_good():
    with scratch() as folder:
        wrong = []

        def run_row(server, invitation, row):
            wrong.append(suffer(folder, server, invitation, *row))

        threads = []
        for row in ATTACKS:
            with listen(0) as free:
                port = free.getsockname()[1]
            invitation = invite(f"{folder}/host", port)
            threads.append(threading.Thread(target=run_row, args=(listen(port), invitation, row)))
            threads[-1].start()
        for thread in threads:
            thread.join()
        assert len(wrong) == len(ATTACKS)
        assert not any(wrong), "\n".join(each for each in wrong if each)


main(globals())
