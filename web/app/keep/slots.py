"""How one saved game lies in the device's memory: two slots that are written in turn, so that the one before is still
whole when the tab is closed, or the memory fills up, in the middle of a write.

A slot is one text: a line with a sign, a checksum and a head in JSON (what a list of games shows), then the save as the
engine writes it. The head can be read without unpacking the save.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

from web.app.page import Storage

PREFIX = "nyc/game/"
GUESTS = "nyc/guest/"  # before the origin of a page with boards on it: what was begun there is kept for it alone
SLOTS = ("a", "b")
SIGN = "nyc1"
LONGEST_SLOT = 2_000_000
HIGHEST = 2**53  # number of a write; a game has some thousand

MOST_BRACKETS = 64  # in JSON of ours; deep nesting does not raise in the browser's Python, it kills it

Result = TypeVar("Result")
Json = dict[str, Any]


class Trouble(Exception):
    """The memory did not do what it should, or holds something else than it should. `code` names the sentence."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class Memory:
    """The storage, with one kind of exception."""

    def __init__(self, storage: Callable[[], Storage]) -> None:
        self.shelf = PREFIX  # where its games lie
        self._storage = storage  # asked each time: even to look for the storage may be forbidden

    def _do(self, work: Callable[[Storage], Result], code: str) -> Result:
        try:
            return work(self._storage())
        except Exception as error:  # noqa: BLE001 - browsers throw what they like here, and a game must go on
            raise Trouble(code, str(error)[:200]) from None

    def get(self, key: str) -> str | None:
        text = self._do(lambda storage: storage.get(key), "forbidden")
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Trouble "full" when only writing fails, "forbidden" when reading does too."""
        try:
            self._do(lambda storage: storage.set(key, text), "full")
        except Trouble:
            self.get(key)
            raise
        if self.get(key) != text:  # some browsers forget what they are given without a word
            raise Trouble("full")

    def remove(self, key: str) -> None:
        self._do(lambda storage: storage.remove(key), "forbidden")

    def keys(self) -> list[str]:
        return [str(key) for key in self._do(lambda storage: list(storage.keys()), "forbidden")]


class Slot(NamedTuple):
    """A whole slot: who wrote it as the how-manieth, what a list shows of it, and the save."""

    head: Json
    save: str

    @property
    def number(self) -> int:
        return int(self.head["n"])

    @property
    def stamp(self) -> str:
        """Tells this slot from every other one that was ever written to the same game."""
        return f"{self.head['n']} {self.head['writer']}"


def slot_key(game: str, place: str, shelf: str = PREFIX) -> str:
    return f"{shelf}{game}/{place}"


def is_flat(text: str) -> bool:
    """Whether JSON from outside can be read without harm."""
    return text.count("[") + text.count("{") <= MOST_BRACKETS


def pack(head: Json, save: str) -> str:
    """The text of a slot."""
    rest = f"{json.dumps(head, separators=(',', ':'))}\n{save}"
    return f"{SIGN} {_sum(rest)} {rest}"


def unpack(text: str) -> Slot | None:
    """The slot of a text, None unless it is just as it was written."""
    sign, _, rest = text.partition(" ")
    checksum, _, rest = rest.partition(" ")
    if sign != SIGN or len(text) > LONGEST_SLOT or checksum != _sum(rest):
        return None
    line, _, save = rest.partition("\n")
    try:
        head: Any = json.loads(line) if is_flat(line) else None
    except ValueError:
        return None
    return Slot(head, save) if isinstance(head, dict) and _is_signed(head) else None


def _is_signed(head: Json) -> bool:
    """Whether it says who wrote it as the how-manieth. (To a number of thousands of digits there is no next one.)"""
    number = head.get("n")
    return type(number) is int and 0 <= number < HIGHEST and isinstance(head.get("writer"), str)


def _sum(text: str) -> str:
    return f"{crc32(text.encode('utf-8', 'surrogatepass')):08x}"


class Pair(NamedTuple):
    """Both slots of a game, as texts, and read where they are whole."""

    texts: dict[str, str]
    slots: dict[str, Slot]

    def newest(self) -> Slot | None:
        return max(self.slots.values(), key=lambda slot: slot.number, default=None)

    def free(self) -> str:
        """The place to write to: never that of the newest whole slot; one that is empty or broken comes first."""
        for place in SLOTS:
            if place not in self.slots:
                return place
        return min(SLOTS, key=lambda place: self.slots[place].number)


def read_pair(memory: Memory, game: str) -> Pair:
    """What lies in the memory of a game."""
    texts = {place: text for place in SLOTS if (text := memory.get(slot_key(game, place, memory.shelf))) is not None}
    slots = {place: slot for place, text in texts.items() if (slot := unpack(text)) is not None}
    return Pair(texts, slots)


def games(memory: Memory) -> list[str]:
    """The ids of all games of a shelf of which anything is there."""
    ids: dict[str, None] = {}
    for key in memory.keys():  # noqa: SIM118 - not a dictionary
        game, _, place = key.removeprefix(memory.shelf).rpartition("/")
        if key.startswith(memory.shelf) and game and place in SLOTS:
            ids[game] = None
    return list(ids)
