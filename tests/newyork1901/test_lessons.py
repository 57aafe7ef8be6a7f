"""The lessons of New York 1901: the words of their goals, the printed examples, what a first game needs, puzzles."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core.lessons import Attempt, chapter, course, find, lessons, read
from nyc_core.lessons.vocabulary import holds, read_condition
from tests.cases import each

GAME = "newyork1901"
ALL = {lesson.id: lesson for lesson in lessons(game=GAME)}
every_lesson = each(ALL.values(), ALL)
TEXT = {"en": "A", "de": "A"}
SITE = {
    "game": GAME, "turn": 0, "streets": ["broadway", "cedar", "wall"], "challenge": "gold-tycoon",
    "open": ["yellow 3", "green 2", "blue 2", "red 2"], "future": ["green 2", "yellow 2", "red 2"],
    "players": [{"character": "green", "points": 6}, {"character": "blue", "cards": []}],
}  # fmt: skip
STEPS = ["expand yellow-12", "build bronze-i2", "at f7 g7"]


def played(*steps: str, **players: Any) -> Attempt:
    """A learner on the site, after these steps."""
    position = SITE | {"players": [SITE["players"][0] | players, SITE["players"][1]]}  # type: ignore[index]
    texts = dict.fromkeys(("title", "text", "task"), TEXT)
    goals = [{"test": "turns", "least": 9}]
    now = Attempt(
        read({"id": "site", "clauses": ["NY1-2.6"], **texts, "position": position, "goals": goals, "answer": ["pass"]})
    )
    for step in steps:
        now.act(step)
    return now


SAID: list[tuple[dict[str, Any], bool]] = [
    ({"test": "took"}, True),
    ({"test": "took", "territory": "yellow-12", "is": 1}, True),
    ({"test": "took", "territory": "yellow-11"}, False),
    ({"test": "took", "district": "green"}, False),
    ({"test": "took", "except": ["yellow-12"]}, False),
    ({"test": "took", "seat": 1, "district": "yellow"}, False),
    ({"test": "built", "skyscraper": "bronze-i2", "squares": ["g7", "f7"]}, True),
    ({"test": "built", "squares": ["f7"]}, False),
    ({"test": "built", "covers": ["f7"], "generation": "bronze"}, True),
    ({"test": "built", "covers": ["e7"]}, False),
    ({"test": "built", "street": "nassau-broad"}, True),
    ({"test": "built", "street": "wall"}, False),
    ({"test": "built", "except": ["bronze-i2"]}, False),
    ({"test": "built", "least": 2}, False),
    ({"test": "built", "seat": 1}, False),
    ({"test": "demolished"}, False),
    ({"test": "demolished", "is": 0}, True),
    ({"test": "used", "card": "land-grab"}, False),
    ({"test": "estate", "is": 2}, True),
    ({"test": "estate", "territory": "green-01"}, True),
    ({"test": "estate", "seat": 1, "territory": "green-01"}, False),
    ({"test": "waits"}, False),
    ({"test": "workers", "is": 4}, True),
    ({"test": "stands", "is": 2}, True),
    ({"test": "stands", "skyscraper": "starter"}, True),
    ({"test": "stands", "generation": "silver"}, False),
    ({"test": "unlocked", "generation": "silver"}, True),
    ({"test": "unlocked", "generation": "gold"}, False),
    ({"test": "leads", "street": "cedar"}, True),
    ({"test": "leads", "street": "cedar", "seat": 1}, False),
    ({"test": "leads", "street": "wall"}, False),
    ({"test": "score", "item": "gained", "is": 8}, True),
]


@each(SAID, [str(said) for said, _ in SAID], spread=True)
def test_a_word_says_what_the_table_shows(said: dict[str, Any], true: bool) -> None:
    now = played(*STEPS)
    assert holds(read_condition(said, "here", now.game), now) is true


def test_demolitions_and_cards_are_told_apart_from_buildings() -> None:
    now = played("use land-grab", "expand green-02", "expand red-01", "pass", "demolish bronze-i3")
    for said in (
        {"test": "used", "card": "land-grab"},
        {"test": "demolished", "skyscraper": "starter"},
        {"test": "took", "is": 2},
    ):
        assert holds(read_condition(said, "here", now.game), now), said


def test_turns_of_a_seat_are_counted_from_the_beginning() -> None:
    now = played()
    for turns in range(3):
        for said in ({"seat": 0, "is": turns}, {"seat": 1, "is": turns}):
            assert holds(read_condition({"test": "turns", **said}, "here", now.game), now)
        land = next(str(option) for option in now.game.options() if str(option).startswith("expand"))
        now.act(land)
        if now.game.decision is not None and now.game.decision.kind == "build" and now.game.decision.seat == 0:
            now.act("pass")


# --- the lessons ------------------------------------------------------------------------------------------------------


def test_the_chapters_are_those_of_the_course() -> None:
    assert [lesson.id for name in course(GAME).chapters for lesson in map(find, _ids(name))] == [*ALL]


def _ids(name: str) -> list[str]:
    return [entry.id for entry in chapter(name, GAME).entries]


@every_lesson
def test_all_that_a_lesson_says_is_said_in_both_languages(lesson: Any) -> None:
    assert set(lesson.title) == {"en", "de"}
    assert lesson.done
    assert lesson.hints


@pytest.mark.parametrize("lesson", ALL.values(), ids=ALL)
def test_a_lesson_depends_on_no_chance(lesson: Any) -> None:
    """Another seed, the same choices: what a position leaves out does not matter."""
    assert Attempt(lesson).options() == Attempt(lesson._replace(seed=77)).options()
