"""`python build.py words [LANGUAGE]`: for each language what it lacks, what nobody asks for, where the fields differ
from English, what is too long for its place, and what was changed in English since it was translated."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from nyc_core import games
from nyc_core.lessons import shelf
from nyc_core.lessons.schema import LONGEST, LONGEST_LINE
from nyc_core.table.rules import Course
from nyc_core.table.words import DEFAULT, LANGUAGES
from nyc_core.table.words.texts import read

from . import translated

ROOT = Path(__file__).parents[2]
HOMES = ("nyc_core", "web")
FIELD = re.compile(r"\{(\w+)(?:\*(\w+))?[^{}]*\}")
NO_COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
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
        todo = [*complaints(code), *translated.stale(code, pairs(code))]
        total += len(todo)
        lines += [f"{code} {tongue.name}: {len(todo) or 'nothing'} to do", *(f"  {line}" for line in todo)]
    return lines, total


def note(language: str, fits: Sequence[str] = ()) -> None:
    """Note what is up to date in a language, or in all; `fits` and ids: that these still are, `fits` alone: all."""
    right = None if [*fits] == ["fits"] else fits[1:]
    for code in LANGUAGES:
        if code != DEFAULT and language in ("", code):
            translated.note(code, pairs(code), right)


def files(code: str) -> Iterator[tuple[Path, Path]]:
    """Each file of English texts, and that of this language, which may be missing."""
    for english in sorted(path for home in HOMES for path in (ROOT / home).glob(f"**/words/{DEFAULT}/*.txt")):
        if "node_modules" not in english.parts:
            yield english, english.parents[1] / code / english.name


def pairs(code: str) -> Iterator[translated.Pair]:
    """Each text that a language has, and what it is in English."""
    for english, other in files(code):
        if other.exists():
            place, ours, theirs = named(other), texts(english), texts(other)
            for key in ours.keys() & theirs.keys():
                if english.stem == RULES or not _is_form(key, theirs[key]):
                    yield translated.Pair(place, key, ours[key], theirs[key])


def texts(file: Path) -> dict[str, str]:
    """What a file says, by its ids; a book's by its clauses."""
    text = file.read_text("utf-8")
    if file.stem == RULES:
        blocks = (block.split(maxsplit=1) for block in NO_COMMENT.sub("", text).split("\n\n"))
        return {block[0]: " ".join(block[1:]) for block in blocks if block}
    return read(text, named(file))


def named(file: Path) -> str:
    """What a file is called."""
    return file.relative_to(ROOT).as_posix()


def complaints(code: str) -> Iterator[str]:
    """What is to be done in a language, file by file."""
    beside = {f"{place}/{name}" for place, course in _courses() for name in course.chapters if name not in course.path}
    for english, other in files(code):
        place, is_chapter = named(other), english.parents[2].joinpath(f"{english.stem}.json").exists()
        if not other.exists():
            if f"{named(english.parents[2])}/{english.stem}" not in beside:  # what is there may stay in English
                yield f"{place}: the file is missing; copy {DEFAULT}/{english.name} and translate it"
        elif english.stem == RULES:
            yield from _book(place, texts(english), texts(other))
        else:
            yield from _texts(place, texts(english), texts(other), _lesson_room if is_chapter else room)


def _courses() -> Iterator[tuple[str, Course]]:
    """What each game teaches, by the folder of its lessons."""
    for game in games.names():
        course = shelf.course(game)
        yield course.package.replace(".", "/"), course


def _lesson_room(key: str, _: str) -> int:
    return LONGEST.get(key.split(".")[1], LONGEST_LINE)


def _book(place: str, ours: dict[str, str], theirs: dict[str, str]) -> Iterator[str]:
    yield from (f"{place}: clause {key} is missing" for key in ours if key not in theirs)
    yield from (f"{place}: there is no clause {key} in English" for key in theirs if key not in ours)


def _texts(
    place: str, english: dict[str, str], other: dict[str, str], room: Callable[[str, str], int]
) -> Iterator[str]:
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
