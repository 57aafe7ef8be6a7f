"""What was drawn is kept as long as nothing of it is new (issue 11, point 5), and never longer: over whole games a kept
drawing is what would be drawn now."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
from tests.app.player import Player
from web.app.draw import kept as keeping
from web.app.draw.kept import kept
from web.app.draw.scene import Scene
from web.app.look import Look
from web.app.state import Asked, State

BOROUGHS = {"bronx": {"base": 8}, "queens": {"base": 9}}
VIEW: dict[str, Any] = {"seats": [{}], "boroughs": BOROUGHS, "players": [{"points": 1}], "statue": 4}


def scene(**more: Any) -> Scene:
    fields: dict[str, Any] = {"view": VIEW, "decision": Asked(0, "bid"), "options": ["pass"], "words": str, **more}
    return Scene(**fields)


def with_view(**more: Any) -> Scene:
    return scene(view={**VIEW, **more})


class Pen:
    """A drawing that counts how often it is drawn."""

    def __init__(self) -> None:
        self.times = 0

    def of(self, read: Any) -> Any:
        @kept
        def draw(scene: Scene, *given: object) -> str:
            self.times += 1
            return str(read(scene, *given))

        return draw


READ: dict[str, tuple[Any, Scene, Scene]] = {
    "an entry of the view": (lambda s: s.view["statue"], with_view(statue=3), with_view(vessels=[1])),
    "an entry that is not there": (lambda s: s.view.get("vessels"), with_view(vessels=[]), with_view(statue=3)),
    "whether it is there": (lambda s: "boroughs" in s.view, scene(view={"seats": [{}]}), with_view(boroughs={})),
    "an entry further in": (
        lambda s: s.view["boroughs"]["bronx"]["base"],
        with_view(boroughs={**BOROUGHS, "bronx": {"base": 7}}),
        with_view(boroughs={**BOROUGHS, "queens": {"base": 7}}),
    ),
    "all of an entry": (
        lambda s: sum(one["base"] for one in s.view["boroughs"].values()),
        with_view(boroughs={**BOROUGHS, "queens": {"base": 7}}),
        with_view(statue=3),
    ),
    "a player": (lambda s: s.player(0)["points"], with_view(players=[{"points": 2}]), with_view(statue=3)),
    "what is asked": (lambda s: s.kind, scene(decision=Asked(0, "draft")), with_view(statue=3)),
    "what may be played": (lambda s: s.control("pass"), scene(options=["bid press"]), with_view(statue=3)),
    "the page's state": (lambda s: s.state.tab, scene(state=State(tab="board")), scene(state=State(picks=["a"]))),
    "a fact": (
        lambda s: s.state.facts.get("mayor"),
        scene(state=State(facts={"mayor": "bronx"})),
        scene(state=State(facts={"press": [1]})),
    ),
    "the words": (lambda s: s.words("x"), scene(words=repr), with_view(statue=3)),
}


@pytest.mark.parametrize("what", READ)
def test_a_drawing_is_drawn_anew_when_what_it_was_drawn_from_is_new(what: str) -> None:
    read, other, alike = READ[what]
    pen = Pen()
    draw = pen.of(read)
    assert draw(scene()) == draw(scene()) == str(read(scene()))
    assert draw(alike) == str(read(alike))
    assert pen.times == 1
    assert draw(other) == str(read(other))
    assert pen.times == 2


def test_what_a_part_was_drawn_from_counts_for_the_whole() -> None:
    pen = Pen()
    part = pen.of(lambda s, name: s.view["boroughs"][name]["base"])

    @kept
    def whole(scene: Scene) -> str:
        return str(part(scene, "bronx") + part(scene, "queens"))

    assert whole(scene()) == whole(scene()) == "89"
    assert pen.times == 2
    assert whole(with_view(boroughs={**BOROUGHS, "queens": {"base": 7}})) == "87"
    assert pen.times == 3  # the Bronx was not drawn again


def test_what_is_kept_does_not_grow() -> None:
    pen = Pen()
    draw = pen.of(lambda _, number: number)
    for number in range(1000):
        assert draw(scene(), number) == str(number)
    assert len(draw.drawn) <= keeping.MOST


def forget() -> None:
    """All that is kept anywhere."""
    for name, module in list(sys.modules.items()):
        if name.startswith("web."):
            for one in vars(module).values():
                if isinstance(drawn := getattr(one, "drawn", None), dict):
                    drawn.clear()


SEATS = (["human", "tom:B4", "bot:clerk"], ["human", "human"], ["human", "tom:A6"])


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Draws twice whenever something is painted: with what is kept, and without."""
    drawn: list[str] = []
    draw = Look._draw

    def twice(look: Look, seen: Scene) -> dict[str, str]:
        regions = draw(look, seen)
        forget()
        assert regions == draw(look, replace(seen))
        drawn.extend(regions)
        return regions

    monkeypatch.setattr(Look, "_draw", twice)
    yield drawn
    forget()


@pytest.mark.parametrize("seats", SEATS, ids=" ".join)
def test_over_a_whole_game_what_is_kept_is_what_would_be_drawn(seats: list[str], compared: list[str]) -> None:
    app, page = opened()
    with app.house.painting:
        app.flow.start_game(new_game("newyorkcity", seats, seed=3), [])
    page.pass_time()
    Player(app, page).play(to_the_end=True)
    for deed in ({"do": "editor"}, {"do": "close"}, {"do": "learn"}):
        app.tap(deed)
    app.field("language", "de")
    app.field("language", "en")
    assert len(compared) > 500
    assert isinstance(page, FakePage)
