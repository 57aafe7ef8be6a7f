"""Issue 16, 7: the heaviest tables that are allowed. A tap does not go through all that can be played once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from nyc_core import Game, game_from_position
from tests.app.fakepage import FakePage, opened
from tests.app.ways import PRESS, SEATS
from tests.cost import within
from web.app.app import App
from web.app.draw.offer import Bags, Offer
from web.games.newyorkcity import compose

TYPES = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")
TAP, SHEET = 40, 40  # games played by chance that cost as much


def bag(*numbers: int) -> list[str]:
    return [card for card, number in zip(TYPES, numbers, strict=True) for _ in range(number)]


def table(phase: str, hand: list[str], reserve: list[str], characters: list[int], bidding: str = "") -> Game:
    mine = {"dollars": 4, "skyscrapers": 3, "hand": hand, "reserve": reserve, "characters": characters}
    data: dict[str, Any] = {"game": "newyorkcity", "seats": SEATS, "phase": phase, "press": PRESS, "starter": 0}
    return game_from_position(data | {"players": [mine, {"hand": []}]} | ({"bidding": bidding} if bidding else {}), 5)


# What is allowed and lists most: the characters that choose among many cards, and 36 cards to bid with.
TABLES: dict[str, tuple[int, Callable[[], Game], str]] = {
    "6,900 to discard or to take": (
        6_900,
        lambda: table("draft", bag(2, 2, 2, 3, 3, 3, 3), [], [8, 6, 1]),
        "use 1",
    ),
    "21,500 to discard and to bid": (
        21_500,
        lambda: table(
            "bidding", bag(1, 1, 1, 1, 1, 2, 2), bag(2, 2, 2, 2, 2, 2, 2), [12, 13, 14, 15, 16, 20], "elevator"
        ),
        "use 12",
    ),
    "36 cards to bid with": (
        10_000,
        lambda: table("bidding", bag(4, 4, 4, 4, 4, 4, 4), bag(1, 1, 1, 1, 1, 1, 2), [], "elevator"),
        "",
    ),
}


def heavy(name: str) -> tuple[App, FakePage]:
    least, make, mode = TABLES[name]
    app, page = opened()
    game = make()
    assert len(game.options()) >= least
    with app.house.painting:
        app.flow.start_game(game, [])
    page.pass_time()
    if mode:
        with within(TAP):
            app.tap(page.find(mode=mode))
    return app, page


@pytest.mark.parametrize("name", TABLES)
def test_a_tap_and_a_sheet_are_painted_at_once(name: str) -> None:
    app, page = heavy(name)

    def pick() -> None:
        app.tap(next(control for control in page.controls("hand", "stage") if "pick" in control))

    def unpick() -> None:
        app.tap(next(control for control in page.controls("hand", "stage") if "unpick" in control))

    for change in (pick, unpick):
        with within(TAP):
            change()
    for panel in ("menu", "score", "log"):
        with within(SHEET):
            app.tap({"panel": panel})
        app.tap({"do": "close"})


@pytest.mark.parametrize("name", TABLES)
def test_all_that_can_be_played_is_looked_through_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: whatever is tapped in one decision."""
    app, page = heavy(name)
    app.tap(next(control for control in page.controls("hand", "stage") if "pick" in control))
    looked: list[str] = []
    iterate, packed = Offer.__iter__, Bags.__init__

    def counted(offer: Offer) -> Iterator[str]:
        looked.append("offer")
        return iterate(offer)

    def counted_bags(bags: Bags, verb: str, options: Any) -> None:
        looked.append(verb)
        packed(bags, verb, options)

    monkeypatch.setattr(Offer, "__iter__", counted, raising=False)
    monkeypatch.setattr(Bags, "__init__", counted_bags)
    for _ in range(3):
        picks = [control for control in page.controls("hand", "stage") if "pick" in control]
        app.tap(picks[-1])
    app.tap({"panel": "score"})
    app.tap({"do": "close"})
    app.tap({"info": "card press"})
    assert looked == []


@pytest.mark.parametrize("name", TABLES)
def test_an_action_is_read_as_another_one_with_a_word_more(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a first tap costs one step for each action, however many cards it names (62 ms for 21,500 in Chromium)."""
    app, _ = heavy(name)
    steps, pack = [0], Bags._pack

    def counted(bags: Bags, option: str) -> int:
        steps[0] += 1
        return pack(bags, option)

    monkeypatch.setattr(Bags, "_pack", counted)
    verb = TABLES[name][2] or "bid"
    options = app.house.sight.scene().offer.by_verb[verb]
    Bags(verb, options)
    assert steps[0] <= len(options) * 1.25


@pytest.mark.parametrize("name", TABLES)
def test_what_can_be_picked_next_is_what_some_action_names_besides(name: str) -> None:
    """Against the definition, told slowly."""
    app, page = heavy(name)
    for _ in range(4):
        scene = app.house.sight.scene()
        verb = compose.verb(scene)
        have = [pick.split(":")[1] for pick in compose.picks(scene)]
        more = set()
        for option in compose.starts(scene, verb):
            words = option.split()[len(verb.split()) :]
            if all(words.count(word) >= have.count(word) for word in have):
                more |= {word for word in words if words.count(word) > have.count(word)}
        assert compose.openings(scene) == more
        picks = [control for control in page.controls("hand", "stage") if "pick" in control]
        if not picks:
            break
        app.tap(picks[len(have) % len(picks)])


def test_bags() -> None:
    bags = Offer(["use 2 3:press 5:wild", "use 2 3:press 3:press", "use 2", "bid wild"]).bags("use 2")
    assert bags.most() == {"3:press": 2, "5:wild": 1}
    from collections import Counter

    assert bags.most(Counter(["5:wild"])) == {"3:press": 1, "5:wild": 1}
    assert bags.holds(Counter())
    assert bags.holds(Counter({"3:press": 2}))
    assert not bags.holds(Counter({"3:press": 3}))
    assert not bags.holds(Counter({"3:press": 2, "5:wild": 1}))
    assert not bags.holds(Counter(["other"]))
    assert not Offer().bags("bid").holds(Counter())
