"""A small line of each match, always the same games: a bot that got clearly weaker is noticed. How strong it is stands
in the README, by `python -m tests.strength`."""

from __future__ import annotations

import pytest

from nyc_core.bots import levels
from tests.strength.__main__ import LINES
from tests.strength.match import HEAD, Line, Outcome, Played, commit, match

FEW = 40  # playouts instead of 400


@pytest.fixture(autouse=True)
def fewer_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it does not take long."""
    for name, level in levels.BY_NAME.items():
        monkeypatch.setitem(levels.BY_NAME, name, level._replace(playouts=min(level.playouts, FEW)))


@pytest.mark.parametrize(("name", "games", "least"), [("B4", 12, 10), ("clerk", 16, 12), ("1901-clerk", 8, 3)])
def test_it_wins_against(name: str, games: int, least: int) -> None:
    """With the weights of 900 games at 40 playouts it won 7 of the 12 against B4."""
    won = sum(game.won for game in match(LINES[name], games).played)
    assert won >= least, f"{won} of {games}"


def test_a_beginner_loses_against_the_clerk() -> None:
    line = Line("newyorkcity", ("bot:search-1", "bot:clerk"))
    assert sum(game.won for game in match(line, 8).played) <= 4


def test_a_deal_is_played_from_each_seat() -> None:
    line = Line("newyorkcity", ("bot:random", "bot:random"))
    assert match(line, 4) == match(line, 4)
    assert len(match(line, 3).played) == 3


def test_an_outcome_is_a_row_of_a_table() -> None:
    line = Line("newyorkcity", ("bot:search", "tom:C5"))
    row = Outcome(line, [Played(True, 100, 90), Played(False, 80, 95)]).row()
    assert row == f"| `bot:search` | `tom:C5` | 2 | 50.0 % ± 69.3 | 90.0 | 92.5 | {commit()} |"
    assert row.count("|") == HEAD.splitlines()[0].count("|")
    other = Outcome(Line("newyork1901", ("bot:search", "bot:clerk")), [Played(True, 70, 60)]).row()
    assert other.startswith("| `bot:search` | `bot:clerk`, New York 1901 | 1 |")
