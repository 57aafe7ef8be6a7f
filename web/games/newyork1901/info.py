"""What a tap on a thing tells about it."""

from __future__ import annotations

from nyc_core.newyork1901.box import CHALLENGES
from web.app.draw.html import el, figure, join, text
from web.app.draw.scene import Scene

from . import goals, market, tower, town

CLAUSES = {challenge: f"NY1-4.{at}" for at, challenge in enumerate(CHALLENGES, start=5)}


def info(scene: Scene, what: str) -> tuple[str, str]:
    """A title, and all about the thing that `data-info` names."""
    kind, _, name = what.partition(" ")
    return {
        "territory": _territory,
        "tower": _tower,
        "skyscraper": _skyscraper,
        "street": _street,
        "challenge": _challenge,
        "lot": _lot,
        "track": _track,
    }[kind](scene, name)


def _facts(lines: list[str]) -> str:
    return join(text("p", line) for line in lines if line)


def _territory(scene: Scene, name: str) -> tuple[str, str]:
    words = scene.words
    owner = town.owner_of(scene, name)
    lot = f"{town.district(name)} {town.size(name)}"
    if owner is not None:
        whose = words("info.owned", name=scene.labels[owner])
    else:
        whose = words("info.free" if lot.split(maxsplit=1)[0] != "pink" or scene.seats > 2 else "info.out")
    about = el("p", market.sign(lot) + " " + text("span", market.name(scene, lot)))
    return words("info.land", squares=town.called(name)), about + _facts([whose])


def _skyscraper(scene: Scene, kind: str) -> tuple[str, str]:
    words = scene.words
    level = tower.generation(kind)
    needed = scene.state.facts["thresholds"][level]
    tall = int(tower.ENTRIES[kind].get("height", 0))
    lines = [
        words("info.worth", n=tower.points(kind)),
        words("info.level", level=words(f"level.{level}")) + (" " + words("info.from", n=needed) if needed else ""),
        words("info.irregular") if tower.ENTRIES[kind]["irregular"] else "",
        words("info.tall", n=tall) if tall else "",
    ]
    drawn = el("div", tower.on_tile(kind, scene.colour(scene.seat or 0)), class_="about-tower")
    return words(f"skyscraper.{kind}"), drawn + _facts(lines)


def _tower(scene: Scene, name: str) -> tuple[str, str]:
    seat, square = name.split()
    built = scene.player(int(seat))["built"]
    one = next((entry for entry in built if entry["squares"][0] == square), None)
    if one is None:
        return scene.labels[int(seat)], ""
    title, story = _skyscraper(scene, one["skyscraper"])
    where = _facts(
        [
            scene.words("info.owned", name=scene.labels[int(seat)]),
            scene.words("info.squares", squares=" ".join(one["squares"])),
        ]
    )
    return title, story + where


def _street(scene: Scene, name: str) -> tuple[str, str]:
    words, known = scene.words, scene.state.facts["streets"][name]
    in_play = name in scene.view["streets"]
    rows = join(
        el("li", scene.token(seat) + text("span", scene.labels[seat]) + figure(number))
        for seat, number in enumerate(known["skyscrapers"])
    )
    about = words("info.street" if in_play else "info.street.out")
    return words(f"street.{name}"), text("p", about) + el("ul", rows, class_="touching")


def _challenge(scene: Scene, name: str) -> tuple[str, str]:
    words = scene.words
    points = scene.state.facts["challenge"]
    rows = join(
        el(
            "li",
            scene.token(seat)
            + text("span", scene.labels[seat])
            + text("small", goals.standing(scene, seat))
            + figure(points[seat]),
        )
        for seat in range(scene.seats)
    )
    rule = CLAUSES[name]
    link = text("a", words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule)
    return words(f"challenge.{name}"), el("p", text("span", words(f"challenge.{name}.text")) + " " + link) + el(
        "ul", rows, class_="touching"
    )


def _lot(scene: Scene, lot: str) -> tuple[str, str]:
    words, land = scene.words, scene.state.facts["land"].get(lot, [])
    lines = [words("lot.land", n=len(land)) if land else words("lot.none"), ", ".join(town.called(one) for one in land)]
    return market.name(scene, lot), market.sign(lot) + _facts(lines)


def _track(scene: Scene, _: str) -> tuple[str, str]:
    steps = scene.state.facts["thresholds"]
    said = scene.words("info.track", silver=steps["silver"], gold=steps["gold"])
    return scene.words("track.title"), text("p", said)
