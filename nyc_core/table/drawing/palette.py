"""Colours by day and by night that every game's picture has: those of the page around it."""

from __future__ import annotations

from collections.abc import Mapping

PAGE = {
    "panel": ("#faf4e6", "#121c2f"),
    "panel-2": ("#f3ead5", "#18243b"),
    "ink": ("#1c2334", "#f4ead3"),
    "ink-2": ("#5a5443", "#bdb49c"),
    "gold": ("#7b570a", "#dcb862"),
    "gold-2": ("#b8954a", "#9c7d3e"),
    "hair": ("#ddcfac", "#3d3a33"),
    "lit": ("#ad5400", "#ffd978"),
}


def themes(colours: Mapping[str, tuple[str, str]]) -> dict[str, dict[str, str]]:
    """Each theme with its own of each pair."""
    return {theme: {name: pair[side] for name, pair in colours.items()} for side, theme in enumerate(("light", "dark"))}
