"""What `act` returns is a list of events in every respect, though they are made when somebody looks at it first."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from operator import add
from typing import Any

import pytest

from nyc_core import games, new_game
from nyc_core.table.notes import Fields, Noted, Unread

FIELDS = Fields({"go": "seat cards why", "stop": "why"}, {"cards": {3: ("a", "b")}})
EVENTS: list[dict[str, Any]] = [
    {"event": "go", "seat": 1, "cards": ["a", "b"], "why": "X-1"},
    {"event": "stop", "why": "X-2"},
]
LAST: dict[str, Any] = {"event": "end"}


def unread() -> Any:
    noted = Noted()
    noted.append(("go", 1, 3, "X-1"))
    noted.append(("stop", "X-2"))
    return FIELDS.unread(noted)


def after(change: Callable[[Any], object]) -> Callable[[Any], Any]:
    """What a list is like after a change."""

    def changed(events: Any) -> Any:
        change(events)
        return [*events]

    return changed


def beside(events: Any, change: Callable[[list[Any], Any], object]) -> list[Any]:
    """What another list is like after a change that takes the events."""
    other: list[Any] = [LAST]
    change(other, events)
    return other


def unpacked(events: Any) -> Any:
    first, *rest = events
    return first, rest


def matched(events: Any) -> Any:
    match events:
        case [{"event": "go", "seat": seat}, *_]:
            return seat
    return None


LOOKS: dict[str, Callable[[Any], Any]] = {
    "len": len,
    "bool": bool,
    "first": lambda events: events[0],
    "last": lambda events: events[-1],
    "slice": lambda events: events[:1],
    "copy by slice": lambda events: events[:],
    "iteration": lambda events: [event["event"] for event in events],
    "list": list,
    "tuple": tuple,
    "reversed": lambda events: [*reversed(events)],
    "star": lambda events: [0, *events],
    "unpacked": unpacked,
    "arguments": lambda events: "{} {}".format(*events),
    "match": matched,
    "zip": lambda events: [*zip("ab", events, strict=True)],
    "sorted": lambda events: sorted(events, key=str),
    "in": lambda events: EVENTS[1] in events,
    "index": lambda events: events.index(EVENTS[1]),
    "count": lambda events: events.count(EVENTS[0]),
    "equal": lambda events: events == EVENTS,
    "equal from the right": lambda events: events == EVENTS,
    "unequal": lambda events: (events != EVENTS, events != EVENTS),
    "two unread": lambda events: events == (unread() if isinstance(events, Unread) else EVENTS),
    "+ of two unread": lambda events: events + (unread() if isinstance(events, Unread) else EVENTS),
    "+": lambda events: add(events, [LAST]),
    "+ from the right": lambda events: add([LAST], events),
    "+ of two": lambda events: events + events,
    "*": lambda events: events * 2,
    "* from the right": lambda events: 2 * events,
    "repr": repr,
    "str": str,
    "format": lambda events: f"{events}",
    "json": json.dumps,
    "json with indent": lambda events: json.dumps({"events": events}, indent=1),
    "pickle": lambda events: pickle.loads(pickle.dumps(events)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "copy()": lambda events: events.copy(),
    "extend another": lambda events: beside(events, list.extend),
    "+= of another": lambda events: beside(events, list.__iadd__),
    "slice of another": lambda events: beside(events, lambda other, given: other.__setitem__(slice(0, 0), given)),
    "append": after(lambda events: events.append(LAST)),
    "extend": after(lambda events: events.extend([LAST])),
    "+=": after(lambda events: events.__iadd__([LAST])),
    "*=": after(lambda events: events.__imul__(2)),
    "insert": after(lambda events: events.insert(0, LAST)),
    "set": after(lambda events: events.__setitem__(0, LAST)),
    "delete": after(lambda events: events.__delitem__(0)),
    "pop": lambda events: (events.pop(), [*events]),
    "remove": after(lambda events: events.remove(EVENTS[0])),
    "reverse": after(lambda events: events.reverse()),
    "sort": after(lambda events: events.sort(key=str)),
    "clear": after(lambda events: events.clear()),
    "is a list": lambda events: isinstance(events, list),
    "hash": lambda events: events.__hash__,
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_it_behaves_as_a_list(look: Callable[[Any], Any]) -> None:
    assert isinstance(unread(), Unread)
    assert look(unread()) == look(copy.deepcopy(EVENTS))


def test_no_way_to_look_is_missing() -> None:
    """Also those of a later Python: what a list can do is tried above or needs no events."""
    harmless = {"__new__", "__init__", "__getattribute__", "__len__", "__sizeof__", "__class_getitem__"}
    for name, method in vars(list).items():
        assert not callable(method) or name in harmless or name in vars(Unread), name


def test_two_that_meet_are_both_read() -> None:
    """Whether one of them has been read before or not."""
    for read in (list, len):  # to be as long as another is known without
        one = unread()
        read(one)
        assert one == unread()
        assert unread() == one
        assert one + unread() == EVENTS * 2
        assert unread() + one == EVENTS * 2


def test_events_are_made_once() -> None:
    events = unread()
    assert events[0] is events[0]
    events[0]["seat"] = 7
    assert events == [{**EVENTS[0], "seat": 7}, EVENTS[1]]
    assert type(events) is Noted


def test_a_copy_is_a_list_like_any_other() -> None:
    for made in (copy.copy(unread()), copy.deepcopy(unread()), pickle.loads(pickle.dumps(unread())), unread().copy()):
        assert type(made) is list


@pytest.mark.parametrize("game", games.names())
def test_what_was_returned_stays_when_the_game_goes_on(game: str) -> None:
    """As it was when it happened, though it is read much later."""
    late, early = (new_game(game, ["human", "human"], 3) for _ in range(2))
    lists, told, chance = [], [], random.Random(1)
    while options := late.options():
        action = chance.choice(options)
        lists.append(late.act(action))
        told.append(json.dumps(early.act(action)))
    assert [json.dumps(events) for events in lists] == told
