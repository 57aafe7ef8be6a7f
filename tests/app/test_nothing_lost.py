"""Nothing that somebody made or played is taken away by something else that they do (issue "Saves", "Teaching")."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import contextlib
import json

import pytest

from nyc_core.lessons import Lesson, shelf
from nyc_core.table import save
from tests.app.fakepage import FakePage, opened
from tests.app.memory import FakeStorage
from web.app.app import App
from web.app.editor.drafts import ASIDE, Drafts
from web.app.keep import sharing
from web.app.keep.slots import Trouble


def listed(app: App) -> list[str]:
    return [entry.id for entry in app.house.keeper.entries()]


def play(app: App, page: FakePage, actions: int) -> None:
    for _ in range(actions):
        if app.house.session.live:
            app.tap({"act": app.house.session.options()[0]})
        page.pass_time()


# Games


def test_a_game_that_an_update_rescued_stays_when_another_one_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log is gone with the rescue, so nobody seems to have played it; its table is what was played."""
    app, page = opened()
    play(app, page, 8)
    kept = app.house.session.id
    monkeypatch.setattr(save, "_replayed", lambda *_: None)
    app, page = opened(page.memory)
    assert (app.house.session.id, app.house.keeper.notice) == (kept, "rescued")
    app.tap({"do": "quick"})
    assert kept in listed(app)


def test_a_game_that_was_opened_or_brought_or_named_is_never_thrown_away() -> None:
    app, page = opened()
    fresh = app.house.session.game.save()
    app, page = opened(page.memory)
    reloaded = app.house.session.id
    app.file_chosen("brought.json", fresh)
    brought = app.house.session.id
    app.tap({"do": "quick"})
    named = app.house.session.id
    app.house.keeper.rename(named, "Sunday")
    app.tap({"do": "quick"})
    assert {reloaded, brought, named} < set(listed(app))


def test_what_another_tab_played_of_a_fresh_game_stays() -> None:
    one, page = opened()
    other, other_page = opened(page.memory)
    shared = one.house.session.id
    assert other.house.session.id == shared
    play(other, other_page, 3)
    one.tap({"do": "quick"})  # whether the browser told it about the other tab, or not yet
    assert shared in listed(one)
    assert other.house.keeper.open(shared)
    assert other.house.session.plies > 0


def test_what_another_tab_played_stays_when_it_was_told() -> None:
    one, page = opened()
    other, other_page = opened(page.memory)
    shared = one.house.session.id
    play(other, other_page, 3)
    one.storage_changed(f"nyc/game/{shared}/a")
    assert one.house.keeper.trouble == "elsewhere"
    one.tap({"do": "quick"})
    assert shared in listed(one)


def test_a_game_that_could_not_be_saved_is_not_thrown_away() -> None:
    """Whatever was done with it since then lies nowhere but here."""
    app, page = opened()
    kept = app.house.session.id
    page.memory.fault = lambda call, key: call == "set"
    app.tap({"do": "practice"})
    assert app.house.keeper.trouble == "full"
    page.memory.fault = lambda call, key: False
    app.tap({"do": "quick"})
    assert kept in listed(app)


def test_a_deleted_game_is_offered_until_it_is_back() -> None:
    app, page = opened()
    play(app, page, 2)
    kept = app.house.session.id
    app.tap({"do": "games"})
    app.tap({"do": "delete", "arg": kept})
    assert kept not in listed(app)
    page.memory.fault = lambda call, key: call == "set"
    app.tap(page.find(do="undelete"))
    assert kept not in listed(app)
    page.memory.fault = lambda call, key: False
    app.tap(page.find(do="undelete"))
    assert kept in listed(app)


# Recording


def test_what_is_done_in_a_recording_does_not_reach_the_game_beneath() -> None:
    app, page = opened()
    app.tap({"do": "editor"})
    app.tap({"do": "edit-record"})
    before, own = dict(page.memory.data), app.house.keeper.session
    app.tap({"do": "practice"})
    assert (app.house.session.practice, own.practice) == (True, False)
    assert page.memory.data == before
    app.tap({"do": "menu"})
    assert page.has(do="practice")
    assert not page.has(do="share")
    assert not page.has(do="export")


def recorded(app: App, page: FakePage) -> list[str]:
    """An answer is begun to be recorded; what was played."""
    app.tap({"do": "editor"})
    app.tap({"do": "edit-record"})
    play(app, page, 2)
    return [notation for seat, notation in app.house.session.game.actions if seat == 0]


def test_the_back_button_out_of_a_recording_leads_to_the_editor_and_takes_what_was_played() -> None:
    app, page = opened()
    own = app.house.keeper.session
    answer = recorded(app, page)
    assert page.history[-2:] == ["edit", "record"]
    page.history.pop()
    app.routed("edit")
    assert app.house.workshop.open
    assert app.house.workshop.desk.work.data["answer"] == answer
    assert app.house.keeper.notice == "edit.taken"
    assert app.house.session is own
    app.tap({"do": "edit-undo"})
    assert "answer" not in app.house.workshop.desk.work.data


def test_a_sheet_over_a_recording_leads_back_to_it() -> None:
    app, page = opened()
    recorded(app, page)
    app.tap({"do": "rules"})
    page.history.pop()
    app.routed(page.history[-1])
    assert app.house.workshop.recording
    assert app.house.session is app.house.workshop.recording
    assert page.route() == "record"


@pytest.mark.parametrize("command", ["quick", "learn"])
def test_whatever_ends_a_recording_keeps_what_was_played(command: str) -> None:
    app, page = opened()
    answer = recorded(app, page)
    app.tap({"do": command, "arg": "" if command == "quick" else "build-the-skyline"})
    assert not app.house.workshop.recording
    app.tap({"do": "editor"})
    assert app.house.workshop.desk.work.data["answer"] == answer


def test_a_recording_that_is_dropped_is_dropped() -> None:
    app, page = opened()
    recorded(app, page)
    app.tap({"do": "edit-stop", "arg": ""})
    assert "answer" not in app.house.workshop.desk.work.data
    assert (page.route(), app.house.workshop.open) == ("edit", True)
    assert opened(page.memory, "record")[1].route() == "edit"  # a reload has nothing to go on with


# Lessons


def left(app: App, page: FakePage, text: str | None = None) -> tuple[App, FakePage]:
    """The page is loaded anew in the same tab, which remembers what it was told, or that text."""
    app.left()
    again = FakePage(page.memory, page.route(), seed=500)
    again.tab_memory = page.tab_memory if text is None else text
    app = App(again)
    app.start()
    return app, again


def steps(app: App) -> list[str]:
    assert app.house.classroom.trial
    return app.house.classroom.trial.attempt.moves


def long_lesson() -> Lesson:
    return next(one for one in shelf.lessons() if len(one.answer) >= 4 and not one.choices)


def begun_lesson() -> tuple[App, FakePage]:
    """One of which two steps are done, and a hint was given."""
    lesson = long_lesson()
    app, page = opened(route=f"learn/{lesson.id}")
    for step in lesson.answer[:2]:
        app.flow.play(step)
        app.house.painting.paint()
        page.pass_time()
    app.tap({"do": "lesson-hint"})
    return app, page


def test_a_reload_in_the_middle_of_a_lesson_goes_on_there() -> None:
    app, page = begun_lesson()
    again, fresh = left(app, page)
    assert steps(again) == steps(app) == list(long_lesson().answer[:2])
    assert again.house.session.view() == app.house.session.view()
    assert again.house.classroom.facts() == app.house.classroom.facts()
    assert fresh.root["seq"] == page.root["seq"]


def test_a_reload_with_a_sheet_over_a_lesson_comes_back_to_the_lesson() -> None:
    app, page = begun_lesson()
    app.tap({"rule": "NYC-5.1"})
    again, fresh = left(app, page)
    assert (again.house.sheets.panel, fresh.route()) == ("rules", "rules/NYC-5.1")
    assert steps(again) == steps(app)
    again.flow.close()
    again.house.painting.paint()
    assert fresh.route() == f"learn/{long_lesson().id}"


def test_another_address_is_not_taken_for_the_lesson_that_was_left() -> None:
    app, page = begun_lesson()
    page.history[-1] = f"play/{app.house.keeper.session.id}"
    assert left(app, page)[0].house.classroom.trial is None
    page.history[-1] = "learn/build-the-skyline"
    assert steps(left(app, page)[0]) == []


@pytest.mark.parametrize(
    "change",
    [
        {"moves": 7},
        {"moves": ["nonsense", 5]},
        {"hints": -1},
        {"hints": "x"},
        {"hints": True},
        {"back": 7},
        {"route": 7},
    ],
)
def test_a_lesson_that_was_left_oddly_is_there_all_the_same(change: dict[str, object]) -> None:
    app, page = begun_lesson()
    app.left()
    work = json.loads(page.tab_memory)
    work["lesson"] |= change
    again, fresh = left(app, page, json.dumps(work))
    assert again.house.classroom.trial
    assert fresh.root["lesson"] == long_lesson().id


# Drafts of the editor


def write(app: App, title: str) -> None:
    app.field("type title.en", title)


def title(app: App) -> str:
    return str(app.house.workshop.desk.work.given("title.en"))


def aside(app: App, page: FakePage) -> list[str]:
    """The drafts that are offered, the last one first."""
    app.tap({"do": "edit-begin"})
    offered: list[str] = list(app.house.workshop.desk.bench.aside)
    assert all(one in page.text("prompt") for one in offered)
    assert len(offered) == sum(control.get("do") == "edit-aside" for control in page.controls("prompt"))
    return offered


THEIRS = "edit/" + sharing.pack('{"title": {"en": "theirs"}}')


def test_a_link_does_not_overwrite_the_own_draft() -> None:
    app, page = opened(route="edit")
    write(app, "mine")
    app, page = opened(page.memory, THEIRS)
    assert title(app) == "theirs"
    assert app.house.keeper.notice == "edit.aside"
    edit = {"do": "edit", "arg": json.dumps(["seat+"])}
    app.tap(edit)
    app, page = opened(page.memory, THEIRS)  # the same link once more
    assert aside(app, page) == ["theirs", "mine"]
    app.tap(page.find(do="edit-aside", arg="1"))
    assert title(app) == "mine"
    assert title(opened(page.memory, "edit")[0]) == "mine"
    assert "mine" not in aside(app, page)


def test_a_link_that_cannot_be_kept_leaves_the_own_draft() -> None:
    app, page = opened(route="edit")
    write(app, "mine")
    page.memory.fault = lambda call, key: call == "set"
    app, _ = opened(page.memory, THEIRS)
    assert (title(app), app.house.keeper.notice) == ("theirs", "edit.unkept")
    page.memory.fault = lambda call, key: False
    assert title(opened(page.memory, "edit")[0]) == "mine"


def drafts_of(memory: FakeStorage) -> Drafts:
    return Drafts(lambda: memory)


def test_a_draft_is_put_aside_before_another_one_takes_its_place() -> None:
    """A memory that fails at any call leaves every text that was there in one place or the other."""
    for failing in range(1, 9):
        memory = FakeStorage()
        drafts = drafts_of(memory)
        drafts.keep("mine")
        memory.fail_at(failing, lasting=True)
        with contextlib.suppress(Trouble):
            drafts.keep("theirs", besides="mine")
        memory.fault = lambda call, key: False
        assert "mine" in (drafts.read(), *drafts.aside()), failing


def test_eight_drafts_are_kept_aside_the_last_one_first() -> None:
    memory = FakeStorage()
    drafts = drafts_of(memory)
    for number in range(12):
        drafts.keep(f"draft {number + 1}", besides=f"draft {number}")
    last = [f"draft {number}" for number in range(11, 3, -1)]
    assert drafts.aside() == last
    assert json.loads(memory.data[ASIDE]) == last, "nothing more lies in the memory"
    drafts.keep("draft 13", besides="draft 5")
    assert drafts.aside()[0] == "draft 5"
    assert drafts.aside().count("draft 5") == 1


def test_two_tabs_do_not_overwrite_each_others_draft() -> None:
    one, page = opened(route="edit")
    other, other_page = opened(page.memory, "edit")
    for _ in range(3):
        write(one, "one")
        write(other, "other")
        other.tap({"do": "edit", "arg": json.dumps(["step", "position.players.0.dollars", 1])})
        one.tap({"do": "edit", "arg": json.dumps(["step", "position.players.0.dollars", 1])})
    assert aside(one, page) == ["other"]
    assert aside(other, other_page) == ["other"]
    assert len(json.loads(page.memory.data["nyc/drafts"])) == 1  # not each state of it
    write(other, "other again")
    assert aside(other, other_page) == ["one"]


@pytest.mark.parametrize("text", ["", "{", "7", "[7]", "[" * 99_999, '["{"]', '[["a"]]', '{"a": 1}', "null"])
def test_broken_drafts_aside_do_no_harm(text: str) -> None:
    app, page = opened(route="edit")
    write(app, "mine")
    page.memory.data["nyc/drafts"] = text
    app, page = opened(page.memory, THEIRS)
    assert "mine" in aside(app, page)
    for place in ("0", "1", "99", "x", ""):
        app.tap({"do": "edit-aside", "arg": place})
    assert app.house.workshop.open
