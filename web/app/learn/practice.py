"""Spaced practice: what was failed comes back another day, a few small tasks at a time, until it was right some times.

A task is a lesson that comes with a game, or one that is handed in (`put`), such as a position of one's own game in
which a review found a mistake. What was stored is never trusted, and nothing depends on it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import Any, NamedTuple

from web.app.keep import sharing
from web.app.keep.slots import Trouble
from web.app.keep.store import Store

KEY = "nyc/practice"
FORMAT = 1
STEPS = (1, 3, 7, 16, 35)  # days until a task comes back, after it was right so often; after the last one it is learned
A_DAY = 5  # tasks
MOST, MOST_OWN, MOST_DAYS = 300, 30, 400  # that are kept: tasks, those that bring their own lesson, days
LONGEST = 20_000  # letters of a packed lesson
LINE = re.compile(r"([a-z0-9-]{1,40}) ([0-4]) (\d{4}-\d\d-\d\d)(?: ([\w-]+=*))?")


class Task(NamedTuple):
    """One task: how often in a row it was right, when it comes back, and its own lesson, packed; "" for one of ours."""

    right: int
    due: date
    packed: str = ""


class Practice:
    """The tasks of this device. `now` gives the local time as the page does."""

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self.tasks: dict[str, Task] = {}
        self.days: list[date] = []  # on which something was practised, the last one last
        self._newer = False

    @property
    def today(self) -> date:
        return date.fromisoformat(self._now()[:10])

    # What happened

    def failed(self, task: str, packed: str = "") -> None:
        """It went wrong: it comes back tomorrow."""
        self._read()
        own = packed or (self.tasks[task].packed if task in self.tasks else "")
        if len(own) <= LONGEST:
            self.tasks[task] = Task(0, self.today + timedelta(days=STEPS[0]), own)
            self._write()

    def put(self, task: str, lesson: Mapping[str, Any]) -> None:
        """A task of somebody's own, as the data of a lesson; for today."""
        self._read()
        packed = sharing.pack(json.dumps(lesson, ensure_ascii=False, separators=(",", ":")))
        if task not in self.tasks and len(packed) <= LONGEST and LINE.fullmatch(f"{task} 0 2000-01-01"):
            self.tasks[task] = Task(0, self.today, packed)
            self._write()

    def solved(self, task: str) -> None:
        """It was right. One that was due comes back later and later, and then no more."""
        self._read()
        known = self.tasks.get(task)
        if known is None or known.due > self.today:
            return
        if self.days[-1:] != [self.today]:
            self.days.append(self.today)
        if known.right + 1 < len(STEPS):
            due = self.today + timedelta(days=STEPS[known.right + 1])
            self.tasks[task] = Task(known.right + 1, due, known.packed)
        else:
            del self.tasks[task]
        self._write()

    # What is to be done

    def due(self) -> list[str]:
        """The tasks of today, what waits longest first."""
        self._read()
        waiting = sorted((task.due, name) for name, task in self.tasks.items() if task.due <= self.today)
        return [name for _, name in waiting[:A_DAY]]

    def forget(self, task: str) -> None:
        """A task that cannot be opened any more."""
        self.tasks.pop(task, None)
        self._write()

    def packed(self, task: str) -> str:
        """The lesson that a task brings; "" for one that comes with a game."""
        return self.tasks[task].packed if task in self.tasks else ""

    def streak(self) -> int:
        """On how many days in a row something was practised, today's not asked for."""
        self._read()
        day = self.today if self.today in self.days else self.today - timedelta(days=1)
        count = 0
        while day in self.days:
            count, day = count + 1, day - timedelta(days=1)
        return count

    # The device

    def _read(self) -> None:
        try:
            data = self._store.read_data(KEY)
        except Trouble:
            return
        self._newer = type(data.get("format")) is int and data["format"] > FORMAT
        if not data:
            return
        self.tasks = {}
        lines, days = data.get("tasks"), data.get("days")
        for line in lines[:MOST] if isinstance(lines, list) else ():
            parts = LINE.fullmatch(line) if isinstance(line, str) else None
            day = _day(parts[3]) if parts else None
            if parts and day:
                self.tasks[parts[1]] = Task(int(parts[2]), day, parts[4] or "")
        known = {_day(day) for day in days[-MOST_DAYS:]} if isinstance(days, list) else set()
        self.days = sorted({*self.days, *(day for day in known if day)})[-MOST_DAYS:]

    def _write(self) -> None:
        if self._newer:
            return
        own = [name for name, task in self.tasks.items() if task.packed]
        for name in own[: max(0, len(own) - MOST_OWN)]:
            del self.tasks[name]
        lines = [
            f"{name} {one.right} {one.due} {one.packed}".rstrip() for name, one in list(self.tasks.items())[-MOST:]
        ]
        days = [str(day) for day in self.days[-MOST_DAYS:]]
        try:
            self._store.write_data(KEY, {"format": FORMAT, "tasks": lines, "days": days})
        except Trouble:
            pass  # it is known as long as the page is open


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None
