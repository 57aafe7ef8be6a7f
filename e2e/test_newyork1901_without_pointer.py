"""New York 1901 without eyes, and without a pointer: whole games by what a screen reader gets (roles, names, states),
and by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from e2e.test_by_roles import WON, Reader, called, is_disabled, reader
from e2e.test_everyone import AXE, LOST, MISFITS, VIOLATIONS
from e2e.town import GAME, Town, TownOpener, at_decision
from nyc_core import load_game, new_game
from web.app import words
from web.app.room import room

SAY = {**words.table("en"), **room(GAME).texts("en")}
LISTS = (SAY["list.land"], SAY["list.places"])
MOST_PRESSES = 900


def patterns(*kinds: str) -> list[re.Pattern[str]]:
    """The texts of these kinds of buttons, whatever they are about."""
    return [
        re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(text))) for key, text in SAY.items() if key.startswith(kinds)
    ]


CONFIRM, PASS = patterns("confirm."), patterns("button.pass.")


def is_one(node: Any, texts: list[re.Pattern[str]]) -> bool:
    return not is_disabled(node) and any(text.fullmatch(called(node)) for text in texts)


class Listener(Reader):
    """Somebody who hears the table of this game: one look at the tree for each press."""

    def __init__(self, cdp: CDPSession) -> None:
        super().__init__(cdp)
        self.seen: list[Any] = []

    def look(self) -> None:
        self.seen = self.cdp.send("Accessibility.getFullAXTree")["nodes"]

    def all(self, role: str) -> list[Any]:
        return [node for node in self.seen if not node["ignored"] and node["role"]["value"] == role]

    def listed(self) -> list[Any]:
        """The buttons of the list of land or places; a list that is folded is unfolded first."""
        for fold in self.all("DisclosureTriangle"):
            unfolded = any(one["name"] == "expanded" and one["value"]["value"] for one in fold["properties"])
            if called(fold) in LISTS and not unfolded:
                self.press(fold)
                self.look()
        groups = {one["nodeId"] for one in self.all("group") if called(one) in LISTS}
        return [one for one in self.all("button") if one["parentId"] in groups]

    def beside_back(self, buttons: list[Any]) -> list[Any]:
        """What plays a card that is selected: its name is the action itself, as the game says it."""
        parents = {one["parentId"] for one in buttons if called(one) == SAY["do.unweigh"]}
        near = [one for one in buttons if one["parentId"] in parents and called(one) != SAY["do.unweigh"]]
        return [one for one in near if not is_disabled(one) and not is_one(one, PASS)]

    def next_press(self, dice: random.Random) -> Any:
        """What is selected is played, more often than not; else one of all that can be chosen."""
        self.look()
        buttons = self.all("button")
        confirm = [one for one in buttons if is_one(one, CONFIRM)] or self.beside_back(buttons)
        if confirm and dice.random() < 0.75:
            return confirm[0]
        lit = [one for one in buttons if one.get("description", {}).get("value") == SAY["lit"] and not is_disabled(one)]
        passes = [one for one in buttons if is_one(one, PASS)]
        ways = [way for way in (lit, self.listed()) if way] or [passes, confirm]
        if passes and dice.random() < 0.1:
            ways = [passes]
        return dice.choice(dice.choice([way for way in ways if way]))


def test_a_whole_game_by_roles_and_names(open_town: TownOpener) -> None:
    """All that is pressed was found by its role, its name and its state: land, skyscrapers and places by name too."""
    town, dice = open_town(), random.Random(4)
    town.show(new_game(GAME, ["human:Ann", "bot:random"], 9))
    listener, asked = Listener(reader(town).cdp), town.page.get_by_role("status")
    for _ in range(MOST_PRESSES):
        town.page.locator("#table[data-ready], #table:not([data-decision])").first.wait_for()
        if WON.search(asked.first.inner_text()):
            break
        node = listener.next_press(dice)
        assert called(node)
        listener.press(node)
        assert not town.page.evaluate(LOST), called(node)
    totals = town.page.get_by_role("dialog").get_by_role("row", name=re.compile(f"^{SAY['score.total']}"))
    expect(totals).to_be_visible()
    game = load_game(town.exported_at_the_end())
    assert game.decision is None
    for points in game.scores():
        expect(totals.get_by_role("cell", name=str(points["total"]), exact=True).first).to_be_visible()


# What has the keyboard: what it would play, or "".
HELD = "() => document.activeElement?.dataset?.act ?? ''"


def step_to(town: Town, wanted: Callable[[str], bool]) -> bool:
    """By the down arrow to a control that plays such an action."""
    for _ in range(60):
        town.page.keyboard.press("ArrowDown")
        if wanted(town.page.evaluate(HELD)):
            return True
    return False


def tiles(town: Town) -> int:
    """How many skyscrapers can be built or demolished for."""
    count: int = town.hand.locator("[data-act^='build '], [data-act^='demolish ']").count()
    return count


def answer(town: Town, dice: random.Random) -> None:
    """One decision: land by the side arrows, a skyscraper by the down arrow, its place by arrows, R, F and N."""
    press = town.page.keyboard.press
    if town.decision == "place":
        for _ in range(dice.randint(0, 4)):
            press(dice.choice(("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "r", "f")))
        for _ in range(50):
            if town.confirm.get_attribute("aria-disabled") != "true":
                break
            press("n")
        press("Enter")
    elif town.map.locator("[data-select]").count() and (not tiles(town) or dice.random() < 0.8):
        for _ in range(dice.randint(1, 9)):
            press("ArrowRight")
        press("Enter")
    else:
        build = step_to(town, lambda act: act.split(" ")[0] in ("build", "demolish"))
        assert build or step_to(town, bool)
        notation = town.page.evaluate(HELD)
        press("Enter")
        if town.confirm.count() and town.decision != "place":  # only shown so far
            assert step_to(town, lambda act: act == notation)
            press("Enter")


def test_a_whole_game_by_keyboard_alone(open_town: TownOpener) -> None:
    """Arrows, R, F, N and Enter: no Tab, no pointer, and nothing on the page is focused by the test."""
    town, dice = open_town(), random.Random(5)
    town.show(new_game(GAME, ["human:Ann", "bot:random"], 9))
    for _ in range(300):
        if town.over:
            break
        seq, decision = town.seq, town.decision
        answer(town, dice)
        town.page.wait_for_function(
            "([seq, decision]) => { const { dataset } = document.getElementById('table');"
            " return dataset.seq !== seq || dataset.decision !== decision; }",
            arg=[str(seq), decision],
        )
        town.page.locator("#table[data-ready], #table:not([data-decision])").first.wait_for()
    assert town.over
    assert load_game(town.exported_at_the_end()).decision is None


@pytest.mark.parametrize("look", [("phone", "dark"), ("desktop", "light")])
def test_nothing_keeps_anybody_out(open_town: TownOpener, look: tuple[str, str]) -> None:
    """axe-core on every kind of decision and on the sheets; nothing is too small for a thumb or lies outside."""
    town = open_town(look[0], color_scheme=look[1])
    faults: list[str] = []
    for kind, verb in (("turn", "expand"), ("build", "build"), ("place", "at"), ("boom", "use")):
        town.show(at_decision(kind, verb))
        town.page.evaluate(AXE.read_text("utf-8"))
        faults += [f"{kind}: {one}" for one in town.page.evaluate(VIOLATIONS)]
        faults += [f"{kind}: {one}" for one in town.page.evaluate(MISFITS)]
    for sheet in ("score", "text", "home", f"new/{GAME}", "guide"):
        town.page.evaluate("route => { location.hash = route }", sheet)
        expect(town.sheet).not_to_be_empty()
        faults += [f"{sheet}: {one}" for one in town.page.evaluate(VIOLATIONS)]
    assert faults == []
