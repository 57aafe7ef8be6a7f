"""Contract 1: decisions, options, refusals, act, events, the log, scores, notation, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nyc_core import IllegalAction
from nyc_core.table.notation import Action
from tests.contract.helpers import check_clause, check_refusal, random_play
from tests.every_game import METAS, Table


def test_decisions_and_options_in_a_whole_game(table: Table) -> None:
    game = table.new()
    own = [kind.name for kind in METAS[table.game].kinds]
    for now, action in random_play(game, seed=11):
        decision, options = now.decision, now.options()
        assert now.view(None)["seats"][decision.seat]["kind"] not in own
        assert decision.prompt
        assert now.rules.words.waiting(now.state)
        check_clause(now, decision.rule)
        assert len(options) > 1  # what has one option only is taken by the engine
        assert len(set(options)) == len({str(option) for option in options}) == len(options)
        assert now.why_not(action) is None
        assert now.why_not(str(action)) is None


def test_when_it_is_over(table: Table) -> None:
    game, seen = table.new(), set()
    for now, action in random_play(game, seed=12):
        assert not now.rules.headline(now.view(None)).over
        seen |= {str(action), str(now.options()[-1])}
    assert game.decision is None
    assert game.options() == []
    assert game.prompt() == ""
    assert [event["event"] for event in game.events].count("over") == 1
    assert game.rules.headline(game.view(None)).over
    for notation in seen:
        refusal = game.why_not(notation)
        assert refusal is not None
        check_clause(game, refusal.rule)
    ranks = sorted(score["rank"] for score in game.scores())
    assert ranks == list(range(1, len(game.view(None)["seats"]) + 1))


def test_the_log_and_the_events_of_a_whole_game(table: Table) -> None:
    game = table.new()
    log: list[tuple[int, str]] = []
    told = list(game.events)
    for now, action in random_play(game, seed=13):
        if len(log) % 5 == 0:
            assert now.events == told
        log.append((now.decision.seat, str(action)))
        told += now.clone().act(action)
    assert game.actions == log
    assert game.events == told
    assert json.loads(json.dumps(told)) == told
    assert {event["event"] for event in told} <= set(game.rules.words.event_names())


def test_every_event_is_a_sentence_for_everybody(table: Table) -> None:
    game = table.new()
    for _ in random_play(game, seed=14):
        pass
    names = [seat["name"] for seat in game.view(None)["seats"]]
    words, told = game.rules.words, game.rules.events
    for event in game.events:
        for eyes in (None, *range(len(names))):
            sentence = words.event(names, event, eyes=eyes, you=eyes)
            silent = event["event"] in told and told[event["event"]].silent
            assert silent or (sentence and not sentence.startswith("event.")), event


def test_an_action_or_its_notation(table: Table) -> None:
    """One canonical form, read back as the same action, whose arguments have a form."""
    for now, action in random_play(table.new(), seed=15):
        if len(now.actions) % 3:
            continue
        by_action, by_text = now.clone(), now.clone()
        assert by_action.act(action) == by_text.act(str(action))
        assert by_action.position() == by_text.position()
        assert by_text.actions[-1][1] == by_action.actions[-1][1] == str(action)
        assert isinstance(hash(action), int)
        for option in now.options()[:50]:
            assert now.rules.parse(str(option)) == option
            assert isinstance(option, Action)
            assert option.key in now.rules.forms
            assert now.rules.words.action(option, view=now.view(now.decision.seat))


GIBBERISH: list[Any] = [
    None, 0, 7, 1.5, True, [], {}, object(), b"pass", "", " ", "xyz", "use 99", "\u0000", "take \u0661", "t" * 10000,
    ("pass",), ["pass"],
]  # fmt: skip


@pytest.mark.parametrize("notation", GIBBERISH, ids=lambda text: repr(text)[:17])
def test_gibberish_is_refused_and_changes_nothing(table: Table, notation: Any) -> None:
    game = table.new()
    if notation in game.options():  # a plain tuple is as good as an action
        return
    before, told, log = game.position(), game.events, game.actions
    refusal = game.why_not(notation)
    assert refusal is not None
    assert refusal.code
    assert refusal.text
    with pytest.raises(IllegalAction) as caught:
        game.act(notation)
    assert caught.value.refusal == refusal
    assert str(caught.value)
    assert (game.position(), game.events, game.actions) == (before, told, log)


def test_what_was_legal_before_is_legal_or_refused_with_a_clause(table: Table) -> None:
    """Well-formed actions, at other moments of the game: nothing changes, and the reason is a sentence."""
    elsewhere: dict[str, None] = {}
    for now, _ in random_play(table.new(2), seed=16):
        elsewhere |= dict.fromkeys(str(option) for option in now.options()[:2])
    for now, _ in random_play(table.new(), seed=17):
        if len(now.actions) % 7:
            continue
        options, before = {str(option) for option in now.options()}, now.position()
        for notation in list(elsewhere)[:60]:
            refusal = now.why_not(notation)
            assert (refusal is None) == (notation in options)
            if refusal is not None:
                check_refusal(now, refusal)
        assert now.position() == before


def test_bots_are_asked_like_persons(table: Table) -> None:
    game = table.new()
    seat = game.decision.seat if game.decision else None
    action = game.options()[0]
    game.act(action)
    assert game.actions == [(seat, str(action))]


def test_scores_at_any_moment(table: Table) -> None:
    for now, _ in random_play(table.new(), seed=18):
        if len(now.actions) % 4:
            continue
        scores = now.scores()
        assert len(scores) == len(now.view(None)["seats"])
        assert json.loads(json.dumps(scores)) == scores
        for score in scores:
            assert isinstance(score["total"], int)
            lines = now.rules.words.score_lines(score)
            assert lines[-1].points == score["total"]
            for line in lines:
                check_clause(now, line.rule)


def test_turns_and_moments_of_a_whole_game(table: Table) -> None:
    """A turn belongs to one seat and does not come back; a moment never goes back."""
    seats: dict[Any, int] = {}
    last: Any = None
    moment: tuple[int, ...] = ()
    for now, _ in random_play(table.new(), seed=19):
        turn = now.decision.turn
        assert turn == last or turn not in seats
        assert seats.setdefault(turn, now.decision.seat) == now.decision.seat
        assert now.rules.moment(now.state) >= moment
        last, moment = turn, now.rules.moment(now.state)
    assert seats
