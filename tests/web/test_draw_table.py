"""Every moment draws, well formed; every legal action has exactly one control, and nothing else pretends to be one."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

from nyc_core import game_from_position, new_game
from tests.cases import each
from tests.web.tables import KINDS, Moment, acts, draw, glyphs_used, moment, moments, parse, say, strict, working
from web.app.draw import icons, owners, table
from web.games.newyorkcity import board, compose
from web.games.newyorkcity.characters import ICONS
from web.games.newyorkcity.room import ROOM

MOMENTS = moments()
NAMES = [f"{index}-{one.kind}" for index, one in enumerate(MOMENTS)]
every_moment = each(MOMENTS, NAMES)


def test_the_moments_cover_every_kind_of_decision() -> None:
    assert {one.kind for one in MOMENTS} == {*KINDS, "over"}


@every_moment
def test_every_region_is_well_formed(one: Moment) -> None:
    parts = draw(one.scene())
    assert list(parts) == list(table.names(ROOM))
    for markup in parts.values():
        parse(markup)
    parse(table.page(ROOM, parts, strict, {"data-phase": one.scene().phase}))


@every_moment
def test_every_legal_action_has_exactly_one_control(one: Moment) -> None:
    for notation in one.options:
        found = acts(draw(working(one, notation)))
        assert found.count(notation) == 1, notation


@every_moment
def test_what_cannot_be_played_is_no_control(one: Moment) -> None:
    for scene in (one.scene(), one.scene(picks=[]), *(one.scene(mode=mode) for mode in _modes(one))):
        assert set(acts(draw(scene))) <= set(one.options)


def test_a_turn_after_which_a_second_pair_follows_is_not_called_done() -> None:
    """NYC-4.1: each takes one pair, then each a second."""
    players = [{"dollars": 2, "characters": [1]}, {"dollars": 2, "characters": [3]}]
    game = game_from_position({"seats": ["human:Ada", "human:Bo"], "phase": "draft", "players": players})
    said = []
    for action in ("take 1", "end") * 4:
        if action == "end":
            said.append("Go on" if "Go on" in draw(moment(game).scene())["prompt"] else "Done with my turn")
            assert said[-1] in draw(moment(game).scene())["prompt"]
        game.act(action)
    assert said == ["Go on", "Go on", "Done with my turn", "Done with my turn"]


@every_moment
def test_there_is_always_something_to_tap(one: Moment) -> None:
    if one.options:
        assert acts(draw(one.scene()))


@every_moment
def test_picks_lead_to_every_action_step_by_step(one: Moment) -> None:
    for notation in one.options[:: max(1, len(one.options) // 40)]:
        scene = working(one, notation)
        wanted = list(scene.state.picks or ())
        picks: list[str] = []
        for pick in wanted:
            step = replace(scene, state=replace(scene.state, picks=picks))
            argument = pick if scene.mode == "use 7" else pick.split(":", 1)[1]
            assert argument in compose.openings(step), (notation, picks)
            picks = compose.add(step, pick)
        assert picks == wanted


@every_moment
def test_another_seat_gets_no_controls(one: Moment) -> None:
    if one.decision is None:
        return
    other = (one.decision.seat + 1) % len(one.view["seats"])
    hidden = {
        **one.view,
        "players": [
            {**player, "hand": player["hand"] if isinstance(player["hand"], int) else len(player["hand"])}
            for player in one.view["players"]
        ],
    }
    parts = draw(one._replace(view=hidden).scene(seat=other))
    assert acts(parts) == []
    assert acts(draw(one._replace(view=hidden).scene(seat=None))) == []


@every_moment
def test_names_are_harmless(one: Moment) -> None:
    evil = '<img src=x onerror="alert(1)">&"\''
    seats = [{**seat, "name": f"{evil}{index}"} for index, seat in enumerate(one.view["seats"])]
    parts = draw(one._replace(view={**one.view, "seats": seats}).scene())
    for markup in parts.values():
        tree = parse(markup)
        assert not [element for element in tree.iter() if element.tag == "img" or "onerror" in element.attrib]
    assert "&lt;img" in parts["people"]


def _modes(one: Moment) -> list[str]:
    """The uses that are put together by taps."""
    if one.kind == "return":
        return []
    return sorted(
        {" ".join(option.split()[:2]) for option in one.options if option.startswith("use ") and option.count(" ") > 1}
    )


def test_every_glyph_that_is_used_exists() -> None:
    parse(table.sprite(ROOM))
    used = {glyph for one in MOMENTS for markup in draw(one.scene()).values() for glyph in glyphs_used(markup)}
    assert used <= {*icons.GLYPHS, *ROOM.glyphs}
    assert set(ICONS) == set(range(1, 43))


def test_characters_have_different_icons() -> None:
    assert len(set(ICONS.values())) == 42


def test_the_drawings_touch_no_browser() -> None:
    for path in sorted(Path(table.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {name.split(".")[0] for name in names} & {"js", "pyodide", "pyscript"}, path


def test_owners_letters_are_all_different() -> None:
    assert owners.letters(["Ann", "Bo"]) == ["A", "B"]
    assert owners.letters(["Player 1", "Tom", "Player 2"]) == ["1", "T", "2"]
    assert owners.letters(["Ann", "Anna", "A", "AAA", "", "!"]) == ["N", "A", "3", "4", "5", "6"]
    assert owners.colours({"seats": [{"name": "Tom"}, {"name": "Red"}]}) == ["blue", "red"]


def test_a_borough_tells_all_that_is_in_it() -> None:
    one = next(one for one in MOMENTS if one.kind == "over")
    for name in one.view["boroughs"]:
        spoken = board.label(one.scene(), name)
        assert say(f"borough.{name}") in spoken
        assert str(one.view["boroughs"][name]["base"]) in spoken


def test_two_seats_of_one_bot_are_told_apart() -> None:
    """In the players' names, and in whatever a drawing calls them by."""
    game = new_game("newyorkcity", ["bot:clerk", "human:Ada", "bot:clerk"], 3)
    scene = moment(game).scene(seat=1)
    assert scene.names == ["clerk 1", "Ada", "clerk 2"]
    people = draw(scene)["people"]
    assert "clerk 1" in people
    assert "clerk 2" in people
