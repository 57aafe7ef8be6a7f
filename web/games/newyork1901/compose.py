"""Putting an action together by taps: which territory, which skyscraper, and how it lies (contract section 2).

A pick is the thing itself: a territory (`blue-07`), a card of the market (`blue 2`), a skyscraper (`gold-o4`), or all
squares of a place (`h4 i4 h5`). Others say how to go on from there: `turn`, `mirror`, `north`, `next`, a single square.
Nothing here knows a rule: a place is right when it is among the options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby, takewhile

from nyc_core import Refusal
from nyc_core.newyork1901 import plan
from nyc_core.newyork1901.board import LOT, LOTS, ROWS, SQUARE, WIDTH
from nyc_core.newyork1901.box import KINDS, SHAPES, SKYSCRAPERS, TERRITORIES
from nyc_core.newyork1901.plan import Cell
from web.app.draw.scene import Scene
from web.app.room import Outcome
from web.app.state import Facts

from .tower import generation

Cells = tuple[Cell, ...]
WAYS_TO_GO = {"north": (-1, 0), "south": (1, 0), "west": (0, -1), "east": (0, 1)}
ALONG = {"next": 1, "previous": -1}
OVER = "demolish"


# --- what is picked -------------------------------------------------------------


def picked(scene: Scene) -> str:
    """What was tapped last; "" for nothing. A place is there from the beginning."""
    if scene.mine and scene.kind == "place":
        return " ".join(squares(scene))
    return scene.state.picks[-1] if scene.mine and scene.state.picks else ""


def takes(scene: Scene, pick: str) -> bool:
    """Whether this can be picked in this decision."""
    if not scene.mine:
        return False
    if scene.kind == "place":
        return pick in WAYS_TO_GO or pick in ALONG or pick in ("turn", "mirror") or pick in SQUARE or _lies(scene, pick)
    return pick in ALONG or pick in LOTS or bool(_notation(scene, pick))


def add(scene: Scene, pick: str) -> list[str]:
    """The picks after a tap on one more thing: it takes the place of the one before."""
    if not takes(scene, pick):
        return list(scene.state.picks or ())
    if scene.kind == "place":
        return [plan.named(_placed(scene, pick))]
    if pick in ALONG:
        return [_along(list(choices(scene)), picked(scene), ALONG[pick])]
    return [pick]


def remove(scene: Scene, pick: str) -> list[str]:
    """Nothing is picked any more."""
    return []


def candidate(scene: Scene) -> str:
    """The action that the picks make, legal or not."""
    if scene.mine and scene.kind == "place":
        return f"at {picked(scene)}"
    return _notation(scene, picked(scene)) if picked(scene) else ""


def _notation(scene: Scene, pick: str) -> str:
    """What a tap on a thing is on the way to."""
    if pick.partition(" ")[0] == OVER:
        return pick if pick.partition(" ")[2] in KINDS else ""
    if pick in TERRITORIES:
        return f"back {pick}" if f"back {pick}" in scene.legal else f"expand {pick}"
    return ground_work(scene, pick) if pick in KINDS else ""


def ground_work(scene: Scene, kind: str) -> str:
    """To build a skyscraper, or to demolish for it where only that can be done now."""
    built, over = f"build {kind}", f"{OVER} {kind}"
    if built in scene.legal or scene.kind != "turn":
        return built
    return over


def kind_of(pick: str) -> str:
    """The skyscraper that is picked; "" for none."""
    kind = pick.rpartition(" ")[2]
    return kind if kind in KINDS else ""


def both_ways(scene: Scene) -> list[str]:
    """The demolitions for skyscrapers that could just be built as well (NY1-2.13)."""
    over = scene.by_verb.get(OVER, []) if scene.mine else []
    return [action for action in over if f"build {action.split()[1]}" in scene.legal]


def lot_of(territory: str) -> str:
    """The card that buys a territory."""
    return LOTS[LOT[TERRITORIES.index(territory)]]


def filter_of(scene: Scene) -> str:
    """The card of the market that was tapped: only its land is lit then."""
    one = picked(scene)
    return one if one in LOTS else ""


def choices(scene: Scene) -> dict[str, str]:
    """The land that can be chosen now, by territory its action; of one card only, where one was tapped."""
    land = [*scene.by_verb.get("expand", []), *scene.by_verb.get("back", [])] if scene.mine else []
    wanted = filter_of(scene)
    actions = {action.split()[1]: action for action in land}
    return {one: action for one, action in actions.items() if not wanted or lot_of(one) == wanted}


def _along(things: Sequence[str], now: str, by: int) -> str:
    """The next of these, or the one before."""
    if not things:
        return now
    at = things.index(now) + by if now in things else (0 if by > 0 else -1)
    return things[at % len(things)]


# --- a place --------------------------------------------------------------------


@lru_cache(maxsize=64)
def ways(kind: str) -> tuple[Cells, ...]:
    """All the ways in which a skyscraper can lie, each at the corner of the board."""
    return tuple(sorted(tuple(sorted(way)) for way in SHAPES[SKYSCRAPERS[KINDS.index(kind)].shape]))


def kind_placed(scene: Scene) -> str:
    """What is being placed; "" for nothing."""
    placing = scene.state.facts.get("placing")
    return str(placing["skyscraper"]) if placing else ""


def places(scene: Scene) -> list[tuple[str, ...]]:
    """All legal places."""
    return [tuple(action.split()[1:]) for action in scene.by_verb.get("at", [])]


def squares(scene: Scene) -> tuple[str, ...]:
    """Where it lies now: where it was put, else the first place."""
    picks = scene.state.picks
    if picks and _lies(scene, picks[-1]):
        return tuple(picks[-1].split())
    return places(scene)[0]


def _lies(scene: Scene, text: str) -> bool:
    """Whether these squares are the skyscraper, however it is turned."""
    named = text.split()
    return (
        all(one in SQUARE for one in named)
        and bool(named)
        and at_corner(plan.cells_of(named)) in ways(kind_placed(scene))
    )


def at_corner(cells: Iterable[Cell]) -> Cells:
    """The same shape at the corner of the board."""
    cells = list(cells)
    top, left = min(row for row, _ in cells), min(at for _, at in cells)
    return tuple(sorted((row - top, at - left) for row, at in cells))


def turned(cells: Cells) -> Cells:
    return at_corner((at, -row) for row, at in cells)


def mirrored(cells: Cells) -> Cells:
    return at_corner((row, -at) for row, at in cells)


def turns(kind: str) -> tuple[bool, bool]:
    """Whether turning changes anything, and whether mirroring does that no turning could."""
    way = ways(kind)[0]
    round_ = [way]
    for _ in range(3):
        round_.append(turned(round_[-1]))
    return len(set(round_)) > 1, mirrored(way) not in round_


def _placed(scene: Scene, pick: str) -> Cells:
    now = tuple(sorted(plan.cells_of(squares(scene))))
    if pick in WAYS_TO_GO:
        return _moved(now, *WAYS_TO_GO[pick])
    if pick == "turn":
        return _laid(scene, turned(now), now)
    if pick == "mirror":
        return _laid(scene, mirrored(now), now)
    if pick in ALONG:
        there = [plan.named(plan.cells_of(place)) for place in places(scene)]
        return tuple(plan.cells_of(_along(there, plan.named(now), ALONG[pick]).split()))
    return _onto(scene, pick, now) if pick in SQUARE else tuple(plan.cells_of(pick.split()))


def _moved(cells: Cells, down: int, right: int) -> Cells:
    """One square farther; at the edge of the board it stays."""
    there = tuple((row + down, at + right) for row, at in cells)
    return there if all(plan.square(*one) for one in there) else cells


def _laid(scene: Scene, way: Cells, now: Cells) -> Cells:
    """Lying in another way, as near as can be: in a legal place if there is one beside."""
    top, left = min(row for row, _ in now), min(at for _, at in now)
    high, wide = max(row for row, _ in way), max(at for _, at in way)
    here = tuple((row + min(top, ROWS - 1 - high), at + min(left, WIDTH - 1 - wide)) for row, at in way)
    near = [place for place in _lying(scene, way) if _far(place, now) <= 2]
    return min(near, key=lambda place: _far(place, now), default=here)


def _lying(scene: Scene, way: Cells) -> list[Cells]:
    """The legal places in which it lies this way."""
    there = [tuple(sorted(plan.cells_of(place))) for place in places(scene)]
    return [place for place in there if at_corner(place) == way]


def _far(one: Cells, other: Cells) -> float:
    """How far apart the middles of two places are."""
    ends = [
        (sum(row for row, _ in cells) / len(cells), sum(at for _, at in cells) / len(cells)) for cells in (one, other)
    ]
    return abs(ends[0][0] - ends[1][0]) + abs(ends[0][1] - ends[1][1])


def _onto(scene: Scene, square: str, now: Cells) -> Cells:
    """Onto a square that was tapped: a legal place that covers it, lying as it does now if that can be. Tapped again,
    the next of them."""
    target = plan.cell(square)
    all_ = [tuple(sorted(plan.cells_of(place))) for place in places(scene)]
    there = [place for place in all_ if target in place]
    there.sort(key=lambda place: (at_corner(place) != at_corner(now), _far(place, now)))
    if now in there:
        order = [place for place in all_ if target in place]
        return order[(order.index(now) + 1) % len(order)]
    if there:
        return there[0]
    row, at = now[0]
    wide = _moved_by(now, target[0] - row, target[1] - at)
    return wide or now


def _moved_by(cells: Cells, down: int, right: int) -> Cells | None:
    there = tuple((row + down, at + right) for row, at in cells)
    return there if all(plan.square(*one) for one in there) else None


def in_the_way(scene: Scene) -> list[str]:
    """The squares of the place on which it cannot stand."""
    placing = scene.state.facts.get("placing")
    return [one for one in squares(scene) if one not in placing["free"]] if placing else []


# --- what it would do -------------------------------------------------------------


def probe(scene: Scene, why_not: Callable[[str], Refusal | None], play: Callable[[str], Outcome]) -> Facts:
    """Of a place, or of what is selected: what it would do, as the engine plays it; else why not."""
    action = candidate(scene)
    if not action:
        return {}
    if action not in scene.legal:
        refusal = why_not(action)
        return {"why": refusal.text, "rule": refusal.rule} if refusal else {}
    outcome = play(action)
    return _told(scene, action, outcome)


def _told(scene: Scene, action: str, outcome: Outcome) -> Facts:
    seat = scene.seat or 0
    own = list(takewhile(lambda event: event["event"] != "turn", outcome.events))  # the engine may have gone on
    goes = [event for event in own if event["event"] == "demolish"]
    built = next((event for event in own if event["event"] == "build"), None)
    before = scene.state.facts["players"][seat]["vacant"]
    after = outcome.facts["players"][seat]["vacant"]
    mine = outcome.view["turn"] == seat and outcome.view["phase"] == "play"
    more = outcome.facts["places"]["build"] if mine and action.startswith("expand") else {}
    unlocked = set(outcome.facts["players"][seat]["unlocked"])
    return {
        "goes": [(str(event["skyscraper"]), tuple(event["squares"])) for event in goes],
        "built": tuple(built["squares"]) if built else (),
        "points": built["points"] if built else 0,
        "prestige": built["prestige"] if built else 0,
        "home": [one for one in before if one not in after],
        "out": [one for one in after if one not in before] if built else [],
        "then": [kind for kind, number in more.items() if number and generation(kind) in unlocked],
    }


def rows_of(kinds: Sequence[str]) -> list[tuple[str, list[tuple[str, int]]]]:
    """Kinds in a row by generation, each with its number."""
    counted = [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return [(level, list(group)) for level, group in groupby(counted, key=lambda one: generation(one[0]))]
