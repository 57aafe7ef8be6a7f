"""Patterns that stand in the page once: of the districts, of water, trees and windows."""

from __future__ import annotations

_TILES = {
    "blue": (10, '<path d="M0 2.5q2.5-2.5 5 0t5 0M0 7.5q2.5-2.5 5 0t5 0"/>'),
    "green": (10, '<circle cx="2.5" cy="2.5" r="1"/><circle cx="7.5" cy="7.5" r="1"/>'),
    "yellow": (10, '<path d="M0 10L10 0"/>'),
    "red": (10, '<path d="M0 5H10M2.5 0V5M7.5 5V10"/>'),
    "pink": (12, '<path d="M3 1.5v3M1.5 3h3M9 7.5v3M7.5 9h3"/>'),
}


def draw() -> str:
    """As `fill="url(#d-blue)"`."""
    districts = "".join(
        _pattern(f"d-{name}", side, f'<g class="grain-{name}">{inner}</g>') for name, (side, inner) in _TILES.items()
    )
    swell = '<path class="swell-line" d="M0 8q5-5 10 0t10 0M-10 18q5-5 10 0t10 0 10 0"/>'
    trees = '<circle class="tree" cx="6" cy="6" r="4.2"/><circle class="tree" cx="15" cy="14" r="5"/><circle class="tree-top" cx="5" cy="5" r="1.7"/><circle class="tree-top" cx="13.6" cy="12.6" r="2"/>'
    windows = '<path class="pane" d="M1.5 1.5h2.2v3H1.5z"/>'
    return districts + _pattern("swell", 20, swell) + _pattern("trees", 20, trees) + _pattern("panes", 5.5, windows)


def _pattern(name: str, side: float, inner: str) -> str:
    return f'<pattern id="{name}" width="{side:g}" height="{side:g}" patternUnits="userSpaceOnUse">{inner}</pattern>'
