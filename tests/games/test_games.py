"""The games that are kept come out as they did, and among them is everything that can happen."""

from __future__ import annotations

import json

import pytest

from nyc_core import IllegalAction, games, load_game
from nyc_core.table.save import FORMAT
from tests.games import GAMES
from tests.games.kept import Kept, Start
from tests.games.logbook import Log, digest, log_of, logs, read_log, replay
from tests.games.playthrough import played_through

LOGS = {f"{name}/{file}": log for name, kept in GAMES.items() for file, log in logs(kept).items()}
HINT = "if the engine changed on purpose: python -m tests.games.regenerate, and read the diff"
EACH = pytest.mark.parametrize("kept", GAMES.values(), ids=GAMES)


def test_every_game_of_the_house_is_kept() -> None:
    assert {*GAMES} == {*games.names()}


@pytest.mark.parametrize("name", LOGS)
def test_the_game_comes_out_as_it_did(name: str) -> None:
    log = LOGS[name]
    try:
        game = replay(log)
    except (AssertionError, IllegalAction) as error:
        error.add_note(HINT)
        raise
    assert game.decision is None, "not at its end"
    assert log_of(game) == log, HINT
    loaded = load_game(game.save())
    assert digest(loaded) == log.digest
    assert loaded.actions == log.actions


@EACH
def test_there_are_enough_games_and_everything_happens_in_them(kept: Kept) -> None:
    kept_logs = logs(kept)
    assert len(kept_logs) >= kept.least >= 30
    happened = set().union(*(kept.covered(replay(log)) for log in kept_logs.values()))
    missing = [what for what in kept.wanted if what not in happened]
    assert not missing, f"in none of the games: {', '.join(missing)}"


def test_ties_go_to_the_one_ahead_on_the_press_track() -> None:
    """NYC-8.9 in every game that is kept, read off the final position."""
    for log in logs(GAMES["newyorkcity"]).values():
        game = replay(log)
        press, scores = game.position()["press"], game.scores()
        ahead = [
            token for space in sorted(press, key=int, reverse=True) for token in press[space] if token != "neutral"
        ]
        ranking = sorted(ahead, key=lambda seat: -scores[seat]["total"])
        assert [scores[seat]["rank"] for seat in ranking] == [*range(1, len(scores) + 1)]


@EACH
def test_files_are_small_and_named_after_their_games(kept: Kept) -> None:
    for name, log in logs(kept).items():
        assert log.name == name
        assert log.start.game == kept.game
        assert (kept.logs / name).stat().st_size < 8000


@pytest.mark.parametrize("options", [{}, {"variant": "advanced", "action_cards": False}])
def test_a_log_is_read_as_it_was_written(options: dict[str, str | bool]) -> None:
    start = Start("newyorkcity", ["human", "tom:B4"], options)
    log = Log(start, 3, [(0, "take 1"), (0, "bid press wild"), (0, "bid")], [4, 5], "00ff")
    assert read_log(log.write(["this", "and that"])) == log


@EACH
def test_the_playthrough_reads_as_it_did(kept: Kept) -> None:
    assert played_through(kept) == kept.playthrough.read_text("utf-8"), HINT


@EACH
@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_a_save_of_each_format_loads_for_ever(kept: Kept, version: int) -> None:
    """Whatever later versions do: what lay on the table then lies there still."""
    game = load_game((kept.saves / f"format_{version}.json").read_text("utf-8"))
    facts = json.loads((kept.saves / f"format_{version}.facts").read_text("utf-8"))
    position = game.position()
    for key in facts.keys() & position.keys():
        assert position[key] == facts[key]
    assert game.decision is not None
    assert [game.decision.seat, game.decision.kind] == facts["asked"]
    assert [score["total"] for score in game.scores()] == facts["totals"]
    for _ in range(500):
        if game.decision is not None:
            game.act(game.options()[-1])
    assert game.position()["phase"] == "over"
