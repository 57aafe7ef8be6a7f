"""A lesson as data, and the reader that says what is wrong with one that somebody wrote by hand.

A file holds one lesson (a JSON object with the keys of `Lesson`), or several: a chapter, {"chapter": "…", "title": {…},
"text": {…}, "lessons": [lesson, …]}, or a course (`series`). Texts are objects with one entry for each language.
`python -m nyc_core lesson FILE` reads a file, plays the answers, and names the first thing that is wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from nyc_core import game_from_position, games
from nyc_core.bots import check as check_bot
from nyc_core.table.errors import InvalidPosition
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta
from nyc_core.table.reading import integer, mapping, sequence, shown, word, wrong
from nyc_core.table.rules import Rules
from nyc_core.table.words import DEFAULT, LANGUAGES

from .vocabulary import Condition, read_condition, read_notation

FORMAT = 1
LARGEST_TEXT = 400_000  # letters of a file
MOST_LESSONS = 200
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
CHOOSE = re.compile(r"choose ([1-9])")

Text = Mapping[str, str]  # by language
NOTHING: Mapping[Any, Any] = MappingProxyType({})


class InvalidLesson(ValueError):
    """A lesson that cannot be; the message is one sentence that names the place."""


class Failure(NamedTuple):
    """What must not happen, and the sentence that tells the learner why; or how well it went, and what is said then."""

    condition: Condition
    reason: Text


class Lesson(NamedTuple):
    """One lesson, checked. The fields are the keys of the file; those with a default may be left out there."""

    id: str
    clauses: Sequence[str]  # that it teaches
    title: Text
    text: Text
    task: Text
    position: Mapping[str, Any]  # the contract's, sparse; it says of which game the lesson is
    goals: Sequence[Condition]  # all of them have to hold
    answer: Sequence[str]  # the learner's actions; one that is refused may be among them
    chapter: str = ""
    example: str = ""  # which of the rulebook's examples this is
    seed: int = 0  # for what the position leaves out
    learner: int = 0  # the seat
    others: Mapping[int, Sequence[str] | str] = NOTHING  # by seat: actions, one after the other, or the name of a bot
    choices: Sequence[Text] = ()  # then it is a question: the only action is `choose 2`
    failures: Sequence[Failure] = ()
    grades: Sequence[Failure] = ()  # how well it was solved, the best first: a condition, and what is said then
    hints: Sequence[Text] = ()
    done: Text = NOTHING  # said when it is solved
    wrong: Sequence[str] = ()  # actions that do not solve it
    advice: bool = False  # whether the learner may ask what a strong player would do
    look: str = ""  # the part of the table that answers its question, or shows what was gained, as the page calls it

    @property
    def rules(self) -> Rules:
        """The door of its game."""
        return games.rules(self.position.get("game", games.DEFAULT))

    def game(self) -> Game:
        """The table as the lesson begins."""
        return game_from_position(dict(self.position), self.seed)


def say(text: Text, lang: str) -> str:
    """The text in this language, or in the first one that it has."""
    return text.get(lang) or next(iter(text.values()), "")


def as_data(lesson: Lesson) -> dict[str, Any]:
    """The object that `read` reads as this lesson."""
    data = {key: value for key, value in lesson._asdict().items() if value != Lesson._field_defaults.get(key)}
    data["goals"] = [goal.as_data() for goal in lesson.goals]
    for key in ("failures", "grades"):
        if judged := getattr(lesson, key):
            data[key] = [one.condition.as_data() | {"reason": dict(one.reason)} for one in judged]
    if lesson.others:
        data["others"] = {str(seat): said for seat, said in lesson.others.items()}
    return data


KEYS = ("format", "cover", *Lesson._fields)  # for the cover see cover.py; it is no part of the lesson
LONGEST = {"title": 40, "text": 400, "task": 160, "done": 320}  # letters: a phone's screen
NO_BREAK = "\N{NO-BREAK SPACE}"  # as French has it before some signs
LONGEST_LINE = 180  # a hint, a reason, a choice


# --- files ----------------------------------------------------------------------------------------------------------


def parse(text: str) -> Any:
    """JSON, or InvalidLesson with the line where it ends to be JSON."""
    if len(text) > LARGEST_TEXT:
        raise InvalidLesson(f"file: longer than {LARGEST_TEXT:,} letters")
    try:
        return json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_no_doubles, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise InvalidLesson(f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise InvalidLesson("file: too many brackets in brackets") from None
    except InvalidLesson:
        raise
    except ValueError:  # a number of thousands of digits
        raise InvalidLesson("file: a number in it is too large") from None


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key that stands twice is a slip: Python would silently take the last."""
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise InvalidLesson(f"file: the key {shown(key)} stands twice in one object")
        data[key] = value
    return data


def _no_constant(name: str) -> Any:
    raise InvalidLesson(f"file: {name} is no JSON")


def read_chapter(data: Mapping[str, Any]) -> list[Lesson]:
    """All lessons of a chapter; the ids differ."""
    try:
        given = mapping(data, "chapter", ("format", "chapter", "title", "text", "lessons"))
        name = read_id(given.get("chapter"), "chapter")
        read_words(given.get("title"), "title", LONGEST["title"])
        read_words(given.get("text"), "text", LONGEST["text"])
        entries = sequence(given["lessons"], "lessons", MOST_LESSONS, 1)
    except InvalidPosition as error:
        raise InvalidLesson(str(error)) from None
    lessons: list[Lesson] = []
    for number, entry in enumerate(entries):
        place = f"lessons[{number}]"
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            place += f" {shown(entry['id'])}"
        try:
            lesson = read(entry, name)
        except InvalidLesson as error:
            raise InvalidLesson(f"{place}: {error}") from None
        if any(lesson.id == other.id for other in lessons):
            raise InvalidLesson(f"{place}: there is a lesson with this id before it")
        lessons.append(lesson)
    return lessons


# --- one lesson -----------------------------------------------------------------------------------------------------


def read(data: object, chapter: str = "") -> Lesson:
    """The lesson that this object writes; InvalidLesson says what is wrong with it."""
    try:
        return _read(data, chapter)
    except InvalidPosition as error:
        raise InvalidLesson(str(error)) from None


def _read(data: object, chapter: str) -> Lesson:
    given = mapping(data, "lesson", KEYS)
    for key in ("id", "clauses", "title", "text", "task", "position", "goals", "answer"):
        if key not in given:
            raise wrong("lesson", f"the key '{key}' is missing")
    if integer(given.get("format", FORMAT), "format", 1) != FORMAT:
        raise wrong("format", f"{given['format']} is newer than this version, which reads {FORMAT}")
    if not isinstance(given.get("cover", {}), dict):
        raise wrong("cover", f"an object is expected, not {shown(given['cover'])}")
    facts: dict[str, Any] = {"id": read_id(given["id"], "id")}
    facts["chapter"] = read_id(given["chapter"], "chapter") if "chapter" in given else chapter
    facts["example"] = read_id(given["example"], "example") if "example" in given else ""
    facts["clauses"] = _read_clauses(given["clauses"], _meta(given["position"]).prefix)
    facts |= _read_texts(given)
    game, table = _read_table(given)
    facts |= table | _read_others(given, game, table["learner"])
    goals = sequence(given["goals"], "goals", 12, 1)
    facts["goals"] = [read_condition(goal, f"goals[{n}]", game) for n, goal in enumerate(goals)]
    languages = tuple(facts["title"])
    for key, most in (("failures", 12), ("grades", 3)):
        judged = sequence(given.get(key, []), key, most)
        facts[key] = [_read_failure(one, f"{key}[{n}]", game, languages) for n, one in enumerate(judged)]
    facts["answer"] = _read_answer(given["answer"], "answer", game, len(facts["choices"]), least=1)
    facts["wrong"] = _read_answer(given.get("wrong", []), "wrong", game, len(facts["choices"]))
    facts["advice"] = _read_advice(given)
    facts["look"] = read_id(given["look"], "look") if "look" in given else ""
    return Lesson(**facts)


def _read_advice(given: Mapping[str, Any]) -> bool:
    """Of a question nobody but who asks it knows the answer."""
    advice = given.get("advice", False)
    if not isinstance(advice, bool):
        raise wrong("advice", f"true or false is expected, not {shown(advice)}")
    if advice and given.get("choices"):
        raise wrong("advice", "a question with choices has no moves that could be advised")
    return advice


def _meta(position: object) -> Meta:
    """What is known of the lesson's game before its position is read; of the default one, when that names none."""
    name = position.get("game") if isinstance(position, dict) else None
    return games.meta(name if name in games.names() else games.DEFAULT)


def read_id(value: object, place: str) -> str:
    """The name of a lesson, a chapter or a course."""
    if not isinstance(value, str) or len(value) > 40 or not ID.fullmatch(value):
        raise wrong(place, f"small letters, digits and hyphens are expected, not {shown(value)}")
    return value


def _read_clauses(value: object, prefix: str) -> list[str]:
    clauses = sequence(value, "clauses", 12, 1)
    for number, entry in enumerate(clauses):
        if not isinstance(entry, str) or not entry.startswith(f"{prefix}-") or len(entry) > 12:
            raise wrong(f"clauses[{number}]", f"a clause like {prefix}-5.4 is expected, not {shown(entry)}")
    return clauses


def _read_texts(given: Mapping[str, Any]) -> dict[str, Any]:
    """All texts; each has the languages that the title has."""
    languages = tuple(read_words(given["title"], "title", LONGEST["title"]))
    texts: dict[str, Any] = {
        key: read_words(given[key], key, longest, languages) for key, longest in LONGEST.items() if key in given
    }
    for key, most in (("hints", 5), ("choices", 6)):
        entries = sequence(given.get(key, []), key, most)
        texts[key] = [read_words(one, f"{key}[{n}]", LONGEST_LINE, languages) for n, one in enumerate(entries)]
    if len(texts["choices"]) == 1:
        raise wrong("choices", "a question has at least 2 choices")
    return texts


def read_words(value: object, place: str, longest: int, languages: Sequence[str] = ()) -> dict[str, str]:
    """A text by language; `languages`: exactly these."""
    entries = mapping(value, place, tuple(LANGUAGES))
    for language in languages or (DEFAULT,):
        if language not in entries and (languages or not entries):
            raise wrong(place, f"the text in '{language}' is missing")
    for language, text in entries.items():
        if languages and language not in languages:
            raise wrong(f"{place}.{language}", "the title has no text in this language")
        if not isinstance(text, str) or not text.strip() or not text.replace(NO_BREAK, " ").isprintable():
            raise wrong(f"{place}.{language}", f"a text in one line is expected, not {shown(text)}")
        if len(text) > longest:
            raise wrong(f"{place}.{language}", f"{len(text)} letters, at most {longest} fit")
    return dict(entries)


def _read_failure(value: object, place: str, game: Game, languages: Sequence[str]) -> Failure:
    condition = read_condition(value, place, game, also=("reason",))
    if "reason" not in value:  # type: ignore[operator]  # it is an object, as was just seen
        raise wrong(place, "the key 'reason' is missing: a sentence for the learner")
    reason = value["reason"]  # type: ignore[index]
    return Failure(condition, read_words(reason, f"{place}.reason", LONGEST_LINE, languages))


# --- who plays ------------------------------------------------------------------------------------------------------


def _read_table(given: Mapping[str, Any]) -> tuple[Game, dict[str, Any]]:
    """The position as a game, and the learner's seat."""
    position = given["position"]
    if not isinstance(position, dict):
        raise wrong("position", f"an object is expected, not {shown(position)}")
    seed = integer(given.get("seed", 0), "seed", 0, 2**63)
    try:
        game = game_from_position(position, seed)
    except InvalidPosition as error:
        raise wrong("position", str(error).removeprefix("position: ")) from None
    seats = game.state.seats
    learner = integer(given.get("learner", 0), "learner", 0, len(seats) - 1)
    if who := _by_itself(game, learner):
        raise wrong("learner", f"the seat {learner} is {who}")
    return game, {"position": position, "seed": seed, "learner": learner}


def _by_itself(game: Game, seat: int) -> str:
    """Who sits there, if the game itself plays this seat; else nothing."""
    title = next((kind.title for kind in game.rules.meta.kinds if kind.name == game.state.seats[seat].kind), "")
    return title and f"a {title}, who plays by himself"


def _read_others(given: Mapping[str, Any], game: Game, learner: int) -> dict[str, Any]:
    """Who plays the other seats, and how."""
    seats = game.state.seats
    given_others = mapping(given.get("others", {}), "others", [str(seat) for seat in range(len(seats))])
    others = {int(seat): _read_other(value, f"others.{seat}", game) for seat, value in given_others.items()}
    for seat in others:
        if who := "the learner's own seat" if seat == learner else _by_itself(game, seat):
            raise wrong(f"others.{seat}", f"this is {who}")
    for number, one in enumerate(seats):
        if one.kind == "bot" and number != learner and number not in others:
            others[number] = _read_other(one.name, f"position.seats[{number}].name", game)
    return {"others": others}


def _read_other(value: object, place: str, game: Game) -> list[str] | str:
    if isinstance(value, str):
        try:
            check_bot(value, game)
        except InvalidPosition as error:
            raise wrong(place, str(error).removeprefix("bot: ")) from None
        return value
    return _read_answer(value, place, game)


def _read_answer(value: object, place: str, game: Game, choices: int = 0, least: int = 0) -> list[str]:
    """Actions in notation; of a question, the number that is chosen."""
    entries = sequence(value, place, 100, least)
    if not choices:
        return [read_notation(one, f"{place}[{n}]", game.rules) for n, one in enumerate(entries)]
    known = [f"choose {number}" for number in range(1, choices + 1)]
    return [known[word(one, f"{place}[{n}]", known)] for n, one in enumerate(entries)]
