"""Saved games: two slots in turn, and a list that nothing breaks."""

from __future__ import annotations

import contextlib
import json

import pytest

from nyc_core import load_game, new_game
from tests.app.memory import FakeStorage
from tests.app.storing import played, put, tab, trouble, two_tabs
from web.app.keep import slots
from web.app.keep.slots import Trouble

# Writing and reading


def test_whose_rules_a_game_has_is_known_before_it_is_opened() -> None:
    """So that its pack is fetched first; a name that nothing is kept under is the usual game's."""
    store = tab(FakeStorage())
    game = put(store, new_game("newyork1901", ["human", "human"], 1))
    assert [store.rules_of(game), store.rules_of(put(store, played())), store.rules_of("none")] == [
        "newyork1901",
        "newyorkcity",
        "newyorkcity",
    ]


def test_a_written_game_opens_as_it_was() -> None:
    store, game = tab(FakeStorage()), played()
    id_ = put(store, game)
    opened = store.open(id_)
    assert opened.game == game
    assert opened.head["name"] == "Mine"
    assert opened.notice == ""
    assert store.last() == id_


def test_slots_alternate_and_the_newest_counts() -> None:
    storage = FakeStorage()
    store, game = tab(storage), played()
    id_ = put(store, game)
    for _ in range(4):
        game.act(game.options()[0])
        put(store, game, id_)
        assert store.open(id_).game == game
    assert sorted(key for key in storage.data if key.startswith(slots.PREFIX)) == [
        slots.slot_key(id_, "a"),
        slots.slot_key(id_, "b"),
    ]


def test_a_write_that_was_cut_off_costs_one_step_only() -> None:
    storage = FakeStorage()
    store, game = tab(storage), played()
    id_ = put(store, game)
    before = game.clone()
    game.act(game.options()[0])
    put(store, game, id_)
    newest = slots.read_pair(slots.Memory(lambda: storage), id_).newest()
    assert newest is not None
    key = next(key for key, text in storage.data.items() if text == slots.pack(*newest))
    for cut in (0, 1, 20, len(storage.data[key]) - 1):
        torn = FakeStorage()
        torn.data = storage.data | {key: storage.data[key][:cut]}
        again = tab(torn, first=50)
        opened = again.open(id_)
        assert opened.game == before
        assert opened.notice == "earlier"
        put(again, opened.game, id_)  # and the game goes on, into the broken place
        assert again.open(id_).game == before


def test_a_write_never_touches_the_newest_whole_slot() -> None:
    """However often the game was written: a tab that is closed in the middle of a write loses one step, not all."""
    storage = FakeStorage()
    store, game = tab(storage), played()
    id_ = put(store, game)
    for _ in range(5):
        newest = slots.read_pair(slots.Memory(lambda: storage), id_).newest()
        assert newest is not None
        kept = next(key for key, text in storage.data.items() if text == slots.pack(*newest))
        storage.fault = lambda call, key, kept=kept: call == "set" and key == kept  # type: ignore[misc]
        game.act(game.options()[0])
        put(store, game, id_)
        assert storage.data[kept] == slots.pack(*newest)
        assert store.open(id_).game == game


def test_when_the_newest_slot_breaks_the_one_before_is_no_other_tabs_work() -> None:
    """It is older than what this tab wrote, so the game goes on; and with a number that no slot had before, or a tab
    that knew the broken one would take the new one for it."""
    storage, store, other, game, id_ = two_tabs()
    game.act(game.options()[0])
    put(store, game, id_)
    other.open(id_)
    newest = slots.read_pair(slots.Memory(lambda: storage), id_).newest()
    broken = next(key for key, text in storage.data.items() if newest and text == slots.pack(*newest))
    storage.data[broken] = "?"
    assert not store.elsewhere(id_)
    game.act(game.options()[0])
    put(store, game, id_)
    assert store.open(id_).game == game
    assert other.elsewhere(id_)


def test_a_slot_that_breaks_while_the_game_is_played_is_written_anew() -> None:
    storage = FakeStorage()
    store, game = tab(storage), played()
    id_ = put(store, game)
    put(store, game, id_)
    for key in storage.data:
        storage.data[key] = "?"
    put(store, game, id_)
    assert store.open(id_).game == game


def test_every_changed_letter_of_a_slot_is_noticed() -> None:
    text = slots.pack({"n": 1, "writer": "x"}, "save")
    assert slots.unpack(text) is not None
    for place in range(len(text)):
        changed = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        assert slots.unpack(changed) is None


@pytest.mark.parametrize(
    "head",
    [
        *("[]", "{}", '{"n":true,"writer":"x"}', '{"n":1,"writer":2}', "[" * 100_000, "{", '{"n":-1,"writer":"x"}'),
        f'{{"n":{"9" * 4_300},"writer":"x"}}',
    ],
)
def test_a_head_that_is_none_makes_no_slot(head: str) -> None:
    rest = f"{head}\nsave"
    assert slots.unpack(f"{slots.SIGN} {slots._sum(rest)} {rest}") is None


# The list


def test_the_list_has_the_last_played_first_and_broken_ones_last() -> None:
    storage = FakeStorage()
    store = tab(storage)
    first, second = put(store, played(1), name="First"), put(store, played(2), name="Second")
    storage.data[slots.slot_key("bad", "a")] = "rubbish"
    put(store, played(3), first, name="First")
    entries = store.entries()
    assert [entry.id for entry in entries] == [first, second, "bad"]
    assert entries[0].name == "First"
    assert entries[0].seats == ["Ann", "Tom"]
    assert entries[0].round == 1
    assert len(entries[0].scores) == 2
    assert not entries[0].over
    assert entries[2].broken == "broken"


def test_broken_saves_are_left_alone_and_can_be_exported_raw() -> None:
    storage = FakeStorage()
    storage.data = {slots.slot_key("bad", "a"): "rubbish", slots.slot_key("bad", "b"): "\ud800", "other-app": "x"}
    store = tab(storage)
    before = dict(storage.data)
    assert [entry.id for entry in store.entries()] == ["bad"]
    assert store.raw("bad") == store.export("bad") == "rubbish\n\ud800"
    assert trouble(lambda: store.open("bad")) == "broken"
    assert trouble(lambda: store.rename("bad", "x")) == "broken"
    assert trouble(lambda: store.copy("bad", "x")) == "broken"
    assert trouble(lambda: store.open("none")) == "gone"
    assert storage.data == before


def test_odd_heads_do_not_break_the_list() -> None:
    storage = FakeStorage()
    odd: list[dict[str, object]] = [
        {"name": 1, "seats": "x", "scores": {}, "round": "y", "at": None},
        {"name": "x" * 9999, "seats": [1, None], "scores": ["a", True], "over": 1},
    ]
    for number, head in enumerate(odd):
        text = slots.pack({"n": 1, "writer": "x", **head}, "none")
        storage.data[slots.slot_key(f"odd{number}", "a")] = text
    entries = tab(storage).entries()
    assert len(entries) == 2
    assert all(len(entry.name) <= 60 for entry in entries)
    assert trouble(lambda: tab(storage).open("odd0")) == "unreadable"


def test_rename_delete_restore_copy_export() -> None:
    storage = FakeStorage()
    store, game = tab(storage), played()
    id_ = put(store, game)
    date = store.entries()[0].at
    store.rename(id_, "  Sunday  ")
    assert (store.entries()[0].name, store.entries()[0].at) == ("Sunday", date)
    assert store.open(id_).game == game
    put(store, game, id_, name="Sunday")  # the tab that plays it goes on
    copy = store.copy(id_, "Copy")
    assert store.open(copy).game == game
    assert load_game(store.export(copy)) == game
    texts = store.delete(id_)
    assert [entry.id for entry in store.entries()] == [copy]
    store.restore(texts)
    assert store.open(id_).game == game


def test_a_deleted_game_does_not_come_back_over_what_lies_in_its_place() -> None:
    """Another tab went on with it: neither of its slots is overwritten, nor hidden behind an older one."""
    storage, store, other, game, id_ = two_tabs()
    theirs = other.open(id_).game
    for _ in range(3):
        game.act(game.options()[0])
        put(store, game, id_)
    texts = store.delete(id_)
    theirs.act(theirs.options()[-1])
    put(other, theirs, id_)
    before = dict(storage.data)
    store.restore(texts)
    assert storage.data == before
    assert store.open(id_).game == theirs


def test_a_deleted_game_that_cannot_come_back_now_comes_back_later() -> None:
    for failing in range(1, 5):
        storage = FakeStorage()
        store, game = tab(storage), played()
        id_ = put(store, game)
        game.act(game.options()[0])
        put(store, game, id_)
        before = dict(storage.data)
        texts = store.delete(id_)
        calls = iter(range(1, 99))
        storage.fault = lambda call, key, calls=calls, n=failing: call == "set" and next(calls) >= n  # type: ignore[misc]
        with contextlib.suppress(Trouble):
            store.restore(texts)
        storage.fault = lambda call, key: False
        store.restore(texts)
        assert storage.data == before, failing


def test_a_board_on_another_page_minds_no_start_of_the_persons_own() -> None:
    store = tab(FakeStorage())
    store.mark_start("mine")
    assert store.stuck() == "mine"
    store.visit("https://one.test")
    assert store.stuck() == ""
    store.started()
    store.visiting = False
    assert store.stuck() == "mine"


def test_a_save_of_a_newer_version_says_so_and_stays_untouched() -> None:
    storage = FakeStorage()
    store = tab(storage)
    save = json.dumps({"format": 99, "game": "newyorkcity"})
    id_ = store.add({"name": "Future"}, save)
    before = dict(storage.data)
    with pytest.raises(Trouble, match="newer version") as caught:
        store.open(id_)
    assert caught.value.code == "unreadable"
    assert storage.data == before
