"""What glyphs are made of, 24 units square; and some that every page and every game can use.

A glyph is drawn in `currentColor`; what is cut out of it has the colour `CUT`, that of its ground.
"""

from __future__ import annotations

TEXT = (
    "Jost, Futura, Century Gothic, Avenir Next, system-ui, sans-serif"  # what a picture is lettered in, if it is there
)
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


STAR8 = "M12 .8l2.6 4.6 5.3-1.3-1.3 5.3 4.6 2.6-4.6 2.6 1.3 5.3-5.3-1.3-2.6 4.6-2.6-4.6-5.3 1.3 1.3-5.3L.8 12l4.6-2.6-1.3-5.3 5.3 1.3z"

SHARED = {
    "point": fill(STAR8) + disc(12, 12, 7.4, CUT) + ring(12, 12, 6.4, 0.8),
    "skyline": fill("M1.5 22.5V13h3V9h2.6v4H9v9.5zM10 22.5V5h1V1.5h2V5h1v17.5zM15 22.5V11h2V8h3v3h2.5v11.5z"),
    "lantern": fill("M8 5.5h8l1.8 3.2-1.6 9.8H7.8L6.2 8.7zM9 19.8h6v2.6H9zM11 1.2h2v3h-2z")
    + f'<path d="M9.2 8.6h5.6l-1 8.2h-3.6z" fill="var(--glow,{CUT})"/>',
    "arrow": line("M3 12h15", 2.2) + fill("M14.5 6.5L22 12l-7.5 5.5z"),
    "up": line("M12 21V7", 2.2) + fill("M6.5 9.5L12 2l5.5 7.5z"),
    "crane": line("M7 22.5V3M4 22.5h8M7 5.5h15M7 3l-5 2.5M7 3l9 2.5M19 5.5v5.5", 1.7)
    + line("M7 9l3 3.5M10 9l-3 3.5M7 12.5l3 3.5M10 12.5L7 16M10 5.5v17", 0.9)
    + fill("M16.5 11h5v6.5h-5z"),
}
