"""Fills the stencil from the facts of a table. The build translates this and all that it reaches (facts, owners) into
JavaScript, for pictures before Python: whole numbers only, and no more of Python than web/build/syntax.py knows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.newyork1901.board import WIDTH as COLUMNS

from .facts import facts, safe
from .stencil import BESIDE, LEFT, MIDDLE, SIZE, TOP, WIDE, stencil, text

COLOUR = re.compile(r"\$([a-z][a-z0-9-]*)")
GAP = 62  # from one player's panel to the next
LINE = 20
LONGEST_SHOWN = 24


def picture(position: object, lang: str, theme: str, seat: int | None) -> str:
    """The table as the text of an SVG picture; nothing of it is for one seat only."""
    table = stencil()
    said = table["words"].get(lang) or table["words"]["en"]
    known = facts(position, said["player"])
    inner = table["board"] + "".join(_estates(known)) + "".join(_towers(known)) + _goals(known, said)
    for number in range(len(known["players"])):
        inner += _player(known, said, number)
    colours = table["themes"]["dark" if theme == "dark" else "light"]
    drawn = COLOUR.sub(lambda colour: str(colours[colour[1]]), inner)
    auto = theme not in ("light", "dark")
    style = f"<style>{table['night']}</style>" if auto else ""
    title = safe("New York 1901: " + ", ".join(known["seats"]))
    look = "ny1901-auto" if auto else "ny1901"
    wide, high = table["size"]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" class="{look}"'
    return f'{head} aria-label="{title}" font-family="system-ui,sans-serif"><title>{title}</title>{style}{drawn}</svg>'


def _plain(said: str) -> str:
    """What somebody typed, safe, and not taken for a colour."""
    return safe(said).replace("$", "&#36;")


def _x(place: int) -> int:
    return LEFT + place % COLUMNS * SIZE


def _y(place: int) -> int:
    return TOP + place // COLUMNS * SIZE


def _owner(known: Mapping[str, Any], number: int) -> Mapping[str, Any]:
    colours: Mapping[str, Any] = stencil()["owners"][known["colours"][number]]
    return colours


# --- the board -----------------------------------------------------------------


def _estates(known: Mapping[str, Any]) -> list[str]:
    """A worker on each territory without a skyscraper; a dot of the owner on every other free square of an estate."""
    parts = []
    for number, player in enumerate(known["players"]):
        solid = [place for tower in player["built"] for place in tower["places"]]
        for territory in player["estate"]:
            places = stencil()["land"][territory]
            vacant = not [place for place in places if place in solid]
            free = [place for place in places if place not in solid]
            parts += [_mark(known, number, place, vacant and place == places[0]) for place in free]
    return parts


def _mark(known: Mapping[str, Any], number: int, place: int, worker: bool) -> str:
    x, y = _x(place) + 24, _y(place) + 25
    owner = _owner(known, number)
    dot = f'<circle cx="{x}" cy="{y}" r="{9 if worker else 4}" fill="{owner["fill"]}"/>'
    if not worker:
        return dot
    letter = known["letters"][number].replace("$", "&#36;")
    return dot + f'<text x="{x}" y="{y + 4}" font-size="12" fill="{owner["ink"]}"{MIDDLE}>{letter}</text>'


def _towers(known: Mapping[str, Any]) -> list[str]:
    """Each skyscraper as one piece, rimmed by its generation, with its owner's sign and its points."""
    return [_tower(known, number, tower) for number, player in enumerate(known["players"]) for tower in player["built"]]


def _tower(known: Mapping[str, Any], number: int, tower: Mapping[str, Any]) -> str:
    kind, places, owner = stencil()["kinds"][tower["kind"]], tower["places"], _owner(known, number)
    rim = "".join([_piece(place, places, 4) for place in places])
    wall = "".join([_piece(place, places, 8) for place in places])
    shapes = f'<path d="{rim}" fill="{kind["rim"]}"/><path d="{wall}" fill="{owner["fill"]}"/>'
    letter = known["letters"][number].replace("$", "&#36;")
    label = f"{letter}·{kind['points']}" if kind["points"] else letter
    at = f'x="{_x(places[0]) + 20}" y="{_y(places[0]) + 26}" font-size="15" font-weight="bold"'
    return f'{shapes}<text {at} fill="{owner["ink"]}"{MIDDLE}>{label}</text>'


def _piece(place: int, places: Sequence[int], inset: int) -> str:
    """A square, drawn through to those of its neighbours that are part of the same skyscraper."""
    start = f"M{_x(place) + inset} {_y(place) + inset}"
    side = SIZE - 2 * inset
    east = place + 1 in places and place % COLUMNS < COLUMNS - 1
    south = place + COLUMNS in places
    wide = SIZE + side if east else side
    pieces = f"{start}h{wide}v{side}h-{wide}z"
    if south:
        pieces += f"{start}h{side}v{SIZE + side}h-{side}z"
    if east and south and place + COLUMNS + 1 in places:
        pieces += f"{start}h{SIZE}v{SIZE}h-{SIZE}z"
    return pieces


# --- beside the board ----------------------------------------------------------


def _panel(y: int, high: int) -> str:
    return f'<rect x="{BESIDE}" y="{y}" width="{WIDE - BESIDE - 14}" height="{high}" rx="8" fill="$panel"/>'


def _lines(known: Mapping[str, Any], said: Mapping[str, str]) -> list[str]:
    """Streets and challenge in play, the market, the legendary skyscrapers that are left."""
    streets = ", ".join([said[street] for street in known["streets"]])
    market = ", ".join([said[lot] for lot in known["open"]])
    challenge = said[known["challenge"]] if known["challenge"] else ""
    legendary = [said[kind] for kind in known["legendary"]]
    return [line for line in [challenge, streets, f"{market} (+{known['future']})", *legendary] if line]


def _goals(known: Mapping[str, Any], said: Mapping[str, str]) -> str:
    lines = _lines(known, said)
    drawn = [text(BESIDE + 12, TOP + 24 + LINE * number, safe(line), "ink", 13) for number, line in enumerate(lines)]
    return _panel(TOP, 24 + LINE * len(lines)) + "".join(drawn)


def _player(known: Mapping[str, Any], said: Mapping[str, str], number: int) -> str:
    player, owner = known["players"][number], _owner(known, number)
    y = TOP + 40 + LINE * len(_lines(known, said)) + number * GAP
    now = "► " if known["turn"] == number else ""
    letter = known["letters"][number].replace("$", "&#36;")
    name = _plain(known["seats"][number][:LONGEST_SHOWN])
    cards = safe(", ".join([said[card] for card in player["cards"]]))
    disc = f'<circle cx="{BESIDE + 24}" cy="{y + 27}" r="15" fill="{owner["fill"]}"/>'
    at = f'x="{BESIDE + 24}" y="{y + 32}" font-size="15"'
    sign = f'<text {at} fill="{owner["ink"]}"{MIDDLE}>{letter}</text>'
    points = text(BESIDE + 50, y + 22, f"{now}{name}: {player['points']}", "ink", 14)
    return _panel(y, 54) + disc + sign + points + text(BESIDE + 50, y + 42, cards, "ink2", 10)
