"""Each word of New York City's vocabulary, true and false, after the same few actions."""

from __future__ import annotations

import functools
from typing import Any

from nyc_core.lessons import Attempt
from nyc_core.lessons.vocabulary import holds, read_condition, vocabulary
from tests.cases import each
from tests.lessons.examples import QUESTION, attempt

NEVER = [{"test": "reached", "round": 5}]
NO_FAILURE = {"goals": NEVER, "failures": []}


@functools.cache
def played() -> Attempt:
    """Ben bid 1; Kim tried a wild card alone, bid 2 and won. Both are on 5, she on top, and the dollar round begins."""
    now = attempt(**NO_FAILURE)
    now.refused("bid wild")
    now.act("bid press press")
    return now


WORD_BY_WORD: list[tuple[dict[str, Any], bool]] = [
    ({"test": "bid"}, True),
    ({"test": "bid", "least": 2}, True),
    ({"test": "bid", "least": 3}, False),
    ({"test": "bid", "most": 1}, False),
    ({"test": "bid", "is": 2, "card": "press"}, True),
    ({"test": "bid", "card": "dollar"}, False),
    ({"test": "bid", "cards": ["press", "press"]}, True),
    ({"test": "bid", "cards": ["press"]}, False),
    ({"test": "bid", "seat": 1, "is": 1}, True),
    ({"test": "passed"}, False),
    ({"test": "passed", "seat": 2}, True),
    ({"test": "passed", "seat": 2, "card": "dollar"}, False),
    ({"test": "won"}, True),
    ({"test": "won", "card": "dollar"}, False),
    ({"test": "won", "seat": 1}, False),
    ({"test": "did", "action": "bid press press"}, True),
    ({"test": "did", "action": "bid"}, True),
    ({"test": "did", "action": "bid pre"}, False),
    ({"test": "did", "action": "bid press", "seat": 1}, True),
    ({"test": "refused", "rule": "NYC-5.5"}, True),
    ({"test": "refused", "rule": "NYC-5.5", "action": "bid wild"}, True),
    ({"test": "refused", "rule": "NYC-5.5", "action": "bid dollar"}, False),
    ({"test": "refused", "rule": "NYC-5.3"}, False),
    ({"test": "ahead", "of": 1}, True),
    ({"test": "ahead", "of": "neutral"}, False),
    ({"test": "ahead", "seat": "neutral", "of": 0}, True),
    ({"test": "space", "is": 5}, True),
    ({"test": "space", "most": 4}, False),
    ({"test": "space", "seat": "neutral", "is": 7}, True),
    ({"test": "built", "borough": "manhattan", "is": 2}, True),
    ({"test": "built", "borough": "manhattan", "seat": "neutral", "is": 1}, True),
    ({"test": "built", "borough": "manhattan", "least": 3}, False),
    ({"test": "rank", "borough": "manhattan", "is": 1}, True),
    ({"test": "rank", "borough": "manhattan", "seat": 1, "is": 2}, True),
    ({"test": "rank", "borough": "manhattan", "seat": 2, "most": 3}, False),
    ({"test": "rank", "is": 1}, True),
    ({"test": "has", "what": "points", "is": 3}, True),
    ({"test": "has", "what": "dollars", "is": 2}, True),
    ({"test": "has", "what": "skyscrapers", "least": 6}, False),
    ({"test": "has", "what": "hand", "is": 2}, True),
    ({"test": "has", "what": "reserve", "is": 1}, True),
    ({"test": "has", "what": "characters", "is": 2}, True),
    ({"test": "has", "what": "vessels", "is": 1}, True),
    ({"test": "holds", "cards": ["wild", "dollar"]}, True),
    ({"test": "holds", "cards": ["wild", "wild"]}, False),
    ({"test": "holds", "cards": ["plans"], "in": "reserve"}, True),
    ({"test": "holds", "cards": ["plans"], "in": "hand"}, False),
    ({"test": "company", "character": 24}, True),
    ({"test": "company", "character": 25}, False),
    ({"test": "score", "item": "gained", "is": 3}, True),
    ({"test": "score", "item": "press", "is": 3}, True),
    ({"test": "score", "item": "characters", "least": 5}, False),
    ({"test": "score", "item": "manhattan", "least": 6}, True),
    ({"test": "event", "event": "advance"}, True),
    ({"test": "event", "event": "advance", "with": {"seat": 0, "space": 5}}, True),
    ({"test": "event", "event": "advance", "with": {"seat": 0, "space": 9}}, False),
    ({"test": "event", "event": "hire"}, False),
    ({"test": "moves", "is": 1}, True),
    ({"test": "moves", "least": 2}, False),
    ({"test": "moves", "seat": 1, "least": 1}, True),
    ({"test": "reached", "bidding": "dollar"}, True),
    ({"test": "reached", "bidding": "elevator"}, False),
    ({"test": "reached", "phase": "draft"}, True),
    ({"test": "reached", "phase": "activation"}, False),
    ({"test": "reached", "round": 2}, True),
    ({"test": "reached", "round": 3}, False),
    ({"test": "chosen", "is": 1}, False),
    ({"test": "any", "of": [{"test": "passed"}, {"test": "won"}]}, True),
    ({"test": "any", "of": [{"test": "passed"}, {"test": "reached", "round": 5}]}, False),
]


@each(WORD_BY_WORD, [str(said) for said, _ in WORD_BY_WORD], spread=True)
def test_a_word_means_what_it_says(said: dict[str, Any], true: bool) -> None:
    condition = read_condition(said, "here", played().game)
    assert holds(condition, played()) is true
    assert str(condition).startswith(said["test"])


def test_every_word_is_tried_both_ways() -> None:
    assert {(said["test"], true) for said, true in WORD_BY_WORD} >= {
        (word, true)
        for word in vocabulary(played().game.rules)
        for true in (False, True)
        if (word, true) != ("chosen", True)
    }


def test_chosen() -> None:
    from nyc_core.lessons import read

    now = Attempt(read(QUESTION))
    now.act("choose 1")
    assert holds(read_condition({"test": "chosen", "is": 1}, "here", now.game), now)


def test_a_lesson_that_begins_in_mid_turn_knows_its_bidding_round() -> None:
    """A position as the editor copies it: with its agenda, after the round was announced."""
    before = attempt(**NO_FAILURE)
    now = attempt(**NO_FAILURE | {"position": before.game.position(), "others": {}})
    now.act("bid press press")
    assert holds(read_condition({"test": "bid", "card": "press", "is": 2}, "here", now.game), now)
