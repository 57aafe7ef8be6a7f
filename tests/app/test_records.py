"""Records by rival, and all games of a device as one file (issue 13, point 13)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
from tests.app.rivals import finished
from web.app.app import App
from web.app.keep import bundle
from web.app.keep.slots import Trouble


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
    assert "Reading the games" in page.text("toast")
    app.tap({"panel": "score"})
    assert page.text("sheet")
    page.pass_time(1_000)
    assert len(app.house.keeper.entries()) - before == 12
    assert app.house.sheets.panel == "games"
    assert "Reading the games" not in page.text("toast")


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
