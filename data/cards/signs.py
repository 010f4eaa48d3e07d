# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs of a card: suits, rank glyphs, and what marks special cards.

Suits and marks are drawn round the origin, about 100 units high.  Glyphs
are strokes in a box 100 units high and as wide as GLYPHS says.
"""

from math import cos, pi, sin

from svg import (GOLD, GOLD_DARK, GOLD_LIGHT, INK, PAPER, SUIT, VIOLET, at,
                 circle, group, line, path, rect, shape)

SUIT_PATHS = {
    'clubs': 'M-5,14 C-11,22 -17,25 -24,25 C-38,25 -47,15 -47,3'
             ' C-47,-9 -38,-19 -25,-19 C-24,-19 -22,-19 -21,-18.5'
             ' C-22,-21 -23,-24 -23,-27 C-23,-40 -13,-49 0,-49'
             ' C13,-49 23,-40 23,-27 C23,-24 22,-21 21,-18.5'
             ' C22,-19 24,-19 25,-19 C38,-19 47,-9 47,3 C47,15 38,25 24,25'
             ' C17,25 11,22 5,14 C5,29 9,40 19,48 L-19,48'
             ' C-9,40 -5,29 -5,14 Z',
    'diamonds': 'M0,-50 C9,-32 23,-13 38,0 C23,13 9,32 0,50'
                ' C-9,32 -23,13 -38,0 C-23,-13 -9,-32 0,-50 Z',
    'hearts': 'M0,48 C-12,29 -46,8 -46,-19 C-46,-36 -34,-47 -21,-47'
              ' C-11,-47 -3,-41 0,-31 C3,-41 11,-47 21,-47'
              ' C34,-47 46,-36 46,-19 C46,8 12,29 0,48 Z',
    'spades': 'M0,-50 C11,-29 46,-8 46,15 C46,28 37,36 26,36'
              ' C17,36 9,31 4.5,24 C5.5,34 10,43 19,48 L-19,48'
              ' C-10,43 -5.5,34 -4.5,24 C-9,31 -17,36 -26,36'
              ' C-37,36 -46,28 -46,15 C-46,-8 -11,-29 0,-50 Z',
}

STROKE = 15.5

# Name: width and strokes.
GLYPHS = {
    'two': (59, 'M8,29 C9,15 18,7.7 30,7.7 C43,7.7 51,15 51,27'
                ' C51,39 44,47 32,60 C20,73 12,82 10,92.3 H57'),
    'three': (59, 'M7,21 C12,12 20,7.7 29,7.7 C42,7.7 49,15 49,27'
                  ' C49,39 41,46.5 25,46.5 C43,46.5 51.5,55 51.5,69'
                  ' C51.5,83 42,92.3 28,92.3 C17,92.3 9,87 5,77'),
    'four': (62, 'M43,101 V7.7 H39 L8.5,67 V71 H62'),
    'five': (59, 'M53,7.7 H15 L11,47 C17,41 23,38.5 31,38.5'
                 ' C44,38.5 51.5,49 51.5,65 C51.5,82 43,92.3 28,92.3'
                 ' C17,92.3 9,87 5,77'),
    'six': (60, 'M50,14 C45,9.5 40,7.7 34,7.7 C16,7.7 7.7,24 7.7,56'
                ' C7.7,80 16,92.3 30,92.3 C44,92.3 52.3,82 52.3,67'
                ' C52.3,52 44,42 31,42 C19,42 9,50 7.7,64'),
    'seven': (56, 'M2,7.7 H48 V12 L19,103'),
    'eight': (60, 'M30,7.7 C42,7.7 49,15 49,26 C49,38 41,46 30,46'
                  ' C19,46 11,38 11,26 C11,15 18,7.7 30,7.7 Z'
                  ' M30,46 C44,46 52.3,55 52.3,69 C52.3,83 43,92.3 30,92.3'
                  ' C17,92.3 7.7,83 7.7,69 C7.7,55 16,46 30,46 Z'),
    'nine': (60, 'M10,86 C15,90.5 20,92.3 26,92.3 C44,92.3 52.3,76 52.3,44'
                 ' C52.3,20 44,7.7 30,7.7 C16,7.7 7.7,18 7.7,33'
                 ' C7.7,48 16,58 29,58 C41,58 51,50 52.3,36'),
    'ten': (84, 'M2,25 L17,10.5 V101'
                ' M58,7.7 C71,7.7 76.3,20 76.3,50 C76.3,80 71,92.3 58,92.3'
                ' C45,92.3 39.7,80 39.7,50 C39.7,20 45,7.7 58,7.7 Z'),
    'jack': (50, 'M17,7.7 H42.3 V68 C42.3,84 35,92.3 23.5,92.3'
                 ' C12,92.3 6,85 5,73'),
    'queen': (64, 'M31,7.7 C47,7.7 54.3,22 54.3,50 C54.3,78 47,92.3 31,92.3'
                  ' C15,92.3 7.7,78 7.7,50 C7.7,22 15,7.7 31,7.7 Z'
                  ' M33,67 L62,101'),
    'king': (63, 'M9,-1 V101 M59,-6 L13,59 M25,38 L60,106'),
    'ace': (63, 'M7,104 L29.5,7.7 H33.5 L56,104 M14,71 H49'),
    'valet': (61, 'M5,-4 L28.5,92.3 H32.5 L56,-4'),
    'dame': (61, 'M9,7.7 V92.3 H23 C44,92.3 53.3,78 53.3,50'
                 ' C53.3,22 44,7.7 23,7.7 Z'),
    'roi': (62, 'M9,101 V7.7 H29 C44,7.7 51.5,16 51.5,29'
                ' C51.5,43 44,51.5 29,51.5 H9 M32,50 L57,106'),
    'bube': (61, 'M9,7.7 V92.3 H29 C45,92.3 53.3,83 53.3,70'
                 ' C53.3,56 45,47.5 29,47.5 H9 M29,47.5'
                 ' C42,47.5 49.5,40 49.5,28 C49.5,15 42,7.7 29,7.7 H1.3'),
    'joker': (104, 'M17,7.7 H38.3 V68 C38.3,84 32,92.3 21.5,92.3'
                   ' C11,92.3 6,85 5,73'
                   ' M65,-1 V101 M98,30 L68,70 M76,56 L100,105'),
}


def suit(name, fill=SUIT):
    return path(SUIT_PATHS[name], fill)


def glyph(name, height):
    """A rank glyph, its box's top centre at the origin."""
    width, strokes = GLYPHS[name]
    drawn = path(strokes, stroke=SUIT, stroke_width=STROKE,
                 stroke_linejoin='miter', stroke_miterlimit=3)
    return group(group(drawn, clip_path='url(#line)'),
                 transform=f'scale({height / 100:g})'
                           f' translate({-width / 2:g} 0)')


def star_path(points=5, outer=50, inner=21, turn=-90):
    corners = []
    for i in range(2 * points):
        r = outer if i % 2 == 0 else inner
        a = (turn + 180 * i / points) * pi / 180
        corners.append(f'{r * cos(a):.1f},{r * sin(a):.1f}')
    return 'M' + ' L'.join(corners) + ' Z'


def star(fill=VIOLET, **values):
    return path(star_path(), fill, stroke=fill, stroke_width=6,
                stroke_linejoin='round', **values)


def wild_badge():
    """What makes a two wild: a star on a violet rosette with ribbons."""
    ribbon = shape('M-30,20 L-46,84 L-25,72 L-12,88 L4,30 Z', '#57217f')
    petals = path(star_path(16, 50, 44), VIOLET, stroke=INK, stroke_width=3,
                  stroke_linejoin='round')
    return (ribbon + group(ribbon, transform='scale(-1 1)') + petals
            + circle(0, 0, 38, 'none', stroke=GOLD_LIGHT, stroke_width=2.5)
            + at(0, 0, star(PAPER), scale=0.58))


def stop_mark():
    """What a black three does to the pile: no entry."""
    return (circle(0, 0, 46, SUIT)
            + rect(-30, -11, 60, 22, PAPER, rx=4))


def bonus_mark():
    """What a red three earns: a gold medal."""
    return (path(star_path(12, 50, 41), GOLD, stroke=GOLD_DARK,
                 stroke_width=4, stroke_linejoin='round')
            + circle(0, 0, 28, GOLD_LIGHT, stroke=GOLD_DARK, stroke_width=4)
            + line('M-13,0 H13 M0,-13 V13', GOLD_DARK, 8))


def special(drawn, plain=''):
    """What is drawn where threes have a part of their own, and what is in its
    place where they are cards like any other."""
    return (group(drawn, **{'class': 'special'})
            + (group(plain, **{'class': 'plain'}, display='none')
               if plain else ''))
