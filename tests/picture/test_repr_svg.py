"""`game._repr_svg_()` shows the board in a notebook: all of it, by itself, and nothing that is hidden."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from nyc_core import Game, game_from_position
from nyc_core.newyorkcity import box, layout
from nyc_core.newyorkcity.picture import palette, picture
from nyc_core.newyorkcity.picture.stencil import stencil
from nyc_core.table.drawing.owners import PAINT
from nyc_core.table.words import speak
from tests.picture.moments import games, positions

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 60_000


def texts(drawn: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(drawn).iter(f"{SVG}text")]


@pytest.fixture(scope="module")
def drawn() -> list[tuple[Game, str]]:
    return [(game, game._repr_svg_()) for game in games()]


def test_every_picture_is_well_formed_and_needs_nothing_else() -> None:
    for position in positions():
        for theme in ("auto", "dark"):
            markup = picture(position, "de", theme)
            root = ET.fromstring(markup)
            assert root.tag == f"{SVG}svg"
            assert not re.search(r"\s(href|src|id|class|on\w+|style)=(?!\"nyc-picture)", markup)
            assert not re.search(r"url\(|@import|<script|currentColor|var\(|http(?!://www.w3.org/2000/svg)", markup)
            assert not re.search(r"\{[a-z]+\}|\$[a-z]", re.sub("<text.*?</text>|<desc>.*?</desc>", "", markup))


def test_a_picture_is_small(drawn: list[tuple[Game, str]]) -> None:
    assert max(len(markup.encode()) for _, markup in drawn) < LARGEST


def test_skyscrapers_of_each_owner_are_counted_with_letter_and_pattern(drawn: list[tuple[Game, str]]) -> None:
    for game, markup in drawn:
        signs = [(fill, letter, number) for fill, letter, number in _towers(markup)]
        view = game.view(None)
        counts = sorted(n for one in view["boroughs"].values() for n in one["skyscrapers"].values() if n)
        assert sorted(int(number) for _, _, number in signs) == counts
        of_each = {letter: fill for fill, letter, _ in signs}
        assert len(set(of_each.values())) == len(of_each)  # another letter, another colour


def _towers(markup: str) -> list[tuple[str, str, str]]:
    found = re.findall(
        r'h-\d+z" fill="(#\w+)"[^>]*><path[^>]*><text y="-5"[^>]*><tspan[^>]*>(.)</tspan><tspan[^>]*>(\d+)</tspan>',
        markup,
    )
    return [(str(fill), str(letter), str(number)) for fill, letter, number in found]


def test_no_two_owners_share_a_pattern() -> None:
    for part in ("drum", "disc"):
        assert len({owner[part] for owner in stencil()["owners"].values()}) == len(PAINT)
    assert len({tuple(owner["hatches"]) for owner in stencil()["owners"].values()}) == len(PAINT)


def test_boroughs_vessels_and_people_are_there(drawn: list[tuple[Game, str]]) -> None:
    for game, markup in drawn:
        view, said = game.view(None), texts(markup)
        for name, borough in view["boroughs"].items():
            assert stencil()["words"]["en"][f"sign.{name}"] in said
            assert {borough["letter"], str(borough["base"])} <= set(said)
        ships = markup.count('<rect x="-22" y="-16"')
        kept = sum(len(set(player["vessels"])) for player in view["players"])
        assert ships == len(view["vessels"]) + kept
        tiles = [value for one in view["boroughs"].values() for value in one["prestige"]] + [
            n for _, n in view["display"]
        ]
        assert sorted(text for text in said if text.startswith("+")) == sorted(f"+{value}" for value in tiles)
        for seat in view["seats"]:
            assert any(text[:10] and seat["name"].startswith(text[:10]) for text in said)


def test_hidden_cards_change_nothing(drawn: list[tuple[Game, str]]) -> None:
    for game, markup in drawn:
        assert picture(game.position()) == markup
        assert picture({**game.position(), "draw": [], "rng": "", "turn": {}}) == markup


def test_a_hand_is_shown_only_if_asked_for() -> None:
    table = {"seats": ["human:Ann", "human:Bo"], "bidding": "press", "players": [{"hand": ["wild"] * 11}, {"hand": []}]}
    game = game_from_position(table)
    assert "\N{MULTIPLICATION SIGN}11" not in texts(picture(game.position()))
    assert "\N{MULTIPLICATION SIGN}11" in texts(picture(game.view(0), seat=0))
    assert picture(game.view(1), seat=0) == picture(game.view(None))


def test_prestige_tiles_without_room_lie_on_each_other_and_show_their_sum() -> None:
    said = texts(picture({"boroughs": {"bronx": {"prestige": [4, 2, 4]}, "queens": {"prestige": [4, 2, 4]}}}))
    assert sorted(text for text in said if text.startswith("+")) == ["+10", "+2", "+4", "+4"]


def test_the_text_alternative_tells_round_phase_and_who_leads_where() -> None:
    table = {
        "seats": ["human:Ann", "human:Bo"],
        "round": 3,
        "bidding": "elevator",
        "press": {"5": [1], "4": [0]},
        "boroughs": {
            "queens": {"letter": "C", "base": 6, "prestige": [4], "skyscrapers": {"0": 2, "1": 2, "neutral": 3}}
        },
        "players": [{"points": 5}, {"points": 9}],
    }
    root = ET.fromstring(game_from_position(table)._repr_svg_())
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == "New York City: Round 3 of 5, Phase II: bidding for elevator"
    told = root.findtext(f"{SVG}desc") or ""
    assert "Points: Ann 5, Bo 9." in told
    assert "The Mayor is in Queens." in told
    assert "Queens (C, value 6 + 4): neutral 3, Bo 2, Ann 2." in told


def test_words_follow_the_language_that_is_spoken() -> None:
    try:
        speak("de")
        assert "<title>New York City: Runde " in games()[0]._repr_svg_()
    finally:
        speak("en")


def test_colours_are_those_of_the_page() -> None:
    web = Path(__file__).parents[2] / "web"
    tokens = "".join((web / name / "tokens.css").read_text("utf-8") for name in ("css", "games/newyorkcity"))
    for name, (day, night) in palette.THEMED.items():
        assert f"--{name}: light-dark({day}, {night});" in tokens
    for name, (fill, ink, line) in PAINT.items():
        assert re.search(f"--o-{name}: {fill}; *--o-{name}-ink: {ink}; *--o-{name}-line: {line};", tokens)
    for name, (ground, ink) in palette.CARDS.items():
        assert re.search(f"--k-{name}: {ground}; *--k-{name}-ink: {ink};", tokens)
    assert all(f"--v-{name}: {colour};" in tokens for name, colour in palette.VESSELS.items())
    assert all(f"--l-{name}: {colour};" in tokens for name, colour in palette.LANTERNS.items())


def test_day_colours_are_told_apart_so_that_night_can_find_them() -> None:
    days = [day for day, _ in palette.THEMED.values()]
    fixed = {colour for row in (*PAINT.values(), *palette.CARDS.values()) for colour in row}
    assert len({*days} | fixed | {*palette.VESSELS.values()}) == len(days) + len(fixed) + len(palette.VESSELS)


def test_every_connection_has_its_place() -> None:
    places = {layout.crossing(box.BOROUGHS[a], box.BOROUGHS[b]) for _, a, b in box.CONNECTIONS}
    assert len(places) == len(box.CONNECTIONS)
    assert len(stencil()["crossings"]) == 30


def test_the_engine_starts_without_the_picture() -> None:
    ask = "import sys, nyc_core; sys.exit(any('picture' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", ask], check=False).returncode == 0
