"""A new version takes over between turns only; the browser is asked to keep the games once; what is half done stays."""

from __future__ import annotations

import json

import pytest

from tests.app.fakepage import FakePage, opened
from tests.app.guests import invited
from web.app.app import App


def play_to(app: App, decision: str) -> None:
    while (now := app.house.session.game.decision) and now.kind != decision:
        app.tap({"act": app.house.session.options()[0]})


def test_a_new_version_is_offered_quietly_and_waits() -> None:
    app, page = opened()
    app.update_found()
    assert page.has(do="update")
    assert page.took_over == page.reloads == 0
    app.tap({"do": "dismiss"})
    assert not page.has(do="update")
    app.update_found()  # not a second time
    assert not page.has(do="update")


def test_between_two_turns_it_takes_over_at_once() -> None:
    app, page = opened()
    app.update_found()
    app.tap({"do": "update"})
    assert (page.took_over, page.reloads) == (1, 0)
    app.taken_over()
    assert page.reloads == 1


def test_in_the_middle_of_a_turn_it_waits_for_the_end() -> None:
    app, page = opened()
    play_to(app, "bid")
    app.tap({"pick": next(page.controls("hand"))["pick"]})
    app.update_found()
    app.tap({"do": "update"})
    assert page.took_over == 0
    assert "when this turn is done" in page.text("toast")
    app.tap({"act": "pass"})
    while not page.took_over:
        app.tap({"act": app.house.session.options()[0]})
    assert page.reloads == 0


def test_another_tab_follows_by_itself_but_not_in_mid_turn() -> None:
    app, page = opened()
    play_to(app, "bid")
    app.tap({"pick": next(page.controls("hand"))["pick"]})
    app.taken_over()
    assert page.reloads == 0
    app.tap({"act": "pass"})
    while not page.reloads:
        app.tap({"act": app.house.session.options()[0]})


@pytest.mark.parametrize("panel", ["new", "games"])
def test_a_form_that_is_filled_in_is_not_taken_away(panel: str) -> None:
    app, page = opened()
    app.flow.open(panel)
    app.house.painting.paint()
    app.taken_over()
    assert page.reloads == 0
    app.tap({"do": "close"})
    assert page.reloads == 1


def test_a_game_that_cannot_be_saved_is_not_reloaded() -> None:
    app, page = opened()
    page.memory.fault = lambda call, key: call == "set"
    app.tap({"act": app.house.session.options()[0]})
    app.taken_over()
    assert page.reloads == 0


def test_the_browser_is_asked_once_after_the_first_finished_turn() -> None:
    app, page = opened()
    while not app.house.device.used:
        assert page.asked_to_persist == 0
        app.tap({"act": app.house.session.options()[0]})
    assert page.asked_to_persist == 1
    for _ in range(6):
        app.tap({"act": app.house.session.options()[0]})
    again, other = opened(page.memory)
    for _ in range(6):
        again.tap({"act": again.house.session.options()[0]})
    assert (page.asked_to_persist, other.asked_to_persist) == (1, 0)


@pytest.mark.parametrize(("kept", "suggested"), [(True, False), (False, True), (None, True)])
def test_where_storage_may_be_cleared_an_export_is_suggested_once(kept: bool | None, suggested: bool) -> None:
    app, page = opened()
    page.facts = json.dumps({"kept": kept, "used": None, "erased": ""})
    while app.house.session.game.decision:
        assert not page.has(do="export"), "it waits its turn"
        app.tap({"act": app.house.session.options()[0]})
    assert ("notice quiet" in page.regions["toast"]) is suggested
    app.tap({"do": "dismiss"})
    assert not page.has(do="export")
    app.house.device.ask()
    assert not page.has(do="export")
    app.flow.open("settings")
    app.house.painting.paint()
    assert page.has(do="persist") is (kept is False)


# A browser that forgets after a week (issue 16, 2: "Safari erases after seven days without a visit")


def to_the_end(app: App) -> None:
    while app.house.session.game.decision:
        app.tap({"act": app.house.session.options()[0]})


@pytest.mark.parametrize(("place", "said"), [("home", "home screen"), ("dock", "Dock")])
def test_where_a_week_erases_it_is_said_once_after_a_game_and_in_the_settings(place: str, said: str) -> None:
    app, page = opened()
    page.facts = json.dumps({"kept": False, "used": None, "erased": place})
    while app.house.session.game.decision:
        assert not page.has(do="export"), "not in the middle of a game"
        app.tap({"act": app.house.session.options()[0]})
    assert said in page.text("toast")
    assert page.has(do="export")
    app.tap({"do": "dismiss"})
    assert said not in page.text("toast")
    app.flow.open("settings")
    app.house.painting.paint()
    assert said in page.text("sheet")
    again, page = opened(page.memory)
    page.facts = json.dumps({"kept": False, "used": None, "erased": place})
    to_the_end(again)
    assert said not in page.text("toast")


@pytest.mark.parametrize("facts", [{"kept": True, "erased": "home"}, {"kept": False, "erased": ""}])
def test_who_keeps_his_games_hears_nothing_of_a_week(facts: dict[str, object]) -> None:
    app, page = opened()
    page.facts = json.dumps(facts | {"used": None})
    to_the_end(app)
    assert "seven days" not in page.text("toast")


def test_who_plays_on_another_page_hears_nothing_of_the_storage() -> None:
    app, page = invited(save="1")
    page.facts = json.dumps({"kept": False, "used": None, "erased": "home"})
    to_the_end(app)
    assert (page.asked_to_persist, app.house.device.suggests) == (0, "")


def test_a_broken_place_for_games_is_told_until_it_works_again() -> None:
    app, page = opened()
    app.memory_told("spare")
    assert "One of the two places" in page.text("toast")
    app.memory_told("")
    assert "One of the two places" not in page.text("toast")
    app.house.keeper.say("opened")
    app.memory_told("")
    assert app.house.keeper.notice == "opened", "nothing else is taken away by it"


# What is half done


def half_done() -> tuple[App, FakePage]:
    app, page = opened()
    play_to(app, "bid")
    for _ in range(2):
        app.tap({"pick": next(control for control in page.controls("hand") if "pick" in control)["pick"]})
    app.left()
    return app, page


def begun_again(page: FakePage, text: str) -> App:
    fresh = FakePage(page.memory, page.route(), seed=500)
    fresh.tab_memory = text
    app = App(fresh)
    app.start()
    return app


def test_what_was_picked_survives_a_reload() -> None:
    app, page = half_done()
    assert app.house.session.picks
    assert begun_again(page, page.tab_memory).house.session.picks == app.house.session.picks


def test_what_does_not_fit_is_forgotten() -> None:
    app, page = half_done()
    work = json.loads(page.tab_memory)
    odd = ["hand:nothing", "", "x:y:z", 7]
    for text in ("", "{", "[]", "7", "[" * 9999, json.dumps(work | {"plies": 0}), json.dumps(work | {"game": "x"})):
        assert begun_again(page, text).house.session.picks is None
    for change in ({"picks": odd}, {"mode": "use 99", "picks": odd}, {"tile": "x", "picks": None}, {"picks": 7}):
        again = begun_again(page, json.dumps(work | change)).house.session
        assert not again.picks
        assert (again.mode, again.place) == ("", "")
    assert app.house.session.picks
