"""The file of a game: a head, and its actions line by line, as `game.actions` tells them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from nyc_core import Game
from tests.games.kept import Kept, Start

RULER = "---"


class Log(NamedTuple):
    """A game that was played."""

    start: Start
    seed: int
    actions: list[tuple[int, str]]
    scores: list[int]
    digest: str

    @property
    def name(self) -> str:
        """Of its file."""
        seats = self.start.seats
        words = (f"{len(seats)}", f"{self.seed:05d}", *seats, *_chosen(self.start.options))
        return "-".join(words).replace(":", "_").replace("=", "_") + ".txt"

    def write(self, covers: Iterable[str]) -> str:
        """The file. What the game is kept for stands in it, so that who reads the diff knows."""
        head = [
            f"game {' '.join((self.start.game, *_chosen(self.start.options)))}",
            f"seats {' '.join(self.start.seats)}",
            f"seed {self.seed}",
            f"scores {' '.join(map(str, self.scores))}",
            f"digest {self.digest}",
            f"kept for {', '.join(covers)}",
            RULER,
        ]
        return "\n".join(head + [f"{seat} {action}" for seat, action in self.actions]) + "\n"


VALUES: dict[str, str | bool] = {"True": True, "False": False}


def _chosen(options: Mapping[str, str | bool]) -> list[str]:
    return [f"{name}={value}" for name, value in options.items()]


def read_log(text: str) -> Log:
    """The game of a file."""
    head, _, body = text.partition(f"\n{RULER}\n")
    facts = dict(line.split(" ", 1) for line in head.splitlines())
    actions = [(int(seat), action) for seat, _, action in (line.partition(" ") for line in body.splitlines())]
    scores = [int(score) for score in facts["scores"].split()]
    game, *chosen = facts["game"].split(" ")
    options = {name: VALUES.get(value, value) for name, _, value in (one.partition("=") for one in chosen)}
    return Log(Start(game, facts["seats"].split(" "), options), int(facts["seed"]), actions, scores, facts["digest"])


def digest(game: Game) -> str:
    """Of the position and of the scores with all their items."""
    text = json.dumps([game.position(), game.scores()], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def log_of(game: Game) -> Log:
    """What is to be kept of a game that began with `new_game`."""
    position, meta = game.position(), game.rules.meta
    seats = [_seat(seat) for seat in position["seats"]]
    start = Start(meta.name, seats, {option.name: position[option.name] for option in meta.options})
    return Log(start, int(game.origin["seed"]), game.actions, [score["total"] for score in game.scores()], digest(game))


def _seat(seat: dict[str, str]) -> str:
    if seat["kind"] == "human":
        return "human"
    return f"{seat['kind']}:{seat.get('level', seat['name'])}"


def replay(log: Log) -> Game:
    """The game, played once more; each action has to be asked of the seat that the log names."""
    game = log.start.new(log.seed)
    for number, (seat, action) in enumerate(log.actions, start=1):
        assert game.decision is not None, f"the game is over before action {number}: {action}"
        assert game.decision.seat == seat, f"action {number} is asked of seat {game.decision.seat}: {action}"
        game.act(action)
    return game


def logs(kept: Kept) -> dict[str, Log]:
    """All games of a game that are kept, by the names of their files."""
    return {path.name: read_log(path.read_text("utf-8")) for path in sorted(kept.logs.glob("*.txt"))}
