"""Somebody who plays through the page and nothing else: sees controls, taps them, and puts any action together."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.app.fakepage import Control, FakePage, play_with
from web.app.app import App
from web.app.state import PLAIN

MORE_THAN_A_GAME = 4000  # taps


class Stuck(AssertionError):
    """An action could not be put together by taps."""


class Player:
    """Plays the persons of an app's game."""

    def __init__(self, app: App, page: FakePage, seed: int = 1) -> None:
        self.app = app
        self.page = page
        self.dice = random.Random(seed)
        self.played: Counter[str] = Counter()  # by kind of decision and verb
        self.every_paint: Callable[[], None] = lambda: None

    def tap(self, control: Control) -> None:
        self.app.tap(control)
        self.every_paint()

    def get_ready(self) -> None:
        """Let others play, take the device, close what lies over the table."""
        for _ in range(50):
            self.page.pass_time()
            if self.page.has(do="ready"):
                self.tap(self.page.find(do="ready"))
            elif self.page.regions.get("sheet"):
                self.tap(self.page.find(do="close"))
            elif "ready" in self.page.root:
                return
        raise Stuck("the page never gets ready")

    def perform(self, notation: str) -> None:
        """Put the action together by taps, and play it."""
        seq, kind = self.page.root["seq"], self.page.root["decision"]
        for _ in range(40):
            if self.page.has(act=notation):
                play_with(self.app, self.page, self.page.find(act=notation))
                self.every_paint()
                assert int(self.page.root["seq"]) > int(seq), notation
                self.played[f"{kind}: {' '.join(notation.split()[: 2 if notation.startswith('use') else 1])}"] += 1
                return
            self._approach(notation)
        raise Stuck(f"{notation} in {kind}")

    def _approach(self, notation: str) -> None:
        """One tap on the way to the action."""
        words = notation.split()
        mode = f"use {words[1]}" if words[0] == "use" else ""
        if mode and self.app.house.session.mode != mode and self.page.has(mode=mode):
            self.tap(self.page.find(mode=mode))
        elif words[0] == "tile" and self.page.has(place=" ".join(words[1:3])):
            self.tap(self.page.find(place=" ".join(words[1:3])))
        else:
            self._pick(words[2:] if mode else words[1:], swap=words[:2] == ["use", "7"])

    def _pick(self, wanted: list[str], swap: bool) -> None:
        """One pick more that is wanted, or one less that is not."""
        controls = list(self.page.controls("hand", "stage", "elevator", "prompt"))
        picked = self.app.house.session.picks
        have = [pick.split(":", 1)[1] for pick in (self._suggested() if picked is None else picked)]
        too_many = Counter(have) - Counter(wanted)
        missing = Counter(wanted) - Counter(have)
        if swap:
            missing = Counter(wanted[:1] if not have else wanted[1:])
            too_many = Counter()
        for control in controls:
            if "unpick" in control and control["unpick"].split(":", 1)[1] in too_many:
                self.tap(control)
                return
        for control in controls:
            pick = control.get("pick", "")
            right_half = not swap or pick.startswith("new:" if have else "own:")
            if pick and pick.split(":", 1)[1] in missing and right_half:
                self.tap(control)
                return
        raise Stuck(f"wanted {wanted}, have {have}: {[c for c in controls if 'pick' in c or 'unpick' in c]}")

    def _suggested(self) -> list[str]:
        from web.games.newyorkcity import compose

        return compose.picks(self.app.house.sight.scene(PLAIN))

    def choose(self) -> str:
        """An action to play: uses of characters more often than chance has it."""
        options = self.app.house.session.options()
        uses = [option for option in options if option.startswith("use")]
        return self.dice.choice(uses if uses and self.dice.random() < 0.75 else options)

    def play(self, to_the_end: bool = True, actions: int = MORE_THAN_A_GAME) -> None:
        """Until the game is over, or so many actions."""
        for _ in range(actions):
            self.get_ready()
            if "decision" not in self.page.root:
                return
            self.perform(self.choose())
        assert not to_the_end, "the game does not end"
