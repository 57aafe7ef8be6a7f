"""What a game tells the editor about its table: the parts that can be set, and how taps change them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from web.app.draw.fields import Field, Palette
from web.app.draw.scene import Scene
from web.app.state import Facts, Json

LONGEST_LIST = 100  # of pieces that are added by taps


class Making(Protocol):
    """The lesson that is being made, as far as parts need it (`work.Work`)."""

    data: Json
    table: Json  # the whole position, what is left open filled in

    @property
    def seats(self) -> int:
        """How many there are."""

    def given(self, path: str) -> Any:
        """What the data say; None when it is left out."""

    def value(self, path: str) -> Any:
        """What holds: what is given, else what lies on the table."""

    def put(self, path: str, value: Any) -> None:
        """Give something."""

    def drop(self, path: str) -> None:
        """Leave something out."""

    def listed(self, path: str) -> list[Any]:
        """The list as it holds now, to be changed."""


class Part(NamedTuple):
    """Something on the table that is tapped: its fields, its sign, and what can be set apart."""

    fields: Callable[[Making, str], list[Field]]
    sign: str  # its glyph
    each: Sequence[str] = ()  # what there is one of for each


SEATS = "player"  # the part of which there is one for each seat


@dataclass(frozen=True)
class Parts:
    """The parts of one game's table. A place is such a part in words: `time`, `player 0`. What is left out: nothing can
    be set, and a table that was seen is dealt anew for its seats."""

    table: Mapping[str, Part] = field(default_factory=dict)  # by name
    home: Callable[[Making, str], str] = lambda making, meaning: ""  # the place where a drawn thing is set
    called: Callable[[Scene, str], str] = lambda scene, place: place  # what a place is called
    moment: Callable[[Scene], str] = lambda scene: ""  # where the table stands, in a few words
    note: Callable[[str], str] = lambda place: ""  # the id of what is to be said about a place, "" for nothing
    tab: Callable[[str], str] = lambda place: ""  # where on a phone a place lies
    told: Callable[[str], Facts | None] = lambda place: None  # as an event: what stands out while a place is set
    seen: Callable[[Json], Json] = lambda view: {key: view[key] for key in ("game", "seats")}  # a position of a view
    unseat: Callable[[Json, int], None] = lambda position, gone: None  # a seat goes, besides `seats` and `players`
    palette: Palette = field(default_factory=Palette)
    keys: Collection[str] = ("game", "seats")  # all that a position can have
    edits: Mapping[str, Callable[..., None]] = field(default_factory=dict)  # taps of its own: (making, *facts)
    begun: Sequence[str] = ()  # paths of lists that begin with what is put there, not with what lies there
    turn: Sequence[str] = ()  # keys that only a position in mid-turn has
    of_the_turn: Sequence[str] = ("seats",)  # keys that cannot be edited in mid-turn

    def _signs(self, making: Making) -> dict[str, str]:
        """By place its sign."""
        signs: dict[str, str] = {}
        for name, part in self.table.items():
            each = [str(seat) for seat in range(making.seats)] if name == SEATS else part.each
            signs |= dict.fromkeys([f"{name} {one}" for one in each] or [name], part.sign)
        return signs

    def places(self, making: Making) -> list[tuple[str, str]]:
        """All that can be set, each with its sign."""
        return list(self._signs(making).items())

    def place_of(self, making: Making, meaning: str) -> str:
        """The place for a drawn thing's `data-info` or `data-ask`; "" where there is none."""
        return meaning if meaning in self._signs(making) else self.home(making, meaning)

    def fields(self, making: Making, place: str) -> list[Field]:
        """The fields of a place; none where there is no such place."""
        name, _, one = place.partition(" ")
        return self.table[name].fields(making, one) if place in self._signs(making) else []
