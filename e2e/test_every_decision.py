"""Every kind of decision and every character's use through the page; a reload in the middle, and undo, at each."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import Table
from nyc_core import Game, game_from_position
from nyc_core.newyorkcity.box import CHARACTERS, FINAL
from nyc_core.newyorkcity.steps import STEPS
from tests.app.ways import WAYS


def game_at(way: str) -> Game:
    """The engine's game at the decision."""
    data, actions = WAYS[way]
    game = game_from_position(data, 11)
    for action in actions:
        game.act(action)
    return game


def one_of_each(game: Game) -> list[str]:
    """One option of every verb, the longest: it takes most taps."""
    longest: dict[str, str] = {}
    for option in map(str, game.options()):
        words = option.split()
        verb = " ".join(words[: 2 if words[0] == "use" else 1])
        if len(option) >= len(longest.get(verb, "")):
            longest[verb] = option
    return list(longest.values())


def hand_in_sight(table: Table) -> list[Any]:
    """What the person has on the screen: prompt, hand, buttons."""
    return [table.prompt.locator(".sentence").inner_text(), table.hand.inner_text(), table.seq, table.decision]


@pytest.mark.parametrize("device", ["phone", "desktop"])
@pytest.mark.parametrize("way", WAYS)
def test_a_decision(open_table: Opener, way: str, device: str) -> None:
    game = game_at(way)
    assert game.decision is not None
    table = open_table(device)
    table.bring(game.save())
    expect(table.root).to_have_attribute("data-decision", game.decision.kind)
    table.get_ready()
    before = hand_in_sight(table)
    if table.controls("pick").count():
        table.tap(table.controls("pick"))
    picked = hand_in_sight(table)
    table.reload()
    assert hand_in_sight(table) == picked  # what is half put together is not lost
    table.open_sheet("practice")
    table.close_sheet()
    for option in one_of_each(game):
        table.perform(option)
        table.command("undo")
        table.get_ready()
        expect(table.root).to_have_attribute("data-seq", str(before[2]))
        assert hand_in_sight(table) == before


def table_kind(game: Game) -> str:
    assert game.decision is not None
    return game.decision.kind


def test_nothing_was_left_out() -> None:
    """Every way is a case of the test above; together they lead to every decision and every use."""
    wanted = {step.kind for step in STEPS.asks.values()}
    wanted |= {str(number) for number, tile in CHARACTERS.items() if tile.phase != FINAL}
    missing = {kind for way in WAYS for kind in ways_to(way)} ^ wanted
    assert not missing, f"no way leads to {sorted(missing)}"


def ways_to(way: str) -> set[str]:
    game = game_at(way)
    return {table_kind(game), *(str(option).split()[1] for option in game.options() if str(option).startswith("use"))}
