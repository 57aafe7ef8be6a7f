"""Issue "Embedding": the app as a guest on somebody else's page. What is asked for lies on the table, what is broken is
said and never throws, and hidden cards never leave."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from nyc_core import game_from_position, new_game
from nyc_core.lessons import shelf
from nyc_core.lessons.schema import as_data
from tests.app.guests import Json, heard, invited, played, say
from web.app import routes, texts
from web.app.keep import sharing

# Parameters


def test_without_a_word_it_is_a_game_against_a_tom() -> None:
    app, page = invited()
    assert [seat["kind"] for seat in app.house.session.seats] == ["human", "tom"]
    assert page.root["ready"] == "true"
    (ready,) = heard(page)
    assert page.posted[0][0] == "ready"
    assert (ready["mode"], ready["ply"], ready["plies"], ready["decision"]) == ("play", 0, 0, "start")
    assert ready["position"] == app.house.session.game.view(0)
    assert not page.has(do="guide"), "the guide is not offered to visitors of another page"


def test_seats_and_seed_make_the_game() -> None:
    app, _ = invited(seats="human, bot:clerk,tom:A3", seed="17")
    assert [seat["kind"] for seat in app.house.session.seats] == ["human", "bot", "tom"]
    wanted = new_game("newyorkcity", app.house.session.seats, 17)
    assert app.house.session.game.position() == wanted.position()


def test_rules_choose_the_game_where_nothing_else_says_it() -> None:
    """Contract, section 4. A board that is kept on the device is the same with and without the usual game's name."""
    app, page = invited(rules="newyorkcity", seed="3", save="1")
    other, _ = invited(seed="3", save="1")
    assert app.house.session.game.position() == other.house.session.game.position()
    assert app.house.session.id == other.house.session.id
    assert heard(page, "error") == []
    _, page = invited(rules="chess")
    assert heard(page, "error")[0]["code"] == "value"


@pytest.mark.parametrize("pack", [sharing.pack, str])
def test_a_game_or_a_position_packed_or_plain(pack: Any) -> None:
    game = played()
    app, _ = invited(game=pack(game.save()))
    assert app.house.session.game == game
    assert app.house.session.playable
    app, _ = invited(game=pack(json.dumps(game.position())), mode="position")
    assert app.house.session.game.position() == game.position()
    app, _ = invited(game=pack('{"round": 3, "phase": "bidding"}'), mode="position", seed="4")
    assert app.house.session.game.position() == game_from_position({"round": 3, "phase": "bidding"}, 4).position()


def test_ply_is_where_it_begins() -> None:
    game = played()
    save = sharing.pack(game.save())
    for mode in ("play", "position"):
        app, page = invited(game=save, mode=mode, ply="5")
        assert app.house.session.plies == 5
        assert heard(page, "ready")[0]["ply"] == 5
    app, page = invited(game=save, mode="replay", ply="5")
    assert app.house.session.plies == len(game.actions)
    assert heard(page, "ready")[0]["ply"] == 5
    app, page = invited(game=save, mode="replay")
    assert heard(page, "ready")[0]["ply"] == len(game.actions), "as the picture before shows it"


def test_theme_and_language() -> None:
    try:
        app, page = invited(theme="dark", lang="de")
        assert page.attributes["html"]["data-theme"] == "dark"
        assert page.attributes["html"]["lang"] == "de"
        assert app.house.session.seats[0]["name"] == "Person 1"
    finally:
        texts.speak("en")


BROKEN = (
    *({"mode": "cheat"}, {"mode": ""}, {"ply": "-1"}, {"ply": "x"}, {"ply": "9" * 400}, {"seed": "1e9"}, {"seed": "²"}),
    *({"theme": "<b>"}, {"lang": "tlh"}, {"controls": "2"}, {"load": "later"}, {"v": "2"}, {"save": "yes"}),
    *({"game": ""}, {"game": "x"}, {"game": "{"}, {"game": "[" * 9000}, {"game": "{" * 9000}, {"game": "A" * 500_000}),
    *({"game": sharing.pack("[]")}, {"game": sharing.pack("{}")}, {"game": sharing.pack('{"round": 99}')}),
    *({"game": sharing.pack('{"body": 1}')}, {"game": sharing.pack("0" * 5_000_000)}, {"game": '{"game": "go"}'}),
    *({"seats": "human"}, {"seats": "tom:B4,tom:B4"}, {"seats": "human,tom:Z9"}, {"seats": ",,,,,,"}, {"seats": "é"}),
    *({"seats": "human,human:" + "x" * 90}, {"mode": "replay"}, {"mode": "position", "ply": "7"}, {"what": "ever"}),
    *({"__proto__": "1"}, {str(number): "x" for number in range(500)}, {"mode": 7}, {"seed": None}, {"ply": 2.5}),
)


@pytest.mark.parametrize("raw", BROKEN, ids=lambda raw: str(raw)[:40])
def test_what_is_broken_falls_back_with_a_word_and_never_throws(raw: Json) -> None:
    app, page = invited(**raw)
    assert "ready" in page.root
    assert app.house.session.game.decision
    harmless = raw in ({"mode": ""}, {"game": ""}, {"mode": "replay"}, {"game": sharing.pack("{}")})
    notice = page.text("toast")
    assert bool(notice.strip()) != harmless, notice
    assert bool(heard(page, "error")) != harmless
    for error in heard(page, "error"):
        assert error["text"] in notice


def test_both_readers_of_parameters_have_one_table() -> None:
    """The defaults are among the values, and nothing stands in two tables."""
    names = [*routes.choices(), *routes.NUMBERS, *routes.TEXTS]
    assert len(names) == len(set(names))
    assert routes.wishes({}).complaints == ()
    for name, values in routes.choices().items():
        for value in values:
            assert routes.wishes({name: value})[name] == value


def test_hundreds_of_mutated_wishes_never_throw() -> None:
    """What a host can get wrong, and two things at once: there is a table, and what is broken is said."""
    dice = random.Random(5)
    save = sharing.pack(played(4).save())
    good = {
        "lesson": [shelf.lessons("bids")[0].id],
        "game": [save],
        "seats": ["human,tom:B4", "human,human:Bo,bot:clerk"],
    }
    words = [
        "",
        "\ud800",
        "\x00",
        "<b>",
        "human,bot:ghost",
        "human:\n,human",
        "https://a.example",
        "foo",
        "0",
        "-1",
        save,
    ]
    names = [*routes.choices(), *routes.NUMBERS, *routes.TEXTS, "__class__"]
    for _ in range(250):
        raw = {
            name: dice.choice([*words, *good.get(name, routes.choices().get(name, ("3",)))])
            for name in dice.sample(names, 4)
        }
        if "game" in raw and dice.random() < 0.5:
            place = dice.randrange(len(save))
            raw["game"] = save[:place] + dice.choice("A_-+={") + save[place + dice.randrange(3) :]
        app, page = invited(**raw)
        page.pass_time()
        assert len(heard(page, "ready")) == 1, raw
        assert bool(heard(page, "error")) == bool(page.text("toast").strip()), raw
        assert app.house.session.seats, raw
    texts.speak("en")


@pytest.mark.parametrize(
    ("origins", "codes"),
    [
        ("https://a.example", []),
        ("https://a.example/, http://b.example:8000/x", []),
        ("foo https://a.example", ["origin"]),
        ("foo", ["origin", "nobody"]),
        (" , ", ["nobody"]),
        ("https://a.example " * 150, ["value", "nobody"]),
    ],
)
def test_an_allow_list_that_cannot_be_read_is_said(origins: str, codes: list[str]) -> None:
    assert [one.code for one in routes.wishes({"origins": origins}).complaints] == codes


# Only looked at


def test_a_position_is_only_shown() -> None:
    game = played(seats=("human:Ann", "human:Ben"))
    app, page = invited(game=sharing.pack(game.save()), mode="position")
    assert not any("act" in control or control.get("do") == "ready" for control in page.controls())
    assert not page.regions["sheet"]
    assert not page.has(do="editor")
    assert "Ben" in page.text("prompt") or "Ann" in page.text("prompt"), "whose turn it is"
    say(app, "play", notation=str(game.options()[0]))
    assert heard(page, "refused")[-1]["code"] == "guest_shown"
    app.tap({"act": str(game.options()[0])})
    app.key("Escape")
    assert app.house.session.game == game
    assert page.memory.data == {}


def test_a_replay_is_looked_through() -> None:
    game = played(30)
    app, page = invited(game=sharing.pack(game.save()), mode="replay", ply="0")
    assert page.text("prompt")
    assert not page.has(do="undo-to")
    app.tap(page.find(at="1"))
    app.field("scrub", "30")
    now = heard(page, "position")[-1]
    assert 0 < now["ply"] < 30
    assert f"Action {now['ply']} of {now['plies']} · Step 30 of" in page.text("prompt"), "the count of the page around"
    assert "Back to the editor" not in page.text("prompt")
    app.tap(
        page.find(at=str(app.house.session.moment[1]))
        if page.has(at=str(app.house.session.moment[1]))
        else {"at": "now"}
    )
    assert heard(page, "position")[-1]["ply"] == len(game.actions)
    assert page.has(at="0"), "the reel stays at the end"
    app.key("ArrowLeft")
    for notation in ("undo", "practice", "restart"):
        app.tap({"do": notation})
    assert app.house.session.game == game


def test_a_finished_game_shown_opens_no_score_by_itself() -> None:
    game = played(10_000)
    assert game.decision is None
    app, page = invited(game=sharing.pack(game.save()), mode="replay")
    say(app, "goto", ply=10_000)
    assert not page.regions["sheet"]
    assert not heard(page, "finished")
    _, page = invited(game=sharing.pack(game.save()))
    assert page.regions["sheet"], "but one that is played ends with its score"
    assert heard(page, "finished")[0]["scores"] == game.scores()


# Lessons


def test_a_lesson_of_the_shelf_is_solved_and_told() -> None:
    lesson = shelf.lessons("bids")[0]
    app, page = invited(lesson=lesson.id)
    ready = heard(page, "ready")[0]
    assert ready["mode"] == "lesson"
    assert ready["position"] == lesson.game().view(lesson.learner)
    assert not page.has(do="lesson-leave"), "there is nowhere to go from here"
    for step in lesson.answer:
        say(app, "play", notation=step)
        page.pass_time()
    (solved,) = heard(page, "solved")
    assert solved["lesson"] == lesson.id
    assert not solved["helped"]
    assert not heard(page, "finished")


def test_a_lesson_that_fails_is_told_and_can_be_tried_again() -> None:
    lesson = next(lesson for lesson in shelf.lessons() if lesson.wrong and not lesson.choices)
    app, page = invited(lesson=lesson.id, mode="lesson")
    for step in lesson.wrong:
        say(app, "play", notation=step)
        page.pass_time()
    while not heard(page, "failed") and app.house.session.live:
        say(app, "play", notation=app.house.session.options()[-1])
        page.pass_time()
    assert heard(page, "failed")[0]["lesson"] == lesson.id
    assert heard(page, "failed")[0]["text"] in page.text()


@pytest.mark.parametrize("pack", [sharing.pack, str])
def test_a_lesson_that_somebody_made(pack: Any) -> None:
    own = json.loads(json.dumps(dict(shelf.content("bids")["lessons"][0])))
    app, page = invited(lesson=pack(json.dumps({**own, "id": "mine"})))
    assert heard(page, "ready")[0]["mode"] == "lesson"
    assert app.house.classroom.trial
    assert app.house.classroom.trial.lesson.id == "mine"
    app, page = invited(lesson=pack(json.dumps({**own, "id": "mine"})), mode="position")
    assert heard(page, "ready")[0]["mode"] == "position"


@pytest.mark.parametrize("lesson", ["no-such", "x" * 60, "{}", '{"id": 1}', sharing.pack("[]"), "[" * 5000])
def test_no_lesson_is_a_game_with_a_word(lesson: str) -> None:
    app, page = invited(lesson=lesson)
    assert heard(page, "ready")[0]["mode"] == "play"
    assert heard(page, "error")[0]["code"] == "lesson"
    assert page.text("toast").strip()
    say(app, "load", lesson=shelf.lessons("bids")[0].id)
    assert heard(page, "position")[-1]["mode"] == "lesson"
    say(app, "load", seed="3")
    assert heard(page, "position")[-1]["mode"] == "play"


def test_a_guest_has_no_way_into_the_rest_of_the_app() -> None:
    """Neither from a lesson that somebody made, nor from the last of the shelf, nor by a route."""
    own = json.dumps({**as_data(shelf.lessons("bids")[0]), "id": "mine"})
    for lesson in (own, shelf.lessons()[-1].id):
        app, page = invited(lesson=lesson)
        assert app.house.classroom.trial
        for step in app.house.classroom.trial.lesson.answer:
            say(app, "play", notation=step)
            page.pass_time()
        assert len(heard(page, "solved")) == 1
        assert not page.has(do="lesson-leave")
        for route in ("edit", "edit/" + sharing.pack(own), "learn", "games", "home"):
            app.flow.open(route)
            app.house.painting.paint()
            app.routed(route)
            assert not app.house.workshop.open
            assert not app.house.sheets.panel
            assert not page.has(do="editor")


def test_what_is_told_of_a_lesson_is_the_table_that_is_shown() -> None:
    """A lesson that is over leaves the table as it is, though the game would go on."""
    for lesson in shelf.lessons("bids", "characters"):
        app, page = invited(lesson=lesson.id)
        for step in lesson.answer:
            say(app, "play", notation=step)
            page.pass_time()
        told = (heard(page, "position") or heard(page, "ready"))[-1]
        assert told["position"] == app.house.session.view(), lesson.id
