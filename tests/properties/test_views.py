"""What a seat may not see does not show: not in its view, not in its options, not in what a bot may think about."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from nyc_core import Game, game_from_position
from tests.properties.effort import times
from tests.properties.mixes import positions, rich_positions

Json = dict[str, Any]
HIDDEN = ("rng", "seed", "origin")


def moments(seed: int) -> Iterator[Game]:
    yield from positions(times(60), seed, every=9)
    yield from rich_positions(times(20), seed)


def spectators(game: Game) -> list[int | None]:
    return [None, *range(len(game.position()["seats"]))]


def dealt_anew(position: Json, seat: int | None, chance: random.Random) -> Json:
    """The same position for this seat, with everything mixed that it may not see."""
    data: Json = json.loads(json.dumps(position))
    others = [
        player
        for number, player in enumerate(data["players"])
        if number != seat and data["seats"][number]["kind"] != "tom"
    ]
    hidden = [card for player in others for card in player["hand"]] + data["draw"]
    chance.shuffle(hidden)
    for player in others:
        number = len(player["hand"])
        player["hand"], hidden = hidden[:number], hidden[number:]
    data["draw"] = hidden
    chance.shuffle(data["tiles"])
    for floor in data["elevator"].values():
        chance.shuffle(floor["stack"])
    data["rng"] = f"{chance.getrandbits(64):016x}"
    return data


def asked(game: Game) -> int | None:
    return None if game.decision is None else game.decision.seat


def moved_on(other: Game, game: Game, seat: int | None) -> bool:
    """With other cards somebody else may have but one thing to do, which is not asked; then the copy is further on."""
    return asked(game) != seat and len(other.events) > 0


def words_of(value: Any) -> Iterator[str]:
    """All keys, however deep."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from words_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_of(part)


def test_what_is_hidden_may_be_anything() -> None:
    """Others' hands with the draw pile, the stacks and the generator dealt anew: the view is the same, so are the
    options of the seat itself."""
    chance, changed = random.Random(1), 0
    for game in moments(1):
        position = game.position()
        if position.get("turn", {}).get("extra"):
            continue  # what 15 has played binds cards of the hand that would be dealt anew (NYC-7.2)
        for seat in spectators(game):
            other = game_from_position(dealt_anew(position, seat, chance))
            if moved_on(other, game, seat):
                continue
            assert other.view(seat) == game.view(seat)
            changed += other.position() != position
            if asked(game) == seat:
                assert other.options() == game.options()
                assert other.decision is not None
                assert game.decision is not None
                assert other.decision.prompt == game.decision.prompt
    assert changed > times(150)


def test_a_view_is_the_position_with_counts_for_what_is_hidden() -> None:
    for game in moments(2):
        position = game.position()
        assert position["rng"]
        for seat in spectators(game):
            view = game.view(seat)
            assert not {*words_of(view)} & {*HIDDEN}
            assert json.loads(json.dumps(view)) == view
            assert {*view} == {*position} - {*HIDDEN}
            expected = json.loads(json.dumps({key: position[key] for key in view}))
            expected["draw"], expected["tiles"] = len(position["draw"]), len(position["tiles"])
            for floor in expected["elevator"].values():
                floor["stack"] = len(floor["stack"])
            for number, player in enumerate(expected["players"]):
                if number != seat and position["seats"][number]["kind"] != "tom":
                    player["hand"] = len(player["hand"])
            assert view == expected


def test_a_view_is_not_a_way_into_the_game() -> None:
    """Who changes what `view`, `position`, `scores` or `options` gave away changes nothing."""
    for game in positions(times(20), 3):
        before = json.dumps([game.position(), game.view(0), game.scores(), [str(one) for one in game.options()]])
        for gift in (game.position(), game.view(0), game.scores(), game.options()):
            _spoil(gift)
        after = json.dumps([game.position(), game.view(0), game.scores(), [str(one) for one in game.options()]])
        assert after == before


def _spoil(value: Any) -> None:
    if isinstance(value, dict):
        for part in value.values():
            _spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            _spoil(part)
        value.clear()


def test_an_imagined_game_looks_the_same_to_its_seat() -> None:
    chance, changed = random.Random(4), 0
    for game in moments(4):
        position = game.position()
        for seat in range(len(position["seats"])):
            dream = game.imagine(seat, chance.randrange(10**9))
            if moved_on(dream, game, seat):
                continue
            assert dream.view(seat) == game.view(seat)
            assert game.position() == position, "imagining changed the game"
            assert dream.position()["rng"] != position["rng"], "who knows the generator foresees every shuffle"
            changed += dream.position()["draw"] != position["draw"]
    assert changed > times(100)


def test_an_imagined_game_depends_on_nothing_hidden() -> None:
    """What a seat imagines with a seed is the same whatever the others hold, and another seed gives another dream."""
    chance, varied = random.Random(5), 0
    for game in positions(times(60), 5):
        seat = asked(game)
        assert seat is not None
        other = game_from_position(dealt_anew(game.position(), seat, chance))
        assert other.imagine(seat, 7).position() == game.imagine(seat, 7).position()
        for whole in (True, False):
            assert dreamt(other, seat, whole) == dreamt(game, seat, whole)
        dreams = [game.imagine(seat, seed).position() for seed in range(5)]
        varied += len({json.dumps(dream["draw"]) for dream in dreams}) == 5
        varied += len({json.dumps(dream["tiles"]) for dream in dreams}) > 2
    assert varied > times(60)


def dreamt(game: Game, seat: int, whole: bool) -> dict[str, Any]:
    """The position in which everything is dealt anew, or what matters in this round."""
    position = game.state.clone()
    game.rules.imagine(position, seat, 7, whole)
    return game.rules.write(position)


@pytest.mark.parametrize("whole", [True, False])
def test_an_imagined_game_keeps_every_card(whole: bool) -> None:
    """Nothing is made up: the cards and tiles are the same, they only lie elsewhere."""
    for game in positions(times(40), 6):
        position, dream = game.position(), dreamt(game, 0, whole)
        for cards in (position, dream):
            cards["all"] = sorted(cards["draw"] + [card for player in cards["players"] for card in player["hand"]])
        assert dream["all"] == position["all"]
        assert sorted(map(tuple, dream["tiles"])) == sorted(map(tuple, position["tiles"]))
        for floor, row in position["elevator"].items():
            assert dream["elevator"][floor]["open"] == row["open"]
            assert sorted(dream["elevator"][floor]["stack"]) == sorted(row["stack"])
