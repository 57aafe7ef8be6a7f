"""What taps change on this game's table, besides what is alike on every table: (making, facts of the tap)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nyc_core.newyork1901 import plan
from nyc_core.newyork1901.board import LAND, bits, crossed, names_of, squares_of
from nyc_core.newyork1901.box import KINDS, LEGENDARY, SKYSCRAPERS, TERRITORIES
from nyc_core.newyork1901.footprints import FACTS, lying
from web.app.editor.parts import Making
from web.app.editor.seating import moved
from web.app.state import Json

from . import compose
from .town import SQUARES

ALL_LEGENDARY = [KINDS[kind] for kind in LEGENDARY]


def _street(work: Making, at: int, name: str) -> None:
    """Three different ones: who has it gets the other's."""
    streets = list(work.value("position.streets"))
    if name in streets:
        streets[streets.index(name)] = streets[at]
    streets[at] = name
    work.put("position.streets", streets)


def _ending(work: Making, seat: int | None) -> None:
    work.put("position.ending", seat) if seat is not None else work.drop("position.ending")


def _variant(work: Making, variant: str) -> None:
    """Another way to play draws its own goals, and deals anew."""
    work.put("position.variant", variant)


def _cards(work: Making, with_cards: bool) -> None:
    """Without action cards nobody has any."""
    work.put("position.action_cards", with_cards)
    for seat in range(work.seats):
        work.drop(f"position.players.{seat}.cards")


def _land(work: Making, territory: str, owner: int) -> None:
    """It goes into a seat's estate, or (-1) into nobody's; what was built there goes with its owner."""
    for seat in range(work.seats):
        estate = list(work.value(f"position.players.{seat}.estate"))
        if (territory in estate) != (seat == owner):
            built = [one for one in work.value(f"position.players.{seat}.built") if territory not in _under(one)]
            if seat != owner:
                work.put(f"position.players.{seat}.built", built)
            estate = [one for one in estate if one != territory]
            work.put(f"position.players.{seat}.estate", [*estate, territory] if seat == owner else estate)


def _under(one: Json) -> list[str]:
    """The territories on which a skyscraper stands."""
    return [TERRITORIES[place] for place in bits(FACTS[squares_of(one["squares"])].territories)]


# --- what stands ------------------------------------------------------------------


def _built(work: Making, seat: int) -> list[Json]:
    return [dict(one) for one in work.value(f"position.players.{seat}.built")]


def _taken(work: Making, but: tuple[int, int] | None = None) -> int:
    """All squares on which something stands, and land of nobody who builds."""
    squares = 0
    for seat in range(work.seats):
        for at, one in enumerate(_built(work, seat)):
            if (seat, at) != but:
                squares |= squares_of(one["squares"])
    return squares


def _others_land(work: Making, seat: int) -> int:
    """Land in other estates."""
    names = [
        one for other in range(work.seats) if other != seat for one in work.value(f"position.players.{other}.estate")
    ]
    return squares_of(square for name in names for square in SQUARES[name])


def _fits(squares: int, barred: int) -> bool:
    return not squares & (barred | ~LAND) and not crossed(squares)


def _add(work: Making, path: str, kind: str) -> None:
    """One skyscraper more, where there is room first: on the seat's own land if that can be."""
    seat = int(path.split(".")[2])
    built = _built(work, seat)
    barred = _taken(work) | _others_land(work, seat)
    own = set(work.value(f"position.players.{seat}.estate"))
    there = [squares for squares in lying(SKYSCRAPERS[KINDS.index(kind)].shape) if _fits(squares, barred)]
    there.sort(key=lambda squares: not set(_under({"squares": names_of(squares)})) <= own)
    if there:
        _give(work, seat, [*built, {"skyscraper": kind, "squares": names_of(there[0])}])


def _give(work: Making, seat: int, built: list[Json], gone: Json | None = None) -> None:
    """What stands, the land under it, and what is left unbuilt. Land on which nothing stands any more goes with what
    stood there: it would take workers."""
    path = f"position.players.{seat}"
    estate = [one for one in work.value(f"{path}.estate") if not gone or one not in _under(gone)]
    under = [one for tower in built for one in _under(tower)]
    work.put(f"{path}.built", built)
    work.put(f"{path}.estate", list(dict.fromkeys([*estate, *under])))
    work.drop(f"{path}.unbuilt")
    stand = [str(one["skyscraper"]) for other in range(work.seats) for one in _built(work, other)]
    work.put("position.legendary", [kind for kind in ALL_LEGENDARY if kind not in stand])


def _raze(work: Making, path: str, at: int) -> None:
    """One skyscraper less."""
    seat = int(path.split(".")[2])
    built = _built(work, seat)
    if at < len(built):
        _give(work, seat, built[:at] + built[at + 1 :], built[at])


def _move(work: Making, path: str, at: int, how: str) -> None:
    """One skyscraper lies elsewhere, or in another way: in the next place where it can."""
    seat = int(path.split(".")[2])
    built = _built(work, seat)
    if at >= len(built):
        return
    cells = tuple(sorted(plan.cells_of(built[at]["squares"])))
    barred = _taken(work, (seat, at)) | _others_land(work, seat)
    for there in _ways(cells, how):
        names = plan.named(there).split()
        if len(names) == len(cells) and _fits(squares_of(names), barred):
            before = dict(built[at])
            built[at]["squares"] = names
            _give(work, seat, built, before)
            return


def _ways(cells: compose.Cells, how: str) -> Iterable[compose.Cells]:
    """Where it comes to lie: one step after the other, or turned, there and around."""
    if how in compose.WAYS_TO_GO:
        down, right = compose.WAYS_TO_GO[how]
        for step in range(1, 14):
            yield _on_board((row + step * down, at + step * right) for row, at in cells)
        return
    top, left = cells[0][0], min(at for _, at in cells)
    way = compose.at_corner(cells)
    for _ in range(4):
        way = compose.mirrored(way) if how == "mirror" else compose.turned(way)
        for down, right in ((0, 0), (0, -1), (-1, 0), (0, 1), (1, 0), (-1, -1), (0, -2), (-2, 0)):
            yield _on_board((row + top + down, at + left + right) for row, at in way)


def _on_board(cells: Iterable[plan.Cell]) -> compose.Cells:
    return tuple(one for one in cells if plan.square(*one))


EDITS: dict[str, Callable[..., None]] = {
    "street": _street,
    "ending": _ending,
    "variant": _variant,
    "cards": _cards,
    "land": _land,
    "tower+": _add,
    "tower-": _raze,
    "tower": _move,
}


def unseat(position: Json, gone: int) -> None:
    """A seat goes, and those behind move up."""
    for key in ("turn", "ending"):
        if isinstance(position.get(key), int):
            position[key] = 0 if position[key] == gone else moved(position[key], gone)


def seen(view: Json) -> Json:
    """A position out of a view: what is hidden is left out."""
    position: dict[str, Any] = {key: value for key, value in view.items() if key not in ("rng", "future")}
    return position
