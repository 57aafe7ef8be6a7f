"""What only the command line shows: the table as text, 80 columns wide.

On the board a square is four signs: `B07` free land, `b:R` land of the seat R without a skyscraper, `[R2]` the second
skyscraper in that seat's list below, `##` park. Streets are lines between squares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.newyork1901.board import (
    COLUMNS,
    LAND,
    NAMES,
    PARKLAND,
    ROWS,
    SQUARE,
    STREET_EAST,
    STREET_SOUTH,
    TERRITORY_OF,
    WIDTH,
    any_of,
)
from nyc_core.newyork1901.box import DISTRICTS, STREETS, TERRITORIES, WORKERS
from nyc_core.newyork1901.facts import facts
from nyc_core.table.drawing.owners import letters
from nyc_core.table.seats import names
from nyc_core.table.words import columns
from nyc_core.table.words.columns import folded, paragraph
from nyc_core.table.words.language import Voice
from nyc_core.table.words.texts import Texts

from .language import language

View = Mapping[str, Any]
Scores = Sequence[Mapping[str, Any]]
CELL = 5


say = Texts("nyc_core.newyork1901", "terminal")


def term(kind: str, value: object) -> str:
    """A thing by its name."""
    return Voice(language()).term(kind, value)


def table(view: View, scores: Scores, seat: int | None) -> list[str]:
    """The lines, from the head to the last seat."""
    called = names(view["seats"])
    signs = letters(called)
    lines = [_head(view, called), "", *_board(view, signs), ""]
    lines += paragraph(say("legend", sign=signs[0], name=called[0][:12]), "    ")
    streets = [term("street", STREETS[street]) for street in range(len(STREETS)) if STREET_EAST[street]]
    lines += [*paragraph(say("streets", names=", ".join(streets)), "    "), "", *_market(view)]
    reckoned = facts(view, [])["players"]
    for number, player in enumerate(view["players"]):
        title = f"-- {signs[number]} = {called[number]}{_kind(view['seats'][number], number == seat)}"
        lines += ["", title[: columns.WIDTH], *_player(player, scores[number], reckoned[number])]
    return lines


def _kind(seat: Mapping[str, Any], you: bool) -> str:
    if seat["kind"] == "bot":
        return f" ({say('bot')})"
    return f" ({say('you')})" if you else ""


def _head(view: View, called: Sequence[str]) -> str:
    now = say("over") if view["phase"] == "over" else called[view["turn"]][:16]
    if view["ending"] is not None and view["phase"] != "over":
        now = f"{now}, {say('last')}"
    streets = ", ".join(term("street", street) for street in view["streets"])
    head = say("head", n=view["turns"] + 1, turn=now, challenge=term("challenge", view["challenge"]), streets=streets)
    return head[: columns.WIDTH - 2].ljust(columns.WIDTH, "=")


# The board


def _board(view: View, signs: Sequence[str]) -> list[str]:
    """A line for each row, one for each street that runs from west to east."""
    cells = _cells(view, signs)
    east, south = any_of(STREET_EAST), any_of(STREET_SOUTH)
    gaps = [any(east >> (row * WIDTH + column) & 1 for row in range(ROWS)) for column in range(WIDTH)]
    lines = ["    " + "".join(f"{name:^{CELL}}{' ' * gap}" for name, gap in zip(COLUMNS, gaps, strict=True)).rstrip()]
    for row in range(ROWS):
        line, below = f"{row + 1:>3} ", "    "
        for column in range(WIDTH):
            place = row * WIDTH + column
            line += f"{cells[place]:^{CELL}}" + ("|" if east >> place & 1 else " " * gaps[column])
            below += ("-" * CELL if south >> place & 1 else " " * CELL) + ("+" if gaps[column] else "")
        lines.append(line.rstrip())
        if south >> (row * WIDTH) & (1 << WIDTH) - 1:
            lines.append(_named(below.replace("     +", "     |"), row))
    return lines


def _named(line: str, row: int) -> str:
    """A street's line, with its name where it begins."""
    street = next(street for street, south in enumerate(STREET_SOUTH) if south >> (row * WIDTH) & (1 << WIDTH) - 1)
    start = line.index("-")
    name = f"- {term('street', STREETS[street])} "
    return line[:start] + name + line[start + len(name) :]


def _cells(view: View, signs: Sequence[str]) -> list[str]:
    cells = ["##" if PARKLAND >> place & 1 else "" for place in range(len(NAMES))]
    for place in range(len(NAMES)):
        if LAND >> place & 1:
            territory = TERRITORIES[TERRITORY_OF[place]]
            cells[place] = _letter(territory) + territory.rpartition("-")[2]
    for sign, player in zip(signs, view["players"], strict=True):
        for territory in player["estate"]:
            for place in (place for place, of in TERRITORY_OF.items() if TERRITORIES[of] == territory):
                cells[place] = f"{_letter(territory).lower()}:{sign}"
        for number, tower in enumerate(player["built"], start=1):
            for square in tower["squares"]:
                cells[SQUARE[square]] = f"[{sign}{number}]" if number < 10 else f"[{sign}{number}"
    return cells


def _letter(territory: str) -> str:
    """A district by a letter, in every language that of its id, which notation has too."""
    district = territory.rpartition("-")[0]
    return district[: 1 if [name[0] for name in DISTRICTS].count(district[0]) == 1 else 2].upper()


# What lies beside it


def _market(view: View) -> list[str]:
    future = view["future"] if isinstance(view["future"], int) else len(view["future"])
    market = [*view["open"], say("future", n=future)]
    legendary = [f"{term('skyscraper', kind)} [{kind}]" for kind in view["legendary"]] or [say("none")]
    return folded(say("market"), market, " | ") + folded(say("legendary"), legendary, " | ")


def _player(player: View, score: Mapping[str, Any], reckoned: Mapping[str, Any]) -> list[str]:
    points = say("points", n=player["points"], total=score["total"])
    facts_of = [points, say("workers", n=reckoned["workers"]["free"], of=WORKERS)]
    if reckoned["vacant"]:
        facts_of.append(say("workers.at", names=", ".join(reckoned["vacant"])))
    lines = folded(f"  {say('board')}", facts_of, " | ")
    if player["cards"]:
        lines += folded(f"  {say('cards')}", [term("card", card) for card in player["cards"]], " | ")
    built = [f"{n} {one['skyscraper']} ({_squares(one)})" for n, one in enumerate(player["built"], start=1)]
    lines += folded(f"  {say('built')}", built or [say("none")])
    amounts = Counter(map(str, player["unbuilt"])).items()
    unbuilt = [kind if number == 1 else f"{kind} x{number}" for kind, number in amounts]
    return lines + folded(f"  {say('unbuilt')}", unbuilt or [say("none")])


def _squares(tower: Mapping[str, Any]) -> str:
    return " ".join(tower["squares"])
