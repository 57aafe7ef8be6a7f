"""Reviews of a game, and its mistakes as tasks (issue 10, "In the page")."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from nyc_core import load_game, new_game
from tests.app.fakepage import FakePage
from tests.app.rivals import against, reviewed
from web.app.app import App
from web.app.draw.review import Judged, Totals, _curve
from web.app.keep.store import REVIEW


def test_a_review_tells_each_decision_and_leads_back_to_it() -> None:
    """Each own decision is marked; a tap shows the table then, and one can play on from there."""
    app, page = reviewed()
    page.pass_time(200_000)
    session = app.house.session
    result = app.house.reviewer.result(session.id, session.game)
    assert result
    assert {one["ply"] for one in result["decisions"]} == {
        ply for ply, (seat, _) in enumerate(session.game.actions) if seat == 0
    }
    last = result["decisions"][-1]
    app.tap(page.find(do="review-at", arg=str(last["ply"])))
    assert session.ply == last["ply"]
    assert "Played here" in page.text("prompt")
    assert "No undo to here" not in page.text("prompt"), "one can play on from here, in another game"
    before = session.id
    app.tap(page.find(do="play-from"))
    now = app.house.session
    assert (now.id != before, now.plies) == (True, last["ply"])
    assert now.game.actions == session.game.actions[: last["ply"]]


def test_the_curve_of_a_finished_game_goes_up_to_how_it_ended() -> None:
    said = lambda key, **values: f"{key} {values.get('last')}."  # noqa: E731
    scene: Any = SimpleNamespace(words=said, names=["Ann", "Bo"], colour=lambda seat: seat)
    judged = [Judged(ply, 0, "turn 1", "bids", "fine", "fine", 0.0, "", "", "", 40.0) for ply in (3, 9)]
    totals = Totals(0, "Ann", True, 1.0, "strong", 2, [], 0.0, 0.0, None, 0.0)
    assert "review.curve 40." in _curve(scene, judged, [totals])
    for lead, end in ((5, 100), (0, 50), (-5, 0)):
        assert f"review.curve {end}." in _curve(scene, judged, [totals._replace(lead=lead)])


def test_a_review_is_kept_with_the_save_and_goes_with_it() -> None:
    app, page = reviewed()
    page.pass_time(200_000)
    session = app.house.session
    assert page.memory.get(f"nyc/review/{session.id}")
    later = FakePage(page.memory, page.route())
    again = App(later)
    again.start()
    again.tap({"do": "review"})
    assert later.has(do="review-at"), "nothing is worked out twice"
    again.tap({"do": "delete", "arg": session.id})
    assert later.memory.get(f"nyc/review/{session.id}") is None


def test_a_review_can_be_cancelled_and_begun_anew() -> None:
    app, page = reviewed()
    assert page.has(do="review-cancel")
    app.tap(page.find(do="review-cancel"))
    page.pass_time(200_000)
    assert page.has(do="review-begin")
    assert not app.house.thinker._asked


def test_a_review_of_another_way_is_not_shown() -> None:
    """Who took back and played otherwise has another game."""
    app, page = reviewed()
    page.pass_time(200_000)
    session = app.house.session
    session.table.undo_to(session.plies - 1, session._back._replace(freely=True))
    session.follow()
    app.flow.play(session.options()[0])
    assert app.house.reviewer.result(session.id, session.game) is None


STRANGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "reasons of an older version": lambda review: review["decisions"][0].update(why=[{"points": 1.0, "part": "x"}]),
    "a turn that is a number": lambda review: review["decisions"][0].update(turn=3),
    "a cost that is a text": lambda review: review["decisions"][0].update(cost="much"),
    "a decision without what was best": lambda review: review["decisions"][0].pop("best"),
    "totals that are none": lambda review: review.update(seats=[{}]),
    "totals of nobody": lambda review: review["seats"][0].update(seat=7),
}


@pytest.mark.parametrize("change", STRANGE.values(), ids=STRANGE)
def test_a_review_that_another_version_has_left_is_as_if_it_was_not_there(
    change: Callable[[dict[str, Any]], object],
) -> None:
    """The sheet stayed shut, and with it the page: whatever was tapped after it was painted no more."""
    app, page = reviewed()
    page.pass_time(200_000)
    session = app.house.session
    review = app.house.reviewer.result(session.id, session.game)
    assert review
    change(review)
    app.house.keeper.store.write_sealed(REVIEW + session.id, review)
    again = FakePage(page.memory)
    app = App(again)
    app.start()
    again.pass_time()
    app.tap({"do": "review"})
    assert again.has(do="review-begin")
    app.tap({"do": "review-at", "arg": "1"})
    app.tap({"panel": "settings"})
    assert again.text("sheet")


def at_a_task() -> tuple[App, FakePage]:
    """A review has found a mistake, and it is tried again."""
    app, page = reviewed()
    page.pass_time(200_000)
    session = app.house.session
    result = app.house.reviewer.result(session.id, session.game)
    assert result
    one = {**result["decisions"][0], "mark": "blunder"}
    one["best"] = next(option for option in ("start 1", "start 2") if option != one["played"])
    app.house.exercise._write([])  # whatever the review itself thinks of these moves
    app.house.exercise.take(session.id, session.game, [one])
    app.tap({"do": "records"})
    app.tap(page.find(do="tasks"))
    return app, page


def test_a_mistake_becomes_a_task_and_the_best_is_right() -> None:
    """ "After the review each mistake becomes a task … it comes back later as practice"."""
    app, page = at_a_task()
    exercise = app.house.exercise
    assert exercise.task
    assert "Find something better" in page.text("prompt")
    kept = app.house.keeper.session.plies
    app.flow.play(exercise.task.best)
    page.pass_time()
    app.house.painting.paint()
    assert exercise.state == "right"
    assert "That is right" in page.text("prompt")
    assert not exercise.due(), "not again today"
    assert [one.solved for one in exercise.tasks()] == [1]
    app.tap(page.find(do="task-leave"))
    assert app.house.session is app.house.keeper.session
    assert app.house.session.plies == kept


def test_a_task_says_what_was_played_there() -> None:
    """Else somebody tries the same once more."""
    app, page = at_a_task()
    assert app.house.exercise.task
    assert "You played: Take stack" in page.text("prompt")
    app.house.exercise.task = app.house.exercise.task._replace(played="")  # as an earlier version has left it
    app.house.painting.paint()
    assert "You went wrong here" in page.text("prompt")
    assert page.has(do="task-leave")


def test_a_review_that_ends_when_another_game_lies_there_makes_tasks_too() -> None:
    """ "Goes on in the background": its mistakes are not lost with the table, and they are of that game."""
    app, _ = reviewed()
    session = app.house.session
    before = session.game.actions
    app.flow.start_game(new_game("newyorkcity", ["human", "tom:B4"], 5), [])
    job = app.house.reviewer._running[session.id]
    ply = next(ply for ply, (seat, _) in enumerate(before) if seat == 0)
    mistake = {"ply": ply, "mark": "blunder", "played": before[ply][1], "best": "start 9", "why": []}
    result = {"decisions": [mistake], "seats": [{"figure": 1.0}], "finished": False, "plies": len(before)}
    app.house.thinker._learn({"id": job.number, "answer": result})
    (task,) = app.house.exercise.tasks()
    assert task.id == f"{session.id}/{ply}"
    assert load_game(task.save).actions == before[:ply]


def test_a_wrong_answer_says_what_it_costs_and_can_be_tried_again() -> None:
    app, page = at_a_task()
    exercise = app.house.exercise
    assert exercise.session
    plies = exercise.session.plies
    app.flow.play(exercise.session.options()[-1])
    page.pass_time()
    exercise._judge({"cost": 7.3})
    assert exercise.state == "wrong"
    app.house.painting.paint()
    assert "about 7 %" in page.text("prompt")
    assert exercise.session.plies == plies, "nothing is played"
    app.tap(page.find(do="task-again"))
    assert exercise.state == ""
    app.tap({"do": "task-show"})
    assert [one.solved for one in exercise.tasks()] == [0]


def test_two_masters_can_be_watched_and_reviewed() -> None:
    app, page = against("tom:B4")
    app.tap({"do": "records"})
    app.tap(page.find(do="watch"))
    session = app.house.session
    assert (session.persons, session.bot) == ([], "search")
    page.pass_time(3_000)
    assert session.plies
    app.tap({"do": "review"})
    assert page.has(do="review-begin")
