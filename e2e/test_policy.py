"""Issue 4, "Safe": the Content-Security-Policy in the page is strict, nothing that the page does breaks it, and what
somebody smuggles in does not run."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from e2e.table import LONG, Table, until
from e2e.test_everyone import each_sheet
from e2e.test_start import broken, kept, way
from tests.web.policies import PAGES, allowed, policy_of
from web.build.server import started

# Written down in the page itself: a violation is an event first and a line on the console second.
LISTEN = """globalThis.violations = [];
document.addEventListener("securitypolicyviolation",
  (event) => violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    fresh = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    fresh.add_init_script(LISTEN)
    yield fresh
    fresh.close()


def table_at(context: BrowserContext, address: str) -> Table:
    table = Table(context.new_page())
    table.page.goto(address)
    table.wait_for_start()
    return table


def violations(table: Table) -> list[str]:
    violations_now: list[str] = table.page.evaluate("() => globalThis.violations")
    return violations_now


def test_every_page_of_the_site_may_do_what_it_needs_and_nothing_else(dist: Path) -> None:
    pages = {path.name: path.read_text("utf-8") for path in dist.glob("*.html")}
    assert set(pages) == set(PAGES)
    assert {name: policy_of(page) for name, page in pages.items()} == {
        name: allowed(name, page) for name, page in pages.items()
    }


def test_no_page_has_inline_scripts_handlers_or_styles_in_attributes(dist: Path) -> None:
    """And each has a policy, which stands before anything that it could forbid."""
    for path in dist.glob("*.html"):
        page = path.read_text("utf-8")
        policy = policy_of(page)
        assert (policy["default-src"], policy["base-uri"]) == ("'none'", "'none'"), path.name
        assert "unsafe-inline" not in str(policy), path.name
        assert not re.search(r"<[^>]+\s(style|on\w+)=", page), path.name
        assert set(re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", page)) <= set(
            re.findall(r'<script type="(?:py|application/json)"[^>]*>', page)  # no browser runs these
        )
        assert page.index("Content-Security-Policy") < min(page.index("<link"), page.index("<script"))


def test_nothing_breaks_the_policy_in_a_whole_game_and_in_every_screen(context: BrowserContext, site: str) -> None:
    """First visit and second visit: from what is fetched, then from what is remembered, with a service worker."""
    table = table_at(context, site)
    assert way(table.page) == "fetched"
    assert each_sheet(table, lambda _: violations(table)) == []
    kept(table.page)
    second = table_at(context, site)
    assert way(second.page) == "remembered"
    second.play(random.Random(5))
    assert second.over
    assert violations(second) == []


def test_nothing_breaks_the_policy_in_a_plain_start(context: BrowserContext, dist: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    broken(folder, "python-*.pack")
    with started(folder) as address:
        table = table_at(context, address)
        assert way(table.page) == "plain"
        table.play(random.Random(5), 3)
        assert violations(table) == []


# What must not run or load, and by which line of the policy it is refused.
SMUGGLED: dict[str, tuple[str, str]] = {
    "inline handler": ("<img src=icons/none.svg onerror='ran()'>", "script-src-attr"),
    "inline handler of a drawing": ("<svg onload='ran()'></svg><b onclick='ran()' id=tap>x</b>", "script-src-attr"),
    "other host's frame": ("<iframe src='https://other.example/'></iframe>", "frame-src"),
    "other host's picture": ("<img src='https://other.example/a.png'>", "img-src"),
    "picture in a link": ("<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>", "img-src"),
    "style": ("<style>body { display: none }</style>", "style-src-elem"),
    "style in an attribute": ("<p style='position: fixed'>x</p>", "style-src-attr"),
    "style sheet": ("<link rel=stylesheet href='https://other.example/a.css'>", "style-src-elem"),
    "plug-in": ("<object data='https://other.example/a.swf'></object>", "object-src"),
    "form": ("<form action='https://other.example/'><button id=tap>x</button></form>", "form-action"),
    "address that is a script": ("<a id=tap href='javascript:ran()'>x</a>", "script-src-elem"),
}
FRAME = "<iframe srcdoc='<script>parent.ran()</script>'></iframe>"  # what is refused there is not reported here
SMUGGLE = """markup => {
  globalThis.ran = () => { globalThis.hasRun = true; };
  globalThis.violations = [];
  const box = Object.assign(document.createElement("div"), {innerHTML: markup});
  document.body.append(box);
  box.querySelector("#tap")?.click();
}"""
SCRIPTS = {
    "inline script": "s => { s.textContent = 'globalThis.hasRun = true'; }",
    "other host's script": "s => { s.src = 'https://other.example/a.js'; }",
    "script in an address": "s => { s.src = 'data:text/javascript,globalThis.hasRun = true'; }",
    "script in a blob": "s => { s.src = URL.createObjectURL(new Blob(['globalThis.hasRun = true'])); }",
}


def test_what_is_smuggled_in_does_not_run(context: BrowserContext, site: str) -> None:
    table = table_at(context, site)
    table.page.evaluate(SMUGGLE, FRAME)
    for name, (markup, line) in SMUGGLED.items():
        table.page.evaluate(SMUGGLE, markup)
        assert until(table.page, lambda: violations(table))[0].split()[0] == line, name
    for name, fill in SCRIPTS.items():
        table.page.evaluate("() => { globalThis.violations = []; }")
        table.page.evaluate(
            f"() => {{ const s = document.createElement('script'); ({fill})(s); document.body.append(s); }}"
        )
        assert until(table.page, lambda: violations(table))[0].startswith("script-src-elem"), name
    for call in ("fetch('https://other.example/')", "navigator.sendBeacon('https://other.example/')"):
        table.page.evaluate(f"() => {{ globalThis.violations = []; Promise.resolve({call}).catch(() => 0); }}")
        assert until(table.page, lambda: violations(table))[0].startswith("connect-src"), call
    assert not table.page.evaluate("() => Boolean(globalThis.hasRun)")


def test_pyscript_does_not_start_without_unsafe_eval(context: BrowserContext, dist: Path, tmp_path: Path) -> None:
    """So it cannot go: the game itself is there, PyScript's core is refused. When this fails, tighten the policy."""
    folder = shutil.copytree(dist, tmp_path / "site")
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace(" 'unsafe-eval'", ""), "utf-8")
    with started(folder) as address:
        table = table_at(context, address)
        table.page.locator("#table[data-ready]").wait_for(timeout=LONG)
        assert violations(table) == []
        refused = until(table.page, lambda: violations(table))
        assert refused[0].startswith("script-src eval")
