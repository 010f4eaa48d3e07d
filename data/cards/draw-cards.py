#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw the decks, decks/*/*.svg, the backs, backs/*.svg, the people,
portraits/*.svg, and the indices, index-*.svg.

Run it in this folder after a change and commit what it writes; the build
uses the drawings only.  A face is 250 x 350 units and holds its middle
twice: group "standard", and group "large" (not displayed) that leaves room
for the large-print index.  app/table/card-art.c adds paper, border and the
layers of index.svg.  It writes to another folder, if one is named, so that a
test can see whether what is committed is what it draws.
"""

import sys
from pathlib import Path

import backs
import courts
import modern
import portraits
from busts import portrait
from signs import (GLYPHS, SUIT_PATHS, bonus_mark, glyph, special, star, stop_mark,
                   suit, wild_badge)
from svg import (GOLD, GOLD_DARK, GOLD_LIGHT, INK, PAPER, SUIT, VIOLET, at,
                 circle, document, element, group, line, path, rect,
                 upside_down)

HERE = Path(__file__).parent
WIDTH, HEIGHT = 250, 350
MIDDLE = (125, 175)
BLACK, RED = '#1c1a24', '#c01c28'
COLOURS = {'clubs': BLACK, 'diamonds': RED, 'hearts': RED, 'spades': BLACK}

LEFT, CENTRE, RIGHT = 90, 125, 160
PIPS = {
    'four': ([(LEFT, 60), (RIGHT, 60)], []),
    'five': ([(LEFT, 60), (RIGHT, 60)], [(CENTRE, 175)]),
    'six': ([(LEFT, 60), (RIGHT, 60)], [(LEFT, 175), (RIGHT, 175)]),
    'seven': ([(LEFT, 60), (RIGHT, 60)],
              [(LEFT, 175), (RIGHT, 175), (CENTRE, 117)]),
    'eight': ([(LEFT, 60), (RIGHT, 60), (CENTRE, 117)],
              [(LEFT, 175), (RIGHT, 175)]),
    'nine': ([(LEFT, 60), (RIGHT, 60), (LEFT, 137), (RIGHT, 137)],
             [(CENTRE, 175)]),
    'ten': ([(LEFT, 60), (RIGHT, 60), (LEFT, 137), (RIGHT, 137),
             (CENTRE, 98)], []),
}
PIP = 0.47


def face(standard, large, colour):
    return document(WIDTH, HEIGHT,
                    group(standard, **{'class': 'standard'}),
                    group(large, **{'class': 'large'}, display='none'),
                    colour=colour)


def pips(name, rank):
    mirrored, upright = PIPS[rank]
    upper = ''.join(at(x, y, suit(name), scale=PIP) for x, y in mirrored)
    rest = ''.join(at(x, y, suit(name), scale=PIP) for x, y in upright)
    return upper + upside_down(upper) + rest


def large_pip(name, scale=1.08):
    return at(*MIDDLE, suit(name), scale=scale)


# Where the inlay of an ace lies in its pip and how big it is.
INLAYS = {'clubs': (-4, 0.74), 'diamonds': (0, 0.76), 'hearts': (-5, 0.76),
          'spades': (3, 0.72)}


def ace(name, scale):
    """One big pip with an inlay: a line inside its edge and a small pip."""
    y, part = INLAYS[name]
    inlay = path(SUIT_PATHS[name], stroke=PAPER, stroke_width=3.2)
    return at(*MIDDLE, suit(name), at(0, y, inlay, scale=part),
              at(0, y, suit(name, PAPER), scale=0.24), scale=scale)


def two(name):
    pair = at(CENTRE, 62, suit(name), scale=PIP * 1.1)
    return (pair + upside_down(pair)
            + at(125, 166, wild_badge(), scale=0.95))


def large_two(name):
    return (at(125, 166, wild_badge(), scale=0.85)
            + at(190, 66, suit(name), scale=0.7)
            + upside_down(at(190, 66, suit(name), scale=0.7)))


def red_three(name):
    """A gold frame with filled corners: the bonus card."""
    corner = (path('M250,0 L250,92 C238,52 198,12 158,0 Z', GOLD)
              + path('M250,0 L250,66 C238,38 212,12 184,0 Z', GOLD_LIGHT)
              + line('M250,92 C238,52 198,12 158,0', GOLD_DARK, 3))
    frame = rect(9, 9, 232, 332, 'none', rx=12, stroke=GOLD, stroke_width=4)
    return frame + corner + upside_down(corner)


def three(name, mark):
    top = at(CENTRE, 68, suit(name), scale=PIP * 1.16)
    return (special(mark) + top + upside_down(top)
            + at(*MIDDLE, suit(name), scale=PIP * 1.16))


def large_three(name, mark):
    return special(mark) + large_pip(name, 0.86)


def stop_bars():
    """Two barriers: a black three closes the pile."""
    bar = (rect(70, 112, 110, 19, SUIT, rx=5)
           + ''.join(path(f'M{x},127 L{x + 11},116 h9 L{x + 9},127 Z', PAPER)
                     for x in (76, 99, 122, 145)))
    return bar + upside_down(bar)


def large_stop_bars():
    bar = (rect(104, 84, 126, 22, SUIT, rx=5)
           + ''.join(path(f'M{x},102 L{x + 14},88 h10 L{x + 10},102 Z', PAPER)
                     for x in (110, 138, 166, 194)))
    return bar + upside_down(bar)


SLOPE = 0.12


def band(name=None, half=103):
    """The slanted band that joins the two halves of a figure."""
    marks = ''
    for x in (-2, -1, 1, 2):
        x *= half * 0.35
        marks += path(f'M{x:g},-6 l6,6 l-6,6 l-6,-6 Z', GOLD_DARK)
    centre = (circle(0, 0, 16, PAPER, stroke=INK, stroke_width=3)
              + (group(suit(name), transform='rotate(6.84) scale(0.19)')
                 if name else group(star(), transform='scale(0.2)')))
    return at(125, 175,
              rect(-half, -10, 2 * half, 20, GOLD, stroke=INK, stroke_width=3,
                   rx=7),
              line(f'M{6 - half},-5 H{half - 6}', GOLD_LIGHT, 2), marks, centre, turn=-6.84)


def figure(half, name=None):
    """A figure and its mirror image, standard and moved for large print."""
    drop = SLOPE * 125
    clip = element('clipPath',
                   path(f'M0,0 H250 V{175 - drop:g} L0,{175 + drop:g} Z',
                        INK), id='half')
    upper = group(half, clip_path='url(#half)')
    large = group(element('use', href='#upper'),
                  transform='translate(43 28) scale(0.84)')
    once = group(upper, id='upper')
    turned = upside_down(element('use', href='#upper'))
    standard = element('defs', clip, once) + element('use', href='#upper') \
        + turned + band(name)
    return standard, (large + upside_down(large)
                      + group(band(name, 128),
                              transform='translate(20 28) scale(0.84)'))


INDICES = {
    'standard': (13, 54, 35, 92, 0.37, 131, 0.21),
    'large': (13, 80, 46, 121, 0.44, 165, 0.27),
}


def index(top, height, middle, suit_y, suit_scale, mark_y, mark_scale):
    """Every part of an index in its place, one layer each."""
    layers = []
    for name in GLYPHS:
        if name == 'joker':
            drawn = at(middle, suit_y - height * 0.25,
                       glyph(name, height * 0.54))
            drawn += at(middle, top + height * 0.5, star(SUIT),
                        scale=height / 110)
        else:
            drawn = at(middle, top, glyph(name, height))
        layers.append(group(drawn, id=name))
    for name in COLOURS:
        layers.append(group(at(middle, suit_y, suit(name), scale=suit_scale),
                            id=name))
    for name, mark in (('wild', star()), ('stop', stop_mark()),
                       ('bonus', bonus_mark())):
        layers.append(group(at(middle, mark_y, mark, scale=mark_scale),
                            id=name))
    clip = element('clipPath', rect(-20, 0, 160, 100, INK), id='line')
    return document(WIDTH, HEIGHT, element('defs', clip), *layers,
                    colour=BLACK)


def classic(colours):
    for name, colour in colours.items():
        red = colour == RED
        yield (f'three-of-{name}',
               three(name, red_three(name) if red else stop_bars()),
               large_three(name, red_three(name) if red
                           else large_stop_bars()), colour)
        for rank in PIPS:
            yield f'{rank}-of-{name}', pips(name, rank), large_pip(name), colour
        for rank in ('jack', 'queen', 'king'):
            half = courts.FIGURES[rank, name]()
            yield f'{rank}-of-{name}', *figure(half, name), colour
        yield f'ace-of-{name}', ace(name, 1.5), ace(name, 1.04), colour
        yield f'two-of-{name}', two(name), large_two(name), colour
    yield 'joker', *figure(courts.joker()), VIOLET


def write(file, drawn):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(drawn, encoding='utf-8')


def main(folder):
    for deck, faces in (('classic', classic), ('modern', modern.faces)):
        for name, standard, large, colour in faces(COLOURS):
            write(folder / 'decks' / deck / f'{name}.svg',
                  face(standard, large, colour))
    for name, drawn in backs.BACKS.items():
        write(folder / 'backs' / f'{name}.svg',
              document(WIDTH, HEIGHT, drawn()))
    for person in portraits.PEOPLE:
        write(folder / 'portraits' / f'{person.__name__}.svg',
              portrait(person()))
    for size, places in INDICES.items():
        write(folder / f'index-{size}.svg', index(*places))


if __name__ == '__main__':
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
