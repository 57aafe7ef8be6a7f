"""Actions and their notation: one line of text for each, in one canonical form (contract, section 2).

An action is a tuple that starts with its verb, made of small numbers and bags. How the arguments of each verb are
written, and what they are, stands in `FORMS`: from it sentences, the command line's menu and composing by taps derive.
"""

from __future__ import annotations

from nyc_core.table import notation
from nyc_core.table.memo import Table
from nyc_core.table.notation import NOTHING, Family, Form, Part, exactly, in_order, number, numbered, one_of, several

from .box import BOROUGHS, CARDS, CHARACTERS, VESSELS
from .cards import FULL, MOST_IN_ALL, MOST_OF_A_TYPE, WIDTH, bag_of


def _read_cards(words: list[str]) -> tuple[int]:
    cards = [CARDS.index(word) for word in words]
    if len(cards) > MOST_IN_ALL or any(cards.count(card) > MOST_OF_A_TYPE for card in set(cards)):
        raise ValueError("too many cards")
    return (bag_of(cards),)


def _read_some_cards(words: list[str]) -> tuple[int]:
    if not words:
        raise ValueError("no card")
    return _read_cards(words)


def _read_single(words: list[str]) -> tuple[tuple[int, int]]:
    pair, card = exactly(exactly(words)[0].split(":"), 2)
    return ((number(pair), CARDS.index(card)),)


def character_number(word: str) -> int:
    """A character, by its number."""
    character = number(word)
    if character not in CHARACTERS:
        raise ValueError(word)
    return character


def _read_tile(words: list[str]) -> tuple[int, int, int, int]:
    kind, value, other, borough = exactly(words, 4)
    return VESSELS.index(kind), number(value), BOROUGHS.index(other), BOROUGHS.index(borough)


def _write_tile(kind: int, value: int, other: int, borough: int) -> str:
    return f" {VESSELS[kind]} {value} {BOROUGHS[other]} {BOROUGHS[borough]}"


_SPELT = tuple((WIDTH * card, f" {name}") for card, name in enumerate(CARDS))
_CUT = WIDTH * 3
_FEW = 100  # cards whose names are kept


def _spell(bag: int) -> str:
    return "".join([word * (bag >> shift & FULL) for shift, word in _SPELT if bag >> shift])


_LOW, _HIGH = Table(_spell), Table[int, str](lambda high: _spell(high << _CUT))  # the first three types, and the others


def _write_cards(bag: int) -> str:
    """Put together from two halves, as a table may offer tens of thousands of bags made of the same few."""
    return _LOW[bag & (1 << _CUT) - 1] + _HIGH[bag >> _CUT] if bag % FULL <= _FEW else _spell(bag)


def _cards(least: int = 0, exact: bool = False) -> Form:
    read = _read_some_cards if least else _read_cards
    return Form(read, _write_cards, (Part("card", least, None, exact),))


CHARACTER = Form(
    lambda words: (character_number(exactly(words)[0]),), lambda character: f" {character}", (Part("character"),)
)
SINGLE = Form(_read_single, lambda single: f" {single[0]}:{CARDS[single[1]]}", (Part("single"),))
TILE = Form(_read_tile, _write_tile, (Part("tile"), Part("borough", name="other"), Part("borough")))
BOROUGH, CARD = one_of(BOROUGHS, "borough"), one_of(CARDS, "card")

FORMS: dict[str, Form] = {
    "start": numbered("stack"),
    "take": numbered("pair"),
    "hire": CHARACTER,
    "tile": TILE,
    "move": BOROUGH,
    "bid": _cards(),
    "discard": _cards(exact=True),
    "keep": _cards(exact=True),
    **dict.fromkeys(("pass", "skip", "end", "forfeit"), NOTHING),
    # Characters
    **{f"use {character}": NOTHING for character in CHARACTERS},
    "use 1": _cards(),
    "use 2": several(SINGLE, 2, 2),
    "use 4": several(numbered("pair"), 2, 2),
    "use 7": in_order(CHARACTER.called("leaving"), CHARACTER.called("coming")),
    "use 8": _cards(),
    "use 11": BOROUGH,
    "use 12": _cards(),
    "use 13": CARD,
    "use 14": numbered("number"),
    "use 15": CARD,
    "use 20": CARD,
    "use 22": _cards(least=1),
}


class Action(notation.Action):
    """An action of New York City."""

    __slots__ = ()
    forms = FORMS


START_WITH, BID, KEEP, DISCARD = (Family(Action, verb) for verb in ("start", "bid", "keep", "discard"))
TAKE, HIRE, MOVE = (Family(Action, verb) for verb in ("take", "hire", "move"))
USE = {character: Family(Action, "use", character) for character in CHARACTERS}  # those with one argument
PLAIN_USE = {character: Action(("use", character)) for character in CHARACTERS}
PASS, SKIP, END, FORFEIT = (Action((verb,)) for verb in ("pass", "skip", "end", "forfeit"))
