# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli complete, the completions of the shells, and the manual: all know
what the program itself tells as its help."""

import os
import pathlib
import re
import shutil
import subprocess

from terminal import PROGRAM, equal, main, refused, run

DATA = pathlib.Path(__file__).resolve().parents[2] / "data"
FOLDER = os.path.dirname(os.path.abspath(PROGRAM))
COMMANDS = re.findall(r"^  (\w+) ", run("--help").stdout, re.M)


def complete(*words):
    return [line.split("\t")[0] for line in run("complete", *words).stdout.splitlines()]


def options_of(command):
    return re.findall(r"--([a-z-]+)", run(command, "--help").stdout.split("Application Options")[1]
                      .split("\n\n")[0])


def test_commands():
    equal(complete(""), COMMANDS)
    equal(complete("--lang", "fr", "si"), ["simulate"])
    assert len(COMMANDS) == 9 + 2 * ("join" in COMMANDS), COMMANDS


def test_every_option_is_offered():
    for command in COMMANDS:
        offered = {word.rstrip("=") for word in complete(command, "--")}
        assert {"--help", "--lang", "--data-dir", "--version"} <= offered, offered
        assert {f"--{name}" for name in options_of(command)} <= offered, (command, offered)


def test_values():
    assert "viennese" in complete("play", "--house", "")
    equal(complete("play", "--house=vi"), ["--house=viennese"])
    equal(sorted(complete("--lang", "")), ["de", "en", "fr", "it"])
    equal(complete("play", "--player", "2=s"), ["2=strong"])
    equal(complete("play", "--player", "2=strong:b"), ["2=strong:balanced", "2=strong:bold"])
    equal(complete("play", "--player", "strong:bold,s"), ["strong:bold,seldom"])
    equal(complete("simulate", "-p", "mas"), ["master"])
    equal(complete("rules", "samba/5"), ["samba/5"])
    assert "lone-hand" in complete("play", "--seating", "")
    assert "classic" in complete("rules", "--compare", "")
    equal(complete("review", ""), ["/"])
    equal(complete("play", "--data-dir="), ["/"])
    equal(complete("play", "--deal", ""), [])
    equal(complete("dance", ""), [])
    equal(complete(), COMMANDS)


def test_formats_are_those_there_are():
    for command in COMMANDS:
        if "format" in options_of(command):
            words = complete(command, "--format", "")
            arguments = [command, "--format=none"]
            if command in ("merge", "review"):
                arguments.append("nothing")
            refused(*arguments, names=words)


def test_manual():
    text = (DATA / "man" / "canasta-cli.6").read_text()
    parts = {part.split()[0]: part for part in text.split("\n.Ss ")[1:]}
    common = text.split("\n.Ss ")[0]
    for command in COMMANDS:
        part = parts[command]
        for name in options_of(command):
            assert re.search(rf"\.(It )?.*-{name}\b", part), (command, name)
    for name in ("help", "version", "lang", "data-dir"):
        assert f".It Fl -{name}" in common, name


def test_manual_of_the_window():
    text = (DATA / "man" / "canasta.6").read_text()
    source = (DATA.parent / "app" / "window" / "application.c").read_text()
    names = re.findall(r'^    { "([a-z-]+)", 0, 0, G_OPTION', source, re.M)
    assert len(names) >= 9, names
    for name in names:
        assert f".It Fl -{name}" in text, name


def test_manual_is_well_formed():
    if shutil.which("mandoc"):
        for page in sorted((DATA / "man").glob("*.[56]")):
            result = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], text=True,
                                    capture_output=True)
            equal((page.name, result.stdout), (page.name, ""))


def ask_bash(line):
    script = f"""
source {DATA}/completions/canasta-cli.bash
COMP_LINE=$1 COMP_POINT=${{#1}}
_canasta_cli
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    environment = {**os.environ, "PATH": f"{FOLDER}:{os.environ['PATH']}"}
    result = subprocess.run(["bash", "-c", script, "bash", line], env=environment, text=True,
                            capture_output=True, check=True)
    return result.stdout.split()


def test_bash():
    equal(ask_bash("canasta-cli pl"), ["play"])
    equal(ask_bash("canasta-cli play --house vi"), ["viennese"])
    equal(ask_bash("canasta-cli play --house=vi"), ["viennese"])
    equal(ask_bash("canasta-cli rules samba/5"), ["samba/5"])
    assert "--house=" in ask_bash("canasta-cli play --h")


def test_fish():
    if not shutil.which("fish"):
        return
    environment = {**os.environ, "PATH": f"{FOLDER}:{os.environ['PATH']}"}
    script = f"source {DATA}/completions/canasta-cli.fish; complete -C 'canasta-cli play --house vi'"
    result = subprocess.run(["fish", "-c", script], env=environment, text=True,
                            capture_output=True, check=True)
    equal(result.stdout.split("\t")[0], "viennese")


def test_zsh():
    if not shutil.which("zsh"):
        return
    script = f"""
_describe () {{ print -l -- $candidates $options }}
ask () {{ source {DATA}/completions/_canasta-cli }}
words=(canasta-cli play --house vi) CURRENT=4 PREFIX=vi
ask
words=(canasta-cli play --computers) CURRENT=3 PREFIX=--computers
ask
"""
    environment = {**os.environ, "PATH": f"{FOLDER}:{os.environ['PATH']}"}
    result = subprocess.run(["zsh", "-f", "-c", script], env=environment, text=True,
                            capture_output=True, check=True)
    equal([line.split(":")[0] for line in result.stdout.splitlines()],
          ["viennese", "--computers-only"])


main(globals())
