"""A further game comes when it is opened (issue 9, point 10); nothing is laid, and nothing lost, before it is here."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nyc_core import Game, games, new_game
from nyc_core.newyorkcity import META
from tests.app.fakepage import FakePage, opened
from tests.app.guests import heard, invited
from tests.app.memory import FakeStorage
from web.app import rooms
from web.app.app import App
from web.app.keep import bundle, keeper, sharing
from web.app.keep.store import STARTING

LATE = "latecomer"
DOOR = """
from nyc_core.newyorkcity.game import NewYorkCity
from . import META


class Latecomer(NewYorkCity):
    meta = META

    def view(self, position, seat):
        return super().view(position, seat) | {"game": META.name}

    def write(self, position):
        return super().write(position) | {"game": META.name}

    def read(self, data, seed, saved=False):
        return super().read({**data, "game": "newyorkcity"}, seed, saved)


RULES = Latecomer()
"""


class SlowPage(FakePage):
    """A page that fetches a game when it is told to."""

    waiting: Callable[[bool], None] | None = None
    folder: Path

    def bring(self, game: str, done: Callable[[bool], None]) -> None:
        self.brought.append(game)
        self.waiting = done

    def answer(self, well: bool) -> None:
        if well:
            (self.folder / LATE / "game.py").write_text(DOOR)
        assert self.waiting
        self.waiting(well)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game of which only what a list tells is here."""
    home = tmp_path / LATE
    home.mkdir()
    home.joinpath("__init__.py").write_text(
        f"from nyc_core.newyorkcity import META as OTHER\nMETA = OTHER._replace(name={LATE!r}, title='Late Comer')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    games.register(LATE, LATE)
    rooms.register(LATE, "web.games.newyorkcity.room")
    yield tmp_path
    del games._PACKAGES[LATE]
    for name in [name for name in sys.modules if name.partition(".")[0] == LATE]:
        del sys.modules[name]


def slow(folder: Path, storage: FakeStorage | None = None, route: str = "") -> SlowPage:
    page = SlowPage(storage, route)
    page.folder = folder
    return page


def game_of(app: App) -> str:
    return app.house.session.game.rules.meta.name


def begun(page: FakePage) -> App:
    app = App(page)
    app.start()
    return app


def test_it_is_laid_when_it_has_come(folder: Path) -> None:
    page = slow(folder)
    app = begun(page)
    assert page.brought == []
    app.tap({"do": "quick", "arg": LATE})
    assert (page.brought, game_of(app)) == ([LATE], META.name)
    page.answer(well=False)
    assert "could not be loaded" in page.text("toast")
    app.tap({"do": "quick", "arg": LATE})
    page.answer(well=True)
    assert game_of(app) == LATE
    assert app.house.keeper.entries()[0].game == LATE


def test_who_waits_for_it_is_told_what_for(folder: Path) -> None:
    """A pack that never answers: not a word at first, then what the page waits for; whatever comes takes it away."""
    page = slow(folder)
    app = begun(page)
    app.tap({"do": "quick", "arg": LATE})
    assert page.text("toast") == ""
    page.pass_time()
    assert "being fetched" in page.text("toast")
    assert game_of(app) == META.name
    page.answer(well=False)
    assert "could not be loaded" in page.text("toast")
    assert "being fetched" not in page.text("toast")
    app.tap({"do": "quick", "arg": LATE})
    page.pass_time()
    page.answer(well=True)
    assert page.text("toast") == ""
    assert game_of(app) == LATE


def test_a_way_back_counts_more_than_a_game_that_was_on_its_way(folder: Path) -> None:
    """Of two addresses the one that was asked for last, whichever could be opened first."""
    page = slow(folder)
    app = begun(page)
    app.routed(f"new/{LATE}")
    assert page.brought == [LATE]
    app.routed("settings")
    page.answer(well=True)
    assert app.house.sheets.panel == "settings"
    app.routed(f"new/{LATE}")
    assert app.house.sheets.panel == "new"


def test_the_form_waits_for_it(folder: Path) -> None:
    page = slow(folder)
    app = begun(page)
    app.tap({"do": "new"})
    app.tap(page.find(do="fill", arg=f"game={LATE}"))
    assert app.house.sheets.form
    assert app.house.sheets.form.game == META.name
    page.answer(well=True)
    assert app.house.sheets.form.game == LATE
    app.tap(page.find(do="begin"))
    assert game_of(app) == LATE


def test_a_file_of_all_games_brings_those_of_it_too(folder: Path) -> None:
    """They were passed over without a word."""
    page = slow(folder)
    app = begun(page)
    app.tap({"do": "quick", "arg": LATE})
    page.answer(well=True)
    app.house.session.game.act(app.house.session.game.options()[0])
    app.flow.save()
    here = new_game(META.name, ["human", "human"], 99).save()
    text = bundle.pack([*app.house.keeper.saves(), ("Here", here)], {})
    for well in (False, True):
        _forget(folder)
        fresh = slow(folder)
        other = begun(fresh)
        before = len(other.house.keeper.entries())
        other.file_chosen("games.json", text)
        assert fresh.brought == [LATE]
        fresh.answer(well=well)
        assert (LATE in [entry.game for entry in other.house.keeper.entries()]) is well
        assert len(other.house.keeper.entries()) == before + 1 + well
        assert (other.house.keeper.notice == "absent") is not well


def test_the_page_begins_with_it_when_it_was_played_last(folder: Path) -> None:
    page = slow(folder)
    app = begun(page)
    app.tap({"do": "quick", "arg": LATE})
    page.answer(well=True)
    kept = app.house.session.id
    _forget(folder)
    again = slow(folder, page.memory)
    app = begun(again)
    assert (again.brought, again.shows) == ([LATE], 0)
    again.answer(well=True)
    assert (app.house.session.id, again.shows) == (kept, 1)
    _forget(folder)
    without = slow(folder, page.memory)
    app = begun(without)
    without.answer(well=False)
    assert game_of(app) == META.name
    assert "decision" in without.root


def test_a_link_and_a_file_wait_for_it(folder: Path) -> None:
    (folder / LATE / "game.py").write_text(DOOR)
    save = new_game(LATE, ["human", "tom:B4"], 3).save()
    _forget(folder)
    page = slow(folder, route=f"share/{sharing.pack(save)}")
    app = begun(page)
    assert (page.brought, page.shows) == ([LATE], 0)
    page.answer(well=True)
    assert game_of(app) == LATE
    _forget(folder)
    page = slow(folder)
    app = begun(page)
    app.file_chosen("x.json", save)
    page.answer(well=True)
    assert game_of(app) == LATE


def test_a_board_on_another_page_waits_for_it(folder: Path) -> None:
    page = slow(folder)
    app = App(page, {"rules": LATE})
    app.start()
    assert (page.shows, heard(page)) == (0, [])
    page.answer(well=True)
    assert game_of(app) == LATE
    assert heard(page, "ready")
    _forget(folder)
    page = slow(folder)
    app = App(page, {"rules": LATE})
    app.start()
    page.answer(well=False)
    assert (game_of(app), heard(page, "error")[0]["code"]) == (META.name, "game")


def test_what_is_here_is_not_asked_for() -> None:
    app, page = opened()
    app.tap({"do": "quick"})
    app.routed("new/newyorkcity")
    assert page.brought == []


def _forget(folder: Path) -> None:
    """The page is loaded anew: the game has to come again."""
    (folder / LATE / "game.py").unlink(missing_ok=True)
    for name in [name for name in sys.modules if name.startswith(f"{LATE}.")]:
        del sys.modules[name]


OWN = ("nyc_core.newyork1901.", "web.games.newyork1901.")


class Closed:
    """As in the browser before a further game's pack is there: its modules cannot be found."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.startswith(OWN):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of New York 1901 on a page that cannot show it."""
    game = new_game("newyork1901", ["human", "human"], 3)
    game.save()
    for name in [name for name in sys.modules if name.startswith(OWN)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Closed(), *sys.meta_path])
    monkeypatch.setattr(FakePage, "bring", lambda page, game, done: done(False))
    return game


def addresses(game: Game) -> dict[str, str]:
    table = json.dumps({"position": game.position()})
    return {
        f"share/{sharing.pack(game.save())}": "absent",
        f"edit/{sharing.pack(game.save())}": "edit.unreadable",
        f"edit/{sharing.pack(table)}": "edit.unreadable",
        "learn/nothing": "bad_lesson",
        "learn/newyork1901": "absent",
        "new/newyork1901": "absent",
    }


def test_a_page_starts_whatever_it_cannot_show(second: Game) -> None:
    """Nothing of it is laid, and nothing is written that would keep the next start from coming."""
    for route, said in addresses(second).items():
        memory = FakeStorage()
        app, _ = opened(memory, route=route)
        assert app.house.session.game.rules.meta.name == games.DEFAULT, route
        assert app.house.keeper.notice == said, route
        assert not any("newyork1901" in text for text in memory.data.values()), route


def test_what_is_brought_while_one_plays_is_refused(second: Game) -> None:
    app, _ = opened()
    before = app.house.session.id
    app.file_chosen("game.json", second.save())
    assert app.house.keeper.notice == "absent"
    app.routed(f"share/{sharing.pack(second.save())}")
    assert app.house.session.id == before


def test_a_game_without_its_room_is_not_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = opened()
    before, stored = app.house.session.id, dict(page.memory.data)
    monkeypatch.setattr(keeper, "is_here", lambda game: False)
    app.file_chosen("game.json", new_game("newyorkcity", ["human", "tom:B4"], 3).save())
    assert (app.house.session.id, app.house.keeper.notice) == (before, "absent")
    assert page.memory.data.keys() <= stored.keys() | {STARTING}


def test_a_board_that_asks_for_a_lesson_of_nobody_lays_the_usual_table(second: Game) -> None:
    app, page = invited(lesson="nothing")
    assert [one["code"] for one in heard(page, "error")] == ["game"]  # on whose shelf it may lie
    assert app.house.session.game.rules.meta.name == games.DEFAULT
