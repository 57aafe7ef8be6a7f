"""What goals and failures of a lesson can say: some dozen words, each a small test of the position and the log.

A condition is data: `{"test": "bid", "card": "press", "least": 3}`. `seat` is the learner where it is left out; numbers
are told by `is`, `least` and `most`. `WORDS` says for each word which facts it needs and which it may have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from nyc_core.newyorkcity import cards, notation, scoring
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, ROUNDS
from nyc_core.newyorkcity.position import NEUTRAL, OWNERS, PHASES, USED, Position
from nyc_core.table.errors import Refusal
from nyc_core.table.game import Event, Game
from nyc_core.table.reading import integer, mapping, sequence, shown, word, wrong

Facts = Mapping[str, Any]
NUMBERS = ("is", "least", "most")
ITEMS = ("total", "gained", "characters", "abilities", "six_boroughs", "press", "rest", *BOROUGHS)
OWNED: dict[str, Callable[[Position, int], int]] = {
    "points": lambda position, seat: position.points[seat],
    "dollars": lambda position, seat: position.dollars[seat],
    "skyscrapers": lambda position, seat: position.stock[seat],
    "hand": lambda position, seat: cards.size(position.hand[seat]),
    "reserve": lambda position, seat: cards.size(position.reserve[seat]),
    "characters": lambda position, seat: len(position.company[seat]),
    "vessels": lambda position, seat: len(position.fleet[seat]),
}


class Condition(NamedTuple):
    """A word and its facts, checked."""

    word: str
    facts: Facts

    def __str__(self) -> str:
        return " ".join([self.word, *(f"{key}={_plain(value)}" for key, value in self.facts.items())])

    def as_data(self) -> dict[str, Any]:
        """The object that `read_condition` reads as this one."""
        facts = dict(self.facts)
        if self.word == "any":
            facts["of"] = [one.as_data() for one in facts["of"]]
        return {"test": self.word, **facts}


def _plain(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_plain(one) for one in value) + "]"
    return str(value)


class Situation(Protocol):
    """What a word may look at."""

    game: Game
    learner: int
    began: tuple[int, int, int]  # round, phase and bidding round in which the lesson begins
    told: list[Event]  # all events since then
    log: list[tuple[int, str]]  # who did what
    refusals: list[tuple[str, Refusal]]  # what the learner tried in vain
    chosen: int | None  # the answer to a question


class Word(NamedTuple):
    """One word of the vocabulary."""

    holds: Callable[[Situation, Facts, int], bool]  # the number is the seat
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    number: str = ""  # whether it compares a number: "may", "must"
    seat: bool = True  # whether it is about a seat
    neutral: bool = False  # which may be the neutral player


def fits(number: int, facts: Facts) -> bool:
    """Whether the number is, is at least, is at most what the facts say."""
    least, most = facts.get("least", number), facts.get("most", number)
    return bool(number == facts.get("is", number) and least <= number <= most)


def holds(condition: Condition, now: Situation) -> bool:
    """Whether the condition is true."""
    entry = WORDS[condition.word]
    seat = condition.facts.get("seat", now.learner)
    return entry.holds(now, condition.facts, NEUTRAL if seat == "neutral" else seat)


# --- what the words mean --------------------------------------------------------------------------------------------


def _in_rounds(now: Situation, name: str, facts: Facts, seat: int) -> Iterator[Event]:
    """The events of this name and seat, in the bidding round that the facts name, or in any."""
    card = CARDS[now.began[2]]
    for event in now.told:
        if event["event"] == "bidding":
            card = event["card"]
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


def _did(now: Situation, facts: Facts, seat: int) -> bool:
    """An action, or one that begins with these words."""
    start = facts["action"].split()
    return any(who == seat and did.split()[: len(start)] == start for who, did in now.log)


def _refused(now: Situation, facts: Facts, _seat: int) -> bool:
    start = facts.get("action", "").split()
    return any(
        refusal.rule == facts["rule"] and tried.split()[: len(start)] == start for tried, refusal in now.refusals
    )


def _ahead(now: Situation, facts: Facts, seat: int) -> bool:
    order = now.game.state.ahead
    other = NEUTRAL if facts["of"] == "neutral" else facts["of"]
    return bool(order.index(seat) < order.index(other))


def _space(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(now.game.state.space[seat], facts)


def _built(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(now.game.state.towers[BOROUGHS.index(facts["borough"]) * OWNERS + seat], facts)


def _rank(now: Situation, facts: Facts, seat: int) -> bool:
    """In a borough (NYC-8.4, 8.5), or in the whole game (NYC-8.9)."""
    if "borough" not in facts:
        return fits(now.game.scores()[seat]["rank"], facts)
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


def _score(now: Situation, facts: Facts, seat: int) -> bool:
    score = now.game.scores()[seat]
    item = facts["item"]
    return fits(score[item] if item in score else score["boroughs"][item], facts)


def _event(now: Situation, facts: Facts, _seat: int) -> bool:
    wanted = {"event": facts["event"]} | dict(facts.get("with", {}))
    return any(all(event.get(key) == value for key, value in wanted.items()) for event in now.told)


def _moves(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(sum(who == seat for who, _ in now.log), facts)


def _reached(now: Situation, facts: Facts, _seat: int) -> bool:
    state = now.game.state
    phase = facts.get("phase", "bidding" if "bidding" in facts else "start")
    goal = (facts.get("round", now.began[0]), PHASES.index(phase), CARDS.index(facts.get("bidding", CARDS[0])))
    return bool((state.round, state.phase, state.bidding) >= goal)


def _chosen(now: Situation, facts: Facts, _seat: int) -> bool:
    return now.chosen is not None and fits(now.chosen, facts)


def _any(now: Situation, facts: Facts, _seat: int) -> bool:
    return any(holds(condition, now) for condition in facts["of"])


WORDS: dict[str, Word] = {
    "bid": Word(_bid, may=("card", "cards"), number="may"),
    "passed": Word(_passed, may=("card",)),
    "won": Word(_won, may=("card",)),
    "did": Word(_did, needs=("action",)),
    "refused": Word(_refused, needs=("rule",), may=("action",), seat=False),
    "ahead": Word(_ahead, needs=("of",), neutral=True),
    "space": Word(_space, number="must", neutral=True),
    "built": Word(_built, needs=("borough",), number="must", neutral=True),
    "rank": Word(_rank, may=("borough",), number="must"),
    "has": Word(_has, needs=("what",), number="must"),
    "holds": Word(_holds_cards, needs=("cards",), may=("in",)),
    "company": Word(_company, needs=("character",)),
    "score": Word(_score, needs=("item",), number="must"),
    "event": Word(_event, needs=("event",), may=("with",), seat=False),
    "moves": Word(_moves, number="must"),
    "reached": Word(_reached, may=("round", "phase", "bidding"), seat=False),
    "chosen": Word(_chosen, number="must", seat=False),
    "any": Word(_any, seat=False),
}


# --- reading --------------------------------------------------------------------------------------------------------


def read_condition(value: object, place: str, seats: int, also: Collection[str] = (), depth: int = 0) -> Condition:
    """A condition as it is written; InvalidPosition names the place of what is wrong. `also`: keys for the caller."""
    if not isinstance(value, dict):
        raise wrong(place, f"a condition like {{'test': 'won'}} is expected, not {shown(value)}")
    if "test" not in value:
        raise wrong(place, "the key 'test' is missing")
    name = tuple(WORDS)[word(value["test"], f"{place}.test", tuple(WORDS))]
    if name == "any":
        return _read_any(value, place, seats, also, depth)
    entry = WORDS[name]
    numbers = NUMBERS if entry.number else ()
    known = (*entry.needs, *entry.may, *numbers, *(("seat",) if entry.seat else ()))
    given = mapping(value, place, ("test", *known, *also))
    for key in entry.needs:
        if key not in given:
            raise wrong(place, f"'{name}' needs '{key}'")
    if entry.number == "must" and not any(key in given for key in numbers):
        raise wrong(place, f"'{name}' needs a number: 'is', 'least' or 'most'")
    if name == "reached" and not any(key in given for key in entry.may):
        raise wrong(place, "'reached' needs 'round', 'phase' or 'bidding'")
    facts = {key: _fact(key, given[key], f"{place}.{key}", seats, entry) for key in given if key in known}
    return Condition(name, facts)


def _read_any(value: dict[str, Any], place: str, seats: int, also: Collection[str], depth: int) -> Condition:
    given = mapping(value, place, ("test", "of", *also))
    if depth:
        raise wrong(place, "'any' cannot stand inside of 'any'")
    entries = sequence(given.get("of"), f"{place}.of", 12, 2)
    return Condition(
        "any", {"of": [read_condition(one, f"{place}.of[{n}]", seats, (), 1) for n, one in enumerate(entries)]}
    )


def _fact(key: str, value: object, place: str, seats: int, entry: Word) -> object:
    if key in NUMBERS:
        return integer(value, place)
    if key == "seat" and not entry.neutral:
        return integer(value, place, 0, seats - 1)
    if key in ("seat", "of"):
        return value if value == "neutral" else integer(value, place, 0, seats - 1)
    return READERS[key](value, place)


def _one_of(known: Sequence[str]) -> Callable[[object, str], str]:
    return lambda value, place: known[word(value, place, known)]


def _read_cards(value: object, place: str) -> list[str]:
    return [CARDS[word(card, place, CARDS)] for card in sequence(value, place, 40)]


def _read_words(value: object, place: str) -> str:
    if not isinstance(value, str) or not value.split() or len(value) > 100:
        raise wrong(place, f"a few words are expected, not {shown(value)}")
    return value


def read_notation(value: object, place: str) -> str:
    """An action in its notation."""
    try:
        if isinstance(value, str):
            return str(notation.parse(value))
    except ValueError:
        pass
    raise wrong(place, f"{shown(value)} is not written like an action")


def _read_facts(value: object, place: str) -> dict[str, object]:
    if not isinstance(value, dict) or not value or len(value) > 12:
        raise wrong(place, f"an object with what the event tells is expected, not {shown(value)}")
    return dict(value)


# The facts that are one of a few words.
CHOICES: dict[str, Sequence[str]] = {
    "card": CARDS[:6],
    "bidding": CARDS[:6],
    "borough": BOROUGHS,
    "what": tuple(OWNED),
    "item": ITEMS,
    "in": ("hand", "reserve"),
    "phase": PHASES,
}
READERS: dict[str, Callable[[object, str], object]] = {
    **{key: _one_of(known) for key, known in CHOICES.items()},
    "cards": _read_cards,
    "action": _read_words,
    "rule": _read_words,
    "event": _read_words,
    "with": _read_facts,
    "character": lambda value, place: integer(value, place, 1, 42),
    "round": lambda value, place: integer(value, place, 1, ROUNDS),
}
