"""Several lessons in one file (issue 14.7): a course, its chapters, and what is wrong with one."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from nyc_core.__main__ import main
from nyc_core.lessons import InvalidLesson, is_series, read_series, read_text
from tests.lessons.examples import QUESTION, SMALL

COURSE: dict[str, Any] = {
    "course": "my-course",
    "title": {"en": "My course", "de": "Mein Kurs"},
    "done": {"en": "Well done.", "de": "Gut gemacht."},
    "chapters": [
        {"title": {"en": "One"}, "lessons": [SMALL]},
        {"title": {"en": "Two"}, "lessons": [QUESTION, "two-pairs"]},
    ],
}


def course(**changes: Any) -> dict[str, Any]:
    return deepcopy(COURSE) | changes


def test_a_course_has_chapters_of_its_own_lessons_and_of_ours() -> None:
    series = read_series(COURSE)
    assert [lesson.id for lesson in series.lessons] == ["small", "question", "two-pairs"]
    assert [(series.part_of(place)[0].title["en"], series.part_of(place)[1]) for place in range(3)] == [
        ("One", 0), ("Two", 0), ("Two", 1),
    ]  # fmt: skip
    assert series.done["de"] == "Gut gemacht."
    with pytest.raises(IndexError):
        series.part_of(3)


def test_a_chapter_is_a_course_of_one() -> None:
    chapter = {"chapter": "mine", "title": {"en": "Mine"}, "text": {"en": "Two."}, "lessons": [SMALL, QUESTION]}
    series = read_series(chapter)
    assert [len(part.lessons) for part in series.parts] == [2]
    assert (series.id, series.title["en"]) == ("mine", "Mine")
    assert is_series(chapter)
    assert is_series(COURSE)
    assert not is_series(SMALL)


def test_the_command_checks_every_lesson_of_a_course(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "course.json"
    file.write_text(json.dumps(COURSE), "utf-8")
    assert main(["lesson", str(file)]) == 0
    told = [row.split(":")[0] for row in capsys.readouterr().out.splitlines() if not row.startswith(" ")]
    assert told == ["small", "question", "two-pairs"]
    assert [lesson.id for lesson in read_text(json.dumps(COURSE))] == told


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"course": None}, "course: small letters"),
        ({"format": 2}, "format: 2 is newer"),
        ({"title": "A"}, "title: an object is expected"),
        ({"chapters": []}, "chapters: 0 entries"),
        ({"chapters": [{"title": {"en": "A"}, "lessons": ["nothing"]}]}, "chapters[0].lessons[0]: lesson: there is no"),
        ({"chapters": [{"title": {"en": "A"}, "lessons": [SMALL, SMALL]}]}, "two lessons have the id small"),
        ({"chapters": [{"lessons": [SMALL]}]}, "chapters[0].title: "),
        ({"levle": 1}, "course: unknown key 'levle'"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidLesson) as caught:
        read_series(course(**changes))
    assert said in str(caught.value)
