"""The garden: nine beds in a square, a bag of flowers, a hidden hand of three for each (GRD-1, in `words.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from copy import copy
from itertools import combinations
from typing import Any, ClassVar

from nyc_core.lessons.vocabulary import Facts, Situation, Word, fits
from nyc_core.table import chance, notation
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Steps
from nyc_core.table.notation import NOTHING, Form, in_order, numbered, several, word_of
from nyc_core.table.notes import Fields, Sink
from nyc_core.table.reading import integer, mapping, sequence
from nyc_core.table.rules import Course, Headline, Json, Rules, Words
from nyc_core.table.seats import Seat, read_seats, read_seed, written

from . import META, MOLE

BEDS = tuple(f"{column}{row}" for row in "123" for column in "abc")
FLOWERS = (1, 2, 3, 4)  # what they are worth
HAND = 3
FLOWER = numbered("flower")


class Action(notation.Action):
    """`plant 3 b2`, `swap 1 1 4`, `pass`."""

    __slots__ = ()
    forms: ClassVar[Mapping[str, Form]] = {
        "plant": in_order(FLOWER, word_of(BEDS, "bed")),
        "swap": several(FLOWER.called("given"), 1, HAND),
        "pass": NOTHING,
    }


class Position:
    """All that there is. The table itself uses `seats`, `agenda`, `notes` and `revealed` (`table.flow`)."""

    def __init__(self, seats: tuple[Seat, ...], seed: int) -> None:
        self.seats, self.rng = seats, chance.seeded(seed)
        self.beds: dict[str, tuple[int, int]] = {}  # the seat that planted there, and the flower
        self.bag = [flower for flower in FLOWERS for _ in range(6)]
        self.hands = [self.draw(HAND) for _ in seats]
        self.agenda: list[tuple[str, int, int]] = [("over", 0, 0), ("turn", 0, 0)]
        self.notes: Sink = [("begin",)]
        self.revealed = False

    def draw(self, number: int) -> list[int]:
        """So many flowers out of the bag, by chance."""
        return sorted(self.bag.pop(chance.below(self, len(self.bag))) for _ in range(number))

    def clone(self) -> Position:
        other = copy(self)
        other.beds, other.bag, other.agenda, other.notes = dict(self.beds), self.bag[:], self.agenda[:], []
        other.hands = [hand[:] for hand in self.hands]
        return other


class Turn:
    """Plant a flower, swap some, or pass (GRD-1)."""

    kind, rule = "turn", "GRD-1"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        hand = position.hands[seat]
        if not hand or len(position.beds) == len(BEDS):
            return []
        if position.seats[seat].kind == MOLE.name:  # what has one option only is not asked
            return [Action(("plant", hand[0], next(bed for bed in BEDS if bed not in position.beds)))]
        wanted = [Action(("plant", flower, bed)) for flower in dict.fromkeys(hand) for bed in BEDS]
        swaps = (combinations(hand, size) for size in range(1, HAND + 1))
        wanted += [Action(("swap", *flowers)) for some in swaps for flowers in dict.fromkeys(some)]
        return [*(action for action in wanted if not self.check(position, seat, number, action)), Action(("pass",))]

    def betrays(self, position: Position, seat: int) -> bool:
        """A mole that plants shows a flower of its hand: nobody takes that back."""
        return True

    def check(self, position: Position, seat: int, _number: int, action: Action) -> Objection | None:
        verb, *rest = action
        flowers = rest[:1] if verb == "plant" else rest
        rule = {"plant": "GRD-1.1", "swap": "GRD-1.2"}.get(verb, self.rule)
        if lacking := [*(Counter(flowers) - Counter(position.hands[seat]))]:
            return objection("flower_lacking", rule, flower=lacking[0])
        if verb == "plant" and rest[1] in position.beds:
            return objection("bed_taken", rule, bed=rest[1])
        if verb == "swap" and len(flowers) > len(position.bag):
            return objection("bag_empty", rule, left=len(position.bag))
        return None

    def play(self, position: Position, seat: int, _number: int, action: Action) -> None:
        verb, *rest = action
        hand = position.hands[seat]
        facts: tuple[Any, ...] = ()
        for flower in {"plant": rest[:1], "swap": rest, "pass": hand[:]}[verb]:
            hand.remove(flower)
        if verb == "plant":
            position.beds[rest[1]] = (seat, rest[0])
            facts = (rest[0], rest[1])
        elif verb == "swap":
            facts = (rest, position.draw(len(rest)))
            hand[:] = sorted(hand + facts[1])
            position.revealed = True  # nobody takes back what chance has shown
        position.notes.append((verb, seat, *facts))
        seats = range(len(position.seats))
        if left := [other for other in (*seats[seat + 1 :], *seats[: seat + 1]) if position.hands[other]]:
            position.agenda.append(("turn", left[0], 0))


def over(position: Position, _seat: int, _number: int) -> None:
    position.notes.append(("over",))


def _planted(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(sum(owner == seat for owner, _ in now.game.state.beds.values()), facts)


class Garden(Rules):
    """The game, as the table knows it. What is not said here is as with most games."""

    meta, actions = META, Action
    steps = Steps({"turn": Turn()}, {"over": over})
    notes = Fields({"begin": "", "plant": "seat flower bed", "swap": "seat given got", "pass": "seat", "over": ""}, {})
    last_clause = "GRD-2"
    quiet = ("pass",)
    course = Course(__package__ or "", ("garden",), (), {"planted": Word(_planted, number="must")})

    def deal(self, seats: tuple[Seat, ...], seed: int, options: Mapping[str, str | bool]) -> Position:
        return Position(seats, seed)

    def read(self, data: object, seed: object, saved: bool = False) -> Position:
        given = mapping(data, "position", ("game", "seats", "turn", "beds", "bag", "hands", "rng"))
        position = Position(read_seats(given.get("seats", META.quick), META), read_seed(seed))
        position.notes = []
        people = len(position.seats)
        for bed, planted in mapping(given.get("beds", {}), "beds", BEDS).items():
            owner, flower = sequence(planted, "beds", 2, 2)
            position.beds[bed] = (integer(owner, "beds", 0, people - 1), integer(flower, "beds", 1, 4))
        position.bag = _flowers(given.get("bag", position.bag), "bag", 24)
        hands = sequence(given.get("hands", position.hands), "hands", people, people)
        position.hands = [_flowers(hand, "hands", HAND) for hand in hands]
        position.rng = integer(given.get("rng", position.rng), "rng", 0, chance.MASK)
        turn = given.get("turn", 0)
        over = turn is None
        position.agenda = [] if over else [("over", 0, 0), ("turn", integer(turn, "turn", 0, people - 1), 0)]
        return position

    def write(self, position: Position) -> Json:
        turn = position.agenda[-1][1] if position.agenda else None
        beds = {bed: list(planted) for bed, planted in position.beds.items()}
        hidden = {"bag": position.bag[:], "hands": [hand[:] for hand in position.hands], "rng": position.rng}
        return {"game": META.name, "seats": written(position.seats), "turn": turn, "beds": beds, **hidden}

    def view(self, position: Position, seat: int | None) -> Json:
        data = self.write(position)
        del data["rng"]
        hands = [hand if number == seat else len(hand) for number, hand in enumerate(data["hands"])]
        return data | {"bag": len(position.bag), "hands": hands}

    def imagine(self, position: Position, seat: int, seed: int, whole: bool = True) -> None:
        position.rng = chance.seeded(seed)
        others = [hand for number, hand in enumerate(position.hands) if number != seat]
        position.bag = sorted([*position.bag, *(flower for hand in others for flower in hand)])
        for hand in others:
            hand[:] = position.draw(len(hand))

    def scores(self, position: Position) -> list[Json]:
        worth = [0 for _ in position.seats]
        for owner, flower in position.beds.values():
            worth[owner] += flower
        order = sorted(range(len(worth)), key=lambda seat: (-worth[seat], seat))
        return [{"total": total, "rank": order.index(seat) + 1} for seat, total in enumerate(worth)]

    @property
    def words(self) -> Words:
        from .words import WORDS

        return WORDS

    def turn(self, position: Position) -> Hashable:
        return tuple(position.agenda[-1:]), len(position.beds), len(position.bag)

    def moment(self, position: Position) -> tuple[int, ...]:
        return (len(position.beds),)

    def headline(self, view: Mapping[str, Any]) -> Headline:
        return Headline(len(view["beds"]), len(BEDS), "garden", view["turn"] is None)


def _flowers(value: object, place: str, most: int) -> list[int]:
    return sorted(integer(flower, place, 1, 4) for flower in sequence(value, place, most))


RULES: Rules = Garden()
