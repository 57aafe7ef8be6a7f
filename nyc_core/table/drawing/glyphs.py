"""What glyphs are made of, 24 units square.

A glyph is drawn in `currentColor`; what is cut out of it has the colour `CUT`, that of its ground.
"""

from __future__ import annotations

CUT = "var(--cut,var(--panel))"


def line(d: str, width: float = 1.8) -> str:
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def fill(d: str) -> str:
    return f'<path d="{d}" fill="currentColor"/>'


def cut(d: str) -> str:
    return f'<path d="{d}" fill="{CUT}"/>'


def cut_line(d: str, width: float = 1.4) -> str:
    return f'<path d="{d}" fill="none" stroke="{CUT}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def disc(x: float, y: float, r: float, fill: str = "currentColor") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>'


def ring(x: float, y: float, r: float, width: float = 1.6, stroke: str = "currentColor") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{stroke}" stroke-width="{width}"/>'


def word(x: float, y: float, size: float, word: str, fill: str = CUT) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" font-family="var(--display)" text-anchor="middle" fill="{fill}">{word}</text>'
