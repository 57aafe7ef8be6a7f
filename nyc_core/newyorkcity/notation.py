"""Actions and their notation: one line of text for each, in one canonical form (contract, section 2).

An action is a tuple that starts with its verb, made of small numbers and bags. How the arguments of each verb are
written, and what they are, stands in `FORMS`: from it sentences, the command line's menu and composing by taps derive.
"""

from __future__ import annotations

from nyc_core.table import notation
from nyc_core.table.notation import NOTHING, Family, Form, Part, exactly, number, numbered, one_of, remembered

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


def _read_places(words: list[str]) -> tuple[int, int]:
    one, other = sorted(number(word) for word in exactly(words, 2))
    return one, other


def _read_singles(words: list[str]) -> tuple[tuple[int, int], tuple[int, int]]:
    halves = [word.split(":") for word in exactly(words, 2)]
    one, other = sorted((number(exactly(half, 2)[0]), CARDS.index(half[1])) for half in halves)
    return one, other


def _read_swap(words: list[str]) -> tuple[int, int]:
    goes, comes = (character_number(word) for word in exactly(words, 2))
    return goes, comes


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


def _write_cards(bag: int) -> str:
    """Without taking the bag apart: a table may offer tens of thousands."""
    return "".join([word * (bag >> shift & FULL) for shift, word in _SPELT if bag >> shift])


def _cards(least: int = 0, exact: bool = False) -> Form:
    read = _read_some_cards if least else _read_cards
    return Form(read, _write_cards, (Part("card", least, None, exact),))


CHARACTER = Form(
    lambda words: (character_number(exactly(words)[0]),), lambda character: f" {character}", (Part("character"),)
)
SINGLES = Form(
    _read_singles,
    lambda one, other: f" {one[0]}:{CARDS[one[1]]} {other[0]}:{CARDS[other[1]]}",
    (Part("single", 2, 2),),
)
PLACES = Form(_read_places, lambda one, other: f" {one} {other}", (Part("pair", 2, 2),))
SWAP = Form(
    _read_swap,
    lambda goes, comes: f" {goes} {comes}",
    (Part("character", name="leaving"), Part("character", name="coming")),
)
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
    "use 2": SINGLES,
    "use 4": PLACES,
    "use 7": SWAP,
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


def parse(text: str) -> Action:
    """The action that the text writes. Sets may stand in any order; ValueError when it is not in the notation."""
    return _parse_often(text)


def _parse(text: str) -> Action:
    verb, *words = text.split() or [""]
    if verb == "use" and words:
        character = character_number(words[0])
        return Action((verb, character, *FORMS[f"use {character}"].read(words[1:])))
    if verb not in FORMS:
        raise ValueError(text)
    return Action((verb, *FORMS[verb].read(words)))


_parse_often = remembered(_parse)

START_WITH, BID, KEEP, DISCARD = (Family(Action, verb) for verb in ("start", "bid", "keep", "discard"))
TAKE, HIRE, MOVE = (Family(Action, verb) for verb in ("take", "hire", "move"))
USE = {character: Family(Action, "use", character) for character in CHARACTERS}  # those with one argument
PLAIN_USE = {character: Action(("use", character)) for character in CHARACTERS}
PASS, SKIP, END, FORFEIT = (Action((verb,)) for verb in ("pass", "skip", "end", "forfeit"))
