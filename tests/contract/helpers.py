"""Random play for the contract tests, and what makes two games the same."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any


def random_play(game: Any, seed: int, limit: int = 2000) -> Iterator[tuple[Any, Any]]:
    """Play to the end with options picked at random; yields (game, the option that is played next)."""
    dice = random.Random(seed)
    for _ in range(limit):
        if game.decision is None:
            return
        action = dice.choice(game.options())
        yield game, action
        game.act(action)
    raise AssertionError(f"the game goes on after {limit} decisions")


def copied(data: Any) -> Any:
    """What goes through JSON."""
    return json.loads(json.dumps(data))


def same(one: Any, other: Any) -> None:
    """Two games that nobody can tell apart."""
    assert one.position() == other.position()
    assert [str(action) for action in one.options()] == [str(action) for action in other.options()]
    assert one.scores() == other.scores()
    assert (one.decision is None) == (other.decision is None)
    if one.decision is not None:
        assert (one.decision.seat, one.decision.kind) == (other.decision.seat, other.decision.kind)


def check_clause(game: Any, rule: str) -> None:
    """A clause of the game, in its own words."""
    assert re.fullmatch(rf"{game.rules.meta.prefix}-\d+(\.\d+)*(/\d+)?", rule), rule
    clause = game.rules.words.clause(rule)
    assert clause is not None, rule
    assert clause.title


def check_refusal(game: Any, refusal: Any) -> None:
    """A code, a clause and a sentence."""
    assert refusal.code.isidentifier()
    check_clause(game, refusal.rule)
    first = refusal.text.split()[0]
    assert first[0].isupper() or not first.isalpha(), refusal  # or what somebody typed, or a place such as b2
    assert refusal.text[-1] in ".!?", refusal
    assert " " in refusal.text
