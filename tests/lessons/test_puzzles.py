"""Each puzzle has exactly one best way: all ways are played to the end."""

from __future__ import annotations

import pytest

from nyc_core.lessons import SOLVED, Lesson, lessons
from tests.lessons.search import all_lines, measure

PUZZLES = {lesson.id: lesson for lesson in lessons("puzzles")}


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_exactly_one_way_is_best_and_it_is_the_answer(puzzle: Lesson) -> None:
    lines = all_lines(puzzle)
    best = max(line.worth for line in lines)
    assert [line.actions for line in lines if line.worth == best] == [tuple(puzzle.answer)]
    assert [line.actions for line in lines if line.state == SOLVED] == [tuple(puzzle.answer)]
    assert measure(puzzle).facts["least"] == best
    assert len(lines) >= 20


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_nothing_in_a_puzzle_is_left_to_chance(puzzle: Lesson) -> None:
    """Another seed, the same lines: what a position leaves out does not matter."""
    there, elsewhere = (sorted(all_lines(puzzle._replace(seed=seed))) for seed in (0, 77))
    assert [(line.actions, line.worth) for line in there] == [(line.actions, line.worth) for line in elsewhere]
