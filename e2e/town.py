"""New York 1901 as somebody plays it: land, skyscrapers and places are selected by taps, and then confirmed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from e2e.table import Table
from nyc_core import Game, new_game
from web.app.keep import sharing

GAME = "newyork1901"


class Town(Table):
    """One tab with this game."""

    @property
    def map(self) -> Locator:
        return self.page.locator("#r-town svg.plan")

    @property
    def confirm(self) -> Locator:
        return self.prompt.locator("[data-confirm]:visible")

    @property
    def reason(self) -> Locator:
        return self.prompt.locator(".reason")

    def show(self, game: Game) -> None:
        """Put a game on the table of the same page, as a link would."""
        self.page.evaluate("route => { location.hash = route }", f"share/{sharing.pack(game.save())}")
        self.page.wait_for_function("() => !location.hash.startsWith('#share')")
        if game.decision:
            expect(self.root).to_have_attribute("data-decision", game.decision.kind)
        self.page.evaluate(
            "() => document.querySelectorAll('#r-toast [data-do=dismiss]').forEach((one) => one.click())"
        )
        self.get_ready()

    def begin(self, *seats: dict[str, str], seed: str = "", **options: str) -> None:
        """A new game of this kind, through the form."""
        self.page.evaluate("() => { location.hash = 'new/newyork1901' }")
        self.tap(self.sheet.locator(f'[data-arg="game={GAME}"][aria-checked="true"]'))
        for name, value in options.items():
            self.tap(self.sheet.locator(f'[data-arg="option.{name}={value}"]'))
        self.fill(*seats, seed=seed)
        expect(self.root).to_have_attribute("data-game", GAME)

    def choose(self, notation: str) -> None:
        """Tap what stands for an action: it is played, or selected and then confirmed."""
        before = self.seq
        self.show_town()
        control = self.root.locator(f'[data-act="{notation}"]:visible').last
        if not control.count():
            self.tap(self.prompt.locator(".as-list summary"))
            control = self.prompt.locator(f'.as-list [data-act="{notation}"]')
        control.scroll_into_view_if_needed()
        self.press(control)
        self.page.wait_for_function(
            "([seq, act]) => { const root = document.getElementById('table');"
            " return root.dataset.seq !== seq || root.querySelector(`[data-confirm][data-act='${act}']`); }",
            arg=[str(before), notation],
        )
        if self.seq == before:
            self.tap(self.prompt.locator(f'[data-confirm][data-act="{notation}"]'))
        self.wait_played(before)

    def press(self, control: Locator) -> None:
        """On the map land is tapped in its first square: the middle of an angle lies outside."""
        if control.evaluate("one => one instanceof SVGElement"):
            x, y = control.evaluate(MIDDLE)
            (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(x, y)
        else:
            self.tap(control)

    def show_town(self) -> None:
        part = self.page.locator('#r-tabs [data-tab=town][aria-pressed="false"]:visible')
        if part.count():
            self.tap(part)

    def play_by_chance(self, dice: random.Random, actions: int = 1000) -> int:
        """Until the game is over; to build is liked better than to pass."""
        for played in range(actions):
            if self.over:
                return played
            acts: list[str] = self.root.locator("[data-act]").evaluate_all("all => all.map(one => one.dataset.act)")
            verbs = sorted({act.split()[0] for act in acts} - {"pass"} or {"pass"})
            verb = dice.choice([*verbs, *(one for one in verbs if one in ("build", "demolish", "at"))])
            self.choose(dice.choice(sorted({act for act in acts if act.split()[0] == verb})))
        return actions

    def lies(self) -> list[str]:
        """Where the ghost lies now."""
        now: dict[str, Any] = self.map.evaluate("svg => JSON.parse(svg.dataset.grid)")
        return list(now["now"])


TownOpener = Callable[..., Town]


@pytest.fixture
def open_town(new_device: Callable[..., BrowserContext]) -> TownOpener:
    """The page with this game on the table."""

    def open_(device: str = "desktop", **more: object) -> Town:
        town = Town(new_device(device, **more).new_page())
        town.open(f"new/{GAME}", ready=False, guide=True)
        town.command("begin")
        expect(town.root).to_have_attribute("data-game", GAME)
        town.get_ready()
        if town.page.locator("[data-do=guide-end]:visible").count():  # on a phone the coach stands in its place
            town.command("guide-end")
        return town

    return open_


MIDDLE = """one => {
  const path = one.querySelector("path") ?? one;
  const first = path.getAttribute("d").match(/M([\\d.]+) ([\\d.]+)h/);
  const at = new DOMPoint(Number(first[1]) + 18, Number(first[2]) + 18).matrixTransform(path.getScreenCTM());
  return [at.x, at.y];
}"""


@cache
def at_decision(kind: str, verb: str = "", several: int = 1, rival: str = "bot:clerk") -> Game:
    """A game in which the first seat is asked this and may do that, in so many ways at least."""
    for seed in range(1, 60):
        game, dice = new_game(GAME, ["human:Ann", rival], seed), random.Random(seed)
        while game.decision is not None:
            options = [str(option) for option in game.options()]
            ways = [option for option in options if option.startswith(verb)]
            if game.decision.seat == 0 and game.decision.kind == kind and len(ways) >= several:
                return game
            game.act(_liked(options, dice))
    raise AssertionError(f"nobody is asked {kind}")


def _liked(options: list[str], dice: random.Random) -> str:
    """Something by chance; to build is liked best."""
    best = [option for option in options if option.split()[0] in ("build", "demolish", "at")]
    return dice.choice(best if best and dice.random() < 0.8 else options)
