"""Mistakes that a review found, tried again: each is a table on which one decision has to be made better. What is as
good as the best, or nearly, is right. A task comes back after some days, until it was solved often enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import Any, NamedTuple

from nyc_core import Game, InvalidSave, load_game
from web.app.keep.slots import Trouble
from web.app.keep.store import Store
from web.app.play.session import Session, seated

from .job import Answer
from .thinker import Thinker

Json = dict[str, Any]
After = Callable[[Callable[[], None]], Callable[[], None]]
KEY = "nyc/tasks"
FORMAT = 1
MOST = 60  # tasks; the oldest go first
NEARLY = 2.0  # per cent of the chance to win that a right answer may cost
DAYS = (1, 3, 10)  # until a task that was solved comes back; after the last it is done with


class Task(NamedTuple):
    """A decision to be made better."""

    id: str  # of the game, and the action
    save: str  # the game as it stood
    best: str
    why: list[Json]  # what the best has over what was played
    due: str = ""  # a day
    solved: int = 0  # times in a row
    played: str = ""  # what was wrong; an earlier version did not keep it


class Exercise:
    """The tasks, and the one that lies on the table."""

    def __init__(self, store: Store, thinker: Thinker, after: After, today: Callable[[], str]) -> None:
        self._store = store
        self._thinker = thinker
        self._after = after
        self._today = today
        self._number: int | None = None
        self.task: Task | None = None
        self.session: Session | None = None
        self.state = ""  # "", "judging", "right", "wrong"
        self.cost = 0.0

    # The tasks

    def tasks(self) -> list[Task]:
        """All that there are."""
        try:
            return _read(self._store.read_sealed(KEY))
        except Trouble:
            return []

    def due(self) -> list[Task]:
        """Those whose day has come, except the one on the table."""
        here = self.task.id if self.task else ""
        return [one for one in self.tasks() if one.due <= self._today() and one.id != here]

    def take(self, id_: str, game: Game, mistakes: list[Json]) -> None:
        """The mistakes of a review become tasks, unless they are already."""
        known = self.tasks()
        ids = {one.id for one in known}
        for one in mistakes:
            name = f"{id_}/{one['ply']}"
            if name not in ids and one["best"] != one["played"]:
                then = game.clone()
                then.rewind(one["ply"])
                known.append(Task(name, then.save(), one["best"], one["why"], played=one["played"]))
        self._write(known)

    def _write(self, tasks: list[Task]) -> None:
        try:
            self._store.write_sealed(KEY, {"format": FORMAT, "tasks": [one._asdict() for one in tasks[-MOST:]]})
        except Trouble:
            pass  # there are more important things to keep

    def _settle(self, well: bool) -> None:
        """The task was solved, or not: when it comes back."""
        here = self.task
        assert here is not None
        solved = here.solved + 1 if well else 0
        days = DAYS[solved - 1] if 0 < solved <= len(DAYS) else 0
        due = str(date.fromisoformat(self._today()) + timedelta(days))
        self.task = here._replace(due=due, solved=solved)
        rest = [one for one in self.tasks() if one.id != here.id]
        self._write(rest if solved > len(DAYS) else [*rest, self.task])

    # The one on the table

    def next(self) -> bool:
        """Lay the next one; False when none is left, or it cannot be read."""
        waiting = self.due()
        self.close()
        if not waiting:
            return False
        self.task = waiting[0]
        try:
            game = load_game(self.task.save)
        except (InvalidSave, ModuleNotFoundError):
            self._write([one for one in self.tasks() if one.id != waiting[0].id])
            self.task = None
            return False
        self.session = seated(game, f"task {self.task.id}")
        self.session.eyes = self.session.seat
        return True

    def close(self) -> None:
        """Another thing lies on the table."""
        self._thinker.drop(self._number)
        self._number, self.task, self.session, self.state = None, None, None, ""

    def again(self) -> None:
        """Another try."""
        self.state = ""

    def show(self) -> None:
        """The answer, without having found it."""
        if self.task:
            self.state, self.cost = "right", 0.0
            self._settle(well=False)

    def answer(self, notation: str) -> None:
        """What the person would play; it is compared with the best in the same worlds."""
        if self.task and self.session and self.state in ("", "wrong"):
            self.state = "judging"
            game = self.session.game
            job = {"kind": "judge", "game": game.rules.meta.name, "save": game.save()}
            job |= {"best": self.task.best, "played": notation}
            self._number = self._thinker.ask(job, lambda answer: self._after(lambda: self._judge(answer))())

    def _judge(self, answer: Answer | None) -> None:
        self._number = None
        self.cost = float(answer["cost"]) if answer else 0.0
        well = self.cost <= NEARLY
        self.state = "right" if well else "wrong"
        self._settle(well)


def _read(data: Mapping[str, Any]) -> list[Task]:
    stored = data.get("tasks")
    tasks = []
    for one in stored[-MOST:] if isinstance(stored, list) else []:
        texts = [one.get(name) for name in ("id", "save", "best", "due")] if isinstance(one, dict) else [None]
        if all(isinstance(text, str) for text in texts) and type(one.get("solved")) is int:
            why = one.get("why") if isinstance(one.get("why"), list) else []
            played = one.get("played") if isinstance(one.get("played"), str) else ""
            tasks.append(Task(one["id"], one["save"], one["best"], why, one["due"], one["solved"], played))
    return tasks
