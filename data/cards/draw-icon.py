#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw the program's icons: three cards in a wicker basket (canasta), and the
sheets of paper that its files are.

Run it in this folder after a change and commit what it writes.
"""

from pathlib import Path

from signs import SUIT_PATHS, star_path
from svg import PAPER, at, document, element, group, path, rect

ICONS = Path(__file__).parent.parent / 'icons' / 'hicolor'
NAME = 'io.github.canasta_game.Canasta'

STRAW, STRAW_LIGHT, STRAW_DARK = '#e5a50a', '#f9d367', '#b5740a'
WOOD, WOOD_DARK = '#8a4f12', '#63370b'
RED, BLACK, VIOLET = '#c01c28', '#241f31', '#813d9c'
SHADE = '#c9c3bb'


def card(sign, turn, aside=0):
    """A card standing in the basket, leaning round a point below it."""
    return at(64, 116,
              rect(-21, -108, 42, 62, SHADE, rx=6),
              rect(-21, -109, 42, 62, PAPER, rx=6),
              rect(-20.25, -108.25, 40.5, 60.5, 'none', rx=5.2,
                   stroke='#3d3846', stroke_opacity=0.3, stroke_width=1.5),
              at(aside, -86, sign, scale=0.28), turn=turn)


def wicker():
    """Weavers going over and under the stakes of the basket."""
    pieces = [rect(10, 70, 108, 50, WOOD)]
    for column in range(9):
        pieces.append(rect(13.5 + 12 * column, 70, 5, 50, WOOD_DARK))
    for row in range(4):
        y = 74.5 + 11 * row
        for column in range(-1, 10):
            if (row + column) % 2:
                x = 16 + 12 * column
                pieces.append(rect(x - 10.5, y + 1.5, 21, 9, STRAW_DARK,
                                   rx=4.5))
                pieces.append(rect(x - 10.5, y, 21, 9, STRAW, rx=4.5))
                pieces.append(rect(x - 7, y + 1.6, 14, 2.4, STRAW_LIGHT,
                                   rx=1.2))
    return ''.join(pieces)


BODY = 'M15,68 H113 L103,111 Q101.5,118 94,118 H34 Q26.5,118 25,111 Z'


def basket():
    clip = element('clipPath', path(BODY, BLACK), id='body')
    return (element('defs', clip)
            + group(path(BODY, WOOD_DARK), transform='translate(0 3)')
            + group(wicker(), clip_path='url(#body)')
            + rect(9, 65, 110, 13, STRAW_DARK, rx=6.5)
            + rect(9, 62, 110, 13, STRAW, rx=6.5)
            + rect(14, 64, 100, 3, STRAW_LIGHT, rx=1.5)
            + ''.join(path(f'M{x},62.5 l-5,12 h5 l5,-12 Z', STRAW_DARK,
                           fill_opacity=0.55) for x in range(22, 112, 12)))


def icon():
    return document(
        128, 128,
        card(path(SUIT_PATHS['spades'], BLACK), -23, -5),
        card(path(SUIT_PATHS['hearts'], RED), 23, 5),
        card(path(star_path(), VIOLET, stroke=VIOLET, stroke_width=8,
                  stroke_linejoin='round'), 0),
        basket())


def symbolic():
    """Two cards and the basket in 16 pixels of one colour."""
    ink = '#2e3436'
    return document(
        16, 16,
        path('M1.2,3.3 L4,2 V7 H3 Z M14.8,3.3 L12,2 V7 H13 Z', ink),
        path('M5.6,0 H10.4 A0.6,0.6 0 0 1 11,0.6 V7 H5 V0.6'
             ' A0.6,0.6 0 0 1 5.6,0 Z M8,6 C8.5,5.2 10,4.4 10,3.1'
             ' C10,1.8 8.5,1.6 8,2.7 C7.5,1.6 6,1.8 6,3.1'
             ' C6,4.4 7.5,5.2 8,6 Z', ink, fill_rule='evenodd'),
        path('M1,8 h14 v2 h-14 Z', ink),
        path('M2,11 h3 v2 h-2.5 Z M6,11 h4 v2 h-4 Z M11,11 h3 l-0.5,2 h-2.5 Z'
             ' M2.75,14 h4.75 v2 h-3.5 a1,1 0 0 1 -1,-0.8 Z'
             ' M8.5,14 h4.75 l-0.25,1.2 a1,1 0 0 1 -1,0.8 h-3.5 Z', ink))


def sheet(*signs):
    """A sheet of paper with a dog's ear, and what stands on it."""
    return document(
        128, 128,
        path('M28,9 H80 L106,35 V117 A6,6 0 0 1 100,123 H28'
             ' A6,6 0 0 1 22,117 V15 A6,6 0 0 1 28,9 Z', SHADE),
        path('M28,6 H80 L106,32 V114 A6,6 0 0 1 100,120 H28'
             ' A6,6 0 0 1 22,114 V12 A6,6 0 0 1 28,6 Z', PAPER,
             stroke='#3d3846', stroke_opacity=0.3, stroke_width=1.5),
        path('M80,6 V26 A6,6 0 0 0 86,32 H106 Z', SHADE),
        *signs)


def match():
    """A game: the cards of the program's icon."""
    return sheet(group(card(path(SUIT_PATHS['spades'], BLACK), -23, -5),
                       card(path(SUIT_PATHS['hearts'], RED), 23, 5),
                       card(path(star_path(), VIOLET, stroke=VIOLET,
                                 stroke_width=8, stroke_linejoin='round'), 0),
                       transform='translate(16 45) scale(0.75)'))


def house():
    """House rules: a house, and lines to read."""
    return sheet(
        path('M64,36 L92,60 H85 V84 H43 V60 H36 Z', WOOD),
        path('M64,36 L92,60 H36 Z', WOOD_DARK),
        at(64, 71, path(SUIT_PATHS['hearts'], PAPER), scale=0.22),
        *(rect(36, y, width, 4, SHADE, rx=2)
          for y, width in ((93, 56), (102, 56), (111, 34))))


def main():
    for file, drawn in ((f'scalable/apps/{NAME}', icon()),
                        (f'symbolic/apps/{NAME}-symbolic', symbolic()),
                        (f'scalable/mimetypes/{NAME}.match', match()),
                        (f'scalable/mimetypes/{NAME}.house', house())):
        file = ICONS / f'{file}.svg'
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawn, encoding='utf-8')


if __name__ == '__main__':
    main()
