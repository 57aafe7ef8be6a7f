"""The page's side of thinking: it asks a worker; where there is none, or it dies, it thinks in slices between taps."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from web.app.page import Page

from .job import Answer, Job
from .pile import Pile

SLICE = 12.0  # milliseconds on the page at a time, and the pause after it
BREATH = 8
LOOK = 2_000  # milliseconds: so often is looked after a worker, as long as somebody waits for it
SILENT = (
    4  # looks without a word, after which it counts as dead; while it starts it says so. Looks, not time: a tab that
)
# was asleep, or a page that was busy itself, has not listened either
DEATHS = 2  # so often a worker is begun anew
FIRST = 4  # playouts in the first slice
Done = Callable[[Answer | None], None]
Progress = Callable[[float], None]


class Asked(NamedTuple):
    """What somebody waits for."""

    job: Job
    done: Done
    progress: Progress | None


class Thinker:
    """Asked for an answer, it calls back: with the answer, or None where there cannot be one."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: dict[int, Asked] = {}
        self._number = 0
        self._ahead = 0  # the number of what is thought about that nobody has asked for yet
        self._deaths = 0
        self._alive = False  # whether there is a worker, as far as anybody knows
        self._silent = 0  # looks since it said something
        self._watch: int | None = None
        self._pile = Pile()
        self._slicing = False
        self._playouts = FIRST

    def ask(self, job: Job, done: Done, progress: Progress | None = None) -> int:
        """Think about it. The number is for `hurry` and `drop`."""
        self._number += 1
        self._asked[self._number] = Asked(job, done, progress)
        self._begin(self._number)
        return self._number

    def think_ahead(self, job: Job) -> None:
        """What is likely to be asked soon is thought about in a worker, where there is one; nobody waits for it."""
        if self._ahead:
            self._tell_worker(self._ahead, "drop")
        if self._live():
            self._number += 1
            self._ahead = self._number
            self._tell_worker(self._ahead, "begin", job={"kind": "ahead", **job})

    def hurry(self, number: int) -> None:
        """The best so far, now."""
        self._tell(number, "hurry")

    def drop(self, number: int | None) -> None:
        """Nobody waits for it any more."""
        if number is not None and self._asked.pop(number, None) is not None:
            self._tell(number, "drop")

    def _begin(self, number: int) -> None:
        self._live()
        self._silent = 0  # it had nothing to say
        self._tell(number, "begin", job=self._asked[number].job)
        self._look_after()

    def _live(self) -> bool:
        """Whether there is a worker; one is started, unless that failed too often."""
        if self._deaths < DEATHS and not self._alive:
            self._alive = True  # before it starts: it may fail at once
            self._page.start_worker(self.hear)
        return self._alive

    def _tell(self, number: int, do: str, **more: Any) -> None:
        if self._alive and not self._pile.has(number):
            self._tell_worker(number, do, **more)
        else:
            self._pile.take(json.dumps({"do": do, "id": number, **more}))
            self._slice_soon()

    def _tell_worker(self, number: int, do: str, **more: Any) -> None:
        if self._alive:
            self._page.tell_worker(json.dumps({"do": do, "id": number, **more}))

    # With a worker

    def hear(self, text: str) -> None:
        """What the worker says: a line of news, "" when it has died, or something else, which shows that it lives."""
        self._silent = 0
        if not text:
            self._died()
        elif text.startswith("{"):
            self._deaths = 0
            self._learn(json.loads(text))

    def _look_after(self) -> None:
        if self._watch is None and self._alive:
            self._watch = self._page.later(LOOK, self._look)

    def _look(self) -> None:
        self._watch = None
        if self._alive and self._asked:
            self._silent += 1
            if self._silent > SILENT:
                self._died()
            else:
                self._look_after()

    def _died(self) -> None:
        """All that it was asked is asked anew: of another one, or of the page itself."""
        if not self._alive:
            return
        self._alive = False
        self._ahead = 0
        self._deaths += 1
        self._page.end_worker()
        for number in list(self._asked):
            self._begin(number)

    # Without

    def _slice_soon(self) -> None:
        if not self._slicing and self._pile.busy:
            self._slicing = True
            self._page.later(BREATH, self._slice)

    def _slice(self) -> None:
        """A little work, so short that no tap has to wait for it."""
        self._slicing = False
        begun = self._page.ticks()
        end = begun
        while self._pile.busy and end - begun < SLICE:
            before = end
            self._learn(json.loads(self._pile.step(self._playouts)), here=True)
            end = self._page.ticks()
            faster = SLICE / max(end - before, 0.5)
            self._playouts = max(1, min(int(self._playouts * min(faster, 2)), 50))
        self._slice_soon()

    # Either way

    def _learn(self, news: dict[str, Any], here: bool = False) -> None:
        number = news["id"]
        asked = self._asked.get(number)
        if asked is None:
            return
        if "progress" in news:
            if asked.progress:
                asked.progress(news["progress"])
        elif "answer" in news or here:
            del self._asked[number]
            asked.done(news.get("answer"))
        else:  # a worker knows only what was built: a game from outside is thought about here
            self._pile.take(json.dumps({"do": "begin", "id": number, "job": asked.job}))
            self._slice_soon()
