"""The search in New York City: habits are options, what is certain is found, weights and features belong together."""

from __future__ import annotations

import random

import pytest

from nyc_core import bots, game_from_position, new_game
from nyc_core.bots.comparison import difference
from nyc_core.bots.luck import Fortune
from nyc_core.bots.review import Review
from nyc_core.bots.tree import Search
from nyc_core.lessons import shelf
from nyc_core.lessons.attempt import Attempt
from nyc_core.lessons.schema import Lesson
from nyc_core.newyorkcity.box import VALUE
from nyc_core.newyorkcity.mind import EXPERT
from nyc_core.newyorkcity.mind.features import GROUPS, NAMES, rows
from nyc_core.newyorkcity.mind.habit import HABITS, worth_of
from nyc_core.newyorkcity.mind.weights import CHALLENGER, PERSON, ROUNDS_JUDGED, TOM, data, kinds, unpack, weights
from nyc_core.newyorkcity.position import OWNERS, Position
from nyc_core.newyorkcity.steps import STEPS
from nyc_core.table.game import Game
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import MIXES, rich
from tests.rules.newyorkcity.helpers import make

QUIET = {"skip", "end", "forfeit"}


def position_of(game: Game) -> Position:
    position: Position = game.state
    return position


# --- habits and candidates


@pytest.mark.parametrize("seed", range(3))
def test_a_habit_is_an_option_or_to_do_without(seed: int) -> None:
    for game in (rich(seed, 2), rich(seed, 3), new_game("newyorkcity", MIXES[seed], seed)):
        for now, _ in random_play(game, seed):
            position = position_of(now)
            name, seat, number = position.agenda[-1]
            before = now.position()
            action = HABITS[name](position, seat, number)
            assert now.position() == before, "a habit only looks"
            if action is None:
                assert any(option[0] in QUIET for option in now.options())
            else:
                assert action in now.options()


def test_a_habit_hires_who_is_worth_most_by_the_weights() -> None:
    """Not who has the highest value. And in the last round, who brings most points."""
    dearer = 0
    for seed in range(8):
        for now, _ in random_play(new_game("newyorkcity", MIXES[0], seed), seed):
            position = position_of(now)
            name, seat, number = position.agenda[-1]
            if name == "hire" and not position.tom[seat]:
                offered = [option[1] for option in now.options() if option[0] == "hire"]
                hired = HABITS["hire"](position, seat, number)[1]
                assert worth_of(position, seat, hired) == max(worth_of(position, seat, one) for one in offered)
                dearer += VALUE[hired] < max(VALUE[one] for one in offered)
    assert dearer


def test_a_habit_puts_a_tile_where_it_leads() -> None:
    for seed in range(4):
        for now, _ in random_play(new_game("newyorkcity", MIXES[0], seed), seed):
            position = position_of(now)
            name, seat, number = position.agenda[-1]
            chosen = HABITS["bonus"](position, seat, number) if name == "bonus" and not position.tom[seat] else None
            if chosen is None:
                continue
            before = []
            for tile in [chosen, *(option for option in now.options() if option[0] == "tile")]:
                heights = position.towers[tile[4] * OWNERS : (tile[4] + 1) * OWNERS]
                mine = heights.pop(seat)
                before.append((tile[2], max(-2, min(2, mine - max(heights)))))
            points, by = before[0]
            assert not any(other >= points and more > by for other, more in before)


def test_every_step_that_asks_has_a_habit() -> None:
    assert set(HABITS) == set(STEPS.asks)


@pytest.mark.parametrize("seed", range(2))
def test_long_lists_are_cut_short(seed: int) -> None:
    for number, (now, _) in enumerate(random_play(rich(seed, 2), seed)):
        if number % 2 == 0:
            assert 1 <= len(Search(now, 1).edges) <= 60


def test_what_12_throws_away_is_what_is_over() -> None:
    """In the last bidding round cards of rounds gone by, not those that can still be played (NYC-7.2)."""
    players = [
        {"hand": ["skyscraper"], "reserve": ["prestige", "skyscraper"], "dollars": 1, "characters": [12]},
        {"hand": ["skyscraper"], "reserve": [], "dollars": 0, "characters": []},
    ]
    game = make(players, phase="bidding", bidding="skyscraper", round=2, starter=0)
    uses = {str(edge.action) for edge in Search(game, 1).edges if str(edge.action).startswith("use 12")}
    assert {"use 12", "use 12 prestige"} <= uses
    assert "use 12 skyscraper" not in uses


# --- the worth


def test_a_person_who_plays_against_a_tom_is_judged_apart() -> None:
    assert kinds((False, False)) == (PERSON, PERSON)
    assert kinds((False, True, False)) == (CHALLENGER, TOM, CHALLENGER)
    known = weights(2).rows
    assert known[CHALLENGER, 3] != known[PERSON, 3]


def test_weights_and_features_belong_together() -> None:
    fitted = data()
    assert sorted(fitted["features"]) == sorted(NAMES) == sorted(GROUPS)
    for seats in (2, 3, 4):
        known = weights(seats)
        assert {len(row) for row in known.rows.values()} == {len(NAMES)}
        assert {len(more) for more in known.levels.values()} == {len(ROUNDS_JUDGED)}
        assert len(known.spread) == 5
        assert all(1 < spread < 30 for spread in known.spread)
    with pytest.raises(ValueError, match="belong together"):
        unpack(fitted | {"features": [*fitted["features"][:-1], "another"]}, 2)


def test_weights_stand_where_their_feature_does() -> None:
    """The file may name features in any order."""
    fitted = data()
    turned = {"rows": {key: row[::-1] for key, row in fitted["seats"]["2"]["rows"].items()}}
    other = {"features": fitted["features"][::-1], "seats": {"2": fitted["seats"]["2"] | turned}}
    assert unpack(other, 2) == unpack(fitted, 2)


def test_the_command_that_made_the_weights_stands_in_their_head() -> None:
    assert data()["commands"]["2"].startswith("python -m tests.train")


@pytest.mark.parametrize("mix", MIXES)
def test_a_row_has_a_number_for_each_feature(mix: list[str]) -> None:
    for now, _ in random_play(new_game("newyorkcity", mix, 5), 2):
        position = position_of(now)
        if position.round > 1:
            assert {len(row) for row in rows(position)} == {len(NAMES)}


@pytest.mark.parametrize("mix", MIXES)
def test_parts_are_the_whole(mix: list[str]) -> None:
    begun = 1
    game = new_game("newyorkcity", mix, 6)
    for now, _ in random_play(game, 3):
        position = position_of(now)
        if position.round != begun:
            begun = position.round
            worths, parts = EXPERT.worths(position), EXPERT.parts(position)
            assert worths is not None
            assert parts is not None
            assert [sum(one.values()) for one in parts] == pytest.approx(worths, abs=0.001)
    totals = [score["total"] for score in game.scores()]
    assert EXPERT.worths(position_of(game)) == pytest.approx(totals, abs=0.05)
    assert [sum(one.values()) for one in EXPERT.parts(position_of(game)) or ()] == totals


# --- what is certain is found


@pytest.mark.parametrize("lesson", shelf.lessons("puzzles"), ids=lambda lesson: lesson.id)
def test_the_puzzles_of_the_lessons_are_solved(lesson: Lesson) -> None:
    attempt, number = Attempt(lesson), 0
    while not attempt.over and attempt.game.decision:
        attempt.act(Search(attempt.game, 400, number).run())
        number += 1
    assert attempt.state == "solved", attempt.moves


def last_bid() -> Game:
    """The last bid of the game: one skyscraper more in Brooklyn, where the Mayor is, makes seat 0 the first there."""
    boroughs = {"queens": {"letter": "E", "base": 10, "skyscrapers": {"neutral": 0, "0": 2, "1": 3}}}
    players = [
        {"hand": ["skyscraper", "skyscraper"], "reserve": [], "skyscrapers": 4, "dollars": 0, "characters": []},
        {"hand": [], "reserve": [], "skyscrapers": 0, "dollars": 0, "characters": []},
    ]
    return game_from_position(
        {"game": "newyorkcity", "seats": [{"kind": "human"}] * 2, "round": 5, "phase": "bidding", "starter": 0}
        | {"bidding": "skyscraper", "boroughs": boroughs, "players": players}
    )


def test_the_last_bid_of_a_game_is_found() -> None:
    for seed in range(4):
        assert str(Search(last_bid(), 100, seed).run()) == "bid skyscraper skyscraper"


def test_the_last_bid_is_just_high_enough() -> None:
    """The other has bid 1 and wins ties: one card loses, two win, and a third would be wasted on nothing."""
    players = [
        {"hand": ["skyscraper", "wild"], "reserve": [], "skyscrapers": 4, "dollars": 0, "characters": []},
        {"hand": ["skyscraper"], "reserve": [], "skyscrapers": 4, "dollars": 0, "characters": []},
    ]
    game = make(players, phase="bidding", bidding="skyscraper", round=5, starter=1)
    game.act("bid skyscraper")
    for seed in range(4):
        assert str(Search(game, 100, seed).run()) == "bid skyscraper wild"


def test_a_sure_win_of_prestige_is_taken() -> None:
    """The other has nothing to bid with: one card wins tile, vessel and a skyscraper."""
    players = [
        {"hand": ["prestige"], "reserve": [], "dollars": 0, "characters": [], "skyscrapers": 3},
        {"hand": [], "reserve": [], "dollars": 0, "characters": []},
    ]
    game = make(players, phase="bidding", bidding="prestige", round=3, starter=0)
    for seed in range(4):
        assert str(Search(game, 100, seed).run()) == "bid prestige"


# --- reviews and luck


def planted(seed: int) -> tuple[Game, set[int]]:
    """A game by a strong player who thrice plays what is clearly worst; and where."""
    game, places, dice = new_game("newyorkcity", ["human", "tom:B4"], seed), set(), random.Random(seed)
    wanted = {dice.randrange(6, 14), dice.randrange(16, 24), dice.randrange(26, 34)}
    while game.decision:
        search = Search(game, 150, len(game.actions))
        action = search.run()
        if wanted and len(game.actions) >= min(wanted) and len(search.edges) > 1:
            worst = min(search.candidates(), key=lambda one: one.worth).action
            pair = Search(game, 80, 1, only=[action, worst], learning=[20, 20])
            pair.run()
            if difference(pair.leads[0], pair.leads[1])[0] > 9:
                wanted.remove(min(wanted))
                places.add(len(game.actions))
                action = worst
        game.act(action)
    return game, places


def test_a_review_finds_planted_blunders() -> None:
    game, places = planted(4)
    assert len(places) == 3
    review = Review(game, playouts=300).run()
    bad = {one["ply"]: one for one in review["decisions"] if one["mark"] in ("mistake", "blunder")}
    assert places <= bad.keys()
    assert all(bad[ply]["mark"] == "blunder" for ply in places)
    assert len(bad) <= len(places) + 4, "and does not cry wolf"


def test_chance_has_no_part_where_nothing_is_drawn() -> None:
    fortune = Fortune(last_bid().rules, last_bid().state, last_bid().options()[0], 20, 1)
    assert fortune.over
    assert fortune.drawn() is None


def test_luck_has_mean_zero() -> None:
    """Over draws of self-played games, within three standard errors."""
    lucks = []
    for seed in range(8):
        game = new_game("newyorkcity", ["bot:random", "tom:C5"], seed)
        while game.decision:
            action = bots.choose("random", game)
            fortune = Fortune(game.rules, game.state, action, 6, seed)
            while not fortune.step():
                pass
            drawn = fortune.drawn()
            lucks += [drawn.luck[0]] if drawn else []
            game.act(action)
    mean = sum(lucks) / len(lucks)
    error = (sum((one - mean) ** 2 for one in lucks) / len(lucks) / len(lucks)) ** 0.5
    assert len(lucks) > 150
    assert abs(mean) < 3 * error


def test_luck_of_two_adds_up_to_nothing() -> None:
    game = new_game("newyorkcity", ["human", "human"], 2)
    fortune = Fortune(game.rules, game.state, game.options()[0], 10, 3)
    while not fortune.step():
        pass
    drawn = fortune.drawn()
    assert drawn is None or sum(drawn.luck) == pytest.approx(0, abs=1e-9)
