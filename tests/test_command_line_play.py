"""`play`: a person plays in the terminal, with a scripted keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nyc_core import load_game, new_game
from nyc_core.cli import menu
from nyc_core.cli.scores import score_table
from tests.command_line import Keys, fixture_type_in, run_process
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import rich

__all__ = ["fixture_type_in"]

ALONE = "play --seats human tom:B4 --seed 3"
BID = ["1", "1", "1", "skip"]  # with this seed: up to the first bid
DRAW = re.compile(r"drew (\d+ cards|a card)\b")


def fits(text: str) -> bool:
    return max(map(len, text.splitlines())) <= 80


def test_a_whole_game_to_the_final_scoring() -> None:
    done = run_process("play", "--seed", "11", keys="1\n" * 3000)
    assert done.returncode == 0
    assert not done.stderr
    assert "Round 5 of 5" in done.stdout
    assert re.search(r"wins? with \d+ points", done.stdout)
    assert done.stdout.rstrip().endswith("Goodbye.")
    assert fits(done.stdout)


@pytest.mark.parametrize("seats", ["human bot:random tom:C5 bot:random", "human:Ann human:Bob human:Cyd"])
def test_a_whole_game_at_a_full_table(type_in: Keys, seats: str) -> None:
    code, out, err = type_in(f"play --seats {seats} --seed 2", ["1"] * 3000)
    assert (code, err) == (0, "")
    assert "Round 5 of 5" in out
    assert re.search(r"wins? with \d+ points", out)
    assert fits(out.replace("(score, log, save FILE, undo!, quit) > 1", ""))


def test_the_same_seed_deals_the_same_game(type_in: Keys) -> None:
    assert type_in(ALONE, BID)[1] == type_in(ALONE, BID)[1]
    assert type_in(ALONE, BID)[1] != type_in(ALONE.replace("3", "4"), BID)[1]


def test_without_a_seed_chance_decides_and_says_so(type_in: Keys) -> None:
    heads = {type_in("play")[1].splitlines()[0] for _ in range(5)}
    assert len(heads) > 1
    assert all(re.match(r"New York City, seed \d+\.", head) for head in heads)


def test_the_end_of_the_input_is_the_end(type_in: Keys) -> None:
    code, out, err = type_in(ALONE)
    assert (code, err) == (0, "")
    assert out.endswith("Goodbye.\n")


@pytest.mark.parametrize("word", ["quit", "exit"])
def test_quit(type_in: Keys, word: str) -> None:
    code, out, _ = type_in(ALONE, word, "1")
    assert code == 0
    assert out.endswith(f"> {word}\nGoodbye.\n")


def test_the_table_is_drawn(type_in: Keys) -> None:
    _, out, _ = type_in(ALONE, BID)
    for part in ("Staten Island", "Press ", "Elevator", "Pairs", "reserve:", "company", "if it ended now)", "Vehicles"):
        assert part in out
    assert fits(out)


def test_every_table_fits_and_hides_what_is_hidden() -> None:
    for game in (
        new_game("newyorkcity", ["human:" + "M" * 39, "human:" + "M" * 40, "tom:B4", "bot:clerk"], 1),
        rich(1, 4),
    ):
        for now, _ in random_play(game, 2):
            for seat in (0, None):
                lines = now.rules.words.table(now.view(seat), now.scores(), seat)
                assert fits("\n".join([*lines, *score_table(now)]))


def test_every_menu_offers_every_option_once() -> None:
    for game in (new_game("newyorkcity", ["human", "human", "tom:B4"], 5), rich(4, 2)):
        for now, _ in random_play(game, 6):
            entries = menu.entries(now)
            offered = [action for entry in entries for action in entry.actions]
            assert len(offered) == len(set(offered))
            assert set(offered) == set(now.options())
            assert len({entry.label for entry in entries}) == len(entries)
            assert len(entries) <= 40
            for entry in entries:
                single = menu.opened(entry, now)
                assert [one.actions[0] for one in single if one.actions[0] not in entry.actions] == []
                assert len(single) == len(entry.actions)
                assert fits("\n".join(menu.lines(single)) or " ")


# What can be typed


def test_numbers_and_notation_choose(type_in: Keys, tmp_path: Path) -> None:
    file = tmp_path / "one"
    _, out, _ = type_in(ALONE, "1", "take 2", "take 1", "  skip ", "bid   wild dollar", f"save {file}")
    assert "You took pair 2" in out
    assert "You bid 1 with a dollar card and a wild card" in out
    log = [action for _, action in load_game(file.read_text()).actions]
    assert log[:5] == ["start 1", "take 2", "take 1", "skip", "bid dollar wild"]


def test_a_group_opens_and_closes(type_in: Keys) -> None:
    _, out, _ = type_in(ALONE, BID, "1", "back", "1", "99", "2")
    assert "A bid of 2 (" in out
    assert out.count("Which one?") == 2
    assert "Choose from 1 to " in out
    assert "You bid 1 with " in out


def test_a_number_that_is_no_choice(type_in: Keys) -> None:
    _, out, _ = type_in(ALONE, "0", "7", "99999999999999999999", "²")
    assert out.count("Choose from 1 to 2.") == 3
    assert "is not written like an action" in out


def test_an_empty_line_shows_the_menu_again(type_in: Keys) -> None:
    _, out, _ = type_in(ALONE, "", "help", "")
    assert out.count(" 1) Take stack 1") == 3


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("?", "NYC-1.10"),
        ("? 13", "13 All-rounder (value 2, Phase II)"),
        ("?13", "13 All-rounder"),
        ("? 77", "Characters have the numbers 1 to 42."),
        ("? take 9", "(NYC-1.10)"),
        ("? start 9", "(NYC-1.10)"),
        ("? start 1", "You can do that"),
        ("? 5.4", "NYC-5.4 "),
        ("? nyc-9.9", "NYC-9.9 "),
        ("? 77.7", "There is no clause NYC-77.7."),
        ("? nonsense here", "is not written like an action"),
        ("help", "undo"),
        ("start 9", "(NYC-1.10)"),
        ("score", "Final-scoring characters"),
        ("table", "Elevator"),
        ("log", "You drew a reserve"),
        ("log 0", ""),
        ("log x", ""),
        ("hint", "Best: Take stack"),
        ("undo", "Nothing"),
        ("undo!", "Nothing"),
        ("save", "name a file"),
        ("load", "name a file"),
        ("load no/such/file", "Not loaded: no/such/file: No such file"),
        ("save no/such/folder/file", "Not saved: "),
        ("load ~nosuchuser/x", "Not loaded: "),
        ("save ~nosuchuser/x", "Not saved: "),
        ("load \x00", "Not loaded: "),
        ("save \x00", "Not saved: "),
    ],
)
def test_questions_and_commands_change_nothing(type_in: Keys, question: str, answer: str) -> None:
    code, out, err = type_in(ALONE, question, "start 1")
    assert (code, err) == (0, "")
    said = out[out.index(f"> {question}") : out.rindex("> start 1")]
    assert answer.lower() in said.lower()
    assert "You took the" in out
    assert fits(out)


def test_undo_takes_back_what_nobody_has_seen(type_in: Keys) -> None:
    _, out, _ = type_in(ALONE, "1", "take 2", "undo", "take 1")
    assert "Taken back." in out
    assert out.index("You took pair 2") < out.index("Taken back.") < out.index("You took pair 1")


def test_undo_stops_at_a_reveal_and_undo_always_does_not(type_in: Keys) -> None:
    _, out, _ = type_in(ALONE, "1", "undo", "undo!", "2")
    assert "(undo! goes back all the same.)" in out
    assert "Taken back." in out
    assert out.count("to start with.") == 4  # twice two seats


def test_save_and_load(type_in: Keys, tmp_path: Path) -> None:
    file = tmp_path / "my game"
    _, out, _ = type_in(ALONE, "1", f"save {file}", "1", "1", f"load {file}", "take 3")
    assert f"Saved: {file}" in out
    assert "You took pair 3" in out
    assert [path.name for path in tmp_path.iterdir()] == ["my game"]
    _, out, _ = type_in(["play", "--load", str(file)], "take 2", "take 1")
    assert "You took pair 2" in out
    file.write_text("broken")
    _, out, _ = type_in(ALONE, "1", f"load {file}", "take 3")
    assert "Not loaded: " in out
    assert "You took pair 3" in out


def test_after_the_end_one_can_look_back(type_in: Keys, tmp_path: Path) -> None:
    file = tmp_path / "end"
    game = new_game("newyorkcity", ["human", "tom:B4"], 3)
    for _ in random_play(game, 4):
        pass
    file.write_text(game.save())
    code, out, _ = type_in(["play", "--load", str(file)], "score", "hint", "?", "log 3", "undo!", "table", "1")
    assert code == 0
    assert out.count("Rank") >= 2
    assert "The game is over." in out
    assert "Taken back." in out
    assert "take the keyboard" not in out


# Several people, bots


def test_people_hand_over_and_see_no_other_hand(type_in: Keys) -> None:
    _, out, _ = type_in("play --seats human:Ann human:Bob --seed 6", ["1"] * 60)
    parts = re.split(r"(\w+), it is your turn: take the keyboard and press Enter\. ", out)
    assert len(parts) > 8
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        other = {"Ann": "Bob", "Bob": "Ann"}[name]
        for line in shown.splitlines():
            if line.strip().startswith(f"{other} drew") and "reserve" not in line:
                assert DRAW.search(line), line
        table = shown.split(f"-- {other}\n")
        if len(table) > 1:
            hand = next(line for line in table[1].splitlines() if line.startswith("  hand"))
            assert re.match(r"  hand +\d+ cards?", hand)
        assert f"-- {name} (you)\n" in shown or "(you)" not in shown


def test_everybody_is_told_what_the_others_did(type_in: Keys) -> None:
    _, out, _ = type_in("play --seats human:Ann human:Bob bot:random --seed 6", ["1"] * 40)
    for sentence in ("Ann took", "Bob took", "random took", "You took"):
        assert sentence in out


def test_bots_and_toms_tell_why(type_in: Keys) -> None:
    _, out, _ = type_in("play --seats human bot:clerk tom:C5 --seed 6", ["1"] * 60)
    assert re.search(r"clerk bid \d", out)
    assert re.search(r"Tom .*\(NYC-9\.\d+\)", out)


def test_two_bots_of_one_name_are_told_apart(type_in: Keys) -> None:
    _, out, _ = type_in("play --seats bot:random bot:random --seed 6", "quit")
    assert "random 1" in out
    assert "random 2" in out
    assert re.search(r"random [12] wins with", out)
