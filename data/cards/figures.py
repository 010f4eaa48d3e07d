# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts that the figures of court cards and jokers are made of.

Heads are drawn round the middle of the face, which reaches from -28 to 28
and from -38 to 38.  Bodies are drawn in the card's own 250 x 350 units.
"""

from math import cos, pi, sin

from svg import (GOLD, GOLD_DARK, INK, PAPER, SUIT, bead, both, circle,
                 ellipse, group, line, path, shape)

# Skin and the shade on it.
PALE = ('#fbe3cf', '#ecc1a2')
FAIR = ('#f7d2b1', '#e2a77f')
OLIVE = ('#e2b184', '#c48a5a')
BROWN = ('#a9714b', '#85522f')
DEEP = ('#7d4f35', '#5d3722')

FACE = ('M-28,-18 C-28,-46 28,-46 28,-18 L27,6'
        ' C26,24 11,39 0,39 C-11,39 -26,24 -27,6 Z')


def face(skin):
    """Neck excluded: ears, face and the shade on its right side."""
    ears = both(shape('M26,-8 C35,-12 36,6 26,9 Z', skin[0], width=2.5))
    shade = path('M28,-18 L27,6 C26,24 11,39 0,39 C9,31 17,20 18,2'
                 ' C19,-14 17,-28 12,-36 C22,-33 28,-28 28,-18 Z', skin[1],
                 fill_opacity=0.7)
    return (ears + path(FACE, skin[0]) + shade
            + path(FACE, stroke=INK, stroke_width=3))


def features(skin, brow=INK, gaze=0, eye='#3a2a22', stern=0, lashes=False):
    """Eyes, brows and nose; gaze moves the eyes, stern slants the brows."""
    parts = []
    for side in (-1, 1):
        x = 12 * side
        parts.append(ellipse(x, -2, 6.5, 4.4, PAPER))
        parts.append(circle(x + gaze, -2, 3.7, eye))
        parts.append(circle(x + gaze + 1.1, -3.4, 1.1, PAPER))
        lid = f'M{x - 7 * side},-3 Q{x},-9.5 {x + 7 * side},-2'
        if lashes:
            lid += f' L{x + 11 * side},-6'
        parts.append(line(lid, INK, 2.4))
        parts.append(line(f'M{x - 6 * side},{-13 + stern}'
                          f' Q{x + 2 * side},{-18} {x + 9 * side},-13',
                          brow, 3.4))
    parts.append(line('M1,-3 C0,3 -5,8 -4,11 C-2,13 2,13 4,11', skin[1]
                      if skin is not DEEP else '#432415', 2.4))
    return ''.join(parts)


def lips(colour, smile=2):
    return (path(f'M-9,22 C-5,18 -2,19 0,20 C2,19 5,18 9,22'
                 f' C5,{26 + smile} -5,{26 + smile} -9,22 Z', colour)
            + line(f'M-9,22 Q0,{23 + smile} 9,22', INK, 1.4))


def smile(depth=5, colour=INK):
    return line(f'M-9,21 Q0,{21 + depth} 9,21', colour, 2.4)


def cheeks(colour='#e8705f', opacity=0.45):
    return both(ellipse(18, 10, 6.5, 4.5, colour, fill_opacity=opacity))


def neck(skin):
    return (path('M106,100 H140 V146 C132,158 114,158 106,146 Z', skin[1])
            + line('M106,112 V146 M140,112 V146', INK, 3))


def torso(half=88, slope=20, fill=SUIT, top=137):
    """Shoulders and chest down to below the band in the middle."""
    left, right = 123 - half, 123 + half
    return shape(f'M{left - 8},215 L{left},{top + slope + 22}'
                 f' C{left + 4},{top + slope - 4} {left + 30},{top + 8}'
                 f' 104,{top - 2} L142,{top - 2}'
                 f' C{right - 30},{top + 8} {right - 4},{top + slope - 4}'
                 f' {right},{top + slope + 22} L{right + 8},215 Z', fill)


def folds():
    """Light on the left arm, shade on the right, and the inner seams."""
    light = path('M58,157 C48,164 43,172 41,182 L40,200 L52,200'
                 ' C52,184 55,170 66,156 Z', PAPER, fill_opacity=0.2)
    shade = path('M171,150 C192,154 206,166 211,179 L219,215 L185,215 Z',
                 '#000000', fill_opacity=0.3)
    seams = line('M68,163 Q63,180 64,205 M179,163 Q184,180 183,205', INK, 3)
    return light + shade + seams


def hand(x, y, skin, cuff=GOLD, turn=0):
    """A fist holding something upright."""
    fist = shape('M-14,-9 C-14,-15 12,-16 13,-9 L13,9 C12,16 -12,16 -14,9 Z',
                 skin[0], width=2.8)
    fingers = line('M-13,-3 H2 M-13,4 H2', skin[1], 2)
    wrist = shape('M-17,14 L17,14 L21,34 L-21,34 Z', cuff, width=2.8)
    return group(wrist + fist + fingers,
                 transform=f'translate({x} {y}) rotate({turn})')


def crown(fill=GOLD, jewel='#c8324a', points=3):
    """A tall open crown; its brim lies on the forehead."""
    back = shape('M-33,-24 C-20,-34 20,-34 33,-24 L33,-36 H-33 Z', GOLD_DARK)
    if points == 3:
        rim = 'M-33,-23 L-40,-58 L-19,-43 L0,-64 L19,-43 L40,-58 L33,-23'
        tips = ((-40, -59), (0, -65), (40, -59))
    else:
        rim = ('M-33,-23 L-42,-54 L-25,-42 L-15,-63 L0,-44 L15,-63 L25,-42'
               ' L42,-54 L33,-23')
        tips = ((-42, -55), (-15, -64), (15, -64), (42, -55))
    body = shape(rim + ' C18,-31 -18,-31 -33,-23 Z', fill)
    band = line('M-34,-31 C-18,-39 18,-39 34,-31', GOLD_DARK, 2.5)
    stones = (circle(0, -44, 5, jewel, stroke=INK, stroke_width=2)
              + both(circle(23, -38, 3.6, jewel, stroke=INK,
                            stroke_width=2)))
    return (back + body + band + stones
            + ''.join(bead(x, y, 5, PAPER) for x, y in tips))


def full_beard(colour, point=64, width=36):
    return shape(f'M-28,-6 C-25,6 -19,9 -13,11 C-7,8 7,8 13,11'
                 f' C19,9 25,6 28,-6 C{width},24 22,{point - 8} 0,{point}'
                 f' C-22,{point - 8} -{width},24 -28,-6 Z', colour)


def moustache(colour, reach=22, droop=4):
    return shape(f'M0,12 C-6,8 -14,10 -{reach},{17 + droop}'
                 f' C-14,22 -5,22 0,17 C5,22 14,22 {reach},{17 + droop}'
                 ' C14,10 6,8 0,12 Z', colour, width=2.4)


def ermine():
    """A white fur collar with dark tails."""
    fur = shape('M70,147 C86,138 98,134 106,132 C112,150 134,150 140,132'
                ' C148,134 160,138 176,147 C172,176 146,186 123,188'
                ' C100,186 74,176 70,147 Z', '#f4f1ea')
    tails = ''.join(path(f'M{x},{y} l3.4,9 h-6.8 Z', INK)
                    for x, y in ((84, 150), (98, 163), (100, 146), (148, 146),
                                 (149, 163), (162, 150), (115, 170),
                                 (132, 170)))
    return fur + tails


def feather(colour, rib, blade, quill):
    return shape(blade, colour, width=2.8) + line(quill, rib, 2)


def rays(count, inner, outer, first, last, width, fill, half=5):
    """Rays of a sunburst between two angles, as flat wedges."""
    drawn = []
    for i in range(count):
        a = (first + (last - first) * i / (count - 1)) * pi / 180
        tip = f'{outer * cos(a):.1f},{outer * sin(a):.1f}'
        b, c = a - half * pi / 180, a + half * pi / 180
        drawn.append(f'M{inner * cos(b):.1f},{inner * sin(b):.1f} L{tip}'
                     f' L{inner * cos(c):.1f},{inner * sin(c):.1f} Z')
    return shape(' '.join(drawn), fill, width=width)


def button_row(xs, y, fill=GOLD):
    return ''.join(bead(x, y, 4, fill, 2) for x in xs)


