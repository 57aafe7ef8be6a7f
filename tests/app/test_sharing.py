"""Links: a game or a position in a text, and nothing else that a text could be."""

from __future__ import annotations

import json
from functools import partial

import pytest

from nyc_core import load_game
from tests.app.fakepage import opened
from tests.app.storing import played, trouble
from web.app.keep import sharing, slots


def test_a_link_carries_the_whole_game() -> None:
    game = played(20)
    link = sharing.link("https://example.org/nyc/", game.save())
    assert link.startswith("https://example.org/nyc/#share/")
    assert all(letter.isalnum() or letter in "-_" for letter in link.split("#share/")[1])
    assert load_game(sharing.save_of(link)) == game
    assert load_game(sharing.save_of(f"\ufeff {game.save()}\n")) == game
    assert load_game(sharing.save_of(slots.pack({"n": 1, "writer": "x"}, game.save()))) == game


@pytest.mark.parametrize("packed", ["", "x", "****", "é", "AAAA", "eJw", "A" * 500_000])
def test_a_link_that_is_none_is_said(packed: str) -> None:
    assert trouble(lambda: sharing.unpack_link(packed)) == "link"


def test_a_link_with_a_foreign_letter_in_it_is_none() -> None:
    """A lenient decoder would leave it out, and take what is left for the link."""
    packed = sharing.pack(played().save())
    for letter in "!*. \n":
        assert trouble(partial(sharing.unpack_link, f"{packed[:40]}{letter}{packed[40:]}")) == "link"


def test_the_link_of_a_game_in_the_list_holds_that_game() -> None:
    app, page = opened()
    app.tap({"act": app.house.session.options()[0]})
    first, game = app.house.session.id, app.house.session.game
    app.file_chosen("x", played(20).save())
    link = app.house.keeper.link(first)
    assert link is not None
    assert load_game(sharing.save_of(link)) == game
    page.memory.fault = lambda call, key: call == "get"
    link = app.house.keeper.link(app.house.session.id)
    assert link is not None, "what is on the table need not be read"
    assert load_game(sharing.save_of(link)) == app.house.session.game


def test_a_position_in_a_link_comes_back_and_rubbish_is_said() -> None:
    """Positions have more brackets than a save, but are never deep."""
    position = played().position()
    assert sharing.unpack_data(sharing.pack(json.dumps(position))) == position
    for text in ("", "{", "[" * 5000, '"' + '\\"' * 400_000, "0" * 900_000, '{"a": NaN'):
        packed = sharing.pack(text)
        assert trouble(partial(sharing.unpack_data, packed)) == "link"


def test_a_link_that_was_cut_off_or_is_a_bomb_is_said() -> None:
    packed = sharing.pack(played().save())
    for cut in range(1, len(packed), 97):
        assert trouble(partial(sharing.unpack_link, packed[:cut])) == "link"
    assert trouble(lambda: sharing.unpack_link(sharing.pack("0" * 50_000_000))) == "link"
    assert trouble(lambda: sharing.save_of("0" * 2_000_000)) == "too_long"
