"""The middle of the table, where this phase happens: start stacks, pairs, the bids of this bidding round (NYC-1.10, 4.1, 5)."""

from __future__ import annotations

from web.app.draw.html import el, join, text
from web.app.draw.kept import kept
from web.app.draw.scene import Scene

from . import auction, cards, characters, compose


@kept
def draw(scene: Scene) -> str:
    """What is going on now, with the piles of cards beside it."""
    return {"start": _starts, "draft": _draft, "bidding": _bidding, "activation": _activation, "over": _over}[
        scene.phase
    ](scene)


def _head(scene: Scene, title: str, more: str = "") -> str:
    return el("header", text("h2", title, class_="title") + more)


def piles(scene: Scene) -> str:
    """Draw pile and discard pile."""
    both = cards.pile(scene, scene.view.get("draw", 0), "draw") + cards.pile(
        scene, scene.view.get("discard", ()), "discard"
    )
    return el("div", both, class_="piles")


def _starts(scene: Scene) -> str:
    """The start stacks, each with both characters and what they do (NYC-1.10)."""
    stacks = join(_start(scene, place, pair) for place, pair in enumerate(scene.view.get("starts") or (), 1))
    return _head(scene, scene.words("stage.start")) + el("div", stacks, class_="starts")


def _start(scene: Scene, place: int, pair: list[int]) -> str:
    rows = join(el("span", characters.still(scene, number) + _story(scene, number), class_="who") for number in pair)
    spoken = scene.words("start.label", a=characters.label(scene, pair[0]), b=characters.label(scene, pair[-1]))
    return el("button", rows, type="button", **scene.control(f"start {place}", "start", aria_label=spoken))


def _story(scene: Scene, number: int) -> str:
    return el(
        "span",
        text("b", characters.name(scene, number)) + text("span", characters.effect(scene, number)),
        class_="story",
    )


def _draft(scene: Scene) -> str:
    """The pairs (NYC-4.1); single cards of them while character 2 is used, two pairs for character 4."""
    pairs = scene.view.get("pairs") or []
    drawn = join(_pair(scene, place, pair) for place, pair in enumerate(pairs, 1))
    return _head(scene, scene.words("stage.draft"), piles(scene)) + el("div", drawn, class_="pairs", role="group")


def _pair(scene: Scene, place: int, pair: list[str]) -> str:
    picked, live = compose.picks(scene), compose.openings(scene)
    if compose.wants(scene) == "single":
        left = list(picked)
        return el("div", join(_loose(scene, place, kind, left, live) for kind in pair), class_="pair loose")
    if compose.wants(scene) == "pair":
        pick = f"pairs:{place}"
        inner = join(cards.face(scene, kind, comes="draw") for kind in pair)
        spoken = cards.pair_label(scene, place, pair)
        if pick in picked:
            return el(
                "button",
                inner,
                type="button",
                class_="pair chosen",
                data_unpick=pick,
                aria_label=spoken,
                aria_pressed="true",
            )
        live_pick = pick if str(place) in live else None
        return el(
            "button",
            inner,
            type="button",
            class_="pair pick" if live_pick else "pair",
            data_pick=live_pick,
            aria_label=spoken,
        )
    return cards.pair(scene, place, pair)


def _loose(scene: Scene, place: int, kind: str, picked: list[str], live: frozenset[str]) -> str:
    pick = f"pair:{place}:{kind}"
    spoken = scene.words(f"card.{kind}")
    face = cards.face(scene, kind)
    if pick in picked:
        picked.remove(pick)  # its twin in the same pair stays free
        return el(
            "button", face, type="button", class_="one chosen", data_unpick=pick, aria_label=spoken, aria_pressed="true"
        )
    live_pick = pick if f"{place}:{kind}" in live else None
    return el(
        "button", face, type="button", class_="one pick" if live_pick else "one", data_pick=live_pick, aria_label=spoken
    )


def _bidding(scene: Scene) -> str:
    return auction.draw(scene, piles(scene))


def _activation(scene: Scene) -> str:
    return _head(scene, scene.words("stage.activation"), piles(scene)) + text("p", scene.words("goal.activation"))


def _over(scene: Scene) -> str:
    return _head(scene, scene.words("stage.over")) + text("p", scene.words("goal.over"))
