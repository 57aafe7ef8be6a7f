"""The checker of lessons (issue 14.1): all lines that solve, and the reason on every other choice."""

from __future__ import annotations

import pytest

from nyc_core import games
from nyc_core.lessons import FAILED, PLAYING, Attempt, Lesson, find, lessons, read
from nyc_core.lessons.attempt import NOT_THIS, OVER
from nyc_core.lessons.check import play
from nyc_core.lessons.lines import explore, grouped, lines, steps, told
from tests.cases import each
from tests.lessons.examples import QUESTION, attempt, small
from tests.lessons.listing import FILE, listing

ALL = {lesson.id: lesson for game in games.names() for lesson in lessons(game=game)}
every_lesson = each(ALL.values(), ALL)
LARGE = ("a-whole-round", "headhunter-up", "a-short-game")  # too many lines to follow all of them
PUZZLES = {lesson.id for lesson in lessons("puzzles")}
GENERIC = [OVER["en"], NOT_THIS["en"]]


# --- the checker ------------------------------------------------------------------------------------------------------


def test_it_names_every_line_that_solves_and_the_reason_on_each_other_first_choice() -> None:
    quick = {"failures": [{"test": "moves", "least": 1, "reason": {"en": "You passed.", "de": "Du hast gepasst."}}]}
    seen = lines(read(small(**quick)))
    assert seen.solving == [("bid press wild",), ("bid press press",)]
    assert seen.complete
    assert {first.action: [one["en"] for one in first.reasons] for first in seen.others}["pass"] == ["You passed."]
    assert {first.action for first in seen.others} == {*attempt(**quick).options()} - {
        "bid press press",
        "bid press wild",
    }


def test_a_question_has_a_line_for_each_choice() -> None:
    seen = lines(read(QUESTION))
    assert seen.solving == [("choose 2",)]
    assert [(first.action, first.reasons) for first in seen.others] == [("choose 1", [NOT_THIS])]


def test_what_is_to_be_tried_in_vain_is_a_line_too() -> None:
    assert lines(find("wild-cards-alone")).solving == [("bid wild",)]


def test_what_was_not_looked_at_is_said_and_nothing_is_claimed_about_it() -> None:
    seen = lines(find("a-whole-round"), 40)
    assert not seen.complete
    assert not seen.others
    assert not seen.out_of_reach
    assert any("too many" in row for row in told(find("a-whole-round")))


def test_where_thousands_of_things_can_be_played_no_more_is_tried_than_the_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A link may bring such a lesson: each move on it took seconds. Counted, not timed."""
    bag = ["press", "dollar", "elevator", "plans", "prestige", "wild"] * 5
    mine = {"dollars": 4, "skyscrapers": 3, "hand": bag, "reserve": [], "characters": []}
    seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]
    table = {"game": "newyorkcity", "seats": seats, "phase": "bidding", "bidding": "press", "starter": 0}
    heavy = {"position": table | {"players": [mine, {"hand": []}]}, "failures": [], "choices": []}
    lesson = read(small(**heavy, answer=["bid press wild"]))
    copies: list[Attempt] = []
    copy = Attempt.copy

    def counted(one: Attempt) -> Attempt:
        copies.append(one)
        return copy(one)

    monkeypatch.setattr(Attempt, "copy", counted)
    begun = Attempt(lesson)
    assert len(begun.options()) > 2_000
    seen = explore(begun, 50)
    assert not seen.complete
    assert len(copies) <= 100


def test_a_goal_that_is_out_of_reach_is_known_at_once() -> None:
    now = Attempt(find("second-best"))
    now.act("bid prestige")
    assert not explore(now).out_of_reach
    late = [{"test": "reached", "bidding": "elevator", "reason": {"en": "Late.", "de": "Zu spät."}}]
    now = attempt(goals=[{"test": "bid", "card": "dollar", "is": 3}], failures=late)
    now.act("bid press wild")
    assert explore(now).out_of_reach


def test_looking_changes_nothing() -> None:
    now = Attempt(find("people-are-points"))
    now.act("bid elevator elevator")
    before = now.game.position()
    explore(now)
    assert now.game.position() == before
    assert now.moves == ["bid elevator elevator"]


# --- ours -------------------------------------------------------------------------------------------------------------


@every_lesson
def test_exactly_the_lines_that_were_meant_solve_it_and_the_rest_is_told_as_written(lesson: Lesson) -> None:
    """`tests/lessons/lines.txt` is read when it changes; `python -m tests.lessons.listing` writes it."""
    written = FILE.read_text("utf-8")
    assert f"{listing(lesson)}\n" in written


@every_lesson
def test_the_answer_is_among_the_lines_and_all_lines_were_seen(lesson: Lesson) -> None:
    seen = lines(lesson)
    assert seen.complete or lesson.id in LARGE
    assert tuple(lesson.answer) in seen.solving or lesson.id in LARGE


@every_lesson
def test_no_mistake_on_the_way_gets_a_reason_that_fits_all(lesson: Lesson) -> None:
    for step in steps(lesson):
        for said, actions in grouped(step.lines, "en").items():
            assert not set(said) & set(GENERIC), (step.after, actions)


@every_lesson
def test_passing_and_each_wrong_answer_have_reasons_of_their_own(lesson: Lesson) -> None:
    first = lines(lesson).others
    said = {one.action: tuple(reason["en"] for reason in one.reasons) for one in first}
    if lesson.choices:
        assert len(set(said.values())) == len(said) == len(lesson.choices) - 1
    elif "pass" in said and lesson.id not in PUZZLES:
        others = {reason for action, reason in said.items() if action != "pass"}
        assert said["pass"] not in others
        assert len(said["pass"]) == 1


@every_lesson
def test_the_listed_wrong_line_is_told_something_about_itself(lesson: Lesson) -> None:
    now = Attempt(lesson)
    play(now, lesson.wrong)
    assert now.state == FAILED
    assert now.reason in [failure.reason for failure in lesson.failures]


def test_a_whole_round_is_not_won_by_passing_up_to_the_last_bid() -> None:
    """Issue 14: whatever is bid for skyscrapers then."""
    lesson = find("a-whole-round")
    now = Attempt(lesson)
    play(now, [action for action in lesson.answer if action.split()[0] in ("start", "take", "end")])
    for _ in range(5):
        now.act("pass")
    assert now.game.position()["bidding"] == "skyscraper"
    for option in now.options():
        last = now.copy()
        last.act(option)
        while last.state == PLAYING:
            last.act(last.options()[-1])
        assert last.state == FAILED, option


# --- a failure is about what the learner was to do --------------------------------------------------------------------


def test_a_pass_in_a_later_round_is_not_what_the_lesson_failed_by() -> None:
    """`passed` without a card is the bidding round in which the lesson began (issue 14)."""
    reasons = [
        {"test": "passed", "reason": {"en": "You passed."}},
        {"test": "moves", "least": 2, "reason": {"en": "Two."}},
    ]
    texts = {key: {"en": "A"} for key in ("title", "text", "task")}
    changes = {**texts, "failures": reasons, "hints": None, "goals": [{"test": "space", "is": 9}]}
    now = Attempt(read(small(**changes)))
    now.act("bid press")
    now.act("pass")  # in the dollar round
    assert now.reason == {"en": "Two."}
    now = Attempt(read(small(**changes)))
    now.act("pass")
    assert now.reason == {"en": "You passed."}


def test_one_that_names_its_round_is_about_that_round_whenever_it_comes() -> None:
    reasons = [{"test": "passed", "card": "dollar", "reason": {"en": "No dollar."}}]
    texts = {key: {"en": "A"} for key in ("title", "text", "task")}
    now = Attempt(read(small(**texts, failures=reasons, hints=None, goals=[{"test": "space", "is": 9}])))
    now.act("bid press")
    now.act("pass")
    assert now.reason == {"en": "No dollar."}


def test_a_goal_without_a_round_is_still_any_round() -> None:
    """Lessons that others have made stay solved by what solved them."""
    now = attempt(goals=[{"test": "won"}], failures=[], answer=["bid press", "bid dollar"])
    now.act("pass")
    while now.state == "playing":
        now.act(next(option for option in now.options() if option.startswith("bid")))
    assert now.state == "solved"


# --- how well ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bid", "grade"), [("bid press press", 1), ("bid press wild", 2)])
def test_grades_say_how_well_it_was_solved(bid: str, grade: int) -> None:
    said = [{"test": "holds", "cards": ["wild"], "reason": {"en": "Good.", "de": "Gut."}},
            {"test": "moves", "least": 1, "reason": {"en": "Solved.", "de": "Gelöst."}}]  # fmt: skip
    now = attempt(grades=said)
    now.act(bid)
    assert now.grade == grade
    assert now.copy().grade == grade
    assert attempt().grade == 0
