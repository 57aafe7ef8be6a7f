"""The picture's colours: the same as those of the page (a test compares them with its tokens.css)."""

from __future__ import annotations

from nyc_core.table.drawing.palette import PAGE

# By day and by night. No two are alike by day: the picture that follows the reader's system finds its colours by that.
THEMED = {
    "t-sea": ("#a9c6cb", "#0b1a2b"),
    "t-swell": ("#97b8bf", "#13283f"),
    "t-shore": ("#e4d6b4", "#1a2334"),
    "t-pavement": ("#fbf4e2", "#2a354b"),
    "t-way": ("#8a7c5a", "#a69a7c"),
    "t-park": ("#a4c88c", "#2c5a3c"),
    "t-tree": ("#7fab68", "#3f7650"),
    "t-tree-top": ("#96be7f", "#518a63"),
    "d-blue": ("#c3d9f3", "#24466f"),
    "d-green": ("#c9e5c1", "#25543f"),
    "d-yellow": ("#f6e7a6", "#655720"),
    "d-red": ("#f4cabb", "#6e352b"),
    "d-pink": ("#f1cfe3", "#653558"),
    "d-blue-ink": ("#1d4e8f", "#b9d6ff"),
    "d-green-ink": ("#22693a", "#b4eac2"),
    "d-yellow-ink": ("#74570a", "#ffe99a"),
    "d-red-ink": ("#94361e", "#ffc7b4"),
    "d-pink-ink": ("#8c2b66", "#ffc4e4"),
    **PAGE,
}
# Of each generation the material of its crown, and a darker one for its rims; by day and by night.
METALS = {
    "starter": ("#8b8f98", "#565a63"),
    "bronze": ("#a4622c", "#6f3c15"),
    "silver": ("#c9d1dc", "#77828f"),
    "gold": ("#f0bd3a", "#94690c"),
}
