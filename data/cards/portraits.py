# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve people who can sit at a table, one function each.

Each has a silhouette of their own (bun, beard, puffs, bald head, long hair,
moustache, hat, tousle, bob, topknot, plait, cap), so that they are told apart
at 40 pixels and without colours.
"""

from math import cos, pi, sin

from busts import Bust, Eyes, Mouth, body, glasses, piece
from courts import (AMBER, AMBER_DARK, BLUSH, ROSE, SAGE, SAGE_DARK, SLATE,
                    SLATE_DARK, TEAL)
from figures import BROWN, DEEP, FAIR, OLIVE, PALE
from svg import (GOLD, GOLD_LIGHT, INK, PAPER, VIOLET, VIOLET_LIGHT, at, bead,
                 both, circle, ellipse, line, path)

TAN = ('#eec39a', '#cf9767')
CREAM = '#fff4ef'
RED = '#c01c28'
NIGHT = '#2b2f4a'
NIGHT_LIGHT = '#3d436a'
TEAL_LIGHT = '#59bcc4'
TEAL_DARK = '#1d6a70'
LEATHER = '#6d4a33'


def ball(x, y, r, fill, width=2.8):
    return circle(x, y, r, fill, stroke=INK, stroke_width=width)


def flower(x, y, petals, reach, r, colour):
    ring = ''.join(ball(reach * cos(2 * pi * i / petals),
                        reach * sin(2 * pi * i / petals), r, colour, 2)
                   for i in range(petals))
    return at(x, y, ring, ball(0, 0, 4.6, GOLD, 2))


def neckline(d, skin):
    """Skin that the clothes leave open."""
    return path(d, skin[0], stroke=INK, stroke_width=3.2)


def pearls(y, step, sag, r):
    return ''.join(bead(80 + step * i, y - sag * i * i, r, PAPER, 2)
                   for i in (-2, 2, -1, 1, 0))


def anna():
    hair, dark = '#c9ccd6', '#9a9fb0'
    bun = (ball(0, -50, 17, hair, 3.2)
           + line('M-9,-55 Q0,-64 9,-55 M-11,-48 Q0,-58 11,-48', dark, 2.4))
    parted = (piece('M-30,0 C-36,-46 -8,-46 2,-38 C-6,-30 -22,-26 -25,-8'
                    ' C-26,-3 -27,0 -30,0 Z', hair)
              + piece('M30,0 C36,-46 12,-46 2,-38 C8,-30 22,-26 25,-8'
                      ' C26,-3 27,0 30,0 Z', hair)
              + line('M-23,-24 Q-12,-34 -2,-36 M23,-24 Q14,-33 6,-36', dark,
                     2.2))
    collar = piece('M58,120 C62,140 98,140 102,120 L112,124'
                   ' C106,152 54,152 48,124 Z', CREAM)
    return Bust(PALE, body(ROSE) + collar + pearls(139, 11, 1.26, 4.6), ROSE,
                behind=bun + piece('M-32,8 C-44,-52 44,-52 32,8 Z', hair),
                blush=0.5,
                eyes=Eyes('#4a6a8a', dark, lashes=True, wrinkles=True),
                mouth=Mouth(lips='#c4475c'),
                front=(parted + glasses('#7a2f57', 11)
                       + both(bead(31, 11, 4, PAPER, 2))), y=80)


def ben():
    hair = '#6b3f22'
    swept = (piece('M-29,-8 C-34,-26 -32,-38 -26,-44 C-22,-60 20,-74 40,-58'
                   ' C46,-52 44,-42 36,-38 C35,-26 31,-14 29,-8'
                   ' C28,-18 24,-24 20,-28 C8,-24 -10,-24 -18,-30'
                   ' C-24,-24 -28,-18 -29,-8 Z', hair)
             + line('M-14,-42 C-6,-52 14,-60 32,-53'
                    ' M-4,-38 C4,-44 16,-48 28,-45', '#8a5532', 2.4))
    beard = piece('M-28,-4 C-26,7 -20,12 -13,14 C-7,10 7,10 13,14'
                  ' C20,12 26,7 28,-4 C36,22 26,48 0,49'
                  ' C-26,48 -36,22 -28,-4 Z', hair)
    collar = piece('M60,119 L80,146 L100,119 L110,123 L92,152 L80,146 L68,152'
                   ' L50,123 Z', PAPER)
    return Bust(FAIR, body(TEAL) + collar, TEAL,
                behind=piece('M-31,-4 C-38,-54 38,-54 31,-4 Z', hair),
                blush=0.35, beard=beard,
                bare=path('M-12,20 C-7,15 7,15 12,20 C10,31 -10,31 -12,20 Z',
                          FAIR[0]),
                eyes=Eyes('#3d6b3a', '#4d2c16', brow_width=4.4),
                mouth=Mouth(24, 7.5),
                moustache=piece('M0,13 C-5,10 -12,11 -17,17'
                                ' C-11,20 -4,19 0,16.5 C4,19 11,20 17,17'
                                ' C12,11 5,10 0,13 Z', hair, 2.2),
                front=swept, y=79)


def clara():
    hair = '#241715'
    puffs = ((-30, -30, 19), (30, -30, 19), (-38, -8, 15), (38, -8, 15),
             (-18, -48, 19), (18, -48, 19), (0, -54, 19), (-37, 10, 11),
             (37, 10, 11))
    curls = ((-36, -24), (30, -26), (-16, -54), (14, -56), (-40, -2), (36, 0),
             (0, -60))
    afro = (''.join(ball(x, y, r, hair, 3.2) for x, y, r in puffs)
            + ''.join(circle(x, y, r - 3, hair) for x, y, r in puffs[:7])
            + ''.join(line(f'M{x},{y} a5,5 0 1 1 5,5', '#4c3431', 2.2)
                      for x, y in curls))
    ribbon = (piece('M-29,-12 C-30,-34 30,-34 29,-12 C18,-24 -18,-24 -29,-12 Z',
                    hair)
              + piece('M-33,-18 C-20,-34 20,-34 33,-18 L34,-29'
                      ' C18,-45 -18,-45 -34,-29 Z', AMBER)
              + line('M-20,-32 l6,6 M-4,-36 l5,6 M12,-35 l5,6', '#cf5a1c', 3))
    hoops = both(circle(31, 19, 7.5, 'none', stroke=INK, stroke_width=6)
                 + circle(31, 19, 7.5, 'none', stroke=GOLD, stroke_width=3.2))
    dress = (body(AMBER)
             + neckline('M58,119 C62,146 98,146 102,119 Z', DEEP)
             + line('M56,120 C60,151 100,151 104,120', RED, 5)
             + line('M34,150 l8,8 l8,-8 l8,8 M126,150 l-8,8 l-8,-8 l-8,8',
                    '#b45f12', 3))
    return Bust(DEEP, dress, AMBER, behind=afro, blush=0.45,
                eyes=Eyes('#1b100b', '#1b100b', lashes=True),
                mouth=Mouth(lips='#b03048'), front=ribbon + hoops, y=82,
                scale=1.06)


def dieter():
    hair, dark = '#eceae4', '#b9b6ac'
    sides = both(piece('M24,-20 C40,-22 44,2 34,14 C30,18 26,12 26,4 Z', hair)
                 + line('M32,-12 q6,8 2,18', dark, 2))
    moustache = (piece('M0,12 C-7,7 -18,9 -27,20 C-19,25 -6,24 0,18'
                       ' C6,24 19,25 27,20 C18,9 7,7 0,12 Z', hair, 2.6)
                 + line('M-18,18 q6,-4 12,-3 M18,18 q-6,-4 -12,-3', dark, 1.8))
    bald = (path('M-16,-36 C-8,-41 0,-41 4,-39 C-4,-37 -12,-34 -16,-30 Z',
                 PAPER, fill_opacity=0.7)
            + line('M-12,-25 Q0,-28 12,-25 M-9,-31 Q0,-33.5 9,-31', FAIR[1], 2))
    suit = (body(SLATE)
            + piece('M58,119 L80,164 L102,119 C94,130 66,130 58,119 Z', PAPER)
            + piece('M56,121 L46,128 L64,166 H78 Z', SLATE_DARK)
            + piece('M104,121 L114,128 L96,166 H82 Z', SLATE_DARK)
            + piece('M80,135 L62,126 V146 Z', RED)
            + piece('M80,135 L98,126 V146 Z', RED)
            + bead(80, 136, 5, RED, 2.6) + bead(80, 157, 2.6, SLATE_DARK, 2))
    return Bust(FAIR, suit, SLATE, behind=sides,
                face={'width': 29, 'jaw': 8, 'point': 14}, blush=0.55,
                eyes=Eyes('#4b6a7c', dark, brow_width=5.5, wrinkles=True),
                nose='broad', mouth=Mouth(27, 6.5), moustache=moustache,
                front=bald)


def elena():
    hair = '#1f1a26'
    long = piece('M-33,-16 C-40,-58 40,-58 33,-16 C40,8 42,34 40,58'
                 ' C26,66 14,60 12,52 H-12 C-14,60 -26,66 -40,58'
                 ' C-42,34 -40,8 -33,-16 Z', hair)
    fringe = (piece('M-30,-2 C-36,-52 36,-52 30,-2 C27,-12 26,-16 24,-20'
                    ' C14,-15 -14,-15 -24,-20 C-26,-16 -27,-12 -30,-2 Z', hair)
              + line('M-12,-46 C-18,-38 -20,-30 -19,-22'
                     ' M2,-48 C0,-38 -2,-28 -1,-20'
                     ' M16,-44 C18,-36 18,-28 17,-20', '#4b4560', 2.2))
    blouse = (body(SAGE) + neckline('M56,120 C66,140 94,140 104,120 Z', TAN)
              + line('M54,121 C64,146 96,146 106,121', SAGE_DARK, 5)
              + line('M80,134 V142', '#8a5a30', 2)
              + path('M80,141 L84,146 L80,152 L76,146 Z', TEAL_LIGHT,
                     stroke=INK, stroke_width=1.8))
    return Bust(TAN, blouse, SAGE, behind=long, blush=0.45,
                eyes=Eyes('#3b2414', hair, lashes=True),
                mouth=Mouth(lips='#c8384e'),
                front=fringe + flower(27, -34, 5, 7, 6, ROSE))


def farid():
    hair = '#17141c'
    short = (piece('M-29,-6 C-33,-26 -34,-38 -31,-50 C-12,-54 12,-54 31,-50'
                   ' C34,-38 33,-26 29,-6 C29,-16 27,-22 24,-27'
                   ' C10,-34 -8,-34 -22,-26 C-27,-20 -29,-14 -29,-6 Z', hair)
             + line('M-20,-35 C-8,-40 12,-40 24,-35'
                    ' M-20,-43 C-8,-46 10,-46 20,-43', '#4a4658', 2.2)
             + both(path('M27,-18 l3,0 l-1,14 l-3,2 Z', '#8d8a98')))
    stubble = path('M-27,6 C-24,26 -11,38 0,38.5 C11,38 24,26 27,6'
                   ' C22,16 16,20 10,19 H-10 C-16,20 -22,16 -27,6 Z',
                   '#6b4a35', fill_opacity=0.35)
    shirt = (body(VIOLET)
             + path('M64,119 L80,142 L96,119 Z', OLIVE[0], stroke=INK,
                    stroke_width=2.6)
             + piece('M62,117 L50,124 L66,146 L80,140 Z', VIOLET_LIGHT)
             + piece('M98,117 L110,124 L94,146 L80,140 Z', VIOLET_LIGHT)
             + bead(80, 153, 2.8, GOLD, 1.8))
    return Bust(OLIVE, shirt, VIOLET,
                behind=piece('M-30,0 C-35,-50 35,-50 30,0 Z', hair),
                face={'jaw': 9, 'point': 14}, marks=stubble, blush=0.25,
                eyes=Eyes('#2b180e', hair, brow_width=5.2), nose='broad',
                mouth=Mouth(26, 7.5),
                moustache=piece('M0,12 C-6,8 -14,10 -21,20'
                                ' C-13,22 -5,21 0,17 C5,21 13,22 21,20'
                                ' C14,10 6,8 0,12 Z', hair, 2),
                front=short)


def grace():
    hair, dark = '#e6e4ea', '#a9a6b6'
    curls = ''.join(ball(x, y, 10, hair)
                    for x, y in ((-31, -12), (31, -12), (-33, 3), (33, 3),
                                 (-28, -24), (28, -24)))
    fringe = ''.join(ball(x, y, 6.5, hair, 2.4)
                     for x, y in ((-25, -22), (25, -22), (-14, -26),
                                  (14, -26), (0, -27)))
    hat = (piece('M-27,-28 C-28,-62 28,-62 27,-28 C14,-36 -14,-36 -27,-28 Z',
                 VIOLET)
           + piece('M-54,-22 C-34,-42 34,-42 54,-22 C36,-30 20,-31 0,-31'
                   ' C-20,-31 -36,-30 -54,-22 Z', VIOLET)
           + line('M-27,-34 C-14,-42 14,-42 27,-34', GOLD, 5)
           + flower(22, -42, 6, 6.5, 5.4, BLUSH))
    coat = (body(SLATE_DARK)
            + piece('M56,120 L80,150 L104,120 L112,125 L88,166 H72 L48,125 Z',
                    CREAM)
            + ''.join(bead(80 + 10 * i, 140 - 4.5 * abs(i), 4.2, PAPER, 1.9)
                      for i in (-2, 2, -1, 1, 0)))
    return Bust(BROWN, coat, SLATE_DARK, behind=curls, blush=0.45,
                eyes=Eyes('#24140d', dark, lashes=True, wrinkles=True),
                mouth=Mouth(lips='#a83248'),
                front=fringe + hat + both(bead(31, 12, 4.4, GOLD_LIGHT, 2)),
                y=80)


def hugo():
    hair = '#d2622a'
    tousle = (piece('M-32,-8 C-38,-20 -38,-28 -36,-34 L-46,-40'
                    ' C-40,-46 -34,-47 -30,-46 L-30,-60'
                    ' C-22,-60 -16,-57 -12,-53 L-2,-68 C6,-66 10,-61 11,-55'
                    ' L28,-63 C31,-57 31,-51 30,-47 L44,-46'
                    ' C44,-38 40,-33 36,-31 C37,-24 36,-16 32,-8'
                    ' C29,-14 28,-18 25,-22'
                    ' C20,-16 14,-18 10,-24 C6,-14 -6,-14 -10,-23'
                    ' C-14,-15 -22,-14 -26,-20 C-29,-16 -30,-12 -32,-8 Z',
                    hair)
              + line('M-20,-40 q4,-8 10,-9 M2,-46 q4,-5 9,-5'
                     ' M18,-40 q6,-2 8,4', '#f0935a', 2.4))
    freckles = ''.join(circle(x, y, 1.5, '#c07a3f')
                       for x, y in ((-21, 8), (-16, 11), (-20, 13.5), (16, 11),
                                    (21, 8), (20, 13.5), (-3, 6), (4, 6)))
    stripes = ''.join(line(f'M{26 + i * 1.2},{139 + i * 11}'
                           f' Q80,{146 + i * 11} {134 - i * 1.2},'
                           f'{139 + i * 11}', RED, 5.5) for i in range(3))
    jersey = (body(PAPER, 56) + stripes
              + piece('M58,119 C64,134 96,134 102,119 L106,122'
                      ' C98,142 62,142 54,122 Z', RED))
    return Bust(PALE, jersey, PAPER,
                behind=piece('M-33,-6 C-40,-54 40,-54 33,-6 Z', hair),
                face={'width': 31, 'jaw': 4, 'chin': 35, 'point': 14},
                marks=freckles, blush=0.6,
                eyes=Eyes('#3d7a52', '#a34417', brow_width=3.2, apart=13.5,
                          size=1.18),
                nose='small', mouth=Mouth(21, 8), front=tousle, y=82,
                scale=1.06)


def ines():
    hair = '#8a3416'
    bob = piece('M-34,-14 C-42,-60 42,-60 34,-14 C40,4 40,24 33,36'
                ' C26,40 20,36 20,30 H-20 C-20,36 -26,40 -33,36'
                ' C-40,24 -40,4 -34,-14 Z', hair)
    parting = (piece('M-30,-2 C-36,-40 -22,-54 4,-52 C34,-50 36,-24 30,-2'
                     ' C28,-14 26,-20 22,-26 C8,-22 -4,-28 -10,-38'
                     ' C-14,-26 -26,-20 -30,-2 Z', hair)
               + line('M-6,-46 C2,-36 14,-30 24,-30 M-18,-36 q-8,8 -9,18',
                      '#b8562f', 2.4))
    jacket = (body(NIGHT)
              + piece('M60,119 L80,152 L100,119 C92,128 68,128 60,119 Z',
                      BLUSH)
              + piece('M60,117 L46,125 L58,142 L52,148 L76,166 H80 L80,152 Z',
                      NIGHT_LIGHT)
              + piece('M100,117 L114,125 L102,142 L108,148 L84,166 H80'
                      ' L80,152 Z', NIGHT_LIGHT))
    return Bust(FAIR, jacket, NIGHT, behind=bob,
                eyes=Eyes('#3f6a4a', '#6b2812', lashes=True),
                mouth=Mouth(lips='#b8303f'),
                front=(parting + glasses('#1d6e52', width=3, square=True)
                       + both(bead(31, 13, 3.4, GOLD, 2))))


def jun():
    hair = '#15131c'
    knot = (at(0, 0, ball(2, -56, 12, hair, 3.2)
               + line('M-6,-48 h16', ROSE, 4.5), turn=22)
            + piece('M-31,-6 C-37,-54 37,-54 31,-6 Z', hair))
    tied = (piece('M-29,-12 C-33,-42 -14,-50 2,-49 C20,-50 34,-40 29,-12'
                  ' C28,-18 27,-22 25,-26 C14,-36 -12,-36 -24,-26'
                  ' C-27,-22 -28,-18 -29,-12 Z', hair)
            + line('M-16,-38 C-8,-44 0,-46 2,-47 M20,-38 C14,-43 8,-46 3,-47',
                   '#4b4760', 2.2))
    hood = (body(AMBER)
            + piece('M52,122 C56,104 104,104 108,122 C104,142 56,142 52,122 Z',
                    AMBER_DARK)
            + path('M64,118 C66,132 94,132 96,118 Z', PALE[0], stroke=INK,
                   stroke_width=2.6)
            + line('M68,136 V152 M92,136 V150', PAPER, 3.2))
    return Bust(PALE, hood, AMBER, behind=knot,
                eyes=Eyes('#241712', hair, brow_width=4),
                mouth=Mouth(22, 8.5), front=tied + glasses(INK, 10.8),
                y=80)


def kamala():
    hair = '#19131b'
    plait = ''.join(ball(36 - 0.4 * i, 12 + 13 * i, 8.5, hair, 2.6)
                    for i in range(4))
    parted = (both(piece('M29,-2 C35,-46 10,-50 0,-46 C8,-36 24,-28 29,-2 Z',
                         hair))
              + line('M-22,-30 Q-14,-40 -5,-44 M22,-30 Q14,-40 5,-44',
                     '#57485a', 2.2)
              + line('M-29,-8 C-30,-12 -29,-18 -27,-22', '#8d8a98', 2))
    jewels = (circle(0, -19, 3.4, RED)
              + both(bead(31, 12, 4, GOLD, 2) + bead(31, 20, 3, GOLD, 1.8))
              + circle(-6, 11, 1.8, GOLD))
    sari = (body(TEAL) + neckline('M58,119 C64,140 96,140 102,119 Z', BROWN)
            + line('M62,124 C68,140 92,140 98,124', GOLD, 3)
            + piece('M104,117 C96,140 70,158 40,168 L86,168'
                    ' C110,154 122,138 122,126 Z', ROSE)
            + line('M108,121 C100,142 76,158 52,166', GOLD, 3.6))
    return Bust(BROWN, sari, TEAL,
                behind=plait + piece('M-32,4 C-42,-56 42,-56 32,4 Z', hair),
                eyes=Eyes('#1b100b', hair, lashes=True),
                mouth=Mouth(lips='#9c2336'), front=parted + jewels)


def luis():
    hair, dark = '#a8a5a0', '#77746e'
    sides = both(piece('M24,-18 C36,-16 38,4 31,10 C28,8 26,4 26,-2 Z',
                       '#8f8c86'))
    cap = (piece('M-34,-20 C-42,-50 -14,-62 8,-58 C34,-56 42,-38 34,-20'
                 ' C18,-30 -18,-30 -34,-20 Z', TEAL)
           + piece('M-36,-17 C-24,-33 20,-36 40,-24 C52,-18 60,-8 56,-6'
                   ' C30,-22 -14,-24 -36,-17 Z', TEAL_DARK)
           + line('M-20,-48 C-8,-52 10,-52 22,-46', TEAL_LIGHT, 2.4))
    beard = (piece('M-28,-4 C-26,8 -20,12 -13,14 C-7,11 7,11 13,14'
                   ' C20,12 26,8 28,-4 C33,24 20,52 0,53'
                   ' C-20,52 -33,24 -28,-4 Z', hair)
             + line('M-13,38 q2,6 5,8 M13,38 q-2,6 -5,8 M0,40 v8', dark, 2.2))
    scarf = (body(LEATHER)
             + piece('M50,126 C62,112 98,112 110,126 C104,142 56,142 50,126 Z',
                     RED)
             + piece('M66,136 L58,166 H78 L80,138 Z', RED)
             + line('M64,150 h13 M62,158 h15', AMBER, 3)
             + line('M60,126 C70,134 90,134 100,126', AMBER, 3))
    return Bust(OLIVE, scarf, LEATHER, behind=sides, beard=beard,
                bare=path('M-11,21 C-6,16 6,16 11,21 C9,31 -9,31 -11,21 Z',
                          OLIVE[0]),
                eyes=Eyes('#3b2414', dark, brow_width=5, brow_drop=1,
                          wrinkles=True),
                nose='broad', mouth=Mouth(25, 7),
                moustache=piece('M0,13 C-6,9 -15,11 -21,20'
                                ' C-13,22 -5,20 0,17 C5,20 13,22 21,20'
                                ' C15,11 6,9 0,13 Z', hair, 2.2),
                front=cap, y=80)


PEOPLE = (anna, ben, clara, dieter, elena, farid, grace, hugo, ines, jun,
          kamala, luis)
