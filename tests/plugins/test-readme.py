# SPDX-License-Identifier: GPL-3.0-or-later
"""test-readme.py SOURCE MESON LOADER: what plugins/README.md prints works, from
nothing to rounds that are played.

The printed variants are built in a copy of the source tree, which is installed;
then every step is followed outside of it. LOADER is what libpeas calls Python,
or nothing where there is no introspection.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import traceback

SOURCE, MESON, LOADER = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```\n", re.M | re.S)
NEEDED = ["app", "build-aux", "core", "data", "plugins", "po", "config.h.in", "meson.build",
          "meson_options.txt"]
GAMES = {"Python": "wild-night", "C": "wild-night-c"}


def read_blocks(section):
    """The fenced blocks of a section: what they hold, their language, and the
    last file that is named before each."""
    blocks = []
    for match in FENCE.finditer(section):
        indent, language, text = match.groups()
        text = "".join(line.removeprefix(indent) for line in text.splitlines(True))
        named = re.findall(r"`([~\w/.-]+)`", section[:match.start()])
        blocks.append((language, text, named[-1] if named else None))
    return blocks


def read_sections():
    text = (SOURCE / "plugins" / "README.md").read_text(encoding="utf-8")
    sections = dict(part.split("\n", 1) for part in text.split("\n## "))
    return {language: read_blocks(sections[f"Write one in {language}"]) for language in GAMES}


def find_file(blocks, name):
    """What is printed for a file whose path ends like that."""
    found = [text for language, text, path in blocks
             if language != "sh" and path is not None and path.endswith(name)]
    assert len(found) == 1, (name, [path for _, _, path in blocks])
    return found[0] if LOADER != "python" else found[0].replace("=python3", "=python")


def run(*command, cwd=None, env=None):
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (command, done.stdout[-3000:], done.stderr[-3000:])
    return done.stdout


def check_played(program, game, env=None):
    """The game is listed, and four rounds of it are played."""
    assert f"{game}/4" in run(program, "variants", env=env)
    result = json.loads(run(program, "simulate", f"--variant={game}", "--rounds=4", env=env))
    assert result["rounds"] == 4, result


class Trial:
    """A copy of the source tree, its build, where it is installed, and the home of
    a person who follows the README."""

    def __init__(self, folder, sections):
        self.tree = folder / "tree"
        self.build = folder / "build"
        self.prefix = folder / "prefix"
        self.home = folder / "home"
        self.sections = sections
        self.languages = [language for language in GAMES if language != "Python" or LOADER]
        self.home.mkdir()

    def add_to_tree(self, language, name, description, code):
        blocks = self.sections[language]
        folder = self.tree / "plugins" / name
        folder.mkdir()
        (folder / description).write_text(find_file(blocks, f"{name}/{name}.plugin"))
        (folder / code).write_text(find_file(blocks, f"{name}/{code}"))
        (folder / "meson.build").write_text(find_file(blocks, "meson.build"))
        with open(self.tree / "plugins" / "meson.build", "a", encoding="utf-8") as file:
            file.write(f"subdir('{name}')\n")

    def test_in_the_tree(self):
        self.tree.mkdir()
        for name in NEEDED:
            copy = shutil.copytree if (SOURCE / name).is_dir() else shutil.copy
            copy(SOURCE / name, self.tree / name)
        self.add_to_tree("C", "wild-night-c", "wild-night-c.plugin.desktop.in", "wild-night.c")
        if LOADER:
            self.add_to_tree("Python", "wild-night", "wild-night.plugin.in", "wild-night.py")
        run(MESON, "setup", f"--prefix={self.prefix}", "-Dapp=false", "-Dtests=false",
            "-Doptimization=0", f"-Dintrospection={'enabled' if LOADER else 'disabled'}",
            self.build, self.tree)
        run(MESON, "compile", "-C", self.build)
        if 'loader "' in run(self.build / "app" / "cli" / "canasta-cli", "variants"):
            self.languages.remove("Python")
        for language in self.languages:
            check_played(self.build / "app" / "cli" / "canasta-cli", GAMES[language])

    def test_installed(self):
        run(MESON, "install", "-C", self.build)
        for language in self.languages:
            check_played(self.prefix / "bin" / "canasta-cli", GAMES[language], self.environment())
            shutil.rmtree(next(self.prefix.rglob(f"plugins/{GAMES[language]}")))
        text = run(self.prefix / "bin" / "canasta-cli", "variants", env=self.environment())
        assert "wild-night" not in text, text

    def environment(self):
        """A fresh shell beside the installed game."""
        library = next(self.prefix.rglob("libcanasta.so")).parent
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("XDG_", "CANASTA_", "GI_", "GSETTINGS_", "G_"))}
        return {**kept, "HOME": str(self.home), "LD_LIBRARY_PATH": str(library),
                "PATH": f"{self.prefix}/bin:{os.environ['PATH']}",
                "PKG_CONFIG_PATH": str(library / "pkgconfig")}

    def follow(self, language):
        """Follows the steps in order; returns what the commands printed."""
        printed = []
        for kind, text, path in self.sections[language]:
            if kind == "sh":
                printed.append(run("sh", "-e", "-c", text, env=self.environment()))
            elif kind != "meson":
                file = pathlib.Path(path.replace("~", str(self.home)))
                file.write_text(find_file(self.sections[language], path))
        return printed

    def check_followed(self, language):
        game = GAMES[language]
        printed = "".join(self.follow(language))
        assert f"{game}/4" in printed and '"rounds": 4' in printed, printed
        assert "WARNING" not in printed, printed
        shutil.rmtree(self.home / "my-variants")
        check_played(self.prefix / "bin" / "canasta-cli", game, self.environment())

    def test_in_c(self):
        self.check_followed("C")

    def test_in_python(self):
        if "Python" not in self.languages:
            return "no variants in Python here"
        return self.check_followed("Python")


def main():
    failed = False
    with tempfile.TemporaryDirectory(prefix="canasta-readme-") as folder:
        trial = Trial(pathlib.Path(folder), read_sections())
        tests = [trial.test_in_the_tree, trial.test_installed, trial.test_in_c,
                 trial.test_in_python]
        print(f"1..{len(tests)}")
        for number, test in enumerate(tests, 1):
            try:
                reason = test()
                print(f"ok {number} {test.__name__}{f' # SKIP {reason}' if reason else ''}")
            except Exception:
                failed = True
                print(f"not ok {number} {test.__name__}")
                print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()))
            sys.stdout.flush()
    sys.exit(1 if failed else 0)


main()
