"""What a search plays at random is what the rules allow: a sample is one of the options, and each can come."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import InvalidPosition, game_from_position, new_game
from nyc_core.bots.search import dice, play_on, playout
from nyc_core.table.flow import Steps
from tests.properties.mixes import pick
from tests.rules.newyorkcity.helpers import make

TABLES = (["human"] * 2, ["human"] * 4, ["human", "tom:C5"], ["human", "bot:random", "tom:A3"])
ALL_USES = [
    *(make([{"characters": [*range(1, 12)], "dollars": 9, "hand": ["press", "wild", "wild"], "reserve": ["plans"] * 2,
             "skyscrapers": 2}, {}], phase="draft", pairs=[["press", "wild"], ["dollar", "dollar"], ["plans", "wild"]],
            press={"8": ["neutral"], "1": [1], "0": [0]}),),
    *(make([{"characters": [*range(12, 23)], "dollars": 9, "hand": ["press", "wild", kind, kind],
             "reserve": ["plans", kind]}, {}], bidding=kind, press={"8": ["neutral"], "3": [0], "0": [1]})
      for kind in ("press", "prestige", "skyscraper")),
]  # fmt: skip


def sampled(game: Any, chance: random.Random) -> tuple[Any, bool | None]:
    """What the step that asks would sample, and whether it says that there is a choice; nothing where it lets list."""
    name, seat, number = game.state.agenda[-1]
    sample = game.rules.steps.sample.get(name)
    return (sample and sample(game.state, seat, number, chance.random)) or (None, None)


@pytest.mark.parametrize("seats", TABLES, ids=" ".join)
def test_a_sample_is_among_the_options(seats: list[str]) -> None:
    chance, met = random.Random(1), set()
    for seed in range(12):
        game = new_game("newyorkcity", seats, seed)
        while options := game.options():
            before = game.position()
            for _ in range(5):
                action, several = sampled(game, chance)
                assert action is None or (action in options and several is True)
                met.add(action and action[0])
            assert game.position() == before
            game.act(pick(game, chance))
    assert {"take", "use", "end", "bid", "pass", None} <= met


@pytest.mark.parametrize("game", ALL_USES)
def test_every_option_can_be_sampled(game: Any) -> None:
    """Also of every character that can be used there, and after it has been used."""
    chance = random.Random(2)
    for _ in range(4):
        if sampled(game, chance)[0] is not None:
            missing, tries = set(map(str, game.options())), 0
            while missing and tries < 60_000:
                missing.discard(str(sampled(game, chance)[0]))
                tries += 1
            assert not missing
        uses = [option for option in game.options() if option[0] == "use"]
        if not uses:
            break
        game = game.clone()
        game.act(chance.choice(uses))


@pytest.mark.parametrize("seats", [2, 4])
def test_1901_a_turn_is_sampled_or_listed(seats: int) -> None:
    """What is sampled is an option, where there are several; and at any turn it may be left to the list of all."""
    chance, met = random.Random(3), 0
    for seed in range(4):
        game = new_game("newyork1901", ["human"] * seats, seed)
        while options := game.options():
            before = game.position()
            samples = [
                sampled(game, chance) for _ in range(40 if game.decision and game.decision.kind == "turn" else 1)
            ]
            assert all(action is None or (action in options and several is True) for action, several in samples)
            assert (None, None) in samples
            assert game.position() == before
            met += len({str(action) for action, _ in samples}) > 3
            game.act(pick(game, chance))
    assert met > 60


def test_a_playout_leaves_the_game_alone_and_counts_its_choices() -> None:
    game = new_game("newyorkcity", ["human", "tom:B4", "human"], 5)
    for _ in range(20):
        game.act(game.options()[0])
    before = game.save()
    counts = {playout(game, seed) for seed in range(30)}
    assert game.save() == before
    assert len(counts) > 5
    assert min(counts) > 40
    assert playout(game, 3) == playout(game, 3)
    assert all(0 < playout(game, seed, until="round") < playout(game, seed) for seed in range(10))


class Listed:
    """A step that lists its options also where it samples, and keeps how many there were whenever it was played."""

    def __init__(self, step: Any, played: list[int]) -> None:
        self.step, self.played, self.number = step, played, 0
        if hasattr(step, "sample"):
            self.sample = self.compared

    def options(self, *asked: Any) -> Any:
        options = self.step.options(*asked)
        self.number = len(options)
        return options

    def compared(self, position: Any, seat: int, number: int, throw: Any) -> Any:
        options = self.options(position, seat, number)
        sampled = self.step.sample(position, seat, number, throw)
        if sampled:
            assert sampled[0] in options
            assert sampled[1] is (len(options) > 1)
        return sampled

    def play(self, *given: Any) -> None:
        self.played.append(self.number)
        self.step.play(*given)


@pytest.mark.parametrize(
    ("name", "seats"), [*(("newyorkcity", seats) for seats in TABLES), ("newyork1901", ["human"] * 3)], ids=str
)
def test_a_playout_makes_no_choice_where_there_is_one_option(name: str, seats: list[str]) -> None:
    """What it counts is what listing would count, also where a sample says by itself whether there was a choice."""
    for seed in range(6):
        game = new_game(name, seats, seed)
        steps, position = game.rules.steps, game.state.clone()
        played: list[int] = []
        asks: dict[str, Any] = {name: Listed(step, played) for name, step in steps.asks.items()}
        runs: dict[str, Any] = {name: run for name, run in steps.enter.items() if name not in asks}
        listed = Steps(asks, runs)
        choices = play_on(position, listed, dice(seed))
        assert choices == sum(number > 1 for number in played) == playout(game, seed)
        assert 0 < choices < len(played)


def test_a_playout_of_a_game_that_is_over_has_no_choices() -> None:
    assert playout(game_from_position({"phase": "over"}), 1) == 0


@pytest.mark.parametrize(("seed", "until"), [("x", "over"), (1.5, "over"), (True, "over"), (1, "turn"), (1, None)])
def test_bad_arguments_of_a_playout(seed: Any, until: Any) -> None:
    with pytest.raises(InvalidPosition):
        playout(new_game("newyorkcity", ["human", "human"]), seed, until)


def test_dice_are_even() -> None:
    throw = dice(1)
    numbers = [throw() for _ in range(20_000)]
    assert min(numbers) >= 0
    assert max(numbers) < 1
    tenths = [sum(tenth / 10 <= number < (tenth + 1) / 10 for number in numbers) for tenth in range(10)]
    assert all(1800 < tenth < 2200 for tenth in tenths)
