"""Whoever writes a lesson by hand is told what is wrong with it, and where."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

from nyc_core.lessons import InvalidLesson, check, cover, read, read_text, say
from nyc_core.lessons.schema import LARGEST_TEXT, as_data
from tests.cases import each
from tests.lessons.examples import QUESTION, SMALL, small

REASON = {"en": "No.", "de": "Nein."}


def complaint(data: object) -> str:
    """What reader and check say about it."""
    with pytest.raises(InvalidLesson) as caught:
        check(read(data))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_the_small_lesson_is_fine() -> None:
    lesson = read(SMALL)
    check(lesson)
    assert lesson.others == {1: ["bid press", "pass"]}
    assert (lesson.learner, lesson.seed, lesson.chapter) == (0, 0, "")
    check(read(QUESTION))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"id": None}, "lesson: the key 'id' is missing"),
    ({"answer": None}, "lesson: the key 'answer' is missing"),
    ({"id": "Not This"}, "id: small letters"),
    ({"id": 7}, "id: small letters"),
    ({"levle": 7}, "lesson: unknown key 'levle'"),
    ({"cover": []}, "cover: an object is expected"),
    ({"format": 2}, "format: 2 is newer"),
    ({"chapter": "A b"}, "chapter: small letters"),
    ({"clauses": []}, "clauses: 0 entries"),
    ({"clauses": "NYC-5.4"}, "clauses: a list is expected"),
    ({"clauses": ["5.4"]}, "clauses[0]: a clause like NYC-5.4"),
    ({"clauses": ["NYC-5.4", "NYC-5.99"]}, "clauses[1]: there is no clause NYC-5.99"),
    ({"title": "Small"}, "title: an object is expected"),
    ({"title": {}}, "title: the text in 'en' is missing"),
    ({"title": {"en": "A", "tlh": "B"}}, "title: unknown key 'tlh'"),
    ({"title": {"en": "A" * 41, "de": "A"}}, "title.en: 41 letters, at most 40 fit"),
    ({"title": {"en": "Small"}}, "text.de: the title has no text in this language"),
    ({"text": {"en": "Only English."}}, "text: the text in 'de' is missing"),
    ({"text": {"en": "Two\nlines.", "de": "Zwei."}}, "text.en: a text in one line"),
    ({"text": {"en": "See NYC-99.1.", "de": "Siehe."}}, "text.en: there is no clause NYC-99.1"),
    ({"task": {"en": " ", "de": "Biete."}}, "task.en: a text in one line"),
    ({"hints": [{"en": "A"}]}, "hints[0]: the text in 'de' is missing"),
    ({"hints": [SMALL["task"]] * 6}, "hints: 6 entries, expected 0 to 5"),
    ({"choices": [{"en": "A", "de": "A"}]}, "choices: a question has at least 2"),
    ({"position": []}, "position: an object is expected"),
    ({"position": {"round": 9}}, "position: round: 9 is not between 1 and 5"),
    ({"position": {"boroughs": {"harlem": {}}}}, "position: boroughs: unknown key 'harlem'"),
    ({"seed": -1}, "seed: -1 is not between"),
    ({"learner": 3}, "learner: 3 is not between 0 and 2"),
    ({"learner": 2}, "learner: the seat 2 is a Tom"),
    ({"others": {"3": []}}, "others: unknown key '3'"),
    ({"others": {"0": ["pass"]}}, "others.0: this is the learner's own seat"),
    ({"others": {"2": ["pass"]}}, "others.2: this is a Tom"),
    ({"others": {"1": "nobody"}}, "others.1: 'nobody' is none of"),
    ({"others": {"1": ["bid presse"]}}, "others.1[0]: 'bid presse' is not written like an action"),
    ({"others": {"1": ["bid wild"]}}, "others.1: 'bid wild' is not possible in its turn"),
    ({"goals": []}, "goals: 0 entries"),
    ({"goals": ["won"]}, "goals[0]: a condition like"),
    ({"goals": [{"tset": "won"}]}, "goals[0]: the key 'test' is missing"),
    ({"goals": [{"test": "win"}]}, "goals[0].test: 'win' is none of bid, passed, won"),
    ({"goals": [{"test": "won", "borough": "queens"}]}, "goals[0]: unknown key 'borough'"),
    ({"goals": [{"test": "bid", "least": "3"}]}, "goals[0].least: a whole number is expected"),
    ({"goals": [{"test": "bid", "card": "wild"}]}, "goals[0].card: 'wild' is none of"),
    ({"goals": [{"test": "bid", "cards": ["joker"]}]}, "goals[0].cards: 'joker' is none of"),
    ({"goals": [{"test": "bid", "seat": 3}]}, "goals[0].seat: 3 is not between 0 and 2"),
    ({"goals": [{"test": "bid", "seat": "neutral"}]}, "goals[0].seat: a whole number is expected"),
    ({"goals": [{"test": "space"}]}, "goals[0]: 'space' needs a number"),
    ({"goals": [{"test": "ahead"}]}, "goals[0]: 'ahead' needs 'of'"),
    ({"goals": [{"test": "built", "is": 1}]}, "goals[0]: 'built' needs 'borough'"),
    ({"goals": [{"test": "has", "what": "cars", "is": 1}]}, "goals[0].what: 'cars' is none of"),
    ({"goals": [{"test": "score", "item": "all", "is": 1}]}, "goals[0].item: 'all' is none of"),
    ({"goals": [{"test": "company", "character": 43}]}, "goals[0].character: 43 is not between 1 and 42"),
    ({"goals": [{"test": "reached"}]}, "goals[0]: 'reached' needs 'round', 'phase' or 'bidding'"),
    ({"goals": [{"test": "any", "of": [{"test": "won"}]}]}, "goals[0].of: 1 entries"),
    ({"goals": [{"test": "any", "of": [{"test": "any", "of": []}, {"test": "won"}]}]}, "goals[0].of[0]: 'any' cannot"),
    ({"goals": [{"test": "any", "of": [{"test": "won"}, {"test": "wno"}]}]}, "goals[0].of[1].test: 'wno'"),
    ({"goals": [{"test": "event", "event": "bang"}]}, "goals[0].event: there is no event 'bang'"),
    ({"goals": [{"test": "event", "event": "bid", "with": []}]}, "goals[0].with: an object"),
    ({"goals": [{"test": "did", "action": ""}]}, "goals[0].action: a few words"),
    ({"goals": [{"test": "refused", "rule": "NYC-77"}]}, "goals[0].rule: there is no clause 'NYC-77'"),
    ({"goals": [{"test": "chosen", "is": 1}]}, "goals[0]: the lesson has no 'choices'"),
    ({"goals": [{"test": "space", "is": 2}]}, "goals: they hold before the learner"),
    ({"goals": [{"test": "bid", "is": 4}]}, "answer: it does not reach goals[0] (bid is=4)"),
    ({"failures": [{"test": "won"}]}, "failures[0]: the key 'reason' is missing"),
    ({"failures": [{"test": "won", "reason": "No."}]}, "failures[0].reason: an object"),
    ({"failures": [{"test": "space", "is": 2, "reason": REASON}]}, "failures[0]: it holds before the learner"),
    ({"failures": [{"test": "won", "reason": REASON}], "goals": [{"test": "won", "card": "dollar"}]},
     "answer[0]: the lesson fails here: No."),
    ({"answer": []}, "answer: 0 entries"),
    ({"answer": ["bid press press", "pass"]}, "answer[1]: the lesson is solved before this"),
    ({"answer": ["bid wild"]}, "answer[0]: 'bid wild' is refused: Wild cards"),
    ({"answer": ["choose 1"]}, "answer[0]: 'choose 1' is not written like an action"),
    ({"advice": 1}, "advice: true or false is expected, not 1"),
    ({"look": "A board"}, "look: small letters, digits and hyphens are expected"),
    ({"wrong": ["bid press press"]}, "wrong: these actions solve the lesson"),
]  # fmt: skip


@each(WRONG, [said for _, said in WRONG], spread=True)
def test_a_wrong_lesson_is_refused_in_one_sentence(changes: dict[str, Any], said: str) -> None:
    assert complaint(small(**changes)).startswith(said)


def test_a_cover_is_what_the_learner_sees_and_changes_nothing() -> None:
    lesson = read(SMALL)
    shown = cover(lesson)
    assert {**lesson.position, **shown} == lesson.game().view(lesson.learner)
    assert read({**SMALL, "cover": shown}) == lesson
    assert "cover" not in as_data(read({**SMALL, "cover": shown}))


@pytest.mark.parametrize("data", [None, 7, "lesson", [], True])
def test_something_else_is_refused(data: object) -> None:
    assert complaint(data).startswith("lesson: an object is expected")


def test_a_question_is_answered_by_a_choice() -> None:
    assert complaint(QUESTION | {"answer": ["choose 3"]}).startswith("answer[0]: 'choose 3' is none of")
    assert complaint(QUESTION | {"advice": True}).startswith("advice: a question with choices has no moves")
    assert complaint(QUESTION | {"answer": ["pass"]}).startswith("answer[0]: 'pass' is none of")
    assert complaint(QUESTION | {"answer": ["choose 1"]}).startswith("answer[0]: the lesson fails here")


def test_the_learner_has_to_be_asked() -> None:
    nobody = small(position={**SMALL["position"], "phase": "over", "bidding": None})
    del nobody["position"]["bidding"]
    assert complaint(nobody).startswith("position: the seat 0 is never asked")


def test_a_bot_in_a_position_plays_by_its_name() -> None:
    position = {"seats": [{"name": "Kim", "kind": "human"}, {"name": "clerk", "kind": "bot"}], "bidding": "press"}
    data = small(position=position, others=None)
    assert read(data).others == {1: "clerk"}
    position["seats"][1]["name"] = "nobody"  # type: ignore[index]
    assert complaint(data).startswith("position.seats[1].name: 'nobody' is none of")


def test_a_text_in_a_language_that_is_not_there_is_said_in_another() -> None:
    assert say({"en": "Hello"}, "de") == "Hello"
    assert say({"en": "Hello", "de": "Hallo"}, "de") == "Hallo"
    assert say({}, "en") == ""


# --- files ----------------------------------------------------------------------------------------------------------


def file_complaint(text: str) -> str:
    with pytest.raises(InvalidLesson) as caught:
        read_text(text)
    return str(caught.value)


def test_a_file_holds_a_lesson_or_a_chapter() -> None:
    assert [lesson.id for lesson in read_text(json.dumps(SMALL))] == ["small"]
    title = {"en": "Mine"}
    chapter = {"chapter": "mine", "title": title, "text": title, "lessons": [SMALL, QUESTION]}
    assert [(lesson.id, lesson.chapter) for lesson in read_text(json.dumps(chapter))] == [
        ("small", "mine"), ("question", "mine"),
    ]  # fmt: skip
    twice = json.dumps(chapter | {"lessons": [SMALL, SMALL]})
    assert file_complaint(twice) == "lessons[1] 'small': there is a lesson with this id before it"
    broken = json.dumps(chapter | {"lessons": [QUESTION, SMALL | {"goals": []}]})
    assert file_complaint(broken).startswith("lessons[1] 'small': goals: 0 entries")
    assert file_complaint(json.dumps(chapter | {"lessons": []})).startswith("lessons: 0 entries")
    assert file_complaint(json.dumps({"lessons": [SMALL]})).startswith("chapter: small letters")


def test_a_file_that_is_no_json_is_told_by_line() -> None:
    assert file_complaint('{"id": "x",\n "title": }').startswith("line 2, column 11: ")
    assert file_complaint("").startswith("line 1, column 1: ")
    assert file_complaint('{"id": "x", "id": "y"}') == "file: the key 'id' stands twice in one object"
    assert file_complaint('{"seed": NaN}') == "file: NaN is no JSON"
    assert file_complaint('{"seed": ' + "1" * 5000 + "}") == "file: a number in it is too large"
    assert file_complaint("[" * 100_000) == "file: too many brackets in brackets"
    assert file_complaint(" " * (LARGEST_TEXT + 1)).startswith("file: longer than")
    assert read_text("\ufeff" + json.dumps(SMALL))[0].id == "small"


def test_numbers_beyond_all_bounds_are_refused() -> None:
    assert complaint(small(seed=10**5000)).startswith("seed: ")
    assert complaint(small(goals=[{"test": "bid", "is": 10**5000}])).startswith("goals[0].is: ")


# --- anything at all ------------------------------------------------------------------------------------------------

JUNK: list[Any] = [None, True, -1, 10**30, 1.5, "", "x", [], {}, [[]], {"test": []}, ["bid"], {"en": 7}]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value in the data."""
    paths = [path]
    if isinstance(data, dict):
        for key, value in data.items():
            paths += places(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            paths += places(value, (*path, number))
    return paths


def replaced(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    if not path:
        return junk
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = replaced(data[path[0]], path[1:], junk)
    return copy


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("lesson", [SMALL, QUESTION], ids=["small", "question"])
def test_junk_anywhere_gives_a_sentence_or_a_lesson_and_nothing_else(lesson: Any, junk: Any) -> None:
    for path in places(lesson):
        with contextlib.suppress(InvalidLesson):
            check(read(replaced(lesson, path, junk)))
