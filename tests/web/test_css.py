"""The colours: text can be read by day and by night (WCAG AA), and what is named exists."""

from __future__ import annotations

import re
from pathlib import Path

from nyc_core.newyorkcity import box
from tests.cases import each
from web.app.draw import owners
from web.build import styles

WEB = Path(__file__).parents[2] / "web"
CSS = WEB / "css"
SHEETS = [*sorted(CSS.glob("*.css")), *sorted(WEB.glob("games/*/*.css"))]  # the page's, and those of the games
TOKENS = "".join(path.read_text("utf-8") for path in SHEETS if path.name == "tokens.css")
HEX = r"#[0-9a-f]{3,6}"


def _table() -> dict[str, tuple[str, str]]:
    """Each colour as (day, night)."""
    found = {name: (colour, colour) for name, colour in re.findall(rf"(--[\w-]+):\s*({HEX});", TOKENS)}
    pairs = re.findall(rf"(--[\w-]+): light-dark\(({HEX}), ({HEX})\)", TOKENS)
    return found | {name: (day, night) for name, day, night in pairs}


COLOURS = _table()


def _luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str, night: int) -> float:
    light, dark = sorted((_luminance(COLOURS[name][night]) for name in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


GROUNDS = ("--bg", "--bg-2", "--panel", "--panel-2")
TEXTS = [(ink, ground, 4.5) for ink in ("--ink", "--ink-2", "--gold", "--bad") for ground in (*GROUNDS, "--raise")]
TEXTS += [("--ink-3", ground, 4.5) for ground in ("--panel", "--panel-2")]
TEXTS += [
    ("--ink", "--land", 4.5),
    ("--ink", "--land-2", 4.5),
    ("--tile-ink", "--tile", 4.5),
    ("--tile-ink", "--tile-2", 4.5),
]
TEXTS += [("--gold-ink", "--gold", 4.5), ("--lit-ink", "--lit", 4.5)]
TEXTS += [(f"--k-{card}-ink", f"--k-{card}", 4.5) for card in box.CARDS]
TEXTS += [(f"--o-{colour}-ink", f"--o-{colour}", 4.5) for colour in (*owners.COLOURS, "neutral")]
MARKS = [("--lit", ground, 3.0) for ground in (*GROUNDS, "--land", "--water")]  # lines around what can be tapped
MARKS += [("--gold", "--water", 3.0)]


@each([(*pair, night) for pair in TEXTS + MARKS for night in (0, 1)], spread=True)
def test_contrast(one: str, other: str, least: float, night: int) -> None:
    assert contrast(one, other, night) >= least


def test_every_colour_that_is_used_is_defined() -> None:
    styles = "".join(path.read_text("utf-8") for path in SHEETS)
    used = set(re.findall(r"var\((--[\w-]+)", styles))
    defined = set(re.findall(r"(--[\w-]+)\s*:", styles))
    assert used <= defined


def test_the_sheets_of_a_game_go_where_the_page_puts_them() -> None:
    """A sheet by a name that nobody collects would be lost."""
    assert {path.stem for path in WEB.glob("games/*/*.css")} <= set(styles.STYLES)
    text = styles.styles()
    assert text.index(".btn.go {") < text.index(".dial {") < text.index(".podium {")  # after the page's of that name


def test_styles_ask_nothing_of_another_host() -> None:
    for path in SHEETS:
        text = path.read_text("utf-8")
        assert "http" not in text
        assert "@import" not in text
        for file in re.findall(r'url\("?([^")#]+)"?\)', text):
            assert (CSS / file).is_file()


def _first_classes(css: str) -> set[str]:
    """The classes that a style takes hold of wherever they are."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    selectors = [one.strip() for group in re.findall(r"([^{}]+)\{", bare) for one in group.split(",")]
    return {one[1:] for one in selectors if re.fullmatch(r"\.[\w-]+", one)}


def _drawn(game: str) -> set[str]:
    """The classes that stand in a room's markup."""
    code = "".join(path.read_text("utf-8") for path in sorted((WEB / "games" / game).glob("*.py")))
    said = re.findall(r'class_?=f?"([^"]*)"', code)
    return {word for one in said for word in re.sub(r"\{[^}]*\}?", " ", one).split()}


def test_no_game_s_style_takes_hold_of_what_another_draws() -> None:
    """All styles are in the page at once: a name that two rooms use is put below something of one's own."""
    general = set().union(*(_first_classes(path.read_text("utf-8")) for path in CSS.glob("*.css")))
    rooms = {path.name for path in (WEB / "games").iterdir() if (path / "room.py").exists()}
    for one in rooms:
        styled = set().union(*(_first_classes(path.read_text("utf-8")) for path in (WEB / "games" / one).glob("*.css")))
        for other in rooms - {one}:
            assert not (styled & _drawn(other)) - general, f"{one} styles what {other} draws"
