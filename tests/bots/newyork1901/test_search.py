"""The search in New York 1901: habits are options, parts are the whole, weights and features belong together."""

from __future__ import annotations

import pytest

from nyc_core import new_game
from nyc_core.bots.tree import Search
from nyc_core.newyork1901.mind import EXPERT, data, unpack
from nyc_core.newyork1901.mind import words as parts_named
from nyc_core.newyork1901.mind.features import GROUPS, NAMES, PARTS, rows, time_left
from nyc_core.newyork1901.mind.habit import HABITS
from nyc_core.newyork1901.position import OVER
from nyc_core.newyork1901.steps import STEPS
from nyc_core.table.game import Game
from tests.contract.helpers import random_play
from tests.words_play import COMPLETE

SEATS = [["human"] * 2, ["human"] * 3, ["human"] * 4]
VARIANTS = ("base", "beginner", "advanced")


def games() -> list[Game]:
    return [
        new_game("newyork1901", seats, number, variant=VARIANTS[number], action_cards=number != 1)
        for number, seats in enumerate(SEATS)
    ]


@pytest.mark.parametrize("number", range(3))
def test_a_habit_is_an_option_or_to_do_without(number: int) -> None:
    for now, _ in random_play(games()[number], number):
        name, seat, argument = now.state.agenda[-1]
        before = now.position()
        action = HABITS[name](now.state, seat, argument)
        assert now.position() == before, "a habit only looks"
        assert "pass" in map(str, now.options()) if action is None else action in now.options()


def test_every_step_that_asks_has_a_habit() -> None:
    assert set(HABITS) == set(STEPS.asks)


@pytest.mark.parametrize("number", range(3))
def test_parts_are_the_whole(number: int) -> None:
    game = games()[number]
    for now, _ in random_play(game, number):
        worths, parts = EXPERT.worths(now.state), EXPERT.parts(now.state)
        if now.state.phase != OVER:
            assert worths == pytest.approx([sum(one.values()) for one in parts or ()], abs=0.001)
            assert {len(row) for row in rows(now.state, time_left(now.state))} == {len(NAMES)}
            assert 1 < EXPERT.spread(now.state) < 30
    assert EXPERT.worths(game.state) is None, "then the points are what counts"
    totals = [score["total"] for score in game.scores()]
    assert [sum(one.values()) for one in EXPERT.parts(game.state) or ()] == pytest.approx(totals)


def test_weights_and_features_belong_together() -> None:
    fitted = data()
    assert sorted(fitted["features"]) == sorted(NAMES) == sorted(GROUPS)
    assert len(fitted["late"]) == len(fitted["more"]) == len(NAMES)
    assert fitted["command"].startswith("python -m tests.train.newyork1901")
    turned = {key: fitted[key][::-1] for key in ("features", "late", "more")}
    assert unpack(turned, 0.5) == unpack(fitted, 0.5)
    with pytest.raises(ValueError, match="belong together"):
        unpack(fitted | {"features": [*fitted["features"][:-1], "another"]}, 0.5)
    assert all(parts_named.say.own(code).keys() == parts_named.say.own("en").keys() for code in COMPLETE)
    assert parts_named.say.own("en").keys() >= set(PARTS)


def test_more_of_what_is_good_is_worth_more() -> None:
    """Land to build on, streets and cards, at any moment but the last."""
    for left in (0.3, 0.6, 1.0):
        weights = dict(zip(NAMES, unpack(data(), left), strict=True))
        for name in ("free land", "streets", "unbuilt"):
            assert weights[name] > 0, (name, left)


def test_long_lists_are_cut_short() -> None:
    for number, (now, _) in enumerate(random_play(games()[0], 5)):
        if number % 3 == 0:
            assert 1 <= len(Search(now, 1).edges) <= 16
