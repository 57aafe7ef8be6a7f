"""The page as somebody plays it: sees what is lit, taps it, reads what is written. No way around the screen."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Error, Locator, Page, expect

LONG = 90_000  # milliseconds that a busy machine may be late; what comes sooner is waited for no longer
Result = TypeVar("Result")
MOTION = """async () => {
  const begun = () => performance.getEntriesByName("nyc:ready").length;
  if (!begun()) await new Promise((done) => addEventListener("nyc:ready", done));
  await import(new URL("motion.mjs", location.href));
  await new Promise((done) => setTimeout(done));
}"""
VERBS_OF_CARDS = ("bid", "discard", "keep", "use 22")


def until(page: Page, condition: Callable[[], Result]) -> Result:
    """What it gives, as soon as it gives something: asked again and again, the page goes on meanwhile."""
    for _ in range(LONG // 50):
        if result := condition():
            return result
        page.wait_for_timeout(50)
    raise AssertionError("it never came to that")


class Table:
    """One tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator("#table")
        self.sheet = page.locator("#r-sheet")
        self.notice = page.locator("#r-toast")
        self.prompt = page.locator("#r-prompt")
        self.hand = page.locator("#r-hand")
        self.guide = page.locator("#r-prompt .offer")

    # Opening

    def open(self, route: str = "", ready: bool = True, guide: bool = False) -> None:
        """With `guide` the first-visit guide stays."""
        self.page.goto(f"#{route}" if route else "")
        self.wait_for_start(ready)
        if not guide and self.guide.count() and not self.sheet.locator("*").count():
            self.tap(self.guide.locator("[data-do=guide-end]"))

    def reload(self, ready: bool = True) -> None:
        self.page.reload()
        self.wait_for_start(ready)

    def wait_for_start(self, ready: bool = True) -> None:
        """Until Python has drawn the table."""
        state = "[data-ready]" if ready else "[data-seq]"
        self.page.locator(f"#table{state}").wait_for(timeout=LONG)

    def wait_for_motion(self) -> None:
        """Until what makes things move has come: it is fetched when the first decision is painted."""
        self.page.evaluate(MOTION)

    # Reading

    def attribute(self, name: str) -> str:
        return self.root.get_attribute(f"data-{name}") or ""

    @property
    def decision(self) -> str:
        return self.attribute("decision")

    @property
    def seq(self) -> int:
        return int(self.attribute("seq") or -1)

    @property
    def over(self) -> bool:
        return not self.decision

    def controls(self, name: str) -> Locator:
        """What can be tapped on the table right now."""
        return self.root.locator(f"[data-{name}]:visible")

    def actions(self) -> list[str]:
        """The actions that one tap plays, on this screen."""
        return self._attributes("act")

    def _attributes(self, name: str) -> list[str]:
        values: list[str] = self.controls(name).evaluate_all(f"all => all.map(one => one.dataset.{name})")
        return values

    # Tapping

    def tap(self, target: Locator | str, greyed: bool = False) -> None:
        """What is greyed out can be tapped too: it says why."""
        where = self.page.locator(target) if isinstance(target, str) else target
        (where.first.tap if self.touch else where.first.click)(force=greyed)

    @property
    def touch(self) -> bool:
        size = self.page.viewport_size
        return bool(size and size["width"] < 1000)

    def act(self, notation: str) -> None:
        """Tap the control of an action, and wait until it is played and the next decision stands."""
        before = self.seq
        self.show_part_of(f'[data-act="{notation}"]')
        self.play_with(self.page.locator(f'#table [data-act="{notation}"]:visible').first)
        self.wait_played(before)

    def play_with(self, control: Locator) -> None:
        """As somebody who means it: a tap, the second one where the first only selects, and no waiting where a moment
        is left to take it back (contract, section 4)."""
        notation, selects = (
            control.get_attribute("data-act"),
            control.and_(self.page.locator("[data-weigh], [data-select]")),
        )
        twice = selects.count() > 0
        self.tap(control)
        if twice:
            self.tap(self.prompt.locator(f'[data-act="{notation}"][data-confirm]'))
        self.tap_on()

    def tap_on(self) -> None:
        """Nothing is taken back. The moment for it may be over before a slow page has the tap."""
        if self.attribute("pending"):
            with suppress(Error):
                self.page.locator("[data-do=go-on]:visible").first.click(timeout=3000)

    def wait_played(self, before: int) -> None:
        expect(self.root).not_to_have_attribute("data-seq", str(before))
        self.get_ready()

    def get_ready(self) -> None:
        """Take the device when it is handed over, and wait until somebody can play."""
        ready = self.page.locator("#table[data-ready], #r-sheet [data-do=ready]").first
        ready.wait_for(timeout=LONG)
        handed = self.sheet.locator("[data-do=ready]")
        if handed.count():
            self.tap(handed)
            self.page.locator("#table[data-ready]").wait_for(timeout=LONG)

    def show_part_of(self, selector: str) -> None:
        """On a phone: turn to the part of the table where the thing lies."""
        if self.root.locator(f"{selector}:visible").count():
            return
        for name in ("stage", "board", "elevator", "people"):
            part = self.page.locator(f"#r-tabs [data-tab={name}]:visible")
            if part.count() and self.page.locator(f"#r-{name} {selector}").count():
                self.tap(part)
                return

    def perform(self, notation: str) -> None:
        """Any action, put together from what it needs, and played."""
        words = notation.split()
        mode = f"use {words[1]}" if words[0] == "use" else ""
        before = self.seq
        for tries in range(30):
            self.show_part_of(f'[data-act="{notation}"]')
            button = self.root.locator(f'[data-act="{notation}"]:visible')
            if button.count():
                self.play_with(button.first)
                self.wait_played(before)
                return
            self._go_nearer(words, mode, tries)
        raise AssertionError(f"{notation} cannot be put together")

    def put_together(self, notation: str) -> None:
        """The cards of an action that cannot be played: then it is greyed and says why."""
        for card in notation.split()[1:]:
            picks = self.root.locator(f'[data-pick$=":{card}"]:visible')
            if picks.count() and not self.root.locator(f'[data-ask="{notation}"]:visible').count():
                self.tap(picks)

    def _go_nearer(self, words: list[str], mode: str, tries: int) -> None:
        """One tap on the way to the action."""
        start = self.root.locator(f'[data-mode="{mode}"]:visible') if mode else None
        if start is not None and start.count():
            self.tap(start)
        elif words[0] == "tile":
            self.tap(f'#table [data-place="{" ".join(words[1:3])}"]:visible')
        else:
            self._pick_wanted(words[2:] if mode else words[1:], tries)

    def _pick_wanted(self, wanted: list[str], tries: int) -> None:
        """The wanted things in turn; where one is too many, the page lets the earliest go."""
        for word in wanted[tries % len(wanted) :] + wanted:
            self.show_part_of(f'[data-pick$=":{word}"]')
            picks = self.root.locator(f'[data-pick$=":{word}"]:visible')
            if picks.count():
                self.tap(picks)
                return
        raise AssertionError(f"none of {wanted} can be picked: {self._attributes('pick')}")

    def pick(self, pick: str) -> None:
        """One card more."""
        self.tap(f'#table [data-pick="{pick}"]:visible')

    def bid(self, *cards: str) -> None:
        """A bid of cards, each taken from hand or reserve."""
        for card in cards:
            self.tap(f'#r-hand [data-pick$=":{card}"]:visible')
        self.act(f"bid {' '.join(cards)}")

    def open_sheet(self, *names: str) -> None:
        """Menu, then what is in it."""
        self.tap("#r-bar [data-panel=menu]")
        for name in names:
            self.tap(self.sheet.locator(f'[data-do="{name}"], [data-panel="{name}"]'))

    def close_sheet(self) -> None:
        self.tap(self.sheet.locator(".dialog [data-do=close], .screen [data-do=open]"))
        expect(self.sheet).to_be_empty()

    def command(self, name: str) -> None:
        """A button of the table, a sheet, or a notice."""
        self.tap(f"[data-do={name}]:visible")

    def show_clauses(self) -> None:
        """Newcomers have to ask for the numbers of the rules."""
        self.open_sheet("settings")
        self.tap(self.sheet.locator('[data-arg="clauses=on"]'))
        self.close_sheet()
        self.page.evaluate("document.activeElement.blur()")  # keys are for the table again, not for the menu's button

    # New games

    def new_game(self, *seats: dict[str, str], seed: str = "") -> None:
        """Through the form, which begins with as many seats as the last game had."""
        self.open_sheet("new")
        self.fill(*seats, seed=seed)

    def fill(self, *seats: dict[str, str], seed: str = "") -> None:
        """The form, which is open."""
        rows = self.sheet.locator(".seats > li")
        rows.first.wait_for()
        for number in range(rows.count(), len(seats)):
            self.command("add-seat")
            expect(rows).to_have_count(number + 1)
        for number in range(rows.count(), len(seats), -1):
            self.tap(self.sheet.locator("[data-do=remove-seat]").last)
            expect(rows).to_have_count(number - 1)
        for number, seat in enumerate(seats):
            self._fill_seat(number, seat)
        if seed:
            self.tap(self.sheet.locator("details summary"))
            self.sheet.locator("[data-field=seed]").fill(seed)
        self.command("begin")
        expect(self.sheet.locator(".seats")).to_have_count(0)
        self.get_ready()

    def _fill_seat(self, number: int, seat: dict[str, str]) -> None:
        kind = self.sheet.locator(f'[data-arg="seat.{number}.kind={seat["kind"]}"]')
        self.tap(kind)
        expect(kind).to_have_attribute("aria-checked", "true")
        if "name" in seat:
            self.sheet.locator(f'[data-field="seat.{number}.name"]').fill(seat["name"])
        if "level" in seat:
            self.sheet.locator(f'[data-field="seat.{number}.level"]').select_option(seat["level"])
        if "bot" in seat:
            self.tap(self.sheet.locator(f'[data-arg="seat.{number}.bot={seat["bot"]}"]'))

    # Saves

    def exported(self) -> str:
        """The game as a file, through the menu."""
        self.tap("#r-bar [data-panel=menu]")
        with self.page.expect_download() as download:
            self.tap(self.sheet.locator("[data-do=export]"))
        text = Path(download.value.path()).read_text("utf-8")
        if self.sheet.locator(".dialog").count():
            self.close_sheet()
        return text

    def bring(self, save: str, name: str = "game.json") -> None:
        """A file, through the menu."""
        self.open_sheet("games")
        with self.page.expect_file_chooser() as chooser:
            self.tap(self.sheet.locator("[data-do=import]"))
        chooser.value.set_files({"name": name, "mimeType": "application/json", "buffer": save.encode()})

    def exported_at_the_end(self) -> str:
        """The same, with the score sheet shut before and open again after it."""
        self.close_sheet()
        text = self.exported()
        self.tap("#r-bar [data-panel=score]")
        return text

    def totals(self) -> list[tuple[str, int]]:
        """The totals of the score sheet with their names, as they are written there."""
        names = [text.split("\n")[-1].strip() for text in self.sheet.locator(".clauses thead th").all_inner_texts()[1:]]
        cells = self.sheet.locator(".clauses tr.total td").all_inner_texts()
        return [(name, int(re.sub(r"\D", "", text))) for name, text in zip(names, cells, strict=True)]

    # Playing by chance

    def play(self, dice: random.Random, actions: int = 1000) -> int:
        """Play what is lit, until the game is over or so many actions are played; how many were."""
        for played in range(actions):
            if self.over:
                return played
            self.play_one(dice)
        return actions

    def play_one(self, dice: random.Random) -> None:
        """One action: put together from cards, by a character, or with one tap."""
        before = self.seq
        if self.decision in ("bid", "return") and dice.random() < 0.8:
            self._pick_some(dice)
        elif dice.random() < 0.4 and self.controls("mode").count():
            self._use_some(dice)
        self._tap_some_action(dice)
        self.wait_played(before)

    def _pick_some(self, dice: random.Random) -> None:
        for _ in range(dice.randint(1, 4)):
            picks = self._attributes("pick")
            if not picks:
                return
            self.pick(dice.choice(picks))

    def _use_some(self, dice: random.Random) -> None:
        """Begin to use a character; leave it again when that leads nowhere."""
        mode = dice.choice([mode for mode in self._attributes("mode") if mode] or [""])
        if not mode:
            return
        self.tap(f'#table [data-mode="{mode}"]:visible')
        for _ in range(3):
            if not self._attributes("pick") or dice.random() < 0.2:
                break
            self.pick(dice.choice(self._attributes("pick")))
        if not self.actions():
            self.tap('#table [data-mode=""]:visible')

    def _tap_some_action(self, dice: random.Random) -> None:
        seen = self.actions()
        if not seen:
            self._look_around()
            seen = self.actions()
        best = [act for act in seen if act.startswith(("bid", "use", "tile", "hire", "take"))]
        self.play_with(self.page.locator(f'#table [data-act="{dice.choice(best or seen)}"]:visible').first)

    def _look_around(self) -> None:
        """On a phone: turn to the part of the table where something is lit."""
        for name in ("stage", "board", "elevator", "people"):
            if self.page.locator(f"#r-{name} [data-act]").count():
                self.tap(f"#r-tabs [data-tab={name}]:visible")
                return


def memory(table: Table) -> dict[str, Any]:
    """What the device has stored, for tests that damage it; without the number of its writes and the last picture."""
    stored: dict[str, Any] = json.loads(table.page.evaluate("() => JSON.stringify({...localStorage})"))
    for passing in ("nyc/count", "nyc:table"):
        stored.pop(passing, None)
    return stored
