"""The glyphs of the game: cards, vessels, and the things on the table, 24 units square.

They are made of the primitives of `table.drawing.glyphs`.
"""

from __future__ import annotations

from nyc_core.table.drawing.glyphs import CUT, SHARED, cut, cut_line, disc, fill, line, ring, word

TOWER = "M10.9 1h2.2v3h1.9v3.2h2V11h2v11.5H5V11h2V7.2h2V4h1.9z"
CARD = "M6.5 2h11A1.5 1.5 0 0 1 19 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20.5v-17A1.5 1.5 0 0 1 6.5 2z"
HAT = "M8 4.5C8 3.6 9.8 3 12 3s4 .6 4 1.5l.6 6.2c2.6.3 4.4.9 4.4 1.7 0 1.1-4 2-9 2s-9-.9-9-2c0-.8 1.8-1.4 4.4-1.7z"

# The seven card types (NYC-0.2), each with its own outline.
CARD_GLYPHS = {
    "press": fill("M2 4.5h15.5v14a1.8 1.8 0 0 0 3.6 0V8h1.4v10.8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z")
    + cut("M4.6 7.2h10.3v2.3H4.6zM4.6 11.6h4.6v6.8H4.6z")
    + cut_line("M11 12.3h4M11 15.1h4M11 17.9h4", 1.3),
    "dollar": disc(12, 12, 10.6) + ring(12, 12, 8.3, 0.9, CUT) + word(12, 17, 14.5, "$"),
    "elevator": fill("M3.5 22.5V10a8.5 8.5 0 0 1 17 0v12.5z")
    + cut("M6 20.6V10.2a6 6 0 0 1 5.3-5.9v16.3zM12.7 4.3A6 6 0 0 1 18 10.2v10.4h-5.3z")
    + fill("M8.7 8.2l2 3.2h-4zM15.3 16.8l-2-3.2h4z")
    + line("M8.7 11.4v5.6M15.3 8.2v5.4", 1.5),
    "plans": fill("M2 3h14.5L22 8.5V21H2z")
    + cut("M16.2 3.4v5.4h5.4z")
    + cut_line("M5 17.8h14M8 17.6v-6h3.2V7.8h2.6v9.8M13.8 12.4h3v5.2", 1.3)
    + cut_line("M5 5.9h6M5 8.2h2.6", 1),
    "prestige": fill("M12 3.2l2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3-3.9-3.7 5.3-.7z")
    + line("M6.2 3.4A10.4 10.4 0 0 0 9 21.9M17.8 3.4A10.4 10.4 0 0 1 15 21.9", 1.4)
    + line(
        "M2 8.2l-.9-1.7M1.5 12.6l-1.2-1M2.9 16.8l-1.5-.6M22 8.2l.9-1.7M22.5 12.6l1.2-1M21.1 16.8l1.5-.6M10 22.6h4", 1.5
    ),
    "skyscraper": fill(TOWER) + cut_line("M9.4 20v-9.6M12 20V6.5M14.6 20v-9.6", 1.1),
    "wild": fill("M12 .6L23.4 12 12 23.4.6 12z")
    + cut_line("M12 20.5L12 5M12 20.5L8 7.6M12 20.5L16 7.6M12 20.5L4.9 10.7M12 20.5L19.1 10.7", 1.15)
    + disc(12, 18.8, 2.6, CUT)
    + disc(12, 18.8, 1.2),
}

# The five kinds of vessel (NYC-0.3), seen from the side.
_WHEELS = disc(6.4, 17.6, 2.6) + disc(17.6, 17.6, 2.6) + disc(6.4, 17.6, 1, CUT) + disc(17.6, 17.6, 1, CUT)
VESSEL_GLYPHS = {
    "taxi": fill("M1.5 12.4c0-.8.6-1.4 1.4-1.4h3L8.6 6h8l2.2 5 2.3.5c.9.2 1.4.9 1.4 1.8v4.2h-21z")
    + cut("M9.7 7.5h2.6V11H7.9zM13.5 7.5h2.2l1.4 3.5h-3.6z")
    + cut("M3.5 13.2h2v1.5h-2zM7.5 13.2h2v1.5h-2zM11.5 13.2h2v1.5h-2zM15.5 13.2h2v1.5h-2z")
    + fill("M10.5 3.6h3.6v1.9h-3.6z")
    + _WHEELS,
    "bus": fill("M2 5.2C2 4 2.9 3 4.1 3h15c1.6 0 2.6 1 2.8 2.5l.6 7.4V18H2z")
    + cut("M4.2 6h3.6v4.2H4.2zM9 6h3.6v4.2H9zM13.8 6h2.6v4.2h-2.6zM17.6 6h2l.5 4.2h-2.5zM3.6 12.6h17v1.1h-17z")
    + _WHEELS,
    "streetcar": line("M12 5.8L7 1.2M12 5.8l5-4.6M5.5 1.1h13", 1.2)
    + fill("M3.5 5.5h17l1.5 3v9H2v-9z")
    + cut("M4.2 9h3v4h-3zM8.5 9h3v4h-3zM12.8 9h3v4h-3zM17.1 9h2.8v4h-2.8z")
    + disc(7, 19, 2)
    + disc(17, 19, 2)
    + line("M1.5 22.3h21", 1.2),
    "subway": fill("M4.5 8a7.5 6.5 0 0 1 15 0v10.5h-15z")
    + cut("M7 8.2h4.2v4.4H7zM12.8 8.2H17v4.4h-4.2z")
    + disc(7.9, 15.6, 1.2, CUT)
    + disc(16.1, 15.6, 1.2, CUT)
    + line("M8 18.5l-3 4M16 18.5l3 4M6.6 20.6h10.8", 1.4)
    + disc(12, 4.6, 1.1, CUT),
    "boat": fill("M1.5 14.2h21L19.8 19H4.6zM5.5 9.5h11.2l1.8 3.6h-13z")
    + fill("M9.2 3.5h3.2v5H9.2zM13.8 5.2H16v3.3h-2.2z")
    + cut("M7.2 10.8h1.9v1.4H7.2zM10.6 10.8h1.9v1.4h-1.9zM14 10.8h1.7v1.4H14z")
    + line("M2 22.2q2.5-2 5 0t5 0 5 0 5 0", 1.3),
}

# Things on the table, and what the characters' icons are made of.
THING_GLYPHS = {
    **SHARED,
    "coin": disc(12, 12, 10) + ring(12, 12, 7.9, 0.9, CUT) + word(12, 16.8, 13.5, "$"),
    "tower": fill(TOWER) + cut_line("M9.4 20v-8.6M12 20V7M14.6 20v-8.6", 1.1),
    "neutral": line(TOWER, 1.6) + line("M8 13l8 8M8 19l6-6M12.5 21.5L16 18", 1),
    "person": fill(
        "M12 3a4.4 4.4 0 0 1 4.4 4.6c0 2.6-2 5-4.4 5s-4.4-2.4-4.4-5A4.4 4.4 0 0 1 12 3zM3.6 22c0-5 3.4-8 8.4-8s8.4 3 8.4 8z"
    )
    + cut("M11.2 15.4h1.6l.7 1.5-1.5 4-1.5-4z"),
    "mayor": fill(HAT)
    + cut("M7.7 8.2c2.6.8 6 .8 8.6 0l.2 1.7c-2.8.8-6.2.8-9 0z")
    + fill("M8 15.4c2.6.5 5.4.5 8 0v1.2c0 2.6-1.6 4.9-4 4.9s-4-2.3-4-4.9z"),
    "statue": fill(
        "M15.6 6.6l1.5-3.2 1.4 3.2h1.3L18 10.2v3.4l-3 1.8v7.1H8.2v-7.6l-1.4-2.7 2.4-2a2.6 2.6 0 1 1 4.3-.1l2 1.3v-1.2L14.3 6.6z"
    )
    + line("M8.6 5.2L7.2 3.8M9.6 4L9 2.2M11.4 3.6V1.7M13.1 4l.7-1.6", 1)
    + disc(17.1, 2.3, 1.1),
    "card": fill(CARD),
    "card-any": fill(CARD) + word(12, 18.3, 17, "?"),
    "card-type": fill(CARD) + cut("M12 6.2l1.9 3.9 4.1.5-3 3 .8 4.2-3.8-2-3.8 2 .8-4.2-3-3 4.1-.5z"),
    "card-plus": fill(CARD) + cut_line("M12 7.5v9M7.5 12h9", 2.2),
    "card-minus": line(CARD, 1.6) + line("M8 12h8", 2.2),
    "card-wild": fill(CARD) + cut("M12 5.5L18 12l-6 6.5L6 12z") + fill("M12 9l2.8 3-2.8 3-2.8-3z"),
    "card-prestige": fill(CARD) + cut("M12 5.5l1.9 4.2 4.5.5-3.3 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.3-3.1 4.5-.5z"),
    "pair": fill("M3 4.5l8.5-2.3 3.9 14.3L6.9 18.8z")
    + f'<path d="M11 5.5h9.5v16H11z" fill="currentColor" stroke="{CUT}" stroke-width="1.4"/>',
    "split": fill("M1.5 3.5h7v11h-7z")
    + line("M9.8 5.8h3v9.4h-7v-1M15.2 8.6h7v11h-7z", 1.2)
    + line("M12 21.5q-3 1-6-3", 1.2)
    + fill("M14.5 7.6h7v11h-7z"),
    "drawer": fill("M2 9.5h20V21H2z") + cut("M8.5 13.5h7v2.6h-7z") + line("M5 7.5V4h5.5v3.5M12.5 7.5V2.5H19v5", 1.6),
    "fan": fill("M3.2 8.2l6.5-3.8 6.3 11-6.5 3.7z")
    + f'<path d="M9 4h8v14H9z" transform="rotate(12 13 11)" fill="currentColor" stroke="{CUT}" stroke-width="1.3"/>',
    "swap": line("M4 9.5A8.2 8.2 0 0 1 19 8M20 14.5A8.2 8.2 0 0 1 5 16", 2)
    + fill("M20.8 3.3l.4 6.7-6-2.6zM3.2 20.7L2.8 14l6 2.6z"),
    "down": line("M12 3v14", 2.2) + fill("M6.5 14.5L12 22l5.5-7.5z"),
    "ahead": fill("M1.5 16.5h4v6h-4zM7 12.5h4v10H7zM12.5 8.5h4v14h-4zM18 3.5h4v19h-4z"),
    "headline": fill("M2 3h20v18H2z")
    + cut("M4.5 5.6h15v4h-15zM4.5 11.5h6.6v7H4.5z")
    + cut_line("M13 12.4h6M13 15h6M13 17.6h6", 1.3),
    "clock": ring(12, 12, 9.8, 1.8) + line("M12 6v6l4 2.8", 1.9) + fill("M12 2.2v2.6M21.8 12h-2.6"),
    "crew": fill(
        "M6.5 7a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM1 21c0-4 2-6.6 5.5-6.6 1.4 0 2.6.4 3.5 1.2-1.3 1.4-1.9 3.2-1.9 5.4zM17.5 7a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM23 21c0-4-2-6.6-5.5-6.6-1.4 0-2.6.4-3.5 1.2 1.3 1.4 1.9 3.2 1.9 5.4z"
    )
    + fill("M12 3.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM9 21c0-4.5.8-9 3-9s3 4.5 3 9z"),
    "district": line("M2.5 21V9l6-5.5 6.5 2 6.5 4V21z", 1.5)
    + fill("M6 20v-7h2.6v7zM10.7 20V9h2.6v11zM15.4 20v-7H18v7z"),
    "wheel": ring(12, 12, 8.5, 2) + disc(12, 12, 2.6) + line("M12 3.5v17M3.5 12h17M6 6l12 12M18 6L6 18", 1.1),
}
