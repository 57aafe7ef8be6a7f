"""Tree search over imagined worlds. It knows only `table`; what a game knows of itself comes from `Rules.mind`.

    search = Search(game, playouts=400, seed=7)   # for the seat that decides; sees what that seat sees
    while not search.step(50):                    # 50 playouts more; True when it is done, maybe early
        ...                                       # a page paints; `search.best` is what it would play now
    search.best, search.candidates()

Each playout deals anew what the seat does not see, goes down a tree that all worlds share (*open loop*: a node is what
a seat knows when it decides, not a position), adds one node, goes on by habit to the horizon (`Mind.horizon`), and
takes the worth there. Options are picked by what they brought so far, plus a bonus that shrinks with each try (PUCT),
larger for the habit's own (`Mind.trust`). The others' decisions are in the tree too, each seat for itself.

It is the same on every Python: worlds come from numbers, floats are added one by one (`sum` rounds in another way since
Python 3.12), and nothing but a square root is taken of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from nyc_core.table import chance
from nyc_core.table.errors import InvalidPosition
from nyc_core.table.game import Game
from nyc_core.table.mind import FRESH, Parts, Signs
from nyc_core.table.notes import FORGOTTEN

from .ending import Ending, Outcome
from .search import dice, lead

PLAYOUTS = 400
OTHER = 0.6  # what the bonus of options below the root is multiplied with; that of the habit's option by `Mind.trust`
FIRST_HOPE = 0.75  # what was never tried is thought to be better than the average by so much, in units of `bold`
LATER_DOUBT = 0.25  # and below the root to be worse
LEAST, SECOND, LOOK = 100, 16, 32  # when it may stop early: playouts, those of the second best; how often it looks
CONTENDERS, OFTEN = 3, 1 / 3  # how many options may be the best, and how often they were tried, beside it
SURE = 12.0  # the square of a lead in standard errors that is enough
WORLDS = 1 << 20  # playouts of one seed never meet those of the next
START_BOLD = 4.0
CERTAIN = 3  # worlds in which a game has to end in the same way
LOOK_AROUND = 0.4  # of the spread of results: how bold a search is in a game that does not say so


class Candidate(NamedTuple):
    """What a search has learned of an option."""

    action: Any
    visits: int
    worth: float  # its lead over the others, in points, on average
    error: float  # of that, one standard error
    totals: tuple[float, ...]  # by seat, the points to be expected
    parts: tuple[Parts, ...]  # by seat, where they come from; nothing unless the search was asked to explain
    signs: tuple[Signs, ...]  # by seat, what shows them, likewise


class Edge:
    """An option at the root."""

    __slots__ = ("action", "parts", "rank", "signs", "square", "total", "totals", "visits")

    def __init__(self, action: Any, seats: int) -> None:
        self.action = action
        self.visits, self.total, self.square = 0, 0.0, 0.0
        self.totals = [0.0] * seats
        self.parts: list[Parts] = [{} for _ in range(seats)]
        self.signs: list[Signs] = [{} for _ in range(seats)]
        self.rank = OTHER

    def mean(self) -> float:
        """What it was worth so far."""
        return self.total / self.visits if self.visits else 0.0

    def variance(self) -> float:
        """Of the results."""
        return max(self.square / self.visits - self.mean() ** 2, 0.0) if self.visits else 0.0

    def told(self) -> Candidate:
        """The same for who reads."""
        visits = max(self.visits, 1)
        parts = tuple({name: points / visits for name, points in seat.items()} for seat in self.parts)
        signs = tuple({sign: number / visits for sign, number in seat.items()} for seat in self.signs)
        error = sqrt(self.variance() / (self.visits - 1)) if self.visits > 1 else float("inf")
        totals = tuple(total / visits for total in self.totals)
        return Candidate(self.action, self.visits, self.mean(), error, totals, parts, signs)


Choice = list[Any]  # visits, total; a list is quicker than an object, and there are very many
Node = list[Any]  # visits, total, choices by action
Path = list[tuple[Node, Choice, int]]


class Search:
    """One decision, thought about. `only`: compare just these options, in turn, each in the same worlds; `learning`:
    how often each of them is tried before, in worlds of its own, to learn how to go on after it; `after`: another
    search of the same decision, whose tree is known already; `exact`: where the game is nearly over and its
    `Mind.ending` allows it, all that may follow is looked at instead; `patient`: think on where one option seems
    clearly better than the next, since a third may have been tried too little."""

    def __init__(
        self,
        game: Game,
        playouts: int = PLAYOUTS,
        seed: int = 0,
        *,
        explain: bool = False,
        only: Sequence[Any] = (),
        learning: Sequence[int] = (),
        after: Search | None = None,
        exact: bool = True,
        patient: bool = False,
    ) -> None:
        decision = game.decision
        if decision is None:
            raise InvalidPosition("search: nothing is to be decided, the game is over")
        self.rules, self.mind = game.rules, game.rules.mind
        self.seat, self.playouts, self.explain = decision.seat, playouts, explain
        self.patient = patient
        self.first = (seed % chance.MASK) * WORLDS
        imagined = game.imagine(decision.seat, self.first)
        self.base = imagined.state
        self.base.notes = FORGOTTEN
        self.todo: tuple[str, int, int] = self.base.agenda[-1]
        self.horizon = self.mind.horizon(self.base)
        self.whole = self.horizon is None  # it plays on to the very end, so that all of a world matters
        options = imagined.options()
        name, seat, number = self.todo
        endings = self._endings(game, list(only) or options) if exact and self.mind.ending else []
        actions = list(only) or list(
            options if endings else self.mind.candidates(self.base, name, seat, number, options)
        )
        self.edges = [Edge(action, len(self.base.seats)) for action in actions]
        self.in_turn = bool(only)
        self.learning = _by_turns(learning)
        self.leads: list[list[float]] = [[] for _ in actions] if only else []  # by option, in each world
        self.bold = self.mind.bold or START_BOLD
        self.done = 0
        self.over = len(actions) < 2
        self._favour()
        self.nodes: dict[Hashable, Node] = after.nodes if after else {}
        self.certain = bool(endings)  # the game is nearly over, and all that may follow was looked at
        for outcomes in endings:
            self._know(outcomes)

    def _favour(self) -> None:
        """The habit's option is tried more eagerly."""
        usual = self._usual(self.base, self.todo, [edge.action for edge in self.edges])
        for edge in self.edges:
            edge.rank = self.mind.trust if edge.action == usual else 1.0

    def _usual(self, position: Any, todo: tuple[str, int, int], options: Sequence[Any]) -> Any:
        """The habit's option; where that is to be left in peace, the one with which one does nothing."""
        habit = self.mind.habits.get(todo[0])
        if habit is None:
            return options[0]
        action = habit(position, todo[1], todo[2])
        if action is not None:
            return action
        return next((option for option in options if option.verb in self.rules.quiet), options[0])

    # The end of the game

    def _endings(self, game: Game, options: Sequence[Any]) -> list[list[Outcome]]:
        """What each option leads to, in every world that is looked at; none where that is too much, or not certain."""
        worlds = []
        for world in range(CERTAIN):
            position = game.imagine(self.seat, self.first + world).state
            position.notes = FORGOTTEN
            outcomes = Ending(self.rules, self.mind.ending).outcomes(position, options)
            if outcomes is None:
                return []
            worlds.append(outcomes)
        first, *others = [[outcome.totals for outcome in outcomes] for outcomes in worlds]
        return worlds if all(totals == first for totals in others) else []

    def _know(self, outcomes: Sequence[Outcome]) -> None:
        """Nothing is left to be thought about: how it ends after each option."""
        for place, (totals, position) in enumerate(outcomes):
            self.done += 1
            self._count(place, lead(totals, self.seat), totals, position)
        self.over = True

    # Thinking

    def step(self, playouts: int) -> bool:
        """So many playouts more; whether it is done."""
        for _ in range(playouts):
            if self.over:
                break
            self._playout()
            self.over = self.done >= self.playouts or self._clear()
        return self.over

    def run(self) -> Any:
        """To the end; the best option."""
        self.step(self.playouts)
        return self.best

    def _clear(self) -> bool:
        """Whether more playouts would hardly change the choice."""
        if self.in_turn or self.done < LEAST or self.done % LOOK:
            return False
        first, second = sorted(self.edges, key=lambda edge: -edge.visits)[:2]
        if first.visits - second.visits > self.playouts - self.done:
            return True
        gap = first.mean() - second.mean()
        if self.patient or second.visits < SECOND or gap <= 0:
            return False
        return gap * gap > SURE * (first.variance() / first.visits + second.variance() / second.visits)

    def spread(self) -> float:
        """How far results of the same option lie from each other, usually."""
        return sqrt(max((edge.variance() for edge in self.edges), default=0.0))

    # What it has learned

    @property
    def best(self) -> Any:
        """The option that was tried most: that is the one that did best. Of a comparison, the one worth more."""
        if self.in_turn:
            return max(self.edges, key=Edge.mean).action
        return max(self.edges, key=lambda edge: (edge.visits, edge.mean())).action

    def contenders(self) -> list[Any]:
        """The options that may be the best, that first: few, and tried often enough beside it."""
        first = self.best
        order = sorted(self.edges, key=lambda edge: (edge.action != first, -edge.visits, -edge.mean()))
        edges = order[:CONTENDERS]
        return [edge.action for edge in edges if edge.visits >= OFTEN * edges[0].visits]

    def candidates(self) -> list[Candidate]:
        """The options that were thought about, the best first."""
        first = self.best
        return sorted(
            (edge.told() for edge in self.edges), key=lambda candidate: (candidate.action != first, -candidate.visits)
        )

    # One playout

    def _playout(self) -> None:
        turn, place = self._turn()
        edge = self.edges[place]
        position = self.base.clone()
        position.notes = FORGOTTEN
        self.rules.imagine(position, self.seat, self.first + 1 + turn, self.whole)
        name, seat, number = position.agenda.pop()
        self.rules.steps.play[name](position, seat, number, edge.action)
        path: Path = []
        self._descend(position, path, edge.action)
        totals = self._totals(position)
        leads = [lead(totals, seat) for seat in range(len(totals))]
        for node, choice, seat in path:
            node[0] += 1
            node[1] += leads[seat]
            choice[0] += 1
            choice[1] += leads[seat]
        self.done += 1
        if self.done > len(self.learning):
            self._count(place, leads[self.seat], totals, position)

    def _turn(self) -> tuple[int, int]:
        """The number of the next world, and of the option that is tried in it."""
        if not self.in_turn:
            return self.done, self._pick()
        before = len(self.learning)
        if self.done < before:
            return self.done, self.learning[self.done]
        turn, place = divmod(self.done - before, len(self.edges))
        return before + turn, place

    def _count(self, place: int, result: float, totals: Sequence[float], position: Any) -> None:
        """What came of an option, once it is learned."""
        edge = self.edges[place]
        if self.in_turn:
            self.leads[place].append(result)
        edge.visits += 1
        edge.total += result
        edge.square += result * result
        for seat, total in enumerate(totals):
            edge.totals[seat] += total
        if self.explain:
            _add(edge.parts, self.mind.parts(position))
            _add(edge.signs, self.mind.signs(position))
        if not self.mind.bold and not self.done % LOOK:
            self.bold = LOOK_AROUND * self.spread() or START_BOLD

    def _totals(self, position: Any) -> Sequence[float]:
        worths = self.mind.worths(position)
        return [float(score["total"]) for score in self.rules.scores(position)] if worths is None else worths

    def _pick(self) -> int:
        """Which option is tried next."""
        total = 0.0
        for edge in self.edges:
            total += edge.total
        untried = total / self.done + FIRST_HOPE * self.bold if self.done else 0.0
        eager = self.bold * sqrt(self.done + 1)
        best, place = -1e18, 0
        for number, edge in enumerate(self.edges):
            hope = edge.total / edge.visits if edge.visits else untried
            hope += eager * edge.rank / (1 + edge.visits)
            if hope > best:
                best, place = hope, number
        return place

    def _descend(self, position: Any, path: Path, way: Hashable) -> None:
        """On from the root: through the tree, one node beyond it, then by habit."""
        agenda, enter, play = position.agenda, self.rules.steps.enter, self.rules.steps.play
        mind, habits, horizon = self.mind, self.mind.habits, self.horizon
        pick = dice(self.first + self.done)
        growing = True
        while agenda and not (horizon is not None and mind.beyond(position, horizon)):
            name, seat, number = agenda.pop()
            if not growing and name in habits:
                action = habits[name](position, seat, number)
                if action is None:
                    continue
            else:
                options = enter[name](position, seat, number)
                if not options:  # a step that just runs has none
                    continue
                if len(options) == 1:
                    action = options[0]
                elif growing:
                    action, growing = self._choose(position, (name, seat, number), options, path, way)
                    way = (way, action)
                else:
                    action = options[int(pick() * len(options))]
            play[name](position, seat, number, action)

    def _choose(
        self, position: Any, todo: tuple[str, int, int], options: Sequence[Any], path: Path, way: Hashable
    ) -> tuple[Any, bool]:
        """What is tried at a node, and whether the tree goes on below."""
        name, seat, number = todo
        candidates = self.mind.candidates(position, name, seat, number, options)
        if len(candidates) == 1:
            return candidates[0], True
        usual = self._usual(position, todo, candidates)
        key = self.mind.key(position, name, seat, number)
        if key is FRESH:
            key = (way, todo)
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = [0, 0.0, {}]
            action, growing = usual, False
        else:
            action, growing = self._promising(node, candidates, usual), True
        choice = node[2].setdefault(action, [0, 0.0])
        path.append((node, choice, seat))
        return action, growing

    def _promising(self, node: Node, candidates: Sequence[Any], usual: Any) -> Any:
        """The option with the best prospects."""
        visits, total, choices = node
        mean, trust = total / visits, self.mind.trust
        eager = self.bold * sqrt(visits + 1)
        untried = mean - LATER_DOUBT * self.bold + OTHER * eager
        choice = choices.get(usual)
        best, action = (
            (choice[1] / choice[0] + trust * eager / (1 + choice[0]) if choice else mean + trust * eager),
            usual,
        )
        for option in candidates:
            choice = choices.get(option)
            hope = choice[1] / choice[0] + OTHER * eager / (1 + choice[0]) if choice else untried
            if hope > best:
                best, action = hope, option
        return action


def _by_turns(numbers: Sequence[int]) -> list[int]:
    """Each place as often as its number says, in turn as long as there are others."""
    return [place for turn in range(max(numbers, default=0)) for place, number in enumerate(numbers) if turn < number]


def _add(wholes: Sequence[dict[Any, float]], more: Sequence[dict[Any, float]] | None) -> None:
    for whole, some in zip(wholes, more or (), strict=False):
        for name, number in some.items():
            whole[name] = whole.get(name, 0.0) + number
