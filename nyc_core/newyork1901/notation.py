"""Actions and their notation: one line of text for each, in one canonical form (contract, section 2)."""

from __future__ import annotations

from nyc_core.table import notation
from nyc_core.table.notation import NOTHING, Family, Form, Part, one_of

from .board import SQUARE, names_of
from .box import CARDS, KINDS, TERRITORIES


def _read_squares(words: list[str]) -> tuple[int]:
    squares = 0
    for word in words:
        square = 1 << SQUARE[word] if word in SQUARE else 0
        if not square or squares & square:
            raise ValueError(word)
        squares |= square
    if not squares:
        raise ValueError("no square")
    return (squares,)


def _write_squares(squares: int) -> str:
    return "".join(f" {name}" for name in names_of(squares))


_TERRITORY = one_of(TERRITORIES, "territory")
_SKYSCRAPER = one_of(KINDS, "skyscraper")

FORMS: dict[str, Form] = {
    "use": one_of(CARDS, "card"),
    "expand": _TERRITORY,
    "demolish": _SKYSCRAPER,
    "build": _SKYSCRAPER,
    "at": Form(_read_squares, _write_squares, (Part("square", most=None, exact=True),)),
    "back": _TERRITORY,
    "pass": NOTHING,
}


class Action(notation.Action):
    """An action of this game."""

    __slots__ = ()
    forms = FORMS


USE, EXPAND, DEMOLISH, BUILD, AT, BACK = (
    Family(Action, verb) for verb in ("use", "expand", "demolish", "build", "at", "back")
)
PASS = Action(("pass",))
