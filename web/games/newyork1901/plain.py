"""The whole table as text: headings, tables and lists."""

from __future__ import annotations

from collections.abc import Iterable

from nyc_core.newyork1901.box import DISTRICTS, TERRITORIES
from web.app.draw.html import NOTHING, el, join, text
from web.app.draw.scene import Scene, count

from . import goals, market, town


def draw(scene: Scene) -> str:
    """All that lies on the table, part by part."""
    return (
        _part(scene, "market", _market(scene))
        + _part(scene, "goals", _goals(scene))
        + _part(scene, "players", join(_player(scene, seat) for seat in range(scene.seats)))
        + _part(scene, "land", _land(scene))
    )


def _part(scene: Scene, name: str, inner: str) -> str:
    title = text("h3", scene.words(f"plain.{name}"), class_="title", id=f"plain-{name}")
    return el("section", title + inner, class_="plain", aria_labelledby=f"plain-{name}")


def _list(lines: Iterable[str]) -> str:
    items = join(text("li", line) for line in lines)
    return el("ul", items) if items else text("p", NOTHING)


def _market(scene: Scene) -> str:
    words = scene.words
    lines = [market.name(scene, lot) for lot in scene.view["open"]]
    lines.append(words("market.future", n=count(scene.view["future"])))
    lines += [words("plain.legendary", name=words(f"skyscraper.{kind}")) for kind in scene.view["legendary"]]
    return _list(lines)


def _goals(scene: Scene) -> str:
    words = scene.words
    lines = [
        words(
            "plain.challenge",
            name=words(f"challenge.{scene.view['challenge']}"),
            text=words(f"challenge.{scene.view['challenge']}.text"),
        )
    ]
    for street in scene.view["streets"]:
        numbers = scene.state.facts["streets"][street]["skyscrapers"]
        said = ", ".join(f"{scene.labels[seat]} {number}" for seat, number in enumerate(numbers))
        lines.append(words("plain.street", name=words(f"street.{street}"), counts=said))
    return _list(lines)


def _player(scene: Scene, seat: int) -> str:
    words, player = scene.words, scene.player(seat)
    known = scene.state.facts["players"][seat]
    built = [
        words("plain.tower", name=words(f"skyscraper.{one['skyscraper']}"), squares=" ".join(one["squares"]))
        for one in player["built"]
    ]
    things = {
        words("builder.points"): player["points"],
        words("plain.workers"): words("builder.workers", n=known["workers"]["free"], of=known["workers"]["of"]),
        words("plain.vacant"): _territories(known["vacant"]),
        words("plain.estate"): _territories(player["estate"]),
        words("plain.built"): "; ".join(built) or NOTHING,
        words("plain.unbuilt"): ", ".join(words(f"skyscraper.{kind}") for kind in player["unbuilt"]) or NOTHING,
        words("deeds.label"): ", ".join(words(f"card.{card}") for card in player["cards"]) or NOTHING,
        words("plain.standing"): goals.standing(scene, seat),
    }
    rows = join(text("dt", name) + text("dd", value) for name, value in things.items())
    return text("h4", scene.labels[seat]) + el("dl", rows)


def _territories(names: Iterable[str]) -> str:
    return ", ".join(town.called(one) for one in names) or NOTHING


def _land(scene: Scene) -> str:
    """A row for each district: the land that is still free."""
    words = scene.words
    owned = {one for seat in range(scene.seats) for one in scene.player(seat)["estate"]}
    out = ("pink",) if scene.seats == 2 else ()
    rows = join(
        el(
            "tr",
            text("th", words(f"district.{of}"), scope="row")
            + text(
                "td",
                _territories(one for one in TERRITORIES if one not in owned and town.district(one) == of),
            ),
        )
        for of in DISTRICTS
        if of not in out
    )
    head = el(
        "thead",
        el("tr", text("th", words("plain.district"), scope="col") + text("th", words("plain.free"), scope="col")),
    )
    return el("table", text("caption", words("plain.land"), class_="sr") + head + el("tbody", rows), class_="clauses")
