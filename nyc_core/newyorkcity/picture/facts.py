"""What lies open on a table, read from a position or a view that may be sparse or odd: never an error, never a secret.

What is left out is as the engine completes it where that takes no chance; letters, values and tiles that would be dealt
stay away.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import Any

from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, LETTERS, VESSELS
from nyc_core.newyorkcity.deal import FULL_HAND, PAIR
from nyc_core.newyorkcity.position import PHASES
from nyc_core.table.drawing import owners
from nyc_core.table.drawing.owners import NEUTRAL

Owner = int | str
LARGEST = 2**31
NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
LEVEL = re.compile("[ABC][2-9]")
LONGEST_NAME = 40


def facts(position: object, player: str, seat: int | None = None) -> dict[str, Any]:
    """Everything that is drawn. `player`: what a person without a name is called, with {n} for the number. `seat`: whose
    hand may be seen, if the position tells it."""
    data = _table(position)
    seats = _seats(data, player)
    phase, bidding = _phase(data)
    told: dict[str, Any] = {
        "seats": seats,
        "colours": owners.colours({"seats": [{"name": seat["raw"]} for seat in seats]}),
        "letters": [safe(letter) for letter in owners.letters([seat["raw"] for seat in seats])],
        "round": _number(data.get("round"), 1, box.ROUNDS) or 1,
        "phase": phase,
        "bidding": bidding,
        "statue": _number(data.get("statue"), box.STATUE[0], box.STATUE[0]),
        "display": _tiles(data.get("display")),
        "pairs": [_cards(pair) for pair in _listed(data.get("pairs"))],
        "press": _press(data, len(seats)),
        "boroughs": {name: _borough(data, name, len(seats)) for name in BOROUGHS},
        "vessels": _vessels(data),
        "players": [_player(data, number, seat, phase) for number, seat in enumerate(seats)],
    }
    told["hand"] = _hand(data, seat, len(seats))
    hidden = box.TILES_A_ROUND * (box.ROUNDS - told["round"] + (phase == "start"))
    told["tiles"] = _count(data.get("tiles"), hidden)
    told["order"] = [owner for _, stack in told["press"] for owner in stack]
    return told


def safe(text: str) -> str:
    """As it may stand in an element or in a quoted attribute."""
    return html.escape(NOT_XML.sub("", text))


def _table(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _listed(value: object) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else []


def _number(value: object, default: int, most: int = LARGEST) -> int:
    whole = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most
    return value if whole else default  # type: ignore[return-value]  # an int, then


def _count(value: object, default: int) -> int:
    return len(value) if isinstance(value, list | tuple) else _number(value, default)


def _seats(data: Mapping[str, Any], player: str) -> list[dict[str, str]]:
    given = _listed(data.get("seats"))[: max(box.SEATS)]
    if len(given) < min(box.SEATS):
        given = ["human", "tom:B4"]
    seats = [_seat(entry) for entry in given]
    toms = [seat for seat in seats if seat["kind"] == "tom"]
    for number, seat in enumerate(seats, 1):
        nameless = player.replace("{n}", str(number))
        if seat["kind"] == "tom":
            nameless = "Tom" if len(toms) == 1 else "Tom " + "I" * (toms.index(seat) + 1)
        seat["raw"] = seat["raw"] or nameless
        seat["name"] = safe(seat["raw"])
    return seats


def _seat(entry: object) -> dict[str, str]:
    if isinstance(entry, str):
        kind, _, rest = entry.partition(":")
        entry = {"kind": kind, "level": rest} if kind == "tom" else {"kind": kind, "name": rest}
    data = _table(entry)
    name, level = data.get("name"), data.get("level")
    kind = "tom" if data.get("kind") == "tom" else "human"
    known = kind == "tom" and isinstance(level, str) and LEVEL.fullmatch(level)
    return {
        "kind": kind,
        "level": str(level) if known else "",
        "raw": NOT_XML.sub("", name)[:LONGEST_NAME] if isinstance(name, str) else "",
    }


def _phase(data: Mapping[str, Any]) -> tuple[str, str]:
    phase, bidding = data.get("phase"), data.get("bidding")
    if not (isinstance(phase, str) and phase in PHASES):
        phase = "bidding" if "bidding" in data else "start"
    if phase != "bidding":
        return phase, ""
    return phase, bidding if isinstance(bidding, str) and bidding in CARDS[:6] else CARDS[0]


def _tiles(value: object) -> list[tuple[str, int]]:
    tiles = [tile for tile in map(_listed, _listed(value)) if len(tile) == 2 and isinstance(tile[0], str)]
    return [(kind, _number(points, 0)) for kind, points in tiles if kind in VESSELS]


def _cards(value: object) -> list[str]:
    return [card for card in _listed(value) if isinstance(card, str) and card in CARDS][:PAIR]


def _press(data: Mapping[str, Any], seats: int) -> list[tuple[int, list[Owner]]]:
    """The stacks from the highest space to the lowest, each from its top; who is not named stands as after a setup."""
    given = _table(data.get("press"))
    stacks: dict[int, list[Owner]] = {}
    seen: set[Owner] = set()
    for space in range(box.LAST_SPACE, -1, -1):
        stacks[space] = []
        for entry in _listed(given.get(str(space))):
            owner = entry if entry == NEUTRAL else _number(entry, seats, seats - 1)
            if owner != seats and owner not in seen:
                stacks[space].append(owner)
                seen.add(owner)
    for owner in (NEUTRAL, *range(seats)):
        if owner not in seen:
            stacks[box.NEUTRAL_SPACE[seats] if owner == NEUTRAL else 0].append(owner)
    return [(space, stack) for space, stack in stacks.items() if stack]


def _borough(data: Mapping[str, Any], name: str, seats: int) -> dict[str, Any]:
    given = _table(_table(data.get("boroughs")).get(name))
    letter = given.get("letter")
    known = isinstance(letter, str) and letter in LETTERS
    start = 1 if letter == "X" else 0  # NYC-1.7
    towers = _table(given.get("skyscrapers"))
    base = _number(given.get("base"), -1)
    return {
        "letter": letter if known else "",
        "base": str(base) if base >= 0 else "",
        "prestige": [_number(value, 0) for value in _listed(given.get("prestige"))],
        "towers": [
            *((seat, _number(towers.get(str(seat)), start)) for seat in range(seats)),
            (NEUTRAL, _number(towers.get(NEUTRAL), box.NEUTRAL_SKYSCRAPERS)),
        ],
    }


def _vessels(data: Mapping[str, Any]) -> dict[str, str]:
    """Kinds by place, such as "queens brooklyn"; of two in one place the later lies on top."""
    if "vessels" not in data:
        return {f"{BOROUGHS[a]} {BOROUGHS[b]}": VESSELS[kind] for kind, a, b in box.CONNECTIONS}
    vessels: dict[str, str] = {}
    for entry in map(_listed, _listed(data["vessels"])):
        words = [word for word in entry if isinstance(word, str)]
        if len(words) == 3 and words[0] in VESSELS and words[1] != words[2]:
            if words[1] not in BOROUGHS or words[2] not in BOROUGHS:
                continue
            back = f"{words[2]} {words[1]}"
            vessels[back if back in vessels else f"{words[1]} {words[2]}"] = words[0]
    return vessels


def _player(data: Mapping[str, Any], number: int, seat: Mapping[str, str], phase: str) -> dict[str, Any]:
    players = _listed(data.get("players"))
    given = _table(players[number]) if number < len(players) else {}
    tom = seat["kind"] == "tom"
    hand = {"draft": box.CARDS_A_ROUND, "bidding": FULL_HAND}.get(phase, 0)
    if tom:
        hand = PAIR + int(seat["level"][1:] or 4) if phase == "bidding" else 0
    fleet = [kind for kind in _listed(given.get("vessels")) if isinstance(kind, str)]
    return {
        "points": _number(given.get("points"), 0),
        "coin": _number(given.get("dollars"), 0 if tom else box.FIRST_DOLLARS),
        "tower": _number(given.get("skyscrapers"), 0 if tom else box.FIRST_SKYSCRAPERS),
        "hand": _count(given.get("hand"), hand),
        "reserve": _count(given.get("reserve"), 0 if tom else box.RESERVE),
        "crew": _count(given.get("characters"), 0),
        "fleet": [(kind, fleet.count(kind)) for kind in VESSELS if kind in fleet],
    }


def _hand(data: Mapping[str, Any], seat: int | None, seats: int) -> tuple[int, list[tuple[str, int]]]:
    """Whose hand is shown, and its cards by type; none if nobody asked."""
    place = _number(seat, seats, seats - 1)
    players = _listed(data.get("players"))
    if place == seats or place >= len(players):
        return 0, []
    hand = _listed(_table(players[place]).get("hand"))
    return place, [(card, hand.count(card)) for card in CARDS if card in hand]
