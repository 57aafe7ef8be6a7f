"""What was drawn is kept, and drawn anew when something that it was drawn from is another.

A drawing is a function of a scene, and the same scene gives the same text (web/README.md). So it is enough to watch what
a drawing reads of its scene: while all of that is as it was, so is the drawing. `@kept` stands over a drawing that is
worth it, a region or a part of one; what it is given besides the scene must be plain values.

    @kept
    def draw(scene: Scene) -> str: ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any, Concatenate, ParamSpec, cast

from .scene import Scene

Given = ParamSpec("Given")
Drawing = Callable[Concatenate[Scene, Given], str]
Place = tuple[object, ...]  # where in a scene: ("kind",), ("state", "mode"), ("view", "seats"), ("player", 2)
Reads = dict[Place, object]

MISSING = object()  # what a view does not have
MOST = 60  # texts of one drawing
METHODS = {name for name, what in vars(Scene).items() if callable(what) and not name.startswith("_")}


def kept(drawing: Drawing[Given]) -> Drawing[Given]:
    """A drawing that is only drawn when something is new. It keeps one text for each set of plain values."""
    drawn: dict[object, tuple[Reads, str]] = {}

    @wraps(drawing)
    def draw(scene: Scene, /, *given: Given.args, **named: Given.kwargs) -> str:
        around: object = scene
        whole = around.watched if isinstance(around, Watched) else scene
        key = (given, tuple(named.items()))
        known = drawn.get(key)
        if known is None or not same(known[0], whole):
            watched = Watched(whole)
            if len(drawn) >= MOST:
                drawn.clear()
            known = drawn[key] = (watched.reads, drawing(cast("Scene", watched), *given, **named))
        if isinstance(around, Watched):
            around.reads.update(known[0])
        return known[1]

    vars(draw)["drawn"] = drawn
    return draw


def same(reads: Reads, scene: Scene) -> bool:
    """Whether a scene has all that was read, as it was then. What is the very same object has not changed."""
    for place, value in reads.items():
        now = at(scene, place)
        if now is not value and (type(now) is not type(value) or now != value):
            return False
    return True


def at(scene: Scene, place: Place) -> object:
    """What stands there."""
    first, *rest = place
    if first == "has":
        return at(scene, tuple(rest)) is not MISSING
    if first == "player":
        return scene.player(cast("int", rest[0]))
    if first == "state":
        return getattr(scene.state, cast("str", rest[0]))
    value: Any = scene.state.facts if first == "facts" else getattr(scene, cast("str", first))
    for name in rest:
        value = value.get(name, MISSING) if isinstance(value, Mapping) else MISSING
    return value


class Watched:
    """A scene that writes down what is read of it. Its methods read through it, so that what they need counts too."""

    def __init__(self, scene: Scene) -> None:
        self.watched = scene
        self.reads: Reads = {}
        self.view = Seen(scene.view, self.reads, ("view",))
        self.state = SeenState(scene, self.reads)

    def __getattr__(self, name: str) -> Any:
        if name in METHODS:
            return getattr(Scene, name).__get__(self)
        value = self.reads[name,] = getattr(self.watched, name)
        return value

    def player(self, seat: int) -> Mapping[str, Any]:
        value = self.reads["player", seat] = self.watched.player(seat)
        return value


class SeenState:
    """The page's own state, in the same way."""

    def __init__(self, scene: Scene, reads: Reads) -> None:
        self._state, self._reads = scene.state, reads
        self.facts = Seen(scene.state.facts, reads, ("facts",))

    def __getattr__(self, name: str) -> Any:
        value = self._reads["state", name] = getattr(self._state, name)
        return value


class Seen(Mapping[str, Any]):
    """A view, in the same way: each entry for itself, and of what has entries again, each of those."""

    def __init__(self, whole: Mapping[str, Any], reads: Reads, place: Place) -> None:
        self._whole, self._reads, self._place = whole, reads, place

    def get(self, key: str, default: Any = None) -> Any:
        place, value = (*self._place, key), self._whole.get(key, MISSING)
        if isinstance(value, Mapping):
            self._reads["has", *place] = True
            return Seen(value, self._reads, place)
        self._reads[place] = value
        return default if value is MISSING else value

    def __getitem__(self, key: str) -> Any:
        value = self.get(key, MISSING)
        if value is MISSING:
            raise KeyError(key)
        return value

    def __contains__(self, key: object) -> bool:
        return self.get(cast("str", key), MISSING) is not MISSING

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Seen) else other)

    __hash__ = None  # type: ignore[assignment]  # as of any dict

    def _all(self) -> Mapping[str, Any]:
        self._reads[self._place] = self._whole
        return self._whole
