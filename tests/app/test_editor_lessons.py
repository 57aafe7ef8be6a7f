"""The position editor (issue "Teaching"): what it opens and gives away, its draft, and trying what was made."""

from __future__ import annotations

import html
import json
import re

import pytest

from nyc_core import game_from_position, new_game
from nyc_core.lessons import cover, lessons
from nyc_core.lessons.schema import as_data
from nyc_core.lessons.schema import read as read_lesson
from tests.app.fakepage import FakePage, opened
from tests.app.memory import FakeStorage
from tests.app.test_editor import edit, made, show
from tests.cases import each
from web.app.app import App
from web.app.draw import editor_lesson
from web.app.editor import files
from web.app.editor.work import Work
from web.app.keep import sharing
from web.games.newyorkcity.parts import PARTS

LESSONS = lessons()


# Where it begins, and what is given away


@each(LESSONS, [lesson.id for lesson in LESSONS])
def test_every_lesson_goes_through_the_editor_unchanged(lesson: object) -> None:
    data = files.opened(files.as_text(as_data(lesson)))  # type: ignore[arg-type]
    work = Work(data)
    assert read_lesson(json.loads(files.as_text(files.whole(work.data)))) == lesson
    packed = f"https://example.org/#lesson/{files.packed(files.whole(work.data))}"
    assert read_lesson(files.opened(packed)) == lesson


def test_a_lesson_of_the_shelf_is_right_and_drawn_in_all_places() -> None:
    app, page = opened(route="edit")
    for lesson in LESSONS[::12]:
        app.field("edit-shelf", lesson.id)
        app.tap({"do": "edit-from", "arg": "lesson"})
        assert app.house.workshop.desk.checked.wrong == "", lesson.id
        for place in (*editor_lesson.PLACES, *(place for place, _ in PARTS.places(app.house.workshop.desk.work))):
            show(app, place)
            assert page.text("prompt")


def test_the_game_on_the_table_is_taken_as_the_person_sees_it() -> None:
    game = new_game("newyorkcity", ["human", "human", "tom:B4"], 11)
    for _ in range(18):
        game.act(game.options()[0])
        seat = game.decision.seat if game.decision else 0
        view = game.view(seat)
        position = files.of_view(view)["position"]
        copy = game_from_position(position)
        assert copy.view(seat)["players"][seat] == view["players"][seat]
        assert copy.view(None)["boroughs"] == view["boroughs"]
        hidden = [
            player["hand"] for number, player in enumerate(position["players"]) if number != seat and "hand" in player
        ]
        assert len(hidden) <= 1  # the Tom's, which lies open
        assert not {"rng", "draw", "tiles"} & set(position)


def test_it_is_given_away_as_a_file_a_link_and_code() -> None:
    app, page = opened(route="edit")
    lesson = as_data(LESSONS[0])
    app.house.workshop.bring(files.as_text(lesson))
    show(app, "give")
    app.tap(page.find(do="edit-file"))
    name, text = page.downloads[-1]
    assert name == f"{LESSONS[0].id}.json"
    assert read_lesson(json.loads(text)) == read_lesson(lesson)
    for what, start in (
        ("file", "{"),
        ("link", "https://example.org/nyc/index.html#lesson/"),
        ("work", "https://example.org/nyc/index.html#edit/"),
        ("element", '<script src="https://example.org/nyc/nyc-board.js" defer></script>\n<nyc-board lesson="'),
        ("frame", '<iframe src="https://example.org/nyc/embed.html#mode=lesson&amp;lesson='),
        ("table", '<iframe src="https://example.org/nyc/embed.html#mode=position&amp;game='),
    ):
        app.tap(page.find(do="edit-copy", arg=what))
        assert page.clipboard[-1].startswith(start)
        assert html.escape(page.clipboard[-1]) in page.regions["prompt"].replace("&#x27;", "'")
        if what in ("element", "frame"):  # another site shows the table before anything can be dealt
            (given,) = re.findall(r"[\w-]{200,}", page.clipboard[-1])
            data = sharing.unpack_data(given)
            assert data["cover"] == cover(read_lesson(data))
            assert files.unpacked(given) == made(app)
    page.clipboard_works = False
    app.tap(page.find(do="edit-copy", arg="link"))
    assert page.has(do="dismiss")
    link = app.house.workshop.desk.giving.shown
    other, there = opened(route="edit/" + link.split("#lesson/")[1])
    assert made(other) == made(app)
    assert there.route() == "edit"


BAD = [
    "",
    "{",
    "[]",
    "5",
    '"x"',
    "{}x",
    '{"position": 5}',
    '{"goals": {}}',
    '{"goals": [5]}',
    '{"title": "x"}',
    '{"hints": [{"en": 5}]}',
    '{"what": 1}',
    '{"seed": -1}',
    '{"seed": 1e400}',
    '{"position": {"round": 9}}',
    '{"goals": [{"test": "any", "of": [1]}]}',
    '{"goals": [{"test": ["won"]}]}',
    "[" * 100_000,
    '{"a":' * 100_000,
    "https://example.org/#lesson/!!!",
    "https://example.org/#edit/AAAA",
    '{"position": {"seats": ["tom:B4", "tom:B4"]}}',
    '{"others": {"1": {}}}',
    '{"id": {}}',
    "nyc1 00000000 {}",
    '{"lessons": [5]}',
    "\0",
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_what_is_no_lesson_is_told_and_nothing_is_lost(text: str) -> None:
    app, page = opened(route="edit")
    edit(app, "seat+")
    app.file_chosen("x.json", text)
    assert made(app)["position"]["seats"]
    assert page.has(do="dismiss")
    app.field("edit-pasted", text)
    app.tap({"do": "edit-from", "arg": "pasted"})
    assert made(app)["position"]["seats"]


def test_a_position_and_a_save_can_be_brought() -> None:
    game = new_game("newyorkcity", ["human", "tom:B4"], 3)
    game.act(game.options()[0])
    for text in (game.save(), json.dumps(game.position()), json.dumps({"round": 2, "phase": "draft"})):
        app, _ = opened(route="edit")
        app.file_chosen("x.json", text)
        assert not app.house.workshop.desk.work.problem
        assert made(app)["position"]


def test_names_and_texts_are_only_texts() -> None:
    app, page = opened(route="edit")
    evil = "<img src=x onerror=alert(1)>\"'&"
    app.field("type position.seats.0.name", evil)
    app.field("type title.en", evil)
    for place in ("", "seats", "words", "give", "answer", "player 0"):
        show(app, place)
        assert "<img" not in "".join(page.regions.values())
    app.tap({"do": "edit-copy", "arg": "frame"})
    assert "<img" not in page.clipboard[-1]


# The draft


def test_a_reload_loses_nothing() -> None:
    app, page = opened(route="edit")
    edit(app, "seat+")
    app.field("type title.en", "Win the tie")
    again, _ = opened(page.memory, "edit")
    assert made(again) == made(app)


@pytest.mark.parametrize(
    "broken", ["{", "[[[[", '{"position": {"round": 77}}', '{"goals": 3}', "\0" * 50, "[" * 100_000]
)
def test_a_broken_draft_does_no_harm(broken: str) -> None:
    memory = FakeStorage()
    memory.set("nyc/draft", broken)
    app, page = opened(memory, "edit")
    assert made(app) == {}
    assert page.root["mode"] == "edit"
    assert memory.get("nyc/draft") == broken
    edit(app, "seat+")
    assert json.loads(memory.get("nyc/draft") or "") == made(app)


def test_it_works_without_storage() -> None:
    memory = FakeStorage()
    memory.fault = lambda call, key: True
    app, page = opened(memory, "edit")
    edit(app, "seat+")
    assert len(made(app)["position"]["seats"]) == 3
    assert page.has(do="dismiss")


# Trying


def by_taps(app: App, page: FakePage) -> None:
    """A small lesson: win the press round with two cards against one."""
    edit(app, "seat", 1, "human")
    edit(app, "bidding", "press")
    for seat in (0, 1):
        edit(app, "set", f"position.players.{seat}.hand", [])
        edit(app, "set", f"position.players.{seat}.reserve", [])
    for seat, number in ((0, 2), (1, 1)):
        for _ in range(number):
            edit(app, "card", f"position.players.{seat}.hand", "press", 1)
    for field, text in (("title.en", "Two win"), ("text.en", "The highest bid wins."), ("task.en", "Win.")):
        app.field(f"type {field}", text)
    edit(app, "add", "clauses", "NYC-5.9")
    edit(app, "add", "goals", {"test": "won"})


def test_what_is_missing_is_said_to_a_teacher_with_the_way_to_it() -> None:
    app, page = opened(route="edit")
    show(app, "lesson")
    assert "choose the rule that it teaches" in page.text("prompt")
    assert not page.has(do="edit-lesson-try")
    for field, text in (("title.en", "Two win"), ("text.en", "The highest bid wins.")):
        app.field(f"type {field}", text)
    edit(app, "add", "clauses", "NYC-5.9")
    assert "write its title, text and task" in page.text("prompt")
    app.field("type task.en", "Win.")
    app.tap(page.find(do="edit-place", arg="goals"))
    edit(app, "add", "goals", {"test": "won"})
    show(app, "lesson")
    assert "record an answer" in page.text("prompt")
    edit(app, "add", "answer", "start 1")
    assert "condition 1 of the goals does not hold" in page.text("prompt")
    edit(app, "cut", "goals", 0)
    edit(app, "add", "goals", {"test": "moves", "least": 1})
    for place in ("lesson", ""):
        show(app, place)
        assert page.has(do="edit-lesson-try"), "a whole lesson is tried as the learner does it"


def test_setting_cards_says_that_others_are_dealt_anew() -> None:
    app, page = opened(route="edit")
    show(app, "player 0")
    assert "dealt anew from what remains" in page.text("prompt")
    show(app, "time")
    assert "dealt anew from what remains" not in page.text("prompt")


def test_the_answer_is_recorded_by_playing_it() -> None:
    app, page = opened(route="edit")
    by_taps(app, page)
    show(app, "answer")
    assert "Not a lesson yet" in page.text("prompt")
    games = len(app.house.keeper.entries())
    app.tap(page.find(do="edit-record"))
    first = app.house.session.seat
    for _ in range(2):
        seat = app.house.session.seat
        bid = "bid press press" if seat == 0 else "bid press"
        app.tap({"act": bid})
    assert first is not None
    app.tap(page.find(do="edit-stop", arg="take"))
    assert made(app)["answer"] == ["bid press press"]
    assert made(app)["others"] == {"1": ["bid press"]}
    assert "The lesson works" in page.text("prompt")
    assert app.house.workshop.desk.checked.wrong == ""
    assert len(app.house.keeper.entries()) == games
    app.tap(page.find(do="edit-record"))
    app.tap({"act": app.house.session.options()[0]})
    app.tap({"do": "edit-stop"})
    assert made(app)["answer"] == ["bid press press"]


def test_what_was_played_after_the_goal_is_not_the_answer() -> None:
    app, page = opened(route="edit")
    by_taps(app, page)
    app.tap({"do": "edit-record"})
    for bid in ("bid press press", "bid press"):
        app.tap({"act": bid if app.house.session.seat == 0 else "bid press"})
    while app.house.session.seat is not None and len(app.house.session.game.actions) < 6:
        app.tap({"act": app.house.session.options()[0]})
    app.tap({"do": "edit-stop", "arg": "take"})
    assert made(app)["answer"] == ["bid press press"]
    assert app.house.workshop.desk.checked.wrong == ""


def test_what_was_tried_in_vain_is_part_of_the_answer_where_that_is_the_goal() -> None:
    app, page = opened(route="edit")
    by_taps(app, page)
    edit(app, "test", "goals.0", "refused")
    edit(app, "fact", "goals.0.rule", "NYC-5.4")
    edit(app, "card", "position.players.0.hand", "dollar", 1)
    app.tap({"do": "edit-record"})
    while app.house.session.seat != 0:
        app.tap({"act": "pass"})
    app.tap({"ask": "bid dollar"})
    refusal = app.house.session.refusal
    assert refusal is not None
    app.tap({"do": "edit-stop", "arg": "take"})
    edit(app, "fact", "goals.0.rule", refusal.rule)
    assert made(app)["answer"][0] == "bid dollar"
    assert app.house.workshop.desk.checked.wrong == ""


def test_a_trial_is_a_normal_game_and_leads_back() -> None:
    app, page = opened(route="edit")
    by_taps(app, page)
    before = json.dumps(made(app))
    app.tap({"do": "edit-try"})
    assert app.house.session.game.position() == app.house.workshop.desk.work.game.position()
    assert app.house.session.id in [entry.id for entry in app.house.keeper.entries()]
    app.flow.go_on()
    app.tap({"do": "editor"})
    assert page.root["mode"] == "edit"
    assert json.dumps(made(app)) == before
    app.tap(page.find(do="edit-leave"))
    assert page.root["mode"] == "trial"
    app.tap({"do": "quick"})
    assert "mode" not in page.root


def test_the_lesson_is_tried_as_a_learner_has_it_and_leads_back() -> None:
    app, page = opened(route="edit")
    app.house.workshop.bring(files.as_text(as_data(LESSONS[0])))
    show(app, "give")
    app.tap(page.find(do="edit-lesson-try"))
    assert page.root["lesson"] == LESSONS[0].id
    assert page.route().startswith("lesson/")
    app.flow.leave_lesson()
    app.house.painting.paint()
    assert page.root["mode"] == "edit"
    assert "lesson" not in page.root


def test_controls_that_nobody_drew_do_no_harm() -> None:
    app, page = opened(route="edit")
    before = json.dumps(made(app))
    for arg in ("", "5", "[]", "[[]]", '["what"]', '["cut","position.vessels",99]', "[" * 100_000):
        app.tap({"do": "edit", "arg": arg})
    for field in ("edit x", "type ", "facts goals.0.with", "edit [", "edit-what"):
        app.field(field, "]")
    app.tap({"act": "pass"})
    app.tap({"do": "edit-place", "arg": "nowhere"})
    app.tap({"do": "edit-copy", "arg": "nothing"})
    assert page.root["mode"] == "edit"
    assert json.dumps(made(app)) == before


@pytest.mark.parametrize("edit", ['["set"]', '["step","x"]', '["seat",9,"tom"]', '["press"]'])
def test_an_edit_that_crashes_is_seen_and_leaves_no_trace(edit: str) -> None:
    """So that a test that taps everything finds it."""
    app, page = opened(route="edit")
    app.tap({"do": "edit", "arg": '["seat+"]'})
    before, kept = json.dumps(made(app)), dict(page.memory.data)
    with pytest.raises((TypeError, LookupError)):
        app.tap({"do": "edit", "arg": edit})
    assert json.dumps(made(app)) == before
    assert page.memory.data == kept
    app.tap({"do": "edit-undo"})
    assert made(app) == {}
