"""Work that waits and work that is being done: the most urgent first, a step at a time. The same pile lies in a worker,
and on a page where there is none."""

from __future__ import annotations

import json
from typing import Any

from .job import URGENCY, Job, Work

News = dict[str, Any]


class Pile:
    """Pieces of work, by number."""

    def __init__(self) -> None:
        self._works: dict[int, Work] = {}
        self._ranks: dict[int, int] = {}
        self._hurried: set[int] = set()
        self._failed: list[News] = []

    @property
    def busy(self) -> bool:
        """Whether anything is left to do."""
        return bool(self._works or self._failed)

    def has(self, number: int) -> bool:
        """Whether that one is here."""
        return number in self._works

    def take(self, text: str) -> None:
        """What the page says: {"do": "begin", "id": 3, "job": {…}}; or "hurry", for the best so far; or "drop"."""
        told = json.loads(text)
        number = told["id"]
        if told["do"] == "begin":
            self._begin(number, told["job"])
        elif told["do"] == "drop":
            self._forget(number)
        elif number in self._works:
            self._hurried.add(number)

    def _begin(self, number: int, job: Job) -> None:
        try:
            from . import work  # late: a start does without all that thinks

            self._works[number] = work.begin(job)
            self._ranks[number] = URGENCY.index(job["kind"])
        except Exception as error:  # noqa: BLE001 - whatever it is: the page has to hear of it, else it waits
            self._failed.append({"id": number, "error": repr(error)})

    def _forget(self, number: int) -> None:
        self._works.pop(number, None)
        self._ranks.pop(number, None)
        self._hurried.discard(number)

    def step(self, playouts: int) -> str:
        """So many playouts of the most urgent work, and what there is to tell of it, as a line of JSON."""
        if self._failed:
            return json.dumps(self._failed.pop(0))
        number = min(self._works, key=lambda other: (other not in self._hurried, self._ranks[other], other))
        return json.dumps(self._step(number, playouts))

    def _step(self, number: int, playouts: int) -> News:
        doing = self._works[number]
        try:
            done = doing.step(1 if number in self._hurried else playouts) or number in self._hurried
            told = {"answer": doing.answer()} if done else {"progress": doing.progress}
            news: News = {"id": number, **told}
        except Exception as error:  # noqa: BLE001 - likewise
            news, done = {"id": number, "error": repr(error)}, True
        if done:
            self._forget(number)
        return news
