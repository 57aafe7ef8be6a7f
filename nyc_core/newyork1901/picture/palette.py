"""The picture's colours: by day, and by night. No two are alike by day: the picture that follows the reader's system
finds its colours by that."""

from __future__ import annotations

THEMED = {
    "ground": ("#f4ead5", "#141d2e"),
    "panel": ("#fbf6ea", "#1b2740"),
    "ink": ("#1c2334", "#f4ead3"),
    "ink2": ("#5a5443", "#bdb49c"),
    "street": ("#d9cba6", "#3a4867"),
    "named": ("#7b570a", "#dcb862"),
    "park": ("#9dbf86", "#3f6a45"),
    "blue": ("#cfdff2", "#27405f"),
    "green": ("#d4e8cf", "#28503f"),
    "yellow": ("#f5e8b8", "#5a4f25"),
    "red": ("#f3d3c8", "#5f332c"),
    "pink": ("#f2d5e4", "#5b3350"),
}
# Of each generation: the rim of its skyscrapers.
RIMS = {"starter": "#6b6f78", "bronze": "#8a4b1f", "silver": "#9aa4b2", "gold": "#e0a81c"}
