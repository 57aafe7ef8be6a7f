"""A game as its moves, for every game: it comes back the same, is short, and nothing else is taken for one (issue 13,
point 14)."""

from __future__ import annotations

import base64
import contextlib
import json
import random
import string
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from nyc_core import Game, InvalidSave, game_from_position, games, new_game
from nyc_core.table import moves
from nyc_core.table.meta import Meta
from nyc_core.table.moves import Misread, in_common, read_moves, write_moves
from tests.contract.helpers import random_play, same
from tests.cost import within
from tests.every_game import Table
from tests.fuzz.mutants import MONSTERS
from tests.properties.effort import dice, times

GAMES = 100  # what any text may cost at most
LETTERS = string.ascii_letters + string.digits + "-_"


def played(name: str, actions: int = 12, seed: int = 5) -> Game:
    """Two persons in the middle of a game."""
    meta = games.meta(name)
    game = new_game(name, ["human"] * max(2, meta.least), seed)
    for _ in zip(range(actions), random_play(game, seed), strict=False):
        pass
    return game


def whole(body: bytes) -> str:
    """A text with a sum that fits: only its inside can be wrong."""
    return base64.urlsafe_b64encode(body + moves._sum(body)).decode().rstrip("=")


def body_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[: -moves.SUM]


def refused(text: Any, *codes: str) -> None:
    """It is no game, and that is said soon, in a sentence."""
    with within(GAMES), pytest.raises(InvalidSave) as caught:
        read_moves(text, games.rules)
    assert isinstance(caught.value, Misread)
    assert caught.value.code in (codes or ("cut",)), str(caught.value)
    assert " " in str(caught.value)
    assert len(str(caught.value)) < 500


# It comes back


def test_a_game_comes_back_from_its_moves(table: Table) -> None:
    if table.position is not None:
        assert not moves.can_be_sent(table.new(7))
        return
    game = table.new(7)
    for now, _ in random_play(game, seed=11):
        if len(now.actions) % 7 == 0:
            again = read_moves(write_moves(now), games.rules)
            same(again, now)
            assert again.actions == now.actions
            assert again.can_undo == now.can_undo
    again = read_moves(write_moves(game), games.rules)
    same(again, game)
    assert again.events == game.events
    assert write_moves(again) == write_moves(game)
    assert moves.key(again) == moves.key(table.new(7)) != moves.key(table.new(8))


def test_a_game_of_the_most_to_its_end_has_under_two_thousand_letters(named: Meta) -> None:
    """So it goes into a message, and into a picture that a phone can read; names may be long."""
    seats = [f"human:{'Q' * 39}{number}" for number in range(named.most)]
    for seed in range(times(3)):
        game = new_game(named.name, seats, 2**64 - seed)
        for _ in random_play(game, seed):
            pass
        assert len(write_moves(game)) < 2000


def test_a_position_by_hand_cannot_be_sent(named: Meta) -> None:
    game = game_from_position(played(named.name).position())
    assert not moves.can_be_sent(game)
    assert moves.can_be_sent(played(named.name))
    with pytest.raises(InvalidSave, match="by hand"):
        write_moves(game)


def test_what_was_taken_back_is_not_told(named: Meta) -> None:
    game = played(named.name, 3)
    before = write_moves(game)
    game.act(game.options()[0])
    assert write_moves(game) != before
    game.rewind(len(game.actions) - 1)
    assert write_moves(game) == before


def test_which_game_it_is_can_be_known_before_it_is_played(named: Meta) -> None:
    assert moves.game_of(write_moves(played(named.name))) == named.name


def test_two_versions_have_so_many_moves_in_common(named: Meta) -> None:
    game = played(named.name, 5)
    older, other = game.clone(), game.clone()
    older.rewind(3)
    other.rewind(3)
    other.act(next(option for option in other.options() if str(option) != game.actions[3][1]))
    assert in_common(game, game) == len(game.actions)
    assert in_common(game, older) == in_common(older, game) == 3
    assert in_common(game, other) == in_common(other, game) == 3


# What is none is refused


def test_moves_that_are_cut_off_are_known_at_every_length(named: Meta) -> None:
    text = write_moves(played(named.name))
    for length in range(len(text)):
        refused(text[:length])
        refused(text[length + 1 :], "cut", "newer")


def test_one_letter_changed_lost_or_doubled(named: Meta) -> None:
    text, chance = write_moves(played(named.name)), dice(3)
    for place in range(len(text) - 1):  # some bits of the last letter mean nothing
        letter = chance.choice(LETTERS.replace(text[place], ""))
        refused(text[:place] + letter + text[place + 1 :], "cut", "newer")
        if text[place] != text[place + 1]:
            refused(text[:place] + text[place + 1 :], "cut", "newer")


def test_things_that_are_no_moves() -> None:
    for thing in (*MONSTERS, "", " ", "x", "AAAA", "é", "A" * 4000, "A" * 10_000_000, "====", "\x00", b"AAAA"):
        refused(thing, "cut", "newer")


def test_moves_of_a_newer_format_are_called_newer(named: Meta) -> None:
    body = body_of(write_moves(played(named.name)))
    refused(base64.urlsafe_b64encode(bytes((moves.FORMAT + 1,)) + body[1:] + b"sums").decode(), "newer")


def test_moves_of_a_game_that_is_not_here(named: Meta) -> None:
    beginning = json.dumps(["chess", [["Ann", "human"], ["Ben", "human"]], 1]).encode()
    refused(whole(bytes((moves.FORMAT, len(beginning))) + beginning + b"\0sums"), "unknown")


class Otherwise(NamedTuple):
    """The same options the other way round, as another version might have them."""

    game: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def options(self) -> list[Any]:
        return list(self.game.options())[::-1]


def test_another_order_of_options_is_noticed(named: Meta, monkeypatch: pytest.MonkeyPatch) -> None:
    """Places among the options mean something else then: the moves lead elsewhere, and that is said."""
    texts, game = [], played(named.name, 0)
    for _ in range(4):
        game.act(game.options()[0])
        texts.append(write_moves(game))
    began = moves._began
    monkeypatch.setattr(moves, "_began", lambda *given: Otherwise(began(*given)))
    for text in texts:
        refused(text, "differs")


def changed(text: str, chance: random.Random) -> Iterator[str]:
    """Whole texts whose inside was changed by somebody who knows the format."""
    body = bytearray(body_of(text))
    for _ in range(times(150)):
        evil = bytearray(body)
        for _ in range(chance.choice((1, 1, 2, 8))):
            place = chance.randrange(1, len(evil))
            evil[place : place + chance.choice((0, 1))] = bytes((chance.randrange(256),) * chance.choice((0, 1, 1, 5)))
        yield whole(bytes(evil[:1] + evil[1:]))


def test_what_is_whole_but_wrong_is_refused_or_a_game(named: Meta) -> None:
    """Who makes a link by hand gets a refusal, or a game that goes on: nothing else, and soon."""
    chance = dice(9)
    for text in changed(write_moves(played(named.name, 30)), chance):
        with within(GAMES), contextlib.suppress(Misread):
            assert write_moves(read_moves(text, games.rules))


def test_a_game_has_one_text_only(named: Meta, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same moves lie also in each number that is larger by all that they leave open."""
    game = played(named.name)
    number, again, several = moves._number(game), played(named.name, 0), 1
    for _, action in game.actions:
        several *= len(again.options())
        again.act(action)
    monkeypatch.setattr(moves, "_number", lambda _: number + several)
    refused(write_moves(game), "differs")


def test_a_format_that_never_was_is_no_format(named: Meta) -> None:
    body = body_of(write_moves(played(named.name)))
    refused(whole(bytes((moves.FORMAT - 1,)) + body[1:]))


@pytest.mark.parametrize(
    "beginning",
    [
        *("7", "null", "{}", "[]", "[[]]", "[1,2,3]", '["GAME",7,1]', '["GAME",[],1]', '["GAME",[7],1]', "[" * 9000),
        *('["GAME",[["A","human"],["B","human"]],1e9]', '["GAME",[["A","human"],["B","human"]],1,7]'),
        *('["GAME",[["A","human"],["B","human"]],1,{"x":1}]', '["GAME",[["A","human"],["B","human"]],1,[]]'),
        *(
            '["GAME",[["A","human"],["B","human"]],' + "9" * 5000 + "]",
            '["GAME",[[[[[[[[]]]]]]],1]',
            '["GAME",[[{}]],1]',
        ),
        *(
            '[["GAME"],[["A","human"],["B","human"]],1]',
            '["GAME",[["A","bot"],["A"]],1]',
            '["GAME",[["","x","y","z"]],1]',
        ),
    ],
)
def test_beginnings_that_cannot_be(named: Meta, beginning: str) -> None:
    said = beginning.replace("GAME", named.name).encode()
    refused(whole(bytes((moves.FORMAT,)) + moves._count(len(said)) + said + b"\0sums"), "cut", "unknown", "differs")


def test_more_moves_than_a_game_has(named: Meta) -> None:
    """A number of moves costs nothing to write: a game that is over ends them."""
    body = body_of(write_moves(played(named.name, 0)))
    head = body[: -moves.SUM - 1]
    assert head + b"\0" + body[-moves.SUM :] == body
    for count in (1, moves.MOST, moves.MOST + 1, 2**27):
        refused(whole(head + moves._count(count) + b"sums"), "differs", "cut")
        refused(whole(head + moves._count(count) + b"\xff" * 2000 + b"sums"), "differs", "cut")
