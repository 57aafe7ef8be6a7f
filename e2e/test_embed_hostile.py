"""Issue "Embedding": broken parameters, and a page around the board that means it badly."""

from __future__ import annotations

import json
import random
from urllib.parse import parse_qsl, quote

import pytest
from playwright.sync_api import FrameLocator, expect

from e2e.embedding import LESSON, LONG, Hosting, played
from nyc_core.lessons.schema import as_data
from tests.app.hostile import NAMES
from web.app import routes
from web.app.keep import sharing

SAVE = sharing.pack(played(12).save())
# A query, and the codes of what is wrong with it; "*" where only something has to be said.
BROKEN = {
    "mode=cheat&ply=x&what=1": ["unknown", "value", "value"],
    "v=2": ["value"],
    "game=rubbish": ["game"],
    "lesson=none": ["lesson"],
    "mode=lesson": ["lesson"],
    "theme=%ZZ&seats=go": ["seats", "value"],
    "seats=banana,human": ["seats"],
    f"ply=999&game={SAVE}": ["ply"],
    "ply=3": ["ply"],
    "origins=foo https://elsewhere.test/": ["origin"],
    "origins=foo": ["nobody", "origin"],
}
# Gives a frame one address after the other, and looks at its cover after each.
COVERS = """async ([site, queries]) => {
  const [frame] = document.querySelectorAll("iframe");
  const seen = [];
  let heard = [];
  addEventListener("message", ({data}) => data?.source === "nyc" && heard.push(data));
  for (const query of queries) {
    heard = [];
    await new Promise((done) => { frame.onload = done; frame.src = `${site}embed.html#${query}`; });
    for (let wait = 0; wait < 9000 && !heard.some(({type}) => type === "ready"); wait++)
      await new Promise((done) => setTimeout(done, 10));
    await new Promise((done) => setTimeout(done, 10));
    seen.push(heard.filter(({type}) => type !== "resize"));
  }
  return seen;
}"""


def words_on(cover: FrameLocator) -> str:
    words: str = cover.locator("#cover-words").inner_text()
    return words


@pytest.mark.parametrize("sign", ["?", "#"])
def test_broken_parameters_get_a_word_on_the_cover(hosting: Hosting, site: str, sign: str) -> None:
    """And the page around is told the same, unless it may be told nothing."""
    host = hosting("<iframe title='board' width='900' height='700'></iframe>")
    frame = host.page.locator("iframe").content_frame
    for query, codes in BROKEN.items():
        host.page.evaluate("() => { told.length = 0 }")
        host.page.locator("iframe").evaluate("(one, src) => { one.src = src }", f"{site}embed.html{sign}{query}")
        expect(frame.locator("#cover-words")).not_to_be_empty()
        if "origin" in codes:
            expect(frame.locator("#cover-words")).to_contain_text("“foo”")
            host.page.wait_for_timeout(100)
            assert host.told() == []
            continue
        told = host.wait_told("error", len(codes))
        assert sorted(error["code"] for error in told) == codes, query
        assert " ".join(error["text"].strip() for error in told).split() == words_on(frame).split(), query


def test_the_table_says_it_too(hosting: Hosting) -> None:
    for query in ("mode=cheat&ply=x&what=1", "lesson=none", "theme=%ZZ&seats=go"):
        host = hosting(f"<iframe src='SITE/embed.html#{query}' title='board' width='900' height='700'></iframe>")
        frame = host.page.locator("iframe").content_frame
        frame.locator("#begin").click()
        frame.locator("#table[data-ready]").wait_for(timeout=LONG)
        expect(frame.locator("#r-toast")).not_to_be_empty()


def test_dozens_of_mutated_addresses(hosting: Hosting, site: str) -> None:
    """None runs, each cover has its picture and its words; the same as messages to a table that is there."""
    dice = random.Random(9)
    lesson = sharing.pack(json.dumps(as_data(LESSON)))
    good = [
        f"mode=replay&game={SAVE}&ply=3",
        f"lesson={lesson}",
        "seats=human,human:Ben,tom:A2&seed=4",
        f"lesson={LESSON.id}",
    ]
    strange = [
        *NAMES[:6],
        "%",
        "%00",
        "<img src=x onerror=top.ran()>",
        "javascript:top.ran()",
        "{",
        '{"seats":[{"name":"<b>"}]}',
    ]

    names = [*routes.TEXTS, *routes.NUMBERS, *routes.choices(), "x"]

    def mutated() -> str:
        text = dice.choice(good)
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(text))
            if dice.random() < 0.5:
                text += f"&{dice.choice(names)}={quote(dice.choice(strange))}"
            else:
                text = text[:place] + dice.choice("&=#+%A{-_") + text[place + dice.randrange(4) :]
        return text.replace("origins=", "origin=").replace("load=", "laod=")

    host = hosting("<iframe title='board' width='900' height='600'></iframe>", "Blocked autofocusing")
    for seen in host.page.evaluate(COVERS, [site, [mutated() for _ in range(30)]]):
        assert [one["type"] for one in seen].count("ready") == 1, seen
    frame = host.page.locator("iframe").content_frame
    host.page.locator("iframe").evaluate("(one, src) => { one.src = src }", f"{site}embed.html?load=now")
    frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    for _ in range(20):
        facts = dict(parse_qsl(mutated()))
        host.page.evaluate("() => { told.length = 0 }")
        host.page.evaluate(
            "(payload) => frames[0].postMessage({source: 'nyc', v: 1, type: 'load', payload}, '*')", facts
        )
        host.page.wait_for_function("() => told.some(([type]) => ['position', 'error'].includes(type))")
        codes = {error["code"] for error in host.told("error")}
        assert codes == {"payload"} or bool(codes) == bool(frame.locator("#r-toast").inner_text().strip()), facts
        host.page.wait_for_timeout(50)  # no flood
    assert not frame.locator("img, iframe, [onerror]").count()
    assert not host.page.evaluate("() => Boolean(window.hasRun)")


# A page that means it badly

JUNK = """async ([frame, rounds]) => {
  const target = document.querySelector(frame).contentWindow;
  const deep = {}; let at = deep; for (let i = 0; i < 500; i++) at = at.x = {};
  const cycle = {}; cycle.self = cycle;
  const say = (type, payload, v = 1) => target.postMessage({source: "nyc", v, type, payload}, "*");
  const junk = [null, undefined, new Uint8Array(1e6), 7, "nyc", [], {}, {source: "nyc"}, {source: "nyc", v: 1},
    {source: "nyc", v: 9, type: "play"}, deep, cycle, new Map([[1, 2]]), new Date(),
    {source: "other", v: 1, type: "play", payload: {notation: "start 1"}}];
  for (let round = 0; round < rounds; round++) {
    for (const one of junk) target.postMessage(one, "*");
    for (const payload of [7, "x", [], deep, cycle, {notation: deep}, {notation: "x".repeat(500000)}, {ply: NaN},
      new Uint8Array(1e6)])
      for (const type of ["play", "goto", "theme", "load", "boom", "__proto__"]) say(type, payload);
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


# How long it takes until the answer to a large message is there; and to go through such a one, as JSON.
LARGE = """() => new Promise((done) => {
  const begun = performance.now();
  addEventListener("message", () => done(performance.now() - begun), { once: true });
  raw.contentWindow.postMessage({ source: "nyc", v: 1, type: "play", payload: new Uint8Array(3e6) }, "*");
})"""
GONE_THROUGH = """() => {
  const begun = performance.now();
  JSON.stringify(new Uint8Array(3e6));
  return performance.now() - begun;
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
    assert {error["code"] for error in errors} <= {"flood", "version", "type", "payload"}
    assert 0 < len(errors) < 60, "complaints do not flood either"
    host.page.wait_for_timeout(2500)
    assert frame.locator("#table").get_attribute("data-seq") == "0"
    assert frame.locator("#r-board").inner_html() == before
    assert host.told("position") == []
    assert host.page.evaluate(LARGE) < host.page.evaluate(GONE_THROUGH), "a large one is not gone through"
    assert host.told("error")[-1]["code"] == "payload"
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
