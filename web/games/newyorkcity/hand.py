"""One's own things, from which actions are put together: hand, reserve, and company (NYC-5.3, 7.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nyc_core.newyorkcity import box
from web.app.draw.html import el, join, text
from web.app.draw.scene import Scene, count

from . import cards, characters, compose, people


def draw(scene: Scene) -> str:
    """Hand and reserve as racks, the company as tiles. A hand that is hidden lies face down."""
    if scene.seat is None:
        return ""
    return _cards(scene) + _company(scene, scene.seat)


def _cards(scene: Scene) -> str:
    player = scene.player(scene.seat or 0)
    hand, reserve = player.get("hand", 0), list(player.get("reserve") or ())
    if isinstance(hand, int):
        backs = join(cards.back() for _ in range(min(hand, 10)))
        return el("div", _rack_title(scene, "hand", hand) + el("div", backs, class_="rack hidden"), class_="held")
    racks = _rack(scene, "hand", list(hand)) + (_rack(scene, "reserve", reserve) if reserve else "")
    return el("div", racks + _played(scene), class_="held")


def _rack_title(scene: Scene, place: str, number: int) -> str:
    return text("p", scene.words(f"rack.{place}", n=number), class_="title")


def _rack(scene: Scene, place: str, held: Sequence[str]) -> str:
    """One rack. Where one card is asked for, a tap plays; else it picks."""
    inner = (
        join(_one(scene, place, kind, held) for kind in box.CARDS if kind in held)
        if compose.single(scene)
        else _many(scene, place, held)
    )
    empty = "" if held else text("p", scene.words("rack.empty"), class_="empty")
    return el(
        "div", _rack_title(scene, place, count(held)) + el("div", inner + empty, class_="cards"), class_=f"rack {place}"
    )


def _many(scene: Scene, place: str, held: Sequence[str]) -> str:
    picked = Counter(pick.split(":")[1] for pick in compose.picks(scene) if pick.startswith(f"{place}:"))
    live = compose.openings(scene) if _picks_here(scene, place) else frozenset()
    return cards.rack(scene, held, place, picked, live)


def _picks_here(scene: Scene, place: str) -> bool:
    """Whether the action takes its cards from this place (and not from the display, or from cards that were played)."""
    places = {"use 1": ("hand",), "discard": ("hand",), "use 8": ("reserve",), "use 22": ()}
    return compose.of_cards(scene) and place in places.get(compose.verb(scene), ("hand", "reserve"))


def _one(scene: Scene, place: str, kind: str, held: Sequence[str]) -> str:
    notation = f"{scene.mode} {kind}"
    hand = scene.player(scene.seat or 0).get("hand", 0)
    twice = place == "reserve" and not isinstance(hand, int) and kind in hand and notation in scene.legal
    spoken = cards.rack_label(scene, kind, held.count(kind), place)
    values = (
        {**scene.also(notation, "group"), "aria_label": spoken}
        if twice
        else scene.control(notation, "group", aria_label=spoken)
    )
    return el("button", cards.fan(scene, kind, held.count(kind)), type="button", data_info=f"card {kind}", **values)


def _played(scene: Scene) -> str:
    """The cards that were played and may come back (character 22)."""
    if compose.verb(scene) != "use 22" or not scene.mine:
        return ""
    most = scene.offer.bags("use 22").most()
    picked = Counter(pick.split(":")[1] for pick in compose.picks(scene) if pick.startswith("played:"))
    inner = cards.rack(scene, list(most.elements()), "played", picked, compose.openings(scene))
    return el(
        "div",
        text("p", scene.words("rack.played"), class_="title") + el("div", inner, class_="cards"),
        class_="rack played",
    )


# Company


def _company(scene: Scene, seat: int) -> str:
    members = people.company(scene.player(seat))
    seen: set[int] = set()
    tiles = join(_character(scene, number, used, seen) for number, used in members)
    title = text("h3", scene.words("company.title", n=len(members)), class_="title")
    return el("div", title + el("div", tiles, class_="tiles"), class_="company") if members else ""


def _character(scene: Scene, number: int, used: bool, seen: set[int]) -> str:
    """A character of one's own: plays its use, opens what its use needs (`data-mode`), or says why it cannot."""
    if compose.wants(scene) == "character":
        return _to_remove(scene, number, used)
    options = [] if used or number in seen or not scene.mine else compose.starts(scene, f"use {number}")
    if not options or scene.kind == "return":
        ask = f"use {number}" if not used and box.CHARACTERS[number].phase != box.FINAL else None
        return characters.tile(scene, number, used, data_ask=ask)
    seen.add(number)
    mode = f"use {number}"
    if scene.mode == mode:
        return characters.tile(scene, number, class_="chosen", data_mode="", aria_pressed="true")
    if scene.kind in ("last", "points", "extra"):
        return characters.tile(scene, number, also=options[0])
    if len(options) == 1 and not scene.mode:
        return characters.tile(scene, number, notation=options[0])
    return characters.tile(scene, number, class_="can", data_mode=mode)


def _to_remove(scene: Scene, number: int, used: bool) -> str:
    """For character 7: the one that goes."""
    pick = f"own:{number}"
    if pick in compose.picks(scene):
        return characters.tile(scene, number, used, class_="chosen", data_unpick=pick, aria_pressed="true")
    if pick in compose.openings(scene):
        return characters.tile(scene, number, used, class_="pick", data_pick=pick)
    return characters.tile(scene, number, used)
