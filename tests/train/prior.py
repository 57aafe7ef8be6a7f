"""What is believed before anything was played: rough weights by hand, and the file that holds weights."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nyc_core.newyorkcity import LEVELS
from nyc_core.newyorkcity.box import ROUNDS, VALUE
from nyc_core.newyorkcity.clerk.taste import GROWTH, USES
from nyc_core.newyorkcity.mind.features import NAMES, PLACE
from nyc_core.newyorkcity.mind.weights import KINDS, ROUNDS_JUDGED

FILE = Path(__file__).resolve().parents[2] / "nyc_core/newyorkcity/mind/weights.json"
SPREAD = (13.0, 12.5, 12.0, 11.0, 9.0)  # by round, of the final lead around the expected one
Data = dict[str, Any]
Row = list[float]


def guess(kind: str, number: int) -> Row:
    """By hand: points as they stand, boroughs as they may be, and the clerk's taste."""
    left = ROUNDS + 1 - number
    known = {"points": 1.0, "soon shut": 1.0, "soon X": 1.0, "soon open": 1.0}
    known |= {"space": 0.1 + 0.075 * left, "space 5": 1.5, "ahead": 0.5}
    if kind == "tom":
        known |= {"value of a Tom": 1.0, "dollars": 0.3}
    else:
        known |= {"dollars": 0.5, "dollars in use": 0.4, "stock": 0.9, "reserve": 0.8, "reserve wild": 0.5}
        known |= {"vessels": 0.5, "ability": 1.0, "sets": 0.5, "sets to come": 0.4}
        for character in range(1, 43):
            more = 0.5 * USES[character] if character in USES else 0.7 * GROWTH[character]
            known[f"character {character}"] = VALUE[character] + more * left
    row = [0.0] * len(NAMES)
    for name, weight in known.items():
        row[PLACE[name]] = weight
    return row


def first_weights() -> Data:
    """Weights by hand for everybody."""
    rows = {f"{kind}/{number}": guess(kind, number) for kind in KINDS for number in ROUNDS_JUDGED}
    levels = {level: [0.0] * len(ROUNDS_JUDGED) for level in LEVELS}
    seats = {str(seats): {"rows": rows, "levels": levels, "spread": list(SPREAD)} for seats in (2, 3, 4)}
    return {"commands": {}, "features": list(NAMES), "seats": seats}


def write(data: Data, path: Path = FILE) -> None:
    """A line for each list of numbers, so that a diff can be read."""
    text = json.dumps(data, default=float)
    short = json.loads(text, parse_float=lambda number: round(float(number), 4))
    lines = json.dumps(short, indent=1).splitlines()
    path.write_text(_joined(lines) + "\n", "utf-8")


def _joined(lines: list[str]) -> str:
    """Lists of plain things on one line."""
    found: list[str] = []
    inside = False
    for line in lines:
        if inside:
            found[-1] += line.strip() if line.strip().startswith("]") else line.strip() + " " * line.endswith(",")
        else:
            found.append(line)
        if line.rstrip().endswith("["):
            inside = True
        elif line.strip().startswith("]"):
            inside = False
    return "\n".join(found)
