"""Saves that are cut off, edited or made up: InvalidSave with a sentence; or, well made, a game that goes on."""

from __future__ import annotations

import base64
import json
import random
import string
import zlib
from typing import Any

import pytest

from nyc_core import Game, InvalidSave, load_game
from nyc_core.table import save as shop
from tests.cases import each
from tests.contract.helpers import random_play
from tests.cost import within
from tests.every_game import Table
from tests.fuzz.forger import body_of, forged
from tests.fuzz.mutants import MONSTERS, NUMBERS, WORDS, at, deep, originals, paths, wild_value
from tests.fuzz.test_positions import play_to_the_end
from tests.properties.effort import times
from tests.properties.mixes import fresh, pick

GAMES = 100  # what any text may cost at most
TYPED = string.ascii_letters + string.digits + ' {}[]":,._-\\\n\x00é'


def game_of(steps: int, seed: int = 8) -> Game:
    game, chance = fresh(("human", "tom:B4", "human"), seed), random.Random(seed)
    while game.decision is not None and len(game.actions) < steps:
        game.act(pick(game, chance))
    return game


def refused(text: Any) -> str:
    """The sentence with which this is refused, quickly."""
    with within(GAMES), pytest.raises(InvalidSave) as caught:
        load_game(text)
    sentence = str(caught.value)
    assert sentence[0].isupper()
    assert " " in sentence
    assert len(sentence) < 500
    return sentence


def later(table: Table) -> Game:
    """A game that is on its way."""
    game = table.new(8)
    for _, _ in zip(range(6), random_play(game, 8), strict=False):
        pass
    return game


SAVE = game_of(40).save()  # where it does not matter of which game


def test_a_forged_save_without_a_change_is_the_save() -> None:
    """The forger of these tests knows the trade, or they would prove nothing."""
    assert forged(SAVE) == SAVE
    assert load_game(forged(SAVE, body_of(SAVE))) == load_game(SAVE)


@pytest.mark.parametrize("steps", [0, 1, 40, 200])
def test_cut_off_at_every_length(steps: int) -> None:
    text = game_of(steps).save()
    for length in range(len(text)):
        refused(text[:length])


def test_cut_off_at_the_front_or_with_something_more() -> None:
    for length in range(1, len(SAVE), 7):
        refused(SAVE[length:])
    for more in ("x", "}", "{}", SAVE, "\x00", ",", "\n]"):
        refused(SAVE + more)
        refused(more + SAVE)


def test_one_character_changed() -> None:
    chance = random.Random(1)
    for place in range(len(SAVE)):
        for letter in chance.sample(TYPED, 2):
            if letter != SAVE[place]:
                refused(SAVE[:place] + letter + SAVE[place + 1 :])


def test_two_characters_swapped_one_lost_one_doubled() -> None:
    for place in range(0, len(SAVE) - 1, 3):
        one, other = SAVE[place], SAVE[place + 1]
        if one != other:
            refused(SAVE[:place] + other + one + SAVE[place + 2 :])
        refused(SAVE[:place] + SAVE[place + 1 :])
        refused(SAVE[:place] + one + SAVE[place:])


def test_things_that_are_no_text() -> None:
    for thing in (*MONSTERS, SAVE.encode(), json.loads(SAVE), [SAVE]):
        refused(thing)


TEXTS = (
    *("", " ", "null", "true", "1", "[]", "{}", '"x"', "NaN", "Infinity", "{" * 100_000, "[" * 100_000, "1" * 5000),
    *('{"a":' * 50_000, "-" + "9" * 5000, '{"format": ' + "9" * 5000 + "}", "x" * 2_000_000, "\ud800", "\x00"),
    '"' + '\\"' * 400_000,  # a string that never ends, full of quotes
    *(
        "x",
        "3",
        '{"game": "newyorkcity"}',
        '{"format": 1}',
        '{"format": 1, "game": "newyorkcity"}',
        '{"format": 1, "game": "newyorkcity", "body": ""}',
    ),
    "\ufeff" + SAVE,
)


@each(TEXTS, [repr(text)[:20] for text in TEXTS])
def test_texts_that_are_no_save(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("number", [2, 3, 99, 10**9, 0, -1, True, False, 1.5, "1", None, [], {}])
def test_wrong_formats(number: Any) -> None:
    sentence = refused(forged(SAVE, format=number))
    if isinstance(number, int) and number > 1:
        assert "newer" in sentence


def test_a_save_of_a_newer_format_is_called_newer_whatever_else_it_holds() -> None:
    """How that format makes its digest, or what it calls its parts, nobody knows today."""
    for head in ({"format": shop.FORMAT + 1}, json.loads(SAVE) | {"format": shop.FORMAT + 1, "digest": 7}):
        assert "newer" in refused(json.dumps(head))


def test_a_save_is_as_long_as_it_may_be_and_no_longer() -> None:
    assert load_game(SAVE + " " * (1_000_000 - len(SAVE))) == load_game(SAVE)
    assert "too long" in refused(SAVE + " " * (1_000_001 - len(SAVE)))


def test_the_body_of_a_save_is_as_large_as_it_may_be_and_no_larger() -> None:
    """Whatever it claims to hold, no more than the limit is ever unpacked."""
    body = body_of(SAVE)
    rest = 1_000_000 - len(json.dumps({**body, "more": ""}, separators=(",", ":")))
    assert load_game(forged(SAVE, {**body, "more": " " * rest})) == load_game(SAVE)
    assert "unpacked" in refused(forged(SAVE, {**body, "more": " " * (rest + 1)}))


@pytest.mark.parametrize("number", [0, 1, 5, 9, 400])
def test_a_save_has_as_many_seats_as_the_game(number: int) -> None:
    body = body_of(SAVE)
    seats, players = body["position"]["seats"], body["position"]["players"]
    body["position"] |= {"seats": (seats * number)[:number], "players": (players * number)[:number]}
    assert "seats" in refused(forged(SAVE, body))


@pytest.mark.parametrize("name", ["chess", "", "NewYorkCity", 1, None, [], {}])
def test_wrong_games(name: Any) -> None:
    refused(forged(SAVE, game=name))


def test_bodies_that_do_not_unpack() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" * 50_000_000, 9)).decode()
    nest = base64.urlsafe_b64encode(zlib.compress(b"[" * 1_000_000, 9)).decode()
    bodies: list[Any] = [bomb, nest, "", "AAAA", "é", "====", "x" * 1000, 1, None, [], {}]
    for body in bodies:
        refused(forged(SAVE, body=body))
    insides: list[Any] = [1, "x", [], {}, {"log": []}, {"log": {}}, {"log": [], "position": None}, {"position": {}}]
    for inside in insides:
        refused(forged(SAVE, inside))


def test_forged_bodies_are_refused_or_rescued(table: Table) -> None:
    """Anything in any place of the body: refused, or the position wins and the game says so, or it is the same game."""
    chance = random.Random(2)
    save = later(table).save()
    whole = json.dumps(body_of(save))
    other = [json.loads(position) for position in originals(table.game)[:5]]
    loaded = 0
    for _ in range(times(100)):
        body = json.loads(whole)
        *parents, last = chance.choice(paths(body)[1:])
        parent = at(body, tuple(parents))
        if chance.random() < 0.3:
            del parent[last]
        else:
            parent[last] = wild_value(chance, chance.choice(other))
        try:
            text = forged(save, body)
        except (TypeError, ValueError, RecursionError):
            continue  # not JSON
        try:
            game = load_game(text)
        except InvalidSave:
            continue
        loaded += 1
        if game != load_game(save):
            assert game.notice
            assert load_game(game.save()) == game
        if loaded % 10 == 0:
            play_to_the_end(game, chance)
    assert loaded


def test_a_log_that_leads_elsewhere_is_rescued_by_the_position(table: Table) -> None:
    """Contract: the position wins, and the game says so."""
    save = later(table).save()
    body = body_of(save)
    logs: list[Any] = [body["log"][:-1], body["log"] + body["log"], [], ["0 pass"], [None], [1], [[]], ["x" * 9999]]
    for log in logs:
        game = load_game(forged(save, {**body, "log": log}))
        assert game.position() == body["position"]
        assert game.actions == []
        assert game.notice
        play_to_the_end(game, random.Random(4))


def test_values_of_every_kind_in_the_head() -> None:
    for key in json.loads(SAVE):
        values: list[Any] = [*WORDS, *NUMBERS, None, True, 1.5, [], {}, deep(100)]
        for value in values:
            text = json.dumps(json.loads(SAVE) | {key: value})
            if json.loads(text) != json.loads(SAVE):
                refused(text)
