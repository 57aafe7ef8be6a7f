"""The box agrees with every number that the rulebook's text prints (and with the file that the digest hands over)."""

from __future__ import annotations

from collections import Counter

from nyc_core.newyork1901 import board, box
from nyc_core.newyork1901.box import DATA


def test_five_districts_of_thirteen_territories_ten_of_them_small() -> None:
    for district in range(5):
        sizes = [size for size, of in zip(board.SIZE, board.DISTRICT, strict=True) if of == district]
        assert Counter(sizes) == {2: 10, 3: 3}
    assert len(board.LOT) == 65


def test_cards_match_the_land_without_pink_for_two() -> None:
    assert board.land_for(3).bit_count() == 65
    assert board.land_for(2).bit_count() == 52
    assert len(board.characters_for(2)) == 4


def test_every_square_is_land_park_or_outside_once() -> None:
    squares = [square for territory in DATA["territories"].values() for square in territory]
    squares += [square for park in DATA["parks"].values() for square in park] + DATA["outside"]
    assert sorted(squares) == sorted(board.NAMES)
    assert (board.LAND.bit_count(), board.PARKLAND.bit_count(), len(DATA["outside"])) == (145, 17, 6)


def test_thirty_two_squares_of_land_touch_neither_street_nor_park() -> None:
    assert (board.LAND & ~board.FRONTAGE).bit_count() == 32


def test_territories_hang_together_and_no_street_runs_through() -> None:
    for ground in board.GROUND:
        assert not board.crossed(ground)
        assert sum(bool(ground & block) for block in board.BLOCKS) == 1


def test_every_territory_takes_a_small_skyscraper() -> None:
    from nyc_core.newyork1901.footprints import room

    bar = box.SKYSCRAPERS[box.KINDS.index("bronze-i2")].shape
    assert all(room(ground).places[bar] for ground in board.GROUND)


def test_eighteen_skyscrapers_six_of_each_generation() -> None:
    own = [box.SKYSCRAPERS[kind] for kind in box.OWN]
    assert sum(kind.copies for kind in own) == 18
    for generation in (box.BRONZE, box.SILVER, box.GOLD):
        assert sum(kind.copies for kind in own if kind.generation == generation) == 6


def test_printed_points_and_steps() -> None:
    kinds = {kind.id: kind for kind in box.SKYSCRAPERS}
    assert (kinds["bronze-i2"].points, kinds["metropolitan-life"].points, kinds["starter"].points) == (2, 12, 0)
    assert box.THRESHOLDS[box.BASE][2:] == box.THRESHOLDS[box.BEGINNER][2:] == (6, 18)
    assert box.THRESHOLDS[box.ADVANCED][2:] == (10, 25)
    assert (box.WORKERS, box.OPEN, len(box.CARDS), len(box.CHALLENGES), len(box.STREET_CARDS)) == (4, 4, 3, 5, 5)
    assert len(box.LEGENDARY) == 4


def test_irregular_is_what_is_no_rectangle() -> None:
    for entry, kind in zip([*DATA["skyscrapers"], *DATA["starter"], *DATA["legendary"]], box.SKYSCRAPERS, strict=True):
        assert kind.irregular == any("." in row for row in entry["rows"])


def test_footprints_of_each_shape_turned_and_mirrored() -> None:
    ways = {kind.id: len(box.SHAPES[kind.shape]) for kind in box.SKYSCRAPERS}
    assert ways["bronze-i2"] == 2
    assert ways["bronze-l3"] == ways["silver-s4"] == ways["gold-t4"] == ways["gold-v5"] == 4
    assert ways["metropolitan-life"] == ways["singer"] == 4
    assert ways["bronze-l4"] == ways["silver-p5"] == ways["park-row"] == 8
    assert ways["bronze-o4"] == ways["woolworth"] == 1
