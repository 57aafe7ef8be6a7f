"""A slow reckoning that is plainly right: legal places, legal actions and the final score, read off a position.

A position is the JSON of the contract (section 3), complete. Each function says a clause and does it word by word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.rules.newyork1901.board import (
    BOX,
    CARDS,
    DISTRICTS,
    KINDS,
    LAND,
    LEGENDARY,
    STREETS,
    TERRITORIES,
    Footprint,
    Json,
    box_order,
    building_places,
    card_of,
    district,
    generation,
    in_game,
    level,
    touch,
    touched_streets,
)

Pair = tuple[str, str]

# --- estates and workers ---------------------------------------------------------------------------------------------


def estate(player: Json) -> list[str]:
    """Territories under `built` always belong to it."""
    under = {LAND[square] for one in player["built"] for square in one["squares"]}
    return box_order({*player["estate"], *under}, TERRITORIES)


def estate_squares(player: Json) -> set[str]:
    return {square for territory in estate(player) for square in TERRITORIES[territory]}


def vacant(territories: Iterable[str], built: Iterable[Json]) -> list[str]:
    """NY1-0.5: those on which none of these skyscrapers stands; each holds a worker."""
    covered = {LAND[square] for one in built for square in one["squares"]}
    return [territory for territory in territories if territory not in covered]


def workers(player: Json) -> list[str]:
    """The territories that hold a worker of this player."""
    return vacant(estate(player), player["built"])


def free_workers(player: Json) -> int:
    return int(BOX["workers"]) - len(workers(player))


def free_land(state: Json) -> list[str]:
    owned = {territory for player in state["players"] for territory in estate(player)}
    return [territory for territory in in_game(len(state["players"])) if territory not in owned]


# --- what can be had -------------------------------------------------------------------------------------------------


def unlocked(state: Json, seat: int, kind: str) -> bool:
    """NY1-2.10, NY1-5.4."""
    needed = BOX["thresholds"]["advanced" if state["variant"] == "advanced" else "base"]
    return int(state["players"][seat]["points"]) >= int(needed.get(generation(kind), 0))


def available(state: Json, seat: int) -> list[str]:
    """NY1-2.11: kinds that the seat can have."""
    player = state["players"][seat]
    kinds = set(player["unbuilt"])
    if not any(one["skyscraper"] in LEGENDARY for one in player["built"]):
        kinds |= set(state["legendary"])
    return box_order(kinds, KINDS)


# --- places ----------------------------------------------------------------------------------------------------------


def places_to_build(state: Json, seat: int, kind: str) -> list[Footprint]:
    """NY1-2.7 to 2.9: in one's own estate, where no skyscraper stands."""
    player = state["players"][seat]
    free = estate_squares(player) - {square for one in player["built"] for square in one["squares"]}
    return [place for place in building_places(kind) if place <= free]


def under(player: Json, place: Footprint) -> list[Json]:
    """The skyscrapers that lie under a place, if only in part."""
    return [one for one in player["built"] if place & set(one["squares"])]


def places_to_demolish(state: Json, seat: int, kind: str) -> list[Footprint]:
    """NY1-2.4, 2.5."""
    player = state["players"][seat]
    territories, squares = estate(player), estate_squares(player)
    places = []
    for place in building_places(kind):
        if not place <= squares:
            continue
        goes = under(player, place)
        if not goes or any(level(one["skyscraper"]) >= level(kind) for one in goes):
            continue
        left = [one for one in player["built"] if one not in goes]
        if len(vacant(territories, [*left, {"squares": list(place)}])) <= BOX["workers"]:
            places.append(place)
    return places


def can_build(state: Json, seat: int, booming: bool = False) -> list[str]:
    """The kinds that can be built on free squares, after Construction Boom (NY1-3.4) or else."""
    kinds = []
    for kind in available(state, seat):
        unbuilt = len(state["players"][seat]["unbuilt"]) - (kind not in LEGENDARY)
        if booming and unbuilt < 4:
            continue
        if unlocked(state, seat, kind) and places_to_build(state, seat, kind):
            kinds.append(kind)
    return kinds


def can_demolish(state: Json, seat: int) -> list[str]:
    kinds = available(state, seat)
    return [kind for kind in kinds if unlocked(state, seat, kind) and places_to_demolish(state, seat, kind)]


# --- expanding -------------------------------------------------------------------------------------------------------


def expansions(state: Json, seat: int) -> list[str]:
    """NY1-2.2."""
    if free_workers(state["players"][seat]) < 1:
        return []
    return [territory for territory in free_land(state) if card_of(territory) in state["open"]]


def pairs(state: Json) -> Iterator[Pair]:
    """NY1-3.3: two free territories of size 2 with an open card for each, in both orders."""
    small = [territory for territory in free_land(state) if len(TERRITORIES[territory]) == 2]
    cards: Counter[str] = Counter(state["open"])
    for one in small:
        for other in small:
            if one != other and not Counter((card_of(one), card_of(other))) - cards:
                yield one, other


def can_grab(state: Json, seat: int) -> bool:
    player = state["players"][seat]
    if "land-grab" not in player["cards"] or free_workers(player) < 2 or not state["future"]:
        return False
    return any(True for _ in pairs(state))


# --- decisions -------------------------------------------------------------------------------------------------------


def turn_options(state: Json) -> set[str]:
    """NY1-2.1 and contract, section 2: what can be said at the start of a turn."""
    seat = state["turn"]
    player = state["players"][seat]
    expand, demolish = expansions(state, seat), can_demolish(state, seat)
    build = [] if expand else can_build(state, seat)
    says = {f"expand {territory}" for territory in expand}
    says |= {f"demolish {kind}" for kind in demolish}
    says |= {f"build {kind}" for kind in build}
    if not says:
        says = {f"back {territory}" for territory in workers(player)} if not free_workers(player) else {"pass"}
    if "market-shift" in player["cards"]:
        says.add("use market-shift")
    if can_grab(state, seat):
        says.add("use land-grab")
    return says


# --- the score -------------------------------------------------------------------------------------------------------


def most(counts: list[int]) -> int | None:
    """The one who has most; nobody when it is a tie or none at all."""
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else None


def of_generation(player: Json, name: str) -> list[Json]:
    return [one for one in player["built"] if generation(one["skyscraper"]) == name]


def street_points(state: Json) -> list[dict[str, int]]:
    """NY1-4.3."""
    points: list[dict[str, int]] = [{} for _ in state["players"]]
    for street in box_order(state["streets"], STREETS):
        counts = [sum(street in touched_streets(one["squares"]) for one in p["built"]) for p in state["players"]]
        for seat, row in enumerate(points):
            row[street] = 5 if most(counts) == seat else 0
    return points


def challenge_points(state: Json, seat: int) -> int:
    """NY1-4.5 to 4.9."""
    player = state["players"][seat]
    match state["challenge"]:
        case "bronze-baron":
            return {4: 5, 5: 10, 6: 15}.get(len(of_generation(player, "bronze")), 0)
        case "master-architect":
            irregular = sum(KINDS[one["skyscraper"]]["irregular"] for one in player["built"])
            return {3: 3, 4: 6}.get(irregular, 10 if irregular >= 5 else 0)
        case "generation-king":
            kings = [
                most([len(of_generation(one, name)) for one in state["players"]])
                for name in ("bronze", "silver", "gold")
            ]
            return 5 * kings.count(seat)
        case "gold-tycoon":
            golden = of_generation(player, "gold")
            where = Counter(name for one in golden for name in {district(LAND[square]) for square in one["squares"]})
            return 3 * sum(where[name] >= 2 for name in DISTRICTS)
    return 0


def tie_break(player: Json) -> tuple[int, int]:
    """NY1-4.11: the taller legendary, then more gold ones."""
    heights = [KINDS[one["skyscraper"]].get("height", 0) for one in player["built"]]
    return max(heights, default=0), len(of_generation(player, "gold"))


def scores(state: Json) -> list[Json]:
    """What `game.scores()` should say."""
    streets = street_points(state)
    rows: list[Json] = []
    for seat, player in enumerate(state["players"]):
        row = {
            "gained": player["points"],
            "streets": streets[seat],
            "challenge": challenge_points(state, seat),
            "cards": len(player["cards"]),
        }
        row["total"] = row["gained"] + sum(streets[seat].values()) + row["challenge"] + row["cards"]
        rows.append(row)
    standing = [(row["total"], *tie_break(state["players"][seat])) for seat, row in enumerate(rows)]
    for row, mine in zip(rows, standing, strict=True):
        row["rank"] = 1 + sum(other > mine for other in standing)
    return rows


def prestige(state: Json, seat: int, kind: str, place: Footprint) -> int:
    """NY1-4.9: for each bronze or silver skyscraper of the others that a gold one touches when it is built."""
    if state["challenge"] != "gold-prestige" or generation(kind) != "gold":
        return 0
    others = [one for other, p in enumerate(state["players"]) if other != seat for one in p["built"]]
    return sum(generation(one["skyscraper"]) in ("bronze", "silver") and touch(place, one["squares"]) for one in others)


def unused(cards: Iterable[str]) -> list[str]:
    return box_order(cards, CARDS)
