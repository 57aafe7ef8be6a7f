"""The toy's room: its table is drawn, and taps make its actions; around it stands what every table has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nyc_core import Game
from tests.toy.house import two
from tests.toy.room import ROOM
from web.app.draw import table
from web.app.draw.scene import Scene
from web.app.room import room
from web.app.state import PLAIN, Asked
from web.app.texts import saying

pytestmark = pytest.mark.usefixtures("garden_room")


def scene(game: Game, *picks: str) -> Scene:
    """What who decides sees."""
    decision = game.decision
    assert decision is not None
    asked = Asked(decision.seat, decision.kind, decision.rule, decision.prompt)
    options = [str(option) for option in game.options()]
    return Scene(game.view(decision.seat), asked, options, saying(ROOM), replace(PLAIN, picks=list(picks)))


def test_the_room_of_the_toy_is_opened_by_its_name() -> None:
    assert room("garden") is ROOM


def test_the_table_of_the_toy_is_drawn() -> None:
    regions = table.regions(ROOM, scene(two()))
    assert set(regions) == set(table.names(ROOM)) | {"prompt", "hand"}
    assert "Plant a flower, swap some, or pass." in regions["prompt"]
    assert 'data-act="pass"' in regions["prompt"]
    assert regions["hand"].count("data-pick") == 3
    assert regions["garden"].count("<button") == 9
    assert "data-act" not in regions["garden"]
    page = table.page(ROOM, regions, saying(ROOM))
    assert all(f'id="r-{name}"' in page for name in ROOM.regions)


def test_one_flower_that_is_picked_goes_into_every_empty_bed() -> None:
    regions = table.regions(ROOM, scene(two(), "2:3"))
    assert regions["garden"].count('data-act="plant 3 ') == 8
    assert 'data-act="swap 3"' in regions["prompt"]
    assert 'data-unpick="2:3"' in regions["hand"]


def test_several_that_are_picked_can_be_swapped_only() -> None:
    several = scene(two(), "2:3", "0:1")
    assert ROOM.composer.candidate(several) == "swap 1 3"
    regions = table.regions(ROOM, several)
    assert "data-act" not in regions["garden"]
    assert 'data-act="swap 1 3"' in regions["prompt"]
    assert ROOM.composer.remove(several, "2:3") == ["0:1"]
    assert not ROOM.composer.takes(several, "0:1"), "it is picked already"
    assert not ROOM.composer.takes(several, "0:4"), "nobody holds that"


def test_who_does_not_decide_can_tap_nothing_of_the_toy() -> None:
    other = scene(two())
    other = replace(other, view=two().view(1), state=replace(other.state, seat=1))
    regions = table.regions(ROOM, other)
    assert not [name for name, markup in regions.items() if 'data-act="' in markup or 'data-pick="' in markup]
