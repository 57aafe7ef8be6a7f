"""What a start leaves out comes afterwards, piece by piece, and never what belongs to a game that nobody plays."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BRING = """
import asyncio, json, sys, types
for name in ("pyodide", "pyodide.ffi"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["pyodide.ffi"].create_proxy = None
from nyc_core import games, new_game
new_game(sys.argv[1], ["human", "human"], 1)
import web.app.app
from web.app import late

before, turns = list(sys.modules), []

async def count():
    while True:
        turns.append(len(sys.modules))
        await asyncio.sleep(0)

async def main():
    counting = asyncio.ensure_future(count())
    await late.bring()
    counting.cancel()

asyncio.run(main())
print(json.dumps({"before": before, "after": list(late.left_out()), "turns": len(turns), "all": list(sys.modules)}))
"""


def brought(game: str) -> dict[str, Any]:
    command = [sys.executable, "-c", BRING, game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_what_was_left_out_is_there_afterwards() -> None:
    found = brought("newyorkcity")
    brought_in = set(found["all"]) - set(found["before"])
    assert {"nyc_core.bots.at_random", "nyc_core.newyorkcity.clerk.plan", "web.games.newyorkcity.parts"} <= brought_in
    assert found["after"] == []
    assert not [name for name in found["all"] if name.startswith("nyc_core.cli")]


def test_there_is_room_for_a_tap_after_each_module() -> None:
    found = brought("newyorkcity")
    assert found["turns"] > 20


def test_a_game_that_nobody_plays_stays_where_it_is() -> None:
    for game, other in (("newyorkcity", "newyork1901"), ("newyork1901", "newyorkcity")):
        found = brought(game)
        assert f"nyc_core.{game}.game" in found["all"]
        assert f"nyc_core.{other}.game" not in found["all"]
