"""NY1-2.12 to 2.15: what a seat must do when it cannot do much."""

from __future__ import annotations

from tests.rules.newyork1901.board import Json
from tests.rules.newyork1901.helpers import (
    FUTURE,
    ONLY_GOLD,
    OPEN,
    asked,
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

FOUR = ["blue-07", "blue-08", "red-01", "red-02"]
IDLE: Json = {"estate": FOUR, "unbuilt": ONLY_GOLD}  # no free worker, nothing to build


def test_ny1_2_12_who_can_expand_may_not_pass_nor_just_build() -> None:
    """Though something could be built on blue-07."""
    game = make([{"estate": ["blue-07"]}, {}])
    assert {one.split()[0] for one in options(game)} == {"expand"}
    assert refused(game, "build bronze-i2") == "NY1-2.12"
    assert refused(game, "pass") == "NY1-2.12"


def test_ny1_2_12_who_can_expand_may_demolish() -> None:
    game = make([{"estate": ["yellow-12"], "built": [stands("bronze-i2", "e7 f7")], "points": 6}, {}])
    assert {one.split()[0] for one in options(game)} == {"expand", "demolish"}


def test_ny1_2_13_without_a_worker_one_may_just_build() -> None:
    game = make([{"estate": FOUR}, {}])
    assert {one.split()[0] for one in options(game)} == {"build"}
    put(game, "build", "bronze-i2", "h4 i4")
    assert market(game) == (OPEN, FUTURE)


def test_ny1_2_13_without_a_card_one_may_just_build() -> None:
    """Pink land is not in the game, and no blue land of size 3 is free."""
    other = {"estate": ["blue-11", "blue-12", "blue-13"]}
    game = make([{"estate": ["blue-07", "blue-08"]}, other], open=["pink 2", "blue 3"])
    assert free_workers(game, 0) == 2
    assert {one.split()[0] for one in options(game)} == {"build"}
    game = make([{"estate": ["blue-07", "blue-08"]}, {}], open=[])
    assert {one.split()[0] for one in options(game)} == {"build"}
    assert refused(game, "expand blue-01") == "NY1-2.2"


def test_ny1_2_13_one_of_both_must_be_done() -> None:
    """Neither pass nor take back while something can be built, or demolished."""
    game = make([{"estate": FOUR}, {}])
    assert refused(game, "pass") in ("NY1-2.13", "NY1-2.14")
    assert refused(game, "back blue-07") in ("NY1-2.13", "NY1-2.14")
    built = [stands("bronze-i3", "e7 f7 g7")]
    me = {"estate": [*FOUR, "yellow-12"], "built": built, "points": 18, "unbuilt": ["gold-i3"]}
    game = make([me, {}], legendary=[])
    assert "demolish gold-i3" in options(game)
    assert refused(game, "pass") in ("NY1-2.13", "NY1-2.14")
    assert refused(game, "back blue-07") in ("NY1-2.13", "NY1-2.14")


def test_ny1_2_14_a_worker_is_taken_back() -> None:
    """The land leaves the estate, its card goes to the bottom, nothing is opened and the turn ends."""
    game = make([IDLE, {}], open=OPEN[:3])
    assert options(game) == {f"back {one}" for one in FOUR}
    events = play(game, "back red-01")
    assert named(events, "back") == [{"event": "back", "seat": 0, "territory": "red-01"}]
    assert named(events, "open") == []
    assert player(game, 0)["estate"] == ["blue-07", "blue-08", "red-02"]
    assert free_workers(game, 0) == 1
    assert market(game) == (OPEN[:3], [*FUTURE, "red 2"])
    assert asked(game) == (1, "turn")
    assert "red-01" in listed(game, "expand")


def test_ny1_2_14_only_land_with_an_own_worker() -> None:
    me = IDLE | {"estate": [*FOUR, "blue-01"], "built": [stands("bronze-i2", "h1 h2")]}
    game = make([me, {"estate": ["red-04"]}])
    assert options(game) == {f"back {one}" for one in FOUR}
    for wrong in ("back blue-01", "back red-04", "back yellow-12", "back pink-01"):
        assert refused(game, wrong) == "NY1-2.14"


def test_ny1_2_14_not_with_a_free_worker() -> None:
    """Not even when nothing else can be done: that is a pass (2.15)."""
    game = make([IDLE | {"estate": FOUR[:3], "cards": ["market-shift"]}, {}], open=["pink 2"])
    assert options(game) == {"pass", "use market-shift"}
    assert refused(game, "back blue-07") == "NY1-2.14"


def test_ny1_2_14_beside_market_shift() -> None:
    game = make([IDLE | {"cards": ["market-shift"]}, {}])
    assert options(game) == {"use market-shift"} | {f"back {one}" for one in FOUR}


def test_ny1_2_15_when_not_even_that_is_possible_the_turn_passes() -> None:
    """By itself: seat 0 has a free worker, no card for it and nothing to build."""
    game = make([IDLE | {"estate": ["blue-07"]}, {"estate": FOUR[1:]}], open=["pink 2"])
    assert asked(game) == (1, "turn")
    assert game.position()["quiet"] == 1
    assert list(game.actions) == []


def test_ny1_2_15_a_pass_is_asked_beside_market_shift() -> None:
    game = make([IDLE | {"estate": [], "cards": ["market-shift"]}, {}], open=["pink 2"])
    assert options(game) == {"pass", "use market-shift"}
    play(game, "use market-shift")
    assert asked(game) == (0, "turn")  # other cards are open now
    assert listed(game, "expand")
