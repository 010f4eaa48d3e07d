# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs of the cards; each looks the same upside down."""

from math import cos, pi, sin

from signs import SUIT_PATHS, star_path
from svg import (GOLD, GOLD_LIGHT, PAPER, at, circle, ellipse, group, path,
                 rect)


def field(colour, edge):
    """Paper edge and coloured field; the renderer rounds the corners."""
    return (rect(0, 0, 250, 350, PAPER)
            + rect(11, 11, 228, 328, colour, rx=9)
            + rect(18, 18, 214, 314, 'none', rx=6, stroke=edge,
                   stroke_width=2.5))


def weave():
    """Blue wickerwork: canasta is Spanish for basket."""
    base, light, dark, shine = '#1c4896', '#6490db', '#102f6b', '#b4ccf5'
    stakes, weavers = [], []
    for column in range(8):
        x = 37.5 + 25 * column
        stakes.append(rect(x - 5, 14, 10, 322, '#3c6cc0'))
        stakes.append(path(f'M{x},14 v322', stroke=light,
                           stroke_width=1.6))
    for row in range(-1, 15):
        y = 175 + 22.5 * (row - 6.5)
        for column in range(-1, 10):
            if (row + column) % 2 == 0:
                x = 37.5 + 25 * column
                weavers.append(rect(x - 19.5, y - 9, 39, 18, light, rx=8,
                                    stroke=dark, stroke_width=2.4))
                weavers.append(path(f'M{x - 11},{y} h22', stroke=shine,
                                    stroke_width=2.6,
                                    stroke_linecap='round'))
    frame = (rect(20, 20, 210, 310, 'none', rx=6, stroke=PAPER,
                  stroke_width=4))
    return (rect(0, 0, 250, 350, PAPER)
            + '<defs><clipPath id="inner">'
            + rect(11, 11, 228, 328, PAPER, rx=9) + '</clipPath></defs>'
            + group(rect(11, 11, 228, 328, base, rx=9), *stakes, *weavers,
                    clip_path='url(#inner)')
            + frame)


def rosette():
    """Red lattice with a medallion."""
    base, light = '#a51d2d', '#e9a3a3'
    lattice = []
    for row in range(11):
        for column in range(8):
            x, y = 32.8 + 26.34 * column, 28 + 29.4 * row
            lattice.append(path(f'M{x:g},{y - 14.7:g} l13.17,14.7'
                                f' l-13.17,14.7 l-13.17,-14.7 Z', 'none',
                                stroke=light, stroke_width=1.8))
            lattice.append(circle(f'{x:g}', f'{y:g}', 3.4, light))
    petals = ''.join(
        group(ellipse(0, -31, 10, 21, PAPER, stroke=base, stroke_width=2.5),
              transform=f'rotate({45 * i})') for i in range(8))
    petals += ''.join(
        group(ellipse(0, -20, 5, 13, light),
              transform=f'rotate({45 * i})') for i in range(8))
    medallion = (circle(0, 0, 66, base, stroke=PAPER, stroke_width=3)
                 + circle(0, 0, 58, 'none', stroke=light, stroke_width=2)
                 + petals + circle(0, 0, 10, GOLD_LIGHT, stroke=base,
                                   stroke_width=2.5))
    clip = ('<defs><clipPath id="inner">'
            + rect(20, 20, 210, 310, PAPER, rx=5) + '</clipPath></defs>')
    return (field(base, PAPER) + clip
            + group(''.join(lattice), clip_path='url(#inner)')
            + at(125, 175, medallion))


def plain():
    """Quiet dark green with a ring of the four suits."""
    base, light = '#1e5b3f', '#8cc6a2'
    ring = ''.join(at(125 + 44 * sin(a * pi / 2), 175 - 44 * cos(a * pi / 2),
                      path(SUIT_PATHS[name], light), scale=0.34,
                      turn=90 * a)
                   for a, name in enumerate(('spades', 'hearts', 'spades',
                                             'hearts')))
    ring += path(star_path(8, 16, 9), light, transform='translate(125 175)')
    return (field(base, light)
            + rect(27, 27, 196, 296, 'none', rx=4, stroke=light,
                   stroke_width=1.4)
            + circle(125, 175, 74, 'none', stroke=light, stroke_width=2.5)
            + circle(125, 175, 67, 'none', stroke=light, stroke_width=1.2)
            + ring)


def night():
    """Violet night with gold stars."""
    base, light = '#3b2063', '#9d7cd0'
    stars = []
    for row in range(9):
        big = row % 2 == 0
        for column in range(5 if big else 4):
            stars.append(at(45 + 40 * column + (0 if big else 20),
                            39 + 34 * row,
                            path(star_path(4, 50, 17), GOLD if big else light),
                            scale=0.26 if big else 0.17))
    return field(base, GOLD) + ''.join(stars)


BACKS = {'blue': weave, 'red': rosette, 'green': plain, 'violet': night}
