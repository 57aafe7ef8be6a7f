"""The market: the open cards with the land that each could buy, what is still to come, the legendary skyscrapers."""

from __future__ import annotations

from nyc_core.newyork1901.picture.glyphs import LEGENDARY, LOWER, SIGNS
from web.app.draw.html import Attr, el, esc, glyph, join, text
from web.app.draw.scene import Scene, count

from . import compose, tower, town


def draw(scene: Scene) -> str:
    """Four cards and the pile; below, what nobody has built yet."""
    words = scene.words
    open_ = list(scene.view["open"])
    cards = join(_card(scene, lot, at) for at, lot in enumerate(open_))
    number = count(scene.view["future"])
    spoken = words("market.future", n=number)
    pile = el(
        "span",
        text("b", number) + text("small", words("market.left")),
        class_="pile1901",
        data_well="lots",
        role="img",
        aria_label=spoken,
        title=spoken,
    )
    row = el("div", cards + pile, class_="lots1901")
    return text("h2", words("market.title"), class_="title") + row + _legendary(scene)


def sign(lot: str) -> str:
    """The sign of a district with a size, as on the map."""
    of, size = lot.split()
    inner = f'<path d="{SIGNS[of]}"/><text y="{LOWER.get(of, 4.5)}">{esc(size)}</text>'
    return f'<svg class="lot-sign d-{of}" viewBox="-12 -12 24 24" aria-hidden="true"><g class="sign">{inner}</g></svg>'


def name(scene: Scene, lot: str) -> str:
    return scene.words(f"lot.{lot}")


def _card(scene: Scene, lot: str, at: int) -> str:
    """A card: its district and size, and how much land it could buy. A tap lights that land."""
    words, land = scene.words, scene.state.facts["land"].get(lot, [])
    live = scene.mine and any(compose.lot_of(one) == lot for one in _takable(scene))
    first = scene.view["open"].index(lot) == at  # one card is enough, where two are alike
    chosen = first and lot in (compose.filter_of(scene), _lot_of_picked(scene))
    said = words("lot.land", n=len(land)) if land else words("lot.none")
    spoken = words("lot.label", name=name(scene, lot), land=said)
    near = sum(town.is_beside(scene, one) for one in land)
    beside = words("lot.near", n=near) if near and scene.seat is not None else ""
    spoken += f", {beside}" if beside else ""
    squares = join("<i></i>" for _ in range(int(lot.split()[1])))
    inner = sign(lot) + el("span", squares, class_="lot-size") + text("small", said)
    inner += text("small", beside, class_="near1901") if beside else ""
    looks = f"lot1901 d-{lot.split(maxsplit=1)[0]}{' pick' if live and not chosen else ''}{' chosen' if chosen else ''}"
    values: dict[str, Attr] = {"aria_label": spoken, "title": spoken, "data_key": f"lot{at}"}
    values |= {"data_piece": f"lot-{lot.replace(' ', '-')}", "data_from": "lots"}
    if live:
        values |= {"data_unpick" if chosen else "data_pick": lot, "aria_pressed": "true" if chosen else "false"}
    else:
        values["data_info"] = f"lot {lot}"
    return el("button", inner, type="button", class_=looks, **values)


def _takable(scene: Scene) -> list[str]:
    return [action.split()[1] for action in scene.by_verb.get("expand", [])]


def _lot_of_picked(scene: Scene) -> str:
    one = compose.picked(scene)
    return compose.lot_of(one) if one in compose.choices(scene) and f"expand {one}" in scene.legal else ""


def _legendary(scene: Scene) -> str:
    """The four that belong to nobody until they are built."""
    words = scene.words
    known = [*scene.view["legendary"]]
    cells = join(_king(scene, kind) for kind in LEGENDARY if kind in known or _builder(scene, kind) is not None)
    head = el("h3", glyph("crown") + esc(words("market.legendary")), class_="title")
    return el("div", head + el("div", cells, class_="kings"), class_="legends")


def _builder(scene: Scene, kind: str) -> int | None:
    seats = range(scene.seats)
    return next((seat for seat in seats if any(one["skyscraper"] == kind for one in scene.player(seat)["built"])), None)


def _king(scene: Scene, kind: str) -> str:
    """Its silhouette, its name and its points; whose it is, once it stands."""
    words, owner = scene.words, _builder(scene, kind)
    walls, gold = LEGENDARY[kind]
    drawn = f'<svg class="king-icon" viewBox="-20 -82 40 84" aria-hidden="true"><path class="bd-stone" d="{walls}"/><path class="bd-gilt" d="{gold}"/></svg>'
    said = words(f"skyscraper.{kind}")
    whose = scene.token(owner) if owner is not None else text("b", tower.points(kind))
    inner = drawn + el("span", text("span", words(f"short.{kind}"), class_="king-name") + whose)
    spoken = (
        words("king.built", name=said, owner=scene.labels[owner])
        if owner is not None
        else words("king.free", name=said, n=tower.points(kind))
    )
    return el(
        "button",
        inner,
        type="button",
        class_=f"king{' gone' if owner is not None else ''}",
        data_info=f"skyscraper {kind}",
        aria_label=spoken,
        title=spoken,
    )
