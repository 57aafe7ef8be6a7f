"""What holds at every step of every game (contract 1.2): conserved, never stuck, saved and undone without a change."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from nyc_core import IllegalAction, game_from_position, load_game
from tests.properties.effort import times
from tests.rules.newyork1901 import oracle
from tests.rules.newyork1901.board import CARDS, KINDS, LAND, TERRITORIES, all_cards, at, card_of
from tests.rules.newyork1901.chance import TABLES
from tests.rules.newyork1901.helpers import fresh, options
from tests.rules.newyork1901.test_against_referee import pick

CLAUSES = {
    f"NY1-{chapter}.{number}"
    for chapter, last in enumerate((8, 5, 15, 4, 12, 4, 5, 3))
    for number in range(1, last + 1)
}


def check(data: dict[str, Any]) -> None:
    """Estates and skyscrapers never overlap, cards and free land match, at most four workers are out."""
    players = data["players"]
    owned = [territory for one in players for territory in one["estate"]]
    assert len(owned) == len(set(owned))
    squares = [square for one in players for built in one["built"] for square in built["squares"]]
    assert len(squares) == len(set(squares))
    assert set(squares) <= set(LAND)
    for one in players:
        assert {LAND[square] for built in one["built"] for square in built["squares"]} <= set(one["estate"])
        assert 0 <= len(oracle.workers(one)) <= 4
    cards = data["open"] + data["future"] + [card_of(territory) for territory in owned]
    assert Counter(cards) == Counter(all_cards(len(players)))
    assert len(data["open"]) <= 4


def strange(chance: random.Random) -> str:
    """An action that is well written and seldom legal, or is not written well."""
    territory, kind = chance.choice(list(TERRITORIES)), chance.choice(list(KINDS))
    squares = chance.sample(list(LAND), chance.randint(1, 5))
    return chance.choice(
        [
            f"expand {territory}",
            f"back {territory}",
            f"build {kind}",
            f"demolish {kind}",
            at(squares),
            at(TERRITORIES[territory]),
            f"use {chance.choice(CARDS)}",
            "pass",
            "expand",
            "at",
            "at h4 h4",
            "build tower",
            "expand blue-99",
            "take 3",
            "",
        ]
    )


def refuses(game: Any, chance: random.Random) -> None:
    """What is no option is refused with a clause and a sentence, and changes nothing."""
    says = options(game)
    before = game.position()
    for notation in {strange(chance) for _ in range(3)} - says:
        refusal = game.why_not(notation)
        assert refusal is not None, notation
        assert refusal.rule in CLAUSES, (notation, refusal)
        assert refusal.code
        assert refusal.text
        with pytest.raises(IllegalAction):
            game.act(notation)
    assert game.position() == before


def copies(game: Any) -> None:
    """Save, clone and position give the same game; they play on in the same way."""
    data = game.position()
    assert json.loads(json.dumps(data)) == data
    saved, cloned, placed = load_game(game.save()), game.clone(), game_from_position(data)
    for other in (saved, cloned, placed):
        assert other.position() == data
        assert options(other) == options(game)
        assert other.scores() == game.scores()
    assert saved.events == game.events == cloned.events
    assert list(saved.actions) == list(game.actions)
    if game.decision is not None:
        notation = min(options(game))
        events = [other.act(notation) for other in (saved, cloned, placed)]
        assert events[0] == events[1] == events[2]
        assert saved.position() == cloned.position() == placed.position()
    assert game.position() == data


def goes_back(game: Any, notation: str) -> None:
    """An action and its undoing, forced or not, leave all as it was."""
    data, events, log = game.position(), game.events, list(game.actions)
    other = game.clone()
    other.act(notation)
    if other.can_undo:
        other.undo()
    else:
        other.undo(force=True)
    assert other.position() == data
    assert other.events == events
    assert list(other.actions) == log


@pytest.mark.parametrize(("variant", "seats", "action_cards"), TABLES)
def test_every_game_ends(variant: str, seats: int, action_cards: bool) -> None:
    """30 games at each table."""
    for seed in range(times(30)):
        game, chance = fresh(seats, seed, variant=variant, action_cards=action_cards), random.Random(seed)
        steps = 0
        while game.decision is not None:
            says = options(game)
            assert len(says) > 1, "what is no choice is not asked"
            game.act(pick(says, chance) if seed % 3 else chance.choice(sorted(says)))
            steps += 1
            assert steps < 3000
            if steps % 5 == 0:
                check(game.position())
        check(game.position())
        assert [event["event"] for event in game.events].count("over") == 1


@pytest.mark.parametrize(("variant", "seats", "action_cards"), TABLES)
def test_every_step(variant: str, seats: int, action_cards: bool) -> None:
    for seed in range(times(1)):
        game, chance = fresh(seats, seed, variant=variant, action_cards=action_cards), random.Random(seed)
        told = game.events
        for step in range(10_000):
            check(game.position())
            assert {**game.view(None), "future": 0} == {**visible(game), "future": 0}
            if step % 4 == seed % 4:
                copies(game)
            if game.decision is None:
                break
            refuses(game, chance)
            notation = pick(options(game), chance)
            if step % 4 == 1:
                goes_back(game, notation)
            told += game.act(notation)
        assert told == game.events
        assert refuses_all(game)


def visible(game: Any) -> dict[str, Any]:
    """The position without what a view leaves out."""
    data, view = game.position(), game.view(0)
    assert view["future"] == len(data["future"])
    assert set(data) - set(view) <= {"rng", "seed", "origin"}
    return {key: data[key] for key in view}


def refuses_all(game: Any) -> bool:
    return all(game.why_not(notation).rule == "NY1-4.11" for notation in ("pass", "expand blue-01", "x"))


def test_who_passes_all_the_time_ends_too() -> None:
    """Expanding and never building leads to taking back (NY1-2.14) or must build (2.13): the end comes all the same."""
    for seats in (2, 3, 4):
        game = fresh(seats, seed=seats)
        for _ in range(3000):
            if game.decision is None:
                break
            says = options(game)
            game.act("pass" if "pass" in says else min(says))
        assert game.decision is None


def test_bots_are_seats_like_persons() -> None:
    game = fresh(["bot:random", "bot:clerk"], seed=1)
    assert game.decision is not None
    assert game.can_undo is False
