"""The seven card types, stacks of them, pairs, hand and reserve (NYC-0.2, 4.1, 5.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from nyc_core.newyorkcity import box
from web.app.draw.html import TIMES, breakable, el, glyph, join, text
from web.app.draw.scene import Scene, Words, count


def face(scene: Scene, kind: str, class_: str = "", comes: str | None = None) -> str:
    """One card, face up: emblem, name, and the emblem again in the corner, so that a fan can be read. One that moves says
    out of which places it comes, "" for none."""
    return _face(scene.words, kind, class_, comes)


@lru_cache(maxsize=100)
def _face(words: Words, kind: str, class_: str, comes: str | None) -> str:
    inner = (
        glyph(kind, "pip")
        + glyph(kind, "em")
        + text("span", breakable(words(f"card.{kind}"), words("hyphens")), class_="nm")
    )
    moves = {} if comes is None else {"data_piece": f"card-{kind}", "data_from": comes or None, "data_to": "discard"}
    return el("span", inner, class_=f"card k-{kind} {class_}".strip(), **moves)


def back(class_: str = "") -> str:
    return el("span", el("span", "", class_="sun"), class_=f"card back {class_}".strip())


def chip(scene: Scene, kind: str, number: int = 1, comes: str | None = None) -> str:
    """A card in running text; the number of them when there are several. `comes`: as of a card."""
    name = scene.words(f"card.{kind}")
    many = text("b", f"{TIMES}{number}") if number > 1 else ""
    return el(
        "span",
        glyph(kind) + many,
        class_=f"chip k-{kind}",
        title=name,
        role="img",
        aria_label=f"{number} {name}",
        data_piece=None if comes is None else f"card-{kind}",
        data_from=comes or None,
    )


def chips(scene: Scene, cards: Iterable[str], comes: str | None = None) -> str:
    """Cards in running text, in the order of NYC-0.2. `comes`: as of a card."""
    counted = Counter(cards)
    return join(chip(scene, kind, counted[kind], comes) for kind in box.CARDS if counted[kind])


def pile(scene: Scene, cards: object, where: str) -> str:
    """A stack of which only the number counts: draw pile, discard pile, supply of tiles."""
    number = count(cards)
    spoken = scene.words(f"pile.{where}", n=number)
    top = back() if where == "draw" else el("span", "", class_="card empty")
    if where == "discard" and isinstance(cards, Sequence) and cards:
        top = face(scene, str(cards[0]))
    inner = top + text("b", number) + text("span", scene.words(f"pile.{where}.name"), class_="nm")
    return el(
        "button",
        inner,
        type="button",
        class_=f"pile {'none' if not number else ''}",
        data_info=where,
        data_well=where,
        aria_label=spoken,
    )


def rack(scene: Scene, cards: Sequence[str], place: str, picked: Counter[str], open_: frozenset[str]) -> str:
    """The open cards of one place, alike ones together: a tap picks one more of the kind, if `open_` holds it."""
    counted = Counter(cards)
    return join(
        _group(scene, kind, counted[kind], place, picked[kind], kind in open_) for kind in box.CARDS if counted[kind]
    )


def _group(scene: Scene, kind: str, number: int, place: str, picked: int, open_: bool) -> str:
    """Alike cards: those still held, a tap picks one; and, raised, those picked, a tap takes one back."""
    words, held = scene.words, number - picked
    drawn = ""
    if held:
        pick = f"{place}:{kind}" if open_ else None
        classes = f"group{' pick' if open_ else ''}"
        asks = None if open_ else _ask(scene, kind)
        spoken = rack_label(scene, kind, held, place)
        drawn += el(
            "button",
            fan(scene, kind, held),
            type="button",
            class_=classes,
            data_pick=pick,
            data_ask=asks,
            data_info=f"card {kind}",
            aria_label=spoken,
        )
    if picked:
        spoken = words("pick.back", card=words(f"card.{kind}"), n=picked)
        drawn += el(
            "button",
            fan(scene, kind, picked),
            type="button",
            class_="group up",
            data_unpick=f"{place}:{kind}",
            aria_label=spoken,
            aria_pressed="true",
        )
    return drawn


def fan(scene: Scene, kind: str, number: int) -> str:
    """Cards of one kind on top of each other, with their number."""
    faces = join(face(scene, kind, comes="draw") for _ in range(number))
    return faces + (text("b", number, class_="n") if number > 1 else "")


def rack_label(scene: Scene, kind: str, number: int, place: str) -> str:
    words = scene.words
    return words("rack.label", card=words(f"card.{kind}"), n=number, place=words(f"place.{place}"))


def _ask(scene: Scene, kind: str) -> str | None:
    """What a tap on a card that cannot be picked is about: why can it not be bid, or kept, alone?"""
    verb = {"bid": "bid", "discard": "discard", "keep": "keep", "return": "use 22"}.get(scene.kind)
    return f"{verb} {kind}" if verb else None


def pair(scene: Scene, place: int, cards: Sequence[str]) -> str:
    """A pair of the display (NYC-4.1): taken whole, or card by card where a character allows it."""
    inner = join(face(scene, kind, comes="draw") for kind in cards)
    return el(
        "button",
        inner,
        type="button",
        **scene.control(f"take {place}", "pair", aria_label=pair_label(scene, place, cards)),
    )


def pair_label(scene: Scene, place: int, cards: Sequence[str]) -> str:
    words = scene.words
    return words("pair.label", n=place, a=words(f"card.{cards[0]}"), b=words(f"card.{cards[-1]}"))
