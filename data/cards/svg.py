# SPDX-License-Identifier: GPL-3.0-or-later
"""Small words for writing SVG: each function returns a piece of a document."""

import re

INK = '#262230'
GOLD = '#e3a92f'
GOLD_DARK = '#b57a14'
GOLD_LIGHT = '#f8dc8c'
VIOLET = '#6a2f9e'
VIOLET_LIGHT = '#b98be0'
PAPER = '#ffffff'

# Shapes drawn with the suit's colour inherit it from the document.
SUIT = 'currentColor'


def attributes(values):
    return ''.join(f' {name.replace("_", "-")}="{value}"'
                   for name, value in values.items() if value is not None)


def element(name, *content, **values):
    body = ''.join(content)
    if body:
        return f'<{name}{attributes(values)}>{body}</{name}>'
    return f'<{name}{attributes(values)}/>'


def path(d, fill='none', **values):
    return element('path', d=d, fill=fill, **values)


def line(d, colour=INK, width=3, **values):
    """An open stroke with round ends."""
    return path(d, stroke=colour, stroke_width=width, stroke_linecap='round',
                stroke_linejoin='round', **values)


def shape(d, fill, outline=INK, width=3, **values):
    """A closed shape with an outline."""
    return path(d, fill, stroke=outline, stroke_width=width,
                stroke_linejoin='round', **values)


def circle(x, y, r, fill, **values):
    return element('circle', cx=x, cy=y, r=r, fill=fill, **values)


def ellipse(x, y, rx, ry, fill, **values):
    return element('ellipse', cx=x, cy=y, rx=rx, ry=ry, fill=fill, **values)


def rect(x, y, width, height, fill, **values):
    return element('rect', x=x, y=y, width=width, height=height, fill=fill,
                   **values)


def bead(x, y, r, fill=GOLD, width=2.5):
    """A round thing with an outline: pearl, berry, button."""
    return circle(x, y, r, fill, stroke=INK, stroke_width=width)


def group(*content, **values):
    return element('g', *content, **values)


def at(x, y, *content, scale=1, turn=0):
    """Place content, given round its own origin, at a point."""
    move = f'translate({x:g} {y:g})'
    if turn:
        move += f' rotate({turn:g})'
    if scale != 1:
        move += f' scale({scale:g})'
    return group(*content, transform=move)


def both(*content):
    """Content and its mirror image left of the vertical axis."""
    return group(*content) + group(*content, transform='scale(-1 1)')


def upside_down(*content):
    """Content turned by half a turn round the middle of a card."""
    return group(*content, transform='rotate(180 125 175)')


def document(width, height, *content, colour=None):
    text = element('svg', *content, xmlns='http://www.w3.org/2000/svg',
                   viewBox=f'0 0 {width} {height}', width=width,
                   height=height, color=colour)
    text = re.sub(r'(\d+\.\d{2})\d+', r'\1', text)
    text = re.sub(r'(</?(?:g|defs|clipPath|path|circle|rect|ellipse|use)\b)',
                  r'\n\1', text)
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            '<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n'
            + text.replace('</svg>', '\n</svg>\n'))
