"""What a set of cards is worth as a bid, and which sets are bids at all (NYC-5.4 to 5.6).

With a *base* (a T card, a pair, or what counts as a T card) every wild card adds 1, so a wild card never needs to lean
on another card and a single other card adds nothing. Without a base, wild cards make one themselves: two of them, or
one with a single other card.
"""

from __future__ import annotations

from functools import lru_cache, partial

from nyc_core.table.flow import Pick, one_of
from nyc_core.table.memo import Table

from .box import WILD
from .cards import FULL, UNIT, WIDTH, count, types
from .notation import BID, PASS, Action


@lru_cache(maxsize=1 << 15)
def value(bag: int, wanted: int, counting: int = 0, wilds: int = 0) -> int:
    """The highest value that NYC-5.4 allows. `counting` is what else counts as a T card, `wilds` as a wild card."""
    base = counting
    single = False
    for card in range(WILD):
        amount = bag >> WIDTH * card & FULL
        if card == wanted:
            base += amount
        else:
            base += amount >> 1
            single = single or bool(amount & 1)
    wilds += bag >> WIDTH * WILD & FULL
    if base:
        return base + wilds
    return wilds if single else max(wilds - 1, 0)


def idle(bag: int, wanted: int, counting: int = 0, wilds: int = 0) -> int | None:
    """A type of which one card adds nothing to the bid's value (NYC-5.5), or None."""
    whole = value(bag, wanted, counting, wilds)
    return next((card for card in types(bag) if value(bag - UNIT[card], wanted, counting, wilds) == whole), None)


OFTEN = 16  # so many cards are met often enough to keep what is made of them
LEAST = 2  # with so many cards there always is a bid that is not too large, where there is one at all


def options(pool: int, most: int, wanted: int, counting: int, wilds: int) -> tuple[Action, ...]:
    """Every legal bid of at most `most` cards, and the pass: put together from tables over few cards each, so that
    hardly anything is enumerated twice. A table by whole hands would be too large to be quick."""
    if counting or wilds or pool % FULL > OFTEN:
        return (*BID.of(legal(pool, most, wanted, counting, wilds)), PASS)
    if most < LEAST:  # one card alone is a bid as a T card only
        return _ONE_CARD[wanted] if most and pool >> WIDTH * wanted & FULL else _PASS
    bids, longest = _of_any_size(pool, wanted)
    if longest <= most:
        return bids + _PASS
    return (*[bid for bid in bids if bid[1] % FULL <= most], PASS)


def sample(pool: int, most: int, wanted: int, counting: int, wilds: int, pick: Pick) -> tuple[Action, bool]:
    """One of these by chance, each as likely as the others, and whether more than the pass is left. What is not chosen
    is not put together: chance gives the place of a bid in the list that `legal` would make."""
    if counting or wilds or most < LEAST or pool % FULL > OFTEN:
        return one_of(options(pool, most, wanted, counting, wilds), pick)
    core, twos, rest, cores_of = _DRAWN[wanted]
    cores, pairs, wild = cores_of[pool & core], _PAIRS[pool & twos], pool >> _WILD
    alone = _ALONE[((pool & rest) + _MANY & _TOP) + wild] if wild else ()
    ways = len(cores)
    based = ways * len(pairs) - wild - 1  # the first cores are those without a T card
    number = based + len(alone)
    while number:
        place = int(pick() * (number + 1))
        if place < based:
            pair, place = divmod(place + wild + 1, ways)
            bag = pairs[pair] + cores[place]
            if bag % FULL <= most:
                return BID[bag], True
        elif place == number:
            return CHOSEN_PASS
        elif alone[place - based][1] % FULL <= most:
            return alone[place - based], True
    return NO_BID


CHOSEN_PASS = PASS, True
NO_BID = PASS, False  # and no choice


def _of_any_size(pool: int, wanted: int) -> tuple[tuple[Action, ...], int]:
    """Every bid of few cards, when nothing else counts as one, however many the seat may play; the largest's size."""
    shift, core, rest, with_t, paired = _OF_TYPE[wanted]
    own, wild, others = pool >> shift & FULL, pool >> _WILD, pool & rest
    pairs = others & _TWOS
    bids = with_t[pool & core] if own else ()
    if pairs:
        bids += paired[pool & core | pairs]
    if wild:
        bids += _ALONE[(others + _MANY & _TOP) + wild]
    return bids, own + wild + (pairs % FULL or 1)


def legal(pool: int, most: int, wanted: int, counting: int = 0, wilds: int = 0) -> list[int]:
    """Every bag of at most `most` cards of the pool that is a bid: worth something, and without an idle card.

    Such a bag is T cards, wild cards and whole pairs; or, without a base, wild cards with at most one single card.
    """
    own, wild = pool >> WIDTH * wanted & FULL, pool >> WIDTH * WILD
    others = pool & _OTHERS[wanted]
    pairs, cores = _PAIRS[others & _TWOS], _CORES[wanted, own, wild]
    bids = list(cores if counting else cores[wild + 1 :])
    for pair in pairs[1:]:
        bids += [pair + core for core in cores]
    if not counting:
        bids += _without_base(types(others), wild, wilds)
    longest = own + wild + (pairs[-1] % FULL or 1)
    return bids if longest <= most else [bag for bag in bids if bag % FULL <= most]


def _without_base(others: tuple[int, ...], wild: int, wilds: int) -> list[int]:
    """Wild cards alone (two make one), or with one single card of another type."""
    bids = [played * UNIT[WILD] for played in range(max(0, 2 - wilds), wild + 1)]
    for played in range(0 if wilds else 1, wild + 1):
        bids += [UNIT[card] + played * UNIT[WILD] for card in others]
    return bids


def _pairs(others: int) -> tuple[int, ...]:
    """By the cards that are neither T nor wild: every bag of pairs of them, the empty one first, the largest last."""
    pairs = [0]
    for card in types(others):
        steps = range(0, (count(others, card) & ~1) * UNIT[card] + 1, 2 * UNIT[card])
        pairs = [pair + step for pair in pairs for step in steps]
    return tuple(pairs)


def _cores(key: tuple[int, int, int]) -> tuple[int, ...]:
    """By T and the numbers of T and wild cards: every bag of these, those without a T card first."""
    wanted, own, wild = key
    return tuple(t * UNIT[wanted] + w * UNIT[WILD] for t in range(own + 1) for w in range(wild + 1))


def _core(core: int, wanted: int) -> tuple[int, ...]:
    """The same by the T and the wild cards as a bag."""
    return _CORES[wanted, count(core, wanted), count(core, WILD)]


def _with_t(core: int, wanted: int) -> tuple[Action, ...]:
    """By the T and the wild cards: every bid of these with a T card."""
    return tuple(map(_bid, _core(core, wanted)[count(core, WILD) + 1 :]))


def _alone(key: int) -> tuple[Action, ...]:
    """By the types of other cards (the top bit of each) and the number of wild cards: bids without a base."""
    wild = key & FULL >> 1
    return tuple(map(_bid, _without_base(types(key - wild), wild, 0)))


def _paired(key: int, wanted: int) -> tuple[Action, ...]:
    """By the T and the wild cards, and the pairs of others: every bid with a pair."""
    cores = _core(key, wanted)
    return tuple([_bid(pair + core) for pair in _PAIRS[key & _OTHERS[wanted]][1:] for core in cores])


# The same cards come again and again, in a game and still more in a search.
_CORES, _PAIRS = Table(_cores), Table(_pairs)
_ALONE = Table(_alone)

_bid = BID.__getitem__
_PASS = (PASS,)
_ONE_CARD = tuple((BID[UNIT[wanted]], PASS) for wanted in range(WILD))
_OTHERS = tuple(sum(FULL * UNIT[card] for card in range(WILD) if card != wanted) for wanted in range(WILD))
_TWOS = sum((FULL - 1) * UNIT[card] for card in range(WILD))  # leaves of each number the largest even one
_MANY = sum((FULL >> 1) * UNIT[card] for card in range(WILD))  # carries into the top bit where there is a card
_TOP = sum((FULL // 2 + 1) * UNIT[card] for card in range(WILD))
_WILD = WIDTH * WILD
# By T, for a sample: what leaves only it and wild cards, what leaves pairs of others, or the others; and the cores.
_DRAWN = tuple(
    (FULL * (UNIT[wanted] + UNIT[WILD]), _OTHERS[wanted] & _TWOS, _OTHERS[wanted], Table(partial(_core, wanted=wanted)))
    for wanted in range(WILD)
)
# By T: where its number stands, what leaves only it and wild cards, what leaves the others, and the tables.
_OF_TYPE = tuple(
    (
        WIDTH * wanted,
        FULL * (UNIT[wanted] + UNIT[WILD]),
        _OTHERS[wanted],
        Table(partial(_with_t, wanted=wanted)),
        Table(partial(_paired, wanted=wanted)),
    )
    for wanted in range(WILD)
)
