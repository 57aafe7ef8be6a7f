"""What came of one's own doing, and what was not one's choice, is told (issue 13); and who plays alone is "You"
all over the table, as in the log."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from nyc_core import Game, game_from_position
from tests.app.fakepage import FakePage, opened
from tests.app.player import Player
from web.app.app import App


def at(mine: Mapping[str, object], **more: object) -> tuple[App, FakePage, Player]:
    """Somebody without a name against a Tom, where the dollars are bid for."""
    data = {"seats": ["human", "tom:A2"], "phase": "bidding", "bidding": "dollar", "starter": 0, "players": [mine]}
    return laid(game_from_position(data | more, 5))


def laid(game: Game) -> tuple[App, FakePage, Player]:
    app, page = opened()
    with app.house.painting:
        app.flow.start_game(game, [])
    player = Player(app, page)
    player.get_ready()
    return app, page, player


def test_what_one_s_own_bid_brought_is_told() -> None:
    app, page, player = at({"hand": ["dollar", "plans", "press"]})
    player.perform("bid dollar")
    assert "You took 2 dollars." in [line.text for line in app.house.session.since]
    assert "You took 2 dollars." in page.text("prompt"), "and the last thing that happened stands above what is asked"


def test_a_pass_that_nobody_chose_says_why() -> None:
    """NYC-5.3: cards of the reserve are only played next to cards of the hand."""
    app, page, player = at({"hand": ["dollar"], "reserve": ["wild", "wild"], "dollars": 1, "characters": [24]})
    player.perform("bid dollar")
    why = "You had to pass: with no card in hand, the reserve makes no bid"
    app.tap({"panel": "log"})
    assert why in page.text("sheet")
    with app.house.painting:
        app.flow.close()
    assert page.root["decision"] == "activate"
    passed = [line for line in app.house.session.since if why in line.text]
    assert len(passed) == 4


def test_who_holds_cards_that_make_no_bid_is_told_so_and_nobody_else() -> None:
    mine = {"hand": ["plans", "dollar", "press"], "reserve": ["prestige", "skyscraper"]}
    app, _, player = at(mine)
    player.perform("bid dollar")
    passes = [event for event in app.house.session.timeline.events if event["event"] == "pass"]
    assert passes, "for the elevator there is no bid"
    tell = app.house.session.timeline.tell
    assert tell(passes[0], 0) == "You had to pass: with these cards there was no bid."
    assert tell(passes[0], 1) == "Player 1 passed."


@pytest.mark.parametrize(
    "mine",
    [
        {"hand": ["press"], "reserve": ["dollar", "wild"]},  # the dollar of the reserve is a bid (NYC-5.3)
        {"hand": ["press", "plans"], "reserve": [], "characters": [13], "dollars": 1},  # 13 makes one of it
        {"hand": [], "reserve": [], "characters": [12], "dollars": 1},
    ],
)
def test_a_pass_that_somebody_chose_is_not_told_as_one_that_had_to_be(mine: Mapping[str, object]) -> None:
    app, _, player = at(mine)
    player.perform("pass")
    (passed, *_) = [event for event in app.house.session.timeline.events if event["event"] == "pass"]
    assert app.house.session.timeline.tell(passed, 0) == "You passed."


def test_a_use_says_what_it_costs() -> None:
    data = {"phase": "bidding", "bidding": "prestige", "starter": 0}
    mine = {"hand": ["prestige", "prestige"], "dollars": 1, "characters": [19]}
    _, page, player = laid(game_from_position(data | {"seats": ["human", "tom:A2"], "players": [mine]}, 5))
    player.perform("bid prestige prestige")
    assert page.root["decision"] == "points"
    assert "Pay 1 dollar: gain the points once more" in page.text("prompt")


def test_who_plays_alone_without_a_name_is_you_and_others_keep_theirs() -> None:
    _, page, _ = at({"hand": ["dollar", "plans"]})
    assert "Player 1" not in "".join(page.text(name) for name in page.regions)
    assert "You" in page.text("people")
    assert "You" in page.text("stage")
    _, page, _ = at({"hand": ["dollar", "plans"]}, seats=["human:Ann", "tom:A2"])
    assert "Ann" in page.text("people")
    _, page, _ = at({"hand": ["dollar", "plans"]}, seats=["human", "human"])
    assert "Player 1" in page.text("people"), "where two share the device neither is You"


def test_a_tile_is_placed_by_a_tap_on_the_borough_itself() -> None:
    """NYC-5.13: what is chosen so is told, and played by a second tap."""
    data = {"seats": ["human", "tom:A2"], "phase": "bidding", "bidding": "prestige", "starter": 0}
    mine = {"hand": ["prestige", "prestige", "press"]}
    app, page, player = laid(game_from_position({**data, "players": [mine]}, 5))
    player.perform("bid prestige prestige")
    assert page.root["decision"] == "bonus"
    boroughs = {option.split()[-1] for option in app.house.session.options() if option.startswith("tile")}
    for borough in boroughs:
        tap = page.find(info=f"borough {borough}")
        assert tap["also"].split()[-1] == borough
        app.tap(tap)
        assert page.has(act=tap["also"], confirm=""), "it is chosen, whichever tile and vehicle that needs"
    app.tap(page.find(info=f"borough {borough}"))
    assert page.root["decision"] != "bonus"
