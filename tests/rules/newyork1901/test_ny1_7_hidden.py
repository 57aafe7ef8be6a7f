"""NY1-7: what is hidden, what is random, and where undo stops (contract, 3.1 and 3.2)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from nyc_core import IllegalAction, InvalidPosition
from tests.rules.newyork1901.helpers import fresh, make, market, options, play, put, stands


def test_ny1_7_1_the_future_market_is_a_number_to_everybody() -> None:
    game = make([{}, {}, {}])
    views = [game.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    data = game.position()
    assert views[0]["future"] == 6
    for key in ("open", "players", "streets", "challenge", "legendary", "turn", "ending", "quiet", "variant"):
        assert views[0][key] == data[key]
    assert set(views[0]) <= set(data)
    assert json.loads(json.dumps(views[0])) == views[0]


def test_ny1_7_1_no_view_tells_the_order_nor_the_generator() -> None:
    """With the hidden pile turned round and another generator the view is the same."""
    pile = ["blue 3", "red 3", "green 2", "yellow 2"]
    one, other = make([{}, {}], future=pile, seed=1), make([{}, {}], future=pile[::-1], seed=2)
    assert one.view(0) == other.view(0)
    assert options(one) == options(other)


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0, [0]])
def test_ny1_7_1_a_view_needs_a_seat(seat: Any) -> None:
    with pytest.raises(InvalidPosition):
        fresh(2).view(seat)


def test_ny1_7_2_the_same_seed_gives_the_same_game() -> None:
    for seed in (0, 7, 123456789):
        one, other = fresh(3, seed), fresh(3, seed)
        assert one.position() == other.position()
        chance = random.Random(seed)
        for _ in range(40):
            notation = chance.choice(sorted(options(one)))
            assert play(one, notation) == play(other, notation)
        assert one.position() == other.position()


def test_ny1_7_2_nothing_else_is_random() -> None:
    """Without Market Shift two games with other generators stay alike."""
    one, other = (make([{"cards": ["land-grab"]}, {}], seed=seed) for seed in (1, 2))
    for notation in ("use land-grab", "expand blue-07", "expand red-01", "build bronze-i2"):
        play(one, notation)
        play(other, notation)
    assert one.view(None) == other.view(None)
    assert market(one) == market(other)


def test_ny1_7_3_undo_stops_at_cards_that_were_opened() -> None:
    game = make([{}, {}])
    play(game, "expand blue-07")
    assert game.can_undo is False
    with pytest.raises(IllegalAction):
        game.undo()
    before = make([{}, {}]).position()
    game.undo(force=True)
    assert {key: game.position()[key] for key in ("open", "future", "players")} == {
        key: before[key] for key in ("open", "future", "players")
    }


def test_ny1_7_3_undo_goes_back_where_no_card_was_opened() -> None:
    """An expansion with an empty future market, the choice of a skyscraper, a pass."""
    game = make([{}, {}], future=[])
    start = game.position()
    play(game, "expand blue-07")
    assert game.can_undo is True
    middle = game.position()
    play(game, "pass")
    assert game.can_undo is True
    game.undo()
    assert game.position() == middle
    game.undo()
    assert game.position() == start
    assert game.events == make([{}, {}], future=[]).events
    assert game.can_undo is False


def test_ny1_7_3_a_demolition_and_a_build_are_undone() -> None:
    me = {"estate": ["yellow-12"], "built": [stands("bronze-i2", "e7 f7")], "points": 6, "cards": ["construction-boom"]}
    game = make([me, {}])
    start = game.position()
    put(game, "demolish", "silver-i3", "e7 f7 g7")
    assert game.can_undo is True
    while game.actions:
        game.undo()
    assert game.position() == start
    game = make([{"estate": ["blue-07", "blue-08", "red-01", "red-02"]}, {}])
    start = game.position()
    play(game, "build bronze-i2")
    play(game, "at h4 i4")
    game.undo()
    game.undo()
    assert game.position() == start


def test_ny1_7_3_undo_stops_at_another_persons_action() -> None:
    game = make([{}, {}], future=[])
    play(game, "expand blue-07", "pass", "expand red-01")
    assert game.can_undo is True
    game.undo()
    assert game.can_undo is False  # the pass was another person's


def test_ny1_7_3_market_shift_stops_undo_where_a_card_was_opened() -> None:
    game = make([{"cards": ["market-shift"]}, {}])
    play(game, "use market-shift")
    assert game.can_undo is False
    land = ["blue-07", "blue-08", "red-01", "red-02"]
    game = make([{"cards": ["market-shift"], "estate": land}, {}], open=[], future=[])
    start = game.position()
    play(game, "use market-shift")
    assert game.can_undo is True
    game.undo()
    assert game.position() == start


def test_ny1_7_3_land_grab_stops_undo_only_after_both() -> None:
    game = make([{"cards": ["land-grab"]}, {}])
    play(game, "use land-grab", "expand blue-07")
    assert game.can_undo is True
    play(game, "expand red-01")
    assert game.can_undo is False
