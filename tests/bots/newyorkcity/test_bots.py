"""The bots of New York City: who they are, and that none of them sees more than its seat may see."""

from __future__ import annotations

import random

import pytest

from nyc_core import bots, game_from_position, new_game
from nyc_core.newyorkcity.box import CARDS
from nyc_core.table.game import Game
from tests.bots.test_seam import moments
from tests.contract.newyorkcity.helpers import MIXES, rich

NAMES = ["clerk", "random", "search", "search-1", "search-2", "search-3", "search-4"]
pytestmark = pytest.mark.usefixtures("quick_thinkers")


def test_the_bots_are_known_by_name() -> None:
    game = new_game("newyorkcity", ["human", "tom:B4"], 1)
    assert bots.names(game) == bots.names(game.rules) == NAMES
    assert bots.best(game) == "clerk"


@pytest.mark.parametrize("name", NAMES)
def test_positions_with_every_character_are_answered(name: str) -> None:
    for game in moments(rich(2, 3), 5, 13):
        assert bots.choose(name, game) in game.options()


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
    """Dealt anew here, by hand: what `Game.imagine` does is not what proves it."""
    dice = random.Random(4)
    for game in moments(new_game("newyorkcity", mix, 8), 13, 12):
        decision = game.decision
        assert decision is not None
        other = other_world(game, dice)
        assert other.view(decision.seat) == game.view(decision.seat)
        assert bots.choose(name, other) == bots.choose(name, game)


@pytest.mark.parametrize("mix", MIXES)
def test_no_card_comes_or_goes_when_a_world_is_imagined(mix: list[str]) -> None:
    for game in moments(new_game("newyorkcity", mix, 3), 2, 15):
        decision = game.decision
        assert decision is not None
        shown, truth = game.imagine(decision.seat, 5), game.position()
        assert shown.position()["draw"] != truth["draw"]
        assert shown.position()["rng"] != truth["rng"]
        assert sorted(count_of_cards(shown)) == sorted(count_of_cards(game))


def count_of_cards(game: Game) -> list[str]:
    """All cards, wherever they are."""
    data = game.position()
    cards = [*data["draw"], *data["discard"]]
    for player in data["players"]:
        cards += player["hand"] + player["reserve"]
    assert set(cards) <= set(CARDS)
    return [str(card) for card in cards]


def test_bots_play_by_the_seed_that_they_are_given() -> None:
    """The same seed gives the same game; others give others."""
    ways = []
    for seed in (0, 0, 1, 2):
        game = new_game("newyorkcity", ["bot:random", "bot:random"], 6)
        bots.play_bots(game, seed)
        ways.append(game.actions)
    assert ways[0] == ways[1]
    assert len({str(way) for way in ways}) == 3
