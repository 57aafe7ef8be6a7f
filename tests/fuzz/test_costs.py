"""What a forged save may cost. Anybody can make its digest fit, so whatever it holds is refused by the one error, or it
is a game that lists no more than 60,000 options; and either takes a bounded number of steps and of bytes.

Steps are lines that run, counted by the interpreter itself: the same on every machine, however busy it is.
"""

from __future__ import annotations

import random
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any

import pytest

from nyc_core import Game, InvalidSave, game_from_position, load_game, new_game
from tests.cases import each
from tests.fuzz.forger import body_of, forged
from tests.fuzz.mutants import deep
from tests.properties.effort import dice, times
from tests.rules.newyorkcity.helpers import CARDS

MOST_OPTIONS = 60_000
MOST_STEPS = 3_000_000  # lines; a whole game of four is loaded in some 200,000
MOST_BYTES = 64 << 20
LISTERS = (1, 8, 12, 13, 15, 20, 22)  # characters that are used with any of many cards
NUMBERS = (12, 200, 10_000, 10**400)
NARROW = (16, 18, 20, 22, 24, 26, 30)  # cards of a hand: about where a list gets too long


class TooMuch(BaseException):
    """Not an Exception: nothing on the way takes it for a refusal."""


def stepped(work: Callable[[], Any], most: int = MOST_STEPS) -> Any:
    """Does it, unless it takes more steps than that."""
    left = most

    def line(_frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal left
        if event == "line":
            left -= 1
            if left < 0:
                sys.settrace(None)
                raise TooMuch(f"more than {most} steps")
        return line

    before = sys.gettrace()
    sys.settrace(line)
    try:
        return work()
    finally:
        sys.settrace(before)


def weighed(work: Callable[[], Any], most: int = MOST_BYTES) -> Any:
    """Does it, and sees how many bytes it needed at once."""
    tracemalloc.start()
    try:
        result = work()
        assert tracemalloc.get_traced_memory()[1] < most
        return result
    finally:
        tracemalloc.stop()


def asked(phase: str) -> str:
    """A save in which the first person is asked something in that phase."""
    game = new_game("newyorkcity", ["human", "human", "human"], 4)
    while game.decision and game.position()["phase"] != phase:
        game.act(game.options()[-1])
    return game.save()


SAVES = {phase: asked(phase) for phase in ("draft", "bidding")}


def loaded(text: str) -> Game | None:
    """The game, None when it is refused."""
    try:
        return load_game(text)
    except InvalidSave:
        return None


def is_cheap(text: str, chance: random.Random) -> bool:
    """Whether it was loaded; then some actions are played too, each within the bounds."""
    game: Game | None = stepped(lambda: loaded(text))
    weighed(lambda: loaded(text))
    if game is None:
        return False
    for _ in range(4):
        options = game.options()
        assert len(options) <= MOST_OPTIONS
        if options:
            stepped(partial(game.act, chance.choice(options)))
    return True


# What costs: each changes a position, and says how much with a number


def spread(number: int) -> list[str]:
    """So many cards of all types alike: what can be chosen among in most ways."""
    return [CARDS[place % len(CARDS)] for place in range(min(number, 12_000))]


def hands(position: Any, number: int) -> None:
    for player in position["players"]:
        player |= {"hand": spread(number), "reserve": spread(number // 2), "characters": [*LISTERS], "dollars": 99}


def piles(position: Any, number: int) -> None:
    position |= {"draw": spread(number), "discard": spread(number)}


def companies(position: Any, number: int) -> None:
    """Characters without end, for all of which there is a dollar."""
    for player in position["players"]:
        player |= {"characters": [1 + place % 42 for place in range(min(number, 12_000))], "dollars": 2**31 - 1}


def lifts(position: Any, number: int) -> None:
    """7 chooses one of them for each that is there."""
    open_ = [1 + place % 42 for place in range(min(number, 12_000))]
    position["elevator"] = {str(floor): {"open": open_, "stack": open_} for floor in range(1, 6)}
    companies(position, number)


def boards(position: Any, number: int) -> None:
    places = min(number, 12_000)
    position["vessels"] = [["taxi", "manhattan", "queens"]] * places
    position["display"] = [["taxi", 4]] * places
    position["tiles"] = [["bus", 2]] * places


def displays(position: Any, number: int) -> None:
    """2 chooses two single cards, 4 two pairs."""
    position["pairs"] = [["press", "wild"]] * min(number, 12_000)
    companies(position, 2)
    for player in position["players"]:
        player["characters"] = [2, 4]


def tables(position: Any, number: int) -> None:
    position |= {"seats": position["seats"] * min(number, 4_000), "players": position["players"] * min(number, 4_000)}


def numbers(position: Any, number: int) -> None:
    for player in position["players"]:
        player |= {"points": number, "dollars": number, "skyscrapers": number}
    position |= {"round": number, "statue": number, "rng": f"{min(number, 2**64):016x}"}


def agendas(position: Any, number: int) -> None:
    position["agenda"] = [["draft", place % 3, 1 + place % 2] for place in range(min(number, 12_000))]


def nests(position: Any, number: int) -> None:
    position["players"][0]["hand"] = deep(min(number, 400))


COSTLY: tuple[Callable[[Any, int], None], ...] = (
    hands, piles, companies, lifts, boards, displays, tables, numbers, agendas, nests,
)  # fmt: skip


def costly_saves() -> Iterator[tuple[str, str]]:
    """Each by its name: one thing in one number, as the position, and as the start of the log too."""
    for phase, save in SAVES.items():
        for change in COSTLY:
            for number in (*NUMBERS, *(NARROW if change is hands else ())):
                body = body_of(save)
                change(body["position"], number)
                if number % 3:
                    body = {"start": body["position"], "log": [], "stands": 0, "position": body["position"]}
                yield f"{phase} {change.__name__} {min(number, 10**31):.0e}", forged(save, body)


CASES = dict(costly_saves())


@each(CASES.values(), CASES)
def test_much_of_one_thing_is_refused_or_cheap(text: str) -> None:
    is_cheap(text, random.Random(1))


def test_some_of_that_is_loaded() -> None:
    """Or the test above would prove nothing."""
    assert sum(loaded(text) is not None for text in CASES.values()) > len(CASES) // 5


def test_much_of_several_things_is_refused_or_cheap() -> None:
    chance, taken = dice(9), 0
    for _ in range(times(40)):
        save = chance.choice([*SAVES.values()])
        body = body_of(save)
        for change in chance.sample(COSTLY, chance.choice((2, 2, 3))):
            change(body["position"], chance.choice((2, 6, 9, *NARROW, *NUMBERS)))
        if chance.random() < 0.5:
            body |= {"start": body["position"], "log": [], "stands": 0}
        taken += is_cheap(forged(save, body), chance)
    assert taken


@pytest.mark.parametrize("line", ["0 pass", "0 use 9", "9" * 5_000, "0 bid" + " press" * 3_000, ""])
def test_a_log_without_end_is_not_played_to_its_end(line: str) -> None:
    """What is no action of the game ends it; and there is no more of it than a body may hold."""
    for phase, save in SAVES.items():
        body = body_of(save)
        log = [line] * min(200_000, 900_000 // (len(line) + 3))
        assert is_cheap(forged(save, {**body, "log": log}), random.Random(phase))


def test_a_log_of_long_lists_is_replayed_in_bounded_steps() -> None:
    """Each action of it draws cards, so that all that could be discarded for others is listed anew."""
    mine = {"hand": spread(10), "reserve": spread(6), "characters": [1, *[3, 5, 9, 10] * 12], "dollars": 1_000}
    table = {"seats": ["human", "human"], "players": [mine], "phase": "draft", "draw": spread(1_000)}
    game, most = game_from_position(table), 0
    while game.decision and len(game.actions) < 60:
        most = max(most, len(game.options()))
        uses = [option for option in game.options() if str(option) in ("use 3", "use 5", "use 9", "use 10")]
        game.act(uses[-1] if uses else game.options()[0])
    assert len(game.actions) > 30
    assert most > 5_000
    assert is_cheap(game.save(), random.Random(3))


def test_the_meter_counts() -> None:
    """Also what runs in a comprehension, and it stops what is too much at once."""
    assert stepped(lambda: sum(number for number in range(100)), 1_000) == 4950
    with pytest.raises(TooMuch):
        stepped(lambda: [number for number in range(100_000) if number], 10_000)
    with pytest.raises(AssertionError):
        weighed(lambda: bytearray(1 << 20), 1 << 19)
