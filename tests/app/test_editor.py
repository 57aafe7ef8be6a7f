"""The position editor (issue "Teaching"): set up any table by tapping, try it, copy it as a file, a link, or code."""

from __future__ import annotations

import json
import random

import pytest

from nyc_core import InvalidPosition, game_from_position
from tests.app.fakepage import opened
from web.app.app import App
from web.app.draw import editor_lesson
from web.app.editor.work import Work
from web.app.keep import sharing
from web.app.keep.slots import Json
from web.games.newyorkcity.parts import PARTS


def edit(app: App, *facts: object) -> None:
    app.tap({"do": "edit", "arg": json.dumps(facts)})


def made(app: App) -> Json:
    return app.house.workshop.desk.work.data


def show(app: App, place: str) -> None:
    app.tap({"do": "edit-place", "arg": place})


def objection(work: Work) -> str:
    """What the engine says against the table as it is made."""
    try:
        game_from_position(work.data.get("position", {}), work.data.get("seed", 0))
    except InvalidPosition as error:
        return str(error)
    return ""


# The table: everything of the contract's section 3


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_tapped_is_a_table_or_a_sentence(seed: int) -> None:
    """Every tap leads to a position that the engine accepts, or to a sentence; and the table stays drawn."""
    dice = random.Random(seed)
    app, page = opened(route="edit")
    for _ in range(50):
        work = app.house.workshop.desk.work
        show(app, dice.choice([*(place for place, _ in PARTS.places(work)), *editor_lesson.PLACES]))
        for _ in range(4):
            taps = [one for one in page.controls("prompt") if one.get("do") == "edit"]
            if taps:
                app.tap(dice.choice(taps))
            assert work.problem == objection(work)
            assert work.problem in page.text("prompt")
            assert page.regions["board"]
    assert not opened(page.memory, "edit")[0].house.workshop.desk.work.problem


def test_each_thing_of_a_position_can_be_set() -> None:
    app, page = opened(route="edit")
    work = app.house.workshop.desk.work
    for facts in (
        ("seat+",),
        ("seat", 1, "human"),
        ("set", "position.seats.1.name", "Ann"),
        ("seat", 2, "bot"),
        ("bidding", "prestige"),
        ("set", "position.round", 3),
        ("set", "position.starter", 1),
        ("letter", "queens", "C"),
        ("step", "position.boroughs.queens.base", 1),
        ("add", "position.boroughs.queens.prestige", 4),
        ("step", "position.boroughs.queens.skyscrapers.neutral", -1),
        ("step", "position.boroughs.queens.skyscrapers.2", 3),
        ("add", "position.vessels", ["bus", "queens", "bronx"]),
        ("cut", "position.vessels", 0),
        ("cell", "position.vessels", 0, 0, "boat"),
        ("add", "position.display", ["taxi", 4]),
        ("add", "position.tiles", ["bus", 2]),
        ("set", "position.statue", 3),
        ("press", 0, 9),
        ("press", "neutral", 1),
        ("add", "position.elevator.2.open", 24),
        ("cut", "position.elevator.2.stack", 0),
        ("add", "position.pairs", ["press", "wild"]),
        ("add", "position.draw", "plans"),
        ("card", "position.discard", "wild", 1),
        ("step", "position.players.0.points", 12),
        ("step", "position.players.1.dollars", 2),
        ("card", "position.players.0.hand", "press", -1),
        ("card", "position.players.0.reserve", "wild", 1),
        ("add", "position.players.0.characters", 33),
        ("use", "position.players.0.characters", 0),
        ("add", "position.players.1.vessels", "taxi"),
        ("add", "position.starts", [1, 10]),
    ):
        before = json.dumps(work.data)
        edit(app, *facts)
        assert json.dumps(work.data) != before, facts
        assert not work.problem, (facts, work.problem)
    table = work.game.position()
    assert [seat["kind"] for seat in table["seats"]] == ["human", "human", "bot"]
    assert (table["phase"], table["bidding"], table["round"], table["starter"]) == ("bidding", "prestige", 3, 1)
    assert table["boroughs"]["queens"]["letter"] == "C"
    assert table["boroughs"]["queens"]["skyscrapers"] == {"neutral": 1, "0": 0, "1": 0, "2": 3}
    assert table["press"]["9"] == [0]
    assert table["players"][0]["characters"] == [{"no": 33, "used": True}]
    assert (table["players"][0]["points"], table["statue"]) == (12, 3)
    assert page.root["mode"] == "edit"


def test_a_letter_changes_places_and_what_is_left_open_is_dealt() -> None:
    work = Work()
    work.edit("letter", "queens", "A")
    work.edit("letter", "bronx", "A")
    assert not work.problem
    assert work.value("position.boroughs.bronx.letter") == "A"
    work.edit("drop", "position.boroughs.bronx.letter")
    work.edit("drop", "position.boroughs.queens.letter")
    assert work.data == {"position": {}}
    assert work.table == game_from_position({}).position()


def test_what_cannot_be_is_told_with_its_place_and_the_last_table_stays() -> None:
    app, page = opened(route="edit")
    edit(app, "seat", 1, "human")
    drawn = page.regions["people"]
    for seat in (0, 1):
        edit(app, "seat", seat, "tom")
    assert "seats: at least one seat is not a Tom" in page.text("prompt")
    assert "seats: at least one seat is not a Tom" in page.said[-1]
    assert page.regions["people"] != drawn  # the first of both could be
    kept = page.regions["people"]
    edit(app, "step", "position.players.0.dollars", 1)
    assert page.regions["people"] == kept
    app.tap(page.find(do="edit-undo"))
    app.tap(page.find(do="edit-undo"))
    assert "at least" not in page.text("prompt")


def test_a_seat_that_goes_takes_what_is_its_own_and_the_others_move_up() -> None:
    work = Work(
        {
            "position": {
                "seats": ["human:A", "human:B", "tom:B4"],
                "starter": 2,
                "press": {"4": [1, 2], "3": [0]},
                "boroughs": {"bronx": {"skyscrapers": {"1": 5, "2": 3, "neutral": 1}}},
                "players": [{"dollars": 1}, {"dollars": 2}, {"dollars": 3}],
            },
            "learner": 0,
            "others": {"1": ["pass"]},
            "goals": [
                {"test": "won", "seat": 2},
                {"test": "ahead", "of": 1},
                {"test": "any", "of": [{"test": "won", "seat": 2}, {"test": "won"}]},
            ],
        }
    )
    work.edit("seat-", 1)
    assert not work.problem
    assert work.data["position"]["press"] == {"4": [1], "3": [0]}
    assert work.data["position"]["boroughs"]["bronx"]["skyscrapers"] == {"1": 3, "neutral": 1}
    assert [player["dollars"] for player in work.data["position"]["players"]] == [1, 3]
    assert work.data["position"]["starter"] == 1
    assert work.data["others"] == {}
    assert work.data["goals"] == [
        {"test": "won", "seat": 1},
        {"test": "any", "of": [{"test": "won", "seat": 1}, {"test": "won"}]},
    ]


@pytest.mark.parametrize("typed", [False, True])
def test_after_an_edit_there_is_nothing_to_do_again(typed: bool) -> None:
    """What was undone before it belongs to another table: it would overwrite the edit."""
    work = Work()
    work.edit("seat+")
    work.undo()
    before = work.can_redo
    if typed:
        work.type("title.en", "Mine")
    else:
        work.edit("step", "seed", 1)
    assert (before, work.can_redo) == (True, False)
    after = json.dumps(work.data)
    work.redo()
    assert json.dumps(work.data) == after


def test_typing_on_after_an_undo_leaves_nothing_to_do_again() -> None:
    work = Work()
    work.type("title.en", "M")
    work.edit("seat+")
    work.undo()
    work.type("title.en", "Mine")
    assert not work.can_redo


def test_edits_are_undone_and_done_again() -> None:
    work = Work()
    states = [json.dumps(work.data)]
    for facts in (("seat+",), ("step", "seed", 1), ("bidding", "press"), ("press", 0, 3)):
        work.edit(*facts)
        states.append(json.dumps(work.data))
    for state in reversed(states[:-1]):
        work.undo()
        assert json.dumps(work.data) == state
    assert not work.can_undo
    for state in states[1:]:
        work.redo()
        assert json.dumps(work.data) == state
    assert not work.can_redo
    for letters in ("T", "Th", "The"):
        work.type("title.en", letters)
    work.undo()
    assert json.dumps(work.data) == states[-1]


def test_what_is_tapped_on_the_drawn_table_opens_its_place() -> None:
    app, page = opened(route="edit")
    for info, place in (
        ("borough queens", "borough queens"),
        ("statue", "statue"),
        ("display", "tiles"),
        ("press", "press"),
        ("player 1", "player 1"),
        ("vessels", "vessels"),
        ("floor 3", "floor 3"),
    ):
        show(app, "")
        app.tap(page.find(info=info))
        assert app.house.workshop.desk.place == place
        assert PARTS.fields(app.house.workshop.desk.work, place)
    assert page.focused[-1] == "#edit-title"
    app.tap(page.find(ask="start 1"))
    assert app.house.workshop.desk.place == "starts"
    app.key("Escape")
    assert app.house.workshop.desk.place == ""


def test_of_a_pair_one_card_may_be_gone_and_come_back() -> None:
    """In mid-turn of character 2 (NYC-7.2.8)."""
    app, page = opened(route="edit/" + sharing.pack('{"position": {"phase": "draft", "pairs": [["press"], ["wild"]]}}'))
    show(app, "pairs")
    edit(app, "cell", "position.pairs", 0, 1, "dollar")
    assert app.house.workshop.desk.work.table["pairs"] == [["press", "dollar"], ["wild"]]
    assert not app.house.workshop.desk.work.problem
    app.tap({"do": "edit-try"})
    app.tap({"panel": "text"})
    assert page.text("sheet")


@pytest.mark.parametrize("data", [{"title": {"en": "a\ud800"}}, {"answer": ["\udfff"]}])
def test_half_a_character_is_refused_with_a_sentence(data: Json) -> None:
    app, page = opened(route="edit/" + sharing.pack(json.dumps(data)))
    assert made(app) == {}
    assert "half a character" in page.text("toast")
    app.file_chosen("lesson.json", json.dumps(data))
    assert made(app) == {}
    whole = {"title": {"en": "\U0001f5fd"}}  # two halves that belong together are one
    app.file_chosen("lesson.json", json.dumps(whole))
    app.tap({"do": "edit-copy", "arg": "link"})
    assert made(app) == whole


def test_who_has_made_nothing_yet_begins_with_the_game_that_lies_on_the_table() -> None:
    app, _ = opened()
    app.tap({"do": "quick", "arg": "newyork1901"})
    app.flow.open("edit")
    assert app.house.workshop.desk.work.meta.name == "newyork1901"
    assert not app.house.workshop.desk.work.problem
