"""A position from data (contract, section 3), sparse or complete: what is left out is as after a setup."""

from __future__ import annotations

from typing import Any

from nyc_core.table.reading import Migration, generator, integer, mapping, sequence, shown, this_format, word, wrong
from nyc_core.table.seats import read_seats, read_seed

from . import META
from .agenda import read_agenda, schedule
from .bounds import too_many
from .box import (
    BOROUGHS,
    CARDS,
    CHARACTERS,
    FLOORS,
    LAST_SPACE,
    LETTERS,
    OPEN_ON_A_FLOOR,
    PRESTIGE,
    ROUNDS,
    STATUE,
    TILES_A_ROUND,
    VESSELS,
)
from .deal import BY_HAND, Limits, deal_cards, without
from .position import BIDDING, DRAFT, NEUTRAL, OWNERS, PHASES, START, USED, Position, Tile, Vessel, ranking
from .setup import Box, blank, build_in_x, lay_tokens, open_starts, shuffle_box
from .write import FORMAT, NAME

KEYS = (
    *("game", "format", "seats", "round", "phase", "bidding", "starter", "boroughs", "vessels", "display", "tiles"),
    *("statue", "starts", "press", "elevator", "pairs", "draw", "discard", "players", "agenda", "turn", "rng"),
)
LONGEST = 200  # lists of pieces
# By format: what a position of it looks like in the format after it.
MIGRATIONS: dict[int, Migration] = {}


def read(data: object, seed: object, limits: Limits = BY_HAND) -> Position:
    """The position; InvalidPosition names the place of what is wrong."""
    given = mapping(data, "position", KEYS)
    given = this_format(given, NAME, FORMAT, MIGRATIONS)
    position = blank(read_seats(given.get("seats", list(META.quick)), META), read_seed(seed))
    box = shuffle_box(position)
    _read_time(position, given)
    _read_boroughs(position, box, limits, given.get("boroughs", {}))
    _read_vessels(position, box, given)
    _read_press(position, box, given.get("press", {}))
    players = _read_players(position, limits, given.get("players", []))
    _read_elevator(position, box, given.get("elevator", {}))
    _read_starts(position, box, given)
    deal_cards(position, box, limits, given, players)
    most = len(position.seats) - 1
    position.starter = integer(given["starter"], "starter", 0, most) if "starter" in given else ranking(position)[0]
    if "agenda" in given:
        read_agenda(position, given["agenda"])
    else:
        schedule(position)
    for seat in range(len(position.seats)):
        if too_many(position, seat, most=limits.options):
            raise wrong(f"players[{seat}]", f"so many cards that there would be more than {limits.options} options")
    if "rng" in given:
        position.rng = generator(given["rng"])
    position.notes = []  # nothing has happened yet
    return position


def _read_time(position: Position, given: dict[str, Any]) -> None:
    position.round = integer(given.get("round", 1), "round", 1, ROUNDS)
    default = "bidding" if "bidding" in given else "start"
    position.phase = word(given.get("phase", default), "phase", PHASES)
    if "bidding" in given:
        if position.phase != BIDDING:
            raise wrong("bidding", f"there is no bidding round in the phase {PHASES[position.phase]}")
        position.bidding = word(given["bidding"], "bidding", CARDS[:6])
    position.statue = integer(given.get("statue", STATUE[0]), "statue", min(STATUE), max(STATUE))


def _read_boroughs(position: Position, box: Box, limits: Limits, value: object) -> None:
    named = mapping(value, "boroughs", BOROUGHS)
    entries = {
        name: mapping(entry, f"boroughs.{name}", ("letter", "base", "prestige", "skyscrapers"))
        for name, entry in named.items()
    }
    letters = {n: word(e["letter"], f"boroughs.{n}.letter", LETTERS) for n, e in entries.items() if "letter" in e}
    if len(set(letters.values())) < len(letters):
        raise wrong("boroughs", "a letter stands in two boroughs")
    position.letters = _one_each(letters, box.letters)
    bases = {n: integer(e["base"], f"boroughs.{n}.base", 0, limits.number) for n, e in entries.items() if "base" in e}
    position.bases = _one_each(bases, box.bases)
    build_in_x(position)
    position.prestige = tuple(_prestige(limits, entries.get(name, {}), name) for name in BOROUGHS)
    for borough, name in enumerate(BOROUGHS):
        towers = entries.get(name, {}).get("skyscrapers", {})
        _read_towers(position, borough, limits, towers, f"boroughs.{name}.skyscrapers")


def _one_each(given: dict[str, int], shuffled: tuple[int, ...]) -> tuple[int, ...]:
    """What is given for some boroughs; the others get what is left, in its shuffled order."""
    rest = iter(without(shuffled, given.values()))
    return tuple(given[name] if name in given else next(rest) for name in BOROUGHS)


def _prestige(limits: Limits, entry: dict[str, Any], name: str) -> tuple[int, ...]:
    place = f"boroughs.{name}.prestige"
    values = sequence(entry.get("prestige", []), place, limits.pieces)
    return tuple(integer(value, place, 0, limits.number) for value in values)


def _read_towers(position: Position, borough: int, limits: Limits, value: object, place: str) -> None:
    owners = {"neutral": NEUTRAL} | {str(seat): seat for seat in range(len(position.seats))}
    for owner, number in mapping(value, place, owners).items():
        position.towers[borough * OWNERS + owners[owner]] = integer(number, f"{place}.{owner}", 0, limits.number)


def _read_vessels(position: Position, box: Box, given: dict[str, Any]) -> None:
    if "vessels" in given:
        entries = sequence(given["vessels"], "vessels", LONGEST)
        position.vessels = tuple(_vessel(entry, f"vessels[{n}]") for n, entry in enumerate(entries))
    display = _tile_list(given["display"], "display") if "display" in given else None
    # Of the ten tiles two were revealed in each round so far; after the prestige round none is left on display.
    tiles = _tile_list(given["tiles"], "tiles") if "tiles" in given else None
    left = without(box.tiles, [*(display or ()), *(tiles or ())])
    hidden = TILES_A_ROUND * (ROUNDS - position.round + (position.phase == START)) if tiles is None else 0
    cut = max(0, len(left) - hidden)
    if display is None:
        shows = position.phase == DRAFT or (position.phase == BIDDING and position.bidding <= PRESTIGE)
        display = tuple(left[cut - TILES_A_ROUND : cut]) if shows else ()
    position.display = display
    position.tiles = tuple(left[cut:]) if tiles is None else tiles


def _vessel(value: object, place: str) -> Vessel:
    kind, one, other = sequence(value, place, 3, 3)
    ends = word(one, place, BOROUGHS), word(other, place, BOROUGHS)
    if ends[0] == ends[1]:
        raise wrong(place, "a vessel joins two different boroughs")
    return word(kind, place, VESSELS), *ends


def _tile_list(value: object, place: str) -> tuple[Tile, ...]:
    tiles = []
    for number, entry in enumerate(sequence(value, place, LONGEST)):
        kind, points = sequence(entry, f"{place}[{number}]", 2, 2)
        tiles.append((word(kind, f"{place}[{number}]", VESSELS), integer(points, f"{place}[{number}]")))
    return tuple(tiles)


def _read_press(position: Position, box: Box, value: object) -> None:
    """Stacks by space, the top first; tokens that are not named stand as after the setup."""
    spaces = [str(space) for space in range(LAST_SPACE + 1)]
    stacks: list[list[int]] = [[] for _ in spaces]
    for space, stack in mapping(value, "press", spaces).items():
        for entry in sequence(stack, f"press.{space}", OWNERS):
            neutral = isinstance(entry, str) and entry == "neutral"
            owner = NEUTRAL if neutral else integer(entry, f"press.{space}", 0, len(position.seats) - 1)
            stacks[int(space)].append(owner)
    named = [owner for stack in stacks for owner in stack]
    if len(set(named)) < len(named):
        raise wrong("press", "a token stands twice on the track")
    lay_tokens(position, box)
    for owner in position.ahead:
        if owner not in named:
            stacks[position.space[owner]].append(owner)
    position.ahead = [owner for stack in reversed(stacks) for owner in stack]
    for number, tokens in enumerate(stacks):
        for owner in tokens:
            position.space[owner] = number


def _read_players(position: Position, limits: Limits, value: object) -> list[dict[str, Any]]:
    """All of the player boards but the cards, which are dealt when it is known which are left."""
    entries = sequence(value, "players", len(position.seats))
    known = ("points", "dollars", "skyscrapers", "hand", "reserve", "characters", "vessels")
    players = [mapping(entry, f"players[{seat}]", known) for seat, entry in enumerate(entries)]
    for seat, player in enumerate(players):
        place = f"players[{seat}]"
        for key, numbers in (
            ("points", position.points),
            ("dollars", position.dollars),
            ("skyscrapers", position.stock),
        ):
            if key in player:
                numbers[seat] = integer(player[key], f"{place}.{key}", 0, limits.number)
        characters = sequence(player.get("characters", []), f"{place}.characters", limits.pieces)
        position.company[seat] = tuple(
            _character(entry, f"{place}.characters[{n}]") for n, entry in enumerate(characters)
        )
        vessels = sequence(player.get("vessels", []), f"{place}.vessels", limits.pieces)
        position.fleet[seat] = tuple(word(entry, f"{place}.vessels[{n}]", VESSELS) for n, entry in enumerate(vessels))
    return players + [{} for _ in range(len(position.seats) - len(players))]


def _character(value: object, place: str) -> int:
    """A number, or a number with a dollar on it or not."""
    if not isinstance(value, dict):
        return integer(value, place, 1, len(CHARACTERS))
    entry = mapping(value, place, ("no", "used"))
    used = entry.get("used", False)
    if not isinstance(used, bool):
        raise wrong(f"{place}.used", f"true or false is expected, not {shown(used)}")
    return integer(entry.get("no"), f"{place}.no", 1, len(CHARACTERS)) + (USED if used else 0)


def _read_elevator(position: Position, box: Box, value: object) -> None:
    """Floors that are not complete are filled with the dark tiles that are neither given nor in a company."""
    floors = mapping(value, "elevator", [str(floor) for floor in FLOORS])
    hired = [number % USED for company in position.company for number in company]
    for floor in FLOORS:
        place = f"elevator.{floor}"
        entry = mapping(floors.get(str(floor), {}), place, ("open", "stack"))
        rows = {key: _numbers(entry[key], f"{place}.{key}") for key in ("open", "stack") if key in entry}
        gone = [number for row in rows.values() for number in row]
        for number in set(hired):
            gone += [number] * (hired.count(number) - CHARACTERS[number].light)
        rest = tuple(without(box.floors[floor - 1], gone))
        if "open" not in rows:
            rows["open"], rest = rest[:OPEN_ON_A_FLOOR], rest[OPEN_ON_A_FLOOR:]
        position.open[floor - 1], position.stacks[floor - 1] = rows["open"], rows.get("stack", rest)


def _numbers(value: object, place: str) -> tuple[int, ...]:
    return tuple(integer(number, place, 1, len(CHARACTERS)) for number in sequence(value, place, LONGEST))


def _read_starts(position: Position, box: Box, given: dict[str, Any]) -> None:
    if "starts" in given:
        stacks = sequence(given["starts"], "starts", LONGEST)
        pairs = [_numbers(sequence(stack, f"starts[{n}]", 2, 2), f"starts[{n}]") for n, stack in enumerate(stacks)]
        position.starts = tuple((one, other) for one, other in pairs)
    elif position.phase == START:
        position.starts = open_starts(position, box)
