"""Games against rivals, for tests of the page; and a worker that the test plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from nyc_core import bots, new_game
from tests.app.fakepage import FakePage
from web.app.app import App
from web.app.keep.sharing import pack


class Worker:
    """A worker that the test plays."""

    def __init__(self) -> None:
        self.begun = 0
        self.mail: list[str] = []
        self.hear: Callable[[str], None] = lambda text: None

    def start(self, hear: Callable[[str], None]) -> None:
        self.begun, self.hear = self.begun + 1, hear
        self.mail.clear()

    def letter(self) -> dict[str, Any]:
        (letter,) = (json.loads(text) for text in self.mail)
        return dict(letter)


def against(*rivals: str, seed: int = 7, worker: Worker | None = None) -> tuple[App, FakePage]:
    """A person at the first seat, who is asked first or has played, and rivals."""
    game = new_game("newyorkcity", ["human", *rivals], seed)
    page = FakePage(route=f"share/{pack(game.save())}")
    if worker:
        page.start_worker = worker.start  # type: ignore[method-assign]
        page.tell_worker = worker.mail.append  # type: ignore[method-assign, assignment]
    app = App(page)
    app.start()
    while app.house.session.seat == 0 and "human" not in rivals and any("bot" in rival for rival in rivals):
        app.flow.play(app.house.session.options()[0])
    return app, page


def reviewed() -> tuple[App, FakePage]:
    """A short game of one person, and its review."""
    app, page = against("tom:B4")
    page.pass_time()
    for _ in range(3):
        app.flow.play(app.house.session.options()[-1])
        page.pass_time()
    app.tap({"do": "review"})
    assert page.has(do="review-begin"), "it is worked out when somebody wants it"
    app.tap(page.find(do="review-begin"))
    return app, page


def finished(seed: int = 4) -> tuple[App, FakePage]:
    """A game against a bot that ends with the next action of the person."""
    game = new_game("newyorkcity", ["human", "bot:random"], seed)
    while game.decision is not None:
        last = game.clone()
        game.act(bots.choose("random", game))
    page = FakePage(route=f"share/{pack(last.save())}")
    app = App(page)
    app.start()
    if app.house.session.seat == 0:
        app.flow.play(app.house.session.options()[0])
    page.pass_time()
    return app, page
