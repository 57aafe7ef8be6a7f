"""Text in lines of 80 columns, as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from nyc_core.table.seats import names

WIDTH = 80
LABEL = 11


def paragraph(text: str, indent: str = "") -> list[str]:
    """A sentence on lines of the right width."""
    return wrap(text, WIDTH - 1, initial_indent=indent, subsequent_indent=indent) or [""]


def folded(label: str, parts: Iterable[str], gap: str = "  ") -> list[str]:
    """Parts side by side behind a label, on as many lines as they need; a part is never cut."""
    rows = [""]
    for part in parts:
        longer = f"{rows[-1]}{gap}{part}" if rows[-1] else part
        if len(longer) > WIDTH - LABEL and rows[-1]:
            rows.append(part)
        else:
            rows[-1] = longer
    return [f"{label if number == 0 else '':<{LABEL}}{row}".rstrip() for number, row in enumerate(rows)]


def short_names(view: Mapping[str, Any]) -> list[str]:
    """The seats' names short enough for columns, and told apart by their seat where two are alike then."""
    short = [name[:8].rstrip() for name in names(view["seats"])]
    return _numbered(short)


def _numbered(short: Sequence[str]) -> list[str]:
    return [name if short.count(name) == 1 else f"{name[:6]} {number}" for number, name in enumerate(short, start=1)]
