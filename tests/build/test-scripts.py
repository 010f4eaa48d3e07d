#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-scripts.py ROOT: play.sh and test.sh on systems made up of stand-ins,
where packages are missing and the package manager cannot help."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(sys.argv[1])

# The tools of a bare system.
TOOLS = ["awk", "cat", "date", "dirname", "grep", "ls", "mkdir", "mktemp", "mv", "nproc", "rm", "sed",
         "sh", "sleep", "tail", "tee", "tr"]

# Each writes down how it was called, and then does this.
STAND_INS = {
    "id": 'case $1 in -u) echo "${USER_ID:-0}" ;; *) echo users ;; esac',
    "dpkg-query": """
shift 3
for name; do
  while read -r package; do [ $package != $name ] || echo "$name ii "; done <"$INSTALLED"
done""",
    "apt-cache": 'echo "Candidate: 1.0"',
    "apt-get": """
case $* in
  update*) [ -z "${NOT_RENEWED:-}" ] || { echo "$NOT_RENEWED"; exit 100; } ;;
  *)
    case "$*" in *"${NOT_HAD:-none}"*) echo "$COMPLAINT"; exit 100 ;; esac
    for name; do echo "$name" >>"$INSTALLED"; done
    ;;
esac""",
}
PROGRAMS = {
    "cc": "", "msgfmt": "", "pkg-config": "", "glib-compile-schemas": "",
    "ninja": '[ "${BROKEN:-none}" = none ] || case $2 in *$BROKEN) exit 1 ;; esac',
    "meson": """
if [ "$1" = setup ]; then
  mkdir -p "$2/app/cli" "$2/tests/core" "$2/tests/fuzz" "$2/meson-logs"
  for name in app/canasta app/cli/canasta-cli tests/core/test-core-conformance \\
      tests/core/test-core-layouts tests/core/test-core-match-file tests/fuzz/fuzz-json; do
    { echo "#!/bin/sh"; echo 'echo "$0 $*" >>"$CALLS"'; } >"$2/$name"
    chmod +x "$2/$name"
  done
elif [ "$5" = --list ]; then
  printf '%s\\n' "$LISTED"
else
  printf '%s\\n' "$RESULTS" >"$3/meson-logs/testlog.json"
  [ -z "${SLOW:-}" ] || { echo ready; sleep 60; }
  [ "$3" != .build/test-gcc ] || exit "${ENDS_WITH:-0}"
fi""",
}


class System:
    """A bare system with a copy of the scripts."""

    def __init__(self, *programs):
        self.folder = tempfile.TemporaryDirectory(prefix="canasta-scripts-")
        root = pathlib.Path(self.folder.name)
        self.source = root / "source"
        self.bin = root / "bin"
        self.calls = root / "calls"
        self.installed = root / "installed"
        for folder in (self.bin, self.source / "build-aux", self.source / "tests" / "app",
                       self.source / "tests" / "cli",
                       self.source / "tests" / "fuzz" / "corpus" / "json"):
            folder.mkdir(parents=True)
        self.calls.touch()
        self.installed.touch()
        for script in ("play.sh", "test.sh", "build-aux/build.sh", "build-aux/count-tests",
                       "build-aux/install-packages", "build-aux/packages.sh"):
            shutil.copy(ROOT / script, self.source / script)
        for tool in (*TOOLS, "chmod"):
            (self.bin / tool).symlink_to(shutil.which(tool))
        for name, text in {**STAND_INS, **{name: PROGRAMS[name] for name in programs}}.items():
            self.write(self.bin / name, text)
        for script in ("build-aux/check-code", "build-aux/measure-coverage",
                       "build-aux/try-generation", "tests/app/run-window",
                       "tests/cli/test-killed.py"):
            self.write(self.source / script, "")

    def write(self, path, text):
        path.write_text(f'#!/bin/sh\necho "${{0##*/}} $*" >>"$CALLS"\n{text}\n')
        path.chmod(0o755)

    def start(self, script, *arguments, **environment):
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls),
                       "INSTALLED": str(self.installed), **environment}
        return subprocess.Popen([self.source / script, *arguments], env=environment, text=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, start_new_session=True)

    def run(self, script, *arguments, status=0, **environment):
        """Runs a script; returns the lines it says."""
        process = self.start(script, *arguments, **environment)
        text = process.communicate(timeout=60)[0]
        assert process.returncode == status, (process.returncode, text)
        return text.splitlines()

    def list_calls(self, name):
        return [line for line in self.calls.read_text().splitlines() if line.startswith(name)]


def result(name, value, *lines):
    return json.dumps({"name": name, "stdout": "\n".join(lines), "result": value})


def tell(*results, **environment):
    """What meson lists, and what it says of it."""
    return {"RESULTS": "\n".join(results),
            "LISTED": "\n".join(json.loads(told)["name"] for told in results), **environment}


# Four cases pass, three fail and two are skipped, in six programs.
RESULTS = [
    result("cases", "OK", "1..3", "ok 1 /one", '# "result": "FAIL" \\nnot ok 9', "ok 2 /two",
           "ok 3 /three # SKIP not here"),
    result("broken", "ERROR", "ok 1 /one", "not ok 2 /two"),
    result("slow", "TIMEOUT"),
    result("crashed", "ERROR"),
    result("plain", "OK", "okay"),
    result("left", "SKIP"),
]
PLAIN = tell(result("plain", "OK"))

LOCKED = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (apt)"
UNKNOWN = "E: Unable to locate package meson"
OFFLINE = "E: Failed to fetch http://example.org/meson.deb  Temporary failure resolving"
REASONS = [
    ({"COMPLAINT": LOCKED}, "Another program is installing packages."),
    ({"COMPLAINT": f"Waiting for cache lock: Could not get lock\n{OFFLINE}"}, "With a connection"),
    ({"COMPLAINT": "E: dpkg was interrupted, you must manually run 'dpkg --configure -a'"},
     "dpkg --configure -a"),
    ({"COMPLAINT": OFFLINE}, "With a connection to the network"),
    ({"COMPLAINT": UNKNOWN, "NOT_RENEWED": OFFLINE}, "With a connection to the network"),
    ({"COMPLAINT": UNKNOWN, "NOT_RENEWED": LOCKED}, "Another program is installing packages."),
    ({"COMPLAINT": UNKNOWN}, "not offered to this system"),
    ({"COMPLAINT": "E: You don't have enough free space in /var/cache/apt/archives/."}, "no room"),
    ({"COMPLAINT": "E: something else"}, "could not be installed"),
]


def test_reasons():
    """Each reason for which nothing can be installed has a sentence of ours."""
    for environment, words in REASONS:
        lines = System().run("play.sh", status=1, NOT_HAD="meson", **environment)
        said = lines[lines.index(environment["COMPLAINT"].splitlines()[-1]) + 1:]
        assert words in "\n".join(said), lines
        assert len(said) <= 3, said


def test_no_rights():
    system = System()
    lines = system.run("play.sh", status=1, USER_ID="1000")
    assert lines[-2].startswith("Only the administrator (root)"), lines
    assert lines[-1] == f"  {system.source}/build-aux/install-packages play", lines
    assert not system.list_calls("apt-get")

    # Whoever may not, or mistypes the password.
    system.write(system.bin / "sudo", '[ "$1" = -n ] || { echo "sudo: no"; exit 1; }')
    lines = system.run("play.sh", status=1, USER_ID="1000")
    assert lines[-3:-1] == ["sudo: no", lines[-2]], lines
    assert lines[-2].startswith("Only the administrator (root)"), lines


def test_what_there_is_suffices():
    """The game starts when what is missing is not needed to build it."""
    system = System(*PROGRAMS)
    lines = system.run("play.sh", NOT_HAD="meson", COMPLAINT=LOCKED)
    assert "Another program is installing packages. When it is done, run this again." in lines
    assert system.list_calls(f"{system.source}/.build/play/app/cli/canasta-cli play")


def test_optional_package():
    """It is asked for apart and once, and the game starts without it."""
    system = System(*PROGRAMS)
    for start in ("first", "second"):
        lines = system.run("play.sh", "--deal", "5", NOT_HAD="libgsound-dev", COMPLAINT=OFFLINE)
        assert "Going on without libgsound-dev: the game makes no sounds." in lines, lines
        calls = [call for call in system.list_calls("apt-get") if " install " in call]
        assert len(calls) == 7, (start, calls)
        assert "gsound" not in calls[0] and " meson " in calls[0], calls
        assert calls[1].endswith(" libgsound-dev"), calls
        assert calls[2].endswith(" libseccomp-dev"), calls
        assert calls[3].endswith(" libsoup-3.0-dev"), calls
        assert calls[4].endswith(" libgnutls28-dev"), calls
        assert calls[5].endswith(" libqrencode-dev"), calls
        assert calls[6].endswith(" libminiupnpc-dev"), calls
    games = system.list_calls(f"{system.source}/.build/play/app/cli/canasta-cli")
    assert len(games) == 2 and all(game.endswith("--deal 5") for game in games), games

    # Where it alone is missing, and in the tests, it stops nothing either.
    shutil.rmtree(system.source / ".build")
    system.run("play.sh", NOT_HAD="libgsound-dev", COMPLAINT=LOCKED)
    lines = system.run("test.sh", NOT_HAD="libgsound-dev", COMPLAINT=LOCKED,
                       **PLAIN)
    assert lines[-1] == "3 passed, 0 failed", lines


def test_count():
    system = System(*PROGRAMS)
    lines = system.run("test.sh", status=1, **tell(*RESULTS))
    assert lines[-1] == "12 passed, 9 failed, 6 skipped", lines
    lines = system.run("test.sh", status=1, RESULTS="", LISTED="plain")
    assert lines[-1] == "0 passed, 3 failed", lines
    lines = system.run("test.sh", status=1, RESULTS="", LISTED="")
    assert lines[-1] == "0 passed, 3 failed", lines
    lines = system.run("test.sh", status=1, **PLAIN, BROKEN="test-clang")
    assert lines[-1] == "2 passed, 1 failed", lines
    assert "FAILED: .build/test-clang does not build" in lines, lines


def test_count_of_cut_log():
    """A log that ends anywhere before its end is a failure, even where meson says that
    all is well."""
    system = System(*PROGRAMS)
    whole = tell(*(result(name, "OK", "1..2", "ok 1 /one", "ok 2 /two")
                    for name in ("core / one", "core+once / two", "app / three")))
    lines = system.run("test.sh", **whole)
    assert lines[-1] == "18 passed, 0 failed", lines
    second = whole["RESULTS"].index("\n") + 1
    for end, passed in ((0, 0), (second, 6), (second + 40, 6), (whole["RESULTS"].rindex("}"), 12)):
        lines = system.run("test.sh", status=1, **{**whole, "RESULTS": whole["RESULTS"][:end]})
        assert lines[-1] == f"{passed} passed, 3 failed", (end, lines)
        assert lines[-2] == "  app / three", (end, lines)


def test_count_and_meson():
    """What meson ends with counts where its log tells of no failure."""
    system = System(*PROGRAMS)
    lines = system.run("test.sh", status=1, **PLAIN, ENDS_WITH="1")
    assert lines[-1] == "3 passed, 1 failed", lines
    lines = system.run("test.sh", status=1, **tell(result("broken", "ERROR")), ENDS_WITH="1")
    assert lines[-1] == "0 passed, 3 failed", lines


def test_count_without_anything():
    """Neither packages nor Python nor Meson: it still ends with its line."""
    for environment in ({"NOT_HAD": "meson", "COMPLAINT": LOCKED}, {"USER_ID": "1000"}):
        lines = System().run("test.sh", status=1, **environment)
        assert lines[-1] == "0 passed, 3 failed", lines


def test_count_when_stopped():
    system = System(*PROGRAMS)
    process = system.start("test.sh", **PLAIN, SLOW="yes")
    said = []
    while not said or said[-1] != "ready\n":
        said.append(process.stdout.readline())
        assert said[-1], said
    os.killpg(process.pid, signal.SIGTERM)
    lines = process.communicate(timeout=60)[0].splitlines()
    assert lines[-1] == "1 passed, 2 failed", lines
    assert process.returncode == 143


def test_long():
    """The long tests run, after the others, and are counted."""
    system = System(*PROGRAMS)
    lines = system.run("test.sh", "--long", **PLAIN)
    assert lines[-1] == "22 passed, 0 failed", lines
    for call in (".build/test-gcc/tests/core/test-core-conformance --rounds",
                 ".build/test-gcc/tests/core/test-core-layouts --every",
                 "run-window .build/test-gcc/tests/app/test-window-monkey --actions",
                 "test-killed.py .build/test-gcc/app/cli/canasta-cli 500 ",
                 "run-window /usr/bin/python3 tests/app/kill-games.py "
                 ".build/test-gcc/app/canasta 500 ",
                 "run-window /usr/bin/python3 tests/app/by-ear.py .build/test-gcc/app/canasta",
                 "run-window /usr/bin/python3 tests/app/stops.py .build/test-gcc/app/canasta",
                 ".build/test-gcc/tests/core/test-core-match-file -m thorough ",
                 ".build/test-fuzz/tests/fuzz/fuzz-json ",
                 "check-code .build/test-clang", "measure-coverage .build/test-coverage",
                 "meson dist -C .build/test-gcc", "meson test -C .build/test-threads",
                 "try-generation 12", "try-generation 13"):
        assert len(system.list_calls(call)) == 1, call
    assert " debootstrap " in "".join(system.list_calls("apt-get -y") +
                                      system.list_calls("apt-get install")), lines

    system.write(system.source / "build-aux" / "try-generation", "[ $1 = 12 ]")
    lines = system.run("test.sh", "--long", status=1, **PLAIN)
    assert lines[-1] == "21 passed, 1 failed", lines
    lines = system.run("test.sh", "--short", status=2)
    assert lines == ["Usage: ./test.sh [--long]"], lines


def main():
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_")]
    failed = False
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, start=1):
        try:
            test()
            print(f"ok {number} {name}", flush=True)
        except Exception:
            failed = True
            trouble = traceback.format_exc().replace("\n", "\n# ")
            print(f"not ok {number} {name}\n# {trouble}", flush=True)
    sys.exit(1 if failed else 0)


main()
