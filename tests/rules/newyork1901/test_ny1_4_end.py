"""NY1-4.1, 4.2, 4.12: how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyork1901.board import EIGHTEEN, Json
from tests.rules.newyork1901.helpers import ONLY_GOLD, OPEN, asked, make, named, options, play, put, refused, stands

FIVE = ["bronze-i2", *ONLY_GOLD[:4]]
FOUR_OUT = ["blue-07", "blue-08", "red-01", "red-02"]


def over_now(game: Any, events: list[Json]) -> bool:
    ended = game.position()["phase"] == "over"
    assert ended is (game.decision is None)
    assert len(named(events, "over")) == ended
    return bool(ended)


def test_ny1_4_1_four_unbuilt_are_left() -> None:
    game = make([{"unbuilt": FIVE}, {}])
    play(game, "expand blue-07")
    assert game.position()["ending"] is None
    events = play(game, "build bronze-i2")
    assert named(events, "ending") == [{"event": "ending", "seat": 0}]
    assert game.position()["ending"] == 0
    assert asked(game) == (1, "turn")


def test_ny1_4_1_five_are_no_end() -> None:
    game = make([{"unbuilt": ["bronze-i2", *FIVE]}, {}])
    events = play(game, "expand blue-07", "build bronze-i2")
    assert named(events, "ending") == []
    assert game.position()["ending"] is None


def test_ny1_4_1_no_future_market_and_three_open() -> None:
    game = make([{}, {}], future=[])
    events = play(game, "expand blue-07")
    assert named(events, "ending") == []  # only when the turn ends
    assert game.position()["ending"] is None
    events = play(game, "pass")
    assert named(events, "ending") == [{"event": "ending", "seat": 0}]


def test_ny1_4_1_four_open_are_no_end() -> None:
    game = make([{}, {}], future=["green 2"])
    events = play(game, "expand blue-07", "pass")
    assert named(events, "ending") == []
    assert game.position()["ending"] is None
    events = play(game, "expand red-01", "pass")
    assert named(events, "ending") == [{"event": "ending", "seat": 1}]


def test_ny1_4_1_looked_at_when_a_turn_ends() -> None:
    """A card that comes back with the same turn puts the end off (NY1-2.14)."""
    game = make([{"estate": FOUR_OUT, "unbuilt": ONLY_GOLD}, {}], open=OPEN[:3], future=[])
    events = play(game, "back red-01")
    assert named(events, "ending") == []
    assert game.position()["ending"] is None


def test_ny1_4_1_the_first_to_trigger_stays() -> None:
    game = make([{"unbuilt": FIVE}, {"unbuilt": FIVE}, {}])
    play(game, "expand blue-07", "build bronze-i2")
    events = play(game, "expand red-01", "build bronze-i2")
    assert named(events, "ending") == []
    assert game.position()["ending"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny1_4_2_every_other_seat_has_one_more_turn(seats: int) -> None:
    game = make([{}] * seats, turn=1, ending=None, future=[])
    events = play(game, "expand blue-01", "pass")
    for seat in [(1 + step) % seats for step in range(1, seats)]:
        assert not over_now(game, events)
        assert asked(game) == (seat, "turn")
        events = play(game, min(one for one in options(game) if one.startswith("expand")), "pass")
    assert over_now(game, events)
    assert named(events, "over") == [{"event": "over"}]
    assert options(game) == set()
    for late in ("expand blue-02", "pass", "nonsense", ""):
        assert refused(game, late) == "NY1-4.11"


def test_ny1_4_2_one_more_turn_by_all_the_rules() -> None:
    """With an action card and two builds."""
    boom: Json = {"estate": FOUR_OUT, "cards": ["construction-boom"]}
    game = make([{}, boom], turn=1, ending=0)
    put(game, "build", "bronze-i2", "h4 i4")
    play(game, "use construction-boom")
    events = put(game, "build", "bronze-i2", "h5 i5")
    assert over_now(game, events)
    assert game.scores()[1]["gained"] == 4


def test_ny1_4_2_the_seat_that_triggered_has_no_further_turn() -> None:
    game = make([{}, {}, {}], turn=1, ending=2)
    play(game, "expand blue-01", "pass")
    assert game.decision is None
    assert game.position()["ending"] == 2


def test_ny1_4_12_twenty_turns_in_a_row_without_a_build() -> None:
    """39 quiet turns are behind two seats; the 40th without a build is the last, whoever triggered what."""
    game = make([{}, {}], quiet=39)
    play(game, "expand blue-07")
    events = play(game, "pass")
    assert over_now(game, events)
    assert game.position()["quiet"] == 40


def test_ny1_4_12_a_build_begins_the_count_anew() -> None:
    game = make([{}, {}], quiet=39)
    play(game, "expand blue-07", "build bronze-i2")
    assert game.position()["quiet"] == 0
    play(game, "expand red-01", "pass")
    assert game.position()["quiet"] == 1
    me = {"estate": ["yellow-12"], "built": [stands("bronze-i2", "e7 f7")], "points": 6}
    game = make([me, {}], quiet=39)
    put(game, "demolish", "silver-i3", "e7 f7 g7")
    assert game.position()["quiet"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny1_4_12_twenty_turns_of_every_seat(seats: int) -> None:
    """Nobody can do anything: the game is over by itself, at once."""
    game = make([{"unbuilt": ONLY_GOLD}] * seats, open=[], legendary=[])
    assert game.decision is None
    data = game.position()
    assert (data["phase"], data["quiet"]) == ("over", 20 * seats)
    assert len(named(game.events, "over")) == 1
    assert data["players"][0]["unbuilt"] == [kind for kind in EIGHTEEN if kind in ONLY_GOLD]


def test_ny1_4_12_not_a_turn_earlier() -> None:
    game = make([{}, {}], quiet=38)
    play(game, "expand blue-07", "pass")
    assert asked(game) == (1, "turn")
    assert game.position()["quiet"] == 39
