"""Issue "Embedding": the page "How to embed", with live examples and code to copy."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.embedding import LONG, Hosting
from e2e.test_everyone import AXE, MISFITS, VIOLATIONS
from web.build import howto


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", howto.PAGES.values())
def test_how_to_embed_is_for_everyone(browser: Browser, site: str, name: str, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto(site + name)
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(VIOLATIONS) == []
    for width in (320, 820, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(MISFITS) == []
    for link in page.locator("a[href]").evaluate_all("all => all.map((one) => one.href.split('#')[0])"):
        assert context.request.get(link).ok
    context.close()


def test_what_how_to_embed_shows_is_alive_and_what_it_gives_away_works(hosting: Hosting, site: str) -> None:
    """Its buttons lead the board; its code, pasted into a page of another origin, is a board."""
    host = hosting("", permissions=["clipboard-read", "clipboard-write"])
    page = host.page
    page.goto(f"{site}how-to-embed.html")
    page.locator("[data-step='first']").click()
    page.locator("#replay iframe").content_frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    page.wait_for_function("() => document.getElementById('replay').ply === 0")
    expect(page.locator("#told")).to_contain_text("replay ready")
    page.locator("[data-copy]").nth(0).click()
    code = page.evaluate("() => navigator.clipboard.readText()")
    assert site in code
    page.locator("[data-copy]").nth(2).click()
    frame = page.evaluate("() => navigator.clipboard.readText()")
    other = hosting(f"{code.split('</script>')[1]}{frame}")
    for one in ("nyc-board", "main"):
        cover = other.page.locator(one).locator("iframe").first.content_frame
        cover.locator("#picture svg").wait_for()
