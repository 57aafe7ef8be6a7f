"""The parts of a table that a teacher can set, each with its fields: what the drawings show and what the taps do."""

from __future__ import annotations

from typing import Any

from nyc_core import bots
from nyc_core.newyorkcity import LEVELS, box
from nyc_core.newyorkcity.game import RULES
from nyc_core.newyorkcity.position import PHASES
from nyc_core.newyorkcity.read import KEYS
from web.app.draw.fields import LINE, NUMBER, ONE, ROWS, TEXT, Field
from web.app.draw.scene import Scene
from web.app.editor.parts import Making, Part, Parts
from web.app.state import Facts

from .edits import EDITS, seen, unseat
from .pickers import CARDS, COMPANY, PALETTE, PRESS

BIDS = box.CARDS[:6]
PRESTIGE = (1, 2, 3, 4, 5, 6)  # what a tap adds
CHARACTERS = tuple(box.CHARACTERS)


def _bots() -> list[str]:
    """Who can be played against, the strongest first."""
    best = bots.best(RULES)
    return sorted(bots.names(RULES), key=lambda name: name != best)


def _owners(work: Making) -> list[Any]:
    return [*range(work.seats), "neutral"]


def _time(work: Making, _: str) -> list[Field]:
    position = "position."
    return [
        Field(ONE, f"{position}round", "round", range(1, box.ROUNDS + 1), ("",)),
        Field(ONE, f"{position}phase", "phase", PHASES, ("edit.phase",), ("phase",)),
        Field(ONE, f"{position}bidding", "bidding", BIDS, ("card",), ("bidding",)),
        Field(ONE, f"{position}starter", "starter", range(work.seats), ("owner",)),
        Field(NUMBER, "seed", "seed"),
    ]


def _seats(work: Making, _: str) -> list[Field]:
    fields = []
    for number, seat in enumerate(work.table["seats"]):
        path = f"position.seats.{number}"
        fields.append(
            Field(ONE, f"{path}.kind", "seat", ("human", "tom", "bot"), ("new.kind",), ("seat", number), number + 1)
        )
        if seat["kind"] == "bot":
            fields.append(Field(ONE, f"{path}.name", "bot", _bots(), ("bot",), name=number + 1))
            continue
        fields.append(Field(TEXT, f"{path}.name", "name", name=number + 1, most=40))
        if seat["kind"] == "tom":
            fields.append(Field(ONE, f"{path}.level", "level", LEVELS, ("",), name=number + 1))
    return fields


def _borough(work: Making, borough: str) -> list[Field]:
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


def _vessels(work: Making, _: str) -> list[Field]:
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


def _tiles(work: Making, _: str) -> list[Field]:
    columns, named = (box.VESSELS, range(10)), ("vessel", "plus")
    return [Field(ROWS, f"position.{key}", key, columns, named, fresh=["taxi", 2]) for key in ("display", "tiles")]


def _statue(work: Making, _: str) -> list[Field]:
    return [Field(ONE, "position.statue", "statue", box.STATUE, ("edit.statue",))]


def _press(work: Making, _: str) -> list[Field]:
    return [Field(PRESS, "position.press", "press", _owners(work), ("owner",))]


def _floor(work: Making, floor: str) -> list[Field]:
    path = f"position.elevator.{floor}"
    mine = [number for number, tile in box.CHARACTERS.items() if tile.value == int(floor)]
    order = [*mine, *(number for number in CHARACTERS if number not in mine)]
    return [
        Field(LINE, f"{path}.{key}", "row" if key == "open" else key, order, ("character",))
        for key in ("open", "stack")
    ]


def _pairs(work: Making, _: str) -> list[Field]:
    return [Field(ROWS, "position.pairs", "pairs", (box.CARDS, box.CARDS), ("card", "card"), fresh=["press", "press"])]


def _starts(work: Making, _: str) -> list[Field]:
    return [
        Field(ROWS, "position.starts", "starts", (CHARACTERS, CHARACTERS), ("character", "character"), fresh=[1, 10])
    ]


def _piles(work: Making, _: str) -> list[Field]:
    return [
        Field(LINE, "position.draw", "draw", box.CARDS, ("card",)),
        Field(CARDS, "position.discard", "discard"),
    ]


def _player(work: Making, seat: str) -> list[Field]:
    path = f"position.players.{seat}"
    tom = work.table["seats"][int(seat)]["kind"] == "tom"
    return [
        *(Field(NUMBER, f"{path}.{key}", key) for key in ("points", "dollars", "skyscrapers")),
        Field(CARDS, f"{path}.hand", "supply" if tom else "hand"),
        *(() if tom else (Field(CARDS, f"{path}.reserve", "reserve"),)),
        Field(COMPANY, f"{path}.characters", "characters", CHARACTERS, ("character",)),
        Field(LINE, f"{path}.vessels", "fleet", box.VESSELS, ("vessel",)),
    ]


PARTS_OF_THE_TABLE: dict[str, Part] = {
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


def home(work: Making, meaning: str) -> str:
    """The place for a `data-info` or `data-ask` of the table's drawings."""
    kind, _, one = meaning.partition(" ")
    if kind in ("character", "hire", "use"):
        return _home_of(work, int(one.split()[0])) if one.split()[:1] and one.split()[0].isdigit() else ""
    return TAPPED.get(kind, "")


def _home_of(work: Making, number: int) -> str:
    """Where a character lies: on a floor, in a company, else in a start stack."""
    for floor, entry in work.table["elevator"].items():
        if number in entry["open"]:
            return f"floor {floor}"
    for seat, player in enumerate(work.table["players"]):
        if any(number in (entry, entry["no"] if isinstance(entry, dict) else None) for entry in player["characters"]):
            return f"player {seat}"
    return "starts"


# How places are shown

TABS = {"floor": "elevator", "player": "people", "pairs": "stage", "starts": "stage", "piles": "stage"}
DEALT = ("player", "pairs", "piles")  # where setting cards leaves others for those that chance deals


def called(scene: Scene, place: str) -> str:
    """What a place is called."""
    kind, _, one = place.partition(" ")
    if kind == "borough":
        return scene.words(f"borough.{one}")
    if kind == "player":
        return scene.names[int(one)]
    return scene.words(f"edit.place.{kind}", n=one)


def moment(scene: Scene) -> str:
    """Round and phase."""
    words, view = scene.words, scene.view
    said = [words("bar.round", n=view["round"], of=box.ROUNDS), words(f"edit.phase.{scene.phase}")]
    if view.get("bidding"):
        said.append(words(f"card.{view['bidding']}"))
    return " · ".join(said)


def note(place: str) -> str:
    return "edit.dealt" if place.partition(" ")[0] in DEALT else ""


def tab(place: str) -> str:
    return TABS.get(place.partition(" ")[0], "board")


def told(place: str) -> Facts | None:
    kind, _, one = place.partition(" ")
    return {"borough": one} if kind == "borough" else {"seat": int(one)} if kind == "player" else None


PARTS = Parts(
    table=PARTS_OF_THE_TABLE,
    home=home,
    called=called,
    moment=moment,
    note=note,
    tab=tab,
    told=told,
    seen=seen,
    unseat=unseat,
    palette=PALETTE,
    keys=KEYS,
    edits=EDITS,
    begun=("position.draw",),  # by its first card: nobody wants to take 70 away one by one
    turn=("agenda", "turn"),
    of_the_turn=("seats", "round", "phase", "bidding", "starter"),
)
