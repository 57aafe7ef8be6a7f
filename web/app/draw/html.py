"""Markup made safe: every text that reaches a page goes through here."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from functools import lru_cache

NOTHING = "\N{EN DASH}"
TIMES = "\N{MULTIPLICATION SIGN}"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"

SAFE = re.compile(r"[^&<>\"']*").fullmatch

Attr = str | int | float | bool | None


def esc(text: object) -> str:
    """Text as it may stand in an element or in a quoted attribute."""
    plain = str(text)
    return plain if SAFE(plain) else html.escape(plain, quote=True)


LIT = "lit"  # the element that says what a light around a thing says (prompt.py)
IS_LIT = re.compile(r"(?!btn\b)(?:.* )?(?:can|pick)(?: .*)?").fullmatch


def attrs(values: dict[str, Attr]) -> str:
    """Attributes with a space before each. True stands alone, None and False are left out, `_` becomes `-`.

    What is lit can be told by eye; for a screen reader it gets a description.
    """
    parts: list[str] = []
    for name, value in values.items():
        if value is None or value is False:
            continue
        plain = _written(name)
        if plain == " class" and _is_lit(str(value)):
            parts.append(f' aria-describedby="{LIT}"')
        parts.append(f'{plain}=""' if value is True else f'{plain}="{esc(value)}"')
    return "".join(parts)


@lru_cache(maxsize=500)
def _written(name: str) -> str:
    return f" {name.rstrip('_').replace('_', '-')}"


@lru_cache(maxsize=500)
def _is_lit(classes: str) -> bool:
    return IS_LIT(classes) is not None


def el(tag: str, inner: str = "", **values: Attr) -> str:
    """An element around markup that is safe already."""
    return f"<{tag}{attrs(values)}>{inner}</{tag}>"


def part(name: str, element: str) -> str:
    """An element that the page can exchange alone, while the rest of its region stays (`app/parted.py`). It has
    attributes; parts have names of their own in a region, and do not lie in each other."""
    tag, _, rest = element.partition(" ")
    if ">" in tag:
        raise ValueError(f"a part begins with an element with attributes, not with {element[:40]!r}")
    return f'<!--{name}-->{tag} data-part="{name}" {rest}<!--/-->'


def void(tag: str, **values: Attr) -> str:
    """An element that has no inside, such as an input."""
    return f"<{tag}{attrs(values)}/>"


def text(tag: str, words: object, **values: Attr) -> str:
    """An element around plain text, escaped."""
    return el(tag, esc(words), **values)


def figure(value: object, **values: Attr) -> str:
    """A number in the display face, whose lone zero nobody would take for one."""
    plain = str(value)
    return text("b", plain, **{"class": "zero" if plain.strip("+") == "0" else None, **values})


def breakable(name: str, hyphens: str) -> str:
    """A name that has to fit on a tile: the long words in it may be broken where `hyphens` breaks them."""
    for word in hyphens.split():
        name = name.replace(word.replace("-", ""), word.replace("-", SOFT_HYPHEN))
    return name


def join(parts: Iterable[str]) -> str:
    return "".join(parts)


def num(value: float) -> str:
    """A coordinate, short: 12.50 is 12.5, 3.0 is 3."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def use(glyph: str, x: float, y: float, w: float, h: float | None = None, class_: str | None = None) -> str:
    """A glyph of the sprite, placed in a drawing."""
    height = w if h is None else h
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(height)}"'
    return f'<use href="#g-{glyph}" {place}{attrs({"class": class_})}/>'


def glyph(name: str, class_: str = "") -> str:
    """A glyph as a small picture of its own, in the colour of the text around it; a decoration for screen readers."""
    return f'<svg class="g {class_}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href="#g-{name}"/></svg>'
