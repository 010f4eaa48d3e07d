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


def basket():
    """Blue, woven in circles, with a basket: canasta is Spanish for one."""
    base, light, pale = '#1b4590', '#4f7fd1', '#cfe0fb'
    rings = [circle(f'{125 + 19.2 * column:g}', f'{175 + 19.2 * row:g}', 19.2,
                    'none', stroke=light, stroke_width=1.7)
             for row in range(-8, 9) for column in range(-6, 7)]
    knots = [circle(f'{125 + 19.2 * column:g}', f'{175 + 19.2 * row:g}', 2.3,
                    light)
             for row in range(-8, 9) for column in range(-6, 7)]
    half = half_basket(base, light, pale)
    medallion = (circle(0, 0, 78, base, stroke=pale, stroke_width=3.2)
                 + circle(0, 0, 70.5, 'none', stroke=light, stroke_width=2)
                 + half + group(half, transform='rotate(180)')
                 + path('M-60,0 h120', stroke=pale, stroke_width=4.6,
                        stroke_linecap='round'))
    clip = ('<defs><clipPath id="inner">'
            + rect(20, 20, 210, 310, PAPER, rx=5) + '</clipPath></defs>')
    return (field(base, pale) + clip
            + group(*rings, *knots, clip_path='url(#inner)')
            + at(125, 175, medallion))


def half_basket(base, light, pale):
    """A basket full of suits that stands on the line through its middle."""
    suits = ''.join(
        at(x, y, path(SUIT_PATHS[name], pale), scale=0.25, turn=turn)
        for x, y, turn, name in ((-26, -43, -24, 'hearts'),
                                 (0, -54, 0, 'spades'),
                                 (26, -43, 24, 'diamonds')))
    staves = ''.join(path(f'M{x:g},-4 L{1.12 * x:g},-27', stroke=base,
                          stroke_width=2.6)
                     for x in (-30, -15, 0, 15, 30))
    return (suits
            + path('M-42,-28 H42 L34,-2 H-34 Z', light, stroke=pale,
                   stroke_width=3.6, stroke_linejoin='round')
            + staves
            + path('M-36,-15 H36', stroke=base, stroke_width=2.6))


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


def tiles():
    """Teal, of quarter circles: the modern deck's own."""
    base, light, pale = '#0f4c52', '#2f8f8b', '#f2c46d'
    drawn = []
    for row in range(7):
        for column in range(5):
            turn = 90 * ((row + column) % 2) + (180 if row % 2 else 0)
            middle = row == 3 and column == 2
            tile = (path('M-21,-21 H21 A42,42 0 0 1 -21,21 Z', light)
                    + path('M-21,-21 H0 A21,21 0 0 1 -21,0 Z', pale)
                    if not middle else
                    circle(0, 0, 21, light) + circle(0, 0, 10.5, pale))
            # The lower half is the upper one turned round.
            if row > 3 or (row == 3 and column > 2):
                turn = 90 * ((6 - row + 4 - column) % 2) \
                    + (180 if row % 2 else 0) + 180
            drawn.append(at(41 + 42 * column, 49 + 42 * row, tile, turn=turn))
    return field(base, light) + ''.join(drawn)


BACKS = {'blue': basket, 'red': rosette, 'green': plain, 'violet': night,
         'teal': tiles}
