"""Colours are never the only sign, and owners' colours stay apart also with protanopia, deuteranopia and tritanopia."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tests.web.eyes import SIGHTS, distance, seen
from tests.web.tables import draw, moments, parse
from tests.web.test_css import COLOURS
from web.app.draw import owners

# Two colours of the same chart are told apart at a glance from about 10 on; pieces are small, so it is more here.
APART = 18
OWNERS = (*owners.COLOURS, owners.NEUTRAL)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [  # from the test data of Sharma, Wu and Dalal 2005
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_ciede2000(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)


def test_eyes_without_red_cones_take_these_for_alike() -> None:
    assert distance(seen("#2f74bd", "protanopia"), seen("#8659b5", "protanopia")) < 6
    assert distance(seen("#2f74bd", "usual"), seen("#8659b5", "usual")) > 20


@pytest.mark.parametrize("night", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_owners_stay_apart(sight: str, night: int) -> None:
    found = {
        (one, other): distance(seen(COLOURS[f"--o-{one}"][night], sight), seen(COLOURS[f"--o-{other}"][night], sight))
        for one, other in combinations(OWNERS, 2)
    }
    assert {pair: round(apart, 1) for pair, apart in found.items() if apart < APART} == {}


def test_each_owner_has_a_pattern_of_his_own() -> None:
    tiles = {tile.get("id"): tile for tile in parse(owners.patterns())}
    assert set(tiles) == {f"p-{name}" for name in OWNERS}
    drawn = {"".join(str(path.attrib) for path in tile.iter("path")) for tile in tiles.values()}
    assert len(drawn) == len(OWNERS)


@pytest.mark.parametrize("region", ["board", "tracks", "people"])
def test_where_an_owner_is_seen_his_letter_is(region: str) -> None:
    one = next(one for one in moments() if one.kind == "over")
    markup = draw(one.scene())[region]
    for seat, letter in enumerate(owners.letters([seat["name"] for seat in one.view["seats"]])):
        colour = owners.colours(one.view)[seat]
        assert re.search(rf"c-{colour}\b(?:(?!c-\w).)*>{letter}\b", markup), (region, colour, letter)
