"""Rivals that think, and hints (issue 10, "In the page")."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from html import escape
from typing import Any

import pytest

from nyc_core import bots, games, load_game, new_game
from nyc_core.lessons.schema import as_data
from nyc_core.table.seats import CALLED
from tests.app.fakepage import FakePage, opened
from tests.app.lessons import ALL
from tests.app.test_editor import show
from web.app import texts
from web.app.app import App
from web.app.draw import faces
from web.app.keep import bundle
from web.app.keep.sharing import pack
from web.app.keep.slots import Trouble
from web.app.keep.store import REVIEW
from web.app.room import room
from web.app.thinking import work


class Worker:
    """A worker that the test plays."""

    def __init__(self) -> None:
        self.begun = 0
        self.mail: list[str] = []
        self.hear: Callable[[str], None] = lambda text: None

    def start(self, hear: Callable[[str], None]) -> None:
        self.begun, self.hear = self.begun + 1, hear
        self.mail.clear()

    def letter(self) -> dict[str, Any]:
        (letter,) = (json.loads(text) for text in self.mail)
        return dict(letter)


def against(*rivals: str, seed: int = 7, worker: Worker | None = None) -> tuple[App, FakePage]:
    """A person at the first seat, who is asked first or has played, and rivals."""
    game = new_game("newyorkcity", ["human", *rivals], seed)
    page = FakePage(route=f"share/{pack(game.save())}")
    if worker:
        page.start_worker = worker.start  # type: ignore[method-assign]
        page.tell_worker = worker.mail.append  # type: ignore[method-assign, assignment]
    app = App(page)
    app.start()
    while app.house.session.seat == 0 and "human" not in rivals and any("bot" in rival for rival in rivals):
        app.flow.play(app.house.session.options()[0])
    return app, page


def test_a_rival_plays_the_same_as_natively() -> None:
    """Same position, seed and playouts: the same move ("Deterministic"). Here in slices, from a save."""
    app, page = against("bot:search-2", seed=3)
    house = app.house
    before = load_game(house.session.game.save())
    page.pass_time(5_000)
    plies = len(before.actions)
    assert house.session.game.actions[plies] == (1, str(bots.choose("search-2", before)))


def test_a_rival_that_takes_long_shows_that_it_thinks_and_can_be_hurried() -> None:
    app, page = against("bot:search", seed=3)
    house = app.house
    house.thinker._slice = lambda: None  # type: ignore[method-assign]  # a slow device
    page.pass_time(100)
    assert not page.has(do="hurry"), "who answers at once does not flicker"
    page.pass_time(1000)
    app.house.after(lambda: None)()
    assert page.has(do="hurry")
    del house.thinker._slice
    plies = house.session.plies
    app.tap(page.find(do="hurry"))
    house.thinker._slicing = False
    house.thinker._slice_soon()
    page.pass_time(50)
    assert house.session.plies > plies
    assert not page.has(do="hurry")


def test_a_rival_whose_game_is_left_plays_no_more() -> None:
    app, page = against("bot:random", seed=3)
    house = app.house
    page.pass_time(35)
    old = house.session
    app.flow.start_game(new_game("newyorkcity", ["human", "tom:B4"], 5), [])
    plies = old.plies
    page.pass_time()
    assert old.plies == plies
    assert house.session.plies == 0


def test_a_worker_is_begun_when_it_is_needed_and_its_answer_is_played() -> None:
    worker = Worker()
    app, page = against("bot:random", seed=3, worker=worker)
    house = app.house
    assert not worker.begun, "nobody thinks yet"
    page.pass_time(35)
    letter = worker.letter()
    assert (worker.begun, letter["do"], letter["job"]["bot"]) == (1, "begin", "random")
    action = house.session.options()[-1]
    worker.hear(json.dumps({"id": letter["id"], "answer": {"action": action}}))
    assert house.session.game.actions[-1] == (1, action)


def test_a_worker_that_is_killed_is_replaced_and_then_done_without() -> None:
    """ "A worker that is killed": the game goes on in any case."""
    worker = Worker()
    app, page = against("bot:random", seed=3, worker=worker)
    house = app.house
    page.pass_time(35)
    plies = house.session.plies
    page.pass_time(12_000)  # silence
    assert (worker.begun, len(worker.mail)) == (2, 1), "it is asked anew"
    page.pass_time(30_000)
    assert house.session.plies > plies


def test_a_hint_tells_a_few_moves_with_worth_and_reason_and_plays_one() -> None:
    app, page = against("tom:B4")
    page.pass_time()
    app.tap(page.find(do="hint"))
    assert "Looking for good moves" in page.text("prompt")
    page.pass_time()
    advice = app.house.adviser.advice
    assert 1 <= len(advice) <= 3
    assert page.has(also=advice[0]["action"])
    if len(advice) > 1:
        app.tap(page.find(do="hint-show", arg="1"))
        assert page.has(also=advice[1]["action"])
    plies = app.house.session.plies
    app.tap(next(control for control in page.controls("prompt") if "also" in control))
    assert app.house.session.plies > plies
    assert not page.has(do="hint-show"), "it belongs to one decision"


def test_no_hint_against_persons() -> None:
    _, page = against("human")
    assert not page.has(do="hint")


def reviewed() -> tuple[App, FakePage]:
    """A short game of one person, and its review."""
    app, page = against("tom:B4")
    page.pass_time()
    for _ in range(3):
        app.flow.play(app.house.session.options()[-1])
        page.pass_time()
    app.tap({"do": "review"})
    assert page.has(do="review-begin"), "it is worked out when somebody wants it"
    app.tap(page.find(do="review-begin"))
    return app, page


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
    before = session.id
    app.tap(page.find(do="play-from"))
    now = app.house.session
    assert (now.id != before, now.plies) == (True, last["ply"])
    assert now.game.actions == session.game.actions[: last["ply"]]


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


def finished(seed: int = 4) -> tuple[App, FakePage]:
    """A game against a bot that ends with the next action of the person."""
    game = new_game("newyorkcity", ["human", "bot:random"], seed)
    while game.decision is not None:
        last = game.clone()
        game.act(bots.choose("random", game))
    page = FakePage(route=f"share/{pack(last.save())}")
    app = App(page)
    app.start()
    if app.house.session.seat == 0:
        app.flow.play(app.house.session.options()[0])
    page.pass_time()
    return app, page


def test_a_game_counts_once_in_the_records_of_its_rival() -> None:
    """ "Records: on this device, per rival and level: games, wins, best and average score" (issue 13, point 13)."""
    app, page = finished()
    assert app.house.session.over
    app.house.painting.paint()
    (row,) = app.house.records.rows()
    scores = app.house.session.game.scores()
    assert (row.rivals, row.games, row.best) == (("bot:random",), 1, scores[0]["total"])
    assert row.won == (scores[0]["rank"] == 1)
    app.tap({"do": "records"})
    assert "Random" in page.text("sheet")


def test_all_games_and_records_go_into_one_file_and_come_out_again() -> None:
    app, page = finished()
    app.house.painting.paint()
    app.tap({"do": "records"})
    app.tap(page.find(do="export-all"))
    name, text = page.downloads[-1]
    other = FakePage()
    there = App(other)
    there.start()
    before = len(there.house.keeper.entries())
    there.file_chosen(name, text)
    assert there.house.records.rows() == app.house.records.rows() != []
    assert len(there.house.keeper.entries()) == before + len(app.house.keeper.saves())
    there.file_chosen(name, text)
    assert len(there.house.keeper.entries()) == before + len(app.house.keeper.saves()), "nothing comes twice"
    there.file_chosen(name, text[:-30])
    assert there.house.keeper.notice == "unreadable"


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


def a_file(games_: int) -> str:
    """One with so many games."""
    saves = []
    for seed in range(games_):
        game = new_game("newyorkcity", ["human", "human"], seed)
        game.act(game.options()[0])
        saves.append((f"Game {seed}", game.save()))
    return bundle.pack(saves, {})


def test_all_games_of_a_device_come_out_of_their_file_however_many_they_are() -> None:
    """It was cut off at a megabyte, and what was cut off is no file of games."""
    saves = bundle.unpack(a_file(1))[0] * 1_500
    long = [(f"Game {number}", f"{save} " + " " * 3_000) for number, (_, save) in enumerate(saves)]
    assert len(bundle.unpack(bundle.pack(long, {}))[0]) == 1_500


def test_between_the_games_of_a_file_the_page_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them is played through: hundreds at once would freeze it."""
    app, page = opened()
    clock = iter(range(0, 10_000_000, 15))
    monkeypatch.setattr(page, "ticks", lambda: float(next(clock)))
    before = len(app.house.keeper.entries())
    app.file_chosen("games.json", a_file(12))
    there = len(app.house.keeper.entries()) - before
    assert 0 < there < 12
    assert "are being read" in page.text("toast")
    app.tap({"panel": "score"})
    assert page.text("sheet")
    page.pass_time(1_000)
    assert len(app.house.keeper.entries()) - before == 12
    assert app.house.sheets.panel == "games"
    assert "are being read" not in page.text("toast")


def test_a_full_memory_ends_it_and_says_so() -> None:
    app, page = opened()
    page.memory.limit = sum(map(len, page.memory.data.values())) + 8_000
    app.file_chosen("games.json", a_file(30))
    assert app.house.keeper.notice == "full"
    assert page.memory.calls < 4_000


HOSTILE = {
    "a save nested deep": [{"name": "x", "save": "[" * 100_000}],
    "no texts": [{"name": {"a": [1]}, "save": ["x"]}, {"save": None}, {"name": 7}, [], "x", None],
    "a name that is long": [{"name": "n" * 100_000, "save": ""}],
}


@pytest.mark.parametrize("games_", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_game_in_such_a_file_is_passed_over(games_: Any) -> None:
    app, _ = opened()
    before = app.house.keeper.entries()
    app.file_chosen("x.json", json.dumps({"bundle": bundle.KIND, "format": 1, "records": [], "games": games_}))
    assert app.house.keeper.entries() == before


def test_a_file_nested_deep_or_longer_than_any_device_holds_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deep nesting does not raise in the browser's Python, it kills it."""
    monkeypatch.setattr("web.app.keep.bundle.json.loads", lambda text: pytest.fail("it was parsed"))
    deep = f'{{"bundle": "{bundle.KIND}", "games": {"[" * 70}{"]" * 70}}}'
    long = f'{{"bundle": "{bundle.KIND}", "games": ["{"x" * bundle.LONGEST}"]}}'
    for text in (deep, long):
        assert bundle.is_one(text)
        with pytest.raises(Trouble, match="unreadable"):
            bundle.unpack(text)


NO_RESULTS = {
    "points beyond all figures": {"points": 10**400},
    "points of a rival beyond all figures": {"best": -(10**400)},
    "points that are true": {"points": True},
    "a figure that is no number": {"figure": float("nan")},
    "a figure that is a text": {"figure": "99"},
    "a figure above all others": {"figure": 100.5},
    "no rivals": {"rivals": []},
    "a rival without a name": {"rivals": [""]},
    "an id that is long": {"id": "a" * 41},
    "a game of none": {"game": ["newyorkcity"]},
    "rivals that are no texts": {"rivals": [{"a": 1}]},
    "too many rivals": {"rivals": ["bot:clerk"] * 50},
}


@pytest.mark.parametrize("wrong", NO_RESULTS.values(), ids=NO_RESULTS)
def test_records_of_a_file_are_never_trusted(wrong: dict[str, Any]) -> None:
    """One line of it would keep the sheet shut for good."""
    app, page = opened()
    one = {"id": "a", "game": "newyorkcity", "rivals": ["bot:clerk"], "points": 90, "best": 80, "won": True}
    records = {"format": 1, "games": [{**one, **wrong}, {**one, "id": "b"}]}
    app.file_chosen("x.json", json.dumps({"bundle": bundle.KIND, "format": 1, "records": records, "games": []}))
    kept = {one.id: one.figure for one in app.house.records.results()}
    assert kept == ({"a": None, "b": None} if "figure" in wrong else {"b": None})
    app.tap({"do": "records"})
    assert "clerk" in page.text("sheet").lower()


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


def test_a_deal_can_be_checked() -> None:
    """A fingerprint before the first card, the seed after the game, and the same deal from it."""
    app, page = opened()
    seed = app.house.session.game.origin["seed"]
    mark = sha256(str(seed).encode()).hexdigest()
    app.tap({"do": "log"})
    assert " ".join(mark[at : at + 4] for at in range(0, 16, 4)) in page.text("sheet")
    assert str(seed) not in page.text("sheet").split()
    app, page = finished()
    app.house.painting.paint()
    first = app.house.session.game.clone()
    first.rewind(0)
    assert f"{first.origin['seed']}," in page.text("sheet").split()
    app.tap(page.find(do="deal-again"))
    assert app.house.session.game.position() == first.position()


def lesson_with_advice(allowed: bool) -> tuple[App, FakePage]:
    """A lesson on the table, brought as a file; its author allows hints, or says nothing of them."""
    data = {**as_data(ALL["build-the-skyline"]), "id": "mine"} | ({"advice": True} if allowed else {})
    app, page = opened()
    app.file_chosen("mine.json", json.dumps(data))
    assert page.root["lesson"] == "mine"
    page.pass_time()
    return app, page


def test_in_a_lesson_there_is_a_hint_where_the_author_allows_it() -> None:
    """ "Hint (in games against bots and Toms, in practice, and in lessons where the author allows it)"."""
    app, page = lesson_with_advice(allowed=True)
    app.tap(page.find(do="hint"))
    page.pass_time()
    best = app.house.adviser.advice[0]["action"]
    app.tap(page.find(also=best))
    page.pass_time()
    assert app.house.session.game.actions[0][1] == best
    app.tap({"do": "lesson-leave"})
    _, page = lesson_with_advice(allowed=False)
    assert not page.has(do="hint")


def test_in_practice_there_is_a_hint_too() -> None:
    app, page = against("tom:B4")
    page.pass_time()
    app.tap({"do": "practice"})
    assert app.house.session.practice
    assert page.has(do="hint")


def test_the_author_allows_hints_in_the_editor() -> None:
    app, page = opened(route="edit")
    app.field("edit-shelf", "build-the-skyline")
    app.tap({"do": "edit-from", "arg": "lesson"})
    show(app, "hints")
    work = app.house.workshop.desk.work
    app.tap(page.find(do="edit", arg='["fact","advice",true]'))
    assert work.data["advice"] is True
    assert app.house.workshop.desk.checked.wrong == ""
    app.tap(page.find(do="edit", arg='["fact","advice",null]'))
    assert "advice" not in work.data


# While a person thinks


def jobs(worker: Worker) -> list[dict[str, Any]]:
    """What the worker was asked to begin, in order."""
    letters = [json.loads(text) for text in worker.mail]
    return [letter["job"] for letter in letters if letter["do"] == "begin"]


def test_a_rival_thinks_while_the_person_does() -> None:
    """ "Where a rival's turn can be foreseen it thinks while the person does": in the worker, of what the person is
    asked, and once something is selected, of that."""
    worker = Worker()
    app, page = against("bot:search-2", seed=4, worker=worker)
    session = app.house.session
    while session.bot:  # whatever it is asked for, it answers
        page.pass_time(1_000)
        asked = json.loads(worker.mail[-1])
        worker.hear(json.dumps({"id": asked["id"], "answer": {"action": session.options()[0]}}))
    page.pass_time(5_000)
    last = jobs(worker)[-1]
    assert (last["kind"], last["save"], last["action"]) == ("ahead", session.game.save(), "")
    session.weighed = session.options()[1]
    app.house.after(lambda: None)()
    page.pass_time(1_000)
    assert jobs(worker)[-1]["action"] == session.options()[1]
    assert json.loads(worker.mail[-2])["do"] == "drop", "what nobody waits for any more is left"


def test_nobody_thinks_ahead_on_the_page_itself_or_against_who_answers_at_once() -> None:
    worker = Worker()
    app, page = against("bot:random", seed=3, worker=worker)
    while app.house.session.bot:
        page.pass_time(100)
        asked = json.loads(worker.mail[-1])
        worker.hear(json.dumps({"id": asked["id"], "answer": {"action": app.house.session.options()[0]}}))
    page.pass_time(5_000)
    assert all(job["kind"] == "move" for job in jobs(worker))
    app, page = against("bot:search-2", seed=3)  # a page without workers
    page.pass_time(60_000)
    assert not app.house.session.bot
    assert not app.house.thinker._pile.busy


def finish(job: dict[str, Any]) -> dict[str, Any]:
    begun = work.begin(job)
    while not begun.step(25):
        pass
    return begun.answer()


def test_what_was_foreseen_is_played_the_same_and_at_once() -> None:
    """ "Deterministic: the move must be the same as without"; three rivals, one after the other."""
    foreseen = 0
    for game in (new_game(name, ["human", "bot:search-2", "bot:clerk", "bot:search-1"], 9) for name in games.names()):
        for _ in range(14):
            bot = bots.bot_to_move(game)
            if bot is None:
                finish({"kind": "ahead", "save": game.save()})
                game.act(bots.choose("clerk", game))
                continue
            job = {"kind": "move", "bot": bot, "save": game.save()}
            foreseen += work.begin(job).step(0) and bot in CALLED
            answer = finish(job)["action"]
            assert answer == str(bots.choose(bot, game))
            game.act(answer)
    assert foreseen >= 6


def test_records_show_figures_a_chart_and_two_clerks_with_two_faces() -> None:
    """ "Games, wins, best and average score, a small chart"; "two clerks told apart" (issue 13, points 11 and 13)."""
    app, page = opened()
    one = {"game": "newyorkcity", "rivals": ["bot:clerk", "bot:clerk"], "figure": 2.5}
    results = [
        one | {"id": "a", "points": 80, "best": 92, "won": False},
        one | {"id": "b", "points": 101, "best": 90, "won": True},
    ]
    app.house.records.add({"games": results})
    app.tap({"do": "records"})
    said = page.text("sheet")
    for told in ("2 × Clerk", "50 %", "101", "90.5", "2.5 %", "+11"):  # noqa: RUF001
        assert told in said, told
    markup = page.regions["sheet"]
    assert markup.count('class="up"') >= 1
    assert markup.count('class="down"') == 1
    faces = [part.partition("</svg>")[0] for part in markup.split('class="face ')[1:]]
    assert len(set(faces)) == 2


def test_at_the_table_rivals_have_faces_and_people_have_none() -> None:
    for name in ("newyorkcity", "newyork1901"):
        game = new_game(name, ["human", "bot:clerk", "bot:clerk", "bot:search-2"], 3)
        page = FakePage(route=f"share/{pack(game.save())}")
        App(page).start()
        people = "".join(markup for region, markup in page.regions.items() if region != "room")
        faces = [part.partition("</svg>")[0] for part in people.split('class="face ')[1:]]
        assert len(faces) == 3, name
        assert len(set(faces)) == 3, name


def test_who_is_looked_at_is_described_in_a_sentence() -> None:
    """ "A style in a sentence" (issue 13, point 11), at the table too; a bot that is not known here has none."""
    for name in games.names():
        game = new_game(name, ["human", "bot:clerk", "bot:search-2"], 3)
        page = FakePage(route=f"share/{pack(game.save())}")
        App(page).start()
        people = "".join(page.regions.values())
        assert escape(texts.say("bot.search-2")) in people, name
        assert escape(texts.saying(room(name))("bot.clerk")) in people, name
    assert faces.style(lambda key, **_: key, {"kind": "bot", "name": "nobody"}) == ""
    assert faces.style(lambda key, **_: key, {"kind": "human", "name": "clerk"}) == ""


def test_a_game_that_went_on_otherwise_loses_the_figure_of_its_review() -> None:
    app, _ = finished()
    app.house.painting.paint()
    records, session = app.house.records, app.house.session
    records.rate(session.id, 77.5)
    records.note(session.id, session.game, 0)
    assert [(one.figure, one.points) for one in records.results()] == [(77.5, session.game.scores()[0]["total"])]
    other, _ = finished(seed=5)
    records.note(session.id, other.house.session.game, 0)
    assert [(one.figure, one.points) for one in records.results()] == [
        (None, other.house.session.game.scores()[0]["total"])
    ]


def test_where_the_memory_cannot_be_read_there_are_no_records_and_the_sheet_opens() -> None:
    app, page = finished()
    app.house.painting.paint()
    page.memory.fault = lambda call, key: key == "nyc/records"
    assert app.house.records.rows() == []
    app.house.records.rate(app.house.session.id, 50.0)
    app.tap({"do": "records"})
    assert page.text("sheet")


def test_what_is_advised_stands_out_on_the_map_too() -> None:
    game = new_game("newyork1901", ["human", "bot:clerk"], 3)
    while game.decision and game.decision.seat != 0:
        game.act(bots.choose("clerk", game))
    page = FakePage(route=f"share/{pack(game.save())}")
    app = App(page)
    app.start()
    page.pass_time()
    app.tap(page.find(do="hint"))
    page.pass_time()
    land = [number for number, one in enumerate(app.house.adviser.advice) if one["action"].startswith("expand")]
    app.tap(page.find(do="hint-show", arg=str(land[0])))
    assert 'class="choice-land hinted"' in page.regions["town"]
