"""What can be played in one decision, looked through once: a table may offer tens of thousands of actions, and every tap
paints. One offer goes with all scenes of its decision."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from functools import cached_property

BITS = 8  # for the number of one word: no action names a thing more than 127 times


class Bags:
    """The arguments of the actions of one verb, each a bag of words packed into a number."""

    def __init__(self, verb: str, options: Iterable[str]) -> None:
        self._shifts: dict[str, int] = {}
        self._known = {verb: 0, "": 0}  # most actions are another one with one word more
        self._bags = [self._pack(option) for option in options]
        self._known.clear()
        self._guard = sum(1 << shift + BITS - 1 for shift in self._shifts.values())

    def _pack(self, option: str) -> int:
        known, shifts = self._known, self._shifts
        bag = known.get(option)
        if bag is None:
            less, _, word = option.rpartition(" ")
            bag = known.get(less)
            if bag is None:
                bag = self._pack(less)
            shift = shifts.get(word)
            if shift is None:
                shift = shifts[word] = BITS * len(shifts)
            bag = known[option] = bag + (1 << shift)
        return bag

    def _holding(self, have: Counter[str]) -> list[int]:
        """Those that hold all of this: taking it away borrows from no guard."""
        if any(number and word not in self._shifts for word, number in have.items()):
            return []
        wanted, guard = sum(number << self._shifts[word] for word, number in have.items() if number), self._guard
        if not wanted:
            return self._bags
        return [bag for bag in self._bags if ((bag | guard) - wanted) & guard == guard]

    def holds(self, have: Counter[str]) -> bool:
        """Whether some action names all of this."""
        return bool(self._holding(have))

    def most(self, have: Counter[str] | None = None) -> Counter[str]:
        """How often each word is named at most by those that name all of this."""
        bags = self._bags if have is None else self._holding(have)
        masks = {word: 127 << at for word, at in self._shifts.items()}
        most = {word: max(map(mask.__and__, bags), default=0) >> self._shifts[word] for word, mask in masks.items()}
        return +Counter(most)


class Offer(tuple[str, ...]):  # noqa: SLOT001 - what was found out stays with it
    """The notations of all legal actions."""

    def __init__(self, _options: Iterable[str] = ()) -> None:
        self._bags: dict[str, Bags] = {}
        self.more: dict[Hashable, frozenset[str]] = {}  # what can be picked next, by what was picked, as a room says

    @cached_property
    def legal(self) -> frozenset[str]:
        return frozenset(self)

    @cached_property
    def by_verb(self) -> dict[str, list[str]]:
        """The actions by their first word, and by their first two, as a game's verbs have one or two."""
        sorted_: defaultdict[str, list[str]] = defaultdict(list)
        for option in self:
            verb, _, rest = option.partition(" ")
            sorted_[verb].append(option)
            if rest:
                sorted_[f"{verb} {rest.partition(' ')[0]}"].append(option)
        return dict(sorted_)

    def bags(self, verb: str) -> Bags:
        """The arguments of a verb's actions."""
        if verb not in self._bags:
            self._bags[verb] = Bags(verb, self.by_verb.get(verb, ()))
        return self._bags[verb]
