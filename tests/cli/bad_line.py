# SPDX-License-Identifier: GPL-3.0-or-later
"""A bad line between two network namespaces, where the kernel has none of its own: packets go
through two TUN devices and this program, so that TCP itself sees delay, loss, another order and
cuts. Root may make it, or a user who may have a namespace of users and open /dev/net/tun."""

import ctypes
import fcntl
import heapq
import os
import random
import select
import signal
import socket
import struct
import subprocess
import threading
import time

NEW_USER, NEW_NETWORK = 0x10000000, 0x40000000
KILLED_WITH_PARENT = 1
SET_INTERFACE, TUN, NO_PACKET_INFORMATION = 0x400454CA, 0x0001, 0x1000
TCP = 6
LIBC = ctypes.CDLL(None, use_errno=True)
NEAR, FAR = "10.77.0.1", "10.77.0.2"


def call(name, *arguments):
    if getattr(LIBC, name)(*arguments) != 0:
        raise OSError(ctypes.get_errno(), name)


def become_root():
    """In a namespace of users of one's own, where one is not it already."""
    user, group = os.getuid(), os.getgid()
    if user == 0:
        return
    call("unshare", NEW_USER)
    for name, text in (("setgroups", "deny"), ("uid_map", f"0 {user} 1"),
                       ("gid_map", f"0 {group} 1")):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)


def open_tun():
    tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tun, SET_INTERFACE,
                struct.pack("16sH22x", b"bad0", TUN | NO_PACKET_INFORMATION))
    return tun


def ip(words):
    subprocess.run(["ip", *words.split()], check=True)


def hold_namespace(own, other, answer):
    """In a child: a namespace of networks with one device, whose descriptor is handed over."""
    LIBC.prctl(KILLED_WITH_PARENT, signal.SIGKILL)
    try:
        call("unshare", NEW_NETWORK)
        tun = open_tun()
        ip("link set lo up")
        ip(f"addr add {own} peer {other} dev bad0")
        ip("link set bad0 up mtu 1400")
        ip("route add default dev bad0")
    except (OSError, subprocess.CalledProcessError) as error:
        answer.send(str(error).encode())
        os._exit(1)
    socket.send_fds(answer, [b"done"], [tun])
    while True:
        signal.pause()


def make_namespace(own, other):
    """Returns: the process that holds it, and its device."""
    here, there = socket.socketpair()
    process = os.fork()
    if process == 0:
        here.close()
        hold_namespace(own, other, there)
    there.close()
    answer, tuns, _, _ = socket.recv_fds(here, 200, 1)
    if not tuns:
        os.waitpid(process, 0)
        raise OSError(answer.decode() or "no namespace")
    return process, tuns[0]


def find_ports(packet):
    """The two ports of a packet of TCP over IPv4; else none."""
    if len(packet) < 20 or packet[0] >> 4 != 4 or packet[9] != TCP:
        return ()
    start = 4 * (packet[0] & 15)
    return struct.unpack("!HH", packet[start:start + 4])


class Line:
    """Delay and jitter are in milliseconds, loss is in percent; ports can be cut off until then."""

    def __init__(self, delay, jitter, loss, seed):
        self.delay, self.jitter, self.loss = delay, jitter, loss
        self.random = random.Random(seed)
        self.cuts = {}
        self.n_packets = self.n_lost = 0
        become_root()
        self.near, near_tun = make_namespace(NEAR, FAR)
        self.far, far_tun = make_namespace(FAR, NEAR)
        self.tuns = {near_tun: far_tun, far_tun: near_tun}
        self.is_open = True
        self.thread = threading.Thread(target=self.carry, daemon=True)
        self.thread.start()

    def is_lost(self, packet, now):
        return (self.random.random() * 100 < self.loss
                or any(now < self.cuts.get(port, 0) for port in find_ports(packet)))

    def carry(self):
        on_way = []
        while self.is_open:
            now = time.monotonic()
            wait = min(max(0, on_way[0][0] - now), 0.05) if on_way else 0.05
            for tun in select.select(list(self.tuns), [], [], wait)[0]:
                packet = os.read(tun, 2000)
                now = time.monotonic()
                self.n_packets += 1
                if self.is_lost(packet, now):
                    self.n_lost += 1
                    continue
                time_on_way = self.delay + self.random.uniform(-self.jitter, self.jitter)
                heapq.heappush(on_way, (now + time_on_way / 1000, self.n_packets, self.tuns[tun],
                                        packet))
            while on_way and on_way[0][0] <= time.monotonic():
                _, _, to, packet = heapq.heappop(on_way)
                try:
                    os.write(to, packet)
                except BlockingIOError:
                    self.n_lost += 1

    def cut(self, port, seconds):
        self.cuts[port] = time.monotonic() + seconds

    def start(self, holder, command, **options):
        """Runs a command at one end."""
        return subprocess.Popen(["nsenter", f"--net=/proc/{holder}/ns/net", *command], **options)

    def close(self):
        self.is_open = False
        self.thread.join()
        for holder in (self.near, self.far):
            os.kill(holder, signal.SIGKILL)
            os.waitpid(holder, 0)
