# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the catalogues of translations."""

import ast
import re
import subprocess
from typing import NamedTuple


class Entry(NamedTuple):
    context: str
    text: str
    plural: str
    strings: list
    is_fuzzy: bool


def read_entries(command, **options):
    """The entries in what a command prints, without the head."""
    printed = subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout
    entries = []
    for block in printed.split("\n\n"):
        fields, key = {}, None
        for line in block.splitlines():
            found = re.match(r'(?:(msg\w+(?:\[\d\])?) )?(".*")$', line)
            if found:
                key = found[1] or key
                fields[key] = fields.get(key, "") + ast.literal_eval(found[2])
        if fields.get("msgid"):
            entries.append(Entry(fields.get("msgctxt", ""), fields["msgid"],
                                 fields.get("msgid_plural", ""),
                                 [fields[key] for key in fields if key.startswith("msgstr")],
                                 bool(re.search(r"^#,.*\bfuzzy\b", block, flags=re.M))))
    return entries


def read_catalogue(root, language):
    """The entries of a language."""
    return read_entries(["msgattrib", "--no-obsolete", "--no-wrap", "--no-location",
                         root / "po" / f"{language}.po"])
