"""What happened, as *notes*: short records that a game jots down while it plays and that become the events of the
contract when somebody reads them. A search, which nobody listens to, throws them away.

A record is a tuple: its kind, which is the name of the event, and its facts in the order of the game's one table of
fields. A fact may be written shortly (a bag of cards as a number); the form of its field makes of it what is told. That
may happen much later, so nothing in a record changes any more.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Protocol

Event = dict[str, Any]
Record = tuple[Any, ...]


class Sink(Protocol):
    """Where a position puts its notes."""

    def append(self, record: Record, /) -> object:
        """Take one."""


FORGOTTEN: Sink = deque(maxlen=0)  # for who plays on and does not want to know


GENERAL = {"rescued": ""}  # of every game


class Fields(dict[str, Callable[[Record], Event]]):
    """A game's table of fields: by kind of record what its event tells, and how facts are put that are not written as
    they are told: by a function, or by a table of lists. Kinds of one event that tell different things differ behind a
    dot ("draw", "draw.face_up").

    For each kind a function is made when the first such record is read, as `namedtuple` makes its classes: events are
    told so often that looking up their fields one by one would be a sixth of the time of a game.
    """

    def __init__(self, fields: Mapping[str, str], forms: Mapping[str, Callable[[Any], Any] | dict[Any, Any]]) -> None:
        super().__init__()
        self.fields = {**GENERAL, **fields}
        self.forms = dict(forms)

    def __missing__(self, kind: str) -> Callable[[Record], Event]:
        facts = [f"'event': {kind.partition('.')[0]!r}"]
        for place, name in enumerate(self.fields[kind].split(), start=1):
            fact = f"record[{place}]"
            form = self.forms.get(name)
            told = f"[*{name}[{fact}]]" if isinstance(form, dict) else f"{name}({fact})" if form else fact
            facts.append(f"{name!r}: {told}")
        self[kind] = tell = eval(f"lambda record: {{{', '.join(facts)}}}", self.forms.copy())
        return tell  # type: ignore[no-any-return]

    def events(self, records: Iterable[Record]) -> list[Event]:
        """The events that the records write, each of them new: who gets them may change them."""
        return [self[record[0]](record) for record in records]

    def unread(self, noted: Noted) -> list[Event]:
        """The same list as one of events, which are made when somebody looks at it."""
        noted.fields = self
        noted.__class__ = Unread
        return noted


class Noted(list[Any]):
    """What one action caused: records while it is played, later its events, as a list like any other."""

    __slots__ = ("fields",)
    fields: Fields

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)  # a copy, or what comes out of a pickle, is a mere list


class Unread(Noted):
    """Events that are still records. Who plays many games looks at few of them, and to make them all would be a sixth
    of the time. Whatever one does with the list, except asking how long it is, makes them first, once and for all."""

    __slots__ = ()

    def read(self) -> None:
        """Make the events; from now on this is a list with nothing special about it."""
        self.__class__ = Noted  # type: ignore[assignment]  # which is what it was
        self[:] = self.fields.events(self)

    def __radd__(self, before: list[Any]) -> list[Any]:
        return before + list(self)  # a list takes what another holds without asking it


def _read_first(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def read_first(unread: Unread, *given: Any, **named: Any) -> Any:
        unread.read()
        for other in given:
            if isinstance(other, Unread):
                other.read()  # such as in a comparison of two
        return method(unread, *given, **named)

    return read_first


HARMLESS = {"__new__", "__init__", "__getattribute__", "__len__", "__sizeof__", "__class_getitem__"}
for _name in vars(list).keys() - HARMLESS:
    if callable(vars(list)[_name]):
        setattr(Unread, _name, _read_first(vars(list)[_name]))
