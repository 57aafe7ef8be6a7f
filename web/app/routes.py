"""All addresses of the page, and all parameters of embedded boards: read and written here and nowhere else.

A *route* is what stands after the URL's `#`. Wishes are what the address of an embedded board (or a `load` message)
asks for, read so that nothing in it can do harm; their tables are the only place where the parameters stand: the build
hands them to the frame's JavaScript too, which needs them before Python is there (web/js/wishes.mjs; a test compares
both readers).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from nyc_core import games
from nyc_core.table.words import LANGUAGES
from web.app.rooms import shown_games

# --- routes -----------------------------------------------------------------------------------------------------------

PANELS = (
    "home",
    "menu",
    "new",
    "games",
    "settings",
    "rules",
    "guide",
    "learn",
    "score",
    "log",
    "since",
    "text",
    "review",
    "records",
    "send",
)
OWN_PANELS = (
    "home",
    "games",
    "learn",
    "review",
    "records",
    "send",
)  # of the whole app: not for a guest on somebody else's page


@dataclass(frozen=True)
class Play:
    """A game of this device."""

    game: str  # its id

    def __str__(self) -> str:
        return f"play/{self.game}"


@dataclass(frozen=True)
class Share:
    """A game that the address holds."""

    packed: str

    def __str__(self) -> str:
        return f"share/{self.packed}"


@dataclass(frozen=True)
class Turn:
    """A turn of a game that is played by links: its moves."""

    packed: str

    def __str__(self) -> str:
        return f"turn/{self.packed}"


@dataclass(frozen=True)
class Shelf:
    """A lesson that comes with a game."""

    lesson: str  # its id, which is unique over all games

    def __str__(self) -> str:
        return f"learn/{self.lesson}"


@dataclass(frozen=True)
class Packed:
    """A lesson that somebody made."""

    packed: str

    def __str__(self) -> str:
        return f"lesson/{self.packed}"


@dataclass(frozen=True)
class Edit:
    """The editor, with what the address holds, if anything."""

    packed: str = ""

    def __str__(self) -> str:
        return f"edit/{self.packed}" if self.packed else "edit"


@dataclass(frozen=True)
class Record:
    """The recording of an answer, so that the back button leads to the editor."""

    def __str__(self) -> str:
        return "record"


@dataclass(frozen=True)
class Sheet:
    """What lies over the table. `topic`: a clause of the rules; a game, where one is begun or learned."""

    panel: str
    topic: str = ""

    def __str__(self) -> str:
        return f"{self.panel}/{self.topic}" if self.topic else self.panel


@dataclass(frozen=True)
class Elsewhere:
    """An address that this page does not have."""

    text: str

    def __str__(self) -> str:
        return self.text


Lesson = Shelf | Packed
Route = Play | Share | Turn | Shelf | Packed | Edit | Record | Sheet | Elsewhere


HOLDERS: dict[str, Callable[[str], Route]] = {"play": Play, "share": Share, "turn": Turn, "lesson": Packed}


def route(text: str) -> Route:
    """The route that an address asks for."""
    first, slash, rest = text.partition("/")
    if first == "learn" and slash and rest not in shown_games():
        return Shelf(rest)
    if first in PANELS:
        return Sheet(first, rest)
    if slash and first in HOLDERS:
        return HOLDERS[first](rest)
    if first in ("edit", "record"):
        return Edit(rest) if first == "edit" else Record()
    return Elsewhere(text)


def held(text: str) -> Route:
    """What a whole address, with whatever stands around it, holds: a game, a turn, a lesson, work of the editor."""
    for kind in ("edit", "lesson", "share", "turn"):
        _, sign, rest = text.partition(f"#{kind}/")
        if sign:
            return route(f"{kind}/{rest.split()[0] if rest.strip() else ''}")
    return Elsewhere("")


# --- parameters of embedded boards ------------------------------------------------------------------------------------

# What can be chosen; the first is what goes without saying.
CHOICES: dict[str, tuple[str, ...]] = {
    "mode": ("", "play", "replay", "lesson", "position"),
    "theme": ("auto", "light", "dark"),
    "lang": ("auto", *LANGUAGES),
    "controls": ("1", "0"),
    "load": ("click", "now"),
    "save": ("0", "1"),
    "v": ("1",),
}
NUMBERS: dict[str, int] = {"ply": 99_999, "seed": 4_294_967_295, "at": 200}  # and the highest
TEXTS: dict[str, int] = {"lesson": 400_000, "game": 400_000, "seats": 400, "origins": 2_000}  # and the longest
ORIGIN = re.compile(r"https?://[^\s/?#@:]+(:\d{1,5})?([/?#]|$)")
MOST = 20  # parameters
SHOWN = 40  # letters of something wrong that are repeated


def choices() -> dict[str, tuple[str, ...]]:
    """What can be chosen, and `rules`: the game, where nothing else says it."""
    return {**CHOICES, "rules": shown_games()}


def tables() -> dict[str, object]:
    """What the frame's JavaScript has to know."""
    return {"choices": choices(), "numbers": NUMBERS, "texts": TEXTS, "most": MOST, "shown": SHOWN}


class Complaint(NamedTuple):
    """Something that is not as it should be: which text says so, and what goes into it."""

    code: str  # "unknown", "value", "origin" or "nobody"
    name: str
    value: str = ""


@dataclass(frozen=True)
class Wishes:
    """What is asked for, by name and without gaps (what was not said is the default, or empty), and what was wrong."""

    values: Mapping[str, str]
    complaints: tuple[Complaint, ...] = ()

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def without_game(self) -> Wishes:
        """The same, where the game that is wanted cannot be had."""
        values = {**self.values, "rules": games.DEFAULT, "game": "", "lesson": "", "seats": ""}
        return Wishes(values, (*self.complaints, Complaint("game", "")))

    def number(self, name: str) -> int | None:
        """A number, if one was named."""
        return int(self.values[name]) if self.values[name] else None


def wishes(raw: Mapping[str, object]) -> Wishes:
    """The wishes in parameters as they came."""
    values = {name: kinds[0] for name, kinds in choices().items()} | dict.fromkeys((*NUMBERS, *TEXTS), "")
    complaints = []
    for name, given in list(raw.items())[:MOST]:
        value = str(given)
        if name not in values:
            complaints.append(Complaint("unknown", name[:SHOWN]))
        elif _fits(name, value):
            values[name] = value
        elif value:  # `seed=` says no more than nothing
            complaints.append(Complaint("value", name, value[:SHOWN]))
    return Wishes(values, (*complaints, *_about_origins(str(raw.get("origins", "")))))


def _about_origins(given: str) -> list[Complaint]:
    """Who may be told something is the frame's business (web/js/wishes.mjs); what it leaves out is said here too."""
    parts = [part for part in re.split("[ ,\t\r\n]+", given) if part] if len(given) <= TEXTS["origins"] else []
    wrong = [Complaint("origin", part[:SHOWN]) for part in parts if not ORIGIN.match(part)]
    return wrong + [Complaint("nobody", "")] * (given != "" and len(wrong) == len(parts))


def _fits(name: str, value: str) -> bool:
    known = choices()
    if name in known:
        return value in known[name]
    if name in NUMBERS:
        return value.isascii() and value.isdigit() and len(value) <= 10 and int(value) <= NUMBERS[name]
    return 0 < len(value) <= TEXTS[name]
