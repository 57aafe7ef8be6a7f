"""The players: points, workers, action cards, what they have built and what they still can."""

from __future__ import annotations

from web.app.draw import faces
from web.app.draw.html import el, esc, figure, glyph, join, part, text
from web.app.draw.kept import kept
from web.app.draw.scene import Scene

from . import compose, tower


def draw(scene: Scene) -> str:
    """All seats, clockwise, beginning with the seat that looks."""
    first = scene.seat or 0
    order = [(first + step) % scene.seats for step in range(scene.seats)]
    return el(
        "div", join(part(f"seat-{seat}", _board(scene, seat)) for seat in order), class_=f"builders-of of-{scene.seats}"
    )


@kept
def _board(scene: Scene, seat: int) -> str:
    turn = scene.view["phase"] == "play" and scene.view["turn"] == seat
    looks = f"builder c-{scene.colour(seat)}{' turn' if turn else ''}{' told' if scene.told('seat', seat) else ''}"
    inner = _head(scene, seat, turn) + _things(scene, seat) + _row(scene, seat)
    return el("section", inner, class_=looks, aria_label=scene.labels[seat])


def _head(scene: Scene, seat: int, turn: bool) -> str:
    words = scene.words
    data = scene.view["seats"][seat]
    sign = faces.at(scene.view["seats"], seat) or glyph("person")
    about = faces.style(words, data) or words(f"kind.{data.get('kind', 'human')}")
    badge = el("span", sign, class_="builder-kind", title=about)
    now = el("span", glyph("play"), class_="builder-now", role="img", aria_label=words("builder.turn")) if turn else ""
    last = text("small", words("builder.ending"), class_="builder-end") if scene.view["ending"] == seat else ""
    points = el(
        "span",
        figure(scene.points(seat))
        + el("small", glyph("point"), title=words("builder.points"), role="img", aria_label=words("builder.points")),
        class_="builder-points",
    )
    here = _set_here(scene, seat) if scene.state.edit else ""
    return el(
        "header",
        now + scene.token(seat) + text("h2" if here else "h3", scene.labels[seat]) + badge + last + points + here,
    )


def _set_here(scene: Scene, seat: int) -> str:
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


def _things(scene: Scene, seat: int) -> str:
    """Workers, action cards, what is unlocked, how many are unbuilt."""
    words, player, known = scene.words, scene.player(seat), scene.state.facts["players"][seat]
    free, of = known["workers"]["free"], known["workers"]["of"]
    men = join(el("i", "", class_="man" if at < free else "man out") for at in range(of))
    spoken = words("builder.workers", n=free, of=of)
    cells = [
        el("li", el("span", men, class_="men", role="img", aria_label=spoken, title=spoken, data_well=f"men-{seat}"))
    ]
    left = len(player["unbuilt"])
    unbuilt = words("builder.unbuilt", n=left)
    cells.append(
        el(
            "li",
            glyph("tower") + text("b", left) + text("span", unbuilt, class_="sr"),
            title=unbuilt,
            data_well=f"unbuilt-{seat}",
        )
    )
    if scene.view["action_cards"]:
        cells.append(
            el(
                "li",
                join(
                    _card(scene, card, card in player["cards"])
                    for card in ("construction-boom", "market-shift", "land-grab")
                ),
                class_="deeds-small",
            )
        )
    top = known["unlocked"][-1]
    said = words("builder.unlocked", level=words(f"level.{top}"))
    cells.append(el("li", el("i", "", class_=f"ore o-{top}") + esc(words(f"level.{top}")), title=said))
    return el("ul", join(cells), class_="builder-things")


def _card(scene: Scene, card: str, unused: bool) -> str:
    said = scene.words("builder.card" if unused else "builder.card.used", card=scene.words(f"card.{card}"))
    return el(
        "span",
        glyph(card),
        class_="deed-small" if unused else "deed-small used",
        role="img",
        aria_label=said,
        title=said,
    )


def _row(scene: Scene, seat: int) -> str:
    """What stands, as small shapes in rows by generation."""
    kinds = [str(one["skyscraper"]) for one in scene.player(seat)["built"]]
    order = sorted(
        dict.fromkeys(kinds), key=lambda kind: (list(tower.STEPS).index(tower.generation(kind)), tower.points(kind))
    )
    shapes = join(tower.on_tile(kind, scene.colour(seat)) for kind in order for _ in range(kinds.count(kind)))
    said = ", ".join(
        f"{number} {scene.words(f'skyscraper.{kind}')}"
        for _, row in compose.rows_of([kind for kind in order for _ in range(kinds.count(kind))])
        for kind, number in row
    )
    spoken = scene.words("builder.built", what=said) if said else scene.words("builder.nothing")
    return el("div", shapes, class_="builder-row", role="img", aria_label=spoken) if shapes else ""
