# SPDX-License-Identifier: GPL-3.0-or-later
"""Begins Orca with the voice that lies here: Orca 48 looks for its modules where it is
installed before it looks anywhere else, but not for what has been imported already."""

import runpy
import shutil
import sys

import speechd  # noqa: F401, pylint: disable=unused-import

sys.argv = [shutil.which("orca")]
runpy.run_path(sys.argv[0], run_name="__main__")
