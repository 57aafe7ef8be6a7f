"""The fit of the weights: the same each time, and right where that is known. It takes numpy, which comes with the
judges of `build.py test`."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from nyc_core.newyorkcity.box import PRESTIGE
from nyc_core.newyorkcity.mind import habit
from nyc_core.newyorkcity.mind.features import NAMES
from nyc_core.newyorkcity.mind.weights import data, unpack
from tests.train import tune
from tests.train.__main__ import one_game
from tests.train.games import Learner, companies, play
from tests.train.prior import DRAFT, draft_weights, first_weights, guess, write

np = pytest.importorskip("numpy", reason="NO NUMPY: `python build.py test` brings it")
GAMES, PLAYOUTS = 6, 4


def test_a_small_run_gives_the_same_weights_each_time(tmp_path: Path) -> None:
    from tests.train.__main__ import train

    one = train(2, GAMES, PLAYOUTS, None, first_weights(), batch=3, say=False)
    store = tmp_path / "store"
    store.mkdir()
    train(2, GAMES // 2, PLAYOUTS, store, first_weights(), batch=3, say=False)  # stopped half-way
    assert len(next(store.iterdir()).read_text("utf-8").splitlines()) == GAMES // 2
    other = train(2, GAMES, PLAYOUTS, store, first_weights(), batch=3, say=False)
    assert json.dumps(one) == json.dumps(other)
    assert one["seats"]["2"]["rows"] != first_weights()["seats"]["2"]["rows"]
    assert one["seats"]["3"] == first_weights()["seats"]["3"]
    assert unpack(one, 2).rows.keys() == unpack(first_weights(), 2).rows.keys()


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    write(first_weights(), file)
    found, wanted = unpack(json.loads(file.read_text("utf-8")), 2), unpack(first_weights(), 2)
    assert all(found.rows[key] == pytest.approx(row, abs=1e-4) for key, row in wanted.rows.items())
    assert (found.levels, found.spread) == (wanted.levels, wanted.spread)
    assert all(len(line) < 2500 for line in file.read_text("utf-8").splitlines()), "a diff can be read"


def test_a_fit_finds_the_weights_behind_points() -> None:
    """Rows by chance, and points that follow from them by weights that the guess does not have."""
    from tests.train.fit import fit

    chance = np.random.default_rng(1)
    truth = np.array(guess("person", 5))
    truth[NAMES.index("dollars")] += 3.0
    truth[NAMES.index("towers")] -= 2.0
    games = []
    for _ in range(400):
        met = []
        for _ in range(2):
            row = np.array([1.0, *chance.normal(3.0, 2.0, len(NAMES) - 1)])
            end = float(row @ truth)
            met.append({"kind": "person", "number": 5, "row": row.tolist(), "foreseen": None, "points": end})
        games.append({"met": met, "points": [one["points"] for one in met]})
    found = fit(games)["rows"]["person/5"]
    assert found[NAMES.index("dollars")] == pytest.approx(truth[NAMES.index("dollars")], abs=0.4)
    assert found[NAMES.index("towers")] == pytest.approx(truth[NAMES.index("towers")], abs=0.4)


def test_a_game_to_learn_from_meets_each_seat_in_each_round() -> None:
    learner = Learner()
    learner.known = unpack(first_weights(), 2)
    met, points = play(2, 0, PLAYOUTS, learner)
    assert [one.number for one in met] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert all(len(one.row) == len(NAMES) for one in met)
    assert all((one.foreseen is None) == (one.number == 5) for one in met)
    assert len(points) == 2
    assert (met, points) == play(2, 0, PLAYOUTS, learner)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_companies_are_the_bot_itself_and_toms(seats: int) -> None:
    found = [companies(seats, number) for number in range(48)]
    assert {len(one) for one in found} == {seats}
    assert all("bot:search" in one for one in found)
    assert ["bot:search"] * seats in found
    assert any(name.startswith("tom:") for one in found for name in one)


def test_weights_that_are_trusted_move_less() -> None:
    """Those of the draft count for as many games as is said."""
    from tests.train.fit import fit

    learner = Learner()
    learner.known = unpack(first_weights(), 2)
    games = [one_game(2, number, PLAYOUTS, learner) for number in range(2)]
    draft = draft_weights(2)

    def moved(trust: float) -> float:
        """All but the constant, which is always fitted."""
        rows = fit(games, draft, trust)["rows"]
        pairs = [pair for key, row in rows.items() for pair in list(zip(row, draft["rows"][key], strict=True))[1:]]
        return float(sum(abs(one - other) for one, other in pairs))

    assert 0 < moved(4000) < moved(40) / 5


def test_the_draft_says_how_it_was_made() -> None:
    found = json.loads(DRAFT.read_text("utf-8"))
    assert "draft" in found["made"]
    assert sorted(found["features"]) == sorted(NAMES)


def test_a_tuning_turns_what_does_something_and_nothing_else(tmp_path: Path) -> None:
    """A game in which two knobs count, one up and one down; half of the deals are in the file when it goes on."""
    found = tune.knobs(data())
    up, down = found[3], found[-1]
    chance = random.Random(5)

    def play(turns: tune.Turns, rival: str, deal: int) -> float:
        return 5 * turns[up] - 8 * turns[down] + chance.gauss(0, 1)

    store = tmp_path / "deals"
    tune.trials(200, found, play, store)
    played = tune.trials(500, found, play, store)
    assert [one["number"] for one in played] == [*range(500)]
    told, error = tune.effects(played)
    assert told[3] == pytest.approx(5 * up.width, abs=4 * error)
    turns = tune.steps(found, told, 3 * error)
    assert {up, down} <= set(turns)
    assert len(turns) < 5
    assert turns[up] > 0 > turns[down]


def test_a_knob_turns_its_own_weights_and_the_habit_is_as_before() -> None:
    found = tune.knobs(data())
    knob = next(one for one in found if (one.kind, one.name, one.part) == ("challenger", "dollars", "early"))
    win = next(one for one in found if (one.name, one.part) == ("WIN", str(PRESTIGE)))
    new, before = tune.turned(data(), {knob: 0.1})["seats"]["2"]["rows"], data()["seats"]["2"]["rows"]
    changed = {key: [NAMES[n] for n, weight in enumerate(row) if weight != before[key][n]] for key, row in new.items()}
    assert {key for key, names in changed.items() if names} == {"challenger/2", "challenger/3"}
    assert set(changed["challenger/2"]) <= {"dollars", "dollars over 4", "dollars over 8"}
    known = dict(habit.WIN)
    with tune.habits({win: 0.1}):
        assert {card for card in known if habit.WIN[card] != known[card]} == {PRESTIGE}
    assert known == habit.WIN


def test_a_deal_is_played_both_ways_the_same_each_time() -> None:
    found = tune.knobs(data())
    one = tune.trial(7, found, tune.player(data(), PLAYOUTS))
    assert one == tune.trial(7, found, tune.player(data(), PLAYOUTS))
    assert len(one["signs"]) == len(found)
    assert set(one["signs"]) == {1, -1}
    assert one["rival"] in tune.RIVALS
