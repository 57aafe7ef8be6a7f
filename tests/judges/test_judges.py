"""OpenSpiel's and PettingZoo's own tests over our games, for two, three and four seats, with Toms and with options."""

from __future__ import annotations

import random

import pytest

from tests.judges.encoding import MOST_ACTIONS, notations
from tests.judges.games import GAMES, TABLES, Table
from tests.judges.newyorkcity import features
from tests.properties.effort import times
from tests.properties.mixes import MIXES, positions, rich_positions, walk


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_open_spiel_plays_at_random(table: Table) -> None:
    """Serialising, copying, masks, observations and returns are checked by OpenSpiel, our invariants at each state."""
    pyspiel = pytest.importorskip("pyspiel")
    from tests.judges.spiel import SpielState, game_of

    states = 0

    def checker(state: SpielState) -> None:
        nonlocal states
        if state.held is not None:
            states += 1
            table.judged.check(state.game, state.held.listening())

    game = game_of(table)
    pyspiel.random_sim_test(game, num_sims=times(3), serialize=True, verbose=False, state_checker_fn=checker)
    assert states > 20


@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent"
)  # it advises against a dict, and a mask needs one
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_petting_zoo_api(table: Table) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from tests.judges.zoo import ZooEnv

    env = ZooEnv(table)
    api_test(env, num_cycles=times(1000))
    assert env.played > 30, "not a whole game"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_petting_zoo_seeds(table: Table) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import seed_test

    from tests.judges.zoo import ZooEnv

    seed_test(lambda: ZooEnv(table), num_cycles=times(500))


def test_every_option_of_a_game_is_judged() -> None:
    for name, judged in GAMES.items():
        chosen = [table.options for table in TABLES if table.game == name]
        for option in judged.meta.options:
            assert {given.get(option.name, option.choices[0]) for given in chosen} == {*option.choices}


@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "newyork1901"], ids=str)
def test_features_of_1901_are_equally_long_and_see_what_the_view_sees(table: Table) -> None:
    chance, lengths = random.Random(6), set()
    for number, game in enumerate(walk(table.new(4), chance)):
        seats = (None, *range(len(table.seats)))
        lengths |= {len(table.features(game, seat)) for seat in seats}
        if number % 10 == 0:
            assert table.features(game.imagine(0, 5), 0) == table.features(game, 0)
            assert sorted(str(option) for option in game.options()) == notations(game)
    assert len(lengths) == 1


def test_numbers_stand_for_all_options() -> None:
    """The judges do not notice an action that is hidden: each option has a number, and never too many."""
    for game in positions(times(60), 71, every=7):
        assert sorted(str(option) for option in game.options()) == notations(game)
        assert len(notations(game)) <= MOST_ACTIONS


def test_features_are_equally_long_and_see_what_the_view_sees() -> None:
    chance = random.Random(5)
    for seats in MIXES:
        lengths = set()
        for game in walk(next(positions(1, 3, (seats,))), chance):
            lengths |= {len(features(game, seat)) for seat in (None, *range(len(seats)))}
        assert len(lengths) == 1
    for game in rich_positions(times(10), 4):
        assert game.decision is not None
        seat = game.decision.seat
        assert features(game.imagine(seat, 5), seat) == features(game, seat)
