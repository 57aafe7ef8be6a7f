"""Games are registered by name and loaded when they are asked for; a game from outside needs nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nyc_core import InvalidPosition, InvalidSave, bots, game_from_position, games, load_game, new_game
from nyc_core.newyorkcity import META, box
from nyc_core.table.reading import LARGEST
from tests.command_line import Keys, fixture_type_in
from tests.door.other.game import OTHER
from tests.fuzz.mutants import deep

__all__ = ["fixture_type_in"]

ROOT = Path(__file__).resolve().parent.parent.parent
PEOPLE = ["human", "human"]


@pytest.fixture(autouse=True)
def another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_PACKAGES", dict(games._PACKAGES))
    games.register("other", "tests.door.other")


def modules_after(code: str) -> set[str]:
    """What is loaded in a fresh process after this code."""
    printing = f"import json, sys\n{code}\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", printing], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(json.loads(done.stdout))


# What is loaded


def test_to_import_the_library_loads_no_game() -> None:
    loaded = modules_after("import nyc_core")
    assert not {name for name in loaded if name.startswith(tuple(f"nyc_core.{game}" for game in games.names()))}


def test_what_a_list_of_games_tells_loads_no_engine() -> None:
    names = [name for name in games.names() if name != "other"]
    loaded = modules_after(f"import nyc_core\nfor name in {names}: nyc_core.games.meta(name)")
    packages = tuple(f"nyc_core.{name}." for name in names)
    assert {name for name in loaded if name.startswith(packages)} == set()


def test_to_play_one_game_loads_no_other() -> None:
    code = """
import nyc_core
from nyc_core import bots
nyc_core.games.register("other", "tests.door.other")
game = nyc_core.new_game("newyorkcity", ["bot:clerk", "bot:random"], 1)
for _ in range(8):
    game.act(bots.choose(bots.bot_to_move(game), game))
again = nyc_core.load_game(game.save())
again.decision.prompt, again.why_not("take 9").text, again.scores(), again._repr_svg_()
"""
    loaded = modules_after(code)
    assert "nyc_core.newyorkcity.clerk" in loaded
    others = tuple(f"nyc_core.{name}" for name in games.names() if name != "newyorkcity")
    assert not {name for name in loaded if name.startswith((*others, "tests.door"))}


# Names


@pytest.mark.parametrize("name", ["", "chess", "NewYorkCity", None, 3, ["newyorkcity"], deep(5000)])
def test_a_game_that_is_not_there(name: Any) -> None:
    for ask in (games.meta, games.rules, lambda name: new_game(name, PEOPLE, 1)):
        with pytest.raises(InvalidPosition, match=r"game: .* is none of newyorkcity"):
            ask(name)
    with pytest.raises(InvalidPosition, match="game: "):
        game_from_position({"game": name})


def test_a_position_that_names_no_game_is_of_the_first() -> None:
    assert game_from_position({}).rules is games.rules(games.DEFAULT)
    assert game_from_position({}).position()["game"] == "newyorkcity"


def test_a_save_of_a_game_that_is_not_there() -> None:
    save = new_game("other", PEOPLE, 1).save()
    games._PACKAGES.pop("other")
    with pytest.raises(InvalidSave, match="a game that this version does not know"):
        load_game(save)


def test_the_list_of_games_knows_what_the_box_knows() -> None:
    assert (META.least, META.most) == (min(box.SEATS), max(box.SEATS))
    (tom,) = META.kinds
    assert tom.levels[:12] == box.TOM_LEVELS  # the printed ones come first
    assert sorted(tom.levels) == [f"{mode}{number}" for mode in box.TOM_MODES for number in box.TOM_NUMBERS]
    assert tom.level in box.TOM_LEVELS
    for name in games.names():
        assert games.rules(name).meta is games.meta(name)
        assert games.meta(name).name == name
        assert new_game(name, list(games.meta(name).quick), 1).decision is not None


# Options (contract of New York 1901, section 1)


def test_options_go_to_the_game_and_are_kept_in_saves() -> None:
    game = new_game("other", PEOPLE, 1, variant="advanced")
    assert OTHER.seen == {"variant": "advanced", "action_cards": True}
    assert game.origin == {"seats": game.view(None)["seats"], "seed": 1, "options": {"variant": "advanced"}}
    game.act(game.options()[0])
    OTHER.seen = {}
    again = load_game(game.save())
    assert OTHER.seen == {"variant": "advanced", "action_cards": True}
    assert again == game
    assert again.actions
    assert again.origin == game.origin


def test_without_options_nothing_is_kept() -> None:
    for name in ("newyorkcity", "other"):
        assert set(new_game(name, PEOPLE, 1).origin) == {"seats", "seed"}


@pytest.mark.parametrize("value", ["", "Advanced", None, 1, True, [], {}, deep(5000)])
def test_an_option_that_cannot_be(value: Any) -> None:
    with pytest.raises(InvalidPosition, match=r"variant: .* is none of base, advanced"):
        new_game("other", PEOPLE, 1, variant=value)


@pytest.mark.parametrize("value", ["True", 0, 1, None, deep(5000)])
def test_true_is_no_number(value: Any) -> None:
    with pytest.raises(InvalidPosition, match=r"action_cards: .* is none of True, False"):
        new_game("other", PEOPLE, 1, action_cards=value)


@pytest.mark.parametrize("name", ["newyorkcity", "other"])
def test_an_option_that_the_game_does_not_have(name: str) -> None:
    with pytest.raises(InvalidPosition, match=f"colour: {games.meta(name).title} has no such option"):
        new_game(name, PEOPLE, 1, colour="red")
    with pytest.raises(InvalidPosition, match="variant: New York City has no such option"):
        new_game("newyorkcity", PEOPLE, 1, variant="base")


# Seats


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        (["human", "tom:B4"], """'tom:B4' is not "human", "human:NAME" or "bot:NAME\""""),
        (["human", {"kind": "tom"}], "seats[1].kind: 'tom' is none of human, bot"),
        (["human", {"level": "B4"}], "seats[1].level: nobody has a level in this game"),
    ],
)
def test_a_game_without_toms_has_none(seats: list[Any], problem: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        new_game("other", seats, 1)
    assert problem in str(error.value)


def test_bot_random_plays_any_game() -> None:
    game = new_game("other", ["bot:random", "bot:random"], 1)
    bots.play_bots(game)
    assert game.decision is None


def test_arguments_nested_thousands_deep() -> None:
    bottomless: list[Any] = [deep(LARGEST), [deep(LARGEST), "human"], ["human", {"kind": deep(LARGEST)}]]
    for seats in bottomless:
        with pytest.raises(InvalidPosition, match="seats"):
            new_game("newyorkcity", seats, 1)
    with pytest.raises(InvalidPosition, match="seed"):
        new_game("newyorkcity", PEOPLE, deep(LARGEST))  # type: ignore[arg-type]  # that is the point
    with pytest.raises(InvalidPosition, match="agenda"):
        game_from_position({"agenda": deep(LARGEST)})
    assert new_game("newyorkcity", PEOPLE, 1).why_not(deep(LARGEST)) is not None


# The command line


def test_the_command_line_plays_it(type_in: Keys) -> None:
    code, out, _ = type_in(
        "play --game other --seed 5 --seats human bot:random --variant advanced", "? 99", "help", "quit"
    )
    assert code == 0
    assert out.startswith("Another Game, seed 5.")
    assert "what rule AG-5.4 says" in out
    assert OTHER.seen == {"variant": "advanced", "action_cards": True}


def test_the_command_line_simulates_it(type_in: Keys) -> None:
    code, out, _ = type_in("simulate --game other --seats bot:random bot:random --games 1 --no-action-cards")
    assert code == 0
    assert "1 games" in out
    assert OTHER.seen == {"variant": "base", "action_cards": False}


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("play --game chess", "game: 'chess' is none of newyorkcity"),
        ("play --game", "--game"),
        ("simulate --game other --variant wild --seats bot:random bot:random", "variant: 'wild' is none of"),
        ("play --variant base", "unrecognized arguments: --variant base"),
        ("simulate --game other --action-cards", "unrecognized arguments: --action-cards"),
        ("simulate --game other --seats bot:random tom:B4", "'tom:B4' is not"),
        ("simulate --game other --seats human bot:random", "name a bot\n"),
    ],
)
def test_bad_input_is_told_in_one_line(type_in: Keys, line: str, problem: str) -> None:
    code, _, err = type_in(line)
    assert code == 2
    assert problem in err
    assert err.count("\n") == 1


def test_help_tells_what_the_game_can_be_asked_for(type_in: Keys) -> None:
    _, out, _ = type_in("play --game other --help")
    assert "--variant CHOICE" in out
    assert "--no-action-cards" in out
    assert "tom" not in out
    _, out, _ = type_in("play --help")
    assert "tom:LEVEL (A2 to C9)" in " ".join(out.split())
    assert "--variant" not in out
