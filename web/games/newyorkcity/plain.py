"""The whole table as text: headings, tables and lists, for who cannot see the drawings or would rather read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.layout import lantern
from web.app.draw.html import NOTHING, el, join, text
from web.app.draw.scene import Scene, count

from . import cards, characters, facts, people


def draw(scene: Scene) -> str:
    """All that lies on the table, part by part; of hands only what the seat that looks may see."""
    return (
        _part(scene, "boroughs", _boroughs(scene))
        + _part(scene, "connections", _list(_vessels(scene)) + _list(_tiles(scene)))
        + _part(scene, "press", _list(_press(scene), "ol"))
        + _part(scene, "players", join(_player(scene, seat) for seat in range(scene.seats)))
        + _part(scene, "elevator", _list(_floor(scene, floor) for floor in reversed(box.FLOORS)))
        + _phase(scene)
    )


def _part(scene: Scene, name: str, inner: str) -> str:
    title = text("h3", scene.words(f"plain.{name}"), class_="title", id=f"plain-{name}")
    return el("section", title + inner, class_="plain", aria_labelledby=f"plain-{name}")


def _list(lines: Iterable[str], tag: str = "ul") -> str:
    items = join(text("li", line) for line in lines)
    return el(tag, items) if items else ""


def _boroughs(scene: Scene) -> str:
    """A row for each borough: what stands there, what it is worth, and each owner's skyscrapers."""
    words = scene.words
    owners: list[int | str] = [*range(scene.seats), "neutral"]
    heads = [text("th", words(f"plain.{name}"), scope="col") for name in ("borough", "worth")]
    heads += [
        el("th", scene.token(owner) + text("span", scene.name(owner), class_="nm"), scope="col") for owner in owners
    ]
    rows = join(_borough(scene, name, owners) for name in scene.view["boroughs"])
    inner = text("caption", words("plain.caption"), class_="sr") + el("thead", el("tr", join(heads)))
    return el("table", inner + el("tbody", rows), class_="clauses")


def _borough(scene: Scene, name: str, owners: Sequence[int | str]) -> str:
    data, words = scene.view["boroughs"][name], scene.words
    more = [words("plain.letter", letter=data["letter"])]
    more += [words("borough.mayor")] if facts.mayor(scene) == name else []
    more += [words(f"lantern.{lantern(name)}")] if lantern(name) else []
    about = text("small", "; ".join(more))
    worth = " + ".join(str(value) for value in (data["base"], *data["prestige"]))
    towers = [data["skyscrapers"].get(str(owner), 0) or NOTHING for owner in owners]
    cells = join(text("td", value) for value in (worth, *towers))
    return el("tr", el("th", text("span", words(f"borough.{name}")) + about, scope="row") + cells)


def _vessels(scene: Scene) -> list[str]:
    words = scene.words
    return [
        words("vessel.label", vessel=words(f"vessel.{kind}"), a=words(f"borough.{a}"), b=words(f"borough.{b}"))
        for kind, a, b in scene.view["vessels"]
    ]


def _tiles(scene: Scene) -> list[str]:
    """Prestige tiles on display, those face down, and the Statue."""
    words, statue = scene.words, int(scene.view.get("statue", 0))
    shown = [words("tile.label", vessel=words(f"vessel.{kind}"), value=value) for kind, value in scene.view["display"]]
    face_down = words("display.label", n=count(scene.view.get("tiles", 0)))
    left = words("statue.label" if statue == box.STATUE[0] else "statue.gone", n=statue)
    return [f"{face_down}: {'; '.join(shown) or NOTHING}", left]


def _press(scene: Scene) -> list[str]:
    return [
        scene.words("press.place", name=scene.name(owner), n=facts.space(scene, owner))
        for owner in facts.press_order(scene)
    ]


def _cards(scene: Scene, cards: object) -> str:
    """Cards by name where they are seen, else their number."""
    if isinstance(cards, int):
        return str(cards)
    counted = Counter(cards if isinstance(cards, Sequence) else ())
    named = [f"{counted[kind]} {scene.words(f'card.{kind}')}" for kind in box.CARDS if counted[kind]]
    return ", ".join(named) or NOTHING


def _player(scene: Scene, seat: int) -> str:
    player, words = scene.player(seat), scene.words
    kind = str(scene.view["seats"][seat].get("kind", "human"))
    things: dict[str, object] = {
        words("player.points"): player.get("points", 0),
        words("thing.dollars"): player.get("dollars", 0),
        words("thing.skyscrapers"): player.get("skyscrapers", 0),
        words("thing.supply" if kind == "tom" else "thing.hand"): _cards(scene, player.get("hand", 0)),
        words("thing.reserve"): _cards(scene, player.get("reserve") or ()),
        words("thing.vessels"): ", ".join(words(f"vessel.{one}") for one in player.get("vessels") or ()) or NOTHING,
        words("plain.company"): "; ".join(_member(scene, player)) or NOTHING,
    }
    rows = join(text("dt", name) + text("dd", value) for name, value in things.items())
    return text("h4", scene.labels[seat]) + el("dl", rows)


def _member(scene: Scene, player: Mapping[str, Any]) -> list[str]:
    used = scene.words("character.used")
    return [
        f"{characters.name(scene, number)} ({used})" if is_used else characters.name(scene, number)
        for number, is_used in people.company(player)
    ]


def _floor(scene: Scene, floor: int) -> str:
    data = scene.view["elevator"].get(str(floor), {})
    names = ", ".join(characters.name(scene, int(number)) for number in data.get("open", ()))
    return f"{scene.words('elevator.floor', floor=floor, n=count(data.get('stack', 0)))}: {names or NOTHING}"


def _phase(scene: Scene) -> str:
    """What lies in the middle: start stacks, pairs of cards, or the bids."""
    view = scene.view
    if scene.phase == "start":
        lines = [", ".join(characters.name(scene, number) for number in pair) for pair in view.get("starts") or ()]
    elif scene.phase == "draft":
        pairs = enumerate(view.get("pairs") or (), 1)
        lines = [cards.pair_label(scene, n, pair) for n, pair in pairs]
    else:
        lines = [_bid(scene, bid) for bid in scene.state.facts.get("bids", ())] if scene.phase == "bidding" else []
    return _part(scene, "phase", _list(lines)) if lines else ""


def _bid(scene: Scene, bid: Mapping[str, Any]) -> str:
    message = "bids.passed.by" if bid.get("passed") else "bids.value.by"
    return scene.says(message, int(bid["seat"]), n=bid.get("value", 0))
