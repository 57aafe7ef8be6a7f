"""A game as its moves: a short text that carries how it began and each choice as its place among the options, so that
two devices can play one game by sending it to and fro. Who reads it plays the moves again, and so checks them.

Format 1, in the letters of a URL: the format, the beginning as JSON (`_beginning`), the number of moves, the moves as
one number, four bytes by which a version knows that it has played the same game, and four by which a text is whole.
The number has mixed digits: the last move is the highest, and each has as many values as there were options.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from .errors import InvalidPosition, InvalidSave
from .game import Game
from .notes import FORGOTTEN
from .reading import is_deep
from .rules import Rules
from .save import began
from .seats import written

FORMAT = 1
LONGEST = 4_000  # letters; a game of four to its end has some 300
MOST = 5_000  # moves
DEEPEST = 6  # brackets in the beginning
SUM = 4  # bytes of a checksum
Find = Callable[[str], Rules]


class Misread(InvalidSave):
    """Moves that cannot be played again: `code` is "cut", "newer", "unknown" or "differs"."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class _Parts(NamedTuple):
    """A text of moves, taken apart; nothing was played yet."""

    beginning: list[Any]
    moves: int
    number: int
    outcome: bytes


# Writing


def can_be_sent(game: Game) -> bool:
    """Whether its beginning and its moves are all of a game: one that began with a position by hand has more."""
    return "start" not in game.origin


def write_moves(game: Game) -> str:
    """The game as its moves; InvalidSave for one that began with a position by hand."""
    if not can_be_sent(game):
        raise InvalidSave("This game began with a position by hand: it cannot be told by its moves.")
    beginning = _beginning(game)
    number = _number(game)
    body = bytes((FORMAT,)) + _count(len(beginning)) + beginning + _count(len(game.actions))
    body += number.to_bytes((number.bit_length() + 7) // 8) + _outcome(game)
    return base64.urlsafe_b64encode(body + _sum(body)).decode().rstrip("=")


def key(game: Game) -> str:
    """What all versions of one game have in common, wherever it is played on: how it began. Two games that began alike,
    by the same seats and seed, are one."""
    return hashlib.sha256(_beginning(game)).hexdigest()[:16]


def _beginning(game: Game) -> bytes:
    """Which game, who sits there, the seed, and the options that were chosen."""
    seats = [[*seat.values()] for seat in written(game.state.seats)]
    options = dict(sorted(game.origin.get("options", {}).items()))
    begin = [game.rules.meta.name, seats, game.origin["seed"], *([options] if options else [])]
    return json.dumps(begin, ensure_ascii=False, separators=(",", ":")).encode()


def _number(game: Game) -> int:
    """All moves as one number."""
    again = game.clone()
    again.rewind(0)
    digits = []
    for _, action in game.actions:
        options = again.options()
        place = options.index(again.rules.parse(action))
        digits.append((place, len(options)))
        again.play(options[place], FORGOTTEN)
    number = 0
    for place, several in reversed(digits):
        number = number * several + place
    return number


def _outcome(game: Game) -> bytes:
    """What tells that another version has played the same game: its moves in notation, and the points. A position has
    formats of its own, which may change while the game stays the same."""
    told = [game.actions, [score["total"] for score in game.scores()]]
    return hashlib.sha256(json.dumps(told, separators=(",", ":")).encode()).digest()[:SUM]


def _sum(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:SUM]


def _count(number: int) -> bytes:
    """A number of any size: seven bits in each byte, the lowest first."""
    low, more = number & 127, number >> 7
    return bytes((low | 128,)) + _count(more) if more else bytes((low,))


# Reading


def read_moves(text: object, find: Find) -> Game:
    """The game with these moves; `Misread` (an InvalidSave) says what is wrong with a text. `find`: the rules of a game
    by its name."""
    parts = _parts(text)
    game = _began(parts.beginning, find)
    _play(game, parts)
    if _outcome(game) != parts.outcome:
        raise _differs()
    return game


def game_of(text: object) -> str:
    """Which game these moves are of, before anything is played."""
    name = _parts(text).beginning[0]
    return name if isinstance(name, str) else ""


def _cut() -> Misread:
    return Misread("cut", "These moves are not whole: they are cut off, were changed, or are something else.")


def _differs() -> Misread:
    return Misread("differs", "These moves were played by another version, whose options were others.")


def _parts(text: object) -> _Parts:
    """The text, if it is whole."""
    body = _unpacked(text)
    try:
        long, at = _read_count(body, 1)
        beginning = json.loads(_shallow(body[at : at + long].decode()))
        moves, at = _read_count(body, at + long)
    except (ValueError, IndexError):
        raise _cut() from None
    if body[0] < FORMAT or not isinstance(beginning, list) or len(beginning) not in (3, 4):
        raise _cut()
    if at > len(body) - SUM or moves > MOST:
        raise _cut()
    number = int.from_bytes(body[at:-SUM])
    return _Parts(beginning, moves, number, body[-SUM:])


def _unpacked(text: object) -> bytes:
    """What stands before the checksum."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST or not text.isascii():
        raise _cut()
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise _cut() from None
    body = packed[:-SUM]
    if body and body[0] > FORMAT:  # how that makes its sum nobody knows today
        raise Misread("newer", "These moves were written by a newer version.")
    if not body or packed[-SUM:] != _sum(body):
        raise _cut()
    return body


def _shallow(text: str) -> str:
    if is_deep(text, DEEPEST):
        raise ValueError("nested too deeply")
    return text


def _read_count(body: bytes, at: int) -> tuple[int, int]:
    """A number as `_count` writes it, and where it ends."""
    number = 0
    for place in range(4):
        byte = body[at + place]
        number |= (byte & 127) << 7 * place
        if byte < 128:
            return number, at + place + 1
    raise ValueError("too large")


def _began(beginning: list[Any], find: Find) -> Game:
    name, seats, seed, *options = beginning
    if not isinstance(seats, list) or not all(isinstance(seat, list) for seat in seats):
        raise _cut()
    named = [dict(zip(("name", "kind", "level"), seat, strict=False)) for seat in seats]
    try:
        return began(find(name), {"seats": named, "seed": seed, "options": options[0] if options else {}})
    except InvalidPosition as error:
        raise Misread("unknown", f"This version cannot begin the game of these moves: {error}") from None


def _play(game: Game, parts: _Parts) -> None:
    number = parts.number
    for _ in range(parts.moves):
        options = game.options()
        if not options:
            raise _differs()
        number, place = divmod(number, len(options))
        game.play(options[place], FORGOTTEN)
    if number:
        raise _differs()


# Comparing


def in_common(one: Game, other: Game) -> int:
    """How many moves two versions of a game have in common from its beginning. Where that is all of one, the other has
    gone on from it; else they differ."""
    pairs = zip(one.actions, other.actions, strict=False)
    return next(
        (ply for ply, (mine, theirs) in enumerate(pairs) if mine != theirs), min(len(one.actions), len(other.actions))
    )
