"""The options of a decision as a numbered list; long lists are folded into groups that open when they are chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from nyc_core.newyorkcity import words
from nyc_core.table.game import Game

from .texts import say

WIDTH = 80
FLAT = 12  # so many options are listed as they are


@dataclass(frozen=True)
class Entry:
    """A line of a menu: an action, or a group of actions."""

    label: str
    actions: tuple[Any, ...]


def entries(game: Game) -> list[Entry]:
    """The menu of the decision."""
    decision = game.decision
    assert decision is not None
    options = game.options()
    view = game.view(decision.seat)
    labels = {action: words.action(action, view=view) for action in options}
    if len(options) <= FLAT:
        return [Entry(labels[action], (action,)) for action in options]
    groups: dict[str, list[Any]] = {}
    for action in options:
        groups.setdefault(_group(game, action, labels[action]), []).append(action)
    return [
        Entry(labels[group[0]] if len(group) == 1 else say("group", name=name, n=len(group)), tuple(group))
        for name, group in _sorted(groups)
    ]


def _group(game: Game, action: Any, label: str) -> str:
    """What actions that are listed together have in common: a bid's value, or the character."""
    if action[0] == "bid":
        return say("group.bid", n=_value(game, action))
    if action[0] == "use":
        return say("group.use", name=words.character(action[1]).name, n=action[1])
    return say(f"group.{action[0]}") if action[0] in ("discard", "keep") else label


def _value(game: Game, action: Any) -> int:
    """The value of a bid, as the game itself counts it."""
    events = game.clone().act(action)
    return next(int(event["value"]) for event in events if event["event"] == "bid")


def _sorted(groups: dict[str, list[Any]]) -> Iterable[tuple[str, list[Any]]]:
    """Bids by value; all else as the game lists it."""
    bids = [name for name, group in groups.items() if group[0][0] == "bid"]
    bids.sort(key=lambda name: int(name.rsplit(" ", 1)[1]))
    return [(name, groups[name]) for name in [*bids, *(name for name in groups if name not in bids)]]


def opened(entry: Entry, game: Game) -> list[Entry]:
    """The actions of a group, each by itself, the shortest first."""
    decision = game.decision
    view = game.view(decision.seat) if decision else None
    actions = sorted(entry.actions, key=lambda action: len(str(action).split()))
    return [Entry(words.action(action, view=view), (action,)) for action in actions]


def lines(found: Sequence[Entry]) -> list[str]:
    """Numbered from 1, with the notation where it fits."""
    width = len(str(len(found)))
    shown = []
    for number, entry in enumerate(found, start=1):
        line = f"{number:>{width + 1}}) {entry.label}"
        notation = f" [{entry.actions[0]}]" if len(entry.actions) == 1 else ""
        aligned = f"{line:<51}{notation}"
        shown.append(aligned if len(aligned) <= WIDTH else line + notation if len(line + notation) <= WIDTH else line)
    return [line[:WIDTH].rstrip() for line in shown]
