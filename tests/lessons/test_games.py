"""A lesson belongs to a game: its words, clauses, notation and seats are that game's. Nothing general knows one."""

from __future__ import annotations

import re
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import nyc_core.lessons
from nyc_core import games
from nyc_core.lessons import (
    FAILED,
    SOLVED,
    Attempt,
    InvalidLesson,
    chapter,
    check,
    course,
    find,
    lessons,
    read,
    shelf,
)
from nyc_core.lessons.check import cited
from nyc_core.lessons.vocabulary import GENERAL, holds, read_condition, vocabulary
from tests.lessons.examples import SMALL, small
from tests.toy import game as toy

pytestmark = pytest.mark.usefixtures("garden")
GARDEN = toy.RULES


def planted(**changes: Any) -> dict[str, Any]:
    """The lesson of the other game with other entries."""
    return deepcopy(dict(shelf.content("garden", "garden")["lessons"][0])) | changes


def complaint(data: object) -> str:
    with pytest.raises(InvalidLesson) as caught:
        check(read(data))
    return str(caught.value)


# --- the words of a game --------------------------------------------------------------------------------------------


def test_each_game_has_its_own_words_and_the_general_ones() -> None:
    ours, theirs = (vocabulary(games.rules(name)) for name in ("newyorkcity", "garden"))
    assert set(theirs) == {"planted", *GENERAL}
    assert set(ours) >= {"bid", "won", "space", "built", *GENERAL}
    assert "planted" not in ours
    assert set(GENERAL) == {"did", "refused", "rank", "score", "event", "moves", "chosen", "any"}


def test_a_word_of_another_game_is_refused_at_its_place() -> None:
    known = "planted, did, refused, rank, score, event, moves, chosen, any"
    assert complaint(planted(goals=[{"test": "won"}])) == f"goals[0].test: 'won' is none of {known}"
    failures = [{"test": "bid", "reason": {"en": "No."}}]
    assert complaint(planted(failures=failures)) == f"failures[0].test: 'bid' is none of {known}"
    inside = [{"test": "any", "of": [{"test": "moves", "is": 1}, {"test": "built", "is": 1}]}]
    assert complaint(planted(goals=inside)) == f"goals[0].of[1].test: 'built' is none of {known}"
    assert complaint(small(goals=[{"test": "planted", "is": 5}])).startswith(
        "goals[0].test: 'planted' is none of bid, passed"
    )


def test_a_fact_of_another_game_is_refused_at_its_place() -> None:
    rank = {"test": "rank", "borough": "queens", "is": 1}
    assert complaint(planted(goals=[rank])) == "goals[0]: unknown key 'borough'"
    score = {"test": "score", "item": "brooklyn", "is": 1}
    assert complaint(planted(goals=[score])) == "goals[0].item: 'brooklyn' is none of total"
    neutral = {"test": "moves", "seat": "neutral", "is": 1}
    assert complaint(planted(goals=[neutral])).startswith("goals[0].seat: a whole number is expected")
    assert complaint(planted(goals=["won"])).startswith("goals[0]: a condition like {'test': 'moves', 'least': 1}")


GENERAL_WORDS: list[tuple[dict[str, Any], bool]] = [
    ({"test": "did", "action": "plant 2"}, True),
    ({"test": "did", "action": "plant 4"}, False),
    ({"test": "did", "seat": 1, "action": "pass"}, True),
    ({"test": "refused", "rule": "GRD-1.1", "action": "plant 3"}, True),
    ({"test": "refused", "rule": "GRD-1.2"}, False),
    ({"test": "rank", "is": 2}, True),
    ({"test": "rank", "seat": 1, "is": 2}, False),
    ({"test": "score", "item": "total", "is": 3}, True),
    ({"test": "score", "item": "total", "seat": 1, "least": 5}, False),
    ({"test": "event", "event": "plant", "with": {"flower": 2}}, True),
    ({"test": "event", "event": "plant", "with": {"flower": 2, "bed": "a2"}}, False),
    ({"test": "moves", "is": 1}, True),
    ({"test": "moves", "least": 2}, False),
    ({"test": "chosen", "is": 1}, False),
    ({"test": "any", "of": [{"test": "moves", "is": 7}, {"test": "planted", "is": 2}]}, True),
    ({"test": "any", "of": [{"test": "moves", "is": 7}, {"test": "planted", "is": 3}]}, False),
]


@pytest.mark.parametrize(("said", "true"), GENERAL_WORDS, ids=[str(said) for said, _ in GENERAL_WORDS])
def test_a_general_word_means_the_same_in_any_game(said: dict[str, Any], true: bool) -> None:
    now = Attempt(read(planted(failures=[])))
    now.refused("plant 3 c3")
    now.act("plant 2 c3")
    assert holds(read_condition(said, "here", now.game), now) is true


# --- all else that a lesson asks of its game ------------------------------------------------------------------------


def test_a_lesson_of_any_game_is_checked_and_played() -> None:
    assert check(read(planted())).state == SOLVED
    now = Attempt(find("the-best-flower"))
    now.act("plant  2 c3")
    assert (now.state, now.reason) == (FAILED, {"en": "Ben is still ahead."})
    assert now.log == [(0, "plant 2 c3"), (1, "pass")]  # nobody told Ben what to do: he keeps quiet in his game's way
    assert now.began == (2,)


def test_clauses_are_those_of_its_game() -> None:
    assert complaint(planted(clauses=["NYC-5.4"])).startswith("clauses[0]: a clause like GRD-5.4 is expected")
    assert complaint(planted(clauses=["GRD-7"])) == "clauses[0]: there is no clause GRD-7"
    assert complaint(planted(task={"en": "See GRD-1.9."})) == "task.en: there is no clause GRD-1.9"
    assert complaint(small(clauses=["GRD-1.1"])).startswith("clauses[0]: a clause like NYC-5.4 is expected")
    assert cited("See GRD-1.1 and NYC-7.1/5.", GARDEN) == ["GRD-1.1"]
    assert complaint(planted(goals=[{"test": "event", "event": "bid"}])).startswith("goals[0].event: there is no event")
    assert complaint(planted(goals=[{"test": "refused", "rule": "NYC-5.4"}])).startswith("goals[0].rule: there is no")


def test_actions_are_in_the_notation_of_its_game() -> None:
    assert complaint(planted(answer=["bid press"])) == "answer[0]: 'bid press' is not written like an action"
    assert complaint(planted(others={"1": ["skip"]})) == "others.1[0]: 'skip' is not written like an action"


def test_kinds_of_seats_that_play_by_themselves_are_those_of_its_game() -> None:
    position = planted()["position"]
    dug = {**position, "seats": [*position["seats"], {"name": "Moe", "kind": "mole", "level": "blind"}]}
    dug["hands"] = [*position["hands"], [3]]
    assert complaint(planted(position=dug, learner=2)) == "learner: the seat 2 is a Mole, who plays by himself"
    assert complaint(planted(position=dug, others={"2": []})) == "others.2: this is a Mole, who plays by himself"
    now = Attempt(read(planted(position=dug, failures=[])))
    now.act("plant 2 c3")
    assert [(one["event"], one["seat"]) for one in now.told] == [("plant", 0), ("pass", 1), ("plant", 2)]


# --- the shelf ------------------------------------------------------------------------------------------------------


def test_ids_lead_to_the_lessons_of_any_game() -> None:
    assert find("the-best-flower").rules is GARDEN
    assert find("press-round").rules.meta.name == "newyorkcity"
    assert [lesson.id for lesson in lessons(game="garden")] == ["the-best-flower"]
    assert [entry.id for entry in chapter("garden", "garden").entries] == ["the-best-flower"]
    assert course("garden").chapters == ("garden",)
    with pytest.raises(InvalidLesson, match="'goal' is none of garden"):
        chapter("goal", "garden")
    with pytest.raises(InvalidLesson, match="no lesson"):
        find("nothing")


def test_ids_are_unique_over_all_games_and_lessons_lie_on_the_shelf_of_their_game() -> None:
    ids = [lesson.id for game in games.names() for lesson in lessons(game=game)]
    assert len(set(ids)) == len(ids)
    for game in games.names():
        assert all(lesson.rules is games.rules(game) for lesson in lessons(game=game))


def test_a_game_that_is_not_here_keeps_no_lesson_from_being_looked_for() -> None:
    """In the browser a further game comes in a pack of its own: its shelf is passed over until then."""
    shelf.find.cache_clear()
    games.register("broken", "tests.lessons.there_is_no_such_package")
    assert find("people-are-points").id == "people-are-points"
    assert read(SMALL).id == "small"
    with pytest.raises(InvalidLesson, match="no lesson 'nothing'"):
        find("nothing")


# --- no word of any game --------------------------------------------------------------------------------------------


def test_lessons_name_no_game() -> None:
    folder = Path(nyc_core.lessons.__file__).parent
    for file in folder.glob("*.py"):
        text = file.read_text("utf-8")
        assert not re.search(r"newyork|NYC-|\bTom\b|borough|bidding|skyscraper|neutral", text), file.name


def test_lessons_are_imported_without_any_game() -> None:
    code = "import sys, nyc_core.lessons; print([name for name in sys.modules if name.startswith('nyc_core.newyork')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "[]"
