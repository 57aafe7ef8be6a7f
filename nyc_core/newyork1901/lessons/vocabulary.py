"""What goals of this game's lessons can say besides what lessons of any game can (`nyc_core.lessons.vocabulary`).

`took`, `built` and `demolished` are about what was done since the lesson began; `stands`, `estate` and the others about
the table as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from nyc_core.lessons.vocabulary import GENERAL, Fact, Facts, Situation, Word, fits, number_from, one_of
from nyc_core.newyork1901.board import DISTRICT, SQUARE, names_of, squares_of
from nyc_core.newyork1901.box import CARDS, DISTRICTS, GENERATIONS, KINDS, SKYSCRAPERS, STREETS, TERRITORIES
from nyc_core.newyork1901.footprints import FACTS
from nyc_core.newyork1901.position import OVER, Position, free_workers, generation_of
from nyc_core.newyork1901.scoring import street_winner
from nyc_core.table.game import Game
from nyc_core.table.notes import Event
from nyc_core.table.reading import sequence, word

MOST_SQUARES = 12  # of a skyscraper, with room to spare


def _often(number: int, facts: Facts) -> bool:
    """Whether it fits what the facts say; once at least where they say nothing."""
    return fits(number, facts if any(key in facts for key in ("is", "least", "most")) else {**facts, "least": 1})


def _told(now: Situation, name: str, seat: int) -> list[Event]:
    return [event for event in now.told if event["event"] == name and event["seat"] == seat]


# --- what was done since the lesson began ----------------------------------------------------------------------------


def _took(now: Situation, facts: Facts, seat: int) -> bool:
    """Land was taken (NY1-2.2)."""
    names = [event["territory"] for event in _told(now, "expand", seat)]
    return _often(sum(_is_land(name, facts) for name in names), facts)


def _is_land(name: str, facts: Facts) -> bool:
    district = DISTRICTS[DISTRICT[TERRITORIES.index(name)]]
    return (
        facts.get("territory", name) == name
        and facts.get("district", district) == district
        and name not in facts.get("except", ())
    )


def _built(now: Situation, facts: Facts, seat: int) -> bool:
    """Skyscrapers were built (NY1-2.6), by demolition too."""
    return _often(_such(((one["skyscraper"], one["squares"]) for one in _told(now, "build", seat)), facts), facts)


def _demolished(now: Situation, facts: Facts, seat: int) -> bool:
    """Skyscrapers left the game (NY1-2.4)."""
    return _often(_such(((one["skyscraper"], one["squares"]) for one in _told(now, "demolish", seat)), facts), facts)


def _such(towers: Any, facts: Facts) -> int:
    """How many of these skyscrapers are what the facts say."""
    return sum(_is_such(kind, squares, facts) for kind, squares in towers)


def _is_such(kind: str, squares: Collection[str], facts: Facts) -> bool:
    one, place = SKYSCRAPERS[KINDS.index(kind)], FACTS[squares_of(squares)]
    generation = GENERATIONS[one.generation]
    return (
        facts.get("skyscraper", kind) == kind
        and kind not in facts.get("except", ())
        and facts.get("generation", generation) == generation
        and set(facts.get("squares", squares)) == set(squares)
        and set(facts.get("covers", ())) <= set(squares)
        and ("street" not in facts or bool(place.streets >> STREETS.index(facts["street"]) & 1))
    )


def _used(now: Situation, facts: Facts, seat: int) -> bool:
    """An action card was used (NY1-3.1)."""
    return any(event["card"] == facts["card"] for event in _told(now, "use", seat))


def _turns(now: Situation, facts: Facts, seat: int) -> bool:
    return fits(_ended(now, seat), facts)


def _ended(now: Situation, seat: int) -> int:
    """How many turns of the seat are over. They are counted back from the last one."""
    state: Position = now.game.state
    seats, ended = len(state.seats), state.turns - now.began[1]
    last = state.turn if state.phase == OVER else state.turn - 1
    after = (last - seat) % seats  # turns of others since its last one
    return max(0, (ended - after - 1) // seats + 1)


# --- the table as it is ----------------------------------------------------------------------------------------------


def _stands(now: Situation, facts: Facts, seat: int) -> bool:
    state: Position = now.game.state
    towers = ((KINDS[kind], names_of(squares)) for kind, squares in state.built[seat])
    return _often(_such(towers, facts), facts)


def _estate(now: Situation, facts: Facts, seat: int) -> bool:
    """Territories of the estate (NY1-0.5)."""
    return _often(_land(now.game.state.estate[seat], facts), facts)


def _waits(now: Situation, facts: Facts, seat: int) -> bool:
    """Territories on which a worker stands."""
    return _often(_land(now.game.state.vacant[seat], facts), facts)


def _land(territories: int, facts: Facts) -> int:
    return sum(territories >> place & 1 and _is_land(name, facts) for place, name in enumerate(TERRITORIES))


def _workers(now: Situation, facts: Facts, seat: int) -> bool:
    """Free workers (NY1-0.5)."""
    return fits(free_workers(now.game.state, seat), facts)


def _unlocked(now: Situation, facts: Facts, seat: int) -> bool:
    """NY1-2.10."""
    return GENERATIONS.index(facts["generation"]) <= generation_of(now.game.state, seat)


def _leads(now: Situation, facts: Facts, seat: int) -> bool:
    """Most skyscrapers on a street (NY1-4.3)."""
    return bool(street_winner(now.game.state, STREETS.index(facts["street"])) == seat)


def _behind(now: Situation, facts: Facts, seat: int) -> bool:
    """Points behind the best of the others, if the game ended now: what a coach looks at after some turns."""
    totals = [score["total"] for score in now.game.scores()]
    mine = totals.pop(seat)
    return _ended(now, seat) >= facts.get("after", 0) and fits(max(0, max(totals) - mine), facts)


# --- how their facts are read ----------------------------------------------------------------------------------------


def _names(known: tuple[str, ...], most: int) -> Fact:
    """A list of these words."""

    def read(value: object, place: str, _: Game) -> list[str]:
        return [known[word(one, f"{place}[{n}]", known)] for n, one in enumerate(sequence(value, place, most, 1))]

    return Fact(read)


SQUARES = _names(tuple(SQUARE), MOST_SQUARES)
LAND = {
    "territory": one_of(TERRITORIES),
    "district": one_of(DISTRICTS),
    "except": _names(tuple(TERRITORIES), len(TERRITORIES)),
}
TOWER = {
    "skyscraper": one_of(KINDS),
    "generation": one_of(GENERATIONS),
    "squares": SQUARES,
    "covers": SQUARES,
    "street": one_of(STREETS),
    "except": _names(tuple(KINDS), len(KINDS)),
}

WORDS: Mapping[str, Word] = {
    "took": Word(_took, may=LAND, number="may"),
    "built": Word(_built, may=TOWER, number="may"),
    "demolished": Word(_demolished, may=TOWER, number="may"),
    "used": Word(_used, needs={"card": one_of(CARDS)}),
    "turns": Word(_turns, number="must"),
    "did": GENERAL["did"],
    "refused": GENERAL["refused"],
    "estate": Word(_estate, may=LAND, number="may"),
    "waits": Word(_waits, may=LAND, number="may"),
    "workers": Word(_workers, number="must"),
    "stands": Word(_stands, may=TOWER, number="may"),
    "unlocked": Word(_unlocked, needs={"generation": one_of(GENERATIONS)}),
    "leads": Word(_leads, needs={"street": one_of(STREETS)}),
    "behind": Word(_behind, may={"after": number_from(1, 40)}, number="must"),
    "score": GENERAL["score"],
    "rank": GENERAL["rank"],
}
