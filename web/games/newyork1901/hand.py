"""One's own things: unbuilt skyscrapers as tiles, those that fit lit; the legendary ones; action cards."""

from __future__ import annotations

from nyc_core.newyork1901.picture.glyphs import LEGENDARY
from web.app.draw.html import Attr, el, glyph, join, part, text
from web.app.draw.scene import Scene

from . import compose, tower

CARDS = ("market-shift", "land-grab", "construction-boom")


def draw(scene: Scene) -> str:
    """Of the seat that looks. The action cards first: most of them are for the beginning of a turn."""
    if scene.seat is None or scene.phase == "over":
        return ""
    return _deeds(scene, scene.seat) + _tiles(scene, scene.seat)


def _deeds(scene: Scene, seat: int) -> str:
    cards = [card for card in CARDS if card in scene.player(seat)["cards"]]
    drawn = join(_deed(scene, card) for card in cards)
    return el("div", drawn, class_="deeds", role="group", aria_label=scene.words("deeds.label")) if drawn else ""


def _deed(scene: Scene, card: str) -> str:
    words = scene.words
    inner = glyph(card) + text("span", words(f"card.{card}"))
    spoken = f"{words(f'card.{card}')}: {words(f'card.{card}.text')}"
    return el(
        "button",
        inner,
        type="button",
        title=spoken,
        aria_label=spoken,
        **scene.control(f"use {card}", "deed", data_key=card),
    )


def _tiles(scene: Scene, seat: int) -> str:
    kinds = [str(kind) for kind in scene.player(seat)["unbuilt"]]
    known = scene.state.facts["players"][seat]
    if not known["generations"] or not any(one["skyscraper"] in LEGENDARY for one in scene.player(seat)["built"]):
        kinds += scene.view["legendary"]
    unlocked = known["unlocked"]
    groups = join(
        part(f"yard-{number}", _group(scene, level, row, level in unlocked))
        for number, (level, row) in enumerate(compose.rows_of(kinds))
    )
    return el("div", groups, class_="yard", role="group", aria_label=scene.words("yard.label"))


def _group(scene: Scene, level: str, row: list[tuple[str, int]], unlocked: bool) -> str:
    """Those of one generation; a lock where it is still to come."""
    words = scene.words
    legend = row[0][0] in LEGENDARY
    name = words("yard.legendary") if legend else words(f"level.{level}")
    lock = "" if unlocked else glyph("lock") + text("small", scene.state.facts["thresholds"][level])
    head = el("span", text("b", name) + lock, class_="yard-head")
    tiles = join(_tile(scene, kind, number, unlocked) for kind, number in row)
    return el(
        "div", head + el("div", tiles, class_="yard-tiles"), class_=f"yard-of y-{level}{'' if unlocked else ' locked'}"
    )


def _tile(scene: Scene, kind: str, number: int, unlocked: bool) -> str:
    """A skyscraper that is not built yet: a tap picks it, or asks why it cannot be built now."""
    words = scene.words
    action = compose.ground_work(scene, kind) if scene.kind in ("turn", "build") else ""
    over = action.startswith("demolish")
    fits = action in scene.legal and scene.mine
    places = scene.state.facts.get("places", {}).get("demolish" if over else "build", {}).get(kind, 0)
    placed = scene.mine and scene.kind == "place" and compose.kind_placed(scene) == kind
    chosen = placed or (compose.kind_of(compose.picked(scene)) == kind)
    spoken = words("tile1901.label", name=words(f"skyscraper.{kind}"), n=tower.points(kind))
    if fits:
        spoken = words("tile1901.over" if over else "tile1901.fits", tile=spoken, n=places)
    inner = tower.on_tile(kind, scene.colour(scene.seat or 0)) + text("b", tower.points(kind), class_="worth1901")
    inner += text("i", f"\N{MULTIPLICATION SIGN}{number}", class_="copies") if number > 1 else ""
    inner += glyph("wreck", "over-sign") if fits and over else ""
    looks = f"block1901{' chosen' if chosen else ''}{' over' if fits and over else ''}{'' if unlocked else ' locked'}"
    values: dict[str, Attr] = {"data_key": kind, "title": spoken, "aria_label": spoken}
    values["data_well"] = f"tile-{scene.seat}-{kind}"
    if not scene.mine or not action:
        return el("button", inner, type="button", class_=looks, data_info=f"skyscraper {kind}", **values)
    if fits and (places == 1 or f"{compose.OVER} {kind}" in compose.both_ways(scene)):
        values["data_select"] = kind  # it would be built at once, or there are two ways: first it is shown
    return el("button", inner, type="button", **scene.press(action, looks, **values))
