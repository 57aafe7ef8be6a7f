"""What lies in the box is always somewhere, and no number is out of range."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from nyc_core import Game
from nyc_core.newyorkcity import box
from tests.properties.bookkeeper import Bookkeeper

Json = dict[str, Any]
TILES = {number: tile.dark + tile.light for number, tile in box.CHARACTERS.items()}


def check_cards(position: Json) -> None:
    """105 cards, wherever they lie (NYC-0.2)."""
    places = [position["draw"], position["discard"], *position["pairs"], *position.get("turn", {}).get("played", [])]
    for player in position["players"]:
        places += [player["hand"], player["reserve"]]
    counted = Counter(card for place in places for card in place)
    assert counted == dict.fromkeys(box.CARDS, 15), counted
    assert all(1 <= len(pair) <= 2 for pair in position["pairs"])


def check_skyscrapers(position: Json, razed: int) -> None:
    """12 neutral skyscrapers less those that 11 took away; nothing is negative; a Tom has at most five in a borough."""
    towers = [borough["skyscrapers"] for borough in position["boroughs"].values()]
    assert sum(heights["neutral"] for heights in towers) == 12 - razed
    assert all(height >= 0 for heights in towers for height in heights.values())
    for seat, who in enumerate(position["seats"]):
        if who["kind"] == "tom":
            assert all(heights[str(seat)] <= 5 for heights in towers)


def check_vessels_and_tiles(position: Json, gone: list[list[Any]]) -> None:
    """10 vessels; 10 prestige tiles, those that left the game included; for each tile in a borough a vessel is kept."""
    kept = [kind for player in position["players"] for kind in player["vessels"]]
    assert Counter([vessel[0] for vessel in position["vessels"]] + kept) == dict.fromkeys(box.VESSELS, 2)
    connections = {(kind, frozenset(ends)) for kind, *ends in position["vessels"]}
    assert len(connections) == len(position["vessels"])
    assert connections <= {
        (box.VESSELS[kind], frozenset((box.BOROUGHS[one], box.BOROUGHS[other]))) for kind, one, other in box.CONNECTIONS
    }
    placed = [value for borough in position["boroughs"].values() for value in borough["prestige"]]
    lying = [*position["tiles"], *position["display"], *gone]
    assert len(placed) == len(kept)
    assert Counter([value for _, value in lying] + placed) == Counter(value for _, value in box.PRESTIGE_TILES)
    assert Counter([kind for kind, _ in lying] + kept) == dict.fromkeys(box.VESSELS, 2)
    assert len({tuple(tile) for tile in lying}) == len(lying)


def check_characters(position: Json, out: list[int]) -> None:
    """76 character tiles, those included that are out of the game; the box holds the light ones that were not shown."""
    rows = [[one["no"] for one in player["characters"]] for player in position["players"]]
    rows += [floor[key] for floor in position["elevator"].values() for key in ("open", "stack")]
    counted = Counter(number for row in [*rows, *position["starts"], out] for number in row)
    assert all(number in TILES and copies <= TILES[number] for number, copies in counted.items()), counted
    seats = len(position["seats"])
    shown = seats + (not any(seat["kind"] == "tom" for seat in position["seats"]))
    assert counted.total() + 2 * (6 - shown) == sum(TILES.values()) == 76
    for value, floor in position["elevator"].items():
        assert all(box.VALUE[number] == int(value) for key in ("open", "stack") for number in floor[key])
        assert len(floor["open"]) == 4 or not floor["stack"], "a gap that was not refilled (NYC-5.11)"


def check_press_track(position: Json) -> None:
    """Each token stands once on the track, and the neutral one where it was put (NYC-1.6)."""
    seats = len(position["seats"])
    tokens = [token for stack in position["press"].values() for token in stack]
    assert sorted(tokens, key=str) == [*range(seats), "neutral"]
    assert "neutral" in position["press"][str(box.NEUTRAL_SPACE[seats])]
    assert all(0 <= int(space) <= 15 and stack for space, stack in position["press"].items())


def check_boards(position: Json) -> None:
    """Numbers of the player boards, letters and base values; what a Tom never has."""
    boroughs = position["boroughs"].values()
    assert sorted(borough["letter"] for borough in boroughs) == list("ABCDEX")
    assert sorted(borough["base"] for borough in boroughs) == [6, 7, 8, 8, 9, 10]
    assert position["statue"] in (4, 3)
    assert 1 <= position["round"] <= 5
    assert 0 <= position["starter"] < len(position["seats"])
    for seat, player in enumerate(position["players"]):
        assert min(player["points"], player["dollars"], player["skyscrapers"]) >= 0
        assert all(not one["used"] or one["no"] < 28 for one in player["characters"]), (
            "28 to 42 need no dollar (NYC-7.0)"
        )
        if position["seats"][seat]["kind"] == "tom":
            assert not player["skyscrapers"]
            assert not player["reserve"]
            assert not any(one["used"] for one in player["characters"])


def check_decision(game: Game, position: Json) -> None:
    """Never stuck, never asked in vain, and a Tom is never asked (contract, section 1.2)."""
    decision, options = game.decision, game.options()
    if decision is None:
        assert options == []
        assert position["phase"] == "over"
        assert position["round"] == 5
        return
    assert len(options) > 1
    assert len({*options}) == len({str(option) for option in options}) == len(options)
    assert position["seats"][decision.seat]["kind"] != "tom"
    assert decision.prompt
    assert position["phase"] != "over"


def check(game: Game, keeper: Bookkeeper) -> None:
    """Everything that holds at each decision, with a bookkeeper who heard all events."""
    position = game.position()
    complaints = keeper.complaints(position)
    assert not complaints, "\n".join(complaints)
    check_cards(position)
    check_skyscrapers(position, keeper.razed)
    check_vessels_and_tiles(position, keeper.tiles_gone)
    check_characters(position, keeper.box)
    check_press_track(position)
    check_boards(position)
    check_decision(game, position)
    assert json.loads(json.dumps(position)) == position
