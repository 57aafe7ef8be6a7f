"""Contract 1: decisions, options, refusals, act, events, the log, scores."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from nyc_core import IllegalAction
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import IDS, MIXES, games, rich
from tests.rules.newyorkcity.helpers import bid_round, fresh, make, named, play, refused

PIECES = (
    "round", "phase", "boroughs", "vessels", "display", "tiles", "statue", "starts", "press", "elevator", "pairs",
    "draw", "discard", "players",
)  # fmt: skip
RULE = re.compile(r"NYC-\d+(\.\d+)*$")
KINDS = {
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
}
GIBBERISH: list[Any] = [
    None, 0, 7, 1.5, True, [], {}, object(), b"pass", "", " ", "xyz", "take", "take x", "take 1 2", "take -1",
    "take 1.0", "TAKE 1", "bid gold", "bid pres", "use", "use 99", "use 0", "use x", "start", "hire", "tile", "take 2x",
    "tile taxi 4 queens", "tile car 4 manhattan queens", "move", "move jersey", "\u0000", "take \u0661", "t" * 10000,
]  # fmt: skip


@pytest.mark.parametrize("game", games(), ids=IDS)
def test_decisions_and_options_in_a_whole_game(game: Any) -> None:
    for now, action in random_play(game, seed=11):
        decision = now.decision
        options = now.options()
        assert 0 <= decision.seat < len(now.position()["seats"])
        assert now.position()["seats"][decision.seat]["kind"] != "tom"
        assert decision.kind in KINDS
        assert isinstance(decision.prompt, str)
        assert decision.prompt
        assert RULE.match(decision.rule)
        assert len(options) > 1  # what has one option only is taken by the engine
        assert len(set(options)) == len({str(option) for option in options}) == len(options)
        assert now.why_not(action) is None
        assert now.why_not(str(action)) is None
    assert game.position()["phase"] == "over"


@pytest.mark.parametrize("game", games(), ids=IDS)
def test_when_it_is_over(game: Any) -> None:
    for _ in random_play(game, seed=12):
        pass
    assert game.decision is None
    assert game.options() == []
    assert game.position()["round"] == 5
    assert [event["event"] for event in game.events].count("over") == 1
    for notation in ("pass", "take 1", "end", "bid press"):
        assert refused(game, notation) is not None
    assert sorted(score["rank"] for score in game.scores()) == list(range(1, len(game.position()["seats"]) + 1))


@pytest.mark.parametrize("game", games(), ids=IDS)
def test_every_action_that_changes_something_is_told_of(game: Any) -> None:
    """Every change of the position is in the events, so no such action goes without one."""
    for now, action in random_play(game, seed=16):
        clone = now.clone()
        told = clone.act(action)
        before, after = now.position(), clone.position()
        assert told or all(before[key] == after[key] for key in PIECES), action


@pytest.mark.parametrize("notation", GIBBERISH, ids=lambda text: repr(text)[:17])
def test_gibberish_is_refused_and_changes_nothing(notation: Any) -> None:
    for game in (fresh(["human", "human"], 3), make([{"hand": ["press"]}] * 2), rich()):
        before, told, log = game.position(), list(game.events), list(game.actions)
        refusal = game.why_not(notation)
        assert refusal is not None
        assert refusal.code
        assert refusal.text
        with pytest.raises(IllegalAction) as caught:
            game.act(notation)
        assert caught.value.refusal.code == refusal.code
        assert str(caught.value)
        assert (game.position(), list(game.events), list(game.actions)) == (before, told, log)


WELL_FORMED = [
    "start 1", "start 9", "take 1", "take 9", "use 1 press wild", "use 1", "use 2 1:press 2:wild", "use 3",
    "use 4 1 2", "use 5", "use 6", "use 7 16 24", "use 8 press", "use 8", "use 9", "use 10", "use 11 queens", "end",
    "use 18", "skip",
    "discard press wild", "bid press press wild", "bid", "pass", "use 12 press", "use 12", "use 13 plans", "use 14 2",
    "use 15 press", "use 16", "use 17", "use 20 plans", "use 19", "hire 33", "tile taxi 4 manhattan queens", "forfeit",
    "move bronx", "use 21", "use 22 press wild", "keep press wild", "use 23", "use 24", "use 25", "use 26", "use 27",
    "use 28", "use 42",
]  # fmt: skip


def test_a_well_formed_action_is_an_option_or_refused_with_a_clause() -> None:
    """At every decision of some games, for one action of each form of the notation."""
    seen = set()
    poor = make([{"hand": ["prestige"] * 3, "skyscrapers": 0}] * 2, bidding="prestige", towers={"bronx": {0: 3, 1: 3}})
    poor.act("bid prestige prestige")
    poor.act("bid prestige")
    poor.act("tile taxi 4 manhattan queens")
    for game in (rich(1), rich(2, 3), fresh(["human", "tom:C4"], 5), rich(4, 2, ["human", "tom:B5"]), poor):
        for now, _ in random_play(game, seed=14):
            if now.decision.kind in seen and now.decision.kind != "bid" and len(now.actions) % 7:
                continue  # each kind often, but not every time
            seen.add(now.decision.kind)
            options = {str(option) for option in now.options()}
            for notation in WELL_FORMED:
                refusal = now.why_not(notation)
                if notation in options:
                    assert refusal is None
                else:
                    assert refusal is not None, notation
                    assert RULE.match(refusal.rule), (notation, refusal.rule)
                    assert refusal.text
    assert seen >= KINDS - {"start"}


def test_illegal_actions_leave_the_game_exactly_as_it_was() -> None:
    game = rich(3)
    for now, _ in random_play(game, seed=15):
        if len(now.actions) % 5:
            continue
        for notation in WELL_FORMED:
            if now.why_not(notation) is not None:
                refused(now, notation)


def test_the_engine_takes_what_has_one_option_only() -> None:
    """Seat 1 can only pass; it is not asked, its pass is an event and not in the log."""
    game = make([{"hand": ["press"]}, {"hand": ["plans"]}, {"hand": ["press"]}])
    events = game.act("bid press")
    assert [event["seat"] for event in named(events, "pass")] == [1]
    assert game.decision.seat == 2
    assert [tuple(entry) for entry in game.actions] == [(0, "bid press")]


def test_the_fixed_events() -> None:
    game = make(
        [{"hand": ["dollar", "wild", "plans"]}, {"hand": ["dollar", "press"]}, {"hand": ["dollar"]}], bidding="dollar"
    )
    events = play(game, "bid dollar wild", "bid dollar")
    (bid, other) = named(events, "bid")
    assert (bid["seat"], bid["value"], sorted(bid["cards"])) == (0, 2, ["dollar", "wild"])
    assert (other["seat"], other["value"], other["cards"]) == (1, 1, ["dollar"])
    events = game.act("pass")
    assert {"event": "pass", "seat": 2}.items() <= named(events, "pass")[0].items()
    assert {"event": "won", "seat": 0}.items() <= named(events, "won")[0].items()


def test_the_value_is_without_the_bonus_of_the_winner() -> None:
    game = make([{"hand": ["press"] * 3}, {}])
    assert named(bid_round(game, {0: "press press press"}), "bid")[0]["value"] == 3


def test_the_cards_of_a_bid_hold_those_of_13_15_and_20() -> None:
    own = {"hand": ["dollar"] * 4, "reserve": ["plans", "dollar"], "characters": [13, 15, 20], "dollars": 3}
    game = make([own, {"hand": ["dollar"] * 3}], bidding="dollar", draw=["press"] * 90)
    events = play(game, "use 13 plans", "use 15 dollar", "use 20 dollar", "bid dollar")
    (bid,) = named(events, "bid")
    assert sorted(bid["cards"]) == ["dollar", "dollar", "dollar", "plans"]
    assert bid["value"] == 1 + 1 + 2 + 1


def test_nobody_bids_nobody_wins() -> None:
    game = make([{"hand": ["press"] * 2}] * 2)
    events = play(game, "pass", "pass")
    assert [event["seat"] for event in named(events, "pass")][:2] == [0, 1]
    assert named(events, "won") == []


def test_toms_bid_inside_act_and_are_told_of() -> None:
    game = make([{"hand": ["press"] * 4}, {"hand": ["press", "press"]}], kinds=["human", "tom:A2"], starter=0)
    events = game.act("bid press")
    assert [(event["seat"], event["value"], event["cards"]) for event in named(events, "bid")] == [
        (0, 1, ["press"]), (1, 2, ["press", "press"]),
    ]  # fmt: skip
    assert named(events, "won")[0]["seat"] == 1


def test_a_tom_who_skips_plans_neither_bids_nor_passes() -> None:
    game = make(
        [{"hand": ["plans"] * 4}, {"hand": ["plans"] * 2}], kinds=["human", "tom:A2"], bidding="plans", starter=0
    )
    game.act("bid plans")
    in_plans = [event for event in game.events if event["event"] in {"bid", "pass"} and event["seat"] == 1]
    assert all(event["event"] == "pass" for event in in_plans)  # at most those of later bidding rounds
    first = [event["event"] for event in game.events]
    won = first.index("won")
    assert not [event for event in game.events[:won] if event["event"] in {"bid", "pass"} and event["seat"] == 1]


def test_scores_have_their_items_at_any_moment() -> None:
    for mix in MIXES:
        game = fresh(mix, 2)
        scores = game.scores()
        assert len(scores) == len(mix)
        for score in scores:
            assert set(score) == {
                "total", "rank", "gained", "characters", "abilities", "boroughs", "six_boroughs", "press", "rest",
            }  # fmt: skip
            assert all(isinstance(score[key], int) for key in set(score) - {"boroughs"})
        assert json.loads(json.dumps(scores)) == scores


def test_a_sentence_that_helps() -> None:
    """The sentences of the brief: they need not be these words, but must speak of the cards."""
    game = make([{"hand": ["press", "press", "wild", "plans"]}, {}])
    text = game.why_not("bid press press press").text
    assert "press" in text.lower()
    assert text.endswith((".", "!", "?"))
    assert "wild" in game.why_not("bid wild").text.lower()


def test_a_decision_keeps_its_prompt_when_the_game_has_gone_on() -> None:
    """What was asked then, in the words of then: not what is asked now."""
    game = make([{"hand": ["press"] * 3}, {"hand": ["press"] * 2}])
    asked, before = game.decision, game.decision.prompt
    game.act("bid press")
    assert game.decision.prompt != before
    assert asked.prompt == before
