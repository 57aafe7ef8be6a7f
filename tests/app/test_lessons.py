"""Lessons in the page (issue 5, "Lessons"): on the table, left again, progress on the device, a free game."""

from __future__ import annotations

from itertools import product

from nyc_core.lessons import FAILED, SOLVED, Lesson, find, lessons, read
from nyc_core.lessons.check import texts as texts_of
from tests.app.fakepage import opened, play
from tests.app.lessons import FIRST, QUESTION, REFUSED, press, settled, solve, taught, trial
from tests.app.player import Player
from tests.cases import each
from tests.lessons.examples import small
from web.app import texts
from web.app.audience import Audience
from web.app.learn.practice import KEY as PRACTICE
from web.app.learn.progress import KEY
from web.app.learn.trial import Trial

ALL = {lesson.id: lesson for lesson in lessons()}
every_lesson = each(ALL.values(), ALL)


# On the table


def test_a_lesson_lies_on_the_table_with_its_texts() -> None:
    _, page = taught(FIRST)
    assert page.root["lesson"] == FIRST
    assert (page.root["lesson-state"], page.root["ready"], page.root["decision"]) == ("playing", "true", "bid")
    assert "Build the skyline" in page.text("lesson")
    assert "take first place in Manhattan" in page.text("lesson")
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
    assert trial(app).session.game.view(0)["round"] == 2
    assert app.house.sight.view()["round"] == 1
    assert app.house.sight.view()["boroughs"]["manhattan"]["skyscrapers"]["0"] == 3
    assert [bid["leads"] for bid in app.house.sight.facts()["bids"]] == [True, False]


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
    assert page.has(do="show-next")
    settled(page)
    assert page.root["lesson-state"] == SOLVED


def test_whoever_opens_a_lesson_hears_how_it_stands() -> None:
    """The seam for the editor and for embedding."""
    app, page = opened()
    heard: list[tuple[str, str]] = []

    class Listener(Audience):
        def lesson_changed(self, trial: Trial) -> None:
            heard.append((trial.lesson.id, trial.state))

    app.flow.audience = Listener()
    app.flow.open_lesson(read(small()), "lesson/x", back="games")
    app.house.painting.paint()
    solve(app, page, "pass")
    press(app, page, "lesson-again")
    solve(app, page, "bid press press")
    assert heard == [("small", state) for state in ("playing", FAILED, "playing", SOLVED)]
    press(app, page, "lesson-leave")
    assert (app.house.sheets.panel, page.route()) == ("games", "games")
    assert "lesson" not in page.root


def test_after_the_third_chapter_a_whole_game_is_next() -> None:
    app, page = taught("a-whole-round")
    assert not page.has(do="quick")
    solve(app, page, *ALL["a-whole-round"].answer)
    press(app, page, "quick")
    assert [seat["kind"] for seat in app.house.session.seats] == ["human", "tom"]
    assert "lesson" not in page.root


# Show me


@each(
    product(ALL.values(), (False, True)),
    [f"{name}, {way}" for name, way in product(ALL, ("at once", "lost"))],
    spread=True,
)
def test_show_me_leads_every_lesson_to_its_end(lesson: Lesson, lost: bool) -> None:
    app, page = taught(lesson.id)
    if lost and len(lesson.wrong) == 1 and not trial(app).session.why_not(lesson.wrong[0]):
        solve(app, page, lesson.wrong[0])
    for _ in lesson.answer:
        settled(page)
        press(app, page, "lesson-show")
        assert any(said.startswith("Shown: ") for said in page.said)
    settled(page)
    assert page.root["lesson-state"] == SOLVED
    assert "That is how it goes." in page.text("prompt")
    assert lesson.id in app.house.classroom.progress.seen
    assert lesson.id not in app.house.classroom.progress.solved


def test_each_step_that_is_shown_is_told() -> None:
    app, page = taught("people-are-points", calm=False)
    press(app, page, "lesson-show")
    assert "You bid" in page.text("prompt")
    settled(page)
    assert "Shown:" in page.text("prompt")
    assert page.root["decision"] == "hire"


# The person's own game


def test_the_own_game_stays_untouched_and_comes_back() -> None:
    app, page = opened()
    play(app, page, "start 1")
    settled(page)
    before, memory = app.house.session.game.save(), dict(page.memory.data)
    game = page.route()
    app.routed(f"learn/{FIRST}")
    solve(app, page, "bid skyscraper")
    press(app, page, "undo")
    left = {key: text for key, text in page.memory.data.items() if key not in (KEY, PRACTICE)}
    assert left == memory
    press(app, page, "lesson-leave")
    assert app.house.sheets.panel == "learn"
    press(app, page, "close")
    assert (app.house.session.game.save(), page.route()) == (before, game)


def test_the_back_button_leads_back_to_the_game() -> None:
    app, page = opened()
    game = page.route()
    app.flow.open("learn")
    app.house.painting.paint()
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
    assert again.house.keeper.session.id == app.house.keeper.session.id


def test_play_on_from_here_is_a_new_saved_game() -> None:
    app, page = taught("press-round")
    own = app.house.keeper.session.id
    press(app, page, "lesson-free")
    assert "lesson" not in page.root
    assert page.route() == f"play/{app.house.session.id}" != f"play/{own}"
    kinds = [seat["kind"] for seat in app.house.session.seats]
    assert kinds == ["human", "bot", "bot"]
    assert app.house.session.game.view(0)["press"] == find("press-round").game().view(0)["press"]
    again, _ = opened(page.memory)
    assert again.house.session.id == app.house.session.id


@every_lesson
def test_a_free_game_begins_where_the_lesson_begins(lesson: Lesson) -> None:
    trial = Trial(lesson, f"learn/{lesson.id}")
    if not trial.is_playable:
        return
    free, begun = trial.free_game().position(), lesson.game().position()
    for key in ("boroughs", "press", "round", "phase", "bidding", "vessels", "display", "statue"):
        assert free.get(key) == begun.get(key), key
    assert free["seats"][lesson.learner]["kind"] == "human"


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
