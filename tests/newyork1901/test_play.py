"""What always holds, at every step of games at random: nothing overlaps, nothing is lost, nobody is stuck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nyc_core import IllegalAction, game_from_position, load_game
from nyc_core.newyork1901.box import KINDS, SKYSCRAPERS, TERRITORIES
from nyc_core.newyork1901.write import write

from .play import copied, random_play, same, table

COPIES = {kind.id: kind.copies for kind in SKYSCRAPERS}


def cards_of(territories: Any) -> Counter[str]:
    from nyc_core.newyork1901.board import LOT, LOTS

    return Counter(LOTS[LOT[TERRITORIES.index(one)]] for one in territories)


@pytest.mark.parametrize("seed", range(15))
def test_cards_and_free_land_match_and_nothing_overlaps(seed: int) -> None:
    """NY1-1.4, 2.7, 0.5 and 0.6, in games from a setup."""
    for game, _ in random_play(table(seed), seed):
        position = game.position()
        owned = [one for player in position["players"] for one in player["estate"]]
        assert len(owned) == len(set(owned))
        pink = len(position["players"]) == 2
        free = [one for one in TERRITORIES if one not in owned and not (pink and one.startswith("pink"))]
        if game.decision and game.decision.kind != "expand":  # after the first territory of two too
            assert Counter([*position["open"], *position["future"]]) == cards_of(free)
        squares = [s for player in position["players"] for tower in player["built"] for s in tower["squares"]]
        assert len(squares) == len(set(squares))
        for player in position["players"]:
            check_player(player)


def check_player(player: Any) -> None:
    from nyc_core.newyork1901.box import DATA

    solid = {square for tower in player["built"] for square in tower["squares"]}
    ground = {square for one in player["estate"] for square in DATA["territories"][one]}
    assert solid <= ground
    workers = [one for one in player["estate"] if not solid & set(DATA["territories"][one])]
    assert len(workers) <= 4
    kinds = Counter([*player["unbuilt"], *(tower["skyscraper"] for tower in player["built"])])
    assert all(number <= COPIES[kind] for kind, number in kinds.items())


@pytest.mark.parametrize("seed", range(10))
def test_the_fast_sets_are_what_the_estate_says(seed: int) -> None:
    """What a position keeps for speed follows from what it tells."""
    for game, _ in random_play(table(seed), seed + 100):
        state, again = game.state, game_from_position(game.position()).state
        for name in (
            "free",
            "kings",
            "legendary",
            "estate",
            "ground",
            "solid",
            "vacant",
            "unbuilt",
            "built",
            "sites",
            "agenda",
        ):
            assert getattr(state, name) == getattr(again, name), name


@pytest.mark.parametrize("seed", range(10))
def test_save_load_clone_position_undo_at_every_step(seed: int) -> None:
    for number, (game, action) in enumerate(random_play(table(seed), seed)):
        if number % 7 == 0:
            same(game, load_game(game.save()))
        same(game, game_from_position(copied(game.position())))
        before, trial = game.position(), game.clone()
        trial.act(action)
        assert game.position() == before
        trial.undo(force=True)
        same(trial, game)


@pytest.mark.parametrize("seed", range(10))
def test_views_are_the_same_for_everybody_and_hide_the_future(seed: int) -> None:
    """NY1-7.1."""
    for game, _ in random_play(table(seed), seed):
        position = game.position()
        expected = {key: value for key, value in position.items() if key != "rng"} | {"future": len(position["future"])}
        assert game.view(None) == game.view(0) == expected


@pytest.mark.parametrize("seed", range(8))
def test_options_are_accepted_and_all_else_is_refused_with_a_reason(seed: int) -> None:
    everything = [f"expand {one}" for one in TERRITORIES] + [f"back {one}" for one in TERRITORIES]
    everything += [f"{verb} {kind}" for verb in ("build", "demolish") for kind in KINDS]
    everything += [f"use {card}" for card in ("market-shift", "land-grab", "construction-boom")]
    everything += ["pass", "at e7 f7", "at h4 i4 h5 i5 j5", "at d6 d7", "at k1 l1"]
    for number, (game, _) in enumerate(random_play(table(seed), seed)):
        if number % 5:
            continue
        listed = {str(option) for option in game.options()}
        before = game.position()
        for action in [*everything, *listed]:
            refusal = game.why_not(action)
            assert (refusal is None) == (action in listed), action
            if refusal is not None:
                assert refusal.rule.startswith("NY1-")
                assert refusal.text.endswith(".")
                assert not refusal.text.startswith("refusal.")
                assert "…" not in refusal.text
                with pytest.raises(IllegalAction):
                    game.act(action)
        assert game.position() == before


@pytest.mark.parametrize("seed", range(20))
def test_a_game_ends_and_says_so_once(seed: int) -> None:
    game = table(seed)
    for _ in random_play(game, seed):
        assert game.options()
    assert game.decision is None
    assert not game.options()
    assert [event for event in game.events if event["event"] == "over"] == [{"event": "over"}]
    refusal = game.why_not("pass")
    assert refusal is not None
    assert refusal.rule == "NY1-4.11"
    again = table(seed)
    for _, action in game.actions:
        again.act(action)
    same(game, again)


def test_undo_goes_back_over_a_build_but_not_past_an_opened_card() -> None:
    """NY1-7.3."""
    barred = free = 0
    for seed in range(12):
        for game, action in random_play(table(seed), seed):
            trial, before = game.clone(), game.position()
            opened = any(event["event"] == "open" for event in trial.act(action))
            barred += opened
            if opened:
                assert not trial.can_undo
            elif trial.can_undo:
                free += 1
                trial.undo()
                assert trial.position() == before
    assert barred > 50
    assert free > 50


def test_a_save_is_small() -> None:
    """Under 3 kB, as its issue asks."""
    sizes = []
    for seed in range(6):
        game = table(seed)
        for _ in random_play(game, seed):
            pass
        sizes.append(len(game.save()))
    assert max(sizes) < 3000, sizes


def test_what_is_imagined_tells_nothing_of_the_future_market() -> None:
    game = table(1)
    other = game_from_position(game.position() | {"future": game.position()["future"][::-1]})
    assert write(game.imagine(0, 5).state) == write(other.imagine(0, 5).state)
    assert write(game.imagine(0, 5).state)["future"] != write(game.imagine(0, 6).state)["future"]
