"""The parts of a table that a teacher can set, each with its fields: what the drawings show and what the taps do."""

from __future__ import annotations

from nyc_core import bots
from nyc_core.newyork1901.board import LOTS
from nyc_core.newyork1901.box import (
    CARDS,
    CHALLENGES,
    DISTRICTS,
    KINDS,
    LEGENDARY,
    OWN,
    STREET_CARDS,
    STREETS,
    TERRITORIES,
    VARIANTS,
)
from nyc_core.newyork1901.game import RULES
from nyc_core.newyork1901.position import PHASES
from nyc_core.newyork1901.read import KEYS
from web.app.draw.fields import LINE, NUMBER, ONE, TEXT, Field
from web.app.draw.scene import Scene
from web.app.editor.parts import Making, Part, Parts
from web.app.state import Facts

from . import town
from .edits import EDITS, seen, unseat
from .pickers import BUILT, LAND, PALETTE

NOBODY = -1
POSITION = "position."


def _bots() -> list[str]:
    """Who can be played against, the strongest first."""
    best = bots.best(RULES)
    return sorted(bots.names(RULES), key=lambda name: name != best)


def _seats(work: Making, _: str) -> list[Field]:
    fields = []
    for number, seat in enumerate(work.table["seats"]):
        path = f"{POSITION}seats.{number}"
        kinds, deed = ("human", "bot"), ("seat", number)
        fields.append(Field(ONE, f"{path}.kind", "seat", kinds, ("new.kind",), deed, number + 1))
        if seat["kind"] == "bot":
            fields.append(Field(ONE, f"{path}.name", "bot", _bots(), ("bot",), name=number + 1))
        else:
            fields.append(Field(TEXT, f"{path}.name", "name", name=number + 1, most=40))
    return fields


def _time(work: Making, _: str) -> list[Field]:
    seats = range(work.seats)
    return [
        Field(ONE, f"{POSITION}turn", "turn", seats, ("owner",)),
        Field(ONE, f"{POSITION}phase", "phase", PHASES, ("edit.phase",)),
        Field(ONE, f"{POSITION}ending", "ending", (*seats, None), ("edit.ending",), ("ending",)),
        Field(ONE, f"{POSITION}variant", "variant", VARIANTS, ("new.option.variant",), ("variant",)),
        Field(ONE, f"{POSITION}action_cards", "action_cards", (True, False), ("new.option.action_cards",), ("cards",)),
        Field(NUMBER, f"{POSITION}quiet", "quiet"),
        Field(NUMBER, "seed", "seed"),
    ]


def _aims(work: Making, _: str) -> list[Field]:
    streets = [STREETS[street] for street in STREET_CARDS]
    return [
        *(
            Field(ONE, f"{POSITION}streets.{at}", "street", streets, ("street",), ("street", at), at + 1)
            for at in range(len(work.table["streets"]))
        ),
        Field(ONE, f"{POSITION}challenge", "challenge", CHALLENGES, ("challenge",)),
    ]


def _market(work: Making, _: str) -> list[Field]:
    kinds = [KINDS[kind] for kind in LEGENDARY]
    return [
        Field(LINE, f"{POSITION}open", "lots", LOTS, ("lot",)),
        Field(LINE, f"{POSITION}future", "coming", LOTS, ("lot",)),
        Field(LINE, f"{POSITION}legendary", "legendary", kinds, ("skyscraper",)),
    ]


def _district(work: Making, of: str) -> list[Field]:
    """Whose each territory is."""
    return [
        Field(
            LAND,
            f"land.{one}",
            "territory",
            (NOBODY, *range(work.seats)),
            ("edit.owner",),
            ("land", one),
            town.called(one),
        )
        for one in TERRITORIES
        if town.district(one) == of
    ]


def _player(work: Making, seat: str) -> list[Field]:
    path = f"{POSITION}players.{seat}"
    kinds = tuple(KINDS[kind] for kind in OWN)
    return [
        Field(NUMBER, f"{path}.points", "points"),
        Field(ONE, f"{path}.character", "character", DISTRICTS, ("district",)),
        Field(LINE, f"{path}.cards", "cards", CARDS, ("card",)),
        Field(BUILT, f"{path}.built", "built", tuple(KINDS), ("skyscraper",)),
        Field(LINE, f"{path}.unbuilt", "unbuilt", kinds, ("skyscraper",)),
    ]


PARTS_OF_THE_TABLE: dict[str, Part] = {
    "seats": Part(_seats, "person"),
    "time": Part(_time, "play"),
    "aims": Part(_aims, "crown"),
    "market": Part(_market, "market-shift"),
    "player": Part(_player, "tower"),
    "district": Part(_district, "map", DISTRICTS),
}


# What is tapped on the drawn table, by what it tells: the place that sets it.
TAPPED = {"street": "aims", "challenge": "aims", "lot": "market", "track": "player 0"}


def home(work: Making, meaning: str) -> str:
    """The place for a `data-info` or `data-ask` of the table's drawings."""
    kind, _, one = meaning.partition(" ")
    if kind == "territory" and one in TERRITORIES:
        return f"district {town.district(one)}"
    if kind == "tower":
        return f"player {one.split()[0]}"
    if kind == "skyscraper":
        return "market"
    return TAPPED.get(kind, "")


# How places are shown


def called(scene: Scene, place: str) -> str:
    """What a place is called."""
    kind, _, one = place.partition(" ")
    if kind == "district":
        return scene.words("edit.place.district", name=scene.words(f"district.{one}"))
    return scene.names[int(one)] if kind == "player" else scene.words(f"edit.place.{kind}")


def moment(scene: Scene) -> str:
    """Whose turn it is."""
    if scene.phase == "over":
        return scene.words("edit.phase.over")
    return scene.words("edit.moment", name=scene.names[int(scene.view["turn"])])


def tab(place: str) -> str:
    return {"player": "builders", "aims": "goals", "market": "goals"}.get(place.partition(" ")[0], "town")


def told(place: str) -> Facts | None:
    kind, _, one = place.partition(" ")
    return {"event": "", "seat": int(one)} if kind == "player" else None


PARTS = Parts(
    table=PARTS_OF_THE_TABLE,
    home=home,
    called=called,
    moment=moment,
    tab=tab,
    told=told,
    seen=seen,
    unseat=unseat,
    palette=PALETTE,
    keys=KEYS,
    edits=EDITS,
    begun=("position.future",),  # by its first card: nobody wants to take 50 away one by one
    turn=("agenda",),
    of_the_turn=("seats", "turn", "phase", "ending", "variant", "action_cards"),
)
