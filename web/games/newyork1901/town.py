"""The map: blocks between streets, parks, land by district, estates with their workers, and what has been built."""

from __future__ import annotations

from functools import lru_cache

from nyc_core.newyork1901 import plan
from nyc_core.newyork1901.board import (
    COLUMNS,
    DISTRICT,
    GROUND,
    SIZE,
    STREET_EAST,
    STREET_SOUTH,
    around,
    bits,
    names_of,
    squares_of,
)
from nyc_core.newyork1901.box import DATA, DISTRICTS, STREETS, TERRITORIES
from nyc_core.newyork1901.picture.glyphs import HELMET, LOWER, SIGNS
from web.app.draw.html import Attr, el, esc, join, num, part, use
from web.app.draw.kept import kept
from web.app.draw.scene import Scene

from . import compose, ghost, tower

SQUARES = {name: tuple(names_of(ground)) for name, ground in zip(TERRITORIES, GROUND, strict=True)}


def district(territory: str) -> str:
    return DISTRICTS[DISTRICT[TERRITORIES.index(territory)]]


def called(territory: str) -> str:
    """By its squares, which everybody sees; its id is for notation."""
    return " ".join(SQUARES[territory])


def size(territory: str) -> int:
    return SIZE[TERRITORIES.index(territory)]


def draw(scene: Scene) -> str:
    """The whole map. Its shapes are for pointers; who uses none has the lists in the tray."""
    words = scene.words
    inner = (
        _layer("ground", _water() + _blocks() + _parks() + _rulers())
        + _layer("streets", _streets(scene))
        + _layer("lots", _land(scene))
        + _layer("estates", _estates(scene))
        + _layer("towers", _buildings(scene))
        + _layer("choices", _lit(scene))
        + _layer("placed", ghost.draw(scene))
    )
    keys: dict[str, Attr] = ghost.facts(scene)
    return el(
        "svg",
        el("g", inner, class_="zoomed"),
        class_=f"plan{' placing' if keys.get('data_grid') else ''}",
        viewBox=f"0 0 {num(plan.WIDE)} {num(plan.HIGH)}",
        role="img",
        aria_label=words("town.label"),
        data_zoom=True,
        **keys,
    )


def _layer(name: str, inner: str) -> str:
    """What lies on one height changes together, and goes over to the page alone."""
    return part(name, el("g", inner, class_=f"layer-{name}"))


# --- what never changes -----------------------------------------------------------


@lru_cache(maxsize=1)
def _water() -> str:
    """The rivers, and the tip of the island between them."""
    wide, high = plan.WIDE, plan.HIGH
    sea = f'x="-500" y="-500" width="{wide + 1000}" height="{high + 1000}"'
    return f'<rect class="sea" {sea}/><rect class="swell" {sea}/><path class="shore" d="{plan.shore()}"/>'


@lru_cache(maxsize=1)
def _blocks() -> str:
    """The pavement around each block."""
    around = join(plan.outline(squares) for squares in plan.BLOCK_NAMES)
    parks = join(plan.outline(tuple(squares)) for squares in DATA["parks"].values())
    return f'<path class="pavement" d="{around}{parks}"/>'


@lru_cache(maxsize=1)
def _parks() -> str:
    drawn = ""
    for squares in DATA["parks"].values():
        d = plan.outline(tuple(squares), 1.5)
        drawn += f'<path class="park" d="{d}"/><path class="trees" d="{d}"/>'
    return f'<g class="parks">{drawn}</g>'


@lru_cache(maxsize=1)
def _rulers() -> str:
    """Columns and rows by their names, which sentences and notation use."""
    half = plan.SIDE / 2
    drawn = join(
        f'<text x="{num(x + half)}" y="{plan.TOP - 8}">{letter}</text>'
        for x, letter in zip(plan.XS, COLUMNS, strict=True)
    )
    for row, y in enumerate(plan.YS):
        first = next(at for at in range(len(COLUMNS)) if plan.square(row, at) not in DATA["outside"])
        drawn += f'<text x="{num(plan.XS[first] - 10)}" y="{num(y + half + 4)}">{row + 1}</text>'
    return f'<g class="rulers" aria-hidden="true">{drawn}</g>'


@kept
def _streets(scene: Scene) -> str:
    """Names along the streets; those with a card in play have a golden line."""
    return join(_street(scene, at) for at in range(len(STREETS)))


def _street(scene: Scene, at: int) -> str:
    name = STREETS[at]
    in_play = name in scene.view["streets"]
    said = esc(scene.words(f"street.{name}"))
    half = plan.STREET / 2
    if STREET_EAST[at]:
        squares = list(bits(STREET_EAST[at]))
        x: float = plan.XS[squares[0] % len(plan.XS)] + plan.SIDE + half
        y: float = plan.YS[0] - 30
        end = plan.YS[-1] + plan.SIDE + 14
        line = f"M{num(x)} {num(y)}V{num(end)}"
        text = f'transform="translate({num(x + 4)} {num(plan.YS[-1] + plan.SIDE - 4)}) rotate(-90)"'
    else:
        squares = list(bits(STREET_SOUTH[at]))
        y = plan.YS[squares[0] // len(plan.XS)] + plan.SIDE + half
        x, end = plan.XS[squares[0] % len(plan.XS)] - 12, plan.XS[-1] + plan.SIDE + 14
        line = f"M{num(x)} {num(y)}H{num(end)}"
        text = f'x="{num(x + 14)}" y="{num(y + 4)}"'
    told = " told" if scene.told("street", name) else ""
    path = f'<path class="way{" in-play" if in_play else ""}{told}" d="{line}"/>'
    return f'<g class="street" data-info="street {name}">{path}<text class="way-name{" in-play" if in_play else ""}" {text}>{said}</text></g>'


# --- land ---------------------------------------------------------------------------


def owner_of(scene: Scene, territory: str) -> int | None:
    """Whose estate a territory is in."""
    seats = range(scene.seats)
    return next((seat for seat in seats if territory in scene.player(seat)["estate"]), None)


def _owners(scene: Scene) -> dict[str, int]:
    return {one: seat for seat in range(scene.seats) for one in scene.player(seat)["estate"]}


@kept
def _land(scene: Scene) -> str:
    owned_by = _owners(scene)
    out = "pink" if scene.seats == 2 else ""
    drawn = join(_free(one, district(one) == out) for one in TERRITORIES if one not in owned_by)
    edges = join(_edge(scene, seat) for seat in range(scene.seats))  # under the land, which hides what lies inside
    return drawn + edges + join(_bought(scene, one) for one in owned_by)


def _edge(scene: Scene, seat: int) -> str:
    """The line around an estate."""
    squares = owned(scene, seat)
    return f'<path class="estate-edge c-{scene.colour(seat)}" d="{_around(squares)}"/>' if squares else ""


def owned(scene: Scene, seat: int) -> tuple[str, ...]:
    """All squares of an estate, in reading order."""
    squares = [one for territory in scene.player(seat)["estate"] for one in SQUARES[territory]]
    return tuple(plan.named(plan.cells_of(squares)).split())


@lru_cache(maxsize=200)
def _free(territory: str, out: bool) -> str:
    """Land that is nobody's: its colour and pattern, the sign of its district with its size."""
    squares, of = SQUARES[territory], district(territory)
    d = plan.outline(squares, 1.5)
    x, y = plan.middle(squares)
    dots = f'<path class="lots" d="{_seams(squares)}"/>'
    sign = f'<g class="sign" transform="translate({num(x)} {num(y)})"><path d="{SIGNS[of]}"/><text y="{LOWER.get(of, 4.5)}">{size(territory)}</text></g>'
    return (
        f'<g class="land d-{of}{" out" if out else ""}" data-info="territory {territory}">'
        f'<path class="lawn" d="{d}"/><path class="grain" d="{d}"/>{dots}{sign}</g>'
    )


@lru_cache(maxsize=200)
def _seams(squares: tuple[str, ...]) -> str:
    """Between the squares of a territory."""
    d, cells = "", set(plan.cells_of(squares))
    for row, at in cells:
        x, y = plan.XS[at], plan.YS[row]
        if (row, at + 1) in cells:
            d += f"M{x + plan.SIDE} {y + 5}v{plan.SIDE - 10}"
        if (row + 1, at) in cells:
            d += f"M{x + 5} {y + plan.SIDE}h{plan.SIDE - 10}"
    return d


def _bought(scene: Scene, territory: str) -> str:
    """Land in an estate: paler, without its sign."""
    squares, of = SQUARES[territory], district(territory)
    d = plan.outline(squares, 1.5)
    told = " told" if scene.told("territory", territory) else ""
    return (
        f'<g class="land d-{of} bought{told}" data-info="territory {territory}">'
        f'<path class="lawn" d="{d}"/><path class="lots" d="{_seams(squares)}"/></g>'
    )


@kept
def _estates(scene: Scene) -> str:
    return join(_estate(scene, seat) for seat in range(scene.seats))


def _estate(scene: Scene, seat: int) -> str:
    """An estate: its owner's colour and pattern, a worker on each territory without a skyscraper."""
    squares = owned(scene, seat)
    if not squares:
        return ""
    d = _around(squares)
    inner = f'<path class="estate" d="{d}"/><path class="estate-tile" d="{d}"/>'
    vacant = scene.state.facts["players"][seat]["vacant"]
    inner += join(_worker(scene, seat, one) for one in vacant)
    return f'<g class="own-land c-{scene.colour(seat)}">{inner}</g>'


def is_beside(scene: Scene, territory: str) -> bool:
    """Whether it touches the own land."""
    return bool(around(GROUND[TERRITORIES.index(territory)]) & squares_of(owned(scene, scene.seat or 0)))


@lru_cache(maxsize=512)
def _around(squares: tuple[str, ...]) -> str:
    """The outline of an estate, block by block: it does not grow over streets."""
    d = ""
    for block in plan.BLOCK_NAMES:
        inside = tuple(one for one in squares if one in block)
        if inside:
            d += plan.outline(inside, 2)
    return d


def _worker(scene: Scene, seat: int, territory: str) -> str:
    x, y = plan.middle(SQUARES[territory])
    moves = f'data-piece="worker-{seat}-{territory}" data-from="men-{seat}"'
    letter = esc(scene.letter(seat))
    return (
        f'<g class="worker c-{scene.colour(seat)}" {moves} transform="translate({num(x)} {num(y)})"><circle class="worker-disc" r="13.5"/>'
        f'<path class="worker-hat" transform="translate(0 -2.5) scale(.78)" d="{HELMET}"/><text y="10.5">{letter}</text></g>'
    )


# --- what stands there ----------------------------------------------------------------


@kept
def _buildings(scene: Scene) -> str:
    """From north to south: whoever stands in front hides what is behind."""
    goes = {squares for _, squares in scene.state.probe.get("goes", ())}
    towers = [
        (max(plan.cells_of(one["squares"])), one, seat)
        for seat in range(scene.seats)
        for one in scene.player(seat)["built"]
    ]
    towers.sort(key=lambda entry: entry[0])
    return join(_building(scene, one, seat, tuple(one["squares"]) in goes) for _, one, seat in towers)


def _building(scene: Scene, one: dict[str, object], seat: int, goes: bool) -> str:
    kind, squares = str(one["skyscraper"]), list(one["squares"])  # type: ignore[call-overload]
    told = scene.told("squares", squares) and scene.told("event", "build")
    looks = " ".join(name for name, on in (("told", told), ("goes", goes)) if on)
    drawn = tower.on_map(kind, squares, scene.colour(seat), scene.letter(seat), looks)
    moves = f'data-piece="sky-{seat}-{squares[0]}" data-from="tile-{seat}-{kind} unbuilt-{seat}"'
    return f'<g data-info="tower {seat} {squares[0]}" {moves}><title>{esc(label(scene, seat, kind))}</title>{drawn}</g>'


def label(scene: Scene, seat: int, kind: str) -> str:
    """A skyscraper that stands, in words."""
    return scene.words("tower.label", name=scene.words(f"skyscraper.{kind}"), owner=scene.labels[seat])


# --- what can be chosen ------------------------------------------------------------------


def _lit(scene: Scene) -> str:
    """Land that can be taken, or given back."""
    chosen = compose.picked(scene)
    return join(_choice(scene, one, action, one == chosen) for one, action in compose.choices(scene).items())


def _choice(scene: Scene, territory: str, action: str, chosen: bool) -> str:
    d = plan.outline(SQUARES[territory], 2)
    mark, looks = "", "choice-land"
    if action == scene.state.hinted:
        looks += " hinted"
    if chosen:
        looks += " chosen"
        x, y = plan.middle(SQUARES[territory])
        mark = use("check", x - 11, y - 11, 22)
    return el(
        "g",
        f'<path class="glow" d="{d}"/>{mark}',
        class_=looks,
        data_act=action,
        data_select=territory,
    )
