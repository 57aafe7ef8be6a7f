"""What goals of this game's lessons can say besides what lessons of any game can (`nyc_core.lessons.vocabulary`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from nyc_core.lessons.vocabulary import GENERAL, Fact, Facts, Situation, Word, fits, number_from, one_of, seat_or
from nyc_core.newyorkcity import cards, scoring
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, CHARACTERS, ROUNDS
from nyc_core.newyorkcity.position import NEUTRAL, OWNERS, PHASES, USED, Position
from nyc_core.table.game import Game
from nyc_core.table.notes import Event
from nyc_core.table.reading import sequence, word

OWNED: dict[str, Callable[[Position, int], int]] = {
    "points": lambda position, seat: position.points[seat],
    "dollars": lambda position, seat: position.dollars[seat],
    "skyscrapers": lambda position, seat: position.stock[seat],
    "hand": lambda position, seat: cards.size(position.hand[seat]),
    "reserve": lambda position, seat: cards.size(position.reserve[seat]),
    "characters": lambda position, seat: len(position.company[seat]),
    "vessels": lambda position, seat: len(position.fleet[seat]),
}
Owner = int | str  # a seat, or "neutral"


def _owner(said: Owner) -> int:
    return NEUTRAL if isinstance(said, str) else said


def _here(now: Situation) -> Facts:
    """Where a failure looks that names no bidding round: in the one in which the lesson began, if it began in one.
    What comes later the engine often plays by itself, and nobody is to be blamed for that."""
    return {"first": True} if PHASES[now.began[1]] == "bidding" else {}


def _in_rounds(now: Situation, name: str, facts: Facts, seat: int) -> Iterator[Event]:
    """The events of this name and seat, in the bidding round that the facts name, or in any."""
    card, rounds = CARDS[now.began[2]], 0
    for event in now.told:
        if event["event"] == "bidding":
            card, rounds = event["card"], rounds + 1
            if rounds > 1 and "first" in facts and "card" not in facts:
                return
        elif event["event"] == name and event["seat"] == seat and facts.get("card", card) == card:
            yield event


def _bid(now: Situation, facts: Facts, seat: int) -> bool:
    return any(
        fits(event["value"], facts) and ("cards" not in facts or sorted(event["cards"]) == sorted(facts["cards"]))
        for event in _in_rounds(now, "bid", facts, seat)
    )


def _passed(now: Situation, facts: Facts, seat: int) -> bool:
    return any(True for _ in _in_rounds(now, "pass", facts, seat))


def _won(now: Situation, facts: Facts, seat: int) -> bool:
    return any(True for _ in _in_rounds(now, "won", facts, seat))


def _ahead(now: Situation, facts: Facts, seat: Owner) -> bool:
    order = now.game.state.ahead
    return bool(order.index(_owner(seat)) < order.index(_owner(facts["of"])))


def _space(now: Situation, facts: Facts, seat: Owner) -> bool:
    return fits(now.game.state.space[_owner(seat)], facts)


def _built(now: Situation, facts: Facts, seat: Owner) -> bool:
    return fits(now.game.state.towers[BOROUGHS.index(facts["borough"]) * OWNERS + _owner(seat)], facts)


def _rank(now: Situation, facts: Facts, seat: int) -> bool:
    """In a borough (NYC-8.4, 8.5), or in the whole game (NYC-8.9)."""
    if "borough" not in facts:
        return GENERAL["rank"].holds(now, facts, seat)
    order = scoring.borough_order(now.game.state, BOROUGHS.index(facts["borough"]))
    return seat in order and fits(order.index(seat) + 1, facts)


def _has(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(OWNED[facts["what"]](now.game.state, seat), facts)


def _holds_cards(now: Situation, facts: Facts, seat: int) -> bool:
    state = now.game.state
    bag = (state.reserve if facts.get("in") == "reserve" else state.hand)[seat]
    return cards.holds(bag, cards.bag_of(CARDS.index(card) for card in facts["cards"]))


def _company(now: Situation, facts: Facts, seat: int) -> bool:
    return any(number % USED == facts["character"] for number in now.game.state.company[seat])


def _reached(now: Situation, facts: Facts, _seat: int) -> bool:
    phase = facts.get("phase", "bidding" if "bidding" in facts else "start")
    goal = (facts.get("round", now.began[0]), PHASES.index(phase), CARDS.index(facts.get("bidding", CARDS[0])))
    return now.game.rules.moment(now.game.state) >= goal


def _read_cards(value: object, place: str, _: Game) -> list[str]:
    return [CARDS[word(card, place, CARDS)] for card in sequence(value, place, 40)]


CARD = one_of(CARDS[:6])
SOME_CARDS = Fact(_read_cards)
BOROUGH = one_of(BOROUGHS)
OWNER = seat_or("neutral")
WHEN = {"round": number_from(1, ROUNDS), "phase": one_of(PHASES), "bidding": CARD}

WORDS: Mapping[str, Word] = {
    "bid": Word(_bid, may={"card": CARD, "cards": SOME_CARDS}, number="may", here=_here),
    "passed": Word(_passed, may={"card": CARD}, here=_here),
    "won": Word(_won, may={"card": CARD}, here=_here),
    "did": GENERAL["did"],
    "refused": GENERAL["refused"],
    "ahead": Word(_ahead, needs={"of": OWNER}, seat=OWNER),
    "space": Word(_space, number="must", seat=OWNER),
    "built": Word(_built, needs={"borough": BOROUGH}, number="must", seat=OWNER),
    "rank": Word(_rank, may={"borough": BOROUGH}, number="must"),
    "has": Word(_has, needs={"what": one_of(tuple(OWNED))}, number="must"),
    "holds": Word(_holds_cards, needs={"cards": SOME_CARDS}, may={"in": one_of(("hand", "reserve"))}),
    "company": Word(_company, needs={"character": number_from(1, len(CHARACTERS))}),
    "score": GENERAL["score"],
    "event": GENERAL["event"],
    "moves": GENERAL["moves"],
    "reached": Word(_reached, may=WHEN, seat=None, some=True),
}
