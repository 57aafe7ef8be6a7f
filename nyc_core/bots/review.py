"""A review of a game, finished or not: what each decision cost, what would have been better and why, the chance to win
over the game, and luck apart from skill.

    review = Review(game)               # of the persons' decisions; of the bots' where no person plays
    while not review.step(50):          # about 50 playouts more; it can be left at any moment
        ...                             # review.progress goes from 0 to 1
    review.result()                     # JSON-able data, also of what is done so far; to be kept beside the save

The result:

- `decisions`, in order: `ply` (its place in `game.actions`), `seat`, `kind`, `topic` (what it is about, as the game
  says: its kind, or finer), `turn` (the game's moment), `played` and `best` (notation), `options` (how many were
  thought about), `chances` (by seat, per cent, if the best is played; left out where nothing was to think about),
  `loss` and `error` (points), `cost` (per cent of the chance to win, in a game that stands even), `mark` (best, fine,
  close, mistake, blunder), `real` (whether it was a choice worth the name) and `why` (what the best has over what was
  played, for `reasons.say_why`);
- `luck`: `ply` of the action before the draw, `luck` by seat in points of the lead, `error`;
- `seats`: `lost` (per cent, by topic), `figure` (the average cost in real choices) and its `band`, `luck`
  and `luck_error`, and of a finished game the final `lead`, and `play`, which is the lead less the luck.

Words for marks and bands: `nyc_core.bots.words.say("mark.blunder", lang="de")`.

Of the playouts for a decision half finds the options that may be the best. By a quarter each of those and the one that
was played are learned; then they are compared (`comparison.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from typing import Any

from nyc_core.table.game import Game
from nyc_core.table.notes import FORGOTTEN
from nyc_core.table.rules import Json

from .comparison import LEAST_SPREAD, Comparison, share, spread
from .luck import Fortune
from .piecemeal import Piecemeal
from .reasons import reasons
from .tree import Search

DRAWS, FEWEST, MOST = 0.1, 4, 120  # playouts for the luck of each draw, as a share of those for a decision
VERSION = 1
MISTAKE, BLUNDER = 6.0, 15.0  # per cent of the chance to win
UNSURE = 2.0  # standard errors
SOFT = 0.588  # of a spread: makes the chances of several seats agree with those of two
# The figure of play is the average loss in real choices, in per cent; up to each of these it is this band. Fitted to
# the levels of the searching bot in the first game (`python -m tests.honesty figure --games 25`): 1.1, 1.5, 2.7, 3.2,
# 3.7, and 8.5 at random.
BANDS = (("master", 1.3), ("strong", 2.1), ("good", 3.0), ("learning", 5.0), ("beginner", 101.0))


class Review(Piecemeal):
    """All decisions of some seats, one after the other."""

    def __init__(self, game: Game, seats: Sequence[int] = (), playouts: int | None = None, seed: int = 0) -> None:
        self.game, self.playouts, self.seed = game, playouts or game.rules.mind.judged, seed
        kinds = [seat.kind for seat in game.state.seats]
        people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
        self.seats = list(seats) or people or [seat for seat, kind in enumerate(kinds) if kind == "bot"]
        self.log = game.actions
        self.decisions: list[Json] = []
        self.luck: list[Json] = []
        self.plies = 0  # how many actions of the log are done
        super().__init__(self._all())

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return 1.0 if self.over else self.plies / max(len(self.log), 1)

    def run(self) -> Json:
        """To the end; the result."""
        while not self.step(1000):
            pass
        return self.result()

    def result(self) -> Json:
        """What is known so far."""
        return {
            "version": VERSION,
            "game": self.game.rules.meta.name,
            "playouts": self.playouts,
            "plies": self.plies,
            "finished": self.game.decision is None,
            "decisions": self.decisions,
            "luck": self.luck,
            "seats": [_summary(seat, self) for seat in self.seats],
        }

    # The work, in small pieces

    def _all(self) -> Iterator[int]:
        """Action after action; a number for each playout."""
        now = self.game.clone()
        now.rewind(0)
        for ply, (seat, text) in enumerate(self.log):
            action = now.rules.parse(text)
            if seat in self.seats:
                yield from self._decision(now, ply, seat, action)
            yield from self._draw(now, ply, action)
            now.play(action, FORGOTTEN)
            self.plies = ply + 1

    def _decision(self, now: Game, ply: int, seat: int, action: Any) -> Iterator[int]:
        search = Search(now, self.playouts // 2, self.seed + 2 * ply, patient=True)
        while not search.over:
            search.step(1)
            yield 1
        decision = now.decision
        assert decision is not None
        told: Json = {"ply": ply, "seat": seat, "kind": decision.kind, "topic": now.rules.topic(now.state)}
        told |= {"turn": list(now.rules.moment(now.state)), "played": str(action), "best": str(search.best)}
        told |= {"options": len(search.edges), "why": [], **_chances(now, search)}
        told |= {"loss": 0.0, "error": 0.0, "cost": 0.0, "mark": "best"}
        rivals = [option for option in search.contenders() if option != action]
        told["real"] = bool(rivals) or _is_real(search, told)
        if rivals:
            yield from self._compare(now, ply, search, action, rivals, told)
        self.decisions.append(told)

    def _compare(
        self, now: Game, ply: int, search: Search, action: Any, rivals: Sequence[Any], told: Json
    ) -> Iterator[int]:
        """What was played against what may be better, in the same worlds."""
        number, seed = self.playouts // 4, self.seed + 2 * ply + 1
        compared = Comparison(now, action, rivals, number, seed, after=search, explain=True)
        while not compared.step(1):
            yield 1
        (loss, error), cost = compared.loss, compared.cost
        if action == search.best and loss <= UNSURE * error:  # it was the best so far, and nothing is surely better
            return
        told |= {"loss": round(max(loss, 0.0), 2), "error": round(error, 2), "cost": round(cost, 1)}
        told["mark"] = _mark(loss, cost, share(error, compared.spread))
        if not search.done:  # only one option was worth a thought, and another was played
            told |= _chances(now, compared.search)
        if loss <= 0:
            told["best"] = str(action)
            return
        best, other = (compared.search.edges[place].told() for place in (compared.place, -1))
        told["best"] = str(best.action)
        told["why"] = [reason.told() for reason in reasons(compared.search, best, other)]

    def _worlds(self) -> int:
        """How many a draw's luck is reckoned from."""
        return min(max(int(DRAWS * self.playouts), FEWEST), MOST)

    def _draw(self, now: Game, ply: int, action: Any) -> Iterator[int]:
        """What chance did after the action."""
        fortune = Fortune(now.rules, now.state, action, self._worlds(), self.seed + ply)
        while not fortune.over:
            fortune.step()
            yield 1
        drawn = fortune.drawn()
        if drawn:
            after = [round(points, 2) for points in drawn.luck]
            self.luck.append({"ply": ply, "luck": after, "error": round(drawn.error, 2)})


def _chances(now: Game, search: Search) -> Json:
    """The chance to win of everybody, if the best is played; nothing where nobody thought about it."""
    if not search.done:
        return {}
    wide = spread(now)
    likely = chances(search.candidates()[0].totals, wide)
    return {"chances": [round(100 * chance, 1) for chance in likely], "spread": round(wide, 2)}


def chances(totals: Sequence[float], spread: float) -> list[float]:
    """Everybody's chance to win, by the points that are expected."""
    best = max(totals)
    likely = [exp((total - best) / (SOFT * spread)) for total in totals]
    whole = sum(likely)
    return [chance / whole for chance in likely]


def _mark(loss: float, cost: float, unsure: float) -> str:
    if loss <= 0:
        return "best"
    if cost < MISTAKE:
        return "fine"
    if cost < UNSURE * unsure:
        return "close"
    return "blunder" if cost >= BLUNDER else "mistake"


def _is_real(search: Search, told: Json) -> bool:
    """Whether there was something to choose: not if all but the best were blunders."""
    if len(search.edges) < 2:
        return False
    best, second = search.candidates()[:2]
    return share(max(best.worth - second.worth, 0.0), max(float(told["spread"]), LEAST_SPREAD)) < BLUNDER


def _summary(seat: int, review: Review) -> Json:
    """A seat's totals: what it lost by topic, its figure of play and band, luck, and play without it."""
    own = [decision for decision in review.decisions if decision["seat"] == seat]
    real = [decision["cost"] for decision in own if decision["real"]]
    lost: dict[str, float] = {}
    for decision in own:
        lost[decision["topic"]] = round(lost.get(decision["topic"], 0.0) + decision["cost"], 1)
    figure = round(sum(real) / len(real), 2) if real else None
    totals: Json = {"seat": seat, "lost": lost, "real": len(real), "figure": figure, "band": band(figure)}
    luck = sum(draw["luck"][seat] for draw in review.luck)
    error = sqrt(sum(draw["error"] ** 2 for draw in review.luck))
    totals |= {"luck": round(luck, 1), "luck_error": round(error, 1)}
    if review.over and review.game.decision is None:
        scores = review.game.scores()
        others = [score["total"] for place, score in enumerate(scores) if place != seat]
        margin = scores[seat]["total"] - max(others)
        totals |= {"lead": margin, "play": round(margin - luck, 1)}
    return totals


def shares(lost: Mapping[str, float]) -> list[tuple[str, float]]:
    """Of all that a seat lost, per cent by topic, the dearest first."""
    whole = 0.0
    for cost in lost.values():
        whole += cost
    most = sorted(lost.items(), key=lambda topic: -topic[1])
    return [(topic, 100 * cost / whole) for topic, cost in most if cost > 0]


def band(figure: float | None) -> str | None:
    """How well one plays whose figure this is."""
    return None if figure is None else next(name for name, most in BANDS if figure <= most)
