"""What an option costs against its rivals: known soon where it can be, and against the best of them."""

from __future__ import annotations

import itertools

import pytest

from nyc_core import new_game
from nyc_core.bots.comparison import Comparison, difference, known, losses_of, share
from nyc_core.bots.tree import Search
from nyc_core.table.meta import Meta


def compared(*gaps: float, worlds: int = 200) -> list[list[float]]:
    """A rival whose lead over what was played goes through these gaps, world by world."""
    rival = list(itertools.islice(itertools.cycle(gaps), worlds))
    return [rival, [0.0] * worlds]


def test_a_comparison_ends_when_its_loss_is_known_or_there_is_none() -> None:
    assert known(compared(3.0), 10.0), "the same in each world"
    assert not known(compared(9.0, -3.0), 10.0), "two per cent this way or that"
    assert known(compared(9.0, -3.0, worlds=20_000), 10.0)
    assert known(compared(1.0, -3.0), 5.0), "what was played is better, whatever the difference"
    assert not known(compared(3.0, worlds=150), 10.0), "few playouts only learn how to go on"


def test_with_several_rivals_it_ends_when_all_are_known() -> None:
    sure, *_, played = compared(3.0)
    unsure = compared(9.0, -3.0)[0]
    assert known([sure, sure, played], 10.0)
    assert not known([sure, unsure, played], 10.0)


def test_a_loss_is_unknown_where_nothing_was_tried() -> None:
    assert difference([2.0, 2.0, 2.0], [1.0, 1.0]) == (1.0, 0.0), "only worlds in which both were tried count"
    assert difference([], []) == (0.0, float("inf"))
    assert [loss for loss, _ in losses_of([[2.0] * 4, [5.0] * 4, [1.0] * 4])] == [1.0, 4.0]


def test_points_are_worth_less_where_results_lie_farther_apart() -> None:
    assert share(1.0, 10.0) == pytest.approx(3.99, abs=0.01)
    assert share(1.0, 20.0) == pytest.approx(1.99, abs=0.01)


def test_it_costs_what_the_best_rival_is_better_by(named: Meta) -> None:
    game = new_game(named.name, ["human"] * max(named.least, 2), 5)
    while len(game.options()) < 3:
        game.act(game.options()[0])
    *rivals, played = game.options()[:3]
    compared = Comparison(game, played, rivals, 20)
    assert not compared.step(1)
    while not compared.step(7):
        pass
    assert [edge.visits for edge in compared.search.edges] == [10] * 3
    assert compared.search.done == 3 * (20 + 10)
    losses = [loss for loss, _ in losses_of(compared.search.leads)]
    assert compared.loss[0] == max(losses) == losses[compared.place]
    assert compared.cost == pytest.approx(share(max(compared.loss[0], 0.0), compared.spread))


def test_what_a_search_knows_well_need_not_be_learned_again(named: Meta) -> None:
    game = new_game(named.name, ["human"] * max(named.least, 2), 5)
    while len(game.options()) < 3:
        game.act(game.options()[0])
    search = Search(game, 100, 1)
    search.run()
    tried = {edge.action: edge.visits for edge in search.edges}
    best, played = search.candidates()[0].action, search.candidates()[-1].action
    compared = Comparison(game, played, [best], 40, after=search)
    learned = [compared.search.learning.count(place) for place in (0, 1)]
    assert learned == [max(40 - tried[best], 0), max(40 - tried[played], 0)]
    assert learned[0] < learned[1]


def test_contenders_are_tried_often_and_the_best_is_first(named: Meta) -> None:
    search = Search(new_game(named.name, ["human"] * max(named.least, 2), 5), 200, 1)
    search.run()
    often = {edge.action: edge.visits for edge in search.edges}
    best, *others = search.contenders()
    assert best == search.best
    assert len(others) <= 2
    assert all(3 * often[other] >= often[best] for other in others)
    assert all(3 * often[one] < often[best] for one in often if one not in (best, *others)) or len(others) == 2
