"""The options of a decision as a numbered list; long lists are folded into groups that open when they are chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from nyc_core.table.game import Game
from nyc_core.table.words.columns import WIDTH

from .texts import say

FLAT = 12  # so many options are listed as they are
NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Entry:
    """A line of a menu: an action, or a group of actions."""

    label: str
    actions: tuple[Any, ...]


def entries(game: Game) -> list[Entry]:
    """The menu of the decision."""
    decision = game.decision
    assert decision is not None
    words, options, view = game.rules.words, game.options(), game.view(decision.seat)
    labels = {action: words.action(action, view=view) for action in options}
    if len(options) <= FLAT:
        return [Entry(labels[action], (action,)) for action in options]
    groups: dict[str, list[Any]] = {}
    for action in options:
        groups.setdefault(words.group(game.state, action) or labels[action], []).append(action)
    return [
        Entry(labels[group[0]] if len(group) == 1 else say("group", name=name, n=len(group)), tuple(group))
        for name, group in _sorted(groups)
    ]


def _sorted(groups: dict[str, list[Any]]) -> Iterable[tuple[str, list[Any]]]:
    """As the game lists them; those whose names differ in a number only, by that, where the first of them stands."""
    families: dict[str, list[str]] = {}
    for name in groups:
        families.setdefault(NUMBER.sub("#", name), []).append(name)
    for family in families.values():
        for name in sorted(family, key=lambda name: [int(number) for number in NUMBER.findall(name)]):
            yield name, groups[name]


def opened(entry: Entry, game: Game) -> list[Entry]:
    """The actions of a group, each by itself, the shortest first."""
    decision, words = game.decision, game.rules.words
    view = game.view(decision.seat) if decision else None
    actions = sorted(entry.actions, key=lambda action: len(str(action).split()))
    return [Entry(words.action(action, view=view), (action,)) for action in actions]


def lines(menu: Sequence[Entry]) -> list[str]:
    """Numbered from 1, with the notation where it fits."""
    width = len(str(len(menu)))
    shown = []
    for number, entry in enumerate(menu, start=1):
        line = f"{number:>{width + 1}}) {entry.label}"
        notation = f" [{entry.actions[0]}]" if len(entry.actions) == 1 else ""
        aligned = f"{line:<51}{notation}"
        shown.append(aligned if len(aligned) <= WIDTH else line + notation if len(line + notation) <= WIDTH else line)
    return [line[:WIDTH].rstrip() for line in shown]
