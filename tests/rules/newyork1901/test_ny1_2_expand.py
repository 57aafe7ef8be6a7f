"""NY1-2.1 to 2.3: expanding."""

from __future__ import annotations

import pytest

from tests.rules.newyork1901.board import TERRITORIES, Json, card_of
from tests.rules.newyork1901.helpers import (
    FUTURE,
    OPEN,
    asked,
    finish_turn,
    free_workers,
    listed,
    make,
    market,
    named,
    options,
    play,
    player,
    put,
    refused,
    stands,
)


def test_ny1_2_1_expand_then_build_then_the_next_seat() -> None:
    game = make([{}, {}, {}], turn=1)
    assert asked(game) == (1, "turn")
    assert game.decision.rule == "NY1-2.1"
    play(game, "expand blue-07")
    assert asked(game) == (1, "build")
    put(game, "build", "bronze-i2", "h4 i4")
    assert asked(game) == (2, "turn")
    play(game, "expand red-01", "pass")
    assert asked(game) == (0, "turn")  # clockwise, round the table


def test_ny1_2_1_demolish_instead_of_expanding() -> None:
    me = {"estate": ["yellow-12", "yellow-06"], "built": [stands("bronze-i2", "e7 f7")], "points": 6}
    game = make([me, {}])
    put(game, "demolish", "silver-i3", "e7 f7 g7")
    assert asked(game) == (1, "turn")
    assert market(game) == (OPEN, FUTURE)


def test_ny1_2_2_a_card_and_land_that_it_shows() -> None:
    game = make([{}, {"estate": ["blue-07"]}])
    wanted = {one for one in TERRITORIES if card_of(one) in OPEN} - {"blue-07"}
    assert listed(game, "expand") == wanted
    events = play(game, "expand blue-08")
    assert named(events, "expand") == [{"event": "expand", "seat": 0, "territory": "blue-08", "card": "blue 2"}]
    assert player(game, 0)["estate"] == ["blue-08"]
    assert free_workers(game, 0) == 3


@pytest.mark.parametrize(
    "territory",
    [
        "blue-12",  # no such card is open
        "green-01",
        "blue-07",  # another's
        "red-01",  # one's own
        "pink-01",  # not in the game
    ],
)
def test_ny1_2_2_no_such_card_or_no_free_land(territory: str) -> None:
    game = make([{"estate": ["red-01"]}, {"estate": ["blue-07"]}], open=[*OPEN[:3], "pink 2"])
    assert refused(game, f"expand {territory}") == "NY1-2.2"


def test_ny1_2_2_needs_a_free_worker() -> None:
    game = make([{"estate": ["red-01", "red-02", "red-03", "red-04"]}, {}])
    assert listed(game, "expand") == set()
    assert refused(game, "expand blue-07") == "NY1-2.2"


def test_ny1_2_2_the_land_stays_for_good() -> None:
    game = make([{}, {}])
    play(game, "expand blue-07", "pass", "expand red-01", "pass")
    assert [player(game, seat)["estate"] for seat in (0, 1)] == [["blue-07"], ["red-01"]]
    assert refused(game, "expand blue-07") == "NY1-2.2"


def test_ny1_2_3_the_market_is_filled_before_the_build() -> None:
    """The first of equal cards goes, the others move up, the new one comes last."""
    game = make([{}, {}], open=["red 3", "blue 2", "yellow 2", "blue 2"], future=["green 2", "red 2"])
    events = play(game, "expand blue-07")
    assert asked(game) == (0, "build")
    assert market(game) == (["red 3", "yellow 2", "blue 2", "green 2"], ["red 2"])
    assert named(events, "open") == [{"event": "open", "cards": ["green 2"]}]


def test_ny1_2_3_filled_up_to_four_from_a_short_market() -> None:
    game = make([{}, {}], open=["blue 2", "red 3"], future=["green 2", "red 2", "blue 3", "yellow 2"])
    events = play(game, "expand blue-07")
    assert market(game) == (["red 3", "green 2", "red 2", "blue 3"], ["yellow 2"])
    assert named(events, "open") == [{"event": "open", "cards": ["green 2", "red 2", "blue 3"]}]


def test_ny1_2_3_an_empty_future_market_opens_nothing() -> None:
    game = make([{}, {}], open=OPEN, future=[])
    events = play(game, "expand blue-07")
    assert market(game) == (OPEN[1:], [])
    assert named(events, "open") == []


def test_ny1_2_3_never_at_another_time() -> None:
    """A demolition and a mere build leave a short market as it is."""
    built: Json = {"estate": ["yellow-12"], "built": [stands("bronze-i2", "e7 f7")], "points": 6}
    game = make([built, {"estate": ["blue-07", "blue-08"]}], open=["red 3"], future=["green 2", "red 2"])
    put(game, "demolish", "silver-i3", "e7 f7 g7")
    assert market(game) == (["red 3"], ["green 2", "red 2"])
    game = make([{"estate": ["blue-07", "blue-08", "red-01", "red-02"]}, {}], open=["red 3"], future=["green 2"])
    put(game, "build", "bronze-i2", "h4 i4")
    assert market(game) == (["red 3"], ["green 2"])


def test_ny1_2_3_one_may_build_or_not() -> None:
    game = make([{}, {}])
    play(game, "expand blue-07")
    assert "pass" in options(game)
    assert {"bronze-i2"} == listed(game, "build")
    before = player(game, 0)
    finish_turn(game)
    assert player(game, 0) == before
    assert asked(game) == (1, "turn")
