"""Contract 2: one action, one line, one canonical form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from nyc_core import IllegalAction
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import rich
from tests.rules.newyorkcity.helpers import BOROUGHS, CARDS, fresh, make, options

CARD = "(?:" + "|".join(CARDS) + ")"
SOME = f"(?: {CARD})*"
BOROUGH = "(?:" + "|".join(BOROUGHS) + ")"
N = r"[1-9]\d?"
FORMS: dict[str, Sequence[str]] = {
    "start": [f"start {N}"],
    "draft": [
        f"take {N}", f"use 1{SOME}", f"use 2 {N}:{CARD} {N}:{CARD}", "use 3", f"use 4 {N} {N}", "use 5", "use 6",
        f"use 7 {N} {N}", f"use 8{SOME}", "use 9", "use 10", f"use 11 {BOROUGH}", "end",
    ],
    "discard": [f"discard {CARD} {CARD}", f"discard {CARD}", "discard"],
    "last": ["use 18", "skip"],
    "bid": [
        f"bid{SOME}", "pass", f"use 12{SOME}", f"use 13 {CARD}", "use 14 [12]", f"use 15 {CARD}", "use 16", "use 17",
        f"use 20 {CARD}",
    ],
    "points": ["use 19", "skip"],
    "hire": [f"hire {N}"],
    "bonus": [f"tile (?:taxi|bus|streetcar|subway|boat) [24] {BOROUGH} {BOROUGH}", "forfeit"],
    "build": [f"move {BOROUGH}", "skip"],
    "extra": ["use 21", "skip"],
    "return": [f"use 22 {CARD}(?: {CARD})?", "skip"],
    "keep": [f"keep{SOME}"],
    "activate": ["use 2[3-7]", "end"],
}  # fmt: skip


def ordered(words: Sequence[str], order: Sequence[str]) -> bool:
    places = [order.index(word) for word in words]
    return places == sorted(places)


def check_canonical(kind: str, text: str) -> None:
    assert any(re.fullmatch(form, text) for form in FORMS[kind]), (kind, text)
    words = text.split()
    cards = [word for word in words[1:] if word in CARDS]
    assert ordered(cards, CARDS), text
    if text.startswith("use 2 "):
        (one, other) = words[2:]
        assert int(one.partition(":")[0]) < int(other.partition(":")[0]), text
    if text.startswith("use 4 "):
        assert int(words[2]) < int(words[3]), text


def play_through(seed: int) -> list[Any]:
    return [rich(seed), rich(seed + 50, 4), rich(seed, 3, ["human", "tom:C6", "bot:x"]), fresh(["human"] * 3, seed)]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_option_is_written_in_the_form_of_its_decision(seed: int) -> None:
    for game in play_through(seed):
        for now, _ in random_play(game, seed):
            kind = now.decision.kind
            for option in now.options():
                check_canonical(kind, str(option))


@pytest.mark.parametrize("seed", [5])
def test_options_of_a_bid_are_listed_once_by_the_cards_they_hold(seed: int) -> None:
    for game in play_through(seed):
        for now, _ in random_play(game, seed):
            texts = [str(option) for option in now.options()]
            assert len(texts) == len(set(texts))
            held = [tuple(sorted(text.split()[1:])) for text in texts if text.startswith("bid")]
            assert len(held) == len(set(held))


def test_places_are_counted_from_one() -> None:
    game = fresh(["human", "human"], 1)
    assert options(game) == {"start 1", "start 2", "start 3"}
    for notation in ("start 0", "start 4"):
        with pytest.raises(IllegalAction):
            game.act(notation)


def test_cards_in_the_order_of_the_rules() -> None:
    game = make([{"hand": ["wild", "skyscraper", "press", "wild", "press"]}, {}], bidding="press")
    assert "bid press press wild wild" in options(game)
    assert "bid skyscraper wild wild" in options(game)


def test_the_tile_goes_to_the_borough_named_last() -> None:
    game = make([{"hand": ["prestige"]}, {}], bidding="prestige", display=[["boat", 2]])
    game.act("bid prestige")
    assert options(game) == {
        "tile boat 2 staten-island manhattan", "tile boat 2 manhattan staten-island",
        "tile boat 2 staten-island jersey-city", "tile boat 2 jersey-city staten-island", "forfeit",
    }  # fmt: skip


def test_uses_may_name_no_card() -> None:
    """use 1, use 8 and use 12 may name no card."""
    me = {"characters": [1, 8, 12], "dollars": 5, "hand": ["press", "dollar"], "reserve": ["plans", "wild"]}
    game = make([me, {}], phase="draft", pairs=[["press", "press"]] * 5, press={"8": ["neutral"], "1": [1], "0": [0]})
    assert {"use 1", "use 1 press", "use 1 dollar", "use 1 press dollar"} <= options(game)
    game.act("use 1")
    game.act("take 1")
    assert game.why_not("use 8") is None
    game = make([me, {}])
    assert {"use 12", "use 12 plans", "use 12 plans wild"} <= options(game)


def test_arguments_in_another_order_are_the_same_action_or_refused() -> None:
    """Only one form is canonical; whatever happens to another, the log holds the canonical one."""
    game = make([{"hand": ["press", "wild"]}, {"hand": ["press"]}])
    if game.why_not("bid wild press") is None:
        game.act("bid wild press")
        assert [tuple(entry) for entry in game.actions] == [(0, "bid press wild")]
