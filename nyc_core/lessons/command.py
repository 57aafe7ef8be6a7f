"""`python -m nyc_core lesson FILE`: whether a lesson works, all its lines, and what is wrong with it if not."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from nyc_core.table.words.texts import BadWords, Table, read

from . import tongues
from .check import check
from .lines import told
from .schema import LARGEST_TEXT, InvalidLesson
from .series import read_text

BAD_INPUT = 2


def lesson(files: Sequence[str]) -> int:
    """A line for each lesson that works, and below it all its lines; one line on stderr and exit code 2 for the first
    one that does not."""
    for name in files:
        try:
            print("\n".join(report(name)))
        except InvalidLesson as error:
            print(f"nyc_core: {name}: {error}", file=sys.stderr)
            return BAD_INPUT
    return 0


def report(name: str) -> list[str]:
    """What to say about a file; InvalidLesson or OSError when it is no good."""
    lines = []
    for one in read_text(_text(name), beside(Path(name))):
        try:
            check(one)
        except InvalidLesson as error:
            raise InvalidLesson(f"{one.id}: {error}") from None
        steps = "1 action" if len(one.answer) == 1 else f"{len(one.answer)} actions"
        lines.append(f"{one.id}: works; its answer solves it in {steps} ({', '.join(one.title)})")
        lines += (f"    {line}" for line in told(one, next(iter(one.title))))
    return lines


def beside(file: Path) -> tongues.Said:
    """What lies beside a chapter's file: `words/en/goal.txt` beside `goal.json`."""

    def said(code: str) -> Table:
        place = file.parent / "words" / code / f"{file.stem}.txt"
        try:
            return read(_text(str(place)), f"words/{code}/{place.name}") if place.is_file() else {}
        except BadWords as error:
            raise InvalidLesson(str(error)) from None

    return said


def _text(name: str) -> str:
    try:
        with Path(name).open("rb") as file:
            return file.read(4 * LARGEST_TEXT + 1).decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidLesson("this is not a text in UTF-8") from None
    except ValueError:  # a name that no file can have
        raise InvalidLesson("no file can have this name") from None
