"""Actions and their notation: one line of text for each, in one canonical form (contract, section 2).

An action is a tuple that starts with its verb, made of small numbers and bags. How the arguments of each verb are
written stands in `VERBS` and `USES`; a *form* knows both ways, from words to an argument and back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from .box import BOROUGHS, CARDS, CHARACTERS, VESSELS
from .cards import MOST_IN_ALL, MOST_OF_A_TYPE, bag_of, names


class Action(tuple[Any, ...]):
    """A verb, `action[0]`, and its arguments. `str` gives the notation."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        """The first word of the notation."""
        verb: str = self[0]
        return verb

    def __str__(self) -> str:
        return write(self)


class Form(NamedTuple):
    """How arguments are written."""

    read: Callable[[list[str]], tuple[Any, ...]]  # ValueError when the words do not fit
    write: Callable[..., str]


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 5):
        raise ValueError(word)
    return int(word)


def _one(words: list[str], number: int = 1) -> list[str]:
    if len(words) != number:
        raise ValueError(" ".join(words))
    return words


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
    one, other = sorted(_number(word) for word in _one(words, 2))
    return one, other


def _read_singles(words: list[str]) -> tuple[tuple[int, int], tuple[int, int]]:
    halves = [word.split(":") for word in _one(words, 2)]
    one, other = sorted((_number(_one(half, 2)[0]), CARDS.index(half[1])) for half in halves)
    return one, other


def _read_swap(words: list[str]) -> tuple[int, int]:
    goes, comes = (character_number(word) for word in _one(words, 2))
    return goes, comes


def character_number(word: str) -> int:
    """A character, by its number."""
    number = _number(word)
    if number not in CHARACTERS:
        raise ValueError(word)
    return number


def _read_tile(words: list[str]) -> tuple[int, int, int, int]:
    kind, value, other, borough = _one(words, 4)
    return VESSELS.index(kind), _number(value), BOROUGHS.index(other), BOROUGHS.index(borough)


def _write_tile(kind: int, value: int, other: int, borough: int) -> str:
    return f" {VESSELS[kind]} {value} {BOROUGHS[other]} {BOROUGHS[borough]}"


def _write_cards(bag: int) -> str:
    return "".join(f" {name}" for name in names(bag))


NOTHING = Form(lambda words: tuple(_one(words, 0)), lambda: "")
NUMBER = Form(lambda words: (_number(_one(words)[0]),), lambda number: f" {number}")
CHARACTER = Form(lambda words: (character_number(_one(words)[0]),), lambda number: f" {number}")
BOROUGH = Form(lambda words: (BOROUGHS.index(_one(words)[0]),), lambda borough: f" {BOROUGHS[borough]}")
CARD = Form(lambda words: (CARDS.index(_one(words)[0]),), lambda card: f" {CARDS[card]}")
SOME_CARDS = Form(_read_some_cards, _write_cards)
ANY_CARDS = Form(_read_cards, _write_cards)
PLACES = Form(_read_places, lambda one, other: f" {one} {other}")
SINGLES = Form(_read_singles, lambda one, other: f" {one[0]}:{CARDS[one[1]]} {other[0]}:{CARDS[other[1]]}")
SWAP = Form(_read_swap, lambda goes, comes: f" {goes} {comes}")
TILE = Form(_read_tile, _write_tile)

VERBS: dict[str, Form] = {
    "start": NUMBER,
    "take": NUMBER,
    "hire": CHARACTER,
    "tile": TILE,
    "move": BOROUGH,
    "bid": ANY_CARDS,
    "discard": ANY_CARDS,
    "keep": ANY_CARDS,
    "pass": NOTHING,
    "skip": NOTHING,
    "end": NOTHING,
    "forfeit": NOTHING,
}
USES: dict[int, Form] = dict.fromkeys(CHARACTERS, NOTHING) | {
    1: ANY_CARDS,
    2: SINGLES,
    4: PLACES,
    7: SWAP,
    8: ANY_CARDS,
    11: BOROUGH,
    12: ANY_CARDS,
    13: CARD,
    14: NUMBER,
    15: CARD,
    20: CARD,
    22: SOME_CARDS,
}


def write(action: Action) -> str:
    """The canonical notation."""
    if action[0] == "use":
        return f"use {action[1]}{USES[action[1]].write(*action[2:])}"
    return f"{action[0]}{VERBS[action[0]].write(*action[1:])}"


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """The action that the text writes. Sets may stand in any order; ValueError when it is not in the notation."""
    verb, *words = text.split() or [""]
    if verb == "use" and words:
        number = character_number(words[0])
        return Action((verb, number, *USES[number].read(words[1:])))
    return Action((verb, *VERBS[verb].read(words))) if verb in VERBS else _unknown(text)


def _unknown(text: str) -> Action:
    raise ValueError(text)


class _Made(dict[Any, Action]):
    """Actions that only differ in their last argument, each made once: options are listed more often than anything."""

    def __init__(self, *start: object) -> None:
        super().__init__()
        self.start = start

    def __missing__(self, argument: object) -> Action:
        self[argument] = action = Action((*self.start, argument))
        return action


START_WITH, BID, KEEP, DISCARD = (_Made(verb) for verb in ("start", "bid", "keep", "discard"))
TAKE, HIRE, MOVE = (_Made(verb) for verb in ("take", "hire", "move"))
USE = {number: _Made("use", number) for number in CHARACTERS}  # those with one argument
PLAIN_USE = {number: Action(("use", number)) for number in CHARACTERS}
PASS, SKIP, END, FORFEIT = (Action((verb,)) for verb in ("pass", "skip", "end", "forfeit"))
