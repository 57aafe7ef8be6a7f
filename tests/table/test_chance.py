"""Mixing is fair, also where only the first few are mixed."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from nyc_core.table import chance

ITEMS = (3, 1, 4, 0, 2, 5)
TIMES = 6000


@pytest.mark.parametrize("number", [None, 2, 5, 9])
def test_each_item_comes_first_or_second_as_often_as_any_other(number: int | None) -> None:
    holder = SimpleNamespace(rng=chance.seeded(1))
    orders = [chance.mixed(holder, ITEMS, number) for _ in range(TIMES)]
    assert all(sorted(order) == sorted(ITEMS) for order in orders)
    for place in (0, 1):
        often = Counter(order[place] for order in orders)
        assert all(abs(often[item] - TIMES / 6) < TIMES / 40 for item in ITEMS)
    pairs = Counter(order[:2] for order in orders)
    assert len(pairs) == 30
    assert max(pairs.values()) < 2 * min(pairs.values())


@pytest.mark.parametrize("number", [None, 0, 1, 3])
def test_the_true_order_does_not_show(number: int | None) -> None:
    orders = {chance.mixed(SimpleNamespace(rng=7), items, number) for items in (ITEMS, ITEMS[::-1], sorted(ITEMS))}
    assert len(orders) == 1


def test_only_the_last_are_drawn() -> None:
    """What is not drawn lies where it lay, but for the places from which others were taken."""
    items = [*range(100)]
    chance.shuffle(SimpleNamespace(rng=3), items, 4)
    assert sum(item != place for place, item in enumerate(items)) <= 8
