"""All lines of our lessons in a file whose diff is read: `python -m tests.lessons.listing` writes it anew."""

from __future__ import annotations

from pathlib import Path

from nyc_core import games
from nyc_core.lessons import Lesson, lessons
from nyc_core.lessons.lines import told

FILE = Path(__file__).parent / "lines.txt"
SHOWN = 12  # lines of one kind; what follows is only counted


def listing(lesson: Lesson) -> str:
    """What `lesson FILE` prints below a lesson, cut where there is too much of one kind."""
    rows = [row[:400] for row in told(lesson)]
    solving = [row for row in rows if row.startswith("solves")]
    more = [f"and {len(solving) - SHOWN} more"] if len(solving) > SHOWN else []
    return "\n    ".join([lesson.id, *solving[:SHOWN], *more, *(row for row in rows if row not in solving)])


def whole() -> str:
    return "\n".join(listing(lesson) for game in games.names() for lesson in lessons(game=game)) + "\n"


if __name__ == "__main__":
    FILE.write_text(whole(), "utf-8")
