"""What happened can be watched step by step: after each note the table shows what the event tells."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import Game, IllegalAction, new_game
from nyc_core.table.watch import Watched, steps
from tests.properties.bookkeeper import Bookkeeper
from tests.properties.mixes import pick

TABLES = (
    ["human", "tom:B4"],
    ["human", "tom:C5", "tom:A9", "tom:B6"],
    ["human", "human"],
    ["human", "bot:random", "human", "bot:random"],
    ["human", "bot:random", "tom:C2"],
)
# Numbers of a turn that no event tells by itself: such as that wild cards count once their character is paid.
TURN = ("turn.wilds", "turn.counting", "turn.last", "turn.taken")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", TABLES, ids=" ".join)
def test_after_each_note_the_told_thing_is_visible(seats: list[str], seed: int) -> None:
    """A bookkeeper who hears the events one by one agrees with what lies there at that moment."""
    game, chance = new_game("newyorkcity", seats, seed), random.Random(seed)
    keeper = Bookkeeper(game.position())
    while game.decision:
        action = pick(game, chance)
        watched = Watched(game, action)
        game.act(action)
        for event, moment in zip(watched.events, watched._moments, strict=True):
            keeper.hear([event])
            complaints = [line for line in keeper.complaints(game.rules.write(moment)) if not line.startswith(TURN)]
            assert not complaints, event
        assert not keeper.complaints(game.position())


@pytest.mark.parametrize("seats", TABLES, ids=" ".join)
def test_after_the_last_note_lies_what_lies_after_the_action(seats: list[str]) -> None:
    """For every seat and for spectators; and the game that is watched stays as it is."""
    eyes: list[int | None] = [None, *range(len(seats))]
    for seed in range(3):
        game, chance = new_game("newyorkcity", seats, seed), random.Random(seed)
        while game.decision:
            action, before = pick(game, chance), game.position()
            watched = {eye: steps(game, action, eye) for eye in eyes}
            assert game.position() == before
            events = game.act(action)
            for eye, told in watched.items():
                assert [event for event, _ in told] == events
                assert not told or told[-1][1] == game.view(eye)


def hidden(game: Game, seat: int, eye: int | None) -> bool:
    return seat != eye and game.view(None)["seats"][seat]["kind"] != "tom"


def test_hidden_hands_stay_hidden_at_every_step() -> None:
    game, chance = new_game("newyorkcity", ["human", "bot:random", "tom:C5"], 4), random.Random(4)
    while game.decision:
        action = pick(game, chance)
        for eye in (None, 0, 1):
            for _, view in steps(game, action, eye):
                for seat, player in enumerate(view["players"]):
                    assert isinstance(player["hand"], int) is hidden(game, seat, eye)
                assert isinstance(view["draw"], int)
                assert "rng" not in view
        game.act(action)


def test_the_table_before_and_in_the_middle_of_an_action() -> None:
    game = new_game("newyorkcity", ["human", "tom:B4"], 1)
    while game.decision and game.decision.kind != "bid":
        game.act(game.options()[0])
    action: Any = next(option for option in game.options() if option[0] == "bid")
    watched = Watched(game, action)
    assert watched.view(0, 0) == game.view(0)
    place = next(n for n, event in enumerate(watched.events, start=1) if event["event"] == "bid")
    then = watched.view(place, 0)
    assert then["turn"]["bids"][0] == watched.events[place - 1]["value"]
    assert "agenda" not in then  # what is to come is not told by events
    assert watched.view(len(watched.events), 0) == watched.after.view(0)
    assert watched.after.actions == [*game.actions, (0, str(action))]


def test_what_is_illegal_cannot_be_watched() -> None:
    game = new_game("newyorkcity", ["human", "human"], 1)
    with pytest.raises(IllegalAction):
        steps(game, "take 99", 0)
