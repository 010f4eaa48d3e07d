# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts that portraits are made of, and how they become a bust.

A bust is 160 x 160 units and cut by its lower edge.  Its head is drawn round
the middle of the face, as in figures.py; body and hand in the bust's own
units.  What shows how somebody feels takes a look, everything else is the
same in all of them and stands in the drawing once.
"""

from dataclasses import dataclass, field

from figures import BROWN, DEEP, PALE
from svg import (INK, PAPER, at, both, circle, document, element, ellipse,
                 group, line, path, rect, shape)

SIZE = 160
OUTLINE = 3.2

# What somebody at a table shows: nothing special, that they think, and what
# they make of what has just happened.  Drawn side by side in this order.
LOOKS = ('waiting', 'thinking', 'pleased', 'cross')
TURN = {'waiting': 0, 'thinking': 6, 'pleased': -3, 'cross': 0}
DROP = {'waiting': 0, 'thinking': 1, 'pleased': -2, 'cross': 3}
BLUSH = {'waiting': 0, 'thinking': -0.08, 'pleased': 0.25, 'cross': 0.3}


def piece(d, fill, width=OUTLINE):
    """A closed shape with the outline of portraits."""
    return shape(d, fill, width=width)


def fold(skin):
    """The colour of lines in a skin."""
    return '#432415' if skin in (BROWN, DEEP) else skin[1]


def face(skin, width=28, jaw=6, chin=39, point=11):
    """Ears, face and the shade on its right side.

    Half as wide as said, with cheeks down to the jaw; a higher point makes a
    squarer chin.
    """
    w = width
    ears = both(piece(f'M{w - 2},-8 C{w + 7},-12 {w + 8},6 {w - 2},9 Z',
                      skin[0], 2.6))
    right = (f'{w},-18 L{w - 1},{jaw} C{w - 2},{jaw + 18} {point},{chin}'
             f' 0,{chin}')
    outline = (f'M-{w},-18 C-{w},-46 {w},-46 {right} C-{point},{chin}'
               f' {2 - w},{jaw + 18} {1 - w},{jaw} Z')
    shade = path(f'M{right} C{point - 2},{chin - 8} {w - 11},{jaw + 14}'
                 f' {w - 10},{jaw - 4} C{w - 9},-14 {w - 11},-28 {w - 16},-36'
                 f' C{w - 6},-33 {w},-28 {w},-18 Z', skin[1],
                 fill_opacity=0.65)
    return (ears + path(outline, skin[0]) + shade
            + path(outline, stroke=INK, stroke_width=OUTLINE))


@dataclass
class Eyes:
    """Where eyes stand, how big they are, and what is round them."""
    colour: str = '#3a2a22'
    brow: str = INK
    brow_width: float = 3.6
    brow_drop: float = 0
    apart: float = 12.5
    size: float = 1
    lashes: bool = False
    wrinkles: bool = False


def closed_eye(eyes, side, x):
    """An arc, as of somebody who laughs."""
    s = eyes.size
    drawn = line(f'M{x - 7 * s},1 Q{x},{-1 - 8 * s} {x + 7 * s},1', INK, 3.2)
    if eyes.lashes:
        drawn += line(f'M{x + 7 * s * side},0 l{4 * side},-2', INK, 2.6)
    return drawn


def narrow_eye(eyes, side, x):
    """An eye under a lid that slants down to the nose."""
    s = eyes.size
    drawn = (ellipse(x, -0.5, 7 * s, 3.9 * s, PAPER)
             + circle(x, -0.5, 3.7 * s, eyes.colour)
             + circle(x + 1.1, -1.9, 1.1, PAPER)
             + line(f'M{x - 8 * side},-1.5 L{x + 8 * side},-6', INK, 3))
    if eyes.lashes:
        drawn += line(f'M{x + 8 * side},-6 l{3.5 * side},-2', INK, 2.6)
    return drawn


def open_eye(eyes, side, x, right, down, height):
    """An eye whose gaze goes so far from the middle."""
    s = eyes.size
    lid = (f'M{x - 7.4 * s * side},-1 Q{x},{-1 - 9 * s}'
           f' {x + 7.4 * s * side},-1.5')
    if eyes.lashes:
        lid += f' l{4 * side},-3'
    return (ellipse(x, -1, 7 * s, height * s, PAPER)
            + circle(x + right, down - 1, 4 * s, eyes.colour)
            + circle(x + right + 1.2, down - 2.5, 1.25 * s, PAPER)
            + line(lid, INK, 2.8))


def eye(eyes, side, x, look):
    if look == 'pleased':
        return closed_eye(eyes, side, x)
    if look == 'cross':
        return narrow_eye(eyes, side, x)
    if look == 'thinking':
        return open_eye(eyes, side, x, 3, -1.7, 5)
    return open_eye(eyes, side, x, 0.6, 0.9, 4.6)


def brow(eyes, side, x, look):
    y = eyes.brow_drop
    width = eyes.brow_width
    if look == 'pleased':
        d = f'M{x - 7},{y - 16} Q{x},{y - 22} {x + 8},{y - 16}'
    elif look == 'cross':
        d = (f'M{x - 8.5 * side},{y / 2 - 6.5}'
             f' L{x + 9 * side},{y / 2 - 15}')
        width += 0.6
    elif look == 'thinking':
        y += -5 if side > 0 else 1.5
        d = (f'M{x - 7 * side},{y - 13} Q{x + side},{y - 18.5}'
             f' {x + 8.5 * side},{y - 13.5}')
    else:
        d = (f'M{x - 7 * side},{y - 13.5} Q{x + 1.5 * side},{y - 18}'
             f' {x + 8.5 * side},{y - 12.5}')
    return line(d, eyes.brow, width)


def draw_eyes(eyes, skin, look):
    """Eyes, brows and what age and anger write round them."""
    parts = []
    for side in (-1, 1):
        x = eyes.apart * side
        parts += [eye(eyes, side, x, look), brow(eyes, side, x, look)]
        if eyes.wrinkles:
            parts.append(line(f'M{x - 5 * side},8 Q{x + side},10.5'
                              f' {x + 6 * side},7.5', fold(skin), 1.9))
            parts.append(line(f'M{x + 9.5 * side},2 l{3.6 * side},-1.8'
                              f' M{x + 9.5 * side},4 l{3.6 * side},1.4',
                              fold(skin), 1.6))
    if look == 'cross':
        parts.append(line('M-2.4,-11 V-6 M2.4,-11 V-6', fold(skin), 2))
    return ''.join(parts)


NOSES = {
    'straight': 'M1,-2 C0,4 -5,8 -4,11 C-2,13 2,13 4,11',
    'broad': 'M-1,-1 C-1,5 -7,8 -5.5,11.5 C-3,14 3,14 6,11',
    'small': 'M-3,9 Q0,12.5 3.5,9',
}


def nose(skin, kind):
    return line(NOSES[kind], '#d99a78' if skin is PALE else fold(skin), 2.6)


@dataclass
class Mouth:
    """How high a mouth stands, half its width, and painted lips."""
    y: float = 22
    width: float = 9
    lips: str = None


def laugh(mouth):
    y, w = mouth.y, mouth.width + 3.5
    return (piece(f'M{-w},{y - 4} Q0,{y} {w},{y - 4} C{w - 1},{y + 6} 6,{y + 11}'
                  f' 0,{y + 11} C-6,{y + 11} {1 - w},{y + 6} {-w},{y - 4} Z',
                  '#7c1f2e', 2.8)
            + path(f'M{2.2 - w},{y - 2.2} Q0,{y + 1.6} {w - 2.2},{y - 2.2}'
                   f' L{w - 3.6},{y + 1.2} Q0,{y + 4.6} {3.6 - w},{y + 1.2} Z',
                   PAPER)
            + path(f'M-6.5,{y + 8} Q0,{y + 4.5} 6.5,{y + 8}'
                   f' Q0,{y + 11.5} -6.5,{y + 8} Z', '#e2586a'))


def draw_mouth(mouth, look):
    y, w = mouth.y, mouth.width
    if look == 'pleased':
        return laugh(mouth)
    if look == 'thinking':
        if not mouth.lips:
            return line(f'M-5,{y + 1} Q3,{y - 2.5} 9,{y - 0.5}', INK, 2.8)
        return (path(f'M-5,{y + 0.5} C-2,{y - 3.5} 5,{y - 4} 9,{y - 1}'
                     f' C6,{y + 4} -1,{y + 4.5} -5,{y + 0.5} Z', mouth.lips)
                + line(f'M-5,{y + 0.5} Q3,{y + 0.5} 9,{y - 1}', INK, 1.7))
    if look == 'cross':
        if not mouth.lips:
            return line(f'M{-w - 0.5},{y + 4} Q0,{y - 4} {w + 0.5},{y + 4}',
                        INK, 3)
        return (path(f'M{-w},{y + 3} C-4,{y - 4} 4,{y - 4} {w},{y + 3}'
                     f' C4,{y + 2.5} -4,{y + 2.5} {-w},{y + 3} Z', mouth.lips)
                + line(f'M{-w - 0.5},{y + 3.6} Q0,{y - 2.2}'
                       f' {w + 0.5},{y + 3.6}', INK, 2.4))
    if not mouth.lips:
        return line(f'M{-w},{y - 1} Q0,{y + 5} {w},{y - 1}', INK, 2.8)
    return (path(f'M{-w},{y} C-5,{y - 3.5} -2,{y - 3} 0,{y - 2}'
                 f' C2,{y - 3} 5,{y - 3.5} {w},{y}'
                 f' C5,{y + 5.5} -5,{y + 5.5} {-w},{y} Z', mouth.lips)
            + line(f'M{-w - 1.5},{y - 1.5} Q0,{y + 4.6} {w + 1.5},{y - 1.5}',
                   INK, 1.9))


def cheeks(colour, opacity):
    return both(ellipse(18.5, 11, 6.5, 4.6, colour,
                        fill_opacity=f'{opacity:.2f}'))


def glasses(colour, radius=10.5, width=2.8, square=False):
    r = radius
    values = {'stroke': colour, 'stroke_width': width, 'fill_opacity': 0.1}
    drawn = ''
    for x in (-12.5, 12.5):
        if square:
            drawn += rect(x - r, -1 - r * 0.8, 2 * r, r * 1.6, PAPER, rx=4,
                          **values)
        else:
            drawn += circle(x, -1, r, PAPER, **values)
    return drawn + line(f'M{r - 12.5},-2 Q0,-5 {12.5 - r},-2'
                        f' M{-12.5 - r},-2 L-29,-4 M{12.5 + r},-2 L29,-4',
                        colour, width)


def neck(skin):
    return (path('M65,96 H95 V130 C89,138 71,138 65,130 Z', skin[1])
            + line('M65,104 V128 M95,104 V128', INK, OUTLINE))


def body(fill, half=62):
    """Shoulders and chest, with light on the left and shade on the right."""
    left, right = 80 - half, 80 + half
    return (piece(f'M{left - 2},166 C{left},146 {left + 6},136 {left + 22},130'
                  f' C{left + 34},125 58,121 62,119 H98'
                  f' C102,121 {right - 34},125 {right - 22},130'
                  f' C{right - 6},136 {right},146 {right + 2},166 Z', fill)
            + path(f'M{right - 26},130 C{right - 8},136 {right - 1},146'
                   f' {right + 0.5},166 H{right - 20} C{right - 20},150'
                   f' {right - 22},140 {right - 30},129 Z', '#000000',
                   fill_opacity=0.2)
            + path(f'M{left + 26},131 C{left + 12},137 {left + 6},146'
                   f' {left + 4},166 H{left + 14} C{left + 14},150'
                   f' {left + 20},138 {left + 34},128.5 Z', PAPER,
                   fill_opacity=0.22))


def fist(skin, sleeve):
    """A fist under the chin, of somebody who thinks."""
    return (piece('M112,168 C108,156 106,146 104,139 L86,143'
                  ' C86,152 88,160 90,168 Z', sleeve)
            + piece('M84,120 C80,112 78,106 81,103 C85,101 88,106 91,113 Z',
                    skin[0], 3)
            + piece('M82,122 C80,113 88,110 95,111 C103,111 109,115 108,124'
                    ' C108,136 104,142 96,143 C88,143 83,135 82,122 Z',
                    skin[0], 3)
            + line('M95,120 l9,-1.5 M95,127 l9,-1 M94,134 l8,-.5', fold(skin),
                   2.3))


@dataclass
class Bust:
    """One person.  What is drawn lies over what stands before it."""
    skin: tuple
    clothes: str
    sleeve: str
    behind: str = ''            # hair behind the face
    face: dict = field(default_factory=dict)
    marks: str = ''             # on the skin
    blush: float = 0.4
    beard: str = ''
    bare: str = ''              # skin in the beard, round a closed mouth
    eyes: Eyes = field(default_factory=Eyes)
    nose: str = 'straight'
    mouth: Mouth = field(default_factory=Mouth)
    moustache: str = ''
    front: str = ''             # hair, hat, glasses and jewels
    y: float = 76
    scale: float = 1.12


def use(name):
    return element('use', href=f'#{name}')


def layer(bust, look):
    """A bust with a look; what all looks share lies in the definitions."""
    blush = min(1, bust.blush + BLUSH[look])
    head = at(80, bust.y + DROP[look],
              use('face'),
              cheeks('#c2453a' if bust.skin in (BROWN, DEEP) else '#e8705f',
                     blush),
              use('beard') if bust.beard else '',
              bust.bare if look != 'pleased' else '',
              draw_eyes(bust.eyes, bust.skin, look),
              nose(bust.skin, bust.nose),
              draw_mouth(bust.mouth, look),
              use('front'),
              scale=bust.scale, turn=TURN[look])
    hand = fist(bust.skin, bust.sleeve) if look == 'thinking' else ''
    return use('body') + head + hand


def portrait(bust):
    """The document of one person: a layer a look, side by side."""
    shared = {
        'body': neck(bust.skin) + bust.clothes,
        'face': bust.behind + face(bust.skin, **bust.face) + bust.marks,
        'beard': bust.beard,
        'front': bust.moustache + bust.front,
    }
    frame = element('clipPath', rect(0, 0, SIZE, SIZE, INK), id='frame')
    layers = (at(SIZE * i, 0,
                 group(layer(bust, look), id=look, clip_path='url(#frame)'))
              for i, look in enumerate(LOOKS))
    return document(SIZE * len(LOOKS), SIZE,
                    element('defs', frame,
                            *(group(drawn, id=name)
                              for name, drawn in shared.items() if drawn)),
                    *layers)
