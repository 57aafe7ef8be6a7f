"""What a game hands to a search: what it knows of playing well. All of it has a body here, so that a game that knows
nothing is searched all the same: then it is played on at random to its end, and the points are what counts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from . import chance

Habit = Callable[[Any, int, int], Any]  # (position, seat, number) -> an option; None where there is nothing to ask
Parts = dict[str, float]  # by what brings them, points; together they are the worth
Sign = tuple[Any, ...]  # a part of the worth, what of it can be seen, and where: ("land", "ahead", "north", 1)
Signs = dict[Sign, float]
FRESH: Any = object()  # a key of its own for each way on which a decision is reached


class Shift(NamedTuple):
    """What is otherwise after one option than after another: a sign that shows it, and by how much."""

    sign: Sign
    seat: int  # whose
    more: float  # on average, over all worlds
    amount: str  # the same as a number to be read, without its sign
    now: float  # what it is before anything is played
    surely: bool  # whether it is so nearly always, or only more often


class Mind:
    """A game's knowledge. Positions are the game's own, `name` is a step's, as on the agenda. What is hidden was dealt
    anew before any of this is asked."""

    habits: Mapping[str, Habit] = MappingProxyType({})  # by step, what anybody does without thought; else by chance
    telling: Mapping[str, float] = MappingProxyType({})  # by the second word of a sign, how much 1 more of it tells
    ending: int = 0  # where no more positions than these may follow, a search plays the end of the game exactly
    bold: float = 0.0  # points by which a search overrates what it has hardly tried; 0: it finds out by itself
    trust: float = 2.0  # how many times as eagerly it tries what the habit would do
    judged: int = 4800  # playouts for each decision of a review, about: a minute in a browser is enough for fifty

    def candidates(self, position: Any, name: str, seat: int, number: int, options: Sequence[Any]) -> Sequence[Any]:
        """Those of the options that are worth a thought, at least one."""
        return options

    def key(self, position: Any, name: str, seat: int, number: int) -> Hashable:
        """What tells one situation from another for who decides. Situations with the same key share what was learned
        in them."""
        key: Hashable = FRESH
        return key

    def horizon(self, position: Any) -> int | None:
        """How far a search from here looks, such as to the end of this round; None for the end of the game."""
        return None

    def beyond(self, position: Any, horizon: int) -> bool:
        """Whether a position lies beyond such a horizon, so that its worth is taken."""
        return False

    def worths(self, position: Any) -> list[float] | None:
        """By seat the points that one may expect in the end; None for the points as they stand."""
        return None

    def parts(self, position: Any) -> list[Parts] | None:
        """The same, by seat and by what brings them; None where that cannot be told."""
        return None

    def part(self, name: str, lang: str) -> str:
        """What such a part is called, after "from" (English) or "durch" (German)."""
        return name

    def signs(self, position: Any) -> list[Signs] | None:
        """By seat, what can be seen of the parts: how many of something, or 1 for what is so. What is 0 is left out. A
        reason is told by it."""
        return None

    def tell(self, shift: Shift, names: Sequence[str], you: int | None, lang: str) -> str:
        """Such a difference in a few words, without a full stop; "" for none."""
        return ""

    def spread(self, position: Any) -> float:
        """By how many points the final lead differs from the expected one, usually: the unit of chances to win. 0 where
        nothing is known of it."""
        return 0.0

    def redeal(self, position: Any, seed: int) -> None:
        """Let chance go another way from here, in place: all that nobody has seen is mixed, and nothing else."""
        position.rng = chance.seeded(seed)


NOTHING_KNOWN = Mind()
