"""OpenSpiel's and PettingZoo's own tests over our game, for two, three and four seats and with Toms."""

from __future__ import annotations

import random

import pytest

from tests.judges.encoding import MOST_ACTIONS, features, notations
from tests.properties.effort import times
from tests.properties.invariants import check
from tests.properties.mixes import MIXES, positions, rich_positions, walk

TABLES = (
    ("human", "human"),
    ("human", "human", "human"),
    ("human", "human", "human", "human"),
    ("human", "tom:B4"),
    ("human", "tom:C3", "human"),
    ("tom:A6", "human", "human", "tom:B9"),
)


@pytest.mark.parametrize("seats", TABLES, ids=",".join)
def test_open_spiel_plays_at_random(seats: tuple[str, ...]) -> None:
    """Serialising, copying, masks, observations and returns are checked by OpenSpiel, our invariants at each state."""
    pyspiel = pytest.importorskip("pyspiel")
    from tests.judges.spiel import BETWEEN_SEATS, SpielGame, SpielState

    states = 0

    def checker(state: SpielState) -> None:
        nonlocal states
        if state.held is not None:
            states += 1
            check(state.table, state.held.listening())

    game = SpielGame({"seats": BETWEEN_SEATS.join(seats)})
    pyspiel.random_sim_test(game, num_sims=times(3), serialize=True, verbose=False, state_checker_fn=checker)
    assert states > 20


@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent"
)  # it advises against a dict, and a mask needs one
@pytest.mark.parametrize("seats", TABLES, ids=",".join)
def test_petting_zoo_api(seats: tuple[str, ...]) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from tests.judges.zoo import ZooEnv

    env = ZooEnv(seats)
    api_test(env, num_cycles=times(1000))
    assert env.played > 30, "not a whole game"


@pytest.mark.parametrize("seats", TABLES, ids=",".join)
def test_petting_zoo_seeds(seats: tuple[str, ...]) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import seed_test

    from tests.judges.zoo import ZooEnv

    seed_test(lambda: ZooEnv(seats), num_cycles=times(500))


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
