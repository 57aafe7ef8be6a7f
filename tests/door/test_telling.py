"""What a table tells besides its sentences: turns, parts of the log, headlines, and facts that nobody reckons again."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from nyc_core import Game, game_from_position, games, new_game
from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.telling import EVENTS
from nyc_core.table.rules import Heading, Headline, Told
from nyc_core.table.seats import Seat, names
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import MIXES

RULES = games.rules("newyorkcity")
EVALUATION = {"points", "hire", "bonus", "build", "extra", "return"}


def turn_from_view(game: Game) -> tuple[Any, ...]:
    """The same as `Decision.turn`, told from what everybody sees."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    agenda = [name for name, *_ in view["agenda"]]
    if agenda[-1] == "discard":
        agenda.pop()
    drafts = sum(name in ("draft", "rest") for name in agenda[:-1])
    group = "evaluation" if decision.kind in EVALUATION else "draft" if decision.kind == "discard" else decision.kind
    return view["round"], view["phase"], view.get("bidding"), group, decision.seat, drafts


@pytest.mark.parametrize("seats", MIXES[:4], ids=str)
def test_turns_are_told_apart(seats: list[str]) -> None:
    ours: dict[object, object] = {}
    for now, _ in random_play(new_game("newyorkcity", seats, 3), 3):
        decision = now.decision
        assert decision is not None
        assert ours.setdefault(turn_from_view(now), decision.turn) == decision.turn
    assert len(set(ours.values())) == len(ours) > 20


def test_a_decision_keeps_its_turn_when_the_game_has_gone_on() -> None:
    game = new_game("newyorkcity", ["human", "human"], 1)
    before, turn = game.decision, game.decision.turn if game.decision else None
    game.act(game.options()[0])
    assert before is not None
    assert game.decision is not None
    assert before.turn == turn != game.decision.turn


def test_each_pair_that_one_takes_is_a_turn_of_its_own() -> None:
    """Also where nobody else takes one in between (NYC-4.1); what is used with a pair belongs to its turn."""
    players = [{"characters": [6, 9], "dollars": 2, "hand": []}, {}]
    game = game_from_position({"seats": ["human", "tom:B4"], "phase": "draft", "players": players})
    turns = []
    for action in ("use 6", "take 1", "end", "take 1", "use 9"):
        assert game.decision is not None
        turns.append(game.decision.turn)
        game.act(action)
    assert [turns.index(turn) for turn in turns] == [0, 0, 0, 3, 3]


def test_events_that_are_told_in_a_way_of_their_own() -> None:
    """What the page did before it asked the game."""
    alone = {name for name, told in EVENTS.items() if not told.alone}
    small = "setup ready clear tiles_gone shuffle floor exchange use leftover rescued activation"
    assert alone == set(small.split())
    silent = {name for name, told in EVENTS.items() if told.silent}
    assert silent == {"setup", "ready", "clear", "tiles_gone"}
    assert {name for name, told in EVENTS.items() if told.belongs_before} == silent | {"floor"}
    assert EVENTS["statue"].weight > EVENTS["hire"].weight > Told().weight > EVENTS["over"].weight


def test_parts_of_the_log() -> None:
    assert RULES.heading({"event": "round", "round": 3, "borough": "queens"}) == Heading(3, "draft")
    assert RULES.heading({"event": "bidding", "card": "wild"}) == Heading(None, "wild")
    assert RULES.heading({"event": "activation"}) == Heading(None, "activation")
    assert RULES.heading({"event": "bid", "seat": 0}) is None


def test_headlines() -> None:
    game = game_from_position({"round": 4, "phase": "bidding", "bidding": "press"})
    assert RULES.headline(game.view(None)) == Headline(4, box.ROUNDS, "bidding", over=False)
    assert RULES.headline(game_from_position({"phase": "over", "round": 5}).view(0)).over


# Facts


def check_table(game: Game, facts: Mapping[str, Any]) -> None:
    """What is derived from the table alone."""
    view, scores = game.view(None), game.scores()
    assert json.loads(json.dumps(facts)) == facts
    by_letter = {borough["letter"]: name for name, borough in view["boroughs"].items()}
    aside = view["phase"] in ("start", "over")
    assert facts["mayor"] == (None if aside else by_letter[box.LETTERS[view["round"] - 1]]), "NYC-3.2"
    assert facts["press"] == [owner for stack in view["press"].values() for owner in stack], "NYC-2.1"
    for name, ranks in facts["ranks"].items():
        gained = {rank["owner"]: rank["points"] for rank in ranks}
        for seat, score in enumerate(scores):
            assert gained.get(seat, 0) == score["boroughs"][name], "NYC-8.6"
        towers = view["boroughs"][name]["skyscrapers"]
        assert {str(rank["owner"]): rank["towers"] for rank in ranks} == {key: n for key, n in towers.items() if n}
        assert gained.get("neutral", 0) == 0


def check_bids(game: Game, facts: Mapping[str, Any]) -> None:
    """While it is bid, the position tells the same; the highest leads, of equals who is ahead (NYC-5.7)."""
    bids = game.position().get("turn", {}).get("bids") or [0] * len(game.view(None)["seats"])
    made = {seat: value for seat, value in enumerate(bids) if value}
    assert {bid["seat"]: bid["value"] for bid in facts["bids"] if not bid["passed"]} == made
    best = max(made, key=lambda seat: (made[seat], -facts["press"].index(seat)), default=None)
    assert [bid["seat"] for bid in facts["bids"] if bid["leads"]] == ([] if best is None else [best])
    assert facts["winner"] is None


@pytest.mark.parametrize("seats", [MIXES[0], MIXES[3], MIXES[5]], ids=str)
def test_facts_are_what_scoring_and_the_rules_say(seats: list[str]) -> None:
    game, dice, asked = new_game("newyorkcity", seats, 6), random.Random(6), 0
    events = game.events
    while game.decision is not None:
        facts = RULES.facts(game.view(None), events)
        check_table(game, facts)
        if game.decision.kind == "bid":
            check_bids(game, facts)
            asked += 1
        elif facts["winner"] is not None:
            assert [bid["seat"] for bid in facts["bids"] if bid["leads"]] == [facts["winner"]]
        events += game.act(dice.choice(game.options()))
    check_table(game, RULES.facts(game.view(0), events))
    assert asked > 10


def test_facts_begin_anew_with_a_bidding_round() -> None:
    view = new_game("newyorkcity", ["human", "human"], 1).view(None)
    bid: dict[str, Any] = {"event": "bid", "seat": 1, "value": 3, "cards": ["wild"]}
    events: list[dict[str, Any]] = [
        {"event": "bidding", "card": "press"},
        bid,
        {"event": "pass", "seat": 0},
        {"event": "won", "seat": 1},
    ]
    facts = RULES.facts(view, events)
    assert facts["winner"] == 1
    assert facts["bids"] == [
        {"seat": 1, "value": 3, "cards": ["wild"], "passed": False, "leads": True},
        {"seat": 0, "value": 0, "cards": [], "passed": True, "leads": False},
    ]
    later = RULES.facts(view, [*events, {"event": "bidding", "card": "dollar"}])
    assert (later["bids"], later["winner"]) == ([], None)


# Names


@pytest.mark.parametrize(
    ("given", "called"),
    [
        (["Ann", "Bob"], ["Ann", "Bob"]),
        (["clerk", "Ann", "clerk"], ["clerk 1", "Ann", "clerk 2"]),
        (["clerk", "clerk", "clerk 1"], ["clerk 2", "clerk 3", "clerk 1"]),
        (["x", "x", "x", "x"], ["x 1", "x 2", "x 3", "x 4"]),
    ],
)
def test_two_seats_of_one_name_are_told_apart(given: list[str], called: list[str]) -> None:
    assert names([Seat(name, "bot") for name in given]) == called
    assert names([{"name": name, "kind": "bot"} for name in given]) == called


def test_two_seats_of_one_bot_are_told_apart_in_what_is_asked_and_kept_as_they_are() -> None:
    game = new_game("newyorkcity", ["human:Ann", "bot:random", "bot:random"], 4)
    assert [seat["name"] for seat in game.position()["seats"]] == ["Ann", "random", "random"]
    words = game.rules.words
    waited = {words.waiting(now.state) for now, _ in random_play(game, 4)}
    assert any("random 1" in text for text in waited)
    assert any("random 2" in text for text in waited)
    assert not any("random " not in text and "random" in text for text in waited)
