"""What the auction shows besides the bids: what it takes to lead, and which bids are equal (NYC-5.7)."""

from __future__ import annotations

from typing import Any

from nyc_core import game_from_position

SEATS = ["human", "human", "human"]
HANDS = [["press", "press", "wild"], ["press", "press", "wild"], ["press", "press", "press", "wild"]]
PRESS = {"4": [0], "3": [2], "2": [1], "0": ["neutral"]}


def facts(*actions: str) -> dict[str, Any]:
    position = {"seats": SEATS, "phase": "bidding", "bidding": "press", "press": PRESS, "starter": 0}
    game = game_from_position(position | {"players": [{"hand": hand} for hand in HANDS]}, 3)
    events = [event for action in actions for event in game.act(action)]
    derived: dict[str, Any] = game.rules.facts(game.view(None), events)
    return derived


def test_5_7_nobody_has_bid_and_one_is_enough() -> None:
    assert facts()["needs"] == [1, 1, 1]
    assert facts()["tied"] == []


def test_5_7_who_is_ahead_on_the_press_track_leads_with_as_much() -> None:
    assert facts("bid press press")["needs"] == [1, 3, 3], "nobody is ahead of the first"
    later = facts("pass", "bid press press")
    assert later["needs"] == [2, 1, 2], "both others are ahead"


def test_5_7_equal_bids_are_named_and_the_one_ahead_leads() -> None:
    auction = facts("bid press", "bid press")
    assert auction["tied"] == [0, 1]
    assert [bid["seat"] for bid in auction["bids"] if bid["leads"]] == [0]
    assert facts("bid press", "bid press press")["tied"] == []
