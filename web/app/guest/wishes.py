"""What the address of an embedded board (or a `load` message) asks for, read so that nothing in it can do harm.

The tables are the only place where the parameters stand: the build hands them to the frame's JavaScript too, which
needs them before Python is there (web/js/wishes.mjs; a test compares both readers).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from nyc_core import games

# What can be chosen; the first is what goes without saying.
CHOICES: dict[str, tuple[str, ...]] = {
    "mode": ("", "play", "replay", "lesson", "position"),
    "theme": ("auto", "light", "dark"),
    "lang": ("auto", "en", "de"),
    "controls": ("1", "0"),
    "load": ("click", "now"),
    "save": ("0", "1"),
    "v": ("1",),
    "rules": games.names(),  # the game, where nothing else says it
}
NUMBERS: dict[str, int] = {"ply": 99_999, "seed": 4_294_967_295}  # and the highest
TEXTS: dict[str, int] = {"lesson": 400_000, "game": 400_000, "seats": 400, "origins": 2_000}  # and the longest
TABLES = {"choices": CHOICES, "numbers": NUMBERS, "texts": TEXTS}
ORIGIN = re.compile(r"https?://[^\s/?#@:]+(:\d{1,5})?([/?#]|$)")
MOST = 20  # parameters
SHOWN = 40  # letters of something wrong that are repeated


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

    def number(self, name: str) -> int | None:
        """A number, if one was named."""
        return int(self.values[name]) if self.values[name] else None


def read(raw: Mapping[str, object]) -> Wishes:
    """The wishes in parameters as they came."""
    values = {name: kinds[0] for name, kinds in CHOICES.items()} | dict.fromkeys((*NUMBERS, *TEXTS), "")
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
    if name in CHOICES:
        return value in CHOICES[name]
    if name in NUMBERS:
        return value.isascii() and value.isdigit() and len(value) <= 10 and int(value) <= NUMBERS[name]
    return 0 < len(value) <= TEXTS[name]
