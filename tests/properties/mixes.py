"""Who may sit at the table (NYC-0.4): a list that has everything once, and any mix at all for hypothesis."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from nyc_core import Game, game_from_position, new_game
from tests.properties.effort import dice

CARDS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")
PERSONS = ("human", "human:Ann", "human:Bob O'Neil")
BOTS = ("bot:random", "bot:clerk")
LEVELS = tuple(f"{mode}{number}" for mode in "ABC" for number in range(2, 10))  # NYC-9.2

MIXES: tuple[tuple[str, ...], ...] = (
    ("human", "human"),
    ("human", "human", "human"),
    ("human", "human", "human", "human"),
    ("bot:random", "bot:random"),
    ("human", "bot:random", "human", "bot:clerk"),
    ("human", "tom:A6"),
    ("tom:B4", "human"),
    ("human", "tom:C5", "human"),
    ("tom:A9", "human", "tom:B3"),
    ("human", "tom:A2", "tom:B9", "tom:C2"),
    ("tom:C9", "tom:C3", "tom:C4", "bot:random"),
    ("human", "tom:B6", "human", "bot:random"),
)


def mixes() -> st.SearchStrategy[list[str]]:
    """Two to four seats, at least one of them not a Tom."""
    persons = st.sampled_from(PERSONS + BOTS)
    anybody = persons | st.sampled_from(LEVELS).map(lambda level: f"tom:{level}")

    def around(first: str, others: list[str], place: int) -> list[str]:
        place %= len(others) + 1
        return [*others[:place], first, *others[place:]]

    return st.builds(around, persons, st.lists(anybody, min_size=1, max_size=3), st.integers(0, 3))


def fresh(seats: list[str] | tuple[str, ...], seed: int) -> Game:
    return new_game("newyorkcity", seats=list(seats), seed=seed)


def pick(game: Game, chance: random.Random) -> Any:
    """One of the options. Every kind of action is as likely as the others, or a hundred bids would drown one `use`."""
    by_start: dict[Any, list[Any]] = {}
    for option in game.options():
        words = str(option).split()
        by_start.setdefault(tuple(words[: 2 if words[0] == "use" else 1]), []).append(option)
    return chance.choice(chance.choice(list(by_start.values())))


def walk(game: Game, chance: random.Random, choose: Callable[[Game, random.Random], Any] = pick) -> Iterator[Game]:
    """The game at each of its decisions, while it is played to its end."""
    while game.decision is not None:
        yield game
        game.act(choose(game, chance))


def rich(seats: list[str] | tuple[str, ...], chance: random.Random) -> Game:
    """A game in which much can be used: many characters, the dollars for them, and not always skyscrapers."""
    players = [
        {
            "dollars": chance.randint(0, 8),
            "skyscrapers": chance.choice((0, 0, 1, 3)),
            "characters": chance.sample(range(1, 43), 12) + chance.sample(range(1, 28), 4),
            "reserve": chance.choices(CARDS, k=chance.randint(0, 4)),
        }
        for _ in seats
    ]
    kinds = [seat.partition(":") for seat in seats]
    named = [
        {"kind": kind} | ({"level": rest} if kind == "tom" else {"name": rest or "Ann"}) for kind, _, rest in kinds
    ]
    phase = chance.choice(("draft", "bidding", "activation"))
    return game_from_position({"seats": named, "phase": phase, "players": players}, seed=chance.randrange(10**6))


def rich_positions(number: int, seed: int, every: int = 7) -> Iterator[Game]:
    """So many moments of such games, each in the first two rounds."""
    chance = dice(seed)
    while True:
        skip = chance.randrange(every)
        for step, game in enumerate(walk(rich(chance.choice(MIXES), chance), chance)):
            if step > 60:
                break
            if step % every == skip:
                yield game.clone()
                number -= 1
                if not number:
                    return


def positions(number: int, seed: int, mixes: tuple[tuple[str, ...], ...] = MIXES, every: int = 11) -> Iterator[Game]:
    """So many games in mid-turn, from all over the mixes."""
    chance = dice(seed)
    given = 0
    while True:
        for seats in mixes:
            skip = chance.randrange(every)
            for step, game in enumerate(walk(fresh(seats, chance.randrange(10**6)), chance)):
                if step % every == skip:
                    yield game.clone()
                    given += 1
                    if given == number:
                        return
