"""What a tap on a thing tells about it: a character, a borough, a type of card, or one of the other things of the table."""

from __future__ import annotations

from nyc_core.newyorkcity.layout import lantern
from web.app.draw.html import el, text
from web.app.draw.scene import Scene

from . import cards, characters, facts, score


def info(scene: Scene, what: str) -> tuple[str, str]:
    """A title, and all about the thing that `data-info` names."""
    kind, _, name = what.partition(" ")
    words = scene.words
    title = {
        "character": lambda: characters.name(scene, int(name)),
        "borough": lambda: words(f"borough.{name}"),
        "card": lambda: words(f"card.{name}"),
    }.get(kind, lambda: words(f"info.{kind}.title"))()
    return title, _story(scene, kind, name)


def _story(scene: Scene, kind: str, name: str) -> str:
    words = scene.words
    if kind == "character":
        return characters.card(scene, int(name))
    if kind == "borough":
        return _borough(scene, name)
    if kind == "card":
        return (
            el("div", cards.face(scene, name), class_="about-card")
            + text("p", words(f"goal.{name}"))
            + text("p", words("info.card"))
        )
    return text("p", words(f"info.{kind}")) + (_discard(scene) if kind == "discard" else "")


def _borough(scene: Scene, name: str) -> str:
    words = scene.words
    points = scene.state.scores
    lamp, number = lantern(name), facts.lantern_of(name)
    light = (
        text("p", words("info.lantern", colour=words(f"lantern.{lamp}"), name=characters.name(scene, number)))
        if lamp
        else ""
    )
    return score.borough(scene, name, points, heading="h3") + light + text("p", words("info.borough"), class_="facts")


def _discard(scene: Scene) -> str:
    pile = scene.view.get("discard") or ()
    return el("p", cards.chips(scene, pile)) if not isinstance(pile, int) else ""
