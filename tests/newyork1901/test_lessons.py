"""The lessons of New York 1901: the words of their goals, the printed examples, what a first game needs, puzzles."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import game_from_position as read_game
from nyc_core.lessons import SOLVED, Attempt, chapter, check, course, find, lessons, read
from nyc_core.lessons.check import texts
from nyc_core.lessons.vocabulary import holds, read_condition
from tests.cases import each
from tests.lessons.search import all_lines, measure
from tests.words_play import COMPLETE

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
    ({"test": "behind", "is": 0}, True),
    ({"test": "behind", "seat": 1, "least": 8}, True),
    ({"test": "behind", "seat": 1, "after": 2, "least": 8}, False),
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
def test_all_that_a_lesson_says_is_said_in_each_language(lesson: Any) -> None:
    assert set(lesson.title) >= ({"en", *COMPLETE} if lesson.chapter in course(GAME).path else {"en", "de"})
    assert lesson.done
    assert lesson.hints


def test_a_newcomer_gets_a_path_of_25_lessons_and_six_puzzles() -> None:
    path = [name for one in course(GAME).path for name in _ids(one)]
    assert len(path) >= 25
    assert len(PUZZLES) == 6
    assert path[-1] == "a-short-game"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_way_to_a_first_game_is_read_in_a_quarter_of_an_hour(lang: str) -> None:
    """Issue 14.2: text, task and what is said at the end, at 180 words a minute."""
    first = [find(name) for one in course(GAME).path[: course(GAME).enough] for name in _ids(one)]
    said = [
        text[lang] for lesson in first for place, text in texts(lesson) if place in ("title", "text", "task", "done")
    ]
    assert sum(len(text.split()) for text in said) <= 15 * 180


# What the digest prints of each example (NY1-6): the learner's gain, free workers, an empty square that stays.
PRINTED = {
    "ny1-6-1": ("NY1-6.1", 2, 4),
    "ny1-6-2": ("NY1-6.2", 3, 4),
    "ny1-6-3": ("NY1-6.3", 6, 4),
    "ny1-6-4": ("NY1-6.4", 7, 0),
    "ny1-6-5": ("NY1-6.5", 12, 4),
}


@each(PRINTED.items(), PRINTED, spread=True)
def test_a_printed_example_is_a_lesson_with_its_numbers(example: str, printed: tuple[str, int, int]) -> None:
    clause, points, workers = printed
    (lesson,) = [lesson for lesson in ALL.values() if lesson.example == example]
    before, after = Attempt(lesson).game.scores()[0]["gained"], check(lesson)
    assert clause in lesson.clauses
    assert after.game.scores()[0]["gained"] - before == points
    assert holds(read_condition({"test": "workers", "is": workers}, "here", after.game), after)


def test_the_printed_option_has_no_place_without_a_worker_and_one_with_him() -> None:
    """Without a free worker the gold bar has one place only, the printed one is not it: so it is taken at once."""
    (*_, build) = [one for one in find("no-worker-no-demolition").game().act("demolish gold-i3") if "squares" in one]
    assert build["squares"] == ["e7", "e8", "e9"]
    position = find("no-worker-no-demolition").position
    green = position["players"][0]
    spare = {**green, "estate": [land for land in green["estate"] if land != "red-13"]}
    other = read_game({**position, "players": [spare, position["players"][1]]})
    other.act("demolish gold-i3")
    other.act("at e7 f7 g7")
    assert other.scores()[0]["gained"] == 18 + 5


def test_the_printed_legend_counts_once_for_cedar_and_in_two_districts() -> None:
    score = find("one-legend-one-street").game().scores()[0]
    assert score["streets"] == {"broadway": 0, "cedar": 5, "wall": 0}
    assert find("gold-tycoon").game().scores()[0]["challenge"] == 6


PUZZLES = {lesson.id: lesson for lesson in lessons("puzzles", game=GAME)}


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_a_puzzle_has_exactly_one_best_way(puzzle: Any) -> None:
    """All ways are played to the end."""
    lines = all_lines(puzzle)
    best = max(line.worth for line in lines)
    assert [line.actions for line in lines if line.worth == best] == [tuple(puzzle.answer)]
    assert [line.actions for line in lines if line.state == SOLVED] == [tuple(puzzle.answer)]
    assert measure(puzzle).facts["least"] == best
    assert len(lines) >= 20


def test_the_short_game_can_be_won_and_lost_and_its_best_grade_is_reached() -> None:
    game = find("a-short-game")
    assert check(game).state == SOLVED
    masterly = Attempt(game)
    for action in MASTERLY:
        masterly.act(action)
    assert (masterly.state, masterly.grade) == (SOLVED, 1)


MASTERLY = [
    "expand yellow-06", "build bronze-i2", "at i2 j2", "expand blue-03", "expand yellow-10", "expand yellow-08",
    "build bronze-l3", "expand yellow-05", "expand yellow-12", "build silver-i3", "expand green-11",
    "demolish silver-p5", "at h2 i2 j2 h3 i3",
]  # fmt: skip


@pytest.mark.parametrize("lesson", ALL.values(), ids=ALL)
def test_a_lesson_depends_on_no_chance(lesson: Any) -> None:
    """Another seed, the same choices: what a position leaves out does not matter."""
    assert Attempt(lesson).options() == Attempt(lesson._replace(seed=77)).options()
