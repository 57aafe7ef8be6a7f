"""How the pieces of this game are set in the editor: land by its owner, what stands and how it lies."""

from __future__ import annotations

from typing import Any

from web.app.draw.fields import Field, Palette, Piece, Pieces, arg, button_of, choose
from web.app.draw.html import NOTHING, el, esc, glyph, join, text
from web.app.draw.scene import Scene

from . import market, tower, town

LAND, BUILT = "land", "built"
MOVES = (("west", "←"), ("east", "→"), ("north", "↑"), ("south", "↓"), ("turn", ""), ("mirror", ""))


def piece(scene: Scene, named: str, value: Any) -> Piece | None:
    """A skyscraper or a card that can be tapped."""
    if named == "skyscraper":
        return Piece(tower.on_tile(value, scene.colour(0)), "piece tower-piece")
    if named == "lot":
        return Piece(market.sign(value), "piece tower-piece")
    return None


def _land(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    """Whose a territory is."""
    owner = town.owner_of(scene, one.path.removeprefix("land."))
    parts = join(_owner(scene, one, seat, seat == (-1 if owner is None else owner)) for seat in one.values)
    return el("div", parts, class_="segs", role="radiogroup", aria_label=label)


def _owner(scene: Scene, one: Field, seat: int, chosen: bool) -> str:
    inner = scene.token(seat) if seat >= 0 else esc(NOTHING)
    spoken = scene.names[seat] if seat >= 0 else scene.words("edit.owner.nobody")
    checked = "true" if chosen else "false"
    return button_of(
        inner, "edit", arg(*one.deed, seat), class_="seg", role="radio", aria_checked=checked, aria_label=spoken
    )


def _built(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    """What stands: each can be moved, turned and taken away; one more comes from a list."""
    rows = join(_row(scene, one, at, tower_) for at, tower_ in enumerate(value or ()))
    more = choose(
        scene,
        scene.words("edit.build"),
        ("tower+", one.path),
        one.values,
        "skyscraper",
        None,
        scene.words("edit.build"),
    )
    return el("ol", rows, class_="edit-rows") + more


def _row(scene: Scene, one: Field, at: int, tower_: Any) -> str:
    words, kind = scene.words, str(tower_["skyscraper"])
    name = words(f"skyscraper.{kind}")
    head = tower.on_tile(kind, scene.colour(0)) + el(
        "span", text("span", name) + text("small", " ".join(tower_["squares"]), class_="facts")
    )
    moves = join(_move(scene, one, at, how, sign, name) for how, sign in MOVES)
    spoken = words("edit.remove", what=name)
    away = button_of(
        glyph("close"), "edit", arg("tower-", one.path, at), class_="door", aria_label=spoken, title=spoken
    )
    return el("li", head + el("span", moves + away, class_="tower-moves"), class_="tower-row")


def _move(scene: Scene, one: Field, at: int, how: str, sign: str, name: str) -> str:
    spoken = f"{name}: {scene.words(f'edit.move.{how}')}"
    return button_of(
        esc(sign) or glyph(how), "edit", arg("tower", one.path, at, how), class_="door", aria_label=spoken, title=spoken
    )


PALETTE = Palette(
    kinds={LAND: _land, BUILT: _built},
    pieces=piece,
    such={"action": "expand blue-07", "with": "seat=1 territory=blue-07"},
    named={"skyscraper": "skyscraper", "card": "card", "street": "street", "district": "district"},
)
