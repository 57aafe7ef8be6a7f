"""Contract 1.2: no game, however it was made, ever lists more than 60,000 options; nests are refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import IllegalAction, InvalidPosition, InvalidSave, game_from_position, load_game, new_game
from nyc_core.newyorkcity.notation import Action
from tests.cost import within
from tests.fuzz.forger import body_of, forged
from tests.fuzz.mutants import deep

CARDS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")
MOST = 60_000
LISTERS = [1, 8, 12, 13, 15, 20, 22]


def mixed(number: int) -> list[str]:
    """So many cards, of all types alike."""
    return [CARDS[place % 7] for place in range(number)]


def table(hand: int, reserve: int, **more: Any) -> dict[str, Any]:
    me = {"hand": mixed(hand), "reserve": mixed(reserve), "characters": LISTERS, "dollars": 50}
    return {"seats": ["human", "human"], "players": [me], **more}


@pytest.mark.parametrize("phase", [{"phase": "draft"}, {"bidding": "press"}, {"bidding": "skyscraper"}])
def test_what_is_allowed_by_hand_lists_few_and_at_once(phase: dict[str, Any]) -> None:
    """Of every size: refused with a sentence, or what is asked now and later is listed at once."""
    taken = refused = 0
    for hand in (4, 10, 14, 18, 22, 26, 30):
        for reserve in range(0, min(21, 37 - hand), 6):
            try:
                game = game_from_position(table(hand, reserve, **phase))
            except InvalidPosition:
                refused += 1
                continue
            taken += 1
            chance = random.Random(hand)
            with within(60):
                for _ in range(5):
                    assert len(game.options()) <= MOST
                    game.act(chance.choice(game.options()))
    assert taken > 5
    assert refused > 2


def test_a_hand_does_not_grow_past_the_bound() -> None:
    """Also not when a seat has all the characters that draw, and the dollars for them."""
    drawing = [1, *[3, 5, 9, 10] * 12]
    me = {"hand": mixed(10), "reserve": mixed(6), "characters": drawing, "dollars": 1000}
    pile = mixed(1000)
    for seed in range(3):
        game = game_from_position({"seats": ["human", "human"], "players": [me], "phase": "draft", "draw": pile})
        chance, most = random.Random(seed), 0
        while game.decision and len(game.actions) < 120:
            most = max(most, len(game.options()))
            draws = [option for option in game.options() if option[0] == "use" and option[1] in (3, 5, 9, 10)]
            game.act(chance.choice(draws or game.options()))
        assert 5_000 < most <= MOST


@pytest.mark.parametrize("cards", [36, 70, 3000])
def test_a_save_that_would_list_too_much_is_refused(cards: int) -> None:
    """Its digest can be made by anybody."""
    game = new_game("newyorkcity", ["human", "human"], 1)
    while game.decision and game.decision.kind != "bid":
        game.act(game.options()[0])
    body = body_of(game.save())
    body["position"]["players"][0] |= {"hand": mixed(cards), "reserve": mixed(18), "characters": LISTERS, "dollars": 9}
    with pytest.raises(InvalidSave, match="more than 60000 options"):
        load_game(forged(game.save(), body))
    body["start"] = body["position"]
    with pytest.raises(InvalidSave, match="more than 60000 options"):
        load_game(forged(game.save(), body))


def test_many_cards_of_few_types_are_as_welcome_as_ever() -> None:
    me = {"hand": ["press"] * 20 + ["wild"] * 10, "reserve": ["plans"] * 6, "characters": LISTERS, "dollars": 9}
    game = game_from_position(
        {"seats": ["human", "human"], "players": [me, {"hand": ["dollar"] * 30}], "bidding": "press"}
    )
    assert len(game.options()) < 2000


def test_no_long_text_is_remembered() -> None:
    """A notation is kept for the next time, but not one that a hostile save is full of."""
    for place in range(30):
        with pytest.raises(ValueError, match="x"):
            Action.parse("x" * (10_000 + place))
    long = "bid " + " ".join(mixed(30))
    assert Action.parse(long) == Action.parse(long)
    assert Action.parse(long) is not Action.parse(long)
    assert Action.parse("bid press") is Action.parse("bid press")


@pytest.mark.parametrize("levels", [900, 3000, 50_000])
def test_nests_raise_one_of_the_three_errors(levels: int) -> None:
    nest = deep(levels)
    table = {"a": nest}
    game = new_game("newyorkcity", ["human", "human"])
    for value in (nest, table, (nest,), [table]):
        with pytest.raises(InvalidPosition):
            new_game("newyorkcity", value)
        with pytest.raises(InvalidPosition):
            new_game("newyorkcity", ["human", value])
        with pytest.raises(InvalidPosition):
            new_game("newyorkcity", ["human", {"name": value}])
        with pytest.raises(InvalidPosition):
            game_from_position({"players": value})
        with pytest.raises(InvalidPosition):
            game_from_position({"players": [{"hand": [value]}]})
        with pytest.raises(InvalidSave):
            load_game(value)  # type: ignore[arg-type]
        with pytest.raises(IllegalAction):
            game.act(value)
        assert game.why_not(value)
    with pytest.raises(InvalidSave):
        load_game("[" * levels + "]" * levels)
