"""Bots: who they are, that they always answer, always the same, and see no more than their seat may see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from nyc_core import InvalidPosition, bots, game_from_position, load_game, new_game
from nyc_core.newyorkcity.box import CARDS
from nyc_core.table.game import Game
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import MIXES, rich

NAMES = ["clerk", "random"]


def moments(game: Game, seed: int, every: int) -> Iterator[Game]:
    """Some moments of a random game."""
    for number, (now, _) in enumerate(random_play(game, seed)):
        if number % every == 0:
            yield now


def test_the_bots_are_known_by_name() -> None:
    game = new_game("newyorkcity", ["human", "tom:B4"], 1)
    assert bots.names(game) == bots.names(game.rules) == NAMES
    assert bots.best(game) == "clerk"


@pytest.mark.parametrize("name", ["", "deep", "Clerk", "x" * 200])
def test_an_unknown_bot_is_refused_with_the_list_of_known_ones(name: str) -> None:
    game = new_game("newyorkcity", ["bot:clerk", "bot:random"], 1)
    with pytest.raises(InvalidPosition, match="is none of clerk, random"):
        bots.choose(name, game)
    with pytest.raises(InvalidPosition, match="is none of clerk, random"):
        bots.check(name, game)


def test_a_game_with_an_unknown_bot_is_noticed_before_it_is_played() -> None:
    bots.check_seats(new_game("newyorkcity", ["human", "bot:clerk", "tom:B4"], 1))
    with pytest.raises(InvalidPosition, match="'deep'"):
        bots.check_seats(new_game("newyorkcity", ["human", "bot:deep"], 1))


@pytest.mark.parametrize("name", NAMES)
def test_when_the_game_is_over_there_is_nothing_to_choose(name: str) -> None:
    over = game_from_position({"phase": "over", "seats": [{"kind": "human"}, {"kind": "bot", "name": name}]})
    with pytest.raises(InvalidPosition, match="the game is over"):
        bots.choose(name, over)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("name", NAMES)
def test_the_choice_is_an_option_and_the_game_is_not_touched(name: str, mix: list[str]) -> None:
    for game in moments(new_game("newyorkcity", mix, 3), 7, 9):
        before, log = game.position(), game.actions
        assert bots.choose(name, game) in game.options()
        assert game.position() == before
        assert game.actions == log


@pytest.mark.parametrize("name", NAMES)
def test_positions_with_every_character_are_answered(name: str) -> None:
    for game in moments(rich(2, 3), 5, 13):
        assert bots.choose(name, game) in game.options()


@pytest.mark.parametrize("name", NAMES)
def test_same_game_same_choice(name: str) -> None:
    for game in moments(new_game("newyorkcity", ["human", "human", "tom:C4"], 5), 11, 17):
        choice = bots.choose(name, game)
        assert bots.choose(name, game.clone()) == choice
        assert bots.choose(name, load_game(game.save())) == choice
        assert bots.choose(name, game_from_position(game.position(), seed=99)) == choice


def test_another_seed_may_be_another_opinion() -> None:
    game = new_game("newyorkcity", ["human", "human", "human", "human"], 5)
    assert len({str(bots.choose("random", game, seed)) for seed in range(40)}) == len(game.options())


def test_random_takes_each_option_about_as_often() -> None:
    game = new_game("newyorkcity", ["human", "human", "human", "human"], 5)
    counts = dict.fromkeys(map(str, game.options()), 0)
    for seed in range(500):
        counts[str(bots.choose("random", game, seed))] += 1
    assert min(counts.values()) > 60
    assert max(counts.values()) < 140


def other_world(game: Game, dice: random.Random) -> Game:
    """The same for the seat that has to decide: all that it does not see is exchanged or mixed."""
    decision = game.decision
    assert decision is not None
    data = game.position()
    hidden = data["draw"]
    others = [
        player
        for seat, player in enumerate(data["players"])
        if seat != decision.seat and data["seats"][seat]["kind"] != "tom"
    ]
    for player in others:
        hidden += player["hand"]
    dice.shuffle(hidden)
    for player in others:
        number = len(player["hand"])
        player["hand"] = [hidden.pop() for _ in range(number)]
    dice.shuffle(data["tiles"])
    for floor in data["elevator"].values():
        dice.shuffle(floor["stack"])
    data["rng"] = f"{dice.getrandbits(64):016x}"
    return game_from_position(data)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("name", NAMES)
def test_hidden_things_never_change_a_choice(name: str, mix: list[str]) -> None:
    dice = random.Random(4)
    for game in moments(new_game("newyorkcity", mix, 8), 13, 12):
        decision = game.decision
        assert decision is not None
        other = other_world(game, dice)
        assert other.view(decision.seat) == game.view(decision.seat)
        assert bots.choose(name, other) == bots.choose(name, game)


def test_a_bot_is_not_given_the_true_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def spy(game: Game, dice: Any) -> Any:
        seen.append(game)
        return game.options()[0]

    monkeypatch.setitem(bots.GENERAL, "spy", spy)
    game = new_game("newyorkcity", ["bot:spy", "human", "human"], 3)
    for now in moments(game, 2, 15):
        decision = now.decision
        assert decision is not None
        bots.choose("spy", now)
        shown, truth = seen.pop(), now.position()
        assert shown is not now
        assert shown.view(decision.seat) == now.view(decision.seat)
        assert shown.position()["draw"] != truth["draw"]
        assert shown.position()["rng"] != truth["rng"]
        assert not shown.actions  # no log from which the others' cards could be read
        assert all("cards" not in event for event in shown.events)
        assert sorted(count_of_cards(shown)) == sorted(count_of_cards(now))


def count_of_cards(game: Game) -> list[str]:
    """All cards, wherever they are."""
    data = game.position()
    found = [*data["draw"], *data["discard"]]
    for player in data["players"]:
        found += player["hand"] + player["reserve"]
    assert set(found) <= set(CARDS)
    return [str(card) for card in found]


def test_bots_play_until_a_person_is_asked() -> None:
    game = new_game("newyorkcity", ["bot:random", "human", "bot:clerk", "tom:B4"], 6)
    told = len(game.events)
    asked = 0
    while game.decision is not None:
        events = bots.play_bots(game)
        assert game.events[told:] == events
        if game.decision is not None:
            assert game.decision.seat == 1
            assert bots.bot_to_move(game) is None
            game.act(game.options()[-1])
            asked += 1
        told = len(game.events)
    assert asked > 10
    assert bots.bot_to_move(game) is None
    assert bots.play_bots(game) == []


def test_the_bot_to_move_is_named() -> None:
    game = new_game("newyorkcity", ["bot:random", "bot:clerk"], 6)
    decision = game.decision
    assert decision is not None
    assert bots.bot_to_move(game) == ["random", "clerk"][decision.seat]
