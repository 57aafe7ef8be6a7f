"""The bot `clerk`: a sensible player. He tries each option out in a few possible worlds, imagines the rest of the round
by habit, and takes what looks best then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import WILD
from nyc_core.newyorkcity.position import BIDDING, Position
from nyc_core.newyorkcity.steps import STEPS
from nyc_core.table.chance import Chancy, below
from nyc_core.table.game import Game

from .habit import HABITS
from .plan import Prices
from .prune import candidates
from .taste import TASTE, Taste
from .worth import PHASE, Worth

WORLDS = {"bid": 3, "last": 3, "draft": 2}
SEEDS = 1 << 32
MOST_CARDS = 24  # of hand and reserve; a real game has seldom more than 15
AT_ONCE = ("start", "keep", "activate")  # decisions that are judged without imagining how the round goes on


def choose(game: Game, dice: Chancy, taste: Taste = TASTE) -> Any:
    """The option that looks best."""
    decision = game.decision
    assert decision is not None
    return Judge(game, decision.seat, taste).choose(game, decision.kind, dice)


def table(game: Game) -> Position:
    """What lies on the table of this imagined game."""
    position: Position = game.state
    return position


class Judge:
    """One decision of the clerk."""

    def __init__(self, game: Game, seat: int, taste: Taste) -> None:
        position = table(game)
        self.seat = seat
        self.taste = taste
        self.worth = Worth(position, taste)
        self.prices = Prices(position, seat, self.worth)

    def choose(self, game: Game, kind: str, dice: Chancy) -> Any:
        """The best candidate, on average over some worlds."""
        position = table(game)
        options = candidates(position, kind, self.seat, game.options(), self.prices)
        if len(options) == 1:
            return options[0]
        if _heavy(position):
            habit = HABITS.get(position.agenda[-1][0])
            return habit(position, self.seat, game.options()) if habit else options[0]
        totals = [self.patience(position, option) for option in options]
        worlds = WORLDS.get(kind, 1)
        for world in range(worlds):
            base = table(game.imagine(self.seat, below(dice, SEEDS))) if world else position
            for number, option in enumerate(options):
                totals[number] += self.judge(try_out(base, option, kind not in AT_ONCE)) / worlds
        return options[totals.index(max(totals))]

    def patience(self, position: Position, option: Any) -> float:
        """A character that is used in an early bidding round cannot be used in a later one."""
        if option[0] != "use" or position.phase != BIDDING or PHASE[option[1]] != 2:
            return 0.0
        return -self.taste.patience * self.taste.uses[option[1]] * (5 - position.bidding) / 5

    def judge(self, position: Position) -> float:
        """The own worth, the reserve included, against that of the others."""
        worths = self.worth.all(position)
        mine = worths.pop(self.seat)
        rivals = 0.5 * max(worths) + 0.5 * sum(worths) / len(worths)
        return mine + self.reserve(position) - self.taste.rival * rivals

    def reserve(self, position: Position) -> float:
        """The cards for the next round."""
        if not self.worth.left or position.round != self.worth.round:
            pool, number = position.reserve[self.seat], cards.size(position.reserve[self.seat])
        else:
            pool = position.reserve[self.seat] + position.hand[self.seat]
            number = cards.size(position.reserve[self.seat])
        if not self.worth.left:
            return 0.0
        wilds = min(cards.count(pool, WILD), number)
        return self.taste.card * number + 0.5 * wilds


def _heavy(position: Position) -> bool:
    """A lesson may deal so many cards that trying anything out takes minutes."""
    held = zip(position.hand, position.reserve, position.tom, strict=True)
    return any(cards.size(hand + reserve) > MOST_CARDS for hand, reserve, tom in held if not tom)


def try_out(base: Position, option: Any, to_the_end: bool) -> Position:
    """The option played in a copy, and then the rest of Phases I and II by habit."""
    position = base.clone()
    agenda, asks = position.agenda, STEPS.asks
    name, seat, number = agenda.pop()
    asks[name].play(position, seat, number, option)
    options: Sequence[Any] = STEPS.settle(position)
    while options and to_the_end:
        name, seat, number = agenda[-1]
        habit = HABITS.get(name)
        if habit is None or position.round != base.round:
            break
        agenda.pop()
        asks[name].play(position, seat, number, habit(position, seat, options))
        options = STEPS.settle(position)
    return position
