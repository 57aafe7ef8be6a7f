"""The clerk: what he thinks of cards and positions, and that he plays well enough, and fast enough."""

from __future__ import annotations

import pytest

from nyc_core import bots, new_game
from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import PLANS, PRESS, PRESTIGE, SKYSCRAPER, WILD
from nyc_core.newyorkcity.clerk.habit import HABITS, Habit, Options
from nyc_core.newyorkcity.clerk.plan import Prices
from nyc_core.newyorkcity.clerk.prune import candidates
from nyc_core.newyorkcity.clerk.taste import TASTE
from nyc_core.newyorkcity.clerk.worth import Worth
from nyc_core.newyorkcity.position import Position
from nyc_core.table.game import Game
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import rich
from tests.cost import within


def position_of(game: Game) -> Position:
    position: Position = game.state
    return position


def prices(game: Game, seat: int = 0) -> Prices:
    return Prices(position_of(game), seat, Worth(position_of(game), TASTE))


def bag(*held: int) -> int:
    return cards.bag_of(held)


def played_out(seats: list[str], seed: int) -> Game:
    game = new_game("newyorkcity", seats, seed)
    bots.play_bots(game)
    assert game.decision is None
    return game


def wins(seats: list[str], games: int) -> int:
    """How many the first one named wins, from each seat in turn."""
    won = 0
    for seed in range(games):
        shift = seed % len(seats)
        game = played_out(seats[shift:] + seats[:shift], seed)
        won += game.scores()[-shift % len(seats)]["rank"] == 1
    return won


def test_more_cards_are_worth_more() -> None:
    price = prices(new_game("newyorkcity", ["bot:clerk", "human"], 1))
    one = price.cards(bag(PLANS, PRESTIGE), 2, PRESS)
    assert price.cards(bag(PLANS, PRESTIGE, WILD), 3, PRESS) > one
    assert price.cards(bag(PLANS, PRESTIGE, PRESTIGE), 3, PRESS) > one


def test_a_card_whose_round_is_over_is_worth_less_than_one_to_come() -> None:
    price = prices(new_game("newyorkcity", ["bot:clerk", "human"], 1))
    assert price.cards(bag(PRESS, PRESTIGE), 2, PLANS) < price.cards(bag(SKYSCRAPER, PRESTIGE), 2, PLANS)


def test_any_number_of_cards_has_a_worth() -> None:
    price = prices(new_game("newyorkcity", ["bot:clerk", "human"], 1))
    assert price.cards(bag(*[PLANS] * 90, *[WILD] * 90), 170, PRESS) > 0


def test_when_the_game_is_over_worth_is_the_score() -> None:
    game = new_game("newyorkcity", ["human", "human", "tom:B4"], 4)
    for _ in random_play(game, 1):
        pass
    assert Worth(position_of(game), TASTE).all(position_of(game)) == [score["total"] for score in game.scores()]


def test_the_worth_of_a_position_is_near_what_it_becomes() -> None:
    """Not an exact art; but someone who will end with 60 to 80 points must not be thought to be worth 20 or 200."""
    game = new_game("newyorkcity", ["bot:clerk", "bot:clerk"], 4)
    for _ in random_play(game, 1):
        worths = Worth(position_of(game), TASTE).all(position_of(game))
        assert all(10 < worth < 150 for worth in worths)


def test_candidates_are_options_each_once() -> None:
    for game in (new_game("newyorkcity", ["human", "tom:B4", "human"], 2), rich(3, 2)):
        for number, (now, _) in enumerate(random_play(game, 3)):
            if number % 5:
                continue
            decision = now.decision
            assert decision is not None
            chosen = candidates(
                position_of(now), decision.kind, decision.seat, now.options(), prices(now, decision.seat)
            )
            assert chosen
            assert len(set(chosen)) == len(chosen)
            assert set(chosen) <= set(now.options())


def test_the_clerk_beats_random() -> None:
    assert wins(["bot:clerk", "bot:random"], 10) >= 9


def test_the_clerk_beats_the_tom_that_the_rulebook_recommends() -> None:
    assert wins(["bot:clerk", "tom:B4"], 60) >= 36


def test_four_clerks_think_for_a_blink() -> None:
    with within(1000):
        played_out(["bot:clerk"] * 4, 1)


def test_nothing_that_the_clerk_imagines_is_illegal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, habit in list(HABITS.items()):

        def checked(position: Position, seat: int, options: Options, habit: Habit = habit) -> object:
            action = habit(position, seat, options)
            assert action in options
            return action

        monkeypatch.setitem(HABITS, name, checked)
    for seed in range(3):
        for number, (now, _) in enumerate(random_play(rich(seed, 2), seed)):
            if number % 4 == 0:
                bots.choose("clerk", now)
