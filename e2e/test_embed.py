"""Issue "Embedding": the board on a page of another origin: pictures first, every mode, ten at once, and its frame."""

from __future__ import annotations

import html
import json
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from e2e.embedding import LESSON, MODES, Hosting, board, played
from e2e.test_everyone import MISFITS
from nyc_core import new_game
from nyc_core.lessons import cover, schema
from nyc_core.newyorkcity.picture import picture
from web.app.keep import sharing

# Pictures first


def test_ten_boards_cost_ten_pictures(hosting: Hosting) -> None:
    """Every mode, twice and more on one page, by day and by night: no Python anywhere."""
    boards = [board(mode=mode, theme=theme, **more) for mode, more in MODES.items() for theme in ("light", "dark")]
    host = hosting("".join([*boards, board(lesson=LESSON.id, lang="de"), board(seats="human,human:Ben,tom:A2")]))
    frames = host.page.locator("nyc-board")
    assert frames.count() == 10
    for number in range(10):
        frames.nth(number).scroll_into_view_if_needed()
        frame = frames.nth(number).locator("iframe").content_frame
        frame.locator("#picture svg").wait_for()
        expect(frame.locator("#begin")).to_be_visible()
        expect(frame.locator("#cover-title")).not_to_be_empty()
    assert not [url for url in host.asked if "pyodide" in url or "pyscript" in url or ".pack" in url]
    german = frames.nth(8).locator("iframe").content_frame
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german.locator("#cover-title")).to_have_text(LESSON.title["de"])
    assert [ready["stage"] for ready in host.wait_told("ready", 10)] == ["picture"] * 10


def test_the_first_picture_is_there_within_300_ms(hosting: Hosting) -> None:
    """From the moment at which the frame begins to load; the best of a few, as other tests run beside this one."""
    times: list[float] = []
    host = hosting(board(lesson=LESSON.id))
    while not times or (min(times) >= 300 and len(times) < 8):
        host.frame().locator("#picture svg").wait_for()
        took = "() => performance.getEntriesByName('nyc:picture')[0].startTime"
        times.append(host.frame().locator("#picture").evaluate(took))
        host.page.reload()
    assert min(times) < 300, times
    assert not [url for url in host.asked if "pyodide" in url]


DRAWN = """async (picture, [kind, given]) => {
  const [{picture: draw}, from] = await Promise.all([import("./picture.mjs"), import("./positions.mjs")]);
  const position = await (kind === "lesson" ? from.positionOfLesson(given) : from.positionOf(given));
  const {lang} = document.documentElement;
  const there = document.createElement("div");
  there.innerHTML = await draw(position, {lang, theme: "light", seat: position.learner});
  return [picture.innerHTML === there.innerHTML, position.learner];
}"""


def test_the_cover_shows_the_very_table_or_says_that_it_does_not(hosting: Hosting, site: str) -> None:
    """A lesson with the learner's hand, a position as it is written or packed; another moment than the picture's, and a
    table that is not dealt yet, are told."""
    host = hosting("<iframe title='board' width='900' height='700'></iframe>")
    frame = host.page.locator("iframe").content_frame
    plain, save = json.dumps(played(30).position()), sharing.pack(played(12).save())
    for kind, given, more, note in (
        ("lesson", "two-pairs", "", "A lesson"),
        ("game", plain, "&mode=position", ""),
        ("game", sharing.pack(plain), "", ""),
        ("game", save, "&mode=replay&ply=12", ""),
        ("game", save, "&mode=replay&ply=3", "The picture shows the last table of the game."),
    ):
        address = f"{site}embed.html?theme=light&{kind}={quote(given)}{more}"
        host.page.evaluate("() => { told.length = 0 }")
        host.page.locator("iframe").evaluate("(one, src) => { one.src = src }", address)
        host.wait_told("ready")
        same, learner = frame.locator("#picture").evaluate(DRAWN, [kind, given])
        assert same, address[:100]
        assert (learner is not None) == (kind == "lesson")
        expect(frame.locator("#cover-kind")).to_have_text(note)
        assert host.told("error") == []
    for query in ("seed=500", "seats=human,human:Ben", "seed=5&seats=human,human:Ben"):
        host.page.locator("iframe").evaluate("(one, src) => { one.src = src }", f"{site}embed.html?{query}")
        expect(frame.locator("#cover-kind")).to_have_text("The picture shows the table before anything is dealt.")
    for query in ("seed=5", "seed=5&seats=human,tom:B4&rules=newyorkcity"):  # the first tables are known
        host.page.locator("iframe").evaluate("(one, src) => { one.src = src }", f"{site}embed.html?{query}")
        expect(frame.locator("#cover-kind")).to_have_text("")
        drawn = picture(new_game("newyorkcity", ["human", "tom:B4"], 5).view(0), "en", "light", 0)
        story = drawn.split("<desc>")[1].split("</desc>")[0]
        expect(frame.locator("#picture desc")).to_have_text(html.unescape(story))


def test_a_teachers_own_lesson_shows_its_table_its_title_and_its_task(hosting: Hosting, site: str) -> None:
    """As the editor packs it: what chance deals is on the cover already; what its texts hold is only text."""
    lesson = {**schema.as_data(LESSON), "title": {"en": "Mine <b>"}, "task": {"en": "Do <i>it"}, "seed": 11}
    lesson |= {"text": {"en": "T"}, "hints": [], "failures": [], "choices": [], "done": {"en": "D"}}
    lesson["position"] = {"seats": ["human:Ada", "human:Bo"], "phase": "draft"}
    read = schema.read({**lesson, "goals": [{"test": "moves", "least": 1}], "answer": ["take 1"]})
    packed = sharing.pack(json.dumps({**schema.as_data(read), "cover": cover(read)}))
    host = hosting("<iframe title='board' width='900' height='700'></iframe>")
    frame = host.page.locator("iframe").content_frame
    address = f"{site}embed.html?theme=light&lesson={quote(packed)}"
    host.page.locator("iframe").evaluate("(one, src) => { one.src = src }", address)
    expect(frame.locator("#cover-title")).to_have_text("Mine <b>")
    expect(frame.locator("#cover-task")).to_have_text("Do <i>it")
    expect(frame.locator("#cover-kind")).to_have_text("A lesson")
    drawn = picture(read.game().view(0), "en", "light", 0)
    assert frame.locator("#picture desc").text_content() == html.unescape(drawn.split("<desc>")[1].split("</desc>")[0])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(360, 740), (1280, 860)])
def test_the_cover_is_for_everyone(hosting: Hosting, scheme: Any, size: tuple[int, int]) -> None:
    width, height = size
    look = {"color_scheme": scheme, "viewport": {"width": width, "height": height}}
    host = hosting(board(lesson=LESSON.id), bypass_csp=True, **look)  # axe comes in as text
    frame = host.frame()
    frame.locator("#picture svg").wait_for()
    assert host.axe(frame) == []
    assert frame.locator("html").evaluate(MISFITS) == []


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_starts_and_is_what_it_says(hosting: Hosting, mode: str) -> None:
    host = hosting(board(mode=mode, **MODES[mode]), bypass_csp=True)
    host.frame().locator("#picture svg").wait_for()
    frame = host.start()
    ready = host.wait_told("ready", 2)[1]
    assert ready["mode"] == mode
    assert ready["stage"] == "table"
    reel = frame.locator("#r-prompt .scrubber")
    playable = frame.locator("#table [data-act]:visible, #r-prompt [data-act]")
    assert bool(reel.count()) == (mode == "replay")
    assert bool(playable.count()) == (mode in ("play", "lesson"))
    assert bool(frame.locator("#r-lesson *").count()) == (mode == "lesson")
    if mode == "replay":
        frame.locator("[data-at='0']").click()
        assert host.wait_told("position")[-1]["ply"] == 0
    assert host.axe(frame) == []
    assert host.told("error") == []


# The frame


def test_the_frame_is_as_high_as_it_needs(hosting: Hosting) -> None:
    host = hosting(board(lesson=LESSON.id), viewport={"width": 360, "height": 740})
    host.page.evaluate("() => addEventListener('nyc-resize', ({detail}) => { window.sized = detail })")
    frame = host.page.locator("nyc-board iframe")
    host.wait_told("resize")

    def height() -> float:
        box = frame.bounding_box()
        assert box
        return float(box["height"])

    expect(frame).to_have_css("height", f"{host.told('resize')[-1]['height']}px")
    narrow = height()
    host.page.set_viewport_size({"width": 1280, "height": 860})
    host.wait_told("resize", 2)
    expect(frame).to_have_css("height", f"{host.told('resize')[-1]['height']}px")
    assert height() > narrow > 300
    assert host.page.evaluate("() => sized") == host.told("resize")[-1]


def test_the_keyboard_goes_in_and_out(hosting: Hosting) -> None:
    host = hosting(board(mode="position", game=MODES["position"]["game"]))
    host.frame().locator("#picture svg").wait_for()
    keyboard = host.page.keyboard
    host.page.locator("#before").focus()
    keyboard.press("Tab")
    expect(host.frame().locator("#begin")).to_be_focused()
    keyboard.press("Tab")
    expect(host.page.locator("#after")).to_be_focused()
    keyboard.press("Shift+Tab")
    keyboard.press("Enter")
    frame = host.until_ready()
    expect(frame.locator("#r-prompt")).to_be_focused()
    for _ in range(200):
        keyboard.press("Tab")
        if host.page.evaluate("() => document.activeElement.id") == "after":
            break
    expect(host.page.locator("#after")).to_be_focused()


def test_a_board_does_not_take_the_focus_from_the_page(hosting: Hosting) -> None:
    host = hosting(board(seed="5", load="now"))
    host.page.locator("#before").focus()
    host.until_ready()
    expect(host.page.locator("#before")).to_be_focused()


def test_without_its_head(hosting: Hosting) -> None:
    host = hosting(board(seed="5", controls="0", load="now"))
    frame = host.until_ready()
    expect(frame.locator("#r-bar")).to_be_hidden()
    box = frame.locator("#r-board").bounding_box()
    outer = host.page.locator("nyc-board iframe").bounding_box()
    assert box
    assert outer
    assert 0 <= box["y"] - outer["y"] < 20
