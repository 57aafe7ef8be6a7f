"""All that can be written is accepted exactly when it is an option, and exactly when the slow rules allow it."""

from __future__ import annotations

import random
from itertools import chain
from pathlib import Path

import pytest

from nyc_core import Game, IllegalAction, Refusal
from tests.properties.effort import times
from tests.properties.mixes import MIXES, pick, positions, rich_positions
from tests.properties.notations import BELONGS, written
from tests.properties.oracle import Oracle, bid_value

KINDS = (
    "start",
    "draft",
    "discard",
    "last",
    "bid",
    "points",
    "hire",
    "bonus",
    "build",
    "extra",
    "return",
    "keep",
    "activate",
)
LINES = (Path(__file__).parents[1] / "rules/newyorkcity/clauses.txt").read_text(encoding="utf-8").splitlines()
# The ids of the digest; a whole table of characters (NYC-7.1) may be named as well.
CLAUSES = {line.strip().split("/")[0] for line in LINES if line.startswith("NYC-")}


def check_refusal(refusal: Refusal | None, notation: str) -> None:
    """A code, a clause and a sentence."""
    assert refusal is not None, f"{notation} is no option, yet it is accepted"
    assert refusal.code.isidentifier()
    assert refusal.rule in CLAUSES, f"{notation}: {refusal}"
    assert refusal.text[0].isupper() or refusal.text[0] == "“", f"{notation}: {refusal}"
    assert refusal.text[-1] in ".!?", f"{notation}: {refusal}"
    assert " " in refusal.text
    assert refusal.code == "notation" or "{" not in refusal.text


def judge(game: Game, chance: random.Random) -> int:
    """All that can be written, against the options and against the slow rules. How many were judged."""
    oracle = Oracle(game)
    options = {str(option): option for option in game.options()}
    for notation, option in options.items():
        assert oracle.legal(notation), f"{oracle.kind}: {notation} is made up"
        assert game.why_not(notation) is None
        assert game.why_not(option) is None
    texts = {*written(game, chance)}
    for notation in texts:
        refusal = game.why_not(notation)
        if notation in options:
            assert refusal is None
        else:
            assert not oracle.legal(notation), f"{oracle.kind}: {notation} is legal but no option ({refusal})"
            check_refusal(refusal, notation)
    return len(texts)


@pytest.mark.parametrize("seats", MIXES, ids=",".join)
def test_what_can_be_written_is_accepted_exactly_when_it_is_an_option(seats: tuple[str, ...]) -> None:
    chance = random.Random(1)
    judged = [judge(game, chance) for game in positions(times(24), 1, (seats,), 13)]
    assert min(judged) > 1400


def test_characters_are_judged_where_many_can_be_used() -> None:
    """The characters of one bid together, which random play hardly ever brings about."""
    chance = random.Random(6)
    for game in rich_positions(times(100), 6):
        judge(game, chance)


def test_every_kind_of_decision_is_judged() -> None:
    """Rare decisions are looked for, so that each kind is judged more than once."""
    chance, left = random.Random(2), dict.fromkeys(KINDS, times(4))
    for game in chain(positions(times(2000), 2, every=1), rich_positions(times(2000), 2, every=1)):
        assert game.decision is not None
        usual = game.decision.kind in ("draft", "bid")
        if left[game.decision.kind] and (not usual or chance.random() < 0.2):
            left[game.decision.kind] -= 1
            judge(game, chance)
        if not any(left.values()):
            return
    raise AssertionError(left)


def test_act_agrees_with_why_not() -> None:
    """An option is played, anything else is refused for the same reason, and the game is as it was."""
    chance = random.Random(3)
    for game in positions(times(25), 3, every=7):
        before, log, events = game.position(), game.actions, game.events
        options = {str(option) for option in game.options()}
        for notation in chance.sample([*written(game, chance)], 60):
            if notation in options:
                continue
            with pytest.raises(IllegalAction) as caught:
                game.act(notation)
            assert caught.value.refusal == game.why_not(notation)
        assert (game.position(), game.actions, game.events) == (before, log, events)
        for option in chance.sample(game.options(), min(20, len(options))):
            one, other = game.clone(), game.clone()
            assert one.act(option) == other.act(str(option))
            assert one == other
            assert one.actions == [*log, (one.actions[-1][0], str(option))]
            assert one.events[: len(events)] == events


def test_the_order_of_a_set_does_not_matter() -> None:
    """Arguments that form a set may be written in any order; the log has the canonical form."""
    chance = random.Random(4)
    for game in positions(times(60), 4, every=5):
        for option in chance.sample(game.options(), min(8, len(game.options()))):
            words = str(option).split()
            fixed = 2 if words[0] == "use" else 1
            if words[0] == "tile" or words[:2] == ["use", "7"]:
                continue
            tail = words[fixed:]
            chance.shuffle(tail)
            copy = game.clone()
            copy.act(" ".join(words[:fixed] + tail))
            assert copy.actions[-1][1] == str(option)


def test_over_is_refused_with_a_reason() -> None:
    game = next(positions(1, 5))
    chance = random.Random(5)
    while game.decision is not None:
        game.act(pick(game, chance))
    for notation in ("pass", "take 1", "bid press", "nonsense", ""):
        check_refusal(game.why_not(notation), notation)


def test_5_6_the_slow_value_agrees_with_the_printed_examples() -> None:
    """The judge is judged: three wild cards 2; wild and press in the elevator round 1; one more wild 2."""
    assert bid_value((0, 0, 0, 0, 0, 0, 3), "press", 0, 0) == 2
    assert bid_value((1, 0, 0, 0, 0, 0, 1), "elevator", 0, 0) == 1
    assert bid_value((1, 0, 0, 0, 0, 0, 2), "elevator", 0, 0) == 2
    assert bid_value((0, 0, 0, 0, 0, 0, 1), "press", 0, 0) == 0
    assert set(BELONGS) <= set(KINDS)
