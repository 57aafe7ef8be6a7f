"""Issue 4, "Safe": whatever comes from outside is data. Nothing of it becomes markup, nothing is lost, a sentence says
what was wrong."""

from __future__ import annotations

import json
import random
import re

import pytest

from nyc_core import InvalidSave, load_game
from tests.app.fakepage import FakePage, opened, read
from tests.app.hostile import BOMB, NAMES, NEST, json_mutant, made_lessons, routes, save_texts, saves, with_names
from tests.app.memory import FakeStorage
from tests.app.player import Player
from tests.cost import within
from web.app.app import App
from web.app.keep import sharing, slots
from web.app.keep.slots import Trouble

GAMES = 300  # what any address may cost at most
MARKS = re.compile(r"<(script|img|iframe|object|embed|form|style|link|meta|base)\b|<[^>]*\s(on\w+|style|srcdoc)=")


def unharmed(page: FakePage) -> None:
    """What is shown is whole markup in which nothing runs."""
    for name, markup in page.regions.items():
        read(markup)
        quoted = re.sub(r'="[^"]*"', '=""', markup)
        assert not MARKS.search(quoted), name
        assert "javascript:" not in "".join(re.findall(r'href="([^"]*)"', markup)), name


def game_in(text: str) -> int | None:
    """How many actions the engine finds in a save; None when there is no game in it."""
    try:
        return len(load_game(sharing.save_of(text)).actions)
    except (InvalidSave, Trouble):
        return None


def played() -> tuple[App, FakePage, FakeStorage, dict[str, str]]:
    """A device with a game on it that must not be lost."""
    storage = FakeStorage()
    app, page = opened(storage)
    player = Player(app, page)
    player.get_ready()
    app.flow.play("start 1")
    app.house.painting.paint()
    page.pass_time()
    return app, page, storage, {key: storage.data[key] for key in storage.data if key.startswith(slots.PREFIX)}


def check_nothing_is_lost(storage: FakeStorage, kept: dict[str, str]) -> None:
    assert {key: storage.data.get(key) for key in kept} == kept
    game = next(iter(kept)).split("/")[2]
    _, page = opened(storage, route=f"play/{game}")
    assert int(page.root["seq"]) > 0


@pytest.mark.parametrize("seed", range(4))
def test_links_and_addresses(seed: int) -> None:
    app, page, storage, kept = played()
    for route in routes(random.Random(seed), 60):
        app.house.keeper.say("")
        with within(GAMES):
            app.routed(route)
        unharmed(page)
        if route.startswith("share/"):
            try:
                game = game_in(sharing.unpack_link(route.removeprefix("share/")))
            except Trouble:
                game = None
            assert app.house.keeper.notice in (("opened", "rescued") if game is not None else ("link", "unreadable")), (
                route[:80]
            )
            assert page.text("toast")
    check_nothing_is_lost(storage, kept)


@pytest.mark.parametrize("seed", range(4))
def test_files(seed: int) -> None:
    app, page, storage, kept = played()
    dice = random.Random(seed)
    for how, text in save_texts(dice, 40):
        app.file_chosen(dice.choice(NAMES), text)
        game = game_in(text)
        assert (game is not None) == (app.house.keeper.notice in ("opened", "rescued")), how
        assert page.text("toast")
        unharmed(page)
    check_nothing_is_lost(storage, kept)


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name)[:20])
def test_names_are_only_names(name: str) -> None:
    """In a save, in the form of a new game, in the list of games, in the name of a file."""
    app, page, *_ = played()
    app.file_chosen(f"{name}.json", with_names(saves()[1], (name, name, name)))
    unharmed(page)
    app.flow.open("games")
    app.house.painting.paint()
    app.house.keeper.rename(app.house.session.id, name)
    app.house.painting.paint()
    unharmed(page)
    app.flow.open("new")
    app.house.painting.paint()
    app.field("seat.0.name", name)
    unharmed(page)
    app.tap({"do": "begin"})
    Player(app, page).get_ready()
    unharmed(page)
    for sheet in ("score", "log", "menu", f"rules/{name}"):
        app.flow.open(sheet)
        app.house.painting.paint()
        unharmed(page)
    app.flow.open("rules")
    app.house.painting.paint()
    app.field("search", name)
    unharmed(page)


@pytest.mark.parametrize("seed", range(20))
def test_a_memory_full_of_rubbish(seed: int) -> None:
    """Settings, progress, last game, heads of slots: the page starts, and the whole game is still there."""
    dice = random.Random(seed)
    _, _, storage, kept = played()
    for key in [key for key in storage.data if key not in kept]:
        storage.data[key] = dice.choice(
            (json_mutant(dice, '{"a": [1], "language": "de", "lessons": {"x": 1}}'), *NAMES, "[" * 9999)
        )
    text = next(iter(kept.values()))
    slot = slots.unpack(text)
    assert slot is not None
    head = json.loads(json_mutant(dice, json.dumps({**slot.head, "colours": ["red", "blue"]})))
    if isinstance(head, dict):
        storage.data["nyc/game/bad/a"] = slots.pack(head, slot.save)
    app, page = opened(storage)
    for route in ("", "games", "settings", "learn", "play/bad"):
        app.routed(route)
        unharmed(page)
    check_nothing_is_lost(storage, kept)


def test_lessons_that_somebody_made() -> None:
    app, page, storage, kept = played()
    dice, opened_ones = random.Random(9), 0
    for _ in range(80):
        app.house.keeper.say("")
        app.routed(f"lesson/{sharing.pack(json_mutant(dice, dice.choice(made_lessons())))}")
        opened_ones += bool(app.house.classroom.trial)
        assert app.house.classroom.trial or page.text("toast")
        unharmed(page)
        app.house.classroom.close()
    assert 5 < opened_ones < 75
    check_nothing_is_lost(storage, kept)


@pytest.mark.parametrize("kind", ["share", "lesson"])
@pytest.mark.parametrize("bad", [BOMB, NEST, "A" * 2_000_000], ids=["bomb", "nest", "2 MB"])
def test_bombs_are_refused_at_once(kind: str, bad: str) -> None:
    app, page, storage, kept = played()
    with within(GAMES):
        app.routed(f"{kind}/{bad}")
    assert page.text("toast")
    check_nothing_is_lost(storage, kept)
