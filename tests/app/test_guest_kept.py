"""Issue 16, 5: what a board keeps (`save=1`) belongs to the page that it stands on. Nobody else gets it."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import pytest

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
from tests.app.guests import heard, invited, played, say
from tests.app.memory import FakeStorage
from web.app.app import App
from web.app.keep import sharing, slots, store

ONE, OTHER, PORT = "https://one.test", "https://other.test", "https://one.test:8443"


def board_of(memory: FakeStorage, host: str, **raw: object) -> tuple[App, FakePage]:
    page = FakePage(memory)
    page.host = host
    app = App(page, {"save": "1", **raw})
    app.start()
    return app, page


def begun(memory: FakeStorage, host: str, **raw: object) -> App:
    app, _ = board_of(memory, host, **raw)
    app.tap({"act": app.house.session.options()[0]})
    return app


def kept(memory: FakeStorage, host: str) -> set[str]:
    shelf = f"{slots.GUESTS}{host}/"
    return {key.removeprefix(shelf).split("/")[0] for key in memory.data if key.startswith(shelf)}


@pytest.mark.parametrize("stranger", [OTHER, PORT, "http://one.test", "https://one.tes", ""])
def test_no_other_page_gets_the_hand_of_a_game(stranger: str) -> None:
    memory = FakeStorage()
    first = begun(memory, ONE, seed="5")
    before = dict(memory.data)
    other, page = board_of(memory, stranger, seed="5")
    assert len(other.house.session.game.actions) == 0
    assert heard(page, "ready")[0]["plies"] == 0
    assert {key: memory.data[key] for key in before} == before
    again, _ = board_of(memory, ONE, seed="5")
    assert again.house.session.game == first.house.session.game


def test_nor_has_the_person_it_in_the_own_list() -> None:
    """Nor is anything of the person's own changed: what was played last, the settings, what is being opened."""
    app, page = opened()
    app.tap({"act": app.house.session.options()[0]})
    before = dict(page.memory.data)
    begun(page.memory, ONE, seed="5", theme="dark")
    assert {key: page.memory.data.get(key) for key in before} == before
    assert all(key in before or key.startswith(f"{slots.GUESTS}{ONE}/") for key in page.memory.data)
    mine, _ = opened(page.memory)
    assert [entry.id for entry in mine.house.keeper.entries()] == [app.house.keeper.session.id]
    assert not mine.house.keeper.open(next(iter(kept(page.memory, ONE))))


def test_nor_does_a_board_get_a_game_of_the_persons_own() -> None:
    """Not even one under the number that the board would give it: such were kept there before each page had its own."""
    memory = FakeStorage()
    board = begun(memory, ONE, seed="5").house.session
    old = store.Store(lambda: memory, lambda: "2026-01-01T00:00:00", lambda: 7)
    text = board.game.save()
    for key in [key for key in memory.data if key.startswith(slots.GUESTS)]:
        memory.remove(key)
    old.write(board.id, {}, text)
    app, _ = board_of(memory, ONE, seed="5")
    assert len(app.house.session.game.actions) == 0
    mine, _ = opened(memory)
    assert board.id in [entry.id for entry in mine.house.keeper.entries()], "the person still has it"


def test_a_page_keeps_twenty_games_and_the_oldest_go() -> None:
    memory = FakeStorage()
    page = FakePage(memory)
    page.host = ONE
    other = begun(memory, OTHER, seed="1").house.session.id
    app = App(page, {"save": "1", "seed": "0"})
    app.start()
    ids = [app.house.session.id]
    for seed in range(1, 30):
        app.tap({"act": app.house.session.options()[0]})
        page.pass_time()
        say(app, "load", seed=str(seed))
        ids.append(app.house.session.id)
    assert len(set(ids)) == 30
    assert kept(memory, ONE) == set(ids[-store.MOST_GAMES_OF_A_HOST :])
    assert kept(memory, OTHER) == {other}


def test_nor_more_letters_than_it_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest of the device's memory is the person's."""
    size = len(new_game("newyorkcity", ["human", "tom:B4"], 1).save())
    monkeypatch.setattr(store, "MOST_OF_A_HOST", 5 * size)
    memory = FakeStorage()
    for seed in range(9):
        begun(memory, ONE, seed=str(seed))
        assert sum(len(text) for key, text in memory.data.items() if key.startswith(slots.GUESTS)) < 6 * size
    monkeypatch.setattr(store, "MOST_OF_A_HOST", size)
    before = dict(memory.data)
    app, _ = board_of(memory, ONE, game=sharing.pack(played(30).save()))
    assert (app.house.keeper.trouble, memory.data) == ("full", before)


@pytest.mark.parametrize(("short", "trouble"), [(0, ""), (1, "full")])
def test_a_game_has_to_fit_twice(monkeypatch: pytest.MonkeyPatch, short: int, trouble: str) -> None:
    """Each of its two slots holds it whole."""
    game = played(30)
    monkeypatch.setattr(store, "MOST_OF_A_HOST", 2 * len(game.save()) - short)
    app, _ = board_of(FakeStorage(), ONE, game=sharing.pack(game.save()))
    assert app.house.keeper.trouble == trouble


def test_where_nobody_knows_whose_page_it_is_nothing_is_kept_and_that_is_said() -> None:
    memory = FakeStorage()
    _, page = board_of(memory, "", seed="5")
    (error,) = heard(page, "error")
    assert error["code"] == "unkept"
    assert error["text"] in page.text("toast")
    _, page = invited(seed="5")
    assert heard(page, "error") == []


def test_of_two_tables_that_are_wanted_the_newest_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the modules of the first one come later than the second."""
    from web.app import needs

    app, _ = invited(seed="5")
    late: list[object] = []

    def slow(house: object, needed: object, then: object, otherwise: object = None) -> None:
        late.append(then)

    real = needs.bring
    monkeypatch.setattr(needs, "bring", slow)
    say(app, "load", seed="6")
    monkeypatch.setattr(needs, "bring", real)
    say(app, "load", seed="7")
    wanted = app.house.session.game.position()
    with app.house.painting:
        late[0]()  # type: ignore[operator]
    assert app.house.session.game.position() == wanted == new_game("newyorkcity", app.house.session.seats, 7).position()
