"""What is believed before anything was played: rough weights by hand, and how the file of weights is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nyc_core.newyorkcity import LEVELS
from nyc_core.newyorkcity.box import ROUNDS
from nyc_core.newyorkcity.mind.features import NAMES, PLACE
from nyc_core.newyorkcity.mind.weights import KINDS, ROUNDS_JUDGED, unpack

FILE = Path(__file__).resolve().parents[2] / "nyc_core/newyorkcity/mind/weights.json"
DRAFT = Path(__file__).with_name("draft.json")  # how it was made stands in its head
RIDGE = 40  # how many games the weights by hand count for
SPREAD = (13.0, 12.5, 12.0, 11.0, 9.0)  # by round, of the final lead around the expected one
Data = dict[str, Any]
Row = list[float]


# By character, what a copy is worth when the last round begins, and for each round more. Rough numbers that a prototype
# had found, to a half and a fifth of a point; games correct them.
LATE = (
    *(1.0, 1.0, 1.0, 2.0, 3.0, 2.0, 4.0, 5.0, 5.0, 6.5, 6.5),
    *(1.0, 2.5, 2.5, 3.0, 4.0, 2.5, 1.0, 4.0, 6.5, 7.0, 6.5),
    *(1.5, 3.0, 5.0, 5.0, 6.0),
    *(1.0, 1.5, 1.5, 1.5, 1.5, 3.5, 3.5, 5.5, 5.5, 4.5, 4.0, 5.5, 7.5, 6.5, 3.0),
)
MORE = (
    *(0.2, 0.4, 0.6, 0.4, 0.6, 1.8, 1.6, 0.4, 1.8, 1.6, 0.6),
    *(0.4, 0.4, 0.6, 0.8, 1.0, 1.0, 0.6, 0.8, 0.6, 0.8, 1.0),
    *(0.6, 1.0, 1.6, 1.0, 0.4),
    *(0.2, 0.4, 0.2, 0.4, 0.2, 0.4, 0.0, 0.4, 0.6, 0.4, 0.8, 0.4, 0.4, 0.8, 1.2),
)


def guess(kind: str, number: int) -> Row:
    """By hand, from the round on that begins: boroughs as they may be, points, and what else may still bring some."""
    left = ROUNDS + 1 - number
    known = TOM if kind == "tom" else PERSON
    row = [0.0] * len(NAMES)
    for name, (late, more) in known.items():
        row[PLACE[name]] = late + more * (left - 1)
    if kind == "person":
        for character, (late, more) in enumerate(zip(LATE, MORE, strict=True), start=1):
            row[PLACE[f"character {character}"]] = late + more * (left - 1)
    return row


# By feature the weight when the last round begins, and for each round more.
PERSON: dict[str, tuple[float, float]] = {
    "always": (5.0, 12.0),
    "points": (1.05, 0.05),
    "soon shut": (0.8, 0.0),
    "soon X": (0.8, 0.1),
    "soon open": (0.75, -0.07),
    "now shut": (0.25, -0.08),
    "in 5": (0.5, 0.0),
    "in 6": (1.0, -0.3),
    "statue from 5": (2.4, -0.8),
    "towers": (0.9, 0.4),
    "towers open": (0.6, 0.0),
    "towers of 5": (-0.8, -0.2),
    "lead at Mayor": (-0.4, 0.0),
    "space": (0.1, 0.25),
    "space 5": (3.2, -1.0),
    "ahead": (-4.5, 1.0),
    "steps ahead": (0.5, 0.0),
    "dollars": (1.1, 0.2),
    "dollars lacking": (-0.5, -0.2),
    "dollars over 4": (-0.3, 0.1),
    "stock": (1.4, 0.2),
    "stock over 3": (-0.45, -0.05),
    "stock over 6": (-0.3, -0.1),
    "reserve": (0.5, 0.0),
    "reserve wild": (0.4, 0.0),
    "vessels": (0.3, 0.07),
    "ability": (0.8, -0.1),
    "sets": (0.7, 0.0),
    "sets to come": (0.1, 0.0),
    "characters": (0.5, 0.15),
    "others stock": (-0.2, -0.15),
    "others towers": (-0.2, -0.25),
    "others vessels": (-0.2, 0.0),
}
TOM: dict[str, tuple[float, float]] = {
    "always": (8.0, 14.0),
    "points": (0.9, -0.1),
    "soon shut": (0.75, 0.0),
    "soon X": (0.8, -0.2),
    "soon open": (1.2, -0.05),
    "now shut": (0.3, -0.1),
    "in 4": (1.0, 0.0),
    "in 5": (1.0, 0.0),
    "in 6": (1.5, -0.3),
    "statue from 5": (1.8, -0.3),
    "towers": (0.5, 0.0),
    "towers open": (-0.6, 0.0),
    "towers of 5": (-0.5, 0.0),
    "space": (0.0, 0.2),
    "space 5": (2.6, -0.8),
    "ahead": (-2.5, 0.2),
    "steps ahead": (0.35, 0.0),
    "dollars": (0.8, 0.3),
    "characters": (-1.2, -0.5),
    "values": (0.6, 0.25),
    "value of a Tom": (0.6, -0.15),
    "others stock": (-0.2, -0.1),
    "others towers": (-0.3, -0.17),
}


def first_weights() -> Data:
    """Weights by hand for everybody."""
    rows = {f"{kind}/{number}": guess(kind, number) for kind in KINDS for number in ROUNDS_JUDGED}
    levels = {level: [0.0] * len(ROUNDS_JUDGED) for level in LEVELS}
    seats = {str(seats): {"rows": rows, "levels": levels, "spread": list(SPREAD)} for seats in (2, 3, 4)}
    commands = {number: f"python -m tests.train --seats {number} --games 0" for number in seats}
    return {"commands": commands, "features": list(NAMES), "seats": seats}


def draft_weights(seats: int) -> Data:
    """Those of the draft, which knows two seats and four: three begin with the ones for four."""
    found: Data = json.loads(DRAFT.read_text("utf-8"))
    known = unpack(found, seats)
    rows = {f"{KINDS[kind]}/{number}": list(row) for (kind, number), row in known.rows.items()}
    return {
        "rows": rows,
        "levels": {level: list(more) for level, more in known.levels.items()},
        "spread": [*known.spread],
    }


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
