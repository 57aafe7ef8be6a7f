"""Bots in every game: that they always answer, always the same, and see no more than their seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nyc_core import InvalidPosition, bots, game_from_position, games, load_game, new_game
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta
from tests.contract.helpers import random_play
from tests.every_game import Table

pytestmark = pytest.mark.usefixtures("quick_thinkers")


def moments(game: Game, seed: int, every: int) -> Iterator[Game]:
    """Some moments of a random game."""
    for number, (now, _) in enumerate(random_play(game, seed)):
        if number % every == 0:
            yield now


def names(named: Meta) -> list[str]:
    return bots.names(games.rules(named.name))


def test_every_game_has_bots(named: Meta) -> None:
    known = names(named)
    assert "random" in known
    assert known == sorted(known)
    assert bots.best(games.rules(named.name)) in known


@pytest.mark.parametrize("name", ["", "no such bot", "Random", "x" * 200])
def test_an_unknown_bot_is_refused_with_the_list_of_known_ones(named: Meta, name: str) -> None:
    game = new_game(named.name, ["bot:random", "bot:random"], 1)
    for refused in (bots.choose, bots.check):
        with pytest.raises(InvalidPosition, match=f"is none of {', '.join(names(named))}"):
            refused(name, game)


def test_a_game_with_an_unknown_bot_is_noticed_before_it_is_played(named: Meta) -> None:
    for name in names(named):
        bots.check_seats(new_game(named.name, ["human", f"bot:{name}"], 1))
    with pytest.raises(InvalidPosition, match="'no such bot'"):
        bots.check_seats(new_game(named.name, ["human", "bot:no such bot"], 1))


def test_when_the_game_is_over_there_is_nothing_to_choose(named: Meta) -> None:
    game = new_game(named.name, ["bot:random", "bot:random"], 1)
    bots.play_bots(game)
    for name in names(named):
        with pytest.raises(InvalidPosition, match="the game is over"):
            bots.choose(name, game)


def test_the_choice_is_an_option_and_the_game_is_not_touched(table: Table) -> None:
    for game in moments(table.new(3), 7, 9):
        before, log = game.position(), game.actions
        for name in bots.names(game):
            assert bots.choose(name, game) in game.options()
        assert game.position() == before
        assert game.actions == log


def test_same_game_same_choice(table: Table) -> None:
    for game in moments(table.new(5), 11, 17):
        for name in bots.names(game):
            choice = bots.choose(name, game)
            assert bots.choose(name, game.clone()) == choice
            assert bots.choose(name, load_game(game.save())) == choice
            assert bots.choose(name, game_from_position(game.position(), seed=99)) == choice


def test_hidden_things_never_change_a_choice(table: Table) -> None:
    for number, game in enumerate(moments(table.new(8), 13, 12)):
        decision = game.decision
        assert decision is not None
        other = game.imagine(decision.seat, number)
        for name in bots.names(game):
            assert bots.choose(name, other) == bots.choose(name, game)


def test_another_seed_may_be_another_opinion(named: Meta) -> None:
    game = new_game(named.name, ["human"] * named.most, 5)
    chosen = {str(bots.choose("random", game, seed)) for seed in range(20 * len(game.options()))}
    assert chosen == {str(option) for option in game.options()}


def test_random_takes_each_option_about_as_often(named: Meta) -> None:
    game = new_game(named.name, ["human"] * named.most, 5)
    counts = dict.fromkeys(map(str, game.options()), 0)
    for seed in range(100 * len(counts)):
        counts[str(bots.choose("random", game, seed))] += 1
    assert min(counts.values()) > 60
    assert max(counts.values()) < 140


def test_a_bot_is_not_given_the_true_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def spy(game: Game, dice: Any) -> Any:
        seen.append(game)
        return game.options()[0]

    monkeypatch.setitem(bots.GENERAL, "spy", spy)
    for now in moments(table.new(3), 2, 5):
        decision = now.decision
        assert decision is not None
        bots.choose("spy", now)
        shown = seen.pop()
        assert shown is not now
        assert shown.view(decision.seat) == now.view(decision.seat)
        assert shown.position() != now.position()
        assert not shown.actions  # no log from which the others' hands could be read
        assert not shown.events


def test_bots_play_until_a_person_is_asked(table: Table) -> None:
    game = table.new(6)
    kinds = [seat["kind"] for seat in game.view(None)["seats"]]
    told = game.events
    while game.decision is not None:
        told += bots.play_bots(game)
        if game.decision is not None:
            assert kinds[game.decision.seat] == "human"
            assert bots.bot_to_move(game) is None
            told += game.act(game.options()[-1])
    assert game.events == told
    assert bots.bot_to_move(game) is None
    assert bots.play_bots(game) == []


def test_the_bot_to_move_is_named(table: Table) -> None:
    for game in moments(table.new(6), 3, 3):
        decision = game.decision
        assert decision is not None
        seat = game.view(None)["seats"][decision.seat]
        assert bots.bot_to_move(game) == (seat["name"] if seat["kind"] == "bot" else None)
