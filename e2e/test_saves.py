"""Saved games: export, import, links, the list, damaged saves, full and forbidden storage, two tabs, hostile names."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Opener
from e2e.table import Table, memory
from nyc_core import load_game, new_game

HOSTILE = "<img src=x onerror=alert(1)>"


def play_some(table: Table, actions: int = 4) -> None:
    table.play(random.Random(1), actions)


def slots_of(table: Table) -> list[str]:
    return sorted(key for key in memory(table) if key.startswith("nyc/game/"))


def test_export_and_import_on_another_device(open_table: Opener) -> None:
    one = open_table()
    play_some(one)
    save = one.exported()
    two = open_table("phone")
    two.bring(save, "Sunday.json")
    expect(two.root).to_have_attribute("data-seq", str(one.seq))
    assert two.exported() == save
    two.open_sheet("games")
    expect(two.sheet).to_contain_text("Sunday")


def test_a_link_brings_the_game(open_table: Opener) -> None:
    one = open_table(permissions=["clipboard-read", "clipboard-write"])
    play_some(one)
    one.open_sheet("share")
    expect(one.notice).to_contain_text("clipboard")
    link = one.page.evaluate("() => navigator.clipboard.readText()")
    assert "#share/" in link
    two = open_table(route=link.split("#")[1])
    assert two.seq == one.seq
    assert load_game(two.exported()) == load_game(one.exported())
    two.reload()
    two.open_sheet("games")
    expect(two.sheet.locator(".games > li")).to_have_count(1)


@pytest.mark.parametrize("rubbish", ["", "{}", "rubbish", '{"format":99,"game":"newyorkcity"}', "[" * 50_000])
def test_rubbish_is_refused_with_a_sentence(open_table: Opener, rubbish: str) -> None:
    table = open_table()
    seq, before = table.seq, memory(table)
    table.bring(rubbish)
    expect(table.notice).not_to_be_empty()
    table.close_sheet()
    assert table.seq == seq
    assert memory(table) == before


def test_the_list_of_games(open_table: Opener) -> None:
    table = open_table()
    play_some(table)
    first = table.page.url.split("/")[-1]
    table.new_game({"kind": "human", "name": HOSTILE}, {"kind": "tom", "level": "C3"})
    play_some(table, 2)
    expect(table.page.locator("#table img")).to_have_count(0)
    table.open_sheet("games")
    rows = table.sheet.locator(".games > li")
    expect(rows).to_have_count(2)
    table.tap(table.sheet.locator(f'[data-do=rename][data-arg="{first}"]'))
    table.sheet.locator(f'[data-field="name.{first}"]').fill(HOSTILE)
    table.tap(table.sheet.locator("[data-do=renamed]"))
    expect(table.sheet).to_contain_text(HOSTILE[:-1])
    expect(table.sheet.locator("img")).to_have_count(0)
    table.tap(table.sheet.locator(f'[data-do=copy][data-arg="{first}"]'))
    expect(rows).to_have_count(3)
    table.tap(table.sheet.locator(f'[data-do=delete][data-arg="{first}"]'))
    expect(rows).to_have_count(2)
    table.tap(table.sheet.locator("[data-do=undelete]"))
    expect(rows).to_have_count(3)
    table.tap(table.sheet.locator(f'[data-do=open][data-arg="{first}"]'))
    expect(table.sheet).to_be_empty()
    assert table.page.url.endswith(first)
    assert table.seq >= 4


def test_one_broken_save_breaks_nothing(open_table: Opener) -> None:
    table = open_table()
    play_some(table)
    table.new_game({"kind": "human"}, {"kind": "tom"})
    play_some(table, 2)
    keys = slots_of(table)
    broken = keys[0].split("/")[2]
    for key in (f"nyc/game/{broken}/a", f"nyc/game/{broken}/b"):
        table.page.evaluate("key => localStorage.setItem(key, 'rubbish ' + key)", key)
    table.reload()
    table.open_sheet("games")
    expect(table.sheet.locator(".games > li")).to_have_count(2)
    expect(table.sheet.locator(".games > li.broken")).to_have_count(1)
    with table.page.expect_download() as download:
        table.tap(table.sheet.locator("[data-do=export-raw]"))
    assert "rubbish" in download.value.path().read_text()
    assert memory(table)[f"nyc/game/{broken}/a"].startswith("rubbish")


def test_a_damaged_last_step_costs_that_step_only(open_table: Opener) -> None:
    table = open_table()
    play_some(table)
    seq = table.seq
    newest = max(slots_of(table), key=lambda key: int(memory(table)[key].split('"n":')[1].split(",")[0]))
    table.page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).slice(0, -9))", newest)
    table.reload()
    assert table.seq == seq - 1
    expect(table.notice).to_contain_text("one step earlier")
    play_some(table, 2)
    after = table.seq
    table.reload()
    assert table.seq == after


def test_full_storage_is_said_and_the_game_goes_on(open_table: Opener) -> None:
    table = open_table()
    table.page.evaluate(
        """() => { let size = 4_000_000, n = 0;
            while (size > 0) try { localStorage.setItem(`filler${n++}`, "x".repeat(size)); } catch { size >>= 1; } }"""
    )
    play_some(table, 3)
    expect(table.notice).to_contain_text("full")  # and that the game is saved in the other place
    assert table.seq == 3
    table.page.locator("html[data-saved=true]").wait_for(state="attached")
    table.reload()
    assert table.seq == 3
    table.page.evaluate("() => Object.keys(localStorage).filter(k => k.startsWith('filler'))"
                        ".forEach(k => localStorage.removeItem(k))")  # fmt: skip
    play_some(table, 1)
    expect(table.notice).to_be_empty()
    table.reload()
    assert table.seq == 4


FORBIDDEN = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"


def test_forbidden_storage_is_said_and_the_game_goes_on(
    browser: Browser, new_device: Callable[..., object], open_table: Opener
) -> None:
    table = open_table()
    context = table.page.context
    context.add_init_script(FORBIDDEN)
    other = Table(context.new_page())
    other.open()
    expect(other.notice).to_contain_text("store")
    play_some(other, 3)
    assert other.seq == 3
    assert len(load_game(other.exported()).actions) == 3


def test_two_tabs_with_one_game(open_table: Opener, another_tab: Callable[[Table, str], Table]) -> None:
    one = open_table()
    play_some(one, 1)
    route = one.page.url.split("#")[1]
    two = another_tab(one, route)
    play_some(two, 1)
    expect(one.notice).to_contain_text("another tab")
    kept = memory(two)
    play_some(one, 1)
    assert {key: kept[key] for key in slots_of(two)} == {key: memory(two)[key] for key in slots_of(two)}
    one.command("mine")
    expect(one.notice).to_be_empty()
    play_some(one, 1)
    play_some(two, 1)
    expect(two.notice).to_be_empty()
    one.open_sheet("games")
    expect(one.sheet.locator(".games > li")).to_have_count(2)


def test_a_tab_goes_on_with_the_other_tabs_game(open_table: Opener, another_tab: Callable[[Table, str], Table]) -> None:
    one = open_table()
    play_some(one, 1)
    two = another_tab(one, one.page.url.split("#")[1])
    play_some(two, 2)
    one.command("theirs")
    expect(one.root).to_have_attribute("data-seq", str(two.seq))
    expect(one.notice).to_be_empty()


@pytest.mark.parametrize("route", ["share/rubbish", "share/", "play/none", "rules/NYC-99.9", "%00", "<script>"])
def test_odd_addresses_still_have_a_table(open_table: Opener, route: str) -> None:
    table = open_table(route=route)
    assert table.decision == "start"


def test_hostile_names_are_only_names(open_table: Opener) -> None:
    game = new_game("newyorkcity", [f"human:{HOSTILE}", f"human:{HOSTILE[:-1]}2"], 3)
    table = open_table()
    table.bring(game.save())
    table.get_ready()
    play_some(table, 6)
    assert table.page.locator("#table img, #r-sheet img").count() == 0
    table.tap("#r-bar [data-panel=log]:visible")
    expect(table.sheet).to_contain_text(HOSTILE[:-1])
    expect(table.sheet.locator("img")).to_have_count(0)
