"""What a tap on a thing tells about it: a character, a borough, a type of card, or one of the other things of the table."""

from __future__ import annotations

from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.layout import lantern
from web.app.draw.html import el, join, text
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
    more = {"discard": _discard, "points": _expected}.get(kind)
    return text("p", words(f"info.{kind}")) + (more(scene) if more else "")


def _borough(scene: Scene, name: str) -> str:
    """Who has what there, and what each sign on it means."""
    words = scene.words
    said = [words("info.borough"), _letter(scene, name)]
    if scene.view["boroughs"][name]["skyscrapers"].get("neutral"):
        said.append(words("info.neutral"))
    if lamp := lantern(name):
        known = characters.name(scene, facts.lantern_of(name))
        said.append(words("info.lantern", colour=words(f"lantern.{lamp}"), name=known))
    return score.borough(scene, name, scene.state.scores, heading="h3") + join(text("p", one) for one in said)


def _letter(scene: Scene, name: str) -> str:
    """What the borough's letter is for: when the Mayor comes (NYC-3.2)."""
    words, letter = scene.words, str(scene.view["boroughs"][name]["letter"])
    if facts.mayor(scene) == name:
        return words("info.mayor")
    if letter == box.LETTERS[-1]:
        return words("info.letter.last", letter=letter)
    return words("info.letter", letter=letter, n=box.LETTERS.index(letter) + 1)


def _expected(scene: Scene) -> str:
    """Who would win now, and the way to why; nothing where a lesson asks for just that."""
    if not scene.state.scores:
        return ""
    title = text("h3", scene.words("score.now"), class_="title")
    door = el("button", text("span", scene.words("menu.score")), type="button", class_="btn", data_panel="score")
    return title + score.podium(scene, scene.state.scores) + el("div", door, class_="buttons")


def _discard(scene: Scene) -> str:
    pile = scene.view.get("discard") or ()
    return el("p", cards.chips(scene, pile)) if not isinstance(pile, int) else ""
