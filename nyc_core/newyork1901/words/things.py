"""What the game can tell about a thing in its box, for `?` on the command line: by the id that notation has for it."""

from __future__ import annotations

from typing import Any

from nyc_core.newyork1901.board import BESIDE, DISTRICT, GROUND, LAND, PARKLAND, SIZE, SQUARE, TERRITORY_OF, names_of
from nyc_core.newyork1901.box import (
    CARDS,
    CHALLENGES,
    DATA,
    DISTRICTS,
    GENERATIONS,
    KINDS,
    SKYSCRAPERS,
    STREETS,
    TERRITORIES,
)
from nyc_core.table.words.language import Voice, capital

from .rulebook import RULEBOOK
from .terminal import say

CLAUSES = {
    **{challenge: f"NY1-4.{number}" for number, challenge in enumerate(CHALLENGES, start=5)},
    "market-shift": "NY1-3.2",
    "land-grab": "NY1-3.3",
    "construction-boom": "NY1-3.4",
    **dict.fromkeys(STREETS, "NY1-4.3"),
}


def explain(question: str, voice: Voice) -> list[str]:
    """The sentences; none when it is no id of a thing."""
    thing = question.strip().lower()
    if thing in TERRITORIES:
        return [_territory(TERRITORIES.index(thing), voice)]
    if thing in SQUARE:
        return [_square(SQUARE[thing], thing, voice)]
    if thing in KINDS:
        return _skyscraper(KINDS.index(thing), voice)
    if thing not in CLAUSES:
        return []
    lang = voice.language.code
    clause = RULEBOOK.find(CLAUSES[thing], lang)
    kind = "street" if thing in STREETS else "card" if thing in CARDS else "challenge"
    text = clause.text if clause else ""
    message = "street.about" if kind == "street" else "about"
    return [say(message, lang=lang, name=voice.term(kind, thing), text=text)]


def _territory(territory: int, voice: Voice) -> str:
    name = TERRITORIES[territory]
    district = voice.term("district", DISTRICTS[DISTRICT[territory]])
    squares = " ".join(names_of(GROUND[territory]))
    facts = {"name": name, "size": SIZE[territory], "squares": squares, "district": district}
    return say("territory", lang=voice.language.code, **facts)


def _square(place: int, name: str, voice: Voice) -> str:
    lang = voice.language.code
    if not LAND >> place & 1:
        return say("square.park" if PARKLAND >> place & 1 else "square.outside", lang=lang, name=name)
    streets = [voice.term("street", STREETS[street]) for street, beside in enumerate(BESIDE) if beside >> place & 1]
    facts: dict[str, Any] = {"name": name, "territory": TERRITORIES[TERRITORY_OF[place]]}
    if not streets:
        return say("square", lang=lang, **facts)
    return say("square.streets", lang=lang, streets=voice.listed(streets), **facts)


def _skyscraper(kind: int, voice: Voice) -> list[str]:
    lang, one = voice.language.code, SKYSCRAPERS[kind]
    entries = [*DATA["skyscrapers"], *DATA["starter"], *DATA["legendary"]]
    facts: dict[str, Any] = {
        "name": capital(voice.term("skyscraper", one.id)),
        "id": one.id,
        "points": one.points,
        "generation": voice.term("generation", GENERATIONS[one.generation]),
        "shape": " / ".join(entries[kind]["rows"]),
    }
    lines = [say("skyscraper", lang=lang, **facts)]
    if one.irregular:
        lines.append(say("skyscraper.irregular", lang=lang))
    if one.height:
        lines.append(say("skyscraper.height", lang=lang, height=one.height))
    return lines
