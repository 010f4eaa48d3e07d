# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve court figures and the joker, each as the upper half of a card.

A half reaches from the top of the card to the band across its middle; the
lower half is the same figure turned round.  The rank index stands left of
the head, what the figure holds stands right of it.
"""

from math import cos, pi, sin

from figures import (BROWN, DEEP, FAIR, OLIVE, PALE, button_row, cheeks,
                     crown, ermine, face, feather, features, folds,
                     full_beard, hand, lips, moustache, neck, rays, smile,
                     torso)
from signs import SUIT_PATHS, star_path, suit
from svg import (GOLD, GOLD_DARK, GOLD_LIGHT, INK, PAPER, SUIT, VIOLET,
                 VIOLET_LIGHT, at, bead, both, circle, ellipse, group, line,
                 path, rect, shape)

SLATE = '#7d9ccc'
SLATE_DARK = '#4c6a9c'
SAGE = '#86b57a'
SAGE_DARK = '#548a4e'
BLUSH = '#f6c3b4'
ROSE = '#e2586a'
AMBER = '#f2b544'
AMBER_DARK = '#cf8a1c'
TEAL = '#2b8f96'
SILVER = '#dfe5ee'
STEEL = '#8d97a8'


def king_of_spades():
    beard = '#b9c0cc'
    sword = (shape('M-6,-70 L0,-84 L6,-70 L6,24 H-6 Z', SILVER, width=2.6)
             + line('M0,-68 V20', STEEL, 2)
             + shape('M-21,22 H21 V31 H-21 Z', GOLD, width=2.6))
    head = at(123, 86,
              path('M-33,-20 C-44,10 -40,36 -30,52 L30,52 C40,36 44,10 33,-20'
                   ' Z', '#98a1b0', stroke=INK, stroke_width=3),
              face(FAIR), full_beard(beard, 72, 38),
              line('M-14,36 Q-10,48 -6,58 M14,36 Q10,48 6,58 M0,34 V62',
                   '#858e9e', 2.2),
              features(FAIR, '#7c8594', stern=4, eye='#35506e'),
              line('M-6,24 H6', INK, 2.4), moustache(beard, 23, 7),
              crown(SILVER, SLATE_DARK))
    return (torso() + folds() + at(204, 116, sword)
            + hand(204, 154, FAIR, SLATE_DARK)
            + ermine() + head)


def queen_of_spades():
    hair = '#2a2535'
    collar = (shape('M123,140 L60,150 C58,112 70,82 92,68 L154,68'
                    ' C176,82 188,112 186,150 Z', SLATE)
              + line('M123,140 L64,128 M123,140 L68,105 M123,140 L80,84'
                     ' M123,140 L182,128 M123,140 L178,105 M123,140 L166,84',
                     SLATE_DARK, 2.5))
    moon = path('M4,-20 A20,20 0 1 0 18,10 A15,15 0 1 1 4,-20 Z', SILVER,
                stroke=INK, stroke_width=2.6, stroke_linejoin='round')
    staff = (line('M0,0 V130', INK, 9) + line('M0,0 V130', GOLD, 4)
             + at(0, -14, moon, turn=-115, scale=1.15))
    head = at(123, 86,
              shape('M-31,-14 C-38,-56 38,-56 31,-14 L36,38 L22,44 L-22,44'
                    ' L-36,38 Z', hair),
              face(PALE), features(PALE, hair, lashes=True, eye='#4a5d8a'),
              lips('#a8324a', 1),
              shape('M-29,-4 C-36,-56 36,-56 29,-4 C27,-16 24,-22 21,-24'
                    ' L-21,-24 C-24,-22 -27,-16 -29,-4 Z', hair),
              line('M-33,-33 C-16,-43 16,-43 33,-33', INK, 8.5),
              line('M-33,-33 C-16,-43 16,-43 33,-33', SILVER, 4),
              at(0, -52, moon, turn=125, scale=0.8),
              bead(0, -36, 4.5, SLATE))
    gown = (path('M98,136 L123,196 L148,136 C140,150 106,150 98,136 Z', PALE[0],
                 stroke=INK, stroke_width=3)
            + at(123, 158, suit('spades', SLATE_DARK), scale=0.2))
    return (at(208, 52, staff) + collar + neck(PALE) + torso(80) + folds()
            + gown + hand(208, 152, PALE, SLATE) + head)


def jack_of_spades():
    hair = '#2c1d18'
    curls = ''.join(circle(x, y, 9, hair, stroke=INK, stroke_width=2.5)
                    for x, y in ((-31, -6), (31, -6), (-34, 8), (34, 8),
                                 (-30, 20), (30, 20)))
    hat = (shape('M-58,-24 C-40,-66 -18,-62 0,-66 C18,-62 40,-66 58,-24'
                 ' C34,-40 -34,-40 -58,-24 Z', SUIT)
           + line('M-54,-27 C-34,-42 34,-42 54,-27', GOLD, 4)
           + at(33, -44, circle(0, 0, 9, SLATE, stroke=INK, stroke_width=2.5),
                circle(0, 0, 3.5, PAPER)))
    spyglass = group(
        rect(-9, -62, 18, 40, GOLD_DARK, stroke=INK, stroke_width=2.6, rx=2),
        rect(-7, -24, 14, 42, GOLD, stroke=INK, stroke_width=2.6, rx=2),
        rect(-11, -68, 22, 10, GOLD_LIGHT, stroke=INK, stroke_width=2.6,
             rx=2))
    head = at(121, 90, curls, face(BROWN),
              features(BROWN, hair, gaze=2, eye='#241712'),
              smile(6, '#4a2417'), moustache(hair, 16, -3), hat, turn=-4)
    coat = (shape('M104,136 L123,164 L142,136 L160,140 L134,215 L112,215'
                  ' L86,140 Z', PAPER)
            + shape('M102,135 L88,139 L106,176 L119,160 Z', SLATE)
            + shape('M144,135 L158,139 L140,176 L127,160 Z', SLATE)
            + shape('M111,140 L123,150 L135,140 L139,158 L123,152 L107,158 Z',
                    ROSE, width=2.5))
    fringe = line('M-12,4 v7 M-6,5 v8 M0,6 v8 M6,5 v8 M12,4 v7', GOLD_DARK, 3)
    epaulette = at(58, 160, fringe,
                   ellipse(0, 0, 17, 7.5, GOLD, stroke=INK, stroke_width=2.8),
                   turn=-32)
    return (neck(BROWN) + torso(84) + folds() + coat + epaulette
            + at(206, 98, spyglass, turn=8) + hand(204, 134, BROWN, SLATE)
            + head)


def king_of_hearts():
    beard = '#c8622b'
    sceptre = (line('M0,0 V120', INK, 10) + line('M0,0 V120', GOLD, 5)
               + at(0, -10, shape(SUIT_PATHS['hearts'], GOLD, width=7),
                    scale=0.42)
               + rect(-9, 12, 18, 8, GOLD_LIGHT, stroke=INK, stroke_width=2.5,
                      rx=3))
    arches = (shape('M-34,-26 C-46,-62 -16,-70 0,-52 C16,-70 46,-62 34,-26'
                    ' C18,-34 -18,-34 -34,-26 Z', SUIT)
              + line('M-34,-30 C-38,-56 -16,-62 0,-50 C16,-62 38,-56 34,-30'
                     ' M0,-50 V-36', GOLD, 5)
              + shape('M-36,-20 C-18,-31 18,-31 36,-20 L36,-32'
                      ' C18,-43 -18,-43 -36,-32 Z', GOLD)
              + ''.join(bead(x, y, 3.4, '#f4f1ea', 2)
                        for x, y in ((-24, -31), (24, -31), (0, -35)))
              + bead(0, -57, 6, GOLD_LIGHT))
    curls = both(circle(31, 2, 8, beard, stroke=INK, stroke_width=2.5)
                 + circle(32, -10, 7, beard, stroke=INK, stroke_width=2.5))
    head = at(122, 86, curls, face(FAIR), cheeks(),
              full_beard(beard, 56, 42),
              line('M-18,30 q5,6 9,1 M9,31 q5,5 9,-1 M-6,40 q6,6 12,0',
                   '#9a4318', 2.4),
              features(FAIR, beard, gaze=2, eye='#3f6b4a'),
              path('M-8,23 Q0,31 8,23 Z', '#7a1f22'),
              moustache(beard, 24, -4), arches, turn=3)
    chain = (line('M76,152 C92,186 154,186 170,152', INK, 9)
             + line('M76,152 C92,186 154,186 170,152', GOLD, 5))
    return (torso(94, 16) + folds()
            + shape('M88,141 C98,136 104,134 108,134 C112,150 134,150 138,134'
                    ' C142,134 148,136 158,141 L146,215 L100,215 Z', BLUSH)
            + chain + at(206, 54, sceptre) + hand(206, 150, FAIR, BLUSH)
            + head)


def queen_of_hearts():
    hair = '#a8431f'
    spots = [(-30, -28, 15), (30, -28, 15), (-38, -8, 15), (38, -8, 15),
             (-40, 14, 15), (40, 14, 15), (-36, 35, 14), (36, 35, 14),
             (-15, -40, 15), (15, -40, 15)]
    curls = ''.join(circle(x, y, r, hair, stroke=INK, stroke_width=2.8)
                    for x, y, r in spots)
    swirls = ''.join(line(f'M{x - 5},{y} a5,5 0 1 1 5,5', '#d3733f', 2.4)
                     for x, y, r in spots[2:8])
    rose = (circle(0, 0, 14, SUIT, stroke=INK, stroke_width=2.8)
            + line('M-6,1 a6,6 0 1 1 7,5 M-10,4 a11,11 0 0 0 18,3',
                   BLUSH, 2.6))
    leaf = shape('M0,0 C8,-12 20,-12 26,-6 C20,4 8,6 0,0 Z', SAGE_DARK,
                 width=2.4)
    flower = (line('M0,6 C2,40 -2,70 0,110', INK, 7)
              + line('M0,6 C2,40 -2,70 0,110', SAGE_DARK, 3.4)
              + at(0, 48, leaf) + at(0, 66, leaf, turn=200)
              + at(0, 0, rose, scale=1.25))
    tiara = (shape('M-22,-33 C-10,-39 10,-39 22,-33 L16,-50 L9,-43 L0,-62'
                   ' L-9,-43 L-16,-50 Z', GOLD, width=2.8)
             + bead(0, -45, 3.6, ROSE, 2))
    head = at(121, 88, curls, swirls, face(FAIR), cheeks(opacity=0.55),
              features(FAIR, '#8a3416', gaze=1.5, lashes=True,
                       eye='#3d7a52'),
              lips('#c01c3a', 3),
              shape('M-28,-8 C-34,-50 34,-50 28,-8 C22,-24 8,-32 -4,-34'
                    ' C-14,-32 -24,-24 -28,-8 Z', hair), tiara,
              at(31, -22, rose, scale=0.85), turn=-5)
    dress = (shape('M66,150 C84,138 98,140 104,140 C114,160 132,160 142,140'
                   ' C148,140 162,138 180,150 C172,162 160,158 152,166'
                   ' C144,160 134,166 123,172 C112,166 102,160 94,166'
                   ' C86,158 74,162 66,150 Z', '#fff4ef')
            + line('M92,146 C110,168 136,168 154,146', GOLD, 3)
            + bead(123, 163, 5, GOLD))
    return (neck(FAIR) + torso(80) + folds() + dress
            + at(207, 48, flower) + hand(207, 146, FAIR, BLUSH) + head)


def jack_of_hearts():
    hair = '#e7b64c'
    bob = shape('M-31,-20 C-46,4 -44,30 -32,36 C-26,38 -22,34 -22,30'
                ' L22,30 C22,34 26,38 32,36 C44,30 46,4 31,-20 Z', hair)
    fringe = shape('M-29,-4 C-34,-44 34,-44 29,-4 C26,-16 22,-22 16,-25'
                   ' C6,-20 -16,-20 -22,-24 C-26,-18 -28,-12 -29,-4 Z', hair)
    beret = (shape('M-36,-25 C-48,-44 -26,-66 6,-64 C40,-62 54,-40 36,-25'
                   ' C18,-36 -18,-36 -36,-25 Z', SUIT)
             + line('M-35,-28 C-18,-40 18,-40 35,-28', GOLD, 5)
             + at(27, -36, feather(PAPER, STEEL, 'M0,0 C0,-20 12,-36 34,-34'
                                   ' C50,-30 52,-8 40,2 C38,-8 26,-14 0,0 Z',
                                   'M4,-5 C10,-18 24,-26 40,-18'),
                  scale=0.9))
    letter = (rect(-24, -17, 48, 34, '#fffaf0', stroke=INK, stroke_width=2.8,
                   rx=2)
              + line('M-23,-15 L0,4 L23,-15', STEEL, 2.4)
              + at(0, 3, suit('hearts', ROSE), scale=0.2))
    ruff = ''.join(circle(123 + 11 * i, 139 + 1.2 * i * i * 0.6, 9,
                          '#fff4ef', stroke=INK, stroke_width=2.5)
                   for i in (-3, 3, -2, 2, -1, 1, 0))
    head = at(121, 88, bob, face(PALE), cheeks(),
              features(PALE, '#b98620', gaze=2.5, eye='#3f78a8'), smile(7),
              fringe, beret, turn=5)
    doublet = (shape('M100,140 H146 L140,215 H106 Z', BLUSH)
               + line('M100,140 L106,215 M146,140 L140,215', GOLD, 3)
               + button_row((123,), 160) + button_row((123,), 175))
    puffs = (line('M52,158 C44,172 42,188 42,205 M196,158 C204,172 206,188'
                  ' 206,205', BLUSH, 4))
    return (neck(PALE) + torso(84) + folds() + puffs + doublet + ruff
            + at(206, 116, letter, turn=-10)
            + hand(206, 144, PALE, BLUSH) + head)


def king_of_diamonds():
    beard = '#2a1c17'
    turban = (shape('M-36,-18 C-50,-50 -26,-68 0,-68 C26,-68 50,-50 36,-18'
                    ' C20,-32 -20,-32 -36,-18 Z', AMBER)
              + line('M-38,-34 C-18,-48 16,-44 37,-26 M-28,-54'
                     ' C-6,-60 22,-52 40,-36 M-39,-26 C-26,-36 -14,-38 0,-37',
                     AMBER_DARK, 3)
              + at(0, -44, feather(PAPER, STEEL, 'M-2,-6 C-14,-20 -10,-34'
                                   ' 6,-36 C16,-28 12,-14 2,-6 Z',
                                   'M0,-10 C-3,-18 -1,-26 4,-31'))
              + at(0, -42, path('M0,-12 L10,0 L0,12 L-10,0 Z', TEAL,
                                stroke=INK, stroke_width=2.5),
                   path('M0,-12 L4,0 L0,12 L-4,0 Z', '#bfe8ea')))
    head = at(123, 90, face(DEEP),
              shape('M-28,-8 C-25,8 -20,11 -13,13 C-7,10 7,10 13,13'
                    ' C20,11 25,8 28,-8 C32,20 20,44 0,50'
                    ' C-20,44 -32,20 -28,-8 Z', beard),
              features(DEEP, beard, stern=2, eye='#1b100b'),
              line('M-6,22 Q0,25 6,22', '#d08a72', 3),
              moustache(beard, 20, 2),
              line('M-6,33 Q0,46 6,33', '#8d8580', 2.5), turban)
    orb = (path('M-22,-8 L-12,-22 H12 L22,-8 L0,24 Z', '#bfe8ea', stroke=INK,
                stroke_width=2.8, stroke_linejoin='round')
           + path('M-22,-8 H22 L0,24 Z', '#59bcc4')
           + line('M-22,-8 H22 M-10,-8 L0,22 L10,-8 M-10,-8 L-12,-21'
                  ' M10,-8 L12,-21', INK, 1.8))
    palm = (shape('M-24,-4 C-16,8 16,8 24,-4 C24,12 12,20 0,20'
                  ' C-12,20 -24,12 -24,-4 Z', DEEP[0], width=2.8)
            + shape('M-13,18 H13 L19,44 H-19 Z', AMBER, width=2.8))
    collar = (shape('M72,148 C90,136 102,134 106,132 C112,148 134,148 140,132'
                    ' C144,134 156,136 174,148 C166,178 142,186 123,186'
                    ' C104,186 80,178 72,148 Z', AMBER)
              + line('M84,149 C96,172 150,172 162,149', INK, 2.5)
              + ''.join(bead(123 + x, 166 - abs(x) * abs(x) / 110, 4.4, f, 2)
                        for x, f in ((0, TEAL), (-16, PAPER), (16, PAPER),
                                     (-31, TEAL), (31, TEAL))))
    return (neck(DEEP) + torso(92, 18) + folds() + collar
            + at(206, 122, palm) + at(206, 98, orb) + head)


def queen_of_diamonds():
    hair = '#2b1b16'
    sun = (at(0, -24, rays(11, 30, 52, -172, -8, 2.5, GOLD, 6.5))
           + shape('M-35,-20 C-35,-72 35,-72 35,-20 C20,-32 -20,-32 -35,-20 Z',
                   GOLD)
           + shape('M-24,-28 C-22,-56 22,-56 24,-28 C14,-33 -14,-33 -24,-28 Z',
                   TEAL, width=2.5)
           + at(0, -42, path('M0,-11 L8,0 L0,11 L-8,0 Z', GOLD_LIGHT,
                             stroke=INK, stroke_width=2.2)))
    braid = ''.join(
        ellipse(38 + (i % 2), 4 + 13 * i, 8, 8.5, hair, stroke=INK,
                stroke_width=2.5) for i in range(5)) \
        + rect(31, 64, 16, 8, GOLD, stroke=INK, stroke_width=2.2, rx=3)
    hoops = both(circle(31, 18, 7, 'none', stroke=INK, stroke_width=5.5)
                 + circle(31, 18, 7, 'none', stroke=GOLD, stroke_width=3))
    head = at(122, 90, both(braid), face(BROWN), cheeks('#c2453a', 0.4),
              features(BROWN, hair, gaze=-2, lashes=True, eye='#24140d'),
              lips('#9c2336', 2),
              shape('M-29,-6 C-32,-36 32,-36 29,-6 C22,-22 6,-28 0,-28'
                    ' C-6,-28 -22,-22 -29,-6 Z', hair), hoops, sun, turn=3)
    blades = []
    for i in range(7):
        a = (-140 + 20 * i) * pi / 180
        b = a + 20 * pi / 180
        r = 44
        blades.append(shape(
            f'M0,0 L{r * cos(a):.1f},{r * sin(a):.1f} Q'
            f'{(r + 7) * cos((a + b) / 2):.1f},'
            f'{(r + 7) * sin((a + b) / 2):.1f}'
            f' {r * cos(b):.1f},{r * sin(b):.1f} Z',
            AMBER if i % 2 else PAPER, width=2.4))
    fan = ''.join(blades) + circle(0, 0, 7, TEAL, stroke=INK,
                                   stroke_width=2.4)
    dress = (path('M96,137 L123,182 L150,137 C140,152 106,152 96,137 Z',
                  BROWN[0], stroke=INK, stroke_width=3)
             + line('M94,138 L123,186 L152,138', INK, 9)
             + line('M94,138 L123,186 L152,138', AMBER, 5)
             + line('M104,146 C114,158 132,158 142,146', TEAL, 4.5)
             + bead(123, 157, 4.5, GOLD_LIGHT, 2))
    return (neck(BROWN) + torso(80) + folds() + dress
            + at(200, 134, fan, turn=4) + hand(205, 146, BROWN, AMBER)
            + head)


def jack_of_diamonds():
    hair = '#3a241a'
    cap = (shape('M-34,-20 C-44,-48 -22,-66 8,-62 C34,-60 42,-40 35,-20'
                 ' C18,-32 -18,-32 -34,-20 Z', AMBER)
           + shape('M-20,-56 C-46,-64 -66,-46 -62,-14 C-60,2 -54,14 -46,20'
                   ' C-52,0 -48,-22 -36,-32 Z', AMBER_DARK)
           + shape('M-38,-16 C-20,-30 20,-30 38,-16 L37,-29'
                   ' C18,-42 -18,-42 -37,-29 Z', TEAL)
           + at(22, -31, path('M0,-9 L7,0 L0,9 L-7,0 Z', GOLD_LIGHT,
                              stroke=INK, stroke_width=2)))
    coin = (circle(0, 0, 23, GOLD, stroke=INK, stroke_width=2.8)
            + circle(0, 0, 16.5, GOLD_LIGHT, stroke=GOLD_DARK,
                     stroke_width=2.5)
            + at(0, 0, suit('diamonds', GOLD_DARK), scale=0.24))
    head = at(124, 88,
              both(shape('M24,-22 C38,-14 40,14 32,26 C28,20 26,10 26,0 Z',
                         hair, width=2.6)),
              face(OLIVE), features(OLIVE, hair, gaze=2.5, eye='#3b2414'),
              line('M-8,21 Q4,28 11,19', INK, 2.4),
              path('M-5,31 C-2,29 2,29 5,31 L0,41 Z', hair),
              line('M-12,16 C-6,13 6,13 12,16', hair, 3.4),
              circle(31, 14, 5, 'none', stroke=GOLD, stroke_width=3), cap,
              turn=-3)
    shirt = (shape('M100,138 L123,186 L146,138 C138,150 108,150 100,138 Z',
                   PAPER)
             + shape('M102,134 L88,142 L116,200 L123,186 Z', TEAL)
             + shape('M144,134 L158,142 L130,200 L123,186 Z', TEAL)
             + line('M113,160 L133,160 M116,168 L130,168', AMBER_DARK, 2.5))
    return (neck(OLIVE) + torso(84) + folds() + shirt
            + at(206, 106, coin) + hand(206, 140, OLIVE, AMBER) + head)


def king_of_clubs():
    beard = '#f3f1ec'
    leaf = shape('M0,0 C-9,-6 -12,-14 -8,-19 C-8,-25 -3,-29 0,-34'
                 ' C3,-29 8,-25 8,-19 C12,-14 9,-6 0,0 Z', SAGE, width=2.4) \
        + line('M0,-2 V-26', SAGE_DARK, 2)
    acorn = (ellipse(0, 3, 5.5, 7.5, '#c98a3a', stroke=INK, stroke_width=2.2)
             + path('M-7,0 C-7,-8 7,-8 7,0 Z', '#7a4c22', stroke=INK,
                    stroke_width=2.2))
    wreath = ''.join(at(x, y, leaf, turn=a, scale=0.95) for x, y, a in
                     ((-33, -14, -62), (33, -14, 62), (-27, -26, -40),
                      (27, -26, 40), (-15, -33, -20), (15, -33, 20),
                      (0, -35, 0)))
    wreath += (line('M-36,-16 C-20,-34 20,-34 36,-16', INK, 9)
               + line('M-36,-16 C-20,-34 20,-34 36,-16', GOLD, 5)
               + at(-11, -33, acorn, scale=0.8, turn=10)
               + at(11, -33, acorn, scale=0.8, turn=-10))
    staff = (line('M0,0 C4,36 -4,70 0,120', INK, 12)
             + line('M0,0 C4,36 -4,70 0,120', '#8a5a30', 7)
             + at(0, -14, shape(SUIT_PATHS['clubs'], GOLD, width=6.5),
                  scale=0.45))
    head = at(122, 84,
              both(shape('M22,-26 C40,-20 42,16 36,40 L24,40 Z', beard)),
              face(FAIR), cheeks(opacity=0.35),
              shape('M-28,-4 C-24,8 -19,10 -13,12 C-7,9 7,9 13,12'
                    ' C19,10 24,8 28,-4 C42,26 40,66 26,80 C20,70 18,84 10,92'
                    ' C6,82 -4,84 -8,94 C-16,84 -20,72 -26,80'
                    ' C-40,66 -42,26 -28,-4 Z', beard),
              line('M-18,34 Q-14,56 -19,68 M18,34 Q14,56 19,68 M-5,38'
                   ' Q-2,58 -6,76 M7,38 Q3,56 8,70', '#c3bfb6', 2.6),
              features(FAIR, '#e8e5de', gaze=-1, eye='#4b6a7c'),
              both(line('M6,-13 Q14,-20 22,-12', INK, 7)
                   + line('M6,-13 Q14,-20 22,-12', beard, 4)),
              moustache(beard, 25, 6), wreath)
    mantle = (shape('M54,154 C76,142 92,138 104,134 L142,134'
                    ' C154,138 170,142 192,154 L170,215 H76 Z', SAGE)
              + line('M70,150 L92,205 M176,150 L154,205', SAGE_DARK, 3))
    return (torso(94, 16) + folds() + mantle + at(207, 52, staff)
            + hand(207, 150, FAIR, SAGE_DARK) + head)


def queen_of_clubs():
    hair = '#eec257'
    plait = ''.join(
        shape(f'M{30 + i % 2},{2 + 15 * i} c14,-5 20,6 14,14'
              f' c-8,8 -20,2 -14,-14 Z', hair, width=2.5)
        for i in range(6))

    def daisy(petal, scale=1.0):
        petals = ''.join(circle(7.5 * cos(a * pi / 3), 7.5 * sin(a * pi / 3),
                                5.4, petal, stroke=INK, stroke_width=2)
                         for a in range(6))
        return group(petals, circle(0, 0, 5.2, GOLD, stroke=INK,
                                    stroke_width=2),
                     transform=f'scale({scale})')

    garland = (line('M-34,-20 C-18,-42 18,-42 34,-20', INK, 10)
               + line('M-34,-20 C-18,-42 18,-42 34,-20', SAGE_DARK, 5.5)
               + at(-29, -27, daisy(PAPER, 0.9))
               + at(29, -27, daisy(PAPER, 0.9))
               + at(-15, -39, daisy(BLUSH)) + at(15, -39, daisy(BLUSH))
               + at(0, -43, daisy(PAPER, 1.15)))
    head = at(122, 88, both(plait),
              shape('M-31,4 C-42,-58 42,-58 31,4 Z', hair), face(FAIR),
              cheeks(), features(FAIR, '#b98a24', gaze=-2, lashes=True,
                                 eye='#4d7fb0'), lips('#cc4452', 3),
              shape('M-29,-2 C-34,-48 34,-48 29,-2 C24,-18 12,-26 0,-34'
                    ' C-12,-26 -24,-18 -29,-2 Z', hair),
              line('M0,-34 V-44', '#b98a24', 2), garland, turn=4)
    weave = '#c98f45'
    basket = (line('M-27,2 C-26,-58 26,-58 27,2', INK, 9)
              + line('M-27,2 C-26,-58 26,-58 27,2', weave, 4.5)
              + at(-14, -6, daisy(PAPER, 1.1)) + at(14, -6, daisy(ROSE, 1.1))
              + at(0, -13, daisy(BLUSH, 1.2))
              + shape('M-32,2 H32 L25,36 H-25 Z', weave, width=2.8)
              + line('M-30,13 H30 M-27,24 H27', '#8a5a22', 2.4)
              + line('M-18,3 L-15,35 M-6,3 L-5,35 M6,3 L5,35 M18,3 L15,35',
                     '#8a5a22', 2.4)
              + shape('M-35,-2 H35 V6 H-35 Z', '#e0ad62', width=2.6))
    bodice = (path('M98,136 C100,158 112,168 123,168 C134,168 146,158 148,136'
                   ' C140,150 106,150 98,136 Z', FAIR[0], stroke=INK,
                   stroke_width=3)
              + shape('M84,140 C92,138 96,137 98,136 C100,158 112,168 123,168'
                      ' C134,168 146,158 148,136 C150,137 154,138 162,140'
                      ' L148,215 H98 Z', SAGE)
              + line('M114,174 L132,186 M132,174 L114,186', PAPER, 2.6))
    return (neck(FAIR) + torso(80) + folds() + bodice + head
            + at(203, 118, basket))


def jack_of_clubs():
    hair = '#8a4a22'
    cap = (at(20, -38, feather(ROSE, '#a02a3c', 'M0,0 C4,-20 16,-34 40,-36'
                               ' C38,-16 24,2 4,6 Z',
                               'M5,0 C12,-14 22,-24 34,-30'))
           + shape('M-32,-20 C-40,-52 -8,-70 22,-58 C34,-52 36,-40 33,-22'
                   ' C14,-36 -14,-36 -32,-20 Z', SAGE)
           + shape('M-52,-10 C-26,-32 16,-40 37,-24 L34,-34'
                   ' C14,-52 -32,-44 -52,-10 Z', SAGE_DARK))
    freckles = ''.join(circle(x, y, 1.3, '#b8733f')
                       for x, y in ((-19, 7), (-14, 9), (-17, 12), (14, 9),
                                    (18, 7), (17, 12)))
    head = at(122, 88,
              shape('M-29,-22 C-44,0 -42,24 -30,32 C-26,22 -24,10 -26,-2'
                    ' L26,-2 C24,10 26,22 30,32 C42,24 44,0 29,-22 Z', hair),
              face(FAIR), freckles, features(FAIR, hair, gaze=-2.5,
                                             eye='#3d6b3a'),
              smile(7), shape('M-28,-4 C-32,-38 26,-44 28,-6 C24,-16 20,-20'
                              ' 14,-23 C6,-16 -6,-14 -14,-22'
                              ' C-20,-18 -26,-12 -28,-4 Z', hair),
              cap, turn=4)
    bow = (line('M0,-92 C34,-60 34,46 0,78', INK, 10)
           + line('M0,-92 C34,-60 34,46 0,78', '#9a6230', 5)
           + line('M0,-92 V78', INK, 2))
    arrow = (line('M0,-70 V64', INK, 5) + line('M0,-70 V64', GOLD, 2.4)
             + shape('M0,-92 L8,-72 H-8 Z', SILVER, width=2.4))
    tunic = (shape('M92,138 L106,133 C112,148 134,148 140,133 L154,138'
                   ' L150,158 L123,172 L96,158 Z', SAGE)
             + line('M60,150 L172,215', INK, 13)
             + line('M60,150 L172,215', '#8a5a30', 8)
             + line('M123,148 V168 M117,154 H129 M118,161 H128', '#8a5a30',
                    2.5))
    return (neck(FAIR) + torso(84) + folds() + tunic
            + at(204, 116, bow) + at(204, 114, arrow)
            + hand(205, 148, FAIR, SAGE) + head)


def joker():
    horn_left = shape('M-2,-30 C-20,-70 -54,-62 -57,-14 C-50,-28 -40,-32'
                      ' -32,-12 C-24,-26 -12,-30 -2,-30 Z', VIOLET)
    horn_right = shape('M2,-30 C20,-70 54,-62 57,-14 C50,-28 40,-32 32,-12'
                       ' C24,-26 12,-30 2,-30 Z', GOLD)
    horn_top = shape('M-24,-26 C-24,-50 -12,-66 4,-72 C8,-60 22,-46 24,-26'
                     ' C10,-34 -10,-34 -24,-26 Z', ROSE)
    bells = ''.join(bead(x, y, 8, GOLD_LIGHT) + line(f'M{x - 3},{y + 2} h6',
                                                     INK, 2)
                    for x, y in ((-57, -8), (57, -8), (4, -72)))
    brim = (shape('M-37,-10 C-20,-30 20,-30 37,-10 L36,-22'
                  ' C18,-40 -18,-40 -36,-22 Z', VIOLET_LIGHT))
    paint = (path('M-12,-16 L-7,-2 L-12,12 L-17,-2 Z', VIOLET, fill_opacity=0.85)
             + path('M12,-16 L17,-2 L12,12 L7,-2 Z', VIOLET, fill_opacity=0.85))
    grin = (shape('M-17,17 C-8,24 8,24 17,17 C14,34 -14,34 -17,17 Z', PAPER,
                  width=2.4) + line('M-20,15 q4,0 4,5 M20,15 q-4,0 -4,5',
                                    INK, 2.4))
    head = at(123, 92, horn_left, horn_right, face(PALE), cheeks(opacity=0.6),
              paint, features(PALE, INK, gaze=2, eye=VIOLET), grin,
              horn_top, brim, bells, turn=-6)
    points = []
    for i in range(7):
        x = 123 + 24 * (i - 3)
        y = 140 + abs(i - 3) * 3
        fill = (VIOLET_LIGHT, GOLD)[i % 2]
        points.append(shape(f'M{x - 14},{y - 6} L{x + 14},{y - 6} L{x},{y + 24}'
                            ' Z', fill, width=2.8)
                      + bead(x, y + 25, 4.5, GOLD_LIGHT, 2))
    lozenges = ''.join(path(f'M{x},{y} l11,17 l-11,17 l-11,-17 Z', VIOLET_LIGHT,
                            fill_opacity=0.55)
                       for x, y in ((62, 156), (84, 156), (162, 156),
                                    (184, 156)))
    wand = (line('M0,20 V110', INK, 8) + line('M0,20 V110', ROSE, 4)
            + path(star_path(5, 27, 11.5), GOLD, stroke=INK, stroke_width=2.8,
                   stroke_linejoin='round'))
    return (neck(PALE) + torso(86, fill=VIOLET) + lozenges + folds()
            + ''.join(points) + at(211, 92, wand, turn=8)
            + hand(206, 156, PALE, GOLD) + head)


FIGURES = {
    ('king', 'spades'): king_of_spades,
    ('queen', 'spades'): queen_of_spades,
    ('jack', 'spades'): jack_of_spades,
    ('king', 'hearts'): king_of_hearts,
    ('queen', 'hearts'): queen_of_hearts,
    ('jack', 'hearts'): jack_of_hearts,
    ('king', 'diamonds'): king_of_diamonds,
    ('queen', 'diamonds'): queen_of_diamonds,
    ('jack', 'diamonds'): jack_of_diamonds,
    ('king', 'clubs'): king_of_clubs,
    ('queen', 'clubs'): queen_of_clubs,
    ('jack', 'clubs'): jack_of_clubs,
}
