"""The slow reckonings of `reckon` against the engine: bids, Toms' bids, sets, final scores."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from nyc_core import new_game
from nyc_core.newyorkcity import bids as fast_bids
from nyc_core.newyorkcity import scoring as fast_scoring
from nyc_core.newyorkcity.cards import bag_of
from tests import reckon
from tests.rules.newyorkcity.helpers import asked, options, player
from tests.rules.newyorkcity.helpers_b import bid_of, bidding, is_asked, over, play, seat, tom, toms_bid

CARDS, ROUNDS = reckon.CARDS, reckon.CARDS[:6]


def bag(cards: Any) -> int:
    return bag_of(CARDS.index(card) for card in cards)


# --- the engine's functions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(6))
def test_values_of_all_small_bags(size: int) -> None:
    for cards in combinations_with_replacement(CARDS, size):
        for kind in range(6):
            for extra, wilds in ((0, 0), (1, 0), (0, 1), (0, 2), (2, 1), (1, 3)):
                slow = reckon.value(cards, ROUNDS[kind], wilds, extra)
                assert fast_bids.value(bag(cards), kind, extra, wilds) == slow, (cards, ROUNDS[kind], wilds, extra)


def test_values_of_random_larger_bags() -> None:
    random = Random(54)
    for _ in range(1500):
        cards = random.choices(CARDS, k=random.randint(6, 9))
        kind, wilds, extra = random.randrange(6), random.randint(0, 3), random.choice((0, 0, 1, 2, 3))
        slow = reckon.value(cards, ROUNDS[kind], wilds, extra)
        assert fast_bids.value(bag(cards), kind, extra, wilds) == slow, (cards, ROUNDS[kind], wilds, extra)


def test_legal_bids_of_random_hands() -> None:
    random = Random(55)
    for _ in range(400):
        hand, reserve = random.choices(CARDS, k=random.randint(0, 6)), random.choices(CARDS, k=random.randint(0, 3))
        kind, wilds, extra = random.randrange(6), random.choice((0, 0, 1, 2, 3)), random.choice((0, 0, 1, 2))
        chosen = [cards for cards in reckon.choices(hand + reserve, len(hand))
                  if reckon.is_bid(cards, ROUNDS[kind], wilds, extra)]  # fmt: skip
        fast = fast_bids.legal(bag(hand + reserve), len(hand), kind, extra, wilds)
        assert sorted(fast) == sorted(map(bag, chosen)), (hand, reserve, ROUNDS[kind], wilds, extra)


def test_sets_of_random_supplies() -> None:
    random = Random(741)
    for _ in range(3000):
        numbers = frozenset(random.sample(range(37, 43), random.randint(1, 6)))
        fleet = [random.randrange(5) for _ in range(random.randint(0, 6))]
        dollars, skyscrapers = random.randint(0, 7), random.randint(0, 7)
        points, used = fast_scoring.best_sets(numbers, tuple(fleet), dollars, skyscrapers)
        together = points + (dollars + skyscrapers - used + 1) // 2
        vessels = [reckon.VESSELS[kind] for kind in fleet]
        slow = reckon.best_sets(numbers, vessels, dollars, skyscrapers)
        assert together == slow, (sorted(numbers), vessels, dollars, skyscrapers)


# --- through the table ----------------------------------------------------------------------------------------------


class Turn:
    """A bidding turn, reckoned beside the engine: what is held, what was used, and so which bids are legal."""

    def __init__(self, random: Random) -> None:
        self.kind = random.choice(ROUNDS)
        hand, reserve = random.choices(CARDS, k=random.randint(1, 6)), random.choices(CARDS, k=random.randint(0, 3))
        self.draw = random.choices(CARDS, k=12)
        me = seat(*random.choices((13, 14, 15, 16, 17, 20), k=random.randint(0, 4)), dollars=random.randint(1, 4),
                  hand=hand, reserve=reserve)  # fmt: skip
        you = seat(hand=["press"] * 9)
        self.game = bidding(self.kind, you, me, starter=1, draw=list(self.draw), discard=[], display=[])
        self.pool, self.most = hand + reserve, len(hand)
        self.wilds = self.extra = 0
        self.turned: list[str] = []
        self.beside: list[str] = []

    def legal(self) -> set[str]:
        """The notation of every bid that is legal now; what 15 plays is in the bid already and counts as played."""
        found = set()
        for cards in reckon.choices(self.pool, self.most):
            whole = (*cards, *self.beside)
            if set(self.beside) <= set(cards) and reckon.is_bid(whole, self.kind, self.wilds, self.extra):
                found.add(" ".join(("bid", *cards)))
        return found

    def use(self, notation: str) -> None:
        play(self.game, notation)
        _, number, *named = notation.split()
        if number in {"13", "20"}:
            self.pool.remove(named[0])
            self.turned.append(named[0])
            self.most -= 1
            self.extra += 1 if number == "13" else 2
        elif number == "15":
            self.pool.remove(named[0])
            self.beside.append(named[0])
            self.pool.append(self.draw.pop(0))
        elif number == "17":
            self.extra += 1
        else:
            self.wilds += int(named[0]) if number == "14" else 1


def test_bids_on_the_table_are_those_of_the_reckoning() -> None:
    random, met = Random(53), set()
    for _ in range(300):
        turn = Turn(random)
        while turn.game.decision is not None and asked(turn.game) == (1, "bid"):
            offered = options(turn.game)
            legal = turn.legal()
            assert {text for text in offered if text.startswith("bid")} == legal, (vars(turn), sorted(offered))
            uses = sorted(text for text in offered if text.startswith("use"))
            if uses and random.random() < 0.7:
                turn.use(random.choice(uses))
                met.add(turn.game.actions[-1][1].split()[1])
                continue
            if not legal:
                break
            check_bid(turn, random.choice(sorted(legal)))
            break
    assert met == {"13", "14", "15", "16", "17", "20"}


def check_bid(turn: Turn, notation: str) -> None:
    cards = notation.split()[1:]
    value = reckon.value([*cards, *turn.beside], turn.kind, turn.wilds, turn.extra)
    bid = bid_of(play(turn.game, notation), 1)
    assert bid == (value, sorted([*cards, *turn.beside, *turn.turned])), (vars(turn), notation)


def test_everything_else_that_can_be_written_is_refused() -> None:
    random = Random(56)
    for _ in range(25):
        turn = Turn(random)
        if turn.game.decision is None or asked(turn.game) != (1, "bid"):
            continue
        legal = turn.legal()
        for cards in reckon.choices(CARDS * 2, 3):
            notation = " ".join(("bid", *cards))
            refusal = turn.game.why_not(notation)
            assert (refusal is None) == (notation in legal), (vars(turn), notation)
            assert refusal is None or refusal.rule.startswith("NYC-")


def test_toms_bids_are_those_of_the_reckoning() -> None:
    random = Random(94)
    for _ in range(400):
        kind = random.choice(("press", "dollar", "elevator", "prestige"))
        supply = random.choices((kind, kind, "wild", "plans", "skyscraper"), k=random.randint(0, 6))
        drawn = random.choice((None, None, "wild", "plans", kind))
        mine, ahead = random.randint(0, 5), random.choice((0, 1))
        me = seat(hand=[kind] * mine + ["skyscraper" if kind == "prestige" else "prestige"])
        game = bidding(kind, me, tom("B2" if drawn else "A2", hand=supply), order=[ahead, 1 - ahead], starter=0,
                       draw=[drawn] if drawn else [], discard=[], display=[])  # fmt: skip
        if mine:
            is_asked(game, 0, "bid")
            play(game, " ".join(["bid", *[kind] * mine]))
        to_beat = 0 if not mine else mine + (1 - ahead)
        must = [drawn] if drawn and (drawn == kind or kind in supply) else []
        held = supply + ([drawn] if drawn and not must else [])
        cards = reckon.tom_bid(held, kind, to_beat, must)
        wanted = None if cards is None else (len(cards), list(cards))
        assert toms_bid(game) == wanted, (kind, supply, drawn, mine, ahead)


# --- the final scoring ----------------------------------------------------------------------------------------------

PLAIN = ("total", "rank", "gained", "characters", "boroughs", "six_boroughs", "press")


def check_scores(game: Any) -> None:
    position = game.position()
    fast, slow = game.scores(), reckon.final_scores(position)
    assert [{name: score[name] for name in PLAIN} for score in fast] == [
        {name: score[name] for name in PLAIN} for score in slow
    ], position
    assert [score["abilities"] + score["rest"] for score in fast] == [score["abilities and rest"] for score in slow], (
        position
    )


MIXES = (
    ("human", "human"),
    ("human", "human", "human", "human"),
    ("human", "tom:B4"),
    ("human", "tom:C9", "tom:A3"),
    ("human", "human", "tom:B6", "tom:C5"),
)


@pytest.mark.parametrize("seats", MIXES)
@pytest.mark.parametrize("seed", range(4))
def test_scores_of_random_games(seats: tuple[str, ...], seed: int) -> None:
    random = Random(seed)
    game = new_game("newyorkcity", seats=list(seats), seed=seed)
    steps = 0
    while game.decision is not None:
        game.act(random.choice(game.options()))
        steps += 1
        if steps % 5 == 0:
            check_scores(game)
    check_scores(game)


def some_player(random: Random, kind: str) -> dict[str, Any]:
    """Rich in what final scoring looks at."""
    final = random.choices(range(28, 43), k=random.randint(0, 6))
    given: dict[str, Any] = {
        "points": random.randint(0, 60),
        "dollars": random.randint(0, 9),
        "skyscrapers": random.randint(0, 6),
        "vessels": random.choices(reckon.VESSELS, k=random.randint(0, 5)),
    }
    company = [*final, *random.choices(range(1, 28), k=random.randint(0, 3))]
    if kind == "tom":
        return tom("B4", characters=company, **given)
    return seat(*company, reserve=random.choices(CARDS, k=random.randint(0, 5)), **given)


def test_scores_of_random_positions() -> None:
    random = Random(8)
    for _ in range(400):
        kinds = ["human", *random.choices(("human", "tom"), k=random.randint(1, 3))]
        tokens: list[Any] = [*range(len(kinds)), "neutral"]
        random.shuffle(tokens)
        press: dict[str, list[Any]] = {}
        for token in tokens:
            press.setdefault(str(random.randint(0, 15)), []).append(token)
        towers = {
            name: {who: random.choice((0, 0, 1, 1, 2, 3, 4, 5)) for who in (*range(len(kinds)), "neutral")}
            for name in reckon.BOROUGHS
        }
        game = over(*[some_player(random, kind) for kind in kinds], press=press, towers=towers)
        check_scores(game)


def test_the_reckoning_of_scores_reads_what_it_needs() -> None:
    game = over(seat(36, 1, dollars=3, reserve=["press"]), seat())
    assert reckon.company(player(game, 0)) == [36, 1]
    assert reckon.final_scores(game.position())[0]["abilities and rest"] == 2 + 2
