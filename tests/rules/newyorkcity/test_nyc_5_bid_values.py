"""NYC-5.4 to 5.6: what a set of cards is worth, which sets are bids, and why others are not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from tests.cases import each
from tests.rules.newyorkcity.helpers import CARDS, ROUNDS, bid_values, make, options, play, refused

SHORT = dict(zip("pdeargw", ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild"), strict=True))
SHORT |= {"s": "skyscraper", "r": "prestige"}


def cards(letters: str) -> list[str]:
    """ "ppw" is press press wild; a plans, r prestige, s skyscraper."""
    return sorted((SHORT[letter] for letter in letters), key=CARDS.index)


def bidder(kind: str, own: list[str], **more: Any) -> Any:
    return make([{"hand": own, **more}, {}], bidding=kind)


def value_of(kind: str, letters: str) -> int:
    events = bidder(kind, cards(letters)).act("bid " + " ".join(cards(letters)))
    return bid_values(events)[0]


# The bidding round is press: p is a T card, the others are not.
VALUES = [
    ("p", 1), ("pp", 2), ("ppp", 3), ("pppp", 4),
    ("pw", 2), ("pww", 3), ("pwww", 4), ("ppw", 3), ("ppww", 4),
    ("dd", 1), ("dddd", 2), ("ddee", 2), ("ddddee", 3), ("pdd", 2), ("ppdd", 3), ("pddee", 3),
    ("dw", 1), ("dww", 2), ("dwww", 3), ("dwwww", 4),
    ("ddw", 2), ("ddww", 3), ("ddwww", 4), ("pddw", 3), ("ppddw", 4), ("ddeew", 3),
    ("ww", 1), ("www", 2), ("wwww", 3), ("wwwww", 4),
]  # fmt: skip
REFUSED = ["d", "de", "w", "pd", "ppd", "pde", "ddd", "dde", "pddd", "dew", "deww", "pdw", "pdww", "ddew", "dddw"]


@pytest.mark.parametrize(("letters", "value"), [("p", 1), ("pp", 2), ("ppp", 3), ("pppp", 4)])
def test_5_4_each_card_of_the_type_is_one(letters: str, value: int) -> None:
    assert value_of("press", letters) == value


@pytest.mark.parametrize(("letters", "value"), [("dd", 1), ("dddd", 2), ("ddee", 2), ("pdd", 2), ("ww", 1)])
def test_5_4_two_identical_cards_are_one(letters: str, value: int) -> None:
    assert value_of("press", letters) == value


@pytest.mark.parametrize("other", "deasr")
def test_5_4_a_wild_card_and_any_other_card_are_one(other: str) -> None:
    assert value_of("press", other + "w") == 1


def test_5_4_each_further_wild_card_is_one() -> None:
    assert [value_of("press", letters) for letters in ("pw", "pww", "dww", "ddw", "www")] == [2, 3, 2, 2, 2]


def test_5_4_characters_add() -> None:
    """16 adds a wild card, which goes with the press card."""
    game = bidder("press", ["press"], characters=[16])
    assert bid_values(play(game, "use 16", "bid press")) == {0: 2}


def test_5_4_a_bonus_that_counts_as_a_card_lets_wild_cards_in() -> None:
    """17 counts as a prestige card: a wild card may be added to it."""
    game = bidder("prestige", ["wild"], characters=[17])
    assert not any(name.startswith("bid") for name in options(game))
    game.act("use 17")
    assert bid_values(game.act("bid wild")) == {0: 2}


@pytest.mark.parametrize("kind", ROUNDS)
def test_5_4_example_one_card_and_one_wild_are_two(kind: str) -> None:
    events = bidder(kind, [kind, "wild"]).act(f"bid {kind} wild")
    assert bid_values(events) == {0: 2}


def test_5_4_example_skyscraper_and_wild_are_two_skyscraper_cards() -> None:
    assert value_of("skyscraper", "sw") == 2


@pytest.mark.parametrize("letters", REFUSED)
def test_5_5_no_card_may_add_nothing(letters: str) -> None:
    game = bidder("press", [*cards(letters), "press", "press"])
    notation = "bid " + " ".join(cards(letters))
    assert notation not in options(game)
    # A set that is worth nothing at all breaks 5.4 as well.
    assert refused(game, notation) in ({"NYC-5.4", "NYC-5.5"} if letters in {"d", "de"} else {"NYC-5.5"})


@pytest.mark.parametrize("kind", ROUNDS)
def test_5_5_example_wild_cards_may_not_be_played_on_their_own(kind: str) -> None:
    game = bidder(kind, ["wild", "wild"])
    assert "bid wild" not in options(game)
    assert refused(game, "bid wild") == "NYC-5.5"


def test_5_5_a_bid_of_nothing_is_refused() -> None:
    game = bidder("press", ["press"])
    assert "bid" not in options(game)
    assert refused(game, "bid") in {"NYC-5.4", "NYC-5.5"}


def test_5_5_a_wild_card_of_a_character_alone_is_no_bid() -> None:
    game = bidder("press", ["press"], characters=[16])
    game.act("use 16")
    assert "bid" not in options(game)
    assert refused(game, "bid") in {"NYC-5.4", "NYC-5.5", "NYC-7.2.1"}


@pytest.mark.parametrize(("letters", "value"), VALUES)
def test_5_6_the_value_is_the_highest_possible(letters: str, value: int) -> None:
    assert value_of("press", letters) == value


def test_5_6_three_wilds_are_two() -> None:
    assert [value_of(kind, "www") for kind in ROUNDS] == [2] * 6


def test_5_6_example_wild_and_press_count_as_one_elevator_card() -> None:
    assert value_of("elevator", "pw") == 1


def test_5_6_example_with_one_more_wild_two_elevator_cards() -> None:
    assert value_of("elevator", "pww") == 2


def slow_value(kind: str, held: Counter[str]) -> int:
    """NYC-5.4 and 5.6 by trying every way to lay the cards out."""
    others = [card for card in CARDS if card not in {kind, "wild"}]
    best = 0
    twos = [range(held[card] // 2 + 1) for card in (*others, "wild", kind)]
    for pairs in product(*twos):
        singles = {card: held[card] - 2 * pair for card, pair in zip((*others, "wild", kind), pairs, strict=True)}
        for mixed in range(min(singles["wild"], sum(singles[card] for card in others)) + 1):
            base = singles[kind] + sum(pairs) + mixed
            best = max(best, base + (singles["wild"] - mixed if base else 0))
    return best


def slow_bids(kind: str, own: list[str], stored: list[str]) -> set[str]:
    """Every set of cards of hand and reserve that NYC-5.3 to 5.6 let pass."""
    held = Counter(own + stored)
    bids = set()
    for size in range(1, len(own) + 1):
        for chosen in combinations_with_replacement(CARDS, size):
            count = Counter(chosen)
            if any(count[card] > held[card] for card in count):
                continue
            value = slow_value(kind, count)
            if value and all(slow_value(kind, count - Counter([card])) < value for card in count):
                bids.add("bid " + " ".join(chosen))
    return bids


POOLS = [
    "p",
    "w",
    "ww",
    "pwd",
    "ddw",
    "ddeew",
    "pdew",
    "wwdde",
    "prrww",
    "aassw",
    "deasrw",
    "dddwww",
    "pddeea",
    "wwwwww",
]


@each(product(POOLS, ("", "w", "pd", "ww", "dew")), spread=True)
def test_5_6_options_are_all_bids_and_nothing_else(own: str, stored: str) -> None:
    for kind in ("press", "elevator"):
        game = make([{"hand": cards(own), "reserve": cards(stored)}, {"hand": ["wild"] * 2}], bidding=kind, starter=0)
        expected = slow_bids(kind, cards(own), cards(stored))
        listed = [str(action) for action in game.options()] if game.decision.seat == 0 else ["pass"]
        assert sorted(listed) == sorted({*expected, "pass"})


def test_5_6_the_value_of_every_offered_bid() -> None:
    own = cards("pdeewww")
    for kind in ROUNDS:
        game = make([{"hand": own}, {}], bidding=kind)
        for action in game.options():
            if str(action) == "pass":
                continue
            value = bid_values(game.clone().act(action))[0]
            assert value == slow_value(kind, Counter(str(action).split()[1:])), action
