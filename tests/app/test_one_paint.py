"""One paint for one tap (issue 9, point 7): whatever is done, the page is shown once, or never if nothing is new."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from nyc_core import game_from_position
from tests.app.fakepage import FakePage, opened
from tests.app.guests import invited
from tests.app.lessons import FIRST, QUESTION, settled, taught
from tests.app.memory import FakeStorage
from tests.app.player import Player
from web.app.app import App
from web.app.keep import sharing
from web.app.look import Look
from web.app.play.pace import PACES

Deed = Callable[[App, FakePage], None]


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """How often the page was drawn, also when nothing was to be shown then."""
    drawings: list[None] = []
    paint = Look.paint

    def counted(look: Look) -> None:
        drawings.append(None)
        paint(look)

    monkeypatch.setattr(Look, "paint", counted)
    return drawings


@contextmanager
def counting(page: FakePage, drawn: list[None], shows: int = 1) -> Iterator[None]:
    """Drawn once in here, and shown so often."""
    before, drawn_before = page.shows, len(drawn)
    yield
    assert len(drawn) - drawn_before == 1
    assert page.shows - before == shows


def tap(**wanted: str) -> Deed:
    return lambda app, page: app.tap(page.find(**wanted))


def played(app: App, page: FakePage) -> None:
    """An action of a person who can take it back."""
    Player(app, page).play(to_the_end=False, actions=3)
    app.house.session.practice = True
    page.pass_time()


def bidding(app: App, page: FakePage) -> None:
    """Cards can be picked for a bid."""
    mine = {"dollars": 3, "hand": ["press", "wild"], "characters": [16, 14, 20]}
    data = {"seats": ["human", "tom:A2"], "phase": "bidding", "bidding": "press", "starter": 0, "players": [mine]}
    with app.house.painting:
        app.flow.start_game(game_from_position(data, 5), [])
    page.pass_time()


DEEDS: dict[str, tuple[Deed | None, Deed]] = {
    "a thing is selected": (None, tap(act="start 1")),
    "an action": (tap(act="start 1"), tap(act="start 1", confirm="")),
    "a pick": (bidding, lambda app, page: app.tap(next(one for one in page.controls("hand") if "pick" in one))),
    "a use is begun": (bidding, lambda app, page: app.tap(next(one for one in page.controls() if one.get("mode")))),
    "a part of the table": (None, lambda app, page: app.tap({"tab": "people"})),
    "why not": (None, lambda app, page: app.tap({"ask": "bid press"})),
    "about a thing": (None, lambda app, page: app.tap({"info": "character 33"})),
    "a long press": (None, lambda app, page: app.hold({"info": "character 33", "act": "start 1"})),
    "a sheet": (None, tap(panel="menu")),
    "a sheet is closed": (tap(panel="menu"), tap(do="close")),
    "undo": (played, tap(do="undo")),
    "undo that is barred": (None, tap(do="undo")),
    "another game": (None, lambda app, page: app.tap({"do": "quick"})),
    "a lesson": (None, lambda app, page: app.tap({"do": "learn", "arg": FIRST})),
    "the guide": (None, lambda app, page: app.tap({"do": "guide"})),
    "a link to share": (tap(panel="menu"), tap(do="share")),
    "settings, and what the browser says of storage": (None, lambda app, page: app.tap({"do": "settings"})),
    "the editor": (None, lambda app, page: app.tap({"do": "editor"})),
    "an edit": (
        lambda app, page: app.tap({"do": "editor"}),
        lambda app, page: app.tap({"do": "edit", "arg": '["set", "position.round", 3]'}),
    ),
    "a key": (tap(panel="menu"), lambda app, page: app.key("Escape")),
    "a choice": (None, lambda app, page: app.field("theme", "dark")),
    "another language": (None, lambda app, page: app.field("language", "de")),
    "an address": (None, lambda app, page: app.routed("rules/NYC-4.1")),
    "an address with a lesson": (None, lambda app, page: app.routed(f"learn/{FIRST}")),
    "a file": (played, lambda app, page: app.file_chosen("x.json", app.house.session.game.save())),
    "a new version": (None, lambda app, page: app.update_found()),
    "look back": (played, lambda app, page: app.tap({"at": "1"})),
}
QUIET: dict[str, Deed] = {
    "a key that means nothing": lambda app, page: app.key("F13"),
    "a tap on nothing": lambda app, page: app.tap({}),
    "another tab wrote something else": lambda app, page: app.storage_changed("x"),
    "the page comes back": lambda app, page: app.back(),
    "an address that there is not": lambda app, page: app.routed("nowhere"),
}


@pytest.fixture
def in_english() -> Iterator[None]:
    yield
    opened()[0].field("language", "en")


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("name", DEEDS)
def test_whatever_is_done_is_painted_once(name: str, drawn: list[None]) -> None:
    before, deed = DEEDS[name]
    app, page = opened()
    if before:
        before(app, page)
    with counting(page, drawn):
        deed(app, page)


@pytest.mark.parametrize("name", QUIET)
def test_what_changes_nothing_shows_nothing(name: str, drawn: list[None]) -> None:
    app, page = opened()
    with counting(page, drawn, shows=0):
        QUIET[name](app, page)


def test_the_beginning_is_painted_once(drawn: list[None]) -> None:
    for route in ("", "home", "edit", f"learn/{FIRST}", "rules/NYC-4"):
        page = FakePage(FakeStorage(), route)
        app = App(page)
        with counting(page, drawn):
            app.start()


def test_a_step_of_a_lesson_is_painted_once(drawn: list[None]) -> None:
    app, page = taught(FIRST)
    with counting(page, drawn):
        app.tap(page.find(do="lesson-hint"))
    with counting(page, drawn):
        app.tap(page.find(do="lesson-show"))
    settled(page)
    with counting(page, drawn):
        app.tap(page.find(do="lesson-again"))
    with counting(page, drawn):
        app.tap(page.find(do="lesson-leave"))


def test_an_answer_to_a_question_is_painted_once(drawn: list[None]) -> None:
    app, page = taught(QUESTION)
    with counting(page, drawn):
        app.tap(page.find(act="choose 1"))


def test_each_step_that_is_told_is_painted_once(drawn: list[None]) -> None:
    """Timers too: the last one of them shows the present."""
    app, page = opened(calm=False)
    app.tap(page.find(act="start 1", weigh=""))
    with counting(page, drawn):
        app.tap(page.find(act="start 1", confirm=""))
    for _ in range(2):
        with counting(page, drawn):
            app.tap({"do": "show-next"})
    before = len(drawn), page.shows
    assert app.house.teller.step
    page.pass_time(PACES["normal"].of(1, app.house.teller.step.text))
    assert (len(drawn), page.shows) == (before[0] + 1, before[1] + 1)


def test_a_bot_thinks_and_it_is_painted_once(drawn: list[None]) -> None:
    app, page = opened(calm=True)
    game = game_from_position({"seats": ["human", "bot:random"], "phase": "start"}, 3)
    app.house.keeper.new(game)
    with app.house.painting:
        app.flow.show_session()
    player = Player(app, page)
    for _ in range(40):
        if app.house.session.bot:
            before, shown, plies = len(drawn), page.shows, app.house.session.plies
            while app.house.session.plies == plies:
                page.pass_time(1)
            assert (len(drawn) - before, page.shows - shown) == (1, 1)
            return
        player.perform(player.choose())
    raise AssertionError("the bot is never asked")


def test_a_message_is_painted_once(drawn: list[None]) -> None:
    game = game_from_position({"seats": ["human", "tom:B4"]}, 3)
    game.act("start 1")
    app, page = invited(game=sharing.pack(game.save()))
    for kind, payload in (
        ("goto", {"ply": 0}),
        ("play", {"notation": app.house.session.options()[0]}),
        ("play", {"notation": "nonsense"}),
        ("theme", {"theme": "dark"}),
        ("load", {"mode": "lesson", "lesson": FIRST}),
    ):
        with counting(page, drawn):
            app.message(kind, json.dumps(payload))
