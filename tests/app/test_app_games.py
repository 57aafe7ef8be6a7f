"""The app's games: the list, files and links, routes and the back button; a memory that fails, other tabs."""

# mypy: no-warn-unreachable
# (an app's state changes from line to line, which mypy does not expect)

from __future__ import annotations

import pytest

from nyc_core import load_game, new_game
from tests.app.fakepage import opened, play
from tests.app.memory import FakeStorage
from tests.app.player import Player
from web.app import panels
from web.app.keep import slots
from web.app.keep.store import Entry
from web.app.play.session import seated

# Games


@pytest.mark.parametrize(("game", "said"), [("newyorkcity", "round 3"), ("newyork1901", "turn 3")])
def test_a_line_of_the_list_says_what_its_game_counts(game: str, said: str) -> None:
    assert panels.shown(Entry("1", "", "", [], 3, [], over=False, game=game))["moment"] == said


def test_the_list_of_games_through_the_page() -> None:
    app, page = opened()
    play(app, page, "start 1")
    first = app.house.session.id
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="new"))
    app.tap(page.find(do="begin"))
    assert app.house.session.id != first
    play(app, page, "start 1")
    page.pass_time()
    app.flow.open("games")
    app.house.painting.paint()
    app.tap(page.find(do="rename", arg=first))
    app.field(f"name.{first}", "<img onerror=x>")
    app.tap(page.find(do="renamed", arg=first))
    assert not app.house.session.name, "another game has that name"
    assert "<img" not in page.regions["sheet"]
    assert "&lt;img onerror" in page.regions["sheet"]
    app.tap(page.find(do="copy", arg=first))
    assert len(app.house.keeper.entries()) == 3
    app.tap(page.find(do="export", arg=first))
    assert load_game(page.downloads[-1][1]).actions == [(0, "start 1")]
    app.tap(page.find(do="delete", arg=first))
    assert len(app.house.keeper.entries()) == 2
    app.tap(page.find(do="undelete"))
    assert len(app.house.keeper.entries()) == 3
    app.tap(page.find(do="open", arg=first))
    assert app.house.session.id == first
    assert app.house.sheets.panel == ""
    assert page.route() == f"play/{first}"


def test_a_file_is_called_after_its_own_game_whatever_is_on_the_table() -> None:
    app, page = opened()
    play(app, page, "start 1")
    city = app.house.session.id
    app.file_chosen("x", new_game("newyork1901", ["human", "human"], 4).save())
    app.house.keeper.export(city)
    app.house.keeper.export(app.house.session.id)
    assert [name.rpartition("-")[0] for name, _ in page.downloads] == ["new-york-city", "new-york-1901"]


def test_what_lies_in_the_memory_can_be_had_as_it_is() -> None:
    app, page = opened()
    play(app, page, "start 1")
    app.house.keeper.export(app.house.session.id, raw=True)
    assert page.downloads[-1][1].startswith(f"{slots.SIGN} ")
    assert page.downloads[-1][0].endswith(".txt")


@pytest.mark.parametrize("raw", [False, True])
def test_a_game_that_another_tab_deleted_makes_no_empty_file(raw: bool) -> None:
    app, page = opened()
    app.house.keeper.export("deleted", raw=raw)
    assert page.downloads == []
    assert app.house.keeper.notice == "gone"


def test_import_of_a_file_and_of_rubbish() -> None:
    app, page = opened()
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="games"))
    app.tap(page.find(do="import"))
    assert page.file_asked == 1
    mine = app.house.session.id
    for rubbish in ("", "rubbish", "{}", "[" * 100_000, '{"format":99}', "\x00", "0" * 2_000_000):
        app.file_chosen("x.json", rubbish)
        assert app.house.session.id == mine
        assert page.regions["toast"]
    game = new_game("newyorkcity", ["human:<b>Ann</b>", "tom:C2"], 4)
    game.act("start 1")
    app.file_chosen("Sunday.json", game.save())
    assert app.house.session.game == game
    assert (app.house.session.name, app.house.keeper.notice) == ("Sunday", "opened")
    assert "<b>Ann" not in "".join(page.regions.values())
    again, _ = opened(page.memory)
    assert (again.house.session.game, again.house.session.name) == (game, "Sunday")


def test_a_shared_link_opens_as_one_more_game() -> None:
    app, page = opened()
    play(app, page, "start 1")
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="share"))
    link = page.clipboard[-1]
    other, elsewhere = opened(route=link.split("#")[1])
    assert other.house.session.game == app.house.session.game
    assert elsewhere.route() == f"play/{other.house.session.id}"
    page.clipboard_works = False
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="share"))
    assert "share/" in page.regions["toast"]


@pytest.mark.parametrize(("code", "pile", "hidden"), [("en", "draw pile", "hidden"), ("de", "Stapels", "verdeckt")])
def test_who_shares_knows_what_is_shared(code: str, pile: str, hidden: str) -> None:
    """Issue 16, 8: a link or a file holds all hands and what is still to be drawn. That is said before, and when a link
    was made, whether it is on the clipboard or has to be copied by hand."""
    app, page = opened()
    app.field("language", code)
    app.tap(page.find(panel="menu"))
    told = app.house.sight.words("menu.holds")
    assert pile in told
    assert page.regions["sheet"].count(told) == 2, "under Share, and under Save"
    app.tap(page.find(do="share"))
    assert hidden in page.text("toast")
    page.clipboard_works = False
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="share"))
    assert hidden in page.text("toast")
    app.tap({"panel": "games"})
    assert hidden in page.text("sheet")


@pytest.mark.parametrize("route", ["share/", "share/rubbish", "play/none", "rules/NYC-99", "x", "play/", "%%%", "é"])
def test_a_route_that_leads_nowhere_still_has_a_table(route: str) -> None:
    app, page = opened(route=route)
    assert page.root["ready"] == "true"
    app.routed(route)
    assert page.root["ready"] == "true"


def test_the_back_button_closes_a_sheet() -> None:
    app, page = opened()
    app.tap(page.find(panel="menu"))
    app.tap(page.find(do="settings"))
    assert page.history[1:] == ["settings"], "the way through the menu is no step of its own"
    app.routed(f"play/{app.house.session.id}")
    assert app.house.sheets.panel == ""
    assert page.root["ready"] == "true"


def test_a_closed_sheet_is_no_step_that_the_back_button_goes_to() -> None:
    app, page = opened()
    home = page.history[-1]
    for panel in ("rules", "log", "score"):
        app.tap({"panel": panel})
        app.tap(page.find(do="close"))
        assert set(page.history) == {home}


# Bad luck with the memory


def test_a_full_memory_is_said_and_the_game_goes_on() -> None:
    app, page = opened()
    page.memory.limit = 10
    play(app, page, "start 1")
    page.pass_time()
    assert app.house.keeper.trouble == "full"
    assert page.has(do="export")
    play(app, page, "take 1")
    assert len(app.house.session.game.actions) == 2
    page.memory.limit = 5_000_000
    page.pass_time()
    play(app, page, "take 1")
    assert app.house.keeper.trouble == ""
    again, _ = opened(page.memory)
    assert again.house.session.game.actions == app.house.session.game.actions


def test_a_forbidden_memory_is_said_and_the_game_goes_on() -> None:
    memory = FakeStorage()
    memory.fault = lambda call, key: True
    app, page = opened(memory)
    assert page.root["ready"] == "true"
    assert app.house.keeper.trouble == "forbidden"
    Player(app, page).play(to_the_end=False, actions=5)
    assert len(app.house.session.game.actions) == 5
    app.tap(page.find(do="export"))
    assert load_game(page.downloads[-1][1]) == app.house.session.game


def test_no_single_fault_of_the_memory_stops_the_app() -> None:
    for lasting in (False, True):
        for failing in range(1, 40):
            memory = FakeStorage()
            memory.fail_at(failing, lasting)
            app, page = opened(memory)
            Player(app, page).play(to_the_end=False, actions=3)
            app.tap({"panel": "menu"})
            app.tap({"do": "games"})
            app.tap({"do": "delete", "arg": app.house.session.id})
            app.tap({"do": "undelete"})
            assert len(app.house.session.game.actions) == 3


def test_two_tabs_notice_each_other_and_overwrite_nothing() -> None:
    one, first = opened()
    play(one, first, "start 1")
    first.pass_time()
    two, second = opened(first.memory, route=first.route(), seed=500)
    play(two, second, "take 2")
    one.storage_changed(slots.slot_key(one.house.session.id, "a"))
    assert one.house.keeper.trouble == "elsewhere"
    kept = dict(first.memory.data)
    play(one, first, "take 1")
    first.pass_time()
    assert first.memory.data == kept
    assert len(one.house.session.game.actions) == 2
    one.tap(first.find(do="mine"))
    assert one.house.keeper.trouble == ""
    assert one.house.session.id != two.house.session.id
    play(two, second, "take 1")
    assert two.house.keeper.trouble == ""


def test_a_tab_takes_what_the_other_one_played() -> None:
    one, first = opened()
    play(one, first, "start 1")
    first.pass_time()
    two, second = opened(first.memory, route=first.route(), seed=500)
    play(two, second, "take 2")
    play(one, first, "take 1")
    first.pass_time()
    one.tap(first.find(do="theirs"))
    assert one.house.session.game == two.house.session.game
    assert one.house.keeper.trouble == ""


def test_broken_saves_are_listed_kept_and_given_out() -> None:
    memory = FakeStorage()
    memory.data[slots.slot_key("bad", "a")] = "rubbish"
    memory.data["nyc/last"] = "bad"
    memory.data["nyc/settings"] = "{"
    app, page = opened(memory)
    assert page.root["ready"] == "true"
    app.flow.open("games")
    app.house.painting.paint()
    app.tap(page.find(do="export-raw", arg="bad"))
    assert page.downloads[-1][1] == "rubbish"
    app.tap({"do": "open", "arg": "bad"})
    assert app.house.keeper.notice == "broken"
    assert memory.data[slots.slot_key("bad", "a")] == "rubbish"


def test_an_odd_bot_in_a_save_is_sat_in_for() -> None:
    game = new_game("newyorkcity", ["human", "bot:nobody"], 4)
    app, page = opened()
    app.file_chosen("x", game.save())
    Player(app, page).play(to_the_end=False, actions=4)
    assert any(seat == 1 for seat, _ in app.house.session.game.actions)


def test_a_session_without_persons_is_watched() -> None:
    game = new_game("newyorkcity", ["bot:random", "bot:random"], 4)
    app, page = opened()
    app.house.keeper._sit(seated(game, "bots"))
    app.flow.show_session()
    app.house.painting.paint()
    for _ in range(2000):
        page.pass_time()
        if app.house.session.over:
            break
    assert app.house.session.over


def test_what_cannot_be_deleted_takes_no_place_from_what_was_deleted_before() -> None:
    """It can still be brought back."""
    app, page = opened()
    app.tap({"act": app.house.session.options()[0]})
    first = app.house.session.id
    app.house.keeper.delete(first, "Sunday")
    before = app.house.keeper.deleted
    assert before
    app.house.keeper.restore()
    app.house.keeper.deleted = before
    page.memory.fault = lambda call, key: call == "remove"
    app.house.keeper.delete(first, "Monday")
    assert (app.house.keeper.deleted, app.house.keeper.deleted_name) == (before, "Sunday")
