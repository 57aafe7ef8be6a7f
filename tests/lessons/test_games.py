"""A lesson belongs to a game: its words, clauses, notation and seats are that game's. Nothing general knows one."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
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
    home,
    lessons,
    read,
    shelf,
)
from nyc_core.lessons.check import cited
from nyc_core.lessons.vocabulary import GENERAL, holds, read_condition, vocabulary
from tests.lessons.counting.game import RULES as COUNTING
from tests.lessons.examples import SMALL, small


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(games, "_PACKAGES", dict(games._PACKAGES))
    games.register("counting", "tests.lessons.counting")
    yield
    for kept in (shelf.content, shelf.chapter, shelf.find):
        kept.cache_clear()


def counted(**changes: Any) -> dict[str, Any]:
    """The lesson of the other game with other entries."""
    return deepcopy(dict(shelf.content("counting", "counting")["lessons"][0])) | changes


def complaint(data: object) -> str:
    with pytest.raises(InvalidLesson) as caught:
        check(read(data))
    return str(caught.value)


# --- the words of a game --------------------------------------------------------------------------------------------


def test_each_game_has_its_own_words_and_the_general_ones() -> None:
    ours, theirs = (vocabulary(games.rules(name)) for name in ("newyorkcity", "counting"))
    assert set(theirs) == {"said", *GENERAL}
    assert set(ours) >= {"bid", "won", "space", "built", *GENERAL}
    assert "said" not in ours
    assert set(GENERAL) == {"did", "refused", "rank", "score", "event", "moves", "chosen", "any"}


def test_a_word_of_another_game_is_refused_at_its_place() -> None:
    known = "said, did, refused, rank, score, event, moves, chosen, any"
    assert complaint(counted(goals=[{"test": "won"}])) == f"goals[0].test: 'won' is none of {known}"
    failures = [{"test": "bid", "reason": {"en": "No."}}]
    assert complaint(counted(failures=failures)) == f"failures[0].test: 'bid' is none of {known}"
    inside = [{"test": "any", "of": [{"test": "moves", "is": 1}, {"test": "built", "is": 1}]}]
    assert complaint(counted(goals=inside)) == f"goals[0].of[1].test: 'built' is none of {known}"
    assert complaint(small(goals=[{"test": "said", "is": 5}])).startswith(
        "goals[0].test: 'said' is none of bid, passed"
    )


def test_a_fact_of_another_game_is_refused_at_its_place() -> None:
    rank = {"test": "rank", "borough": "queens", "is": 1}
    assert complaint(counted(goals=[rank])) == "goals[0]: unknown key 'borough'"
    score = {"test": "score", "item": "brooklyn", "is": 1}
    assert complaint(counted(goals=[score])) == "goals[0].item: 'brooklyn' is none of total, counting"
    neutral = {"test": "moves", "seat": "neutral", "is": 1}
    assert complaint(counted(goals=[neutral])).startswith("goals[0].seat: a whole number is expected")
    assert complaint(counted(goals=["won"])).startswith("goals[0]: a condition like {'test': 'moves', 'least': 1}")


GENERAL_WORDS: list[tuple[dict[str, Any], bool]] = [
    ({"test": "did", "action": "say 1"}, True),
    ({"test": "did", "action": "say 2"}, False),
    ({"test": "did", "seat": 1, "action": "wait"}, True),
    ({"test": "refused", "rule": "CNT-1.2", "action": "say 3"}, True),
    ({"test": "refused", "rule": "CNT-1.1"}, False),
    ({"test": "rank", "is": 1}, True),
    ({"test": "rank", "seat": 1, "is": 1}, False),
    ({"test": "score", "item": "counting", "is": 1}, True),
    ({"test": "score", "item": "total", "seat": 1, "least": 1}, False),
    ({"test": "event", "event": "said", "with": {"number": 4}}, True),
    ({"test": "event", "event": "said", "with": {"number": 5}}, False),
    ({"test": "moves", "is": 1}, True),
    ({"test": "moves", "least": 2}, False),
    ({"test": "chosen", "is": 1}, False),
    ({"test": "any", "of": [{"test": "moves", "is": 7}, {"test": "said", "is": 4}]}, True),
    ({"test": "any", "of": [{"test": "moves", "is": 7}, {"test": "said", "is": 5}]}, False),
]


@pytest.mark.parametrize(("said", "true"), GENERAL_WORDS, ids=[str(said) for said, _ in GENERAL_WORDS])
def test_a_general_word_means_the_same_in_any_game(said: dict[str, Any], true: bool) -> None:
    now = Attempt(read(counted(failures=[])))
    now.refused("say 3")
    now.act("say 1")
    assert holds(read_condition(said, "here", now.game), now) is true


# --- all else that a lesson asks of its game ------------------------------------------------------------------------


def test_a_lesson_of_any_game_is_checked_and_played() -> None:
    assert check(read(counted())).state == SOLVED
    now = Attempt(find("last-word"))
    now.act("say  1")
    assert (now.state, now.reason) == (FAILED, {"en": "Ben was asked."})
    assert now.log == [(0, "say 1"), (1, "wait")]  # nobody told Ben what to do: he keeps quiet in his game's way
    assert now.began == (3,)


def test_clauses_are_those_of_its_game() -> None:
    assert complaint(counted(clauses=["NYC-5.4"])).startswith("clauses[0]: a clause like CNT-5.4 is expected")
    assert complaint(counted(clauses=["CNT-7"])) == "clauses[0]: there is no clause CNT-7"
    assert complaint(counted(task={"en": "See CNT-1.9."})) == "task.en: there is no clause CNT-1.9"
    assert complaint(small(clauses=["CNT-1.1"])).startswith("clauses[0]: a clause like NYC-5.4 is expected")
    assert cited("See CNT-1.1 and NYC-7.1/5.", COUNTING) == ["CNT-1.1"]
    assert complaint(counted(goals=[{"test": "event", "event": "bid"}])).startswith("goals[0].event: there is no event")
    assert complaint(counted(goals=[{"test": "refused", "rule": "NYC-5.4"}])).startswith("goals[0].rule: there is no")


def test_actions_are_in_the_notation_of_its_game() -> None:
    assert complaint(counted(answer=["bid press"])) == "answer[0]: 'bid press' is not written like an action"
    assert complaint(counted(others={"1": ["pass"]})) == "others.1[0]: 'pass' is not written like an action"


def test_kinds_of_seats_that_play_by_themselves_are_those_of_its_game() -> None:
    position = counted()["position"]
    haunted = {**position, "seats": [*position["seats"], {"name": "Boo", "kind": "ghost", "level": "pale"}]}
    assert complaint(counted(position=haunted, learner=2)) == "learner: the seat 2 is a Ghost, who plays by himself"
    assert complaint(counted(position=haunted, others={"2": []})) == "others.2: this is a Ghost, who plays by himself"
    now = Attempt(read(counted(position={**haunted, "said": 0}, failures=[])))
    now.act("say 1")
    assert [one["number"] for one in now.told] == [1, 1, 2], "Ben waited, Boo counted"


# --- the shelf ------------------------------------------------------------------------------------------------------


def test_ids_lead_to_the_lessons_of_any_game() -> None:
    assert find("last-word").rules is COUNTING
    assert (home("last-word"), home("press-round")) == ("counting", "newyorkcity")
    assert [lesson.id for lesson in lessons(game="counting")] == ["last-word"]
    assert [entry.id for entry in chapter("counting", "counting").entries] == ["last-word"]
    assert course("counting").chapters == ("counting",)
    with pytest.raises(InvalidLesson, match="'goal' is none of counting"):
        chapter("goal", "counting")
    with pytest.raises(InvalidLesson, match="no lesson"):
        find("nothing")


def test_ids_are_unique_over_all_games_and_lessons_lie_on_the_shelf_of_their_game() -> None:
    ids = [lesson.id for game in games.names() for lesson in lessons(game=game)]
    assert len(set(ids)) == len(ids)
    for game in games.names():
        assert all(lesson.rules is games.rules(game) for lesson in lessons(game=game))


def test_a_lesson_of_the_first_game_loads_no_other_game() -> None:
    shelf.find.cache_clear()
    games.register("broken", "tests.lessons.there_is_no_such_package")
    assert find("people-are-points").id == "people-are-points"
    assert read(SMALL).id == "small"
    with pytest.raises(ModuleNotFoundError):
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
