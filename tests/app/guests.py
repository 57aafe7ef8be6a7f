"""An app that is a guest on somebody else's page, and what that page says and hears."""

from __future__ import annotations

import json
import random
from typing import Any

from nyc_core import Game, new_game
from tests.app.fakepage import FakePage
from tests.app.memory import FakeStorage
from web.app.app import App

Json = dict[str, Any]


def invited(storage: FakeStorage | None = None, **raw: object) -> tuple[App, FakePage]:
    """An app that has started as a guest."""
    page = FakePage(storage)
    app = App(page, raw)
    app.start()
    return app, page


def heard(page: FakePage, kind: str = "") -> list[Json]:
    """What the page around was told, all of it or of one kind."""
    return [json.loads(text) for name, text in page.posted if kind in ("", name)]


def say(app: App, kind: str, **payload: object) -> None:
    assert app.guest
    app.message(kind, json.dumps(payload))


def played(actions: int = 12, seats: tuple[str, ...] = ("human:Ann", "tom:B4"), seed: int = 3) -> Game:
    game = new_game("newyorkcity", list(seats), seed)
    dice = random.Random(seed)
    while game.decision and len(game.actions) < actions:
        game.act(dice.choice(game.options()))
    return game


def hands(data: Any) -> list[Any]:
    """All hands in whatever was told."""
    if isinstance(data, dict):
        own = [data["hand"]] if "hand" in data else []
        return own + [hand for part in data.values() for hand in hands(part)]
    return [hand for part in data for hand in hands(part)] if isinstance(data, list) else []
