"""Issue 4, "Safe": all that comes from outside is data. In the real page nothing of it runs, nothing is lost, a
sentence says what was wrong; and what is far too large does not keep the page from answering."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import LONG, Table, memory
from nyc_core import InvalidSave, load_game
from tests.app.hostile import BOMB, NAMES, NEST, routes, save_texts, saves, with_names
from tests.fuzz.forger import forged
from web.app.keep import sharing
from web.app.keep.slots import Trouble

HUSH = "() => document.querySelector('#r-toast [data-do=dismiss]')?.click()"
SLOWEST = 30_000  # milliseconds for one input; 1000 on a quiet machine, where the unpacked bombs would take minutes
# Anything that could run or load, wherever it stands; what is the page's own stands outside of these.
STRANGE = "#table, #r-sheet, #r-toast, #announcer"
# Gives the page one address after the other, and looks at it after each.
VISIT = """async ([all, within]) => {
  const seen = [];
  globalThis.ran = () => { globalThis.hasRun = true; };
  for (const route of all) {
    document.querySelector("#r-toast [data-do=dismiss]")?.click();
    const start = performance.now();
    const came = new Promise((done) => addEventListener("hashchange", () => setTimeout(done), {once: true}));
    const before = location.href;
    location.hash = route;
    if (location.href !== before) await came;
    const places = [...document.querySelectorAll(within)];
    const inside = places.flatMap((place) => [...place.querySelectorAll("*")]);
    const runs = "img, script, iframe, object, embed, form, style, link, base, [style], [srcdoc]";
    const leads = (one) => /^\\s*javascript:/i.test(one.getAttribute("href") ?? "");
    const listens = (one) => [...one.attributes].some(({name}) => name.startsWith("on"));
    const bad = inside.filter((one) => one.matches(runs) || leads(one) || listens(one));
    seen.push({
      milliseconds: performance.now() - start,
      said: document.querySelector("#r-toast").textContent.trim(),
      seq: Number(document.querySelector("#table").dataset.seq),
      bad: bad.map((one) => one.outerHTML.slice(0, 200)),
    });
  }
  return seen;
}"""


def visit(table: Table, all_routes: list[str]) -> list[dict[str, Any]]:
    seen: list[dict[str, Any]] = table.page.evaluate(VISIT, [all_routes, STRANGE])
    for route, one in zip(all_routes, seen, strict=True):
        assert one["bad"] == [], route[:200]
        assert one["milliseconds"] < SLOWEST, route[:200]
    assert not table.page.evaluate("() => Boolean(globalThis.hasRun)")
    return seen


def actions_in(route: str) -> int | None:
    """How many actions the engine finds in a link; None when there is no game in it."""
    try:
        return len(load_game(sharing.unpack_link(route.removeprefix("share/"))).actions)
    except (InvalidSave, Trouble):
        return None


def with_a_game(open_table: Opener) -> tuple[Table, str, dict[str, str]]:
    """A game that must not be lost: its address, and how it lies in the memory."""
    table = open_table()
    table.play(random.Random(1), 3)
    game = table.page.url.split("#")[1]
    return table, game, {key: text for key, text in memory(table).items() if game.split("/")[1] in key}


def check_nothing_is_lost(table: Table, game: str, kept: dict[str, str]) -> None:
    now = memory(table)
    assert {key: now.get(key) for key in kept} == kept
    table.page.evaluate("route => { location.hash = route }", game)
    expect(table.root).to_have_attribute("data-seq", "3")
    table.play(random.Random(2), 1)


def test_two_hundred_hostile_addresses(open_table: Opener) -> None:
    table, game, kept = with_a_game(open_table)
    tried = [route for route in routes(random.Random(4), 200) if "\ud800" not in route]
    for route, seen in zip(tried, visit(table, tried), strict=True):
        if not route.startswith("share/"):
            continue
        actions = actions_in(route)
        assert seen["said"], route[:200]
        assert actions in (None, seen["seq"]), route[:200]
    check_nothing_is_lost(table, game, kept)


def test_an_address_that_is_hostile_from_the_start(open_table: Opener) -> None:
    """The same at the first visit, where the route is read by another way than later."""
    for route in ("share/" + NEST, "lesson/" + BOMB, "learn/" + NAMES[0]):
        table = open_table(route=route)
        expect(table.page.locator("#table[data-decision=start]")).to_be_visible()
        assert table.notice.inner_text()
        table.page.context.close()


def test_hostile_files(open_table: Opener) -> None:
    table, game, kept = with_a_game(open_table)
    dice = random.Random(6)
    table.open_sheet("games")
    for how, text in save_texts(dice, 60):
        if not table.sheet.locator("[data-do=import]").count():
            table.page.evaluate("() => { location.hash = 'games' }")
        with table.page.expect_file_chooser() as chooser:
            table.tap(table.sheet.locator("[data-do=import]"))
        name = dice.choice(NAMES).replace("\x00", "")[:200]
        data = text.encode("utf-8", "replace")
        table.page.evaluate(HUSH)
        chooser.value.set_files({"name": f"{name}.json", "mimeType": "application/json", "buffer": data})
        expect(table.notice, how).not_to_be_empty()
        visit(table, [])
    check_nothing_is_lost(table, game, kept)


def test_hostile_names_everywhere(open_table: Opener) -> None:
    """On the table, in the log, the score, the list of games: whatever the engine takes as a name is shown as it is."""
    table, game, kept = with_a_game(open_table)
    for name in NAMES:
        link = f"share/{sharing.pack(with_names(saves()[1], (name, name, name)))}"
        seen = visit(table, [link, "score", "log", "games"])
        assert seen[0]["said"], name
    check_nothing_is_lost(table, game, kept)


# What is far too large

TICKS = """() => {
  globalThis.longest = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    globalThis.longest = Math.max(globalThis.longest, now - last);
    last = now;
    setTimeout(tick, 10);
  };
  tick();
}"""


def monsters(folder: Path) -> dict[str, Path]:
    """Files to import: by what is wrong with them."""
    nest = "[" * 2_000_000
    texts = {
        "50 MB of nothing": " " * 50_000_000,
        "50 MB of a save": saves()[1] * (50_000_000 // len(saves()[1])),
        "50 MB of two bytes each": "é" * 25_000_000,
        "deeply nested": nest,
        "deeply nested, in a field": '{"format":1,"game":"newyorkcity","body":' + nest,
        "a string without an end": '"' + '\\"' * 400_000,
        "a link of 2 MB": "#share/" + "A" * 2_000_000,
        "a bomb in a link": f"http://127.0.0.1/#share/{BOMB}",
        "a bomb in a save": forged(saves()[1], body=BOMB),
        "a nest in a save": forged(saves()[1], body=NEST),
    }
    for name, text in texts.items():
        (folder / f"{name}.json").write_text(text, "utf-8")
    return {name: folder / f"{name}.json" for name in texts}


def test_what_is_far_too_large_is_refused_while_the_page_answers(open_table: Opener, tmp_path: Path) -> None:
    table, game, kept = with_a_game(open_table)
    table.page.evaluate(TICKS)
    table.open_sheet("games")
    for name, path in monsters(tmp_path).items():
        table.page.evaluate(HUSH)
        expect(table.notice).to_be_empty()
        table.page.evaluate("() => { globalThis.longest = 0; }")
        with table.page.expect_file_chooser() as chooser:
            table.tap(table.sheet.locator("[data-do=import]"))
        chooser.value.set_files(path)
        expect(table.notice, name).not_to_be_empty(timeout=LONG)
        assert table.page.evaluate("() => globalThis.longest") < SLOWEST, name
    table.close_sheet()
    check_nothing_is_lost(table, game, kept)


@pytest.mark.parametrize("kind", ["share", "lesson"])
def test_links_that_are_far_too_large(open_table: Opener, kind: str) -> None:
    table, game, kept = with_a_game(open_table)
    table.page.evaluate(TICKS)
    for seen in visit(table, [f"{kind}/{packed}" for packed in ("A" * 2_000_000, BOMB, NEST, "%41" * 300_000)]):
        assert seen["said"]
    assert table.page.evaluate("() => globalThis.longest") < SLOWEST
    check_nothing_is_lost(table, game, kept)


def test_a_memory_full_of_rubbish(open_table: Opener) -> None:
    """Whatever another page of the same host has written there: the table opens, the game is still there."""
    table, game, kept = with_a_game(open_table)
    dice = random.Random(8)
    for _ in range(3):
        rubbish = {
            key: dice.choice((*NAMES, "[" * 99_999, "{}", "null", '{"language":["de"]}'))
            for key in memory(table)
            if key not in kept
        }
        rubbish |= {f"nyc/game/{dice.choice(('bad', '__proto__', ' '))}/{place}": dice.choice(NAMES) for place in "ab"}
        table.page.evaluate(
            "all => Object.entries(JSON.parse(all)).forEach(([key, text]) => localStorage.setItem(key, text))",
            json.dumps(rubbish),
        )
        table.reload()
        visit(table, ["games", "settings", "learn", "play/bad"])
    check_nothing_is_lost(table, game, kept)
