"""What goals and failures of a lesson can say: a few words that any game understands, and those that its game adds.

A condition is data: `{"test": "moves", "seat": 1, "least": 3}`. `seat` is the learner where it is left out; numbers are
told by `is`, `least` and `most`. A word is a small test of the table and the log; its `Word` says which facts it needs
and which it may have, and each `Fact` how it is read. A game hands in its own by `Rules.course`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from nyc_core.table.errors import Refusal
from nyc_core.table.game import Game
from nyc_core.table.notes import Event
from nyc_core.table.reading import integer, mapping, sequence, shown, word, wrong
from nyc_core.table.rules import Rules

Facts = Mapping[str, Any]
NUMBERS = ("is", "least", "most")
ANY = "any"  # the word that holds other conditions


class Condition(NamedTuple):
    """A word and its facts, checked."""

    word: str
    facts: Facts

    def __str__(self) -> str:
        return " ".join([self.word, *(f"{key}={_plain(value)}" for key, value in self.facts.items())])

    @property
    def inside(self) -> Sequence[Condition]:
        """The conditions of which one has to hold, or this one."""
        return self.facts["of"] if self.word == ANY else (self,)

    def as_data(self) -> dict[str, Any]:
        """The object that `read_condition` reads as this one."""
        facts = dict(self.facts)
        if self.word == ANY:
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
    began: tuple[int, ...]  # the moment (`Rules.moment`) in which the lesson begins
    told: list[Event]  # all events since then
    log: list[tuple[int, str]]  # who did what
    refusals: list[tuple[str, Refusal]]  # what the learner tried in vain
    chosen: int | None  # the answer to a question


class Fact(NamedTuple):
    """What stands behind a key of a condition."""

    read: Callable[[object, str, Game], object]  # a value at a place; InvalidPosition names the place
    choices: Callable[[Game], Sequence[Any]] = lambda _: ()  # all that it can be, where that is one of a few


NOTHING: Mapping[str, Fact] = MappingProxyType({})


def one_of(known: Sequence[str]) -> Fact:
    """One of these words."""
    return Fact(lambda value, place, _: known[word(value, place, known)], lambda _: known)


def number_from(least: int, most: int) -> Fact:
    """A number in these bounds, such as a round."""
    return Fact(lambda value, place, _: integer(value, place, least, most), lambda _: range(least, most + 1))


def seat_or(*others: str) -> Fact:
    """A seat, or somebody else who has pieces on the table, by this name."""

    def read(value: object, place: str, game: Game) -> object:
        return value if value in others else integer(value, place, 0, len(game.state.seats) - 1)

    return Fact(read, lambda game: [*range(len(game.state.seats)), *others])


def _read_words(value: object, place: str, _: Game) -> str:
    if not isinstance(value, str) or not value.split() or len(value) > 100:
        raise wrong(place, f"a few words are expected, not {shown(value)}")
    return value


def _read_facts(value: object, place: str, _: Game) -> dict[str, object]:
    if not isinstance(value, dict) or not value or len(value) > 12:
        raise wrong(place, f"an object with what the event tells is expected, not {shown(value)}")
    return dict(value)


def _items(game: Game) -> list[str]:
    """What a seat's score has one number for; then the parts of what it has several for."""
    score = game.scores()[0]
    whole = [key for key, value in score.items() if isinstance(value, int) and key != "rank"]
    return [*whole, *(part for value in score.values() if isinstance(value, dict) for part in value)]


def _read_item(value: object, place: str, game: Game) -> str:
    known = _items(game)
    return known[word(value, place, known)]


SEAT = seat_or()
PHRASE = Fact(_read_words)  # an action or its beginning, a clause, the name of an event
FACTS = Fact(_read_facts)
ITEM = Fact(_read_item, _items)


def _everywhere(_: Situation) -> Facts:
    """No facts besides those that are given."""
    return NOTHING


class Word(NamedTuple):
    """One word of a vocabulary. `holds` is told who it is about: what is read as `seat`, else the learner."""

    holds: Callable[[Situation, Facts, Any], bool]
    needs: Mapping[str, Fact] = NOTHING
    may: Mapping[str, Fact] = NOTHING
    number: str = ""  # whether it compares a number: "may", "must"
    seat: Fact | None = SEAT  # None: it is not about a seat
    some: bool = False  # whether it needs one of what it may have
    here: Callable[[Situation], Facts] = _everywhere  # what a failure means besides what it says: where it looks

    @property
    def facts(self) -> dict[str, Fact]:
        """All but the number, by key."""
        return {**self.needs, **self.may, **({"seat": self.seat} if self.seat else {})}

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys that its conditions may have besides `test`."""
        return (*self.needs, *self.may, *(NUMBERS if self.number else ()), *(("seat",) if self.seat else ()))


def fits(number: int, facts: Facts) -> bool:
    """Whether the number is, is at least, is at most what the facts say."""
    least, most = facts.get("least", number), facts.get("most", number)
    return bool(number == facts.get("is", number) and least <= number <= most)


def holds(condition: Condition, now: Situation) -> bool:
    """Whether the condition is true."""
    entry = _entry(condition, now)
    return entry.holds(now, condition.facts, condition.facts.get("seat", now.learner))


def fails(condition: Condition, now: Situation) -> bool:
    """Whether it is true as a failure: where it does not say when, it is about what the learner was to do."""
    if condition.word == ANY:
        return any(fails(one, now) for one in condition.inside)
    entry = _entry(condition, now)
    return entry.holds(now, {**entry.here(now), **condition.facts}, condition.facts.get("seat", now.learner))


def _entry(condition: Condition, now: Situation) -> Word:
    own = now.game.rules.course.vocabulary
    entry: Word = own[condition.word] if condition.word in own else GENERAL[condition.word]
    return entry


# --- what the words mean that any game understands ------------------------------------------------------------------


def _did(now: Situation, facts: Facts, seat: int) -> bool:
    """An action, or one that begins with these words."""
    start = facts["action"].split()
    return any(who == seat and did.split()[: len(start)] == start for who, did in now.log)


def _refused(now: Situation, facts: Facts, _seat: int) -> bool:
    start = facts.get("action", "").split()
    return any(
        refusal.rule == facts["rule"] and tried.split()[: len(start)] == start for tried, refusal in now.refusals
    )


def _rank(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(now.game.scores()[seat]["rank"], facts)


def _score(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(worth(now.game, seat, facts["item"]), facts)


def worth(game: Game, seat: int, item: str) -> int:
    """The number of an item in a seat's score."""
    score = game.scores()[seat]
    parts: Iterator[Mapping[str, int]] = (value for value in score.values() if isinstance(value, dict))
    return int(score[item] if item in score else next(part[item] for part in parts if item in part))


def _event(now: Situation, facts: Facts, _seat: int) -> bool:
    wanted = {"event": facts["event"]} | dict(facts.get("with", {}))
    return any(all(event.get(key) == value for key, value in wanted.items()) for event in now.told)


def _moves(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(sum(who == seat for who, _ in now.log), facts)


def _chosen(now: Situation, facts: Facts, _seat: int) -> bool:
    return now.chosen is not None and fits(now.chosen, facts)


def _any(now: Situation, facts: Facts, _seat: int) -> bool:
    return any(holds(condition, now) for condition in facts["of"])


GENERAL: Mapping[str, Word] = {
    "did": Word(_did, needs={"action": PHRASE}),
    "refused": Word(_refused, needs={"rule": PHRASE}, may={"action": PHRASE}, seat=None),
    "rank": Word(_rank, number="must"),
    "score": Word(_score, needs={"item": ITEM}, number="must"),
    "event": Word(_event, needs={"event": PHRASE}, may={"with": FACTS}, seat=None),
    "moves": Word(_moves, number="must"),
    "chosen": Word(_chosen, number="must", seat=None),
    ANY: Word(_any, seat=None),
}


def vocabulary(rules: Rules) -> Mapping[str, Word]:
    """All words that lessons of a game know, in the order in which its course names them; then the general ones that
    it does not name."""
    own = rules.course.vocabulary
    return {**own, **{name: word for name, word in GENERAL.items() if name not in own}}


# --- reading --------------------------------------------------------------------------------------------------------


def read_condition(value: object, place: str, game: Game, also: Collection[str] = (), depth: int = 0) -> Condition:
    """A condition as it is written, in the words of the lesson's game; InvalidPosition names the place of what is
    wrong. `also`: keys for the caller."""
    if not isinstance(value, dict):
        raise wrong(place, f"a condition like {dict(game.rules.course.sample)} is expected, not {shown(value)}")
    if "test" not in value:
        raise wrong(place, "the key 'test' is missing")
    words = vocabulary(game.rules)
    name = tuple(words)[word(value["test"], f"{place}.test", tuple(words))]
    if name == ANY:
        return _read_any(value, place, game, also, depth)
    entry = words[name]
    given = mapping(value, place, ("test", *entry.keys, *also))
    _check_complete(name, entry, given, place)
    return Condition(name, {key: _read_fact(entry, key, given[key], place, game) for key in given if key in entry.keys})


def _check_complete(name: str, entry: Word, given: Mapping[str, Any], place: str) -> None:
    for key in entry.needs:
        if key not in given:
            raise wrong(place, f"'{name}' needs '{key}'")
    if entry.number == "must" and not any(key in given for key in NUMBERS):
        raise wrong(place, f"'{name}' needs a number: 'is', 'least' or 'most'")
    if entry.some and not any(key in given for key in entry.may):
        *first, last = (f"'{key}'" for key in entry.may)
        raise wrong(place, f"'{name}' needs {' or '.join([', '.join(first), last] if first else [last])}")


def _read_fact(entry: Word, key: str, value: object, place: str, game: Game) -> object:
    if key in NUMBERS:
        return integer(value, f"{place}.{key}")
    return entry.facts[key].read(value, f"{place}.{key}", game)


def _read_any(value: dict[str, Any], place: str, game: Game, also: Collection[str], depth: int) -> Condition:
    given = mapping(value, place, ("test", "of", *also))
    if depth:
        raise wrong(place, "'any' cannot stand inside of 'any'")
    entries = sequence(given.get("of"), f"{place}.of", 12, 2)
    return Condition(
        ANY, {"of": [read_condition(one, f"{place}.of[{n}]", game, (), 1) for n, one in enumerate(entries)]}
    )


def read_notation(value: object, place: str, rules: Rules) -> str:
    """An action in its notation."""
    try:
        if isinstance(value, str):
            return str(rules.parse(value))
    except ValueError:
        pass
    raise wrong(place, f"{shown(value)} is not written like an action")
