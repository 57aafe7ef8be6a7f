"""`load=click` shows a picture of the very position without starting Python: what it is made of, in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from nyc_core import new_game
from nyc_core.lessons import shelf
from nyc_core.newyorkcity.picture import picture
from web.app.keep.sharing import pack

FILES = {
    *("bare.html", "picture.mjs", "positions.mjs", "python.mjs"),
    *("picture-newyorkcity.mjs", "pictures-newyorkcity.json"),
}
TEN = 10  # times what the first one costs, with all that is fetched for it
DRAW = """async (packed) => {
  const began = performance.now();
  const [{ picture }, { positionOf }] = await Promise.all([import("./picture.mjs"), import("./positions.mjs")]);
  const times = [];
  for (let n = 0; n < 10; n += 1) {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = await picture(await positionOf(packed), { lang: "de", theme: "light" });
    place.getBoundingClientRect();
    times.push(performance.now() - began);
  }
  return [await picture(await positionOf(packed), { lang: "de", theme: "dark" }), times];
}"""
LESSON = """async (id) => {
  const [{ picture }, { positionOfLesson }] = await Promise.all([import("./picture.mjs"), import("./positions.mjs")]);
  const position = await positionOfLesson(id);
  const code = await positionOfLesson("constructor").catch((error) => error.code);
  return [await picture(position, { seat: position.learner, theme: "dark" }), code];
}"""
AS_IMAGE = """async (svg) => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}"""


@pytest.fixture
def bare(new_device: Callable[..., BrowserContext], site: str) -> Iterator[Page]:
    """A page beside the app that holds nothing, and that may ask for nothing but what draws."""
    page = new_device("phone").new_page()
    page.route(
        "**/bare.html", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><title>-</title>")
    )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.goto(f"{site}bare.html")
    yield page
    assert set(asked) <= FILES


def test_ten_boards_cost_ten_pictures(bare: Page) -> None:
    game = new_game("newyorkcity", ["human:Ämilie", "tom:B4", "human:Bo"], 4)
    for _ in range(20):
        game.act(game.options()[-1])
    drawn, times = bare.evaluate(DRAW, pack(game.save()))
    assert drawn == picture(game.view(None), "de", "dark")
    assert times[-1] < TEN * times[0], times
    shown: Any = bare.get_by_role("img", name="New York City: Runde").all()
    assert len(shown) == 10
    assert all(box["x"] >= 0 and box["width"] > 300 for box in (one.bounding_box() for one in shown))


def test_a_lesson_is_shown_with_its_learners_hand(bare: Page) -> None:
    lesson = shelf.lessons("bids")[2]
    drawn, code = bare.evaluate(LESSON, lesson.id)
    assert drawn == picture(lesson.game().view(lesson.learner), "en", "dark", lesson.learner)
    assert code == "missing"


def test_a_notebook_may_show_it_as_an_image(bare: Page) -> None:
    """JupyterLab puts an SVG into an <img>, where nothing of the page around it reaches."""
    wide, high = bare.evaluate(AS_IMAGE, new_game("newyorkcity", ["human", "tom:B4"], 1)._repr_svg_())
    assert wide == 640
    assert high > wide
