"""Devices that play a game by links, each with a memory of its own."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import random

from nyc_core import Game, new_game
from tests.app.fakepage import opened
from tests.app.memory import FakeStorage


class Device:
    """A browser with its memory; each link that comes is opened in a new tab."""

    def __init__(self, seed: int) -> None:
        self.memory = FakeStorage()
        self.seed = seed
        self.dice = random.Random(seed)
        self.visit("")

    def visit(self, route: str) -> None:
        self.app, self.page = opened(self.memory, route, seed=self.seed)
        self.page.pass_time()

    def open(self, link: str) -> None:
        self.visit(link.partition("#")[2])

    @property
    def game(self) -> Game:
        return self.app.house.session.game

    def tap(self, **wanted: str) -> None:
        self.app.tap(self.page.find(**wanted))
        self.page.pass_time()

    def begin(self, seats: list[str], here: list[int], name: str = "newyorkcity") -> None:
        with self.app.house.painting:
            self.app.flow.start_game(new_game(name, seats, self.seed), [], here)
        self.page.pass_time()

    def turn(self) -> None:
        """Play until nobody here is on: any option, each an action of a person who may."""
        for _ in range(200):
            if "ready" not in self.page.root or self.app.house.session.over:
                return
            with self.app.house.painting:
                self.app.flow.play(self.dice.choice(self.app.house.session.options()))
            self.page.pass_time()
        raise AssertionError("the turn does not end")

    def send(self) -> str:
        """The link, by the buttons."""
        self.app.tap(self.page.find(panel="send"))
        self.app.tap(self.page.find(do="turn-copy"))
        return self.page.clipboard[-1]

    @property
    def notice(self) -> str:
        return self.page.text("toast")


TWO = ["human:Ann", "human:Ben"]


def passed(rounds: int = 1) -> tuple[Device, Device, list[str]]:
    """Ann and Ben have sent the turn to each other so often; all links."""
    ann, ben = Device(7), Device(8)
    ann.begin(TWO, [0])
    ann.turn()
    links = [ann.send()]
    for number in range(rounds):
        ben.open(links[-1])
        if not number:
            ben.tap(do="sit", arg="1")
        ben.turn()
        links.append(ben.send())
        ann.open(links[-1])
        ann.turn()
        links.append(ann.send())
    return ann, ben, links


def first_of(seats: list[str], seed: int, name: str = "newyorkcity") -> int:
    """Who begins."""
    decision = new_game(name, seats, seed).decision
    assert decision is not None
    return decision.seat
