#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-sounds.py FOLDER: writes the sounds of the game, none of which is longer
than 400 milliseconds. Cards rustle; what is worth listening to has a pitch."""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 22050
PEAK = 0.8


def fade(t, length, attack):
    """How loud a sound is at a time: it comes quickly and dies away."""
    return min(t / attack, 1) * math.exp(-5 * t / length) * min((length - t) / 0.01, 1)


def rustle(length, dark, chance):
    """A card over felt: noise, the darker the smoother."""
    last = 0
    for i in range(int(length * RATE)):
        last += (chance.uniform(-1, 1) - last) * (1 - dark)
        yield last * fade(i / RATE, length, 0.012)


def tone(length, pitch):
    """A struck bar of wood: a note with two quieter ones above it."""
    for i in range(int(length * RATE)):
        t = i / RATE
        note = sum(part * math.sin(2 * math.pi * pitch * times * t) * math.exp(-t * 8 * times)
                   for times, part in ((1, 1), (2.76, 0.4), (5.4, 0.15)))
        yield note * fade(t, length, 0.004)


def mix(*parts):
    """Sounds that begin at their times, together."""
    whole = [0.0] * max(int(start * RATE) + len(part) for start, part in parts)
    for start, part in parts:
        for i, value in enumerate(part, int(start * RATE)):
            whole[i] += value
    return whole


def sounds():
    chance = random.Random(1)
    card = list(rustle(0.11, 0.55, chance))
    low = list(rustle(0.16, 0.85, chance))
    return {
        "draw": card,
        "discard": mix((0, low), (0.01, list(tone(0.12, 140)))),
        "freeze": mix((0, list(rustle(0.22, 0.9, chance))), (0.02, list(tone(0.2, 98)))),
        "sweep": mix(*((0.055 * i, list(rustle(0.12, 0.5 + 0.06 * i, chance))) for i in range(5))),
        "meld": mix((0, card), (0.07, list(rustle(0.11, 0.6, chance))),
                    (0.14, list(rustle(0.12, 0.65, chance)))),
        "canasta": mix((0, list(tone(0.3, 523.25))), (0.08, list(tone(0.3, 659.25)))),
        "your-turn": mix((0, list(tone(0.2, 587.33))), (0.12, list(tone(0.28, 880)))),
        "round-end": mix((0, list(tone(0.3, 440))), (0.1, list(tone(0.3, 330)))),
    }


def write(path, samples):
    loudest = max(abs(value) for value in samples)
    data = array.array("h", (int(32767 * PEAK * value / loudest) for value in samples))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


for name, samples in sounds().items():
    write(pathlib.Path(sys.argv[1], name + ".wav"), samples)
