"""`python build.py words [LANGUAGE]`: for each language what it lacks, what nobody asks for, where the fields differ
from English, and what is too long for its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from nyc_core import games
from nyc_core.lessons import shelf, tongues
from nyc_core.lessons.schema import LONGEST, LONGEST_LINE
from nyc_core.table.words import DEFAULT, LANGUAGES
from nyc_core.table.words.texts import own, read

ROOT = Path(__file__).parents[2]
HOMES = ("nyc_core", "web")
FIELD = re.compile(r"\{(\w+)(?:\*(\w+))?[^{}]*\}")
CLAUSE = re.compile(r"\n\n([A-Z0-9]+-[0-9][\w./]*)")
RULES = "clauses"  # a book, not a list of texts
# Terms have forms in each language as it needs them: `card.a`, `borough.bronx.in`, `character.7.gender`.
TERMS = {
    *("card", "borough", "vessel", "character", "seat", "you", "skyscraper", "district", "generation", "neutral"),
    "smooth",
}
# Where the place is narrow: which ids, and how many letters fit.
NARROW = (
    (r"tab\.(?!lit)", 12),
    (r"door\.(?:undo|score|log|menu|hint)$", 11),
    (r"set\.\w+\.(?!text|label)", 16),
    (r"pile\.\w+\.name", 10),
    (r"phase\.\w+\.mark", 5),
    (r"short\.", 14),
    (r"tool\.", 18),
    (r"lesson\.hint$", 10),
    (r"confirm\.bid", 45),
    (r"character\.\d+$", 20),
    (r"effect\.\d+$", 120),
    (r"rank$", 5),
    (r"hyphens$", 200),  # a list, in no place
)
TELLS = "worth"  # what signs tell: each language chooses what of them it says
ALSO = {TELLS: {"rival"}}  # fields that are there besides those that English asks for


def report(language: str = "") -> tuple[list[str], int]:
    """The lines, and how much there is to do."""
    lines: list[str] = []
    total = 0
    for code, tongue in LANGUAGES.items():
        if code == DEFAULT or language not in ("", code):
            continue
        todo = [*complaints(code), *lessons(code)]
        total += len(todo)
        lines += [f"{code} {tongue.name}: {len(todo) or 'nothing'} to do", *(f"  {line}" for line in todo)]
    return lines, total


def complaints(code: str) -> Iterator[str]:
    """What is to be done in a language, file by file."""
    for english in sorted(path for home in HOMES for path in (ROOT / home).glob(f"**/words/{DEFAULT}/*.txt")):
        if "node_modules" in english.parts:
            continue
        other = english.parents[1] / code / english.name
        place = other.relative_to(ROOT).as_posix()
        if not other.exists():
            yield f"{place}: the file is missing; copy {DEFAULT}/{english.name} and translate it"
        elif english.stem == RULES:
            yield from _book(place, english.read_text("utf-8"), other.read_text("utf-8"))
        else:
            ours, theirs = english.read_text("utf-8"), other.read_text("utf-8")
            yield from _texts(place, read(ours, english.relative_to(ROOT).as_posix()), read(theirs, place))


def lessons(code: str) -> Iterator[str]:
    """What is to be done in the lessons of the learning paths; those beside the path may stay in English."""
    for game in games.names():
        course = shelf.course(game)
        for name in course.path:
            place = f"{course.package.replace('.', '/')}/words/{code}/{name}.txt"
            chapter, texts = shelf.content(name, game), own(course.package, code, name)
            said = [*tongues.about(chapter), *(one for lesson in chapter["lessons"] for one in tongues.places(lesson))]
            for key, text in said:
                most = LONGEST.get(key.split(".")[1], LONGEST_LINE)
                if not (found := texts.get(key, text.get(code, ""))):
                    yield f"{place}: missing: {key} = {text[DEFAULT]}"
                elif len(found) > most:
                    yield f"{place}: {key} has {len(found)} letters, {most} fit: {found}"
            yield from (f"{place}: {key} is not there in English" for key in texts if key not in dict(said))


def _book(place: str, english: str, other: str) -> Iterator[str]:
    ours, theirs = CLAUSE.findall(english), CLAUSE.findall(other)
    yield from (f"{place}: clause {key} is missing" for key in ours if key not in theirs)
    yield from (f"{place}: there is no clause {key} in English" for key in theirs if key not in ours)


def _texts(place: str, english: dict[str, str], other: dict[str, str]) -> Iterator[str]:
    loose = Path(place).stem == TELLS
    for key, text in english.items():
        if key not in other and not _is_form(key, text):
            yield f"{place}: missing: {key} = {text}"
    for key, text in other.items():
        if _is_form(key, text):
            continue
        if key not in english:
            yield f"{place}: {key} is not there in English"
            continue
        wanted, written = fields(english[key]), fields(text)
        unknown = written - wanted - ALSO.get(Path(place).stem, set())
        if unknown or (written != wanted and not loose):
            yield f"{place}: {key} has the fields {_listed(written)}, in English {_listed(wanted)}"
        if len(text) > room(key, english[key]):
            yield f"{place}: {key} has {len(text)} letters, {room(key, english[key])} fit: {text}"


def fields(text: str) -> set[str]:
    """The names of what is put in."""
    return {name for names in FIELD.findall(text) for name in names if name}


def room(key: str, english: str) -> int:
    """How many letters a text may have: as many as its place has, else twice as many as English, and a few."""
    fit = [most for ids, most in NARROW if re.match(ids, key)]
    return min(fit) if fit else 2 * len(english) + 40


def _is_form(key: str, text: str) -> bool:
    kind, *rest = key.split(".")
    return kind in TERMS and (len(rest) > 1 or "{name}" in text or kind in ("you", "smooth"))


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "none"
