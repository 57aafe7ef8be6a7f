"""The parts of a table that a teacher can set, each with its fields: what the drawings show and what the taps do.

A field is data. `do` is the edit that a value is handed to (`editor.EDITS`), such as ("set", path).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.position import PHASES
from web.app.editor.work import Work
from web.app.play.newgame import LEVELS, bots

NUMBER, ONE, CARDS, LINE, ROWS, COMPANY, PRESS, TEXT = (
    *("number", "one", "cards", "line", "rows", "company", "press", "text"),
)
BIDS = box.CARDS[:6]
PRESTIGE = (1, 2, 3, 4, 5, 6)  # what a tap adds
CHARACTERS = tuple(box.CHARACTERS)


class Field(NamedTuple):
    """One thing to set. `label` is the id of its text, `name` what is put into it (an owner, a number)."""

    kind: str
    path: str
    label: str
    values: Sequence[Any] = ()  # to choose from; of rows: those of each column
    named: Sequence[str] = ()  # how the values are called, by column: "card", "borough" …, "" for what they are
    do: tuple[Any, ...] = ()
    name: Any = None
    most: int = 10_000
    fresh: Any = None  # of rows: what is added

    @property
    def deed(self) -> tuple[Any, ...]:
        return self.do or ("set", self.path)


class Part(NamedTuple):
    """Something on the table that is tapped: what it is called, its fields, and what can be left out as a whole."""

    fields: Callable[[Work, str], list[Field]]
    sign: str  # its glyph
    each: Sequence[str] = ()  # such as the six boroughs


def _owners(work: Work) -> list[Any]:
    return [*range(work.seats), "neutral"]


def _time(work: Work, _: str) -> list[Field]:
    position = "position."
    return [
        Field(ONE, f"{position}round", "round", range(1, box.ROUNDS + 1), ("",)),
        Field(ONE, f"{position}phase", "phase", PHASES, ("edit.phase",), ("phase",)),
        Field(ONE, f"{position}bidding", "bidding", BIDS, ("card",), ("bidding",)),
        Field(ONE, f"{position}starter", "starter", range(work.seats), ("owner",)),
        Field(NUMBER, "seed", "seed"),
    ]


def _seats(work: Work, _: str) -> list[Field]:
    fields = []
    for number, seat in enumerate(work.table["seats"]):
        path = f"position.seats.{number}"
        fields.append(
            Field(ONE, f"{path}.kind", "seat", ("human", "tom", "bot"), ("new.kind",), ("seat", number), number + 1)
        )
        if seat["kind"] == "bot":
            fields.append(Field(ONE, f"{path}.name", "bot", bots(), ("bot",), name=number + 1))
            continue
        fields.append(Field(TEXT, f"{path}.name", "name", name=number + 1, most=40))
        if seat["kind"] == "tom":
            fields.append(Field(ONE, f"{path}.level", "level", LEVELS, ("",), name=number + 1))
    return fields


def _borough(work: Work, borough: str) -> list[Field]:
    path = f"position.boroughs.{borough}"
    towers = [
        Field(NUMBER, f"{path}.skyscrapers.{owner}", "towers", name=owner, named=("owner",)) for owner in _owners(work)
    ]
    return [
        *towers,
        Field(ONE, f"{path}.letter", "letter", box.LETTERS, ("",), ("letter", borough)),
        Field(NUMBER, f"{path}.base", "base"),
        Field(LINE, f"{path}.prestige", "prestige", PRESTIGE, ("plus",)),
    ]


def _vessels(work: Work, _: str) -> list[Field]:
    columns = (box.VESSELS, box.BOROUGHS, box.BOROUGHS)
    return [
        Field(
            ROWS,
            "position.vessels",
            "vessels",
            columns,
            ("vessel", "borough", "borough"),
            fresh=["taxi", "manhattan", "queens"],
        )
    ]


def _tiles(work: Work, _: str) -> list[Field]:
    columns, named = (box.VESSELS, range(10)), ("vessel", "plus")
    return [Field(ROWS, f"position.{key}", key, columns, named, fresh=["taxi", 2]) for key in ("display", "tiles")]


def _statue(work: Work, _: str) -> list[Field]:
    return [Field(ONE, "position.statue", "statue", box.STATUE, ("edit.statue",))]


def _press(work: Work, _: str) -> list[Field]:
    return [Field(PRESS, "position.press", "press", _owners(work), ("owner",))]


def _floor(work: Work, floor: str) -> list[Field]:
    path = f"position.elevator.{floor}"
    mine = [number for number, tile in box.CHARACTERS.items() if tile.value == int(floor)]
    order = [*mine, *(number for number in CHARACTERS if number not in mine)]
    return [
        Field(LINE, f"{path}.{key}", "row" if key == "open" else key, order, ("character",))
        for key in ("open", "stack")
    ]


def _pairs(work: Work, _: str) -> list[Field]:
    return [Field(ROWS, "position.pairs", "pairs", (box.CARDS, box.CARDS), ("card", "card"), fresh=["press", "press"])]


def _starts(work: Work, _: str) -> list[Field]:
    return [
        Field(ROWS, "position.starts", "starts", (CHARACTERS, CHARACTERS), ("character", "character"), fresh=[1, 10])
    ]


def _piles(work: Work, _: str) -> list[Field]:
    return [
        Field(LINE, "position.draw", "draw", box.CARDS, ("card",)),
        Field(CARDS, "position.discard", "discard"),
    ]


def _player(work: Work, seat: str) -> list[Field]:
    path = f"position.players.{seat}"
    tom = work.table["seats"][int(seat)]["kind"] == "tom"
    return [
        *(Field(NUMBER, f"{path}.{key}", key) for key in ("points", "dollars", "skyscrapers")),
        Field(CARDS, f"{path}.hand", "supply" if tom else "hand"),
        *(() if tom else (Field(CARDS, f"{path}.reserve", "reserve"),)),
        Field(COMPANY, f"{path}.characters", "characters", CHARACTERS, ("character",)),
        Field(LINE, f"{path}.vessels", "fleet", box.VESSELS, ("vessel",)),
    ]


PARTS: dict[str, Part] = {
    "seats": Part(_seats, "crew"),
    "time": Part(_time, "clock"),
    "borough": Part(_borough, "map", box.BOROUGHS),
    "player": Part(_player, "person"),
    "press": Part(_press, "headline"),
    "floor": Part(_floor, "elevator", tuple(str(floor) for floor in box.FLOORS)),
    "pairs": Part(_pairs, "pair"),
    "piles": Part(_piles, "card"),
    "starts": Part(_starts, "crew"),
    "tiles": Part(_tiles, "prestige"),
    "vessels": Part(_vessels, "wheel"),
    "statue": Part(_statue, "statue"),
}


def places(work: Work) -> list[str]:
    """Every place of the table that can be set: `time`, `borough queens`, `player 0`."""
    found = []
    for name, part in PARTS.items():
        each = [str(seat) for seat in range(work.seats)] if name == "player" else part.each
        found += [f"{name} {one}" for one in each] or [name]
    return found


def fields(work: Work, place: str) -> list[Field]:
    """The fields of a place; none when there is no such place."""
    name, _, one = place.partition(" ")
    return PARTS[name].fields(work, one) if place in places(work) else []


# What is tapped on the drawn table, by what it tells or asks: the place that sets it.
TAPPED = {
    "display": "tiles",
    "points": "player 0",
    "draw": "piles",
    "discard": "piles",
    "card": "piles",
    "take": "pairs",
    "start": "starts",
}


def place_of(work: Work, meaning: str) -> str:
    """The place for a `data-info` or `data-ask` of the table's drawings."""
    if meaning in places(work):
        return meaning
    kind, _, one = meaning.partition(" ")
    if kind in ("character", "hire", "use"):
        return _home_of(work, int(one.split()[0])) if one.split()[:1] and one.split()[0].isdigit() else ""
    return TAPPED.get(kind, "")


def _home_of(work: Work, number: int) -> str:
    """Where a character lies: on a floor, in a company, else in a start stack."""
    for floor, entry in work.table["elevator"].items():
        if number in entry["open"]:
            return f"floor {floor}"
    for seat, player in enumerate(work.table["players"]):
        if any(number in (entry, entry["no"] if isinstance(entry, dict) else None) for entry in player["characters"]):
            return f"player {seat}"
    return "starts"
