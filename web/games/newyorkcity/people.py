"""The players' boards: what lies in front of each seat, all of it open but the cards in hand (NYC-1.7, 7.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from web.app.draw import faces
from web.app.draw.html import NOTHING, el, figure, glyph, join, part, text
from web.app.draw.kept import kept
from web.app.draw.scene import Scene, count

from . import cards, characters, facts


@kept
def draw(scene: Scene) -> str:
    """All seats, clockwise, beginning with the seat that looks."""
    first = scene.seat or 0
    order = [(first + step) % scene.seats for step in range(scene.seats)]
    return el(
        "div", join(part(f"seat-{seat}", _board(scene, seat)) for seat in order), class_=f"boards of-{scene.seats}"
    )


def company(player: Mapping[str, Any]) -> list[tuple[int, bool]]:
    """The characters of a player as (number, used); in a position a plain number is one that is not used."""
    return [
        (int(entry["no"]), bool(entry.get("used"))) if isinstance(entry, Mapping) else (int(entry), False)
        for entry in player.get("characters") or ()
    ]


@kept
def _board(scene: Scene, seat: int) -> str:
    player = scene.player(seat)
    turn = scene.decision is not None and scene.decision.seat == seat
    classes = f"player c-{scene.colour(seat)}{' turn' if turn else ''}{' self' if seat == scene.seat else ''}{' told' if scene.told('seat', seat) else ''}"
    away = seat != scene.seat  # one's own company lies in the tray, as large as it came
    minis = join(characters.mini(scene, number, used, away) for number, used in company(player))
    inner = (
        _head(scene, seat, player, turn)
        + _things(scene, seat, player)
        + (el("div", minis, class_="crew") if minis else "")
    )
    return el("section", inner, class_=classes, aria_label=scene.labels[seat])


def _head(scene: Scene, seat: int, player: Mapping[str, Any], turn: bool) -> str:
    data = scene.view["seats"][seat]
    words = scene.words
    kind = str(data.get("kind", "human"))
    about = faces.style(words, data) or words(f"kind.{kind}", level=data.get("level", ""))
    sign = faces.at(scene.view["seats"], seat) or glyph("person")
    badge = el("span", sign + text("span", data.get("level", "")), class_="kind", title=about)
    ahead = [owner for owner in facts.press_order(scene) if owner != "neutral"]
    rank = ahead.index(seat) + 1 if seat in ahead else 0
    order = (
        el("span", glyph("headline") + text("b", rank), class_="rank", title=words("player.press.title", n=rank))
        if rank
        else ""
    )
    now = el("span", glyph("play"), class_="now", role="img", aria_label=words("player.turn")) if turn else ""
    score = el(
        "span",
        figure(scene.points(seat))
        + el("small", glyph("point"), title=words("player.points"), role="img", aria_label=words("player.points")),
        class_="so-far",
    )
    here = _set_here(scene, seat) if scene.state.edit else ""
    name = text("h2" if here else "h3", scene.labels[seat])  # alone with the editor's title there is no heading between
    return el("header", now + scene.token(seat) + name + badge + order + score + here)


def _set_here(scene: Scene, seat: int) -> str:
    """In the editor: the door to what this player has."""
    label = scene.words("edit.set", what=scene.labels[seat])
    return el(
        "button",
        glyph("pencil"),
        type="button",
        class_="door",
        data_info=f"player {seat}",
        aria_label=label,
        title=label,
    )


def stock(scene: Scene, seat: int) -> str:
    """What of a seat's things counts in an auction, for screens on which the boards are not in sight."""
    return el("div", _things(scene, seat, scene.player(seat)), class_="stock")


def _things(scene: Scene, seat: int, player: Mapping[str, Any]) -> str:
    words = scene.words
    hand = player.get("hand", 0)
    tom = scene.view["seats"][seat].get("kind") == "tom"
    cells = [
        _thing("coin", player.get("dollars", 0), words("thing.dollars"), "money", pile=f"dollar-{seat} own"),
        _thing("tower", player.get("skyscrapers", 0), words("thing.skyscrapers"), "stock", pile=f"tower-{seat} own"),
    ]
    shown = tom and not isinstance(hand, int)
    cells.append(
        _thing(
            "fan",
            count(hand),
            words("thing.supply" if tom else "thing.hand"),
            "in-hand",
            cards.chips(scene, hand) if shown else "",
            well=f"hand-{seat}",
        )
    )
    reserve = player.get("reserve") or ()
    if not tom:
        cells.append(
            _thing("drawer", "", words("thing.reserve"), "kept", cards.chips(scene, reserve) or text("span", NOTHING))
        )
    if player.get("vessels"):
        cells.append(_thing("", "", words("thing.vessels"), "fleet", _fleet(scene, player["vessels"])))
    return el("ul", join(cells), class_="things")


def _thing(
    sign: str, number: object, label: str, class_: str, more: str = "", pile: str = "", well: str | None = None
) -> str:
    shown = (glyph(sign) if sign else "") + (text("b", number) if number != "" else "")
    moved = {"data_pile": f"{pile} {number} {sign}" if pile else None, "data_well": well}
    return el("li", shown + text("span", label, class_="sr") + more, class_=class_, title=label, **moved)


def _fleet(scene: Scene, vessels: Iterable[str]) -> str:
    return join(
        el(
            "span",
            glyph(str(kind)),
            class_=f"ship v-{kind}",
            data_piece=f"vessel-{kind}",
            title=scene.words(f"vessel.{kind}"),
            role="img",
            aria_label=scene.words(f"vessel.{kind}"),
        )
        for kind in vessels
    )
