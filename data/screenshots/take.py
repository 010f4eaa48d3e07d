#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""take.py BUILD [LANGUAGE…]: take the pictures of the table again.

A picture of the same moment of a recorded match is written beside this file for each language, so
that they differ in their words alone. It takes what the tests of the window take, and ImageMagick.
"""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parents[1] / "tests" / "app"
SIZE = (1272, 792)
# Where nothing composes windows one has a frame in place of its shadow.
FRAME = 5
FONT = "Cantarell"
# Both sides have canastas and red threes, and the pile can be taken.
MOMENT = ("asking", 3, 40)


def take(program_path, language):
    sys.path.insert(0, str(TESTS))
    from positions import read_recorded
    from program import Failure, wait
    from scenes import Stage

    os.environ["LANGUAGE"] = language
    stage = Stage(program_path, language, [side + 2 * FRAME for side in SIZE])
    with stage.open_match(read_recorded(*MOMENT) | {"house": "classic"}):
        try:
            wait(lambda: False, "all has its place", 3)
        except Failure:  # so long it takes
            pass
        area = f"{SIZE[0]}x{SIZE[1]}+{FRAME}+{FRAME}"
        subprocess.run(["import", "-window", "root", "-crop", area, "+repage",
                        HERE / f"table-{language}.png"], check=True)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    for language in sys.argv[2:] or ("en", "fr", "de", "it"):
        if "TAKING" in os.environ:
            take(build / "app" / "canasta", language)
            continue
        screen = "x".join(str(side + 2 * FRAME) for side in SIZE) + "x24"
        subprocess.run([TESTS / "run-window", sys.executable, __file__, build, language],
                       env={**os.environ, "SCREEN": screen, "FONT": FONT, "TAKING": "1"}, check=True)


if __name__ == "__main__":
    main()
