"""A whole game by what a screen reader gets and nothing else: roles, names, states, descriptions, the live region."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import CDPSession, expect

from e2e.conftest import Opener
from e2e.table import Table
from e2e.test_every_decision import game_at
from e2e.test_everyone import LOST, show
from nyc_core import load_game, new_game
from nyc_core.newyorkcity import box
from tests.web.rooms import known

SAY = known("en")
PRESS = "function () { this.focus(); this.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})); }"
# The buttons under the sentence that says what is asked.
ANSWERS = [
    re.compile(re.escape(text).replace(r"\{n\}", r"\d+").replace(r"\{name\}", ".+"))
    for key, text in SAY.items()
    if key.startswith(("button.", "confirm.")) and text != "{name}"
]
WON = re.compile(r"\bwins? with \d+ points")
MOST_PRESSES = 1500


def called(node: Any) -> str:
    return str(node.get("name", {}).get("value", ""))


def is_disabled(node: Any) -> bool:
    return any(one["name"] == "disabled" and one["value"].get("value") for one in node.get("properties", ()))


def is_answer(node: Any) -> bool:
    return any(answer.fullmatch(called(node)) for answer in ANSWERS)


class Reader:
    """The page as its accessibility tree: what is found there is pressed there."""

    def __init__(self, cdp: CDPSession) -> None:
        self.cdp = cdp

    def all(self, role: str) -> list[Any]:
        nodes = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node["ignored"] and node["role"]["value"] == role]

    def choices(self) -> list[Any]:
        """What is said to be choosable now, and the answers; where something is selected, what plays it."""
        buttons = self.all("button")
        for back in (node for node in buttons if called(node) in (SAY["do.unweigh"], SAY["do.take-back"])):
            return [node for node in buttons if node["parentId"] == back["parentId"] and node is not back]
        return [
            node
            for node in buttons
            if not is_disabled(node) and (node.get("description", {}).get("value") == SAY["lit"] or is_answer(node))
        ]

    def press(self, node: Any) -> None:
        element = self.cdp.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        self.cdp.send(
            "Runtime.callFunctionOn", {"objectId": element["object"]["objectId"], "functionDeclaration": PRESS}
        )


def reader(table: Table) -> Reader:
    cdp = table.page.context.new_cdp_session(table.page)
    cdp.send("Accessibility.enable")
    return Reader(cdp)


def test_a_whole_game_by_roles_and_names(open_table: Opener) -> None:
    table, dice = open_table(), random.Random(6)
    show(table, new_game("newyorkcity", ["human:Ann", "tom:A2"], 9))
    blind = reader(table)
    asked = table.page.get_by_role("status")
    for _ in range(MOST_PRESSES):
        if WON.search(asked.first.inner_text()):
            break
        choices = blind.choices()
        assert choices, asked.first.inner_text()
        answers = [node for node in choices if is_answer(node)]
        chosen = dice.choice(answers if answers and dice.random() < 0.6 else choices)
        assert called(chosen)
        blind.press(chosen)
        assert not table.page.evaluate(LOST), called(chosen)
        assert asked.first.inner_text()
    assert table.page.get_by_role("log").inner_text()
    totals = table.page.get_by_role("dialog").get_by_role("row", name=re.compile(f"^{SAY['score.total']}"))
    expect(totals).to_be_visible()
    save = table.exported_at_the_end()
    for points in load_game(save).scores():
        expect(totals.get_by_role("cell", name=str(points["total"]), exact=True).first).to_be_visible()


def test_what_happened_and_what_is_asked_is_said(open_table: Opener) -> None:
    """The live region tells each step of the Tom, the sentence asks for the next decision; the focus stays at work."""
    table = open_table()
    show(table, new_game("newyorkcity", ["human:Ann", "tom:A2"], 9))
    page, log = table.page, table.page.get_by_role("log")
    page.get_by_role("button", name=re.compile("^Start|And:")).first.press("Enter")
    page.keyboard.press("Enter")  # the first one selects, the second one plays
    expect(log).to_contain_text("Tom")
    expect(page.get_by_role("status").first).to_contain_text("Take")
    assert page.evaluate("() => document.activeElement.closest('#table') !== null")
    before = page.get_by_role("status").first.inner_text()
    page.get_by_role("button", name=re.compile("^Pair 1")).press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).not_to_have_text(before)
    assert page.evaluate("() => document.activeElement.closest('#table') !== null")


def test_the_table_as_text(open_table: Opener) -> None:
    """By names and roles from the menu: each borough's letter, worth and skyscrapers, the Press Track, the players."""
    table = open_table()
    game = game_at("bonus")
    show(table, game)
    page = table.page
    page.get_by_role("button", name=SAY["door.menu"]).click()
    page.get_by_role("button", name=SAY["menu.text"]).click()
    sheet = page.get_by_role("dialog", name=SAY["menu.text"])
    position = game.view(0)
    for name in box.BOROUGHS:
        borough = position["boroughs"][name]
        row = sheet.get_by_role("row", name=re.compile(f"{SAY[f'borough.{name}']} ?letter {borough['letter']}"))
        cells = row.get_by_role("cell").all_inner_texts()
        towers = [borough["skyscrapers"].get(owner, 0) for owner in ("0", "1", "neutral")]
        worth = " + ".join(map(str, (borough["base"], *borough["prestige"])))
        assert cells == [worth, *(str(number or "\N{EN DASH}") for number in towers)]
    track = sheet.get_by_role("region", name=SAY["plain.press"]).get_by_role("listitem").all_inner_texts()
    assert track == ["Ann on 4", "Tom on 3", "Neutral on 0"]
    lanes = sheet.get_by_role("region", name=SAY["plain.connections"]).get_by_role("listitem")
    assert lanes.count() == len(position["vessels"]) + 2
    for player in position["players"]:
        expect(sheet.get_by_role("definition").filter(has_text=f"{player['points']}").first).to_be_visible()
