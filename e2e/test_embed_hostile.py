"""Issue "Embedding": broken parameters, and a page around the board that means it badly."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.embedding import LONG, Hosting


@pytest.mark.parametrize(
    "query", ["mode=cheat&ply=x&what=1", "v=2", "game=rubbish", "lesson=none", "theme=%ZZ&seats=go"]
)
@pytest.mark.parametrize("sign", ["?", "#"])
def test_broken_parameters_get_a_word_on_the_cover(hosting: Hosting, query: str, sign: str) -> None:
    host = hosting(f"<iframe src='SITE/embed.html{sign}{query}' title='board' width='900' height='700'></iframe>")
    frame = host.page.locator("iframe").content_frame
    frame.locator("#picture svg").wait_for()
    known = {"v=2": 1, "mode=cheat&ply=x&what=1": 3}.get(query, 0)
    if query != "theme=%ZZ&seats=go":
        expect(frame.locator("#cover-words")).not_to_be_empty()
    assert frame.locator("#cover-words").inner_text().count("“") >= known
    if sign == "#":
        frame.locator("#begin").click()
        frame.locator("#table[data-ready]").wait_for(timeout=LONG)
        expect(frame.locator("#r-toast")).not_to_be_empty()


# A page that means it badly

JUNK = """async ([frame, rounds]) => {
  const target = document.querySelector(frame).contentWindow;
  const deep = {}; let at = deep; for (let i = 0; i < 500; i++) at = at.x = {};
  const cycle = {}; cycle.self = cycle;
  const say = (type, payload, v = 1) => target.postMessage({source: "nyc", v, type, payload}, "*");
  const junk = [null, undefined, 7, "nyc", [], {}, {source: "nyc"}, {source: "nyc", v: 1},
    {source: "nyc", v: 9, type: "play"}, deep, cycle, new Map([[1, 2]]), new Date(),
    {source: "other", v: 1, type: "play", payload: {notation: "start 1"}}];
  for (let round = 0; round < rounds; round++) {
    for (const one of junk) target.postMessage(one, "*");
    for (const payload of [null, 7, "x", [], deep, cycle, {notation: deep}, {notation: "x".repeat(100000)}, {ply: NaN},
      {__proto__: {notation: "start 1"}}, {constructor: "x"}])
      for (const type of ["play", "goto", "theme", "load", "boom", "__proto__"]) say(type, payload);
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


def test_junk_and_floods_are_harmless(hosting: Hosting) -> None:
    host = hosting(
        "<iframe id='raw' src='SITE/embed.html?load=now&seed=5' title='board' width='1200' height='800'></iframe>"
    )
    frame = host.page.locator("#raw").content_frame
    frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    before = frame.locator("#r-board").inner_html()
    host.page.evaluate(JUNK, ["#raw", 60])
    errors = host.told("error")
    assert {error["code"] for error in errors} <= {
        "flood",
        "version",
        "type",
        "payload",
        "value",
        "unknown",
        "game",
        "lesson",
    }
    assert len(errors) < 60, "complaints do not flood either"
    assert frame.locator("#table").get_attribute("data-seq") == "0"
    assert frame.locator("#r-board").inner_html() == before or host.told("position")
    host.page.wait_for_timeout(2500)
    post = "notation => raw.contentWindow.postMessage({source: 'nyc', v: 1, type: 'play', payload: {notation}}, '*')"
    host.page.evaluate(
        "() => raw.contentWindow.postMessage({source: 'nyc', v: 1, type: 'load', payload: {seed: 5}}, '*')"
    )
    host.page.evaluate(post, "start 1")
    host.wait_told("action")


def test_only_the_parent_and_only_allowed_origins(hosting: Hosting) -> None:
    """A frame beside the board cannot play; and with an allow-list the wrong page neither plays nor hears a word."""
    sibling = (
        "<script>const go = () => [0, 1].forEach((n) => parent.frames[n].postMessage("
        '{source: "nyc", v: 1, type: "play", payload: {notation: "start 1"}}, "*"));'
        'addEventListener("message", go)</script>'
    )
    src = "SITE/embed.html?load=now&seed=5"
    host = hosting(
        f"<iframe id='open' src='{src}' title='one' width='900' height='600'></iframe>"
        f"<iframe id='shut' src='{src}&origins=https://elsewhere.test' title='two' width='900' height='600'></iframe>"
        f"<iframe id='beside' srcdoc='{sibling}' title='three'></iframe>"
    )
    for name in ("#open", "#shut"):
        host.page.locator(name).content_frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    play = """name => document.querySelector(name).contentWindow.postMessage(
        {source: "nyc", v: 1, type: "play", payload: {notation: "start 1"}}, "*")"""
    host.page.evaluate("() => beside.contentWindow.postMessage('go', '*')")
    host.page.evaluate(play, "#shut")
    host.page.wait_for_timeout(500)
    for name in ("#open", "#shut"):
        table = host.page.locator(name).content_frame.locator("#table")
        expect(table).to_have_attribute("data-seq", "0")
    assert len(host.told("ready")) == 2, "the picture and the table of the open one"
    host.page.evaluate(play, "#open")
    host.wait_told("action")
