"""New York 1901 through the app, by taps on what is shown: whole games, every decision, placing, the editor."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import pytest

from nyc_core import Game, game_from_position, load_game, new_game
from tests.app.fakepage import FakePage, opened
from web.app.app import App
from web.app.keep import sharing

GAME = "newyork1901"
SEATS = {
    "two": ("human", "bot"),
    "three persons": ("human", "human", "human"),
    "four": ("human", "bot", "human", "bot"),
}
WAYS = {
    "usual": {},
    "first game": {"variant": "beginner"},
    "advanced without cards": {"variant": "advanced", "action_cards": "False"},
}


def begun(seats: tuple[str, ...], **options: str) -> tuple[App, FakePage]:
    app, page = opened(route=f"new/{GAME}")
    form = app.house.sheets.form
    assert form
    while len(form.seats) < len(seats):
        app.tap(page.find(do="add-seat"))
    for number, kind in enumerate(seats):
        app.field(f"seat.{number}.kind", kind)
        app.field(f"seat.{number}.bot", "random")
    for name, value in options.items():
        app.tap(page.find(do="fill", arg=f"option.{name}={value}"))
    app.tap(page.find(do="begin"))
    return app, page


def shown(game: Game) -> tuple[App, FakePage]:
    """A game on the table, brought by a link."""
    app, page = opened(route=f"share/{sharing.pack(game.save())}")
    page.pass_time()
    return app, page


def get_ready(app: App, page: FakePage) -> None:
    for _ in range(60):
        page.pass_time()
        if page.regions.get("sheet"):
            app.tap(page.find(do="close"))
        elif "ready" in page.root:
            return
    raise AssertionError("the page never gets ready")


def perform(app: App, page: FakePage, notation: str) -> bool:
    """Tap what stands for the action; whether it had to be confirmed (contract, section 4)."""
    seq = page.root["seq"]
    app.tap(page.find(act=notation))
    if "pending" in page.root:  # a moment to take it back
        app.tap(page.find(do="go-on"))
    if page.root["seq"] != seq:
        return False
    app.tap(page.find(act=notation, confirm=""))
    assert page.root["seq"] != seq, notation
    return True


@pytest.mark.parametrize(("company", "way"), [*zip(SEATS, WAYS, strict=True)])
def test_a_whole_game_by_taps(company: str, way: str) -> None:
    app, page = begun(SEATS[company], **WAYS[way])
    dice, confirmed = random.Random(company + way), Counter[str]()
    for _ in range(1500):
        get_ready(app, page)
        if "decision" not in page.root:
            break
        options = app.house.session.options()
        acts = {control["act"] for control in page.controls() if "act" in control}
        assert acts == set(options), "each action has its control"
        action = dice.choice(options)
        confirmed[action.split()[0]] += perform(app, page, action)
    assert app.house.session.over
    assert {"expand"} <= set(confirmed)
    view = app.house.session.game.view(None)
    assert {name: str(view[name]) for name in WAYS[way]} == WAYS[way]
    assert load_game(app.house.session.game.save()).scores() == app.house.session.game.scores()


def test_nothing_is_hidden_so_nobody_hands_over() -> None:
    """Hot seat without curtains: whose turn it is says the question."""
    app, page = begun(("human", "human"))
    get_ready(app, page)
    first = page.root["seat"]
    name = app.house.session.seats[int(first)]["name"]
    assert f"Your turn, {name}." in page.text("prompt")
    for _ in range(9):
        if page.root["seat"] != first:
            break
        options = app.house.session.options()
        perform(app, page, "pass" if "pass" in options else options[-1])
        assert not page.has(do="ready")
    assert page.root["seat"] != first
    assert "ready" in page.root


INTERNAL = re.compile(r"\b(blue|green|yellow|red|pink)-[0-9]{2}\b", re.IGNORECASE)
ATTRIBUTES = re.compile(r' data-[a-z-]+="[^"]*"')


def test_land_is_called_by_its_squares_and_never_by_its_id() -> None:
    """Whatever is seen or spoken: table, question, list, log, what a tap tells, the table as text."""
    app, page = begun(("human", "human", "human"))
    dice = random.Random(4)
    for turn in range(40):
        get_ready(app, page)
        options = app.house.session.options()
        land = [c for c in page.controls("town") if "info" in c and c["info"].startswith("territory")]
        if turn % 8 == 0:
            app.tap(land[turn % len(land)])
            assert "Land: " in page.regions["sheet"]
        for sheet in ("log", "text") if turn % 8 == 4 else ():
            app.routed(sheet)
        drawn = ATTRIBUTES.sub("", " ".join([*page.regions.values(), *page.said]))
        assert not INTERNAL.search(drawn), INTERNAL.search(drawn)
        get_ready(app, page)
        perform(app, page, dice.choice(options))


def test_the_list_says_where_land_lies() -> None:
    """Beside what one owns, and along which streets of this game: Pine & Thames, north of row 7, is none of them."""
    blue = {"character": "blue", "estate": ["blue-07", "blue-08"]}
    data = {"game": GAME, "seats": ["human", "human"], "players": [blue, {}], "turn": 0, "open": ["red 2", "green 3"]}
    _, page = shown(game_from_position({**data, "streets": ["broadway", "cedar", "wall"]}, 3))
    said = page.text("prompt")
    assert "10 free 2 beside yours" in page.text("market"), "h6 i6 and j4 j5; the card says how many"
    assert "h6 i6: Red, beside your land " in said
    assert "e3 f3 g3: Green, Broadway, Cedar " in said


def test_what_was_picked_by_a_slip_is_let_go() -> None:
    """A card, land, a skyscraper, and a placement that was begun: each has a way back beside it."""
    app, page = shown(new_game(GAME, ["human:Ann", "human:Bob"], 5))
    card = next(c["pick"] for c in page.controls("market") if "pick" in c)
    app.tap({"pick": card})
    app.tap(next(c for c in page.controls("prompt") if c.get("unpick") == card))
    assert not any("unpick" in control for control in page.controls())
    app.tap(next(c for c in page.controls("town") if "act" in c))
    app.tap(next(c for c in page.controls("prompt") if "unpick" in c))
    assert not any("confirm" in control for control in page.controls())
    app, page = shown(demolition())
    app.tap(page.find(act="demolish gold-i3"))
    assert page.root["decision"] == "place"
    app.tap(next(c for c in page.controls("prompt") if c.get("do") == "undo"))
    assert page.root["decision"] == "turn"


@pytest.mark.parametrize("card", ["market-shift", "land-grab"])
def test_an_action_card_says_what_it_does_before_it_is_used_up(card: str) -> None:
    """By the first tap; and what it is worth to keep it (NY1-4.10)."""
    app, page = shown(new_game(GAME, ["human:Ann", "human:Bob"], 5))
    app.tap(page.find(act=f"use {card}"))
    said = page.text("prompt")
    assert app.house.sight.words(f"card.{card}.text") in said
    assert "Unused, the card is worth 1 point" in said
    assert page.root["seq"] == "0"


def test_whose_a_skyscraper_is_stands_in_a_disc_of_its_own() -> None:
    """A seat without a name has a figure for a letter: on a skyscraper of 2 points that must not read as 12."""
    _, page = shown(demolition())
    roofs = page.regions["town"]
    assert re.findall(r'class="bd-text"[^>]*>([^<]*)<', roofs) == ["2", "3"]
    assert roofs.count('class="bd-seal"') == roofs.count('class="bd-owner"') == 3  # a starter building is worth nothing


# --- placing -----------------------------------------------------------------------


def table(**more: Any) -> Game:
    """NY1-6.3: blue land in one block, and a red one."""
    blue = {"character": "blue", "points": 6, "estate": ["blue-07", "blue-08", "red-01"], "built": [], **more}
    data = {"game": GAME, "seats": ["human:Ann", "human:Bob"], "players": [blue, {"character": "green"}], "turn": 0}
    return game_from_position(data, 3)


def placing() -> tuple[App, FakePage]:
    """silver-p5 is to be placed on its five squares and the sixth."""
    game = table()
    expand = next(str(option) for option in game.options() if str(option).startswith("expand"))
    game.act(expand)
    game.act("build silver-p5")
    assert game.decision
    assert game.decision.kind == "place"
    return shown(game)


def grid(page: FakePage) -> dict[str, Any]:
    text = (
        page.regions["town"].split('data-grid="', 1)[1].split('"', 1)[0].replace("&quot;", '"').replace("&#x27;", "'")
    )
    squares: dict[str, Any] = json.loads(text)
    return squares


def test_the_ghost_is_turned_mirrored_and_moved() -> None:
    """Each tap leaves a skyscraper of its form on the board; what is confirmed is where it lies."""
    app, page = placing()
    legal = set(grid(page)["legal"])
    assert legal
    for pick in ("turn", "mirror", "turn", "north", "east", "south", "west", "next", "previous", "h4", "i5", "turn"):
        app.tap({"pick": pick})
        now = grid(page)["now"]
        assert len(set(now)) == 5
        confirm = next(c for c in page.controls("prompt") if "confirm" in c)
        said = confirm.get("act") or confirm["ask"]
        assert said == "at " + " ".join(now)
        assert ("act" in confirm) == (" ".join(now) in legal)
    app.tap({"pick": "next"})
    now = grid(page)["now"]
    app.tap(next(c for c in page.controls("prompt") if "confirm" in c))
    assert app.house.session.game.view(0)["players"][0]["built"][-1]["squares"] == now


def test_a_place_that_cannot_be_shows_what_is_in_the_way() -> None:
    """The squares, the reason and its clause; nothing is played (NY1-2.7)."""
    app, page = placing()
    app.tap({"pick": "e7 f7 g7 e8 f8"})  # dragged to where nothing is owned
    seq = page.root["seq"]
    assert page.regions["town"].count('class="barred"') == 5
    assert "NY1-2.7" in page.text("prompt")
    app.tap(next(c for c in page.controls("prompt") if "confirm" in c))
    assert page.root["seq"] == seq


def test_what_is_dragged_somewhere_odd_is_let_lie() -> None:
    """Only squares of its form on the board are a place."""
    app, page = placing()
    before = grid(page)["now"]
    for odd in ("a1", "z9 z8", "h4 h4 h4 h4 h4", "h4 i4", "", "h4 n12 a1 b1 c1", "x" * 5000):
        app.tap({"pick": odd})
        assert len(grid(page)["now"]) == 5
    app.tap({"pick": " ".join(before)})
    assert grid(page)["now"] == before


# --- demolishing ---------------------------------------------------------------------


def demolition() -> Game:
    """NY1-6.4: Green with bronze-i2 and bronze-i3, and 18 points."""
    built = [
        {"skyscraper": "bronze-i2", "squares": ["f7", "g7"]},
        {"skyscraper": "bronze-i3", "squares": ["e7", "e8", "e9"]},
    ]
    green = {"character": "green", "points": 18, "estate": ["yellow-12", "yellow-06"], "built": built}
    data = {"game": GAME, "seats": ["human:Ann", "human:Bob"], "players": [green, {"character": "blue"}], "turn": 0}
    return game_from_position(data, 3)


def test_a_demolition_tells_what_it_does_before_it_is_confirmed() -> None:
    app, page = shown(demolition())
    app.tap(page.find(act="demolish gold-v5"))
    assert page.root["seq"] == "0"
    assert page.regions["town"].count(" goes") == 2
    assert "The 5 points for that stay yours." in page.text("prompt")
    app.tap(page.find(act="demolish gold-i3"))
    assert page.root["decision"] == "place"
    app.tap({"pick": "e7 f7 g7"})
    assert "Workers that are needed: 1, on e8 e9." in page.text("prompt")
    app.tap(page.find(act="at e7 f7 g7", confirm=""))
    built = app.house.session.game.view(0)["players"][0]["built"]
    assert [one["skyscraper"] for one in built] == ["gold-i3"]


def test_what_does_not_fit_says_why() -> None:
    app, page = shown(demolition())
    app.tap(page.find(ask="demolish bronze-l3"))
    assert "NY1-2.4" in page.text("prompt")


def test_a_card_lights_its_land_only() -> None:
    app, page = shown(new_game(GAME, ["human:Ann", "human:Bob"], 5))
    everything = {c["act"] for c in page.controls("town") if "act" in c}
    card = next(c["pick"] for c in page.controls("market") if "pick" in c)
    app.tap({"pick": card})
    lit = {c["act"] for c in page.controls("town") if "act" in c}
    assert lit
    assert lit < everything or len({c.get("pick", c.get("unpick")) for c in page.controls("market")}) == 1
    app.tap({"unpick": card})
    assert {c["act"] for c in page.controls("town") if "act" in c} == everything


# --- the editor ------------------------------------------------------------------------


def test_the_editor_sets_any_position() -> None:
    """Land by its owner, skyscrapers that are added, moved and turned, goals and the turn; all by taps."""
    app, page = shown(new_game(GAME, ["human:Ann", "human:Bob"], 5))
    app.routed("edit")
    desk = app.house.workshop.desk
    desk.begin("game")
    work = desk.work
    assert work.table["game"] == GAME
    work.edit("tower+", "position.players.0.built", "woolworth")
    assert work.problem == ""
    built = work.table["players"][0]["built"]
    assert built[-1]["skyscraper"] == "woolworth"
    assert "woolworth" not in work.table["legendary"]
    before = built[-1]["squares"]
    work.edit("tower", "position.players.0.built", len(built) - 1, "east")
    assert work.problem == ""
    assert work.table["players"][0]["built"][-1]["squares"] != before
    work.edit("tower-", "position.players.0.built", len(built) - 1)
    assert "woolworth" in work.table["legendary"]
    free = next(one for one in ("blue-12", "blue-13") if not any(one in p["estate"] for p in work.table["players"]))
    work.edit("land", free, 1)
    assert free in work.table["players"][1]["estate"]
    work.edit("land", free, -1)
    assert free not in work.table["players"][1]["estate"]
    work.edit("street", 0, "wall")
    assert len(set(work.table["streets"])) == 3
    work.edit("set", "position.turn", 1)
    assert work.table["turn"] == 1
    work.edit("seat+")
    work.edit("seat-", 0)
    assert work.problem == ""
    assert page.regions["room"]


@pytest.mark.parametrize("place", ["seats", "time", "aims", "market", "player 0", "district red", "district pink"])
def test_every_place_of_the_editor_can_be_opened(place: str) -> None:
    app, page = shown(new_game(GAME, ["human:Ann", "human:Bob", "bot:clerk"], 5))
    app.routed("edit")
    app.house.workshop.desk.begin("game")
    app.house.workshop.desk.show(place)
    app.house.painting.paint()
    assert page.has(do="edit")


def test_a_place_that_was_chosen_survives_a_reload_between_two_persons() -> None:
    """Nothing is hidden, so nobody hands over: what was put together is there again."""
    app, page = placing()
    app.tap({"pick": "next"})
    now = grid(page)["now"]
    app.left()
    again = FakePage(page.memory, page.route())
    again.tab_memory = page.tab_memory
    App(again).start()
    assert grid(again)["now"] == now
