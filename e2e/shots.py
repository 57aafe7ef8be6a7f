"""`python build.py shots`: pictures of the main screens on three devices, by day and by night, into shots/."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from e2e.conftest import DEVICES
from e2e.table import Table
from nyc_core import bots, new_game
from web.build import browser as browsers
from web.build import server

ROOT = Path(__file__).parents[1]
DIST = Path(os.environ.get("NYC_DIST", ROOT / "dist"))
SHOTS = ROOT / "shots"
SEATS = ["human:Ann", "tom:B4", "human:Bob"]
# Name, the decision of the third round (or later) at which the game stands.
MOMENTS = ("draft", "bid", "hire", "bonus", "activate", "over")
SHEETS = ("new", "games", "settings", "rules", "score", "log", "menu", "guide", "home", "learn")
LESSONS = ("build-the-skyline", "worth-of-a-borough")


def moments() -> Iterator[tuple[str, str]]:
    """Saves of one game in which the clerk plays for the persons: each decision first met from the third round on."""
    game = new_game("newyorkcity", SEATS, 5)
    wanted = list(MOMENTS)
    while wanted:
        kind = game.decision.kind if game.decision else "over"
        if kind in wanted and (game.view(None)["round"] >= 3 or kind == "over"):
            wanted.remove(kind)
            yield kind, game.save()
        if game.decision is None:
            return
        game.act(bots.choose("clerk", game))


def main() -> None:
    """All of them."""
    SHOTS.mkdir(exist_ok=True)
    saves = list(moments())
    with server.started(DIST) as address, browsers.chromium() as browser:
        for device in DEVICES:
            for scheme in ("light", "dark"):
                shoot(browser, address, device, scheme, saves)


def shoot(browser: Browser, address: str, device: str, scheme: Any, saves: list[tuple[str, str]]) -> None:
    """One device by day or by night."""
    look = {**DEVICES[device], "color_scheme": scheme, "reduced_motion": "reduce", "base_url": address}
    context = browser.new_context(**look)
    table = Table(context.new_page())
    table.open(guide=True)

    def picture(name: str) -> None:
        table.page.screenshot(path=SHOTS / f"{name}-{device}-{scheme}.png")

    picture("first")
    table.command("guide-end")
    for name in SHEETS:
        table.page.goto(f"#{name}")
        table.sheet.locator("*").first.wait_for()
        picture(name)
    for lesson in LESSONS:
        table.page.goto(f"#learn/{lesson}")
        table.page.locator(f"#table[data-lesson={lesson}]").wait_for()
        picture(lesson)
    for name, save in saves:
        table.page.goto("#games")
        table.sheet.locator("[data-do=import]").wait_for()
        with table.page.expect_file_chooser() as chooser:
            table.tap(table.sheet.locator("[data-do=import]"))
        chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": save.encode()})
        table.notice.locator("button").first.wait_for()
        if name != "over":
            table.get_ready()
            table.notice.locator("button").first.click()
        picture(name)
    context.close()
    print(f"{device} {scheme}", flush=True)


if __name__ == "__main__":
    main()
