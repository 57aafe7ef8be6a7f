"""A game that nobody planned for is played by all that the engine offers, and nobody's line was changed for it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from nyc_core import (
    Game,
    IllegalAction,
    InvalidPosition,
    InvalidSave,
    bots,
    game_from_position,
    games,
    load_game,
    new_game,
)
from nyc_core.bots.search import playout
from nyc_core.lessons import FAILED, SOLVED, Attempt, InvalidLesson, check, find, read, shelf
from nyc_core.lessons.vocabulary import GENERAL, vocabulary
from nyc_core.table import watch
from nyc_core.table.save import _digest, _pack
from tests.command_line import Keys, fixture_type_in, run_process
from tests.toy.house import two

__all__ = ["fixture_type_in"]
pytestmark = pytest.mark.usefixtures("garden")
ROOT = Path(__file__).resolve().parents[2]


def test_the_toy_is_on_the_list_of_games() -> None:
    assert games.names()[-1] == "garden"
    assert games.meta("garden").title == "Garden"


def test_nobody_else_names_the_toy() -> None:
    named = [
        file
        for room in ("nyc_core", "web")
        for file in (ROOT / room).rglob("*")
        if file.suffix in (".py", ".mjs", ".js", ".css", ".html") and "node_modules" not in file.parts
        if "GRD-" in (text := file.read_text("utf-8")) or "tests.toy" in text
    ]
    assert not named


# --- the game -------------------------------------------------------------------------------------------------------


def test_the_toy_is_played_to_its_end() -> None:
    for seed in range(20):
        game, dice = new_game("garden", ["human", "human", "human"], seed), random.Random(seed)
        while game.decision:
            game.act(dice.choice(game.options()))
        assert game.events[-1] == {"event": "over"}
        refusal = game.why_not("pass")
        assert refusal is not None
        assert (refusal.rule, refusal.text) == ("GRD-2", "The game is over.")


@pytest.mark.parametrize(
    ("notation", "clause", "sentence"),
    [
        ("plant 4 a1", "GRD-1.1", "You have no such flower: 4."),
        ("plant 1 b2", "GRD-1.1", "Something grows in bed b2 already."),
        ("swap 1 1", "GRD-1.2", "You have no such flower: 1."),
        ("plant 1 d4", "GRD-1", "“plant 1 d4” is not written like an action; plant 3 b2 is."),
    ],
)
def test_the_toy_says_why_not(notation: str, clause: str, sentence: str) -> None:
    refusal = two().why_not(notation)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (clause, sentence)


def test_the_toy_can_be_taken_back_but_not_past_a_piece_of_chance() -> None:
    game = two()
    before = game.position()
    game.act("plant 1 a1")
    game.undo()
    assert game.position() == before
    game.act("swap 3 1")
    assert game.actions == [(0, "swap 1 3")]
    assert not game.can_undo
    with pytest.raises(IllegalAction, match="something hidden was revealed"):
        game.undo()
    once = game.position()
    game.undo(force=True)
    game.act("swap 1 3")
    assert game.position() == once, "chance falls the same way"


def test_the_toy_hides_hands_in_views_and_in_words() -> None:
    game = two()
    assert game.view(0)["hands"] == [[1, 2, 3], 2]
    assert game.view(None)["hands"] == [3, 2]
    (told,) = game.act("swap 2")
    words = game.rules.words
    assert words.event(["Kim", "Ben"], told, eyes=1, you=1) == "Kim swaps ? for ?."
    assert words.event(["Kim", "Ben"], told, eyes=0, you=0) == f"You swap 2 for {told['got'][0]}."
    with pytest.raises(InvalidPosition, match="seat"):
        game.view(2)


# --- saves ----------------------------------------------------------------------------------------------------------


def test_the_toy_is_saved_and_loaded() -> None:
    game = two()
    game.act("plant 1 a1")
    again = load_game(game.save())
    assert again == game
    assert not again.notice
    assert json.loads(game.save())["game"] == "garden"


def test_the_toy_is_rescued_by_its_position() -> None:
    game = two()
    game.act("plant 1 a1")
    save = json.loads(game.save())
    del save["digest"]
    save["body"] = _pack({**game.origin, "log": ["0 pass"], "position": game.position()})
    rescued = load_game(json.dumps(save | {"digest": _digest(save)}))
    assert rescued.position() == game.position()
    assert rescued.notice.startswith("The moves of this save no longer lead")


def test_a_position_of_the_toy_makes_the_same_game() -> None:
    game, dice = new_game("garden", ["human", "bot:random"], 3), random.Random(1)
    while game.decision:
        again = game_from_position(json.loads(json.dumps(game.position())))
        assert again.position() == game.position()
        assert again.options() == game.options()
        game.act(dice.choice(game.options()))
    assert game_from_position(game.position()).decision is None


def test_a_save_of_a_game_that_is_not_there_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    save = two().save()
    monkeypatch.delitem(games._PACKAGES, "garden")
    with pytest.raises(InvalidSave, match="a game that this version does not know"):
        load_game(save)


# --- bots -----------------------------------------------------------------------------------------------------------


def test_bots_of_any_game_play_the_toy() -> None:
    game = new_game("garden", ["bot:random", "bot:random"], 5)
    assert bots.names(game) == ["random", "search", "search-1", "search-2", "search-3", "search-4"]
    assert bots.best(game) == "random"
    bots.play_bots(game)
    assert game.decision is None


def test_a_bot_that_searches_plays_the_toy() -> None:
    """It knows nothing of gardens, and yet gets more out of them than a bot that does not look at all."""
    points = [0, 0]
    for seed in range(10):
        game = new_game("garden", ["bot:search-1", "bot:random"], seed)
        bots.play_bots(game)
        assert game.decision is None
        points = [total + score["total"] for total, score in zip(points, game.scores(), strict=True)]
    assert points[0] > points[1]


def test_a_bot_sees_no_more_of_the_toy_than_its_seat() -> None:
    game = new_game("garden", ["bot:random", "human", "human"], 5)
    worlds = [game.imagine(0, seed) for seed in range(20)]
    assert all(world.view(0) == game.view(0) for world in worlds)
    assert len({str(world.position()["hands"]) for world in worlds}) > 1
    assert len({str(bots.choose("random", world)) for world in worlds}) == 1


def test_a_search_plays_the_toy_on() -> None:
    game = new_game("garden", ["human", "bot:random", "mole:blind"], 5)
    before = game.position()
    assert playout(game, 1) == playout(game, 1) > 1
    assert 1 <= playout(game, 1, until="round") <= playout(game, 1), "until another bed is planted"
    assert game.position() == before


def test_a_mole_plays_by_itself_and_shows_what_it_held() -> None:
    game = new_game("garden", ["human", "mole:blind"], 5)
    assert [seat["kind"] for seat in game.position()["seats"]] == ["human", "mole"]
    told = game.act(game.options()[0])
    assert [(event["event"], event["seat"]) for event in told] == [("plant", 0), ("plant", 1)]
    assert not game.can_undo


def test_the_toy_is_watched_step_by_step() -> None:
    game = new_game("garden", ["human", "mole:blind"], 5)
    shown = watch.steps(game, game.options()[0], None)
    assert [len(view["beds"]) for _, view in shown] == [1, 2]


# --- the command line -----------------------------------------------------------------------------------------------


def test_the_toy_is_played_in_the_terminal(type_in: Keys, tmp_path: Path) -> None:
    file = tmp_path / "garden.json"
    typed = ["? plant 4 d9", "? 1.2", "plant 9 a1", "1", "1", "score", "log", f"save {file}", "quit"]
    code, out, err = type_in("play --game garden --seed 2 --seats human:Kim bot:random", typed)
    assert (code, err) == (0, "")
    for said in ("Garden, seed 2.", "Kim: Plant a flower", "(9 ways)", "GRD-1.2 Swap", "You plant a", "Flowers"):
        assert said in out, said
    code, out, _ = type_in(f"replay {file}")
    assert code == 0
    assert "Kim plants a" in out
    assert "The game is not over: Kim gardens." in out
    code, out, _ = type_in(f"play --load {file}", "undo!", "hint", "quit")
    assert code == 0
    assert "Taken back." in out


def test_bots_play_the_toy_in_simulate(type_in: Keys) -> None:
    code, out, err = type_in("simulate --game garden --games 5 --seats bot:random bot:random bot:random --rotate")
    assert (code, err) == (0, "")
    assert "5 games" in out


def test_a_bad_seat_of_the_toy_is_one_line(type_in: Keys) -> None:
    code, _, err = type_in("play --game garden --seats human tom:B4")
    assert code == 2
    assert err == 'nyc_core: seats[1]: \'tom:B4\' is not "human", "human:NAME", "mole:LEVEL" or "bot:NAME"\n'


def test_without_the_toy_the_command_line_does_not_know_it() -> None:
    done = run_process("play", "--game", "garden")
    assert done.returncode == 2
    assert done.stderr.startswith("nyc_core: game: 'garden' is none of newyorkcity")


# --- lessons --------------------------------------------------------------------------------------------------------


def test_a_lesson_of_the_toy_is_checked_solved_and_failed() -> None:
    lesson = find("the-best-flower")
    assert lesson.rules.meta.name == "garden"
    assert check(lesson).state == SOLVED
    attempt = Attempt(lesson)
    attempt.act("plant 2 c3")
    assert (attempt.state, attempt.reason) == (FAILED, {"en": "Ben is still ahead."})
    assert attempt.log == [(0, "plant 2 c3"), (1, "pass")]
    attempt.back()
    attempt.act("plant 4 c3")
    assert attempt.state == SOLVED


def test_lessons_of_the_toy_have_its_words_and_the_general_ones(type_in: Keys, tmp_path: Path) -> None:
    assert set(vocabulary(games.rules("garden"))) == {"planted", *GENERAL}
    lesson = {**shelf.content("garden", "garden")["lessons"][0]}
    file = tmp_path / "lesson.json"
    file.write_text(json.dumps(lesson), "utf-8")
    assert type_in(f"lesson {file}")[0] == 0
    with pytest.raises(InvalidLesson, match=r"goals\[0\].test: 'won' is none of planted, did"):
        read({**lesson, "goals": [{"test": "won"}]})


# --- pictures -------------------------------------------------------------------------------------------------------


def test_a_notebook_shows_who_sits_at_a_table_that_has_no_drawing() -> None:
    game: Game = two()
    assert game._repr_svg_().startswith("<svg")
    assert [name in game._repr_svg_() for name in ("Kim", "Ben")] == [True, True]
