"""Which English each translation was made from: `translated/<language>.txt` beside this module notes, for each text, a
sign of the English and one of the translation. When the English has another sign since, and the translation has not,
it is stale. `python build.py words` writes the notes anew, all but those of stale texts; who has read one and finds
that it still fits says `python build.py words LANGUAGE fits`, with the ids or for all."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

NOTES = Path(__file__).parent / "translated"
SIGN = 6  # letters of a hash: one change in sixteen million goes unnoticed
HEAD = """\
# Which English each text was translated from, so that a change of it is noticed. `python build.py words` writes this
# file: please do not edit it. A line is an id, a sign of the English text, and one of the translation.
"""


class Pair(NamedTuple):
    """A text in a file of a language, and what it is in English."""

    place: str
    key: str
    english: str
    said: str

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.place}: {self.key}"

    @property
    def signs(self) -> tuple[str, str]:
        """Of the English, and of the translation."""
        return sign(self.english), sign(self.said)


def sign(text: str) -> str:
    """Short, and another one when a word is another; where lines are broken does not matter."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:SIGN]


def notes(code: str) -> Mapping[str, tuple[str, str]]:
    """The signs by the names of the texts."""
    file, place = NOTES / f"{code}.txt", ""
    noted: dict[str, tuple[str, str]] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        if line[:1] == " ":
            key, english, said = line.split()
            noted[f"{place}: {key}"] = english, said
        elif line[:1] != "#":
            place = line
    return noted


def is_stale(pair: Pair, noted: Mapping[str, tuple[str, str]]) -> bool:
    """Whether only the English has changed since."""
    english, said = noted.get(pair.name, pair.signs)
    return sign(pair.english) != english and sign(pair.said) == said


def stale(code: str, pairs: Iterable[Pair]) -> Iterator[str]:
    """What is to be read again, in the order of the files."""
    noted = notes(code)
    for pair in sorted(pairs):
        if is_stale(pair, noted):
            yield f"{pair.name} was translated from an older English; now it says: {' '.join(pair.english.split())}"


def note(code: str, pairs: Iterable[Pair], fits: Collection[str] | None = ()) -> None:
    """Note what is up to date. `fits`: ids of stale texts that are right nevertheless; None for all of them."""
    noted, lines = notes(code), defaultdict(list)
    for pair in sorted(pairs):
        is_right = fits is None or pair.key in fits or not is_stale(pair, noted)
        signs = pair.signs if is_right else noted[pair.name]
        lines[pair.place].append(f"  {pair.key} {signs[0]} {signs[1]}")
    NOTES.mkdir(exist_ok=True)
    text = "".join(f"{place}\n" + "".join(f"{line}\n" for line in entries) for place, entries in lines.items())
    (NOTES / f"{code}.txt").write_text(HEAD + text, "utf-8")
