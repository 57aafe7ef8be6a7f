"""Contract 2.2: each row of the table of refusals. What a clause refuses stands beside that clause's tests too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyork1901.board import EIGHTEEN, Json
from tests.rules.newyork1901.helpers import ONLY_GOLD, asked, make, options, play, refused, stands

BLOCK = ["blue-07", "blue-08", "red-01", "red-02"]
GREEN: Json = {
    "estate": ["yellow-12", "yellow-06", "green-12"],
    "built": [stands("bronze-i2", "f7 g7"), stands("bronze-i3", "e7 e8 e9"), stands("starter", "e3 f3")],
    "points": 18,
}


def turn() -> Any:
    return make([{"cards": ["construction-boom"]}, {}])


def grab() -> Any:
    game = make([{"cards": ["land-grab"]}, {}])
    play(game, "use land-grab")
    return game


def build() -> Any:
    game = make([{"estate": ["blue-08"]}, {}])
    play(game, "expand blue-07")
    return game


def place() -> Any:
    game = make([{"estate": BLOCK}, {}])
    play(game, "build bronze-i3")
    return game


def demolition() -> Any:
    game = make([GREEN, {}])
    play(game, "demolish gold-i3")
    return game


def boom() -> Any:
    game = make([{"estate": BLOCK, "cards": ["construction-boom"]}, {}])
    play(game, "build bronze-i2", "at h4 i4")
    return game


def boomed() -> Any:
    game = boom()
    play(game, "use construction-boom")
    return game


DECISIONS = [
    (turn, "turn", "NY1-2.1"),
    (grab, "expand", "NY1-3.3"),
    (build, "build", "NY1-2.6"),
    (place, "place", "NY1-2.6"),
    (demolition, "place", "NY1-2.4"),
    (boom, "boom", "NY1-3.4"),
    (boomed, "build", "NY1-3.4"),
]
NONSENSE = [
    "", " ", "x", "expand", "expand blue", "expand blue-1", "expand blue-14", "expand blue-07 blue-08",
    "EXPAND blue-07", "build", "build tower", "build starter bronze-i2", "demolish", "back", "use", "use joker",
    "pass on", "at", "at h4 h4", "at h4,i4", "at o1 o2", "at h4 h13", "take 3", "bid press", "\u00e9",
    "at " + "h4 " * 500, "end", "skip",
]  # fmt: skip


@pytest.mark.parametrize(("start", "kind", "rule"), DECISIONS, ids=lambda one: getattr(one, "__name__", None))
def test_what_nobody_can_read_cites_the_decision(start: Any, kind: str, rule: str) -> None:
    game = start()
    assert asked(game) == (0, kind)
    assert game.decision.rule == rule
    assert game.decision.prompt
    for notation in NONSENSE:
        assert refused(game, notation) == rule, notation


NEVER = {
    "turn": ["at h4 i4"],
    "expand": ["at h4 i4", "pass", "build bronze-i2", "demolish silver-i2", "back blue-07"],
    "build": ["at h4 i4", "back blue-07"],
    "place": ["pass", "expand blue-01", "build bronze-i2", "demolish silver-i2", "back blue-07"],
    "boom": ["at h4 i4", "expand blue-01", "back blue-07"],
}


@pytest.mark.parametrize(("start", "kind", "rule"), DECISIONS, ids=lambda one: getattr(one, "__name__", None))
def test_what_a_decision_never_has_cites_it(start: Any, kind: str, rule: str) -> None:
    game = start()
    for notation in NEVER[kind]:
        assert refused(game, notation) == rule, notation


@pytest.mark.parametrize("junk", [None, 3, 2.5, True, ["pass"], {"pass": 1}, b"pass", object(), ("expand", "blue-07")])
def test_what_is_no_text_and_no_action(junk: Any) -> None:
    for start, _, rule in DECISIONS:
        refusal = start().why_not(junk)
        assert refusal is not None
        assert refusal.rule == rule


@pytest.mark.parametrize("start", [start for start, _, _ in DECISIONS])
def test_options_are_accepted_in_both_forms(start: Any) -> None:
    """As the action itself and as its notation; hashable, each once."""
    game = start()
    assert len(set(game.options())) == len(game.options()) > 1
    for action in game.options():
        assert game.why_not(action) is None
        assert game.why_not(str(action)) is None
        one, other = game.clone(), game.clone()
        assert one.act(action) == other.act(str(action))
        assert one.position() == other.position()


def test_squares_are_read_in_any_order() -> None:
    game = place()
    assert "at h4 i4 j4" in options(game)
    for notation in ("at j4 i4 h4", "at i4 h4 j4"):
        assert game.why_not(notation) is None
    play(game, "at j4 h4 i4")
    assert [tuple(entry) for entry in game.actions][-1] == (0, "at h4 i4 j4")


def test_a_demolition_of_what_stands_on_no_territory_of_ones_own() -> None:
    game = demolition()
    assert refused(game, "at e5 f5 g5") == "NY1-2.7"
    assert refused(game, "at e7 f7") == "NY1-2.8"


def test_different_reasons_have_different_codes() -> None:
    """For the same action at the same kind of decision."""
    four = {"estate": BLOCK}
    codes = {
        "worker": make([four, {}]).why_not("expand blue-01").code,
        "card": make([{}, {}]).why_not("expand blue-12").code,
        "land": make([{}, {"estate": ["blue-07"]}]).why_not("expand blue-07").code,
        "unbuilt": make([four | {"unbuilt": EIGHTEEN[2:]}, {}]).why_not("build bronze-i2").code,
        "locked": make([four, {}]).why_not("build gold-i3").code,
        "second": make([four | SECOND, {}]).why_not("build woolworth").code,
        "expand": make([{"estate": BLOCK[:1]}, {}]).why_not("build bronze-i2").code,
        "outside": place().why_not("at h6 i6 j6").code,
        "shape": place().why_not("at h4 i4 j5").code,
        "unreadable": place().why_not("at").code,
        "must build": boomed().why_not("pass").code,
        "used": turn().why_not("use land-grab").code,
        "moment": turn().why_not("use construction-boom").code,
    }
    assert len(set(codes.values())) == len(codes), codes


SECOND: Json = {"built": [stands("singer", "i7 h8 i8 j8 h9 i9 j9")], "points": 18}


def test_refusals_of_pass_and_back_where_one_must_play() -> None:
    game = make([{"estate": BLOCK}, {}])
    for notation in ("pass", "back blue-07"):
        assert refused(game, notation) in ("NY1-2.13", "NY1-2.14")
    game = make([{"estate": BLOCK, "unbuilt": ONLY_GOLD}, {}])
    assert refused(game, "pass") == "NY1-2.14"  # one must be taken back


def test_ny1_2_11_a_starter_building_is_never_built() -> None:
    """It is not that none is left: there never is one to build."""
    game = make([{"estate": BLOCK}, {}])
    assert refused(game, "build starter") == "NY1-2.11"
    assert (
        game.why_not("build starter").code
        != make([{"estate": BLOCK, "unbuilt": ["silver-i2"]}, {}]).why_not("build bronze-i2").code
    )
