"""A memory that is shared with other tabs, or fails: nothing is overwritten that another tab wrote, nothing is lost."""

from __future__ import annotations

from tests.app.memory import FakeStorage
from tests.app.storing import Clock, played, put, tab, trouble, two_tabs
from web.app.keep.slots import Trouble
from web.app.keep.store import SETTINGS, Store

# Two tabs


def test_two_tabs_with_one_game_overwrite_nothing() -> None:
    storage, one, two, game, id_ = two_tabs()
    other = two.open(id_).game
    other.act(other.options()[-1])
    put(two, other, id_)
    before = dict(storage.data)
    game.act(game.options()[0])
    assert one.elsewhere(id_)
    assert trouble(lambda: put(one, game, id_)) == "elsewhere"
    assert trouble(lambda: put(one, game, id_)) == "elsewhere"
    assert storage.data == before
    assert not two.elsewhere(id_)
    copy = put(one, game, name="Mine too")  # keep mine as a copy
    assert one.open(copy).game == game
    assert one.open(id_).game == other  # or go on with theirs
    assert not one.elsewhere(id_)
    put(one, other, id_)
    assert two.elsewhere(id_)


def test_renaming_elsewhere_does_not_hide_that_a_tab_is_behind() -> None:
    _, one, two, game, id_ = two_tabs()
    other = two.open(id_).game
    put(two, other, id_)
    one.rename(id_, "Renamed here")
    assert trouble(lambda: put(one, game, id_)) == "elsewhere"


def test_a_tab_that_has_never_opened_a_game_renames_it_and_still_may_not_write_it() -> None:
    storage, clock = FakeStorage(), Clock()
    game = played()
    id_ = put(tab(storage, clock), game)
    other = tab(storage, clock, first=100)
    other.rename(id_, "Renamed there")
    assert [entry.name for entry in other.entries()] == ["Renamed there"]
    assert trouble(lambda: put(other, game, id_)) == "elsewhere"


def test_what_this_tab_has_never_opened_is_not_called_played_elsewhere() -> None:
    _, _, two, _, id_ = two_tabs()
    assert not two.elsewhere(id_)


def test_a_game_deleted_elsewhere_is_saved_again() -> None:
    storage = FakeStorage()
    one, two = tab(storage), tab(storage, first=100)
    game = played()
    id_ = put(one, game)
    two.delete(id_)
    put(one, game, id_)
    assert one.open(id_).game == game


# Memory that fails


def test_a_full_memory_keeps_the_last_state() -> None:
    storage = FakeStorage()
    store, game = tab(storage), played()
    id_ = put(store, game)
    storage.limit = sum(len(key) + len(text) for key, text in storage.data.items()) + 10
    later = game.clone()
    later.act(later.options()[0])
    assert trouble(lambda: put(store, later, id_)) == "full"
    assert store.open(id_).game == game
    storage.limit = 5_000_000
    put(store, later, id_)
    assert store.open(id_).game == later


def test_a_memory_that_forgets_silently_counts_as_full() -> None:
    class Forgetful(FakeStorage):
        def set(self, key: str, text: str) -> None:
            pass

    assert trouble(lambda: put(tab(Forgetful()), played())) == "full"


def test_a_forbidden_memory_is_said() -> None:
    storage = FakeStorage()
    storage.fault = lambda call, key: True
    store = tab(storage)
    assert trouble(store.entries) == "forbidden"
    assert trouble(store.last) == "forbidden"
    assert trouble(lambda: put(store, played(), "game")) == "forbidden"
    assert trouble(store.read_settings) == "forbidden"

    def nothing() -> FakeStorage:
        raise PermissionError("The operation is insecure.")

    assert trouble(Store(nothing, Clock(), lambda: 1).entries) == "forbidden"


def test_no_fault_at_any_call_loses_a_game() -> None:
    """Each single call of a session may fail, or everything from it on: what was saved last is there afterwards."""
    for lasting in (False, True):
        for failing in range(1, 60):
            storage = FakeStorage()
            storage.fail_at(failing, lasting)
            store, game, saved = tab(storage), played(2), None
            for _ in range(5):
                try:
                    put(store, game, "game")
                    saved = game.clone()
                except Trouble:
                    pass
                game.act(game.options()[0])
            storage.fault = lambda call, key: False
            if saved is not None:
                opened = tab(storage, first=100).open("game").game
                assert opened.actions[: len(saved.actions)] == saved.actions


def test_after_a_failed_call_the_next_write_goes_well() -> None:
    """Also when it was the look at what had been written already that failed: that is not another tab's work."""
    for failing in range(1, 12):
        storage = FakeStorage()
        store, game = tab(storage), played()
        put(store, game, "game")
        storage.fail_at(failing)
        try:
            put(store, game, "game")
        except Trouble:
            assert failing < 8
        storage.fault = lambda call, key: False
        assert not store.elsewhere("game")
        game.act(game.options()[0])
        put(store, game, "game")
        assert store.open("game").game == game


# Settings


def test_settings_come_back_and_rubbish_gives_none() -> None:
    storage = FakeStorage()
    store = tab(storage)
    assert store.read_settings() == {}
    store.write_settings({"speed": "fast"})
    assert store.read_settings() == {"speed": "fast"}
    for rubbish in ("", "{", "[]", "null", "[" * 100_000):
        storage.data[SETTINGS] = rubbish
        assert store.read_settings() == {}
