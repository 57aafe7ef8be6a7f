"""Nothing that somebody made or played is taken away by something else that they do (issue "Saves", "Teaching")."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import pytest

from nyc_core.table import save
from tests.app.fakepage import FakePage, opened
from web.app.app import App


def listed(app: App) -> list[str]:
    return [entry.id for entry in app.keeper.entries()]


def play(app: App, page: FakePage, actions: int) -> None:
    for _ in range(actions):
        if app.session.live:
            app.tap({"act": app.session.options()[0]})
        page.pass_time()


# Games


def test_a_game_that_an_update_rescued_stays_when_another_one_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log is gone with the rescue, so nobody seems to have played it; its table is what was played."""
    app, page = opened()
    play(app, page, 8)
    kept = app.session.id
    monkeypatch.setattr(save, "_replayed", lambda *_: None)
    app, page = opened(page.memory)
    assert (app.session.id, app.keeper.notice) == (kept, "rescued")
    app.tap({"do": "quick"})
    assert kept in listed(app)


def test_a_game_that_was_opened_or_brought_or_named_is_never_thrown_away() -> None:
    app, page = opened()
    fresh = app.session.game.save()
    app, page = opened(page.memory)
    reloaded = app.session.id
    app.file_chosen("brought.json", fresh)
    brought = app.session.id
    app.tap({"do": "quick"})
    named = app.session.id
    app.keeper.rename(named, "Sunday")
    app.tap({"do": "quick"})
    assert {reloaded, brought, named} < set(listed(app))


def test_what_another_tab_played_of_a_fresh_game_stays() -> None:
    one, page = opened()
    other, other_page = opened(page.memory)
    shared = one.session.id
    assert other.session.id == shared
    play(other, other_page, 3)
    one.tap({"do": "quick"})  # whether the browser told it about the other tab, or not yet
    assert shared in listed(one)
    assert other.keeper.open(shared)
    assert other.session.plies > 0


def test_what_another_tab_played_stays_when_it_was_told() -> None:
    one, page = opened()
    other, other_page = opened(page.memory)
    shared = one.session.id
    play(other, other_page, 3)
    one.storage_changed(f"nyc/game/{shared}/a")
    assert one.keeper.trouble == "elsewhere"
    one.tap({"do": "quick"})
    assert shared in listed(one)


# Recording


def test_what_is_done_in_a_recording_does_not_reach_the_game_beneath() -> None:
    app, page = opened()
    app.tap({"do": "editor"})
    app.tap({"do": "edit-record"})
    before, own = dict(page.memory.data), app.keeper.session
    app.tap({"do": "practice"})
    assert (app.session.practice, own.practice) == (True, False)
    assert page.memory.data == before
    app.tap({"do": "menu"})
    assert page.has(do="practice")
    assert not page.has(do="share")
    assert not page.has(do="export")
