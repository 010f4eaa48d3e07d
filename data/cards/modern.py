# SPDX-License-Identifier: GPL-3.0-or-later
"""The modern deck: flat blocks of colour and figures of circle, square and
triangle.

Where no index stands a card has a block, broken like a Z, that looks the same
upside down.  A number has its pips on a pale block; courts, aces and the cards
with a part of their own fill theirs.  A court is drawn round the middle of its
face, 100 units wide at the shoulders, and cut by the block.
"""

from signs import special, star, suit
from svg import (GOLD, GOLD_DARK, GOLD_LIGHT, INK, PAPER, SUIT, VIOLET,
                 VIOLET_LIGHT, at, both, circle, element, group, path, rect,
                 upside_down)

MIDDLE = (125, 175)
ROSE = '#e2586a'
CREAM = '#f6efe2'

# The upper half of the block: left edge, lower end at the right edge.
USUAL = (72, 186)
LARGE = (101, 158)


def block(of, fill=SUIT, **values):
    left, end = of
    right, top, bottom, r = 238, 12, 338, 10
    far = 250 - left
    start = 350 - end
    outline = (f'M{left + r},{top} H{right - r} q{r},0 {r},{r} V{end - r}'
               f' q0,{r} {-r},{r} H{far} V{bottom - r} q0,{r} {-r},{r}'
               f' H{12 + r} q{-r},0 {-r},{-r} V{start + r} q0,{-r} {r},{-r}'
               f' H{left} V{top + r} q0,{-r} {r},{-r} Z')
    return path(outline, fill, **values)


# Pips of the upper half; the lower half is the same turned round.
SWAY = {
    'three': [(154, 64)],
    'four': [(120, 78), (188, 78)],
    'five': [(120, 64), (188, 64)],
    'six': [(120, 56), (188, 56), (154, 120)],
    'seven': [(120, 46), (188, 46), (154, 104)],
    'eight': [(120, 52), (188, 52), (120, 120), (188, 120)],
    'nine': [(120, 46), (188, 46), (112, 106), (188, 106)],
    'ten': [(118, 42), (190, 42), (154, 90), (118, 138), (190, 138)],
}
ODD = ('three', 'five', 'seven', 'nine')


def number(name, rank):
    upper = ''.join(at(x, y, suit(name), scale=0.5) for x, y in SWAY[rank])
    centre = at(*MIDDLE, suit(name), scale=0.5) if rank in ODD else ''
    return (block(USUAL, fill_opacity=0.1) + upper + upside_down(upper)
            + centre)


def pair(fill, drawn, x, y, ground=LARGE, **values):
    """A block with the same in both halves."""
    half = at(x, y, drawn)
    return block(ground, fill, **values) + half + upside_down(half)


def large_number(name):
    return pair(SUIT, group(suit(name), transform='scale(0.94)'), 169, 85,
                fill_opacity=0.1)


def ace(name):
    return (block(USUAL)
            + at(*MIDDLE, suit(name, PAPER),
                 at(0, 4 if name == 'spades' else -3, suit(name), scale=0.3),
                 scale=1.28))


def large_ace(name):
    return pair(SUIT, group(suit(name, PAPER), transform='scale(0.94)'), 169, 85)


def two(name):
    pips = at(154, 62, suit(name, PAPER), scale=0.52)
    return (block(USUAL, VIOLET) + pips + upside_down(pips)
            + at(*MIDDLE, circle(0, 0, 50, VIOLET_LIGHT, fill_opacity=0.5),
                 at(0, 2, star(PAPER), scale=0.72)))


def large_two(name):
    return pair(VIOLET, group(star(PAPER), at(0, 4, suit(name), scale=0.3)),
                169, 87)


def red_three(name):
    pips = at(154, 64, suit(name), scale=0.62)
    return (block(USUAL, GOLD) + pips + upside_down(pips)
            + at(*MIDDLE, circle(0, 0, 42, GOLD_LIGHT), suit(name)))


def black_three(name):
    pips = at(154, 64, suit(name, PAPER), scale=0.58)
    return (block(USUAL) + pips + upside_down(pips)
            + rect(84, 142, 82, 66, PAPER, rx=6)
            + at(*MIDDLE, suit(name), scale=0.5))


def three(name, red):
    return special(red_three(name) if red else black_three(name),
                   number(name, 'three'))


def large_red_three(name):
    return pair(GOLD, group(suit(name), transform='scale(0.94)'), 169, 85)


def large_black_three(name):
    bar = rect(-58, -12, 116, 24, SUIT)
    return pair(SUIT, group(group(suit(name, PAPER), bar),
                            transform='scale(0.94)'), 169, 85)


def large_three(name, red):
    return special(large_red_three(name) if red else large_black_three(name),
                   large_number(name))


# Skin and hair of each suit's family, and what its clothes are made of.
FAMILY = {
    'spades': ('#f3d3b8', '#6a6488', '#8fa3c8'),
    'hearts': ('#f9dcc4', '#e0a03c', '#f7b9a8'),
    'diamonds': ('#8a5638', '#2a1a14', '#f2b544'),
    'clubs': ('#d9a273', '#6e3d20', '#8cbf84'),
}


def head(skin):
    """An egg cut at the top, half in shade, with eyes and a nose."""
    outline = 'M-27,-24 H27 V6 A27,30 0 0 1 -27,6 Z'
    return (path(outline, skin)
            + path('M0,-24 H27 V6 A27,30 0 0 1 0,36 Z', INK, fill_opacity=0.13)
            + both(path('M6,-5 H19 A6.5,6.5 0 0 1 6,-5 Z', INK))
            + path('M0,-6 V12 H-7 Z', INK, fill_opacity=0.28))


def mouth(fill=ROSE, y=20):
    return path(f'M-8,{y} H8 A8,6 0 0 1 -8,{y} Z', fill)


def shoulders(cloth, pattern):
    body = 'M-66,120 V82 A36,36 0 0 1 -30,46 H30 A36,36 0 0 1 66,82 V120 Z'
    clip = element('clipPath', path(body, INK), id='body')
    return (element('defs', clip) + path(body, cloth)
            + group(pattern, clip_path='url(#body)'))


def stripes(colour):
    return ''.join(rect(x, 40, 8, 90, colour) for x in range(-68, 70, 16))


def checks(colour):
    return ''.join(path(f'M{x},{y} l9,12 l-9,12 l-9,-12 Z', colour)
                   for y in (46, 70, 94) for x in range(-63, 72, 18))


def chevrons(colour):
    return ''.join(path(f'M-70,{y} L0,{y + 40} L70,{y} V{y + 9} L0,{y + 49}'
                        f' L-70,{y + 9} Z', colour) for y in (22, 42, 62, 82))


def rounds(colour):
    return ''.join(circle(x + 9 * (row % 2), 56 + 17 * row, 5.5, colour)
                   for row in range(4) for x in range(-63, 72, 18))


PATTERNS = {'spades': stripes, 'hearts': rounds, 'diamonds': checks,
            'clubs': chevrons}


def king(name):
    skin, hair, cloth = FAMILY[name]
    beards = {
        'spades': 'M-27,4 H27 V14 L0,70 L-27,14 Z',
        'hearts': 'M-31,4 H31 A31,40 0 0 1 -31,4 Z',
        'diamonds': 'M-27,4 H27 V26 L18,52 L9,30 L0,56 L-9,30 L-18,52 L-27,26 Z',
        'clubs': 'M-32,4 H32 V54 H-32 Z',
    }
    crowns = {
        'spades': 'M-30,-22 V-58 L-15,-38 L0,-62 L15,-38 L30,-58 V-22 Z',
        'hearts': 'M-30,-22 V-44 A15,15 0 0 1 0,-44 A15,15 0 0 1 30,-44 V-22 Z',
        'diamonds': 'M-30,-22 L-38,-44 L-19,-36 L0,-62 L19,-36 L38,-44 L30,-22 Z',
        'clubs': 'M-30,-22 V-56 H-16 V-42 H-7 V-56 H7 V-42 H16 V-56 H30 V-22 Z',
    }
    fur = (path('M-66,120 V82 A36,36 0 0 1 -30,46 H30 A36,36 0 0 1 66,82 V120'
                ' H50 V84 A24,24 0 0 0 26,62 H-26 A24,24 0 0 0 -50,84 V120 Z',
                CREAM))
    return (shoulders(cloth, PATTERNS[name]('#ffffff55')) + fur + head(skin)
            + path(beards[name], hair)
            + path('M-22,4 L0,12 L22,4 L22,14 L0,20 L-22,14 Z', hair)
            + path('M-22,5 L0,13 L22,5 L22,13 L0,19 L-22,13 Z', PAPER,
                   fill_opacity=0.3)
            + path(crowns[name], GOLD)
            + path('M0,-30 H30 V-22 H0 Z M-30,-30 H0 V-22 H-30 Z', GOLD_DARK)
            + at(0, -37, path('M0,-7 L7,0 L0,7 L-7,0 Z', PAPER)))


def queen(name):
    skin, hair, cloth = FAMILY[name]
    hairs = {
        'spades': 'M-40,48 V-10 A40,40 0 0 1 40,-10 V48 Z',
        'hearts': 'M0,-52 A44,44 0 0 1 46,-6 C46,20 58,30 52,54 H-52'
                  ' C-58,30 -46,20 -46,-6 A44,44 0 0 1 0,-52 Z',
        'diamonds': 'M-44,8 A44,52 0 1 1 44,8 L44,26 H-44 Z',
        'clubs': 'M-38,-10 A38,38 0 0 1 38,-10 L50,60 H24 L22,20 H-22 L-24,60'
                 ' H-50 Z',
    }
    parting = {
        'spades': 'M-28,-24 H28 V-10 H-28 Z',
        'hearts': 'M-28,-24 H28 V-4 C20,-8 12,-16 6,-24 C-2,-14 -16,-6 -28,-4 Z',
        'diamonds': 'M-28,-24 H28 L0,-14 Z',
        'clubs': 'M-28,-24 H28 V0 L0,-24 L-28,0 Z',
    }
    tiaras = {
        'spades': path('M-30,-34 A30,20 0 0 1 30,-34 L24,-26 A26,16 0 0 0'
                       ' -24,-26 Z', GOLD)
        + ''.join(circle(x, y, 4.5, PAPER)
                  for x, y in ((-18, -44), (0, -49), (18, -44))),
        'hearts': path('M-24,-34 L-24,-52 L-10,-42 L0,-60 L10,-42 L24,-52'
                       ' L24,-34 Z', GOLD),
        'diamonds': ''.join(path('M-7,-38 L0,-66 L7,-38 Z', GOLD,
                                 transform=f'rotate({a})')
                            for a in (-50, -25, 0, 25, 50)),
        'clubs': ''.join(circle(x, y, 8, GOLD) + circle(x, y, 3.5, PAPER)
                         for x, y in ((-27, -33), (27, -33), (-10, -43),
                                      (10, -43))),
    }
    collar = (path('M-15,36 H15 L34,48 L0,92 L-34,48 Z', skin)
              + path('M0,36 H15 L34,48 L0,92 Z', INK, fill_opacity=0.13)
              + path('M-34,46 L0,86 L34,46 L42,54 L0,102 L-42,54 Z', PAPER)
              + at(0, 84, path('M0,-9 L8,0 L0,9 L-8,0 Z', GOLD)))
    return (path(hairs[name], hair)
            + shoulders(cloth, PATTERNS[name]('#00000026')) + collar
            + head(skin) + mouth('#b3203a' if name != 'diamonds'
                                 else '#e8836f')
            + path(parting[name], hair) + tiaras[name]
            + (both(circle(31, 14, 5, GOLD))))


def jack(name):
    skin, hair, cloth = FAMILY[name]
    bob = 'M-36,28 V-20 H36 V28 H24 V-8 H-24 V28 Z'
    feather = path('M22,-36 C24,-58 40,-62 50,-51 C46,-39 36,-32 22,-36 Z',
                   GOLD)
    hats = {
        'spades': path('M-38,-20 V-30 A38,30 0 0 1 38,-30 V-20 Z', '#8fa3c8')
        + rect(-42, -26, 84, 8, GOLD) + feather,
        'hearts': feather + path('M-44,-22 C-44,-62 44,-62 44,-22 Z', CREAM)
        + rect(-32, -28, 64, 8, GOLD),
        'diamonds': path('M22,-56 H44 V-30 L40,-18 H48 L44,-30 H40 V-52 H22 Z', GOLD)
        + path('M-32,-20 L-24,-58 H24 L32,-20 Z', ROSE)
        + path('M-33,-28 L33,-28 L34,-20 H-34 Z', GOLD),
        'clubs': feather + path('M-52,-20 L40,-52 L36,-20 Z', CREAM)
        + path('M-52,-20 L36,-20 L37,-29 L-29,-28 Z', GOLD),
    }
    front = (path('M-28,48 L0,66 L28,48 L28,62 L0,82 L-28,62 Z', PAPER)
             + ''.join(circle(0, y, 4, GOLD) for y in (92, 104, 116)))
    return (path(bob, hair) + shoulders(cloth, PATTERNS[name]('#ffffff66'))
            + path('M-13,30 H13 V50 L0,62 L-13,50 Z', skin)
            + path('M0,30 H13 V50 L0,62 Z', INK, fill_opacity=0.13) + front
            + head(skin) + path('M-27,-24 H27 V-12 L9,-17 L-9,-10 L-27,-14 Z',
                                hair)
            + mouth('#8a2a2a') + hats[name])


def joker():
    horns = (path('M-30,-20 C-34,-58 -66,-52 -62,-12 C-52,-26 -40,-26 -30,-20'
                  ' Z', ROSE)
             + path('M30,-20 C34,-58 66,-52 62,-12 C52,-26 40,-26 30,-20 Z',
                    GOLD)
             + path('M-30,-20 L0,-66 L0,-20 Z', GOLD)
             + path('M30,-20 L0,-66 L0,-20 Z', ROSE)
             + ''.join(circle(x, y, 6.5, PAPER)
                       for x, y in ((-62, -8), (62, -8), (0, -66))))
    ruff = ''.join(path(f'M{x - 13},44 H{x + 13} L{x},74 Z',
                        (PAPER, GOLD)[i % 2])
                   for i, x in enumerate(range(-52, 60, 13)))
    grin = path('M-16,14 H16 A16,14 0 0 1 -16,14 Z', ROSE)
    half = path('M0,-24 H27 V6 A27,30 0 0 1 0,36 Z', GOLD_LIGHT)
    return (shoulders(VIOLET_LIGHT, checks('#6a2f9e')) + ruff
            + path('M-27,-24 H27 V6 A27,30 0 0 1 -27,6 Z', PAPER) + half
            + both(path('M12,-14 L18,-3 L12,8 L6,-3 Z', INK))
            + circle(0, 6, 5, ROSE) + grin + horns)


FIGURES = {'king': king, 'queen': queen, 'jack': jack}


def court(drawn, name=None):
    """A figure and its mirror image, each in its half of a filled block."""
    def cut(key, ground, *content):
        left, end = ground
        clip = element('clipPath', path(
            f'M0,0 H250 V{end} L{250 - left},{end} L{left},{350 - end} H0 Z'
            if ground == USUAL else f'M{left},0 H250 V{end} H{250 - left}'
            f' L{left},{350 - end} Z', INK), id=key)
        return element('defs', clip) + group(*content,
                                             clip_path=f'url(#{key})')

    def fill(key, ground, x, y, scale, pip):
        shade = block(ground, INK, fill_opacity=0.16)
        half = (cut(key, ground, at(x, y, drawn, scale=scale))
                + (at(*pip, suit(name, PAPER), scale=0.24) if name else
                   at(*pip, star(PAPER), scale=0.24)))
        return block(ground) + shade + half + upside_down(half)

    return (fill('usual', USUAL, 154, 92, 1.02, (219, 33)),
            fill('large', LARGE, 169, 92, 0.88, (222, 30)))


def faces(colours):
    """Name, standard middle, large middle and colour of every face."""
    for name, colour in colours.items():
        red = name in ('diamonds', 'hearts')
        yield (f'three-of-{name}', three(name, red), large_three(name, red),
               colour)
        for rank in SWAY:
            if rank == 'three':
                continue
            yield (f'{rank}-of-{name}', number(name, rank),
                   large_number(name), colour)
        for rank, drawn in FIGURES.items():
            yield f'{rank}-of-{name}', *court(drawn(name), name), colour
        yield f'ace-of-{name}', ace(name), large_ace(name), colour
        yield f'two-of-{name}', two(name), large_two(name), colour
    yield 'joker', *court(joker()), VIOLET
