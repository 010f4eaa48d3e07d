# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of canasta-cli share: they run the program as a person or
another program does, and tell their results as TAP.

A test is a function whose name begins with test_; main () runs them all.
"""

import json
import os
import subprocess
import sys
import tempfile
import traceback

PROGRAM = sys.argv[1]
TIMEOUT = 120


def run(*arguments, text=None, data=None, status=0, language="en", preexec_fn=None):
    """Runs canasta-cli and checks its exit status; returns what it printed."""
    environment = dict(os.environ, LANGUAGE=language)
    arguments = [PROGRAM, *arguments]
    if data is not None:
        arguments.append(f"--data-dir={data}")
    done = subprocess.run(arguments, input=text if text is not None else "",
                          capture_output=True, text=True, timeout=TIMEOUT,
                          env=environment, preexec_fn=preexec_fn)
    assert done.returncode == status, (
        f"{arguments}: status {done.returncode} instead of {status}\n"
        f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return done


class Game:
    """A person at `canasta-cli play`, who has not left yet."""

    def __init__(self, folder, *arguments):
        self.process = subprocess.Popen(
            [PROGRAM, "play", *arguments, f"--data-dir={folder}"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ, LANGUAGE="en"))
        self.text = self.read()

    def read(self):
        """What is printed until the person is asked for a line."""
        text = b""
        while not text.endswith(b"> "):
            sign = self.process.stdout.read(1)
            assert sign, (text, self.process.stderr.read())
            text += sign
        return text.decode()

    def say(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        return self.read()

    def kill(self):
        """Ends it as a crash would; returns what it said of trouble."""
        self.process.kill()
        return self.process.communicate(timeout=TIMEOUT)[1].decode()


def refused(*arguments, text=None, names=()):
    """Runs canasta-cli on bad input: status 2 and one line that names things."""
    done = run(*arguments, text=text, status=2)
    assert done.stdout == "", f"{arguments}: prints {done.stdout[:200]!r}"
    lines = done.stderr.splitlines()
    assert len(lines) == 1, f"{arguments}: says {done.stderr!r}"
    assert len(lines[0]) < 1000, f"{arguments}: says {lines[0]!r}"
    for name in names:
        assert name in lines[0], f"{arguments}: {name!r} is not in {lines[0]!r}"
    return lines[0]


def read_until(process, *words):
    """What is told until one of these is."""
    told = ""
    for line in process.stdout:
        told += line
        if any(one in line for one in words):
            return told
    raise AssertionError(f"none of {words} is told: {told[-2000:]}")


def judge(position, *actions, each=False):
    """Judges actions in a position; returns the answer."""
    case = {"position": position, "try": list(actions), "each": each}
    return json.loads(run("judge", text=json.dumps(case)).stdout)


def equal(found, wanted):
    assert found == wanted, f"{found!r} instead of {wanted!r}"


def scratch():
    """A folder that goes away with its object."""
    return tempfile.TemporaryDirectory(prefix="canasta-cli-")


def main(names):
    tests = [(name, test) for name, test in names.items() if name.startswith("test_")]
    failed = False
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, start=1):
        try:
            test()
            print(f"ok {number} {name}")
        except Exception:
            failed = True
            print(f"not ok {number} {name}")
            for line in traceback.format_exc().splitlines():
                print(f"# {line}")
        sys.stdout.flush()
    sys.exit(1 if failed else 0)
