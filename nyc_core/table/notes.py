"""What happened, as *notes*: short records that a game jots down while it plays and that become the events of the
contract when somebody reads them. A search, which nobody listens to, throws them away.

A record is a tuple: its kind, which is the name of the event, and its facts in the order of the game's one table of
fields. A fact may be written shortly (a bag of cards as a number); the form of its field makes of it what is told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
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
