#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""take.py BUILD [LANGUAGE…]: take the pictures of the table again.

For each language the program plays the same deal by its own hints, in a window
as large as the screen, and a picture of it is written beside this file. It takes
what the tests of the window take, and ImageMagick.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parents[1] / "tests" / "app"
SIZE = (1272, 792)
# Enough for some melds. How long a hint thinks is up to the clock, so that no two
# pictures are the same: look at them.
STEPS = 6


def take(program_path, language):
    sys.path.insert(0, str(TESTS))
    from program import Program, act, list_actions, run_tool, wait, walk

    def find_table():
        return next((node for node in walk(program.root)
                     if "table.draw" in list_actions(node)), None)

    with tempfile.TemporaryDirectory() as folder:
        program = Program(program_path, "--deal", "12", "--speed", "instant", "--lang", language,
                          "--variant", "partnership", "--data-dir", folder)
        run_tool("mousemove", "0", "0")
        table = wait(find_table, "the table")
        for window in run_tool("search", "--onlyvisible", "--name", ".").split():
            run_tool("windowmove", window, "0", "0")
            run_tool("windowsize", "--sync", window, *map(str, SIZE))
        for _ in range(STEPS):
            title = program.window().get_name()
            act(table, "table.hint")
            # The words of a hint are not known here, those of the title change.
            try:
                wait(lambda: program.window().get_name() != title, "a hint", 3)
            except Exception:  # the same words as before
                pass
            act(table, "table.confirm")
        try:
            wait(lambda: False, "all has its place", 3)
        except Exception:  # so long it takes
            pass
        subprocess.run(["import", "-window", "root", HERE / f"table-{language}.png"], check=True)
        program.end()


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    for language in sys.argv[2:] or ("en", "fr", "de", "it"):
        if "TAKING" in os.environ:
            take(str(build / "app" / "canasta"), language)
            continue
        screen = "x".join(map(str, (*SIZE, 24)))
        subprocess.run([TESTS / "run-window", sys.executable, __file__, build, language],
                       env={**os.environ, "SCREEN": screen, "TAKING": "1"}, check=True)


if __name__ == "__main__":
    main()
