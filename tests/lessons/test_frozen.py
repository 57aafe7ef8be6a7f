"""Lessons that people have made, as they wrote them before lessons knew of games: they open for good."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nyc_core.__main__ import main
from nyc_core.lessons import SOLVED, InvalidLesson, chapter, check, course, find, read, read_text
from tests.cases import each
from tests.lessons.examples import small
from web.app.keep import sharing

FROZEN = Path(__file__).parent / "frozen"
COMPLAINTS: list[dict[str, Any]] = json.loads((FROZEN / "complaints.json").read_text("utf-8"))
LINKS = (FROZEN / "links.txt").read_text("utf-8").split()
SHELF: dict[str, list[str]] = json.loads((FROZEN / "shelf.json").read_text("utf-8"))


@pytest.mark.parametrize("name", ["lesson.json", "chapter.json"])
def test_a_file_of_then_is_read_and_solved(name: str) -> None:
    lessons = read_text((FROZEN / name).read_text("utf-8"))
    assert [check(lesson).state for lesson in lessons] == [SOLVED for _ in lessons]
    assert main(["lesson", str(FROZEN / name)]) == 0


@pytest.mark.parametrize(("link", "name"), list(zip(LINKS, ("every-word", "with-a-bot", "question"), strict=True)))
def test_a_link_of_then_opens(link: str, name: str) -> None:
    lesson = read(sharing.unpack_data(link.partition("#lesson/")[2]))
    assert lesson.id == name
    assert check(lesson).state == SOLVED


@each(COMPLAINTS, [told["said"][:60] for told in COMPLAINTS])
def test_what_is_wrong_is_said_in_the_same_words(told: dict[str, Any]) -> None:
    with pytest.raises(InvalidLesson) as caught:
        check(read(small(**told["changes"])))
    said, _, bots = str(caught.value).partition("'nobody' is none of")  # there may be more bots today
    assert said == told["said"].partition("'nobody' is none of")[0]
    assert bool(bots) == ("'nobody'" in told["said"])


def test_every_lesson_of_the_shelf_is_still_there_by_its_id_in_its_place() -> None:
    assert [name for name in course().chapters if name in SHELF] == list(SHELF)
    for name, ids in SHELF.items():
        assert [entry.id for entry in chapter(name).entries if entry.id in ids] == ids
        assert all(find(one).chapter == name for one in ids)
