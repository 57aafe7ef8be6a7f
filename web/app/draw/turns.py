"""Games that are played by links: what is asked while another device has the turn, and the sheet with the link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from . import qr
from .frame import button, choice, field
from .html import el, esc, join, text
from .scene import Scene, Words


class Person(NamedTuple):
    """Somebody who plays, at this device or at another."""

    seat: int
    name: str
    here: bool
    next: bool  # whether it is their turn


def doors(scene: Scene, name: str, sent: bool) -> str:
    """Below the question, while somebody elsewhere has to play."""
    said = text("p", scene.words("turn.sent", name=name), class_="note") if sent else ""
    label = scene.words("turn.again") if sent else scene.words("turn.send", name=name)
    return _below(said + _door(label, "btn" if sent else "btn go big"))


def end(scene: Scene) -> str:
    """Once it is over."""
    return _below(_door(scene.words("turn.end"), "btn"))


def _below(inner: str) -> str:
    return el("div", inner, class_="buttons turn")


def _door(label: str, class_: str) -> str:
    return el("button", text("span", label), type="button", class_=class_, data_panel="send")


def who(scene: Scene, persons: Sequence[Person]) -> str:
    """Nobody sits here yet: who is it that has opened the link? Whose turn it is comes first."""
    words = scene.words
    chairs = join(
        el(
            "button",
            scene.token(one.seat) + " " + esc(words("turn.iam", name=one.name)),
            type="button",
            class_="btn go big" if one.next else "btn",
            data_do="sit",
            data_arg=one.seat,
        )
        for one in sorted(persons, key=lambda one: not one.next)
    )
    said = text("p", words("turn.who"), class_="sentence") + text("p", words("turn.who.text"), class_="note")
    return el("div", said, class_="say") + el("div", chairs, class_="buttons turn")


# The sheet


def sheet(
    words: Words, said: str, link: str, shares: bool, picture: bool, sent: bool, persons: Sequence[Person]
) -> str:
    """Who is next (`said`), the link and the ways to give it away (where there is one now), who sits where, and a place
    for a link that came. `shares`: whether the device has a way of its own; `picture`: whether the link is shown as
    one; `sent`: whether it was given away already."""
    inner = text("p", said, class_="sentence") + (_ways(words, link, shares, picture, sent) if link else "")
    return el("div", inner + _seats(words, persons) + _came(words), class_="turn-sheet")


def _ways(words: Words, link: str, shares: bool, picture: bool, sent: bool) -> str:
    share = button(words, "turn-share", "share", "btn go big", "turn.share") if shares else ""
    copy = button(words, "turn-copy", "copy", "btn" if shares else "btn go big", "turn.copy")
    show = "" if picture else button(words, "turn-picture", "eye", key="turn.picture")
    ways = el("div", share + copy + show, class_="buttons") + (_scan(words, link, sent) if picture else "")
    return ways + text("p", words("turn.friends"), class_="note")


def _scan(words: Words, link: str, sent: bool) -> str:
    """The link for another device's camera. Only the person sees whether it was read, and says so."""
    shown = text("p", words("turn.scan"), class_="facts") + qr.svg(link, words("turn.label"))
    return el(
        "div", shown + ("" if sent else button(words, "turn-read", "check", "btn go", "turn.read")), class_="scan"
    )


def _seats(words: Words, persons: Sequence[Person]) -> str:
    rows = join(el("li", text("b", one.name) + _place(words, one)) for one in persons)
    return el("section", text("h3", words("turn.seats"), class_="title") + el("ul", rows, class_="places"))


def _place(words: Words, person: Person) -> str:
    label = words("turn.here.label", name=person.name)
    here = "on" if person.here else "off"
    return choice(words, str(person.seat), ("on", "off"), here, "turn.here", "place", label)


def _came(words: Words) -> str:
    line = field(words, "turn", "", "turn.paste", "url") + button(words, "turn-open", key="turn.open")
    title = text("h3", words("turn.came"), class_="title")
    how = text("p", words("turn.how"), class_="note")
    return el("section", title + el("div", line, class_="rename") + how)


def fork(words: Words, common: int, here: int, there: int) -> str:
    """Two versions of a game: one of them has to be chosen."""
    said = text("p", words("turn.fork", n=common + 1, here=here, there=there))
    ways = button(words, "turn-keep", key="turn.keep") + button(words, "turn-take", key="turn.take")
    return el("div", said + el("div", ways, class_="buttons"), class_="notice", role="alert")
