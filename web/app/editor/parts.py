"""What a game tells the editor about its table: the parts that can be set, and how taps change them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

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


@dataclass(frozen=True)
class Parts:
    """The parts of one game's table. A place is such a part in words: `time`, `player 0`. What is left out: nothing can
    be set, and a table that was seen is dealt anew for its seats."""

    places: Callable[[Making], list[tuple[str, str]]] = lambda making: []  # all that can be set, each with its sign
    fields: Callable[[Making, str], list[Field]] = lambda making, place: []  # of a place; none where there is none
    place_of: Callable[[Making, str], str] = lambda making, meaning: ""  # for a drawn thing's `data-info`, `data-ask`
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
