"""Lessons in the page (issue 5, "Lessons"): on the table, left again, progress on the device, a free game."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from nyc_core.lessons import FAILED, PATH, SOLVED, Lesson, chapter, find, lessons, read
from nyc_core.lessons.check import texts as texts_of
from nyc_core.lessons.schema import as_data
from tests.app.fakepage import FakePage, opened
from tests.app.memory import FakeStorage
from tests.app.player import Player
from tests.lessons.examples import small
from web.app import sharing, texts
from web.app.app import App
from web.app.progress import KEY
from web.app.trial import Trial

ALL = {lesson.id: lesson for lesson in lessons()}
every_lesson = pytest.mark.parametrize("lesson", ALL.values(), ids=ALL)
FIRST, QUESTION, REFUSED = "build-the-skyline", "worth-of-a-borough", "wild-cards-alone"


def taught(lesson: str, storage: FakeStorage | None = None, **more: Any) -> tuple[App, FakePage]:
    return opened(storage, f"learn/{lesson}", **more)


def trial(app: App) -> Trial:
    assert app.classroom.trial is not None
    return app.classroom.trial


def settled(page: FakePage) -> dict[str, str]:
    """The root when all has been told."""
    for _ in range(20):
        page.pass_time()
        if "ready" in page.root:
            return page.root
    raise AssertionError("the page never gets ready")


def press(app: App, page: FakePage, command: str) -> None:
    app.tap(page.find(do=command))


def solve(app: App, page: FakePage, *actions: str) -> None:
    player = Player(app, page)
    for action in actions:
        settled(page)
        player.perform(action)
    settled(page)


# On the table


def test_a_lesson_lies_on_the_table_with_its_texts() -> None:
    _, page = taught(FIRST)
    assert page.root["lesson"] == FIRST
    assert (page.root["lesson-state"], page.root["ready"], page.root["decision"]) == ("playing", "true", "bid")
    assert "Build the skyline" in page.text("lesson")
    assert "take the first place in Manhattan" in page.text("lesson")
    assert any(control.get("rule") == "NYC-8.9" for control in page.controls("lesson"))
    assert page.focused[-1] == "#lesson-title"


def test_a_failure_leaves_the_phone_at_the_pairs() -> None:
    app, page = taught("two-pairs")
    solve(app, page, "take 2", "take 2")
    assert (page.root["lesson-state"], page.root["tab"]) == (FAILED, "stage")


def test_a_part_that_a_phone_hides_is_marked_while_something_can_be_done_there() -> None:
    """The pairs lie under "Table", and the lesson's own text is shown first."""
    app, page = taught("two-pairs")
    assert page.root["tab"] == "lesson"
    assert "Table  (something to do here)" in page.text("tabs")
    assert page.text("tabs").count("something to do here") == 1
    app.tap(page.find(tab="stage"))
    assert "something to do here" not in page.text("tabs")


def test_solved_says_what_was_learned_and_what_is_next() -> None:
    app, page = taught(FIRST)
    solve(app, page, "bid skyscraper skyscraper")
    assert page.root["lesson-state"] == SOLVED
    assert "three of yours" in page.text("prompt")
    assert any("three of yours" in said for said in page.said)
    press(app, page, "lesson-next")
    assert (page.root["lesson"], page.route()) == (QUESTION, f"learn/{QUESTION}")


def test_failed_says_why_and_may_be_tried_again() -> None:
    app, page = taught(FIRST)
    solve(app, page, "bid skyscraper")
    assert page.root["lesson-state"] == FAILED
    assert "the winner builds one more" in page.text("prompt")
    press(app, page, "lesson-again")
    assert (page.root["lesson-state"], page.root["seq"]) == ("playing", "0")
    solve(app, page, "bid skyscraper skyscraper")
    assert page.root["lesson-state"] == SOLVED


def test_when_it_is_over_the_table_stays_as_it_was_then() -> None:
    """The engine has gone on to the second round; what is seen has not."""
    app, page = taught(FIRST)
    solve(app, page, "bid skyscraper skyscraper")
    assert trial(app).game.view(0)["round"] == 2
    assert app.desk.view()["round"] == 1
    assert app.desk.view()["boroughs"]["manhattan"]["skyscrapers"]["0"] == 3
    assert [bid["leads"] for bid in app.desk.bids()] == [True, False]


def test_undo_takes_one_step_back() -> None:
    app, page = taught("people-are-points")
    solve(app, page, "bid elevator elevator")
    press(app, page, "undo")
    assert (page.root["seq"], page.root["decision"]) == ("0", "bid")
    solve(app, page, "bid elevator elevator", "hire 24")
    assert page.root["lesson-state"] == FAILED
    press(app, page, "undo")
    assert (page.root["lesson-state"], page.root["decision"]) == ("playing", "hire")
    solve(app, page, "hire 25")
    assert page.root["lesson-state"] == SOLVED


def test_the_log_leads_back_as_well() -> None:
    app, page = taught("a-whole-round")
    solve(app, page, *ALL["a-whole-round"].answer[:4])
    app.tap({"at": "0"})
    app.tap(page.find(do="undo-to"))
    assert page.root["seq"] == "0"


def test_a_refusal_counts_when_it_is_tapped() -> None:
    app, page = taught(REFUSED)
    app.tap(page.find(pick="hand:wild"))
    assert page.root["lesson-state"] == "playing"
    app.tap(page.find(ask="bid wild"))
    assert page.root["lesson-state"] == SOLVED


def test_hints_come_one_by_one() -> None:
    app, page = taught(FIRST)
    assert "builds one more" not in page.text("lesson")
    press(app, page, "lesson-hint")
    assert "builds one more" in page.text("lesson")
    assert page.focused[-1].endswith(".hints li:last-child")
    press(app, page, "lesson-hint")
    assert not page.has(do="lesson-hint")


def test_a_question_hides_the_score_until_it_is_answered() -> None:
    app, page = taught(QUESTION)
    assert page.root["decision"] == "question"
    assert not page.has(panel="score")
    app.routed("score")
    assert not page.regions["sheet"]
    app.tap({"info": "borough queens"})
    assert "+3" not in page.text("sheet")
    press(app, page, "close")
    app.tap(page.find(act="choose 3"))
    assert page.root["lesson-state"] == SOLVED
    assert page.has(panel="score")
    app.tap({"info": "borough queens"})
    assert "+3" in page.text("sheet")


def test_the_end_of_a_lesson_is_told_before_it_is_said() -> None:
    """Others' answers are told at the usual pace; solved or failed is said after them."""
    app, page = taught("press-round", calm=False)
    Player(app, page).perform("bid press press")
    assert page.root["lesson-state"] == "playing"
    assert "ready" not in page.root
    assert page.text("ticker")
    settled(page)
    assert page.root["lesson-state"] == SOLVED


def test_whoever_opens_a_lesson_hears_how_it_stands() -> None:
    """The seam for the editor and for embedding."""
    app, page = opened()
    heard: list[tuple[str, str]] = []
    app.lesson_changed = lambda it: heard.append((it.lesson.id, it.state))
    app.open_lesson(read(small()), "lesson/x", back="games")
    solve(app, page, "pass")
    press(app, page, "lesson-again")
    solve(app, page, "bid press press")
    assert heard == [("small", state) for state in ("playing", FAILED, "playing", SOLVED)]
    press(app, page, "lesson-leave")
    assert (app.panel, page.route()) == ("games", "games")
    assert "lesson" not in page.root


def test_after_the_third_chapter_a_whole_game_is_next() -> None:
    app, page = taught("a-whole-round")
    assert not page.has(do="quick")
    solve(app, page, *ALL["a-whole-round"].answer)
    press(app, page, "quick")
    assert [seat["kind"] for seat in app.session.seats] == ["human", "tom"]
    assert "lesson" not in page.root


# Show me


@every_lesson
@pytest.mark.parametrize("lost", [False, True], ids=["at once", "from a wrong way"])
def test_show_me_leads_every_lesson_to_its_end(lesson: Lesson, lost: bool) -> None:
    app, page = taught(lesson.id)
    if lost and len(lesson.wrong) == 1 and not trial(app).why_not(lesson.wrong[0]):
        solve(app, page, lesson.wrong[0])
    for _ in lesson.answer:
        settled(page)
        press(app, page, "lesson-show")
        assert any(said.startswith("Shown: ") for said in page.said)
    settled(page)
    assert page.root["lesson-state"] == SOLVED
    assert "That is how." in page.text("prompt")
    assert lesson.id in app.classroom.progress.seen
    assert lesson.id not in app.classroom.progress.solved


def test_each_step_that_is_shown_is_told() -> None:
    app, page = taught("people-are-points", calm=False)
    press(app, page, "lesson-show")
    assert "You bid" in page.text("ticker")
    settled(page)
    assert "Shown:" in page.text("prompt")
    assert page.root["decision"] == "hire"


# The person's own game


def test_the_own_game_stays_untouched_and_comes_back() -> None:
    app, page = opened()
    app.tap(page.find(act="start 1"))
    settled(page)
    before, memory = app.session.game.save(), dict(page.memory.data)
    game = page.route()
    app.routed(f"learn/{FIRST}")
    solve(app, page, "bid skyscraper")
    press(app, page, "undo")
    left = {key: text for key, text in page.memory.data.items() if key != KEY}
    assert left == memory
    press(app, page, "lesson-leave")
    assert app.panel == "learn"
    press(app, page, "close")
    assert (app.session.game.save(), page.route()) == (before, game)


def test_the_back_button_leads_back_to_the_game() -> None:
    app, page = opened()
    game = page.route()
    app.open("learn")
    app.paint()
    app.tap(page.find(do="learn", arg=FIRST))
    page.history[:] = [game]
    app.routed(game)
    assert "lesson" not in page.root
    assert page.root["decision"] == "start"


def test_a_reload_opens_the_lesson_again() -> None:
    app, page = taught(FIRST)
    assert page.route() == f"learn/{FIRST}"
    again, page = opened(page.memory, page.route())
    assert trial(again).lesson.id == FIRST
    assert again.keeper.session.id == app.keeper.session.id


def test_play_on_from_here_is_a_new_saved_game() -> None:
    app, page = taught("press-round")
    own = app.keeper.session.id
    press(app, page, "lesson-free")
    assert "lesson" not in page.root
    assert page.route() == f"play/{app.session.id}" != f"play/{own}"
    kinds = [seat["kind"] for seat in app.session.seats]
    assert kinds == ["human", "bot", "bot"]
    assert app.session.game.view(0)["press"] == find("press-round").game().view(0)["press"]
    again, _ = opened(page.memory)
    assert again.session.id == app.session.id


@every_lesson
def test_a_free_game_begins_where_the_lesson_begins(lesson: Lesson) -> None:
    it = Trial(lesson, f"learn/{lesson.id}")
    if not it.is_playable:
        return
    free, begun = it.free_game().position(), lesson.game().position()
    for key in ("boroughs", "press", "round", "phase", "bidding", "vessels", "display", "statue"):
        assert free.get(key) == begun.get(key), key
    assert free["seats"][lesson.learner]["kind"] == "human"


# Somebody's own lesson


def packed(**changes: Any) -> str:
    return f"lesson/{sharing.pack(json.dumps(small(**changes)))}"


def test_a_lesson_in_a_link() -> None:
    app, page = opened(None, packed())
    assert page.root["lesson"] == "small"
    solve(app, page, "bid press press")
    assert page.root["lesson-state"] == SOLVED
    assert KEY not in page.memory.data
    assert not page.has(do="lesson-next")


@pytest.mark.parametrize(
    ("route", "said"),
    [
        ("lesson/", "does not hold a whole lesson"),
        ("lesson/abc", "does not hold a whole lesson"),
        (f"lesson/{sharing.pack('[' * 5000)}", "does not hold a whole lesson"),
        (f"lesson/{sharing.pack('[1]')}", "cannot be opened: lesson"),
        (packed(goals=None), "the key 'goals' is missing"),
        (packed(answer=["fly"]), "not written like an action"),
        ("learn/nothing", "no lesson 'nothing'"),
        ("learn/", "no lesson ''"),
    ],
)
def test_one_that_is_broken_says_so_and_nothing_else_happens(route: str, said: str) -> None:
    app, page = opened()
    app.tap(page.find(act="start 1"))
    before, home = app.session.game.save(), page.route()
    app.routed(route)
    assert said in page.text("toast")
    assert (app.session.game.save(), page.route()) == (before, home)
    app, page = opened(page.memory, route)
    assert said in page.text("toast")
    assert (app.session.game.save(), page.route()) == (before, home)


# The path and the progress


def test_lessons_are_not_read_before_somebody_wants_them() -> None:
    """The start of the page does not wait for them."""
    code = "import sys; from tests.app.fakepage import opened; opened(); print('nyc_core.lessons' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "False"


def test_newcomers_are_offered_the_lessons() -> None:
    app, page = opened()
    assert page.has(do="learn")
    press(app, page, "learn")
    assert page.route() == "learn"
    assert all(title in page.text("sheet") for title in ("Learn the game", chapter("tom").title["en"]))
    app.routed("home")
    assert page.has(do="learn")


def test_progress_is_kept_and_what_is_next_is_lit() -> None:
    app, page = taught(FIRST)
    solve(app, page, "bid skyscraper skyscraper")
    app, page = opened(page.memory, "learn")
    assert app.classroom.done() == (1, len(lessons(*PATH)))
    assert app.classroom.due() == QUESTION
    go_on = next(control for control in page.controls("sheet") if control.get("do") == "learn")
    assert go_on["arg"] == QUESTION


def test_the_path_leads_through_all_lessons() -> None:
    app, _ = opened()
    seen = [FIRST]
    while following := app.classroom.following(seen[-1]):
        seen.append(following)
    assert seen == list(ALL)
    for lesson in ALL:
        app.classroom.progress.mark(lesson, by_oneself=True)
    assert app.classroom.due() == ""
    app.open("learn")
    app.paint()
    assert "all lessons" in app.page.regions["sheet"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"solved": 7}', '{"solved": [1, {}, "x"]}', "[" * 9000])
def test_broken_progress_never_harms(text: str) -> None:
    storage = FakeStorage()
    storage.set(KEY, text)
    app, page = taught(FIRST, storage)
    solve(app, page, "bid skyscraper skyscraper")
    assert FIRST in json.loads(storage.data[KEY])["solved"]


def test_progress_of_a_later_version_is_read_and_left_alone() -> None:
    storage = FakeStorage()
    storage.set(KEY, text := json.dumps({"format": 2, "solved": [FIRST], "stars": 3}))
    app, page = taught(QUESTION, storage)
    solve(app, page, "choose 3")
    assert storage.data[KEY] == text
    assert app.classroom.done()[0] == 2


def test_two_tabs_do_not_forget_each_others_progress() -> None:
    one, page = taught(FIRST)
    other, other_page = taught(QUESTION, page.memory)
    solve(other, other_page, "choose 3")
    solve(one, page, "bid skyscraper skyscraper")
    assert set(json.loads(page.memory.data[KEY])["solved"]) == {FIRST, QUESTION}


# Languages


def test_a_lesson_speaks_german() -> None:
    try:
        app, page = taught(FIRST)
        app.field("language", "de")
        assert "Bau die Skyline" in page.text("lesson")
        solve(app, page, "bid skyscraper")
        said = page.text("lesson", "prompt")
        english = {text["en"] for _, text in texts_of(find(FIRST))}
        assert not any(sentence in said for sentence in english)
    finally:
        texts.speak("en")


def test_a_file_with_a_lesson_is_opened_like_a_link() -> None:
    app, page = opened()
    own = app.keeper.session.id
    data = as_data(find(FIRST)) | {"id": "mine", "title": {"en": "Mine", "de": "Meine"}}
    for text in (json.dumps(data), "\ufeff" + json.dumps({"lessons": [data]}, indent=1)):
        app.file_chosen("mine.json", text)
        assert trial(app).text("title") == "Mine"
        assert page.root["lesson"] == "mine"
        assert trial(opened(page.memory, page.route())[0]).lesson.id == "mine"
        app.leave_lesson()
    assert app.keeper.session.id == own


def test_a_file_with_a_broken_lesson_says_so_and_nothing_else_happens() -> None:
    app, page = opened()
    route = page.route()
    app.file_chosen("mine.json", json.dumps(as_data(find(FIRST)) | {"goals": [{"test": "nonsense"}]}))
    assert app.classroom.trial is None
    assert page.route() == route
    assert app.keeper.notice == "bad_lesson"
    assert "goals[0]" in page.text("toast")
    assert len(app.keeper.entries()) == 1
