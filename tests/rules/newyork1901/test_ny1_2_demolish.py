"""NY1-2.4, 2.5: demolishing, and the workers that it needs."""

from __future__ import annotations

from tests.rules.newyork1901.board import Json
from tests.rules.newyork1901.helpers import (
    asked,
    free_workers,
    listed,
    make,
    named,
    places,
    play,
    player,
    points,
    put,
    refused,
    standing,
    stands,
)

# Two bronze ones on yellow-12 and yellow-06, as in the example NY1-6.4.
GREEN: Json = {
    "estate": ["yellow-12", "yellow-06"],
    "built": [stands("bronze-i2", "f7 g7"), stands("bronze-i3", "e7 e8 e9")],
    "points": 18,
}
FOUR_ELSEWHERE = ["blue-04", "blue-07", "blue-09", "red-04"]


def test_ny1_2_4_all_that_lie_under_go_whole() -> None:
    """In the order in which they stood, each told before the build; points stay."""
    game = make([GREEN, {}])
    play(game, "demolish gold-i3")
    events = play(game, "at e7 f7 g7")
    gone = [(one["skyscraper"], one["squares"]) for one in named(events, "demolish")]
    assert sorted(gone) == [("bronze-i2", ["f7", "g7"]), ("bronze-i3", ["e7", "e8", "e9"])]
    told = [one["event"] for one in events]
    assert max(i for i, word in enumerate(told) if word == "demolish") < told.index("build")
    assert all(one["seat"] == 0 for one in named(events, "demolish"))
    assert standing(game, 0) == [("gold-i3", "e7 f7 g7")]
    assert points(game, 0) == 18 + 5


def test_ny1_2_4_what_is_chosen_is_built_at_once() -> None:
    """Without a second build of the turn."""
    game = make([GREEN, {}])
    put(game, "demolish", "gold-v5", "e7 f7 g7 e8 e9")
    assert asked(game) == (1, "turn")


def test_ny1_2_4_at_least_one_own_skyscraper_lies_under_the_place() -> None:
    """yellow-07 is free land beside it: a place only for a build."""
    me = GREEN | {"estate": ["yellow-12", "yellow-06", "yellow-07"]}
    game = make([me, {}])
    play(game, "demolish silver-i2")
    assert "f8 g8" not in places(game)
    assert {"f7 g7", "e7 f7", "f7 f8"} <= places(game)
    assert refused(game, "at f8 g8") == "NY1-2.4"


def test_ny1_2_4_all_that_lie_under_are_lower() -> None:
    """A silver one over bronze and silver."""
    me = {
        "estate": ["yellow-12", "yellow-06", "yellow-07"],
        "built": [stands("bronze-i3", "e7 e8 e9"), stands("silver-i2", "f7 g7")],
        "points": 18,
    }
    game = make([me, {}])
    play(game, "demolish silver-i3")
    assert {"e7 e8 e9", "e8 f8 g8"} == places(game)
    assert refused(game, "at e7 f7 g7") == "NY1-2.4"
    assert game.why_not("at e7 f7 g7").code not in (game.why_not("pass").code, game.why_not("at").code)
    game.undo()
    play(game, "demolish gold-i3")
    assert "e7 f7 g7" in places(game)


def test_ny1_2_4_nothing_that_it_could_replace() -> None:
    game = make([{"estate": ["yellow-12"], "built": [stands("gold-i3", "e7 f7 g7")], "points": 18}, {}])
    assert listed(game, "demolish") == set()
    assert refused(game, "demolish gold-o4") == "NY1-2.4"
    assert refused(game, "demolish metropolitan-life") == "NY1-2.4"
    game = make([{"estate": ["yellow-12"]}, {"built": [stands("bronze-i2", "f8 g8")]}])
    assert refused(game, "demolish bronze-i2") == "NY1-2.4"  # others' do not count


def test_ny1_2_4_over_free_squares_and_several_territories() -> None:
    """One square of a skyscraper is enough, the rest of the place may be free."""
    me = {"estate": ["yellow-12", "yellow-06", "yellow-07"], "built": [stands("starter", "g7 g8")], "points": 6}
    game = make([me, {}])
    put(game, "demolish", "silver-o6", "e7 f7 g7 e8 f8 g8")
    assert standing(game, 0) == [("silver-o6", "e7 f7 g7 e8 f8 g8")]
    assert points(game, 0) == 13


def test_ny1_2_5_a_worker_on_what_is_left_without_a_skyscraper() -> None:
    game = make([GREEN, {}])
    put(game, "demolish", "gold-i3", "e7 f7 g7")
    assert player(game, 0)["estate"] == ["yellow-06", "yellow-12"]
    assert free_workers(game, 0) == 3


def test_ny1_2_5_the_worker_is_out_in_the_turns_that_follow() -> None:
    """Three were out before, the fourth goes to yellow-06: no more land can be had."""
    me = GREEN | {"estate": [*GREEN["estate"], *FOUR_ELSEWHERE[:3]]}
    game = make([me, {}])
    assert listed(game, "expand")
    put(game, "demolish", "gold-i3", "e7 f7 g7")
    play(game, "expand blue-01", "pass")
    assert asked(game) == (0, "turn")
    assert not listed(game, "expand")
    assert refused(game, "expand red-01") == "NY1-2.2"


def test_ny1_2_5_not_enough_workers() -> None:
    """With four workers out, what leaves yellow-06 vacant is no place; the others are."""
    me = GREEN | {"estate": [*GREEN["estate"], *FOUR_ELSEWHERE]}
    game = make([me, {}])
    play(game, "demolish silver-i2")
    assert "f7 g7" in places(game)
    assert {"e8 e9", "e7 e8"} <= places(game)  # bronze-i2 still stands on yellow-12
    assert "e7 f7" not in places(game)
    assert refused(game, "at e7 f7") == "NY1-2.5"


def test_ny1_2_5_no_place_has_workers_enough() -> None:
    """A bronze-o4 on three territories: two squares reach two of them at most."""
    built = [stands("bronze-o4", "e5 f5 e6 f6")]
    land = ["green-08", "green-10", "red-11"]
    me: Json = {"estate": [*land, *FOUR_ELSEWHERE], "built": built, "points": 6}
    game = make([me, {}])
    assert "silver-i2" not in listed(game, "demolish")
    assert "silver-l3" in listed(game, "demolish")
    assert refused(game, "demolish silver-i2") == "NY1-2.5"
    game = make([me | {"estate": [*land, *FOUR_ELSEWHERE[:3]]}, {}])
    assert "silver-i2" in listed(game, "demolish")


def test_ny1_2_5_workers_that_come_back_count() -> None:
    """All four are out, one on yellow-07: it comes back where the place covers that, and goes to yellow-06."""
    me: Json = {
        "estate": ["yellow-06", "yellow-12", "yellow-07", *FOUR_ELSEWHERE[:3]],
        "built": [stands("bronze-i3", "e7 e8 e9"), stands("bronze-i2", "f7 g7")],
        "points": 18,
    }
    game = make([me, {}])
    assert free_workers(game, 0) == 0
    put(game, "demolish", "gold-o4", "f7 g7 f8 g8")  # bronze-i3 stays: nothing is vacated
    assert free_workers(game, 0) == 1
    game = make([me, {}])
    put(game, "demolish", "gold-l3", "e7 f7 f8")  # both go; yellow-07 is covered, yellow-06 vacant
    assert free_workers(game, 0) == 0


def test_ny1_2_5_what_stays_needs_no_worker() -> None:
    """Three workers are out, one is free, before and after: the starter building stays on red-01."""
    me: Json = {
        "estate": ["yellow-12", "red-01", "blue-01", *FOUR_ELSEWHERE[:2]],
        "built": [stands("bronze-i2", "f7 g7"), stands("starter", "j4 j5")],
        "points": 6,
    }
    game = make([me, {}])
    put(game, "demolish", "silver-i2", "f7 g7")
    play(game, "expand blue-02", "pass")
    assert free_workers(game, 0) == 1
    assert listed(game, "expand")
    game = make([me | {"estate": [*me["estate"], "blue-09"]}, {}])  # no worker is free
    assert not listed(game, "expand")
    put(game, "demolish", "silver-i2", "f7 g7")
    play(game, "expand blue-02", "pass")
    assert not listed(game, "expand")


def test_ny1_2_4_squares_that_are_left_free_can_be_built_on() -> None:
    """e8 e9 stood under a bronze one; what was built instead can be demolished in its turn."""
    game = make([{**GREEN, "built": [stands("bronze-i3", "e7 e8 e9")]}, {}])
    put(game, "demolish", "silver-i3", "e7 f7 g7")
    play(game, "expand blue-01", "pass", "expand red-01", "build bronze-i2")
    assert "e8 e9" in places(game)
    play(game, "at e8 e9", "expand blue-11", "pass")
    assert "gold-i3" in listed(game, "demolish")
    play(game, "demolish gold-i3")
    assert places(game) == {"e7 f7 g7", "e7 e8 e9"}


def test_ny1_2_4_squares_of_what_stays_stay_taken() -> None:
    built = [stands("bronze-i3", "e7 e8 e9"), stands("starter", "h4 i4")]
    game = make([{**GREEN, "estate": ["yellow-12", "yellow-06", "blue-07"], "built": built}, {}])
    put(game, "demolish", "silver-i3", "e7 f7 g7")
    play(game, "expand blue-01", "pass", "expand red-01", "build bronze-i2")
    assert "j4 j5" in places(game)
    assert "h4 i4" not in places(game)
