"""A slip of the finger costs nothing (issue 13, point 1): a tap selects, and what is for good can be taken back for a
moment, before it counts."""

from __future__ import annotations

from nyc_core import game_from_position
from tests.app.fakepage import FakePage, opened, play
from web.app.app import App
from web.app.care import GRACE

TWO = ["human", "bot:random"]  # another seat goes on after a pass


def bidding(seats: list[str] | None = None) -> tuple[App, FakePage]:
    """A bidding round in which passing ends what one can do."""
    app, page = opened()
    mine = {"dollars": 3, "hand": ["press", "wild"], "reserve": ["plans"], "characters": [16, 14, 20]}
    data = {"seats": seats or ["human", "tom:A2"], "phase": "bidding", "bidding": "press", "starter": 0}
    with app.house.painting:
        app.flow.start_game(game_from_position(data | {"players": [mine]}, 5), [])
    page.pass_time()
    return app, page


def test_the_first_tap_selects_and_tells_the_second_plays() -> None:
    app, page = opened()
    app.tap(page.find(act="start 2"))
    assert page.root["seq"] == "0"
    assert "Take stack 2" in page.text("prompt")
    app.tap(page.find(act="start 1"))
    assert "Take stack 1" in page.text("prompt"), "another thing is selected instead"
    app.tap(page.find(act="start 1", weigh=""))
    assert page.root["seq"] == "1"


def test_one_large_button_plays_what_is_selected_and_another_leaves_it() -> None:
    app, page = opened()
    app.tap(page.find(act="start 2"))
    app.tap(page.find(do="unweigh"))
    assert not page.has(act="start 2", confirm="")
    app.tap(page.find(act="start 2"))
    app.tap(page.find(act="start 2", confirm=""))
    assert page.root["seq"] == "1"


def test_escape_leaves_what_is_selected() -> None:
    app, page = opened()
    app.tap(page.find(act="start 2"))
    app.key("Escape")
    assert not page.has(act="start 2", confirm="")


def test_a_pass_can_be_taken_back_before_it_counts() -> None:
    app, page = bidding(TWO)
    seq = page.root["seq"]
    app.tap(page.find(act="pass"))
    assert page.root["pending"] == "pass"
    assert page.root["seq"] == seq
    assert "ready" not in page.root
    app.tap(page.find(do="take-back"))
    page.pass_time(2 * GRACE)
    assert page.root["seq"] == seq
    assert "pending" not in page.root
    assert page.has(act="pass")


def test_a_pass_counts_after_a_moment_and_at_once_with_the_next_tap() -> None:
    app, page = bidding(TWO)
    seq = int(page.root["seq"])
    app.tap(page.find(act="pass"))
    page.pass_time(GRACE - 1)
    assert int(page.root["seq"]) == seq
    page.pass_time(1)
    assert int(page.root["seq"]) > seq
    app, page = bidding(TWO)
    app.tap(page.find(act="pass"))
    app.tap({"info": "borough queens"})
    assert int(page.root["seq"]) > seq


def test_what_waits_counts_when_the_page_is_left_and_is_saved() -> None:
    app, page = bidding(TWO)
    seq = int(page.root["seq"])
    app.tap(page.find(act="pass"))
    app.left()
    assert int(page.root["seq"]) > seq
    _, again = opened(page.memory)
    assert again.root["seq"] == page.root["seq"]


def test_undo_takes_back_what_waits() -> None:
    app, page = bidding(TWO)
    app.tap(page.find(act="pass"))
    app.tap({"do": "undo"})
    assert page.has(act="pass")


def test_what_undo_takes_back_anyway_does_not_wait() -> None:
    app, page = opened()
    play(app, page, "start 1")
    page.pass_time()
    app.tap(page.find(act="take 1", weigh=""))
    app.tap(page.find(act="take 1", confirm=""))
    assert page.root["seq"] == "2"


def test_a_setting_turns_both_off() -> None:
    app, page = bidding()
    app.house.keeper.choose(careful="off")
    app.tap({"tab": ""})
    seq = int(page.root["seq"])
    app.tap(page.find(act="pass"))
    assert int(page.root["seq"]) > seq
    app, page = opened()
    app.house.keeper.choose(careful="off")
    app.tap({"tab": ""})
    app.tap(page.find(act="start 1"))
    assert page.root["seq"] == "1"


def test_the_button_of_a_bid_says_what_it_leaves() -> None:
    app, page = bidding()
    app.tap(page.find(pick="hand:press"))
    assert "leaves 1" in page.text("prompt")
    app.tap(page.find(pick="hand:wild"))
    assert "leaves none" in page.text("prompt")


def test_a_card_of_the_reserve_costs_one_of_the_hand() -> None:
    """It is exchanged for one (NYC-5.3): after two of three cards one is left, whichever two they are."""
    app, page = opened()
    data = {"seats": ["human", "tom:A2"], "phase": "bidding", "bidding": "press", "starter": 0}
    mine = {"hand": ["press", "dollar", "plans"], "reserve": ["press"]}
    with app.house.painting:
        app.flow.start_game(game_from_position(data | {"players": [mine]}, 5), [])
    page.pass_time()
    app.tap(page.find(pick="hand:press"))
    app.tap(page.find(pick="reserve:press"))
    assert "Bid 2, leaves 1" in page.text("prompt")


def test_an_empty_hand_is_explained() -> None:
    app, page = opened()
    data = {"seats": ["human", "tom:A2"], "phase": "bidding", "bidding": "press", "starter": 0}
    mine = {"dollars": 1, "hand": [], "reserve": [], "characters": [16]}
    with app.house.painting:
        app.flow.start_game(game_from_position(data | {"players": [mine]}, 5), [])
    page.pass_time()
    assert "hand is empty" in page.text("prompt")
