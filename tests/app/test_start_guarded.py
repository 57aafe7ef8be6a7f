"""Issue 16, 1: a start that comes to nothing is not tried a second time: no game can keep a person out of the app."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import pytest

from nyc_core import Game, load_game, new_game
from nyc_core.table import moves
from tests.app.fakepage import FakePage, opened
from tests.app.memory import FakeStorage
from web.app import routes
from web.app.app import App
from web.app.keep import keeper, sharing, store
from web.app.look import Look

STARTING = store.STARTING


class Stopped(Exception):
    """The tab is gone in the middle of the start."""


def stop(*_: object) -> None:
    raise Stopped


def played() -> tuple[FakeStorage, str]:
    """A device with a game that somebody has played in."""
    app, page = opened()
    app.tap({"act": app.house.session.options()[0]})
    return page.memory, app.house.keeper.session.id


def broken_start(memory: FakeStorage, route: str = "") -> None:
    page = FakePage(memory, route)
    with pytest.raises(Stopped):
        App(page).start()


def later(memory: FakeStorage, route: str = "", minutes: int = 1) -> tuple[App, FakePage]:
    """The next start, at another time."""
    page = FakePage(memory, route, seed=99)
    page.pass_time(60_000 * minutes)
    app = App(page)
    app.start()
    return app, page


def no_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "load_game", stop)
    monkeypatch.setattr(keeper, "load_game", stop)


def no_paint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Look, "paint", stop)


WAYS = {"the opening raises": no_opening, "nothing is ever painted": no_paint}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("by_address", [False, True])
def test_what_was_never_seen_is_not_opened_again(way: str, by_address: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list opens, with a sentence, and that game as a file before anything is done with it."""
    memory, game = played()
    route = f"play/{game}" if by_address else ""
    with monkeypatch.context() as patched:
        WAYS[way](patched)
        broken_start(memory, route)
    app, page = later(memory, route)
    assert app.house.keeper.session.id != game
    assert (page.route(), app.house.sheets.panel) == ("games", "games")
    assert "Last time the page got stuck while" in page.text("sheet")
    app.tap(page.find(do="export", arg=game))
    assert page.downloads[0][1] == store.Store(lambda: memory, page.now, page.seed).export(game)
    app.tap(page.find(do="open", arg=game))
    assert (app.house.keeper.session.id, len(app.house.session.game.actions)) == (game, 1)
    assert STARTING not in memory.data
    app.tap({"panel": "games"})
    assert "got stuck" not in page.text("sheet"), "it has been seen"


@pytest.mark.parametrize("way", WAYS)
def test_nor_is_what_a_link_held(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    memory, game = played()
    save = store.Store(lambda: memory, str, int).export(game)
    route = f"share/{sharing.pack(save)}"
    with monkeypatch.context() as patched:
        WAYS[way](patched)
        broken_start(memory, route)
    app, page = later(memory, route)
    assert page.route() == "games"
    assert "Last time the page got stuck while" in page.text("sheet")
    assert not app.house.session.game.actions, "neither that nor the last one: a new game"
    app, page = later(memory)
    assert "got stuck" not in page.text("sheet")


def test_nor_is_a_turn_that_a_link_held(monkeypatch: pytest.MonkeyPatch) -> None:
    memory, _ = played()
    route = str(routes.Turn(moves.write_moves(new_game("newyorkcity", ["human:Ann", "human:Ben"], 5))))
    with monkeypatch.context() as patched:
        patched.setattr(moves, "read_moves", stop)
        broken_start(memory, route)
    _, page = later(memory, route)
    assert page.route() == "games"
    assert "Last time the page got stuck while" in page.text("sheet")


@pytest.mark.parametrize("route", ["", "rules", "learn"])
def test_after_a_good_start_no_mark_is_left(route: str) -> None:
    memory, game = played()
    app, page = later(memory, route)
    assert app.house.keeper.session.id == game
    assert STARTING not in memory.data
    assert "got stuck" not in page.text()


def test_the_mark_stands_while_the_game_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    memory, game = played()
    seen: list[str] = []

    def noted(text: str) -> Game:
        seen.append(memory.data[STARTING])
        return load_game(text)

    monkeypatch.setattr(store, "load_game", noted)
    later(memory)
    assert [mark.split()[0] for mark in seen] == [game]


def test_a_tab_that_starts_in_the_same_second_is_no_broken_start(monkeypatch: pytest.MonkeyPatch) -> None:
    memory, game = played()
    with monkeypatch.context() as patched:
        no_paint(patched)
        broken_start(memory)
    app, _ = opened(memory)
    assert app.house.keeper.session.id == game


def test_a_game_of_the_list_that_cannot_be_shown_is_not_opened_at_the_next_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory, game = played()
    app, page = later(memory, "games")
    app.tap({"do": "quick"})
    with monkeypatch.context() as patched:
        no_paint(patched)
        with pytest.raises(Stopped):
            app.tap({"do": "open", "arg": game})
    app, page = later(memory, minutes=2)
    assert (page.route(), app.house.keeper.session.id == game) == ("games", False)
    assert page.has(do="export", arg=game)


def test_a_guest_neither_marks_nor_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a board on another page does is no matter of the person's own app."""
    memory = FakeStorage()
    page = FakePage(memory)
    with monkeypatch.context() as patched:
        no_paint(patched)
        with pytest.raises(Stopped):
            App(page, {"save": "1"}).start()
    assert STARTING not in memory.data


def test_a_memory_that_takes_nothing_does_not_stop_the_start() -> None:
    memory, game = played()
    memory.fault = lambda call, key: key == STARTING
    app, _ = later(memory)
    assert app.house.keeper.session.id == game
