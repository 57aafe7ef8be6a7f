"""The page speaks as the browser does, or as it was told, from the first moment; German through a whole game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import Opener, Watch
from e2e.table import LONG, memory
from e2e.test_everyone import AXE, VIOLATIONS, show
from nyc_core import new_game
from tests.test_page_languages import page_english
from tests.web.rooms import known
from tests.words_play import WORD
from web.app import words

# All that is to be read or heard now, but not what a person has called something.
HEARD = """() => {
  const found = [document.title, document.querySelector("meta[name=description]").content];
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) found.push(one.getAttribute(name) ?? "");
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const silent = "script, style, mpy-config, #announcer";
  while (texts.nextNode()) {
    if (!texts.currentNode.parentElement.closest(silent)) found.push(texts.currentNode.data);
  }
  return found;
}"""
NewDevice = Callable[..., BrowserContext]


def english_left(page: Page, code: str) -> set[str]:
    strange = page_english(code) - frozenset({"nyc", "york"})
    said = " ".join(page.evaluate(HEARD)).replace("New York City", "").replace("\N{SOFT HYPHEN}", "")
    return {word for word in WORD.findall(said) if word.lower() in strange}


PACK = re.compile(r"python-\w+\.pack")


@contextmanager
def before_python(context: BrowserContext) -> Iterator[Page]:
    """The page as long as Python is still on its way."""
    page, held, released = context.new_page(), list[Route](), False

    def hold(route: Route) -> None:
        if released:
            route.continue_()
        else:
            held.append(route)

    page.route(PACK, hold)
    with page.expect_request(PACK, timeout=LONG):  # some time after the first step is shown
        page.goto("", wait_until="commit")
    expect(page.locator("#opened")).to_have_attribute("value", "1")
    yield page
    released = True
    for route in held:
        route.continue_()
    page.locator("#table[data-seq]").wait_for()


@pytest.mark.parametrize(("locale", "code"), [("de-AT", "de"), ("en-GB", "en"), ("fr-FR", "fr"), ("it-IT", "en")])
def test_before_python_the_page_speaks_as_the_browser_does(new_device: NewDevice, locale: str, code: str) -> None:
    table = known(code)
    with before_python(new_device(locale=locale)) as page:
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("#opening")).to_have_text(table["shell.opening"])
        expect(page.locator("#r-board")).to_have_attribute("aria-label", table["region.board"])
        expect(page.locator("meta[name=description]")).to_have_attribute("content", table["shell.description"])
        assert code == "en" or english_left(page, code) == set()


def test_before_python_the_page_speaks_as_it_was_told(open_table: Opener, new_device: NewDevice) -> None:
    table = open_table(locale="en-US")
    table.open_sheet("settings")
    table.tap(table.sheet.locator('[data-arg="language=de"]'))
    expect(table.page.locator("html")).to_have_attribute("lang", "de")
    another = new_device(locale="en-US")  # nothing of the page is kept there but this
    settings = json.dumps(memory(table)["nyc/settings"])
    another.add_init_script(f"try {{ localStorage.setItem('nyc/settings', {settings}) }} catch {{}}")
    with before_python(another) as page:
        expect(page.locator("#opening")).to_have_text(words.table("de")["shell.opening"])


def test_a_start_that_fails_is_told_in_the_language_of_the_browser(new_device: NewDevice, watch: Watch) -> None:
    page = new_device(locale="de-DE").new_page()
    page.route(re.compile(r"pyodide\.asm\.(wasm|mjs)"), lambda route: route.abort())
    page.goto("")
    expect(page.locator("#opening")).to_have_text(words.table("de")["shell.failed"], timeout=LONG)
    page.goto("about:blank")  # nothing more is to come
    watch.complaints.clear()  # they were to be expected


def test_a_whole_game_in_german(open_table: Opener) -> None:
    """No word of English, and axe-core finds nothing, at each first decision of a kind, and on the score sheet."""
    table, dice = open_table("phone", locale="de-DE"), random.Random(8)
    show(table, new_game("newyorkcity", ["human:Ann", "tom:B4"], 5))
    table.page.evaluate(AXE.read_text("utf-8"))
    seen: dict[str, Any] = {}
    while not table.over:
        if table.decision not in seen:
            seen[table.decision] = (english_left(table.page, "de"), table.page.evaluate(VIOLATIONS))
        table.play_one(dice)
    table.sheet.locator(".clauses").wait_for()
    seen["over"] = (english_left(table.page, "de"), table.page.evaluate(VIOLATIONS))
    assert len(seen) >= 6
    assert {kind: faults for kind, faults in seen.items() if faults != (set(), [])} == {}
