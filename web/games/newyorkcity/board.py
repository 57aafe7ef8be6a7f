"""The map: boroughs, rivers, skylines, vessels, prestige tiles, the Mayor and the Statue (NYC-1.3 to 1.7, 3.2, 5.13 to 5.16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.newyorkcity import box, layout
from nyc_core.newyorkcity.layout import LANDS, Land, lantern
from nyc_core.table.drawing.hatch import HEIGHTS, tower
from web.app.draw.html import Attr, el, esc, join, num, part, use
from web.app.draw.kept import kept
from web.app.draw.scene import Scene, count

from . import compose, facts, marks

WAY = 42  # from a vessel to the sign for one of its two ends, so that both can be tapped with a thumb


@kept
def draw(scene: Scene) -> str:
    """The whole map."""
    boroughs = join(part(name, _borough(scene, name)) for name in LANDS if name in scene.view["boroughs"])
    inner = (
        _water(scene)
        + boroughs
        + _lanes()
        + _mayor(scene)
        + _vessels(scene)
        + part("statue", _statue(scene))
        + part("display", _display(scene))
        + _ends(scene)
    )
    label = scene.words("board.label")
    return f'<svg class="map" viewBox="0 0 {layout.WIDTH} {layout.HEIGHT}" role="group" aria-label="{esc(label)}">{inner}</svg>'


def definitions() -> str:
    """The fine patterns of water and streets."""
    wave = '<path d="M0 8q5-6 10 0t10 0M-10 18q5-6 10 0t10 0 10 0" class="wave"/>'
    street = '<path d="M0 0H14M0 0V22" class="street"/>'
    streets = join(
        el(
            "pattern",
            street,
            id=f"st-{name}",
            width=14,
            height=22,
            patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({land.streets})",
        )
        for name, land in LANDS.items()
    )
    return el("pattern", wave, id="p-water", width=20, height=20, patternUnits="userSpaceOnUse") + streets


def _water(scene: Scene) -> str:
    names = join(
        el("text", esc(scene.words(key)), class_="river", transform=f"translate({x} {y}) rotate({turn})")
        for key, x, y, turn in layout.RIVERS
    )
    sea = f'x="-400" y="-400" width="{layout.WIDTH + 800}" height="{layout.HEIGHT + 800}"'  # where the frame is larger than the map
    return f'<rect class="water" {sea}/><rect class="waves" {sea}/>{names}'


def _lanes() -> str:
    return join(_lane(kind, box.BOROUGHS[a], box.BOROUGHS[b]) for kind, a, b in box.CONNECTIONS)


def _lane(kind: int, a: str, b: str) -> str:
    """The printed connection, under the vessel: it stays when the vessel is gone."""
    (x, y), (dx, dy) = layout.crossing(a, b), layout.direction(a, b)
    reach = layout.REACH.get(frozenset({a, b}), layout.USUAL_REACH)
    d = f"M{num(x - dx * reach)} {num(y - dy * reach)}L{num(x + dx * reach)} {num(y + dy * reach)}"
    name = box.VESSELS[kind]
    return f'<path class="lane-edge" d="{d}"/><path class="lane v-{name}" d="{d}"/>'


def _mayor(scene: Scene) -> str:
    borough = facts.mayor(scene)
    if not borough:
        return ""
    x, y = LANDS[borough].mayor
    inner = '<circle r="23"/><circle class="rim" r="19.5"/>' + use("mayor", -16, -16, 32, 32)
    return f'<g class="the-mayor" data-piece="mayor" data-info="borough {borough}" transform="translate({num(x)} {num(y)})" aria-hidden="true">{inner}</g>'


# Boroughs


@kept
def _borough(scene: Scene, name: str) -> str:
    land, data = LANDS[name], scene.view["boroughs"][name]
    here = facts.mayor(scene) == name
    looks = f"boro{' mayor' if here else ''}{' told' if _told(scene, name) else ''}"
    way = _way(scene, name)
    values = scene.also(way, looks) if way else scene.control(_notation(scene, name), looks)
    x, y = land.middle
    inset = f"translate({num(x * 0.05)} {num(y * 0.05)}) scale(.95)"
    inner = (
        f'<path class="coast" d="{land.coast}"/><path class="grid" d="{land.coast}" fill="url(#st-{name})"/>'
        f'<path class="inset" d="{land.coast}" transform="{inset}"/>'
        + _head(scene, name, land, data)
        + _skyline(scene, name, land, data["skyscrapers"], _second_row(land, data))
    )
    spoken = label(scene, name)
    inner += el("title", esc(spoken))
    return el("g", inner, role="button", tabindex=0, aria_label=spoken, data_info=f"borough {name}", **values)


def _told(scene: Scene, name: str) -> bool:
    return any(scene.told(part, name) for part in ("borough", "to", "place"))


def _notation(scene: Scene, name: str) -> str | None:
    """What a tap on a borough plays: a move when one builds without pieces (NYC-5.15), 11's place while it is used."""
    if scene.kind == "build":
        return f"move {name}"
    return f"{scene.mode} {name}" if scene.mode and compose.wants(scene) == "borough" else None


def _way(scene: Scene, name: str) -> str:
    """How a prestige tile comes into a borough that is tapped: the chosen one where its vehicle goes there, else another.
    Of two ways there one is offered; the signs at the vehicles' ends are each of them (NYC-5.13)."""
    if scene.kind != "bonus" or not scene.mine:
        return ""
    ways = [option for option in compose.starts(scene, "tile") if option.endswith(f" {name}")]
    chosen = f"tile {compose.chosen_tile(scene)} "
    weighed = scene.state.weighed.notation
    return next(
        (way for way in ways if way == weighed),
        next((way for way in ways if way.startswith(chosen)), "".join(ways[:1])),
    )


def label(scene: Scene, name: str) -> str:
    """All about a borough in words."""
    words, data = scene.words, scene.view["boroughs"][name]
    parts = [words("borough.label", name=words(f"borough.{name}"), letter=data["letter"], base=data["base"])]
    if data["prestige"]:
        parts.append(words("borough.prestige", values=", ".join(str(value) for value in data["prestige"])))
    if facts.mayor(scene) == name:
        parts.append(words("borough.mayor"))
    if light := lantern(name):
        parts.append(words(f"lantern.{light}"))
    towers = [f"{scene.name(owner)} {number}" for owner, number in _owners(data["skyscrapers"]) if number]
    parts.append(words("borough.towers", owners=", ".join(towers)) if towers else words("borough.empty"))
    return "; ".join(parts)


def _owners(towers: Mapping[str, int]) -> list[tuple[int | str, int]]:
    seats: list[tuple[int | str, int]] = [
        (int(owner), number) for owner, number in towers.items() if owner != "neutral"
    ]
    return [*sorted(seats, key=lambda item: int(item[0])), ("neutral", towers.get("neutral", 0))]


def _second_row(land: Land, data: Mapping[str, Any]) -> bool:
    return layout.is_second_row(land.width, land.height, len(data["prestige"]))


def _head(scene: Scene, name: str, land: Land, data: Mapping[str, Any]) -> str:
    """Name; letter, base value, lantern; prestige tiles."""
    tiles: Sequence[int] = data["prestige"]
    light = lantern(name)
    step = layout.tile_step(land.width, land.height, bool(light), len(tiles))
    place = layout.signs(land.box, bool(light), _second_row(land, data), step * len(tiles))
    inner = f'<text class="name" x="{place.name_x}" y="{place.name_y}">{esc(scene.words(f"borough.{name}"))}</text>'
    inner += _letter(place.left, place.top, str(data["letter"])) + _base(place.left + 36, place.top, data["base"])
    if light:
        inner += use("lantern", place.left + 69, place.top + 1, 30, 30, f"lamp {light}")
    return inner + join(_prestige(place.tile_x + n * step, place.tile_y, value) for n, value in enumerate(tiles))


def _letter(x: float, y: float, letter: str) -> str:
    tile = f'<rect class="letter-tile" x="{num(x)}" y="{num(y)}" width="32" height="32" rx="4"/>'
    return tile + f'<text class="letter" x="{num(x + 16)}" y="{num(y + 24.5)}">{esc(letter)}</text>'


def _base(x: float, y: float, base: int) -> str:
    middle = f'cx="{num(x + 16)}" cy="{num(y + 16)}"'
    number = f'<text class="base-text" x="{num(x + 16)}" y="{num(y + 23)}">{base}</text>'
    return f'<circle class="base" {middle} r="16"/><circle class="base-in" {middle} r="13"/>{number}'


def _prestige(x: float, y: float, value: int) -> str:
    """A prestige tile in its borough; its value stands at the left, so that tiles that overlap can be read."""
    return (
        f'<g data-piece="prestige-{value}"><path class="pt" transform="translate({num(x)} {num(y)})" d="{layout.PRESTIGE}"/>'
        f'<text class="pt-text" x="{num(x + 3.5)}" y="{num(y + 22)}">+{value}</text></g>'
    )


# Skyscrapers


def _skyline(scene: Scene, name: str, land: Land, towers: Mapping[str, int], lower: bool) -> str:
    """Each owner's skyscrapers as a small skyline, its number below; in two rows where one is too narrow."""
    groups = [(owner, number) for owner, number in _owners(towers) if number]
    scale, places = layout.skyline(land.box, lower, [number for _, number in groups])
    return join(
        f'<g transform="translate({place.x} {place.y}) scale({num(scale / 100)})">{_cluster(scene, name, *group)}</g>'
        for group, place in zip(groups, places, strict=True)
    )


def _cluster(scene: Scene, borough: str, owner: int | str, number: int) -> str:
    """The towers of one owner around x = 0, standing on y = -25, with letter and number below."""
    drawn = min(number, layout.MOST_DRAWN)
    d = join(
        f"M{5 * (2 * index - drawn + 1)} -25{tower(HEIGHTS[(index + (0 if drawn > 1 else 1)) % len(HEIGHTS)])}"
        for index in range(drawn)
    )
    sign = '<path class="own-sign" d="M-19 -22h38v22h-38z"/>'
    words = (
        marks.letter(scene, owner, "own-letter", -9, -5) + f'<text class="own-number" x="8" y="-4.5">{number}</text>'
    )
    colour = scene.colour(owner)
    return f'<g class="own c-{colour}" data-pile="tower-{owner} {borough} {number} tower c-{colour}"><path class="own-tower" d="{d}"/><path class="own-tile" d="{d}"/>{sign}{words}</g>'


# Vessels, Statue, prestige tiles on display


def _vessels(scene: Scene) -> str:
    return join(_vessel(scene, *vessel) for vessel in scene.view.get("vessels", ()))


def _vessel(scene: Scene, kind: str, a: str, b: str) -> str:
    x, y = layout.crossing(a, b)
    spoken = scene.words(
        "vessel.label",
        vessel=scene.words(f"vessel.{kind}"),
        a=scene.words(f"borough.{a}"),
        b=scene.words(f"borough.{b}"),
    )
    inner = f'<title>{esc(spoken)}</title><rect x="-22" y="-16" width="44" height="32" rx="6"/>' + use(
        kind, -14, -14, 28, 28
    )
    told = "vessels" if scene.state.edit else "display"
    return f'<g class="vessel v-{kind}" data-piece="vessel-{kind}" role="img" data-info="{told}" aria-label="{esc(spoken)}" transform="translate({num(x)} {num(y)})">{inner}</g>'


def _statue(scene: Scene) -> str:
    x, y = layout.STATUE
    value = int(scene.view.get("statue", 0))
    left = value == box.STATUE[0]
    spoken = scene.words("statue.label" if left else "statue.gone", n=value)
    inner = (
        '<rect class="hit" x="-59" y="-60" width="118" height="118"/>'
        f'<path class="isle" d="{layout.ISLE}"/>'
        + use("statue", -28, -46, 56, 60)
        + f'<circle class="base" cx="0" cy="24" r="15"/><text class="base-text" x="0" y="31">{value}</text>'
    )
    classes = f"statue{'' if left else ' gone'}"
    return f'<g class="{classes}" role="button" tabindex="0" data-info="statue" aria-label="{esc(spoken)}" transform="translate({x} {y})">{inner}</g>'


@kept
def _display(scene: Scene) -> str:
    """The prestige tiles on display (NYC-3.3), and how many are still face down."""
    tiles = scene.view.get("display") or []
    words = scene.words
    inner = f'<path class="plaque" d="{layout.PLAQUE}"/>'
    inner += f'<text class="plaque-title" x="108" y="32">{esc(words("display.title"))}</text>'
    left, _, apart = layout.SHOWN
    for index, (kind, value) in enumerate(tiles):
        inner += _shown(scene, left + index * apart, str(kind), int(value))
    hidden = count(scene.view.get("tiles", 0))
    inner += join(f'<path class="face-down" d="{outline}"/>' for outline in layout.FACE_DOWN)
    inner += f'<text class="left" x="178" y="87">{hidden}</text>'
    spoken = words("display.label", n=hidden)
    return f'<g class="display" role="button" tabindex="0" data-info="display" aria-label="{esc(spoken)}">{inner}</g>'


def _shown(scene: Scene, x: float, kind: str, value: int) -> str:
    chosen = (
        " chosen" if scene.kind == "bonus" and scene.mine and compose.chosen_tile(scene) == f"{kind} {value}" else ""
    )
    inner = f'<path class="pt" d="{layout.TILE}"/>' + use(kind, 12, 6, 36, 36, f"k-{kind}")
    inner += f'<text class="pt-text big" x="30" y="67">+{value}</text>'
    return f'<g class="shown{chosen}" data-piece="prestige-{value}" transform="translate({x} {layout.SHOWN[1]})">{inner}</g>'


def _ends(scene: Scene) -> str:
    """Where the chosen tile can go: a sign at each end of its vessels (NYC-5.13)."""
    if scene.kind != "bonus" or not scene.mine:
        return ""
    start = f"tile {compose.chosen_tile(scene)} "
    return join(_end(scene, option) for option in compose.starts(scene, "tile") if option.startswith(start))


def _end(scene: Scene, option: str) -> str:
    _, kind, value, a, b = option.split()
    (x, y), (dx, dy) = layout.crossing(a, b), layout.direction(a, b)
    words = scene.words
    spoken = words(
        "end.label",
        value=value,
        borough=words(f"borough.{b}"),
        vessel=words(f"vessel.{kind}"),
        other=words(f"borough.{a}"),
    )
    inner = (
        '<circle class="hit" r="46"/>'
        f'<path class="end-arrow" d="M{num(dx * 34)} {num(dy * 34)}L{num(dx * 17 - dy * 14)} {num(dy * 17 + dx * 14)}L{num(dx * 17 + dy * 14)} {num(dy * 17 - dx * 14)}z"/>'
        f'<circle class="end" r="20"/><text class="end-text" y="7">+{esc(value)}</text>'
    )
    values: dict[str, Attr] = scene.control(option, "way", aria_label=spoken)
    return el(
        "g", inner, role="button", tabindex=0, transform=f"translate({num(x + dx * WAY)} {num(y + dy * WAY)})", **values
    )
