"""How games against rivals went on this device. What was stored is never trusted, and nothing depends on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from nyc_core import Game, games

from .slots import Trouble
from .store import Store

KEY = "nyc/records"
FORMAT = 1
MOST = 600  # the oldest go first
SHOWN = 20  # in a chart
LONGEST = 40  # letters of an id or a rival
HIGHEST = 10_000  # points: no game has more, up or down
Json = dict[str, Any]


class Result(NamedTuple):
    """How one game went."""

    id: str  # of the game: it counts once
    game: str
    rivals: Sequence[str]  # such as "bot:search-2"; a level after the kind
    points: int
    best: int  # of the rivals
    won: bool
    figure: float | None = None  # of play, once it was reviewed


class Row(NamedTuple):
    """All games against the same rivals."""

    game: str
    rivals: Sequence[str]
    games: int
    won: int
    best: int
    average: float
    margins: Sequence[int]  # of the last ones, the newest last
    figure: float | None  # on average


class Records:
    """Finished games of one person, the newest last."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def results(self) -> list[Result]:
        """What the device remembers."""
        try:
            return read(self._store.read_sealed(KEY))
        except Trouble:
            return []

    def note(self, id_: str, game: Game, seat: int) -> None:
        """A game has ended; one that was noted before, and went on otherwise, is noted anew."""
        scores = game.scores()
        seats: list[Json] = game.view(None)["seats"]
        others = [number for number in range(len(seats)) if number != seat]
        if not others:
            return
        rivals = sorted(rival(seats[number]) for number in others)
        best = max(scores[number]["total"] for number in others)
        result = Result(id_, game.rules.meta.name, rivals, scores[seat]["total"], best, scores[seat]["rank"] == 1)
        known = {one.id: one for one in self.results()}
        figure = known[id_].figure if id_ in known and known[id_]._replace(figure=None) == result else None
        self._write([*(one for one in known.values() if one.id != id_), result._replace(figure=figure)])

    def rate(self, id_: str, figure: float) -> None:
        """A game was reviewed."""
        results = self.results()
        if any(one.id == id_ for one in results):
            self._write([one._replace(figure=figure) if one.id == id_ else one for one in results])

    def add(self, data: Mapping[str, Any]) -> None:
        """Those of a file, as far as they are not known."""
        known = self.results()
        ids = {one.id for one in known}
        new = [one for one in read(data) if one.id not in ids]
        if new:
            self._write([*new, *known])

    def data(self) -> Json:
        """For a file."""
        return {"format": FORMAT, "games": [one._asdict() for one in self.results()]}

    def _write(self, results: Sequence[Result]) -> None:
        try:
            self._store.write_sealed(KEY, {"format": FORMAT, "games": [one._asdict() for one in results[-MOST:]]})
        except Trouble:
            pass  # there are more important things to keep

    def rows(self) -> list[Row]:
        """By game and rivals, those played last first."""
        groups: dict[tuple[str, tuple[str, ...]], list[Result]] = {}
        for one in reversed(self.results()):
            groups.setdefault((one.game, tuple(one.rivals)), []).append(one)
        return [_row(game, rivals, played[::-1]) for (game, rivals), played in groups.items()]


def rival(seat: Mapping[str, Any]) -> str:
    """Who sits there, by kind and level or name."""
    return f"{seat['kind']}:{seat.get('level') or seat['name']}"[:LONGEST]


def _row(game: str, rivals: Sequence[str], played: Sequence[Result]) -> Row:
    points = [one.points for one in played]
    figures = [one.figure for one in played if one.figure is not None]
    return Row(
        game,
        rivals,
        len(played),
        sum(one.won for one in played),
        max(points),
        sum(points) / len(points),
        [one.points - one.best for one in played[-SHOWN:]],
        sum(figures) / len(figures) if figures else None,
    )


def read(data: Mapping[str, Any]) -> list[Result]:
    """The results in what was stored, or in a file."""
    stored = data.get("games")
    results = [_result(one) for one in stored[-MOST:] if isinstance(one, dict)] if isinstance(stored, list) else []
    return [one for one in results if one]


def _result(data: Mapping[str, Any]) -> Result | None:
    id_, game, rivals = data.get("id"), data.get("game"), data.get("rivals")
    points, best, figure = data.get("points"), data.get("best"), data.get("figure")
    texts = [id_, *rivals] if isinstance(rivals, list) else []
    if not 1 < len(texts) < 9 or game not in games.names() or not (_may_be_points(points) and _may_be_points(best)):
        return None
    if not all(isinstance(text, str) and 0 < len(text) <= LONGEST for text in texts):
        return None
    known = isinstance(figure, int | float) and 0 <= figure <= 100
    won = data.get("won") is True
    return Result(texts[0], str(game), texts[1:], int(points), int(best), won, figure if known else None)  # type: ignore[arg-type]


def _may_be_points(number: object) -> bool:
    return type(number) is int and abs(number) <= HIGHEST
