"""Each thing that a Tom does leaves an event that says why, with its clause (NYC-9.3 to 9.5, 9.10, 9.11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import Json, named
from tests.rules.newyorkcity.helpers_b import deck, play, tom, versus


def toms(game: Any, event: str) -> Json:
    """The first event of this name that is seat 1's, without its seat."""
    found = next(one for one in named(game.events, event) if one.get("seat") == 1)
    return {key: value for key, value in found.items() if key not in ("event", "seat")}


@pytest.mark.parametrize(
    ("level", "kind", "supply", "drawn", "fate", "reason"),
    [
        ("B2", "dollar", ["dollar"], "wild", "played", "wild"),
        ("B2", "dollar", ["dollar"], "plans", "played", "wild"),
        ("B2", "dollar", ["press"], "wild", "kept", "no_card"),
        ("B2", "dollar", [], "dollar", "played", "type"),
        ("C2", "dollar", [], "dollar", "played", "type"),
        ("B2", "dollar", [], "press", "discarded", "over"),
        ("C2", "dollar", [], "press", "discarded", "over"),
        ("B2", "dollar", [], "prestige", "discarded", "mode_b"),
        ("C2", "dollar", [], "prestige", "kept", "mode_c"),
    ],
)
def test_9_3_what_becomes_of_the_card_is_told(
    level: str, kind: str, supply: list[str], drawn: str, fate: str, reason: str
) -> None:
    game = versus(kind, supply, level=level, draw=[drawn, "wild"], discard=[])
    assert toms(game, "tom_draw") == {"card": drawn, "fate": fate, "reason": reason, "why": "NYC-9.3"}


def test_9_3_a_discarded_card_joins_the_pile() -> None:
    game = versus("dollar", [], level="B2", draw=["press", "wild"], discard=["plans", "wild"])
    assert deck(game)[1] == ["plans", "press", "wild"]


@pytest.mark.parametrize(
    ("supply", "mine", "ahead", "reason"),
    [
        (["dollar"], [], 0, "alone"),
        (["dollar", "dollar", "wild"], ["dollar"], 0, "alone"),
        (["dollar", "wild"], ["dollar"], 1, "alone"),
        (["dollar", "wild"], ["dollar"], 0, "lead"),
        (["dollar", "plans", "wild"], ["dollar", "dollar"], 0, "lead"),
        (["dollar"], ["dollar"], 0, "cannot"),
        (["dollar", "wild"], ["dollar", "dollar"], 0, "cannot"),
    ],
)
def test_9_4_why_so_many_wild_cards_is_told(supply: list[str], mine: list[str], ahead: int, reason: str) -> None:
    game = versus("dollar", supply, mine, ahead=ahead)
    play(game, " ".join(["bid", *mine]) if mine else "pass")
    bid = toms(game, "bid")
    assert (bid["reason"], bid["why"]) == (reason, "NYC-9.4")


def test_9_5_a_pass_is_told() -> None:
    game = versus("dollar", ["press", "wild", "wild"], ["dollar"])
    play(game, "bid dollar")
    assert toms(game, "pass") == {"reason": "no_card", "why": "NYC-9.5"}


def test_9_8_skipping_plans_is_told() -> None:
    assert toms(versus("plans", ["plans", "wild"]), "skips") == {"why": "NYC-9.8"}


def test_9_10_playing_all_is_told() -> None:
    game = versus("skyscraper", ["skyscraper", "wild", "plans"], ["skyscraper"])
    play(game, "pass")
    bid = toms(game, "bid")
    assert (bid["value"], bid["reason"], bid["why"]) == (3, "all", "NYC-9.10")


def test_9_10_a_single_wild_card_is_told_and_joins_the_pile() -> None:
    game = versus("skyscraper", ["plans"], ["skyscraper"], draw=["wild"], discard=["press"])
    play(game, "pass")
    assert toms(game, "discard") == {"cards": ["plans"], "why": "NYC-9.10"}
    assert toms(game, "pass") == {"reason": "all", "why": "NYC-9.10"}
    assert deck(game)[1].count("plans") == 1
    assert "press" in deck(game)[1]


@pytest.mark.parametrize(("there", "lost"), [(3, 2), (5, 4), (6, 4)])
def test_9_11_surplus_skyscrapers_are_told(there: int, lost: int) -> None:
    game = versus("skyscraper", ["skyscraper"] * 3, ["skyscraper"], towers={"staten-island": {1: there}}, round=1)
    play(game, "pass")
    told = toms(game, "full")
    assert (told["lost"], told["why"]) == (lost, "NYC-9.11")


def test_9_7_hiring_is_told_with_his_clause() -> None:
    game = versus("elevator", ["elevator"], ["elevator"], robot=tom(characters=[]))
    play(game, "pass")
    assert toms(game, "hire")["why"] == "NYC-9.7"
