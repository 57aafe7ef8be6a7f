"""`python -m nyc_core`: bad input, simulate, replay (contract, section 5)."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from nyc_core import bots, load_game, new_game
from tests.command_line import ROOT, Keys, fixture_type_in, run_process

__all__ = ["fixture_type_in"]

BAD = {
    "": "the following arguments are required",
    "fly": "invalid choice",
    "play --seed x": "'x' is not a whole number",
    "play --seats human": "seats: 1 entries, expected 2 to 4",
    "play --seats human human human human human": "seats: 5 entries, expected 2 to 4",
    "play --seats human bot:deep": "none of clerk, random",
    "play --seats human tom:Z9": "seats[1]: 'Z9' is no level",
    "play --seats tom:B4 tom:B4": "at least one seat is not a Tom",
    "play --seats human queen": "seats[1]",
    "play --seed 99999999999999999999999999": "seed",
    "play --load no/such/file": "no/such/file: No such file",
    "simulate --games x": "'x' is not a whole number",
    "simulate --games 0": "'0' is less than 1",
    "simulate --seats human tom:B4": "seats[0]: a person cannot be simulated",
    "simulate --seats bot:random bot:best": "none of clerk, random",
    "replay": "required: FILE",
    "replay no/such/file": "no/such/file: No such file",
    "replay .": ".: Is a directory",
    "replay LICENSE": "LICENSE: This is not a whole save",
}


@pytest.mark.parametrize("arguments", BAD)
def test_bad_input_is_one_line_and_exit_code_2(type_in: Keys, arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    code, out, err = type_in(arguments)
    assert code == 2
    assert not out
    assert BAD[arguments] in err
    assert err.endswith("\n")
    assert err.count("\n") == 1


def test_bad_input_of_a_process() -> None:
    done = run_process("simulate", "--seats", "bot:clerk", "bot:nobody")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "Traceback" not in done.stderr


def test_help_names_the_commands() -> None:
    done = run_process("--help")
    assert done.returncode == 0
    assert all(word in done.stdout for word in ("play", "simulate", "replay"))


def test_files_that_are_no_saves(type_in: Keys, tmp_path: Path) -> None:
    cut = new_game("newyorkcity", ["human", "tom:B4"], 1).save()[:-9]
    contents = {
        "binary": b"\xff\xfe\x00\x80",
        "empty": b"",
        "cut": cut.encode(),
        "json": b"[1, 2]",
        "long": b"7" * 2**21,
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
        code, out, err = type_in(["replay", str(tmp_path / name)])
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert str(tmp_path / name) in err


def test_a_save_with_an_unknown_bot(type_in: Keys, tmp_path: Path) -> None:
    file = tmp_path / "deep"
    file.write_text(new_game("newyorkcity", ["human", "bot:deep"], 1).save())
    code, _, err = type_in(["play", "--load", str(file)])
    assert code == 2
    assert "'deep' is none of clerk, random" in err


# simulate


def test_simulate_prints_results_and_speed(type_in: Keys) -> None:
    code, out, err = type_in("simulate --games 6 --seats bot:random tom:B4 tom:A2 --seed 5 --rotate")
    assert (code, err) == (0, "")
    assert "6 games, seeds 5 to 10, seats in turn." in out
    rows = {line.split()[1]: line.split() for line in out.splitlines() if line[:2] in ("1 ", "2 ", "3 ")}
    assert list(rows) == ["bot:random", "tom:B4", "tom:A2"]
    assert sum(int(row[2]) for row in rows.values()) == 6
    for row in rows.values():
        assert sum(map(int, row[-3:])) == 6  # each game gives each of them one rank
    assert "decisions in" in out
    assert "per second" in out
    assert max(map(len, out.splitlines())) <= 80


def test_simulate_counts_what_is_played(type_in: Keys) -> None:
    _, out, _ = type_in("simulate --games 2 --seats bot:random bot:random --seed 9")
    points = []
    decisions = 0
    for seed in (9, 10):
        game = new_game("newyorkcity", ["bot:random", "bot:random"], seed)
        bots.play_bots(game)
        decisions += len(game.actions)
        points.append(game.scores()[0]["total"])
    row = next(line.split() for line in out.splitlines() if line.startswith("1 bot:random"))
    assert float(row[6]) == pytest.approx(sum(points) / 2, abs=0.051)
    assert [int(row[7]), int(row[8])] == [min(points), max(points)]
    assert f"{decisions} decisions in" in out


def test_simulate_is_the_same_each_time(type_in: Keys) -> None:
    one, other = (type_in("simulate --games 3 --seats bot:clerk tom:B4")[1].splitlines()[:-1] for _ in range(2))
    assert one == other


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m nyc_core play --seats bot:random bot:random --seed 1 | head -1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, timeout=60, check=False, cwd=ROOT, stdin=subprocess.DEVNULL
    )
    assert "seed 1" in done.stdout
    assert "Traceback" not in done.stderr


# review


def test_review_tells_mistakes_and_luck(type_in: Keys, tmp_path: Path) -> None:
    game = new_game("newyorkcity", ["human:Ada", "tom:B4"], 3)
    while game.decision:
        game.act(bots.choose("random", game))
    file = tmp_path / "game.nyc"
    file.write_text(game.save())
    code, out, err = type_in(f"review {file} --playouts 12")
    assert (code, err) == (0, "")
    assert "Ada: " in out
    assert "Better: " in out
    assert "luck" in out
    assert max(map(len, out.splitlines())) <= 80
    german = type_in(f"review {file} --playouts 12 --lang de")[1]
    assert "Besser: " in german
    assert "Glück" in german


def test_review_of_what_is_no_game_is_refused(type_in: Keys, tmp_path: Path) -> None:
    (tmp_path / "no.nyc").write_text("{}")
    assert type_in(f"review {tmp_path / 'no.nyc'}")[0] == 2
    assert type_in(f"review {tmp_path / 'none.nyc'}")[0] == 2


# replay


def test_replay_tells_the_log_and_the_scores(type_in: Keys, tmp_path: Path) -> None:
    game = new_game("newyorkcity", ["bot:random", "tom:B4"], 3)
    bots.play_bots(game)
    file = tmp_path / "game.nyc"
    file.write_text(game.save())
    code, out, err = type_in(["replay", str(file)])
    assert (code, err) == (0, "")
    for sentence in ("Round 5 began", "random passed.", "NYC-9.3", "Total", "wins with"):
        assert sentence in out
    totals = next(line.split() for line in out.splitlines() if line.startswith("Total"))
    assert [int(total) for total in totals[1:]] == [score["total"] for score in game.scores()]
    assert max(map(len, out.splitlines())) <= 80


def test_replay_of_a_game_that_goes_on(type_in: Keys, tmp_path: Path) -> None:
    game = new_game("newyorkcity", ["human:Ann", "human:Bob"], 3)
    file = tmp_path / "game.nyc"
    file.write_text(game.save())
    code, out, _ = type_in(["replay", str(file)])
    assert code == 0
    assert "The game is not over" in out


def test_replay_says_when_a_save_had_to_be_rescued(
    type_in: Keys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game("newyorkcity", ["human", "tom:B4"], 3)
    game.act("start 1")
    file = tmp_path / "game.nyc"
    file.write_text(game.save())
    monkeypatch.setattr("nyc_core.table.save._replayed", lambda *_: None)
    assert load_game(file.read_text()).notice
    _, out, _ = type_in(["replay", str(file)])
    assert out.startswith("Note: ")


# the end


def test_control_c_ends_cleanly() -> None:
    # Where the tests run in the background (`nohup`, `&`) the signal is ignored, and who is started inherits that.
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    script = f"{hears}; from nyc_core.__main__ import main; raise SystemExit(main(['play', '--seed', '3']))"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert "seed 3" in process.stdout.readline()  # it waits for the keyboard now, or will soon
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in errors
