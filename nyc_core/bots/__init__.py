"""Opponents. A bot is a function from a game to one of its options.

The game that it gets is not the one that is played, but `Game.imagine`: a copy in which everything that the bot's seat
may not see was dealt anew. So no bot can cheat, not even by playing the copy on to see what comes. A bot that wants
more than one possible world asks that copy for more (`game.imagine(seat, below(dice, LIMIT))`). Its chances come from
the dice that it gets, and nowhere else: the dice are thrown from what the seat sees, so the same game always gets the
same answer. Those that play any game stand in `GENERAL`; a game brings its own (`Rules.bots`). Among the general ones
is the strongest there is, `search`, with weaker levels (`levels.py`); it takes a while, so that a page asks for it with
`think`, which can be done in steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from zlib import crc32

from nyc_core.table import chance
from nyc_core.table.errors import InvalidPosition
from nyc_core.table.game import Game
from nyc_core.table.rules import Bot, Rules

from . import at_random
from .levels import BY_NAME, LEVELS, Thought


def _searching(name: str) -> Bot:
    return lambda game, dice: Thought(game, dice, BY_NAME[name]).run()


GENERAL: dict[str, Bot] = {"random": at_random.choose, **{level.name: _searching(level.name) for level in LEVELS}}


class Dice:
    """A bot's own generator."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = chance.seeded(seed)


def _all(game: Game | Rules) -> Mapping[str, Bot]:
    rules = game.rules if isinstance(game, Game) else game
    return {**rules.bots, **GENERAL}


def names(game: Game | Rules) -> list[str]:
    """The bots that there are for a game."""
    return sorted(_all(game))


def best(game: Game | Rules) -> str:
    """The strongest of those that answer at once. One that is to think longer is asked for by its name."""
    return next(iter(_all(game)))


def check(name: str, game: Game | Rules) -> None:
    """InvalidPosition when there is no such bot."""
    if name not in _all(game):
        raise InvalidPosition(f"bot: {name[:40]!r} is none of {', '.join(names(game))}")


def check_seats(game: Game) -> None:
    """InvalidPosition when a seat of the game belongs to a bot that there is not."""
    for seat in game.view(None)["seats"]:
        if seat["kind"] == "bot":
            check(seat["name"], game)


def choose(name: str, game: Game, seed: int = 0) -> Any:
    """The option that the bot would play now. The seed is for who wants another opinion."""
    check(name, game)
    decision = game.decision
    if decision is None:
        raise InvalidPosition("bot: nothing is to be decided, the game is over")
    dice = Dice(_seen(game, decision.seat) ^ seed)
    return _all(game)[name](game.imagine(decision.seat, dice.rng), dice)


class Ready:
    """The thought of a bot that answers at once."""

    def __init__(self, action: Any) -> None:
        self.best = action

    def step(self, playouts: int) -> bool:
        """It is done."""
        return True

    def run(self) -> Any:
        """What it plays."""
        return self.best


def think(name: str, game: Game, seed: int = 0) -> Thought | Ready:
    """What `choose` thinks, in steps: `step(playouts)` until it says True, and then, or when there is no more time,
    `best`. Run to its end it is the same as `choose`."""
    check(name, game)
    decision = game.decision
    if name not in BY_NAME or decision is None:
        return Ready(choose(name, game, seed))
    dice = Dice(_seen(game, decision.seat) ^ seed)
    return Thought(game.imagine(decision.seat, dice.rng), dice, BY_NAME[name])


def _seen(game: Game, seat: int) -> int:
    """A number made of all that the seat sees, the same on every Python."""
    return crc32(repr(game.view(seat)).encode())


def bot_to_move(game: Game) -> str | None:
    """The name of the bot that has to decide now; None when a person has to, or nobody."""
    decision = game.decision
    seat = game.view(None)["seats"][decision.seat] if decision else None
    return seat["name"] if seat and seat["kind"] == "bot" else None


def play_bots(game: Game, seed: int = 0) -> list[dict[str, Any]]:
    """Play what bots have to decide, until a person is asked or the game is over; the events that this caused."""
    events = []
    kinds = [(seat["kind"] == "bot", seat["name"]) for seat in game.view(None)["seats"]]
    while (decision := game.decision) and kinds[decision.seat][0]:
        events += game.act(choose(kinds[decision.seat][1], game, seed))
    return events
