"""The picture's colours: the same as those of the page (a test compares them with its tokens.css)."""

from __future__ import annotations

from nyc_core.table.drawing.palette import PAGE

# By day and by night. No two are alike by day: the picture that follows the reader's system finds its colours by that.
THEMED = {
    "water": ("#b9d0d3", "#0d2033"),
    "water-2": ("#a6c2c7", "#16304a"),
    "land": ("#f7efdc", "#22304a"),
    "land-2": ("#fff9ea", "#2b3b58"),
    "coast": ("#8b6a1f", "#c9a655"),
    "street": ("#eadfc4", "#2c3c59"),
    **PAGE,
}
CARDS = {
    "press": ("#f3ead4", "#232836"),
    "dollar": ("#2c6a4b", "#f6efd9"),
    "elevator": ("#a65221", "#fff4e0"),
    "plans": ("#2a5c9c", "#f1f5fb"),
    "prestige": ("#8c2d58", "#fdeef4"),
    "skyscraper": ("#434a58", "#f4ecd9"),
    "wild": ("#d9ad45", "#2a1d05"),
}
VESSELS = {"taxi": "#f0bf3a", "bus": "#d1493f", "streetcar": "#a3a9b3", "subway": "#a5714a", "boat": "#4b92cf"}
LANTERNS = {"green": "#56b06b", "red": "#e0594b", "brown": "#b07a4d", "blue": "#5b9ee0", "yellow": "#f4cf52"}
