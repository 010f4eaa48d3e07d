# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli host --relay: a host and guests who all only connect outwards play through it. It is
ended and begun again, and so is the host; it cannot pretend to be the host, and it tells only from
where people come and how much they say."""

import pathlib
import re
import socket
import ssl
import threading

from kept_tables import TWO, Logged, end, join, start, write_house
from terminal import TIMEOUT, equal, main, read_until, refused, run, scratch

LOST = "The line to the host is lost"
OPEN = ["play", "--open", "--port=0", "--computers-only", *TWO]


def relay(folder, port=0):
    return Logged(f"{folder}/relay", "--relay", f"--port={port}")


def open_table(folder, port, rounds=1):
    """A table that is reached through a relay, and its invitation."""
    write_house(f"{folder}/host", rounds)
    process = start(f"{folder}/host", *OPEN, f"--through=127.0.0.1:{port}")
    return process, read_invitation(process)


def read_invitation(process):
    for line in process.stdout:
        if line.startswith("CANASTA://"):
            return line.strip()
    raise AssertionError(process.communicate()[1])


def check_end(texts):
    """All have seen the same end."""
    for text in texts:
        assert "won the match with" in text, text[-2000:]
    equal({text[text.rindex("New total"):] for text in texts}, {texts[0][texts[0].rindex("New total"):]})


def test_match():
    """A match is played through a relay, to which the invitation leads and nowhere else. The relay
    tells addresses and sizes, and ends with a sentence."""
    with scratch() as folder, relay(folder) as passing:
        table, invitation = open_table(folder, passing.port, 3)
        place, _, ticket, way = invitation.removeprefix("CANASTA://").split("/")
        equal((place, way), (f"127.0.0.1:{passing.port}", "R"))
        read_until(table, "The relay passes on whoever comes.")
        guests = [join(folder, name, invitation) for name in ("Anna", "Ben")]
        check_end([end(process) for process in [*guests, table]])
        passing.wait_for("is no more passed on", 2)
        passing.stop()
        log = passing.read_log()
        sizes = re.findall(r"\(bytes: (\d+)\): closed", log)
        assert len(sizes) == 2 and all(10000 < int(size) < 1000000 for size in sizes), log
        equal(log.splitlines()[-1], "The relay has ended.")
        assert all(word not in log for word in ("Anna", "Ben", ticket[:16])), log


def test_any_alphabet():
    """Where a relay's name has letters that an invitation has not, it is written without them."""
    with scratch() as folder:
        write_house(f"{folder}/host", 1)
        table = start(f"{folder}/host", *OPEN, "--through=relé.example")
        told = read_until(table, "CANASTA://")
        assert "CANASTA://XN--REL-DMA.EXAMPLE:" in told, told
        table.kill()
        table.communicate()


def test_shut_in():
    """Tables of a host that is shut in are reached through a relay, as often as that ends and begins
    again, by the same people."""
    with scratch() as folder:
        passing = relay(folder)
        write_house(f"{folder}/host", 5)
        with Logged(f"{folder}/host", *TWO, "--port=0", f"--through=localhost:{passing.port}") as host:
            invitation = host.told["tables"][0]["invitation"]
            assert invitation.startswith(f"CANASTA://LOCALHOST:{passing.port}/"), invitation
            shown = run("host", "--invitations", f"--through=localhost:{passing.port}",
                        f"--data-dir={folder}/host").stdout
            assert invitation in shown, shown
            guests = [join(folder, name, invitation) for name in ("Anna", "Ben")]
            seen = ["", ""]
            for i in range(2):
                host.wait_for("The relay passes on whoever comes.", i + 1)
                passing.wait_for("is passed on", 2)
                seen = [text + read_until(guest, "discarded") for text, guest in zip(seen, guests)]
                passing.process.kill()
                passing.process.communicate()
                # What comes after this was said by who is back.
                seen = [text + read_until(guest, LOST) for text, guest in zip(seen, guests)]
                pathlib.Path(passing.log).unlink()
                passing = relay(folder, passing.port)
            told = [text + end(guest) for text, guest in zip(seen, guests)]
            check_end(told)
            equal([text.count(LOST) for text in told], [2, 2])
            host.stop()
            assert "The line to the relay is lost." in host.read_log(), host.read_log()
        passing.stop()
        passing.__exit__(None, None, None)


def test_host_killed():
    """A host that is killed and opens the table again is registered by the same name."""
    with scratch() as folder, relay(folder) as passing:
        table, invitation = open_table(folder, passing.port, 3)
        guests = [join(folder, name, invitation) for name in ("Anna", "Ben")]
        passing.wait_for("is passed on", 2)
        table.kill()
        table.communicate()
        table = start(f"{folder}/host", "play", "--open", "--continue")
        equal(read_invitation(table), invitation)
        check_end([end(process) for process in [*guests, table]])


def test_way_changed():
    """A table that is opened again goes on through its relay, not through it where none is named or a
    router is to be asked, and through another one where that is named."""
    with scratch() as folder, relay(folder) as passing:
        table, invitation = open_table(folder, passing.port)
        for more, ending in [([], "/R"), (["--through="], ""), ([], ""), (["--through=127.0.0.1:1"], "/R"),
                             ([], "/R")]:
            table.kill()
            table.communicate()
            table = start(f"{folder}/host", "play", "--open", "--continue", *more)
            found = read_invitation(table)
            equal(found.endswith("/R"), ending == "/R")
            equal(found == invitation, more == [] and f":{passing.port}/" in found)
        assert found.startswith("CANASTA://127.0.0.1:1/"), found
        table.kill()
        table.communicate()


def test_host_late():
    """Who comes before the host does waits for it."""
    with scratch() as folder, relay(folder) as passing:
        table, invitation = open_table(folder, passing.port)
        read_until(table, "The relay passes on whoever comes.")
        table.kill()
        table.communicate()
        passing.wait_for("is registered no more")
        guests = [join(folder, name, invitation) for name in ("Anna", "Ben")]
        for guest in guests:
            read_until(guest, "The host cannot be reached; trying again.")
        table = start(f"{folder}/host", "play", "--open", "--continue",
                      f"--through=127.0.0.1:{passing.port}")
        check_end([end(process) for process in [*guests, table]])


def test_false_relay():
    """A relay that is the host itself, by another key, or no relay at all, is not believed."""
    with scratch() as folder, relay(folder) as passing, \
            socket.create_server(("127.0.0.1", 0)) as listening:
        table, invitation = open_table(folder, passing.port)
        table.kill()
        table.communicate()
        other, _ = open_table(f"{folder}/other", passing.port)
        other.kill()
        other.communicate()
        port = listening.getsockname()[1]
        table = start(f"{folder}/host", *OPEN, f"--through=127.0.0.1:{port}")
        invitation = next(line.strip() for line in table.stdout if line.startswith("CANASTA://"))
        table.kill()
        table.communicate()

        def answer(word):
            while True:
                wire, _ = listening.accept()
                if b" GUEST " in wire.recv(100):
                    break
                wire.close()
            wire.sendall(word)
            if word == b"OPEN\n":
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                context.load_cert_chain(f"{folder}/other/host/host-key.pem")
                try:
                    context.wrap_socket(wire, server_side=True).recv(100)
                except OSError:
                    pass
            wire.close()

        for word, sentence in ((b"OPEN\n", "Somebody else answers there than has sent the invitation."),
                               (b"WHAT\n", "What answers there is no relay of this version"),
                               (b"HTTP/1.1 400 Bad Request\r\n", "What answers there is no relay")):
            thread = threading.Thread(target=answer, args=(word,))
            thread.start()
            process = join(folder, "Anna", invitation)
            out, err = process.communicate(timeout=TIMEOUT)
            thread.join(TIMEOUT)
            assert process.returncode != 0 and sentence in err, (word, out, err)


def test_refused():
    of_relays = set(re.findall(r"^  (?:-., )?(--[a-z-]+)", run("host", "--relay", "--help").stdout, re.M))
    of_hosts = re.findall(r"^  (?:-., )?(--[a-z-]+)", run("host", "--help").stdout, re.M)
    assert {"--tables", "--name", "--evening", "--clock", "--player"} <= set(of_hosts) - of_relays
    for option in of_hosts:
        if option not in of_relays:
            equal(refused("host", "--relay", "--port=0", f"{option}=2"),
                  f"canasta-cli host: A relay keeps no tables: leave out {option}.")
    refused("host", "--relay", "-p", "0=policy", names=["leave out --player"])
    refused("host", "--relay", "--tabl=2", names=["--tabl=2"])
    refused("host", "--relay", "--port=70000", names=["--port", "65535"])
    refused("host", "--relay", "--persons=0", names=["--persons"])
    refused("host", "--through=a b", names=["a b"])
    refused("host", "--through=example.org", "--behind-proxy", "--address=example.org",
            names=["--behind-proxy"])
    refused("play", "--computers-only", "--through=example.org", names=["--through goes with --open"])
    refused(*OPEN[:4], "--through=", names=["“”"])
    refused(*OPEN[:4], "--through=fe80::1%eth0", names=["fe80::1%eth0"])
    refused(*OPEN[:4], "--through=example.org", "--ask-router", names=["--ask-router"])
    refused("join", "CANASTA://A:1/9WY1N7KVDNE21RFRMYSW9NF6YY/HWAE8QYEX8B7MPHP00/X",
            names=["only newer versions"])


main(globals())
