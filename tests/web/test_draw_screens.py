"""The sheets and screens around the table: they draw, are well formed, and names in them are harmless."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core.newyorkcity import META, box
from nyc_core.newyorkcity.words import WORDS
from nyc_core.table.meta import Option
from tests.web.tables import Moment, moments, parse, strict
from web.app.draw import frame, library, log, narration, screens, setup
from web.app.draw.scene import Scene
from web.games.newyorkcity import cards, characters, facts, hero, score
from web.games.newyorkcity.room import ROOM

EVIL = '<b onclick="x">&"'
ENDS = [one for one in moments() if one.kind == "over"]
ONE = moments()[5]


def told(scene: Scene, what: str) -> str:
    return screens.info(scene, *ROOM.info(scene, what))


def scene(one: Moment = ONE, **ui: Any) -> Scene:
    return one.scene(**ui)


@pytest.mark.parametrize("one", ENDS, ids=range(len(ENDS)))
def test_the_score_sheet_shows_every_point(one: Moment) -> None:
    sheet = score.draw(one.scene(), one.scores, over=True)
    tree = parse(sheet)
    said = "".join(tree.itertext())
    for points in one.scores:
        assert str(points["total"]) in said
    rows = list(tree.iter("tr"))[1:-1]
    order = sorted(range(len(one.scores)), key=lambda seat: one.scores[seat]["rank"])
    for place, seat in enumerate(order):
        cells = ["".join(row.findall("td")[place].itertext()) for row in rows]
        assert sum(int(cell) for cell in cells if cell.isdigit()) == one.scores[seat]["total"]


@pytest.mark.parametrize("one", ENDS, ids=range(len(ENDS)))
def test_8_6_the_standing_in_a_borough_agrees_with_the_points(one: Moment) -> None:
    for name, borough in one.view["boroughs"].items():
        worth = borough["base"] + sum(borough["prestige"])
        for owner in (rank["owner"] for rank in facts.ranks(one.scene(), name)):
            if owner != "neutral":
                assert one.scores[int(owner)]["boroughs"][name] == worth
            worth = -(-worth // 2)


def test_8_9_a_tie_is_explained() -> None:
    one = ENDS[0]
    tied = [{**points, "total": 30, "rank": index + 1} for index, points in enumerate(one.scores)]
    assert "ahead on the Press Track" in score.draw(one.scene(), tied)


def test_every_character_has_a_tile_and_a_story() -> None:
    for number in box.CHARACTERS:
        name = WORDS.character(number).name
        for markup in (characters.tile(scene(), number), characters.mini(scene(), number, used=True)):
            parse(markup)
            assert name in markup
        story = "".join(parse(told(scene(), f"character {number}")).itertext())
        assert WORDS.character(number).effect in story
        assert characters.rule(number) in story


@pytest.mark.parametrize(
    "what", ["borough bronx", "card wild", "statue", "display", "press", "points", "draw", "discard"]
)
def test_things_tell_about_themselves(what: str) -> None:
    parse(told(scene(), what))
    parse(told(scene(ENDS[0], scores=ENDS[0].scores), what))


def test_screens_are_well_formed_and_names_harmless() -> None:
    saved = {"id": EVIL, "name": EVIL, "at": EVIL, "seats": [EVIL, "Tom"], "scores": [3, 4], "moment": EVIL}
    entries: list[dict[str, Any]] = [
        saved,
        {"id": "2", "name": EVIL, "broken": "broken"},
        {**saved, "over": True, "id": "3"},
    ]
    seats = [{"kind": "human", "name": EVIL, "colour": "red"}, {"kind": "tom", "level": "B4", "colour": "blue"}]
    clauses = [clause._asdict() for clause in WORDS.clauses()]
    entry = {"seq": 1, "seat": 0, "text": EVIL, "why": EVIL, "rule": "NYC-5.4", "round": 1, "step": "press"}
    markups = [
        screens.home(strict, hero.draw(), []),
        screens.home(strict, hero.draw(), [screens.World(EVIL, EVIL, EVIL, EVIL, "", (1, 2))], saved, 3),
        screens.menu(scene(solo=True, practice=True)),
        screens.hand_over(scene(), hero.draw(), 0),
        library.games(strict, entries, renaming="3", deleted=EVIL),
        library.games(strict, []),
        library.rules(strict, clauses, WORDS.reconstruction()),
        library.rules(strict, clauses, "", "wild card", "NYC-5.4"),
        setup.new_game(strict, META, seats, ["clerk", "random"], EVIL, EVIL),
        setup.settings(strict, {"theme": "dark"}, {"theme": ("auto", "light", "dark")}),
        frame.sheet(strict, "x", EVIL, ""),
        log.draw(scene(), [entry, {"seq": 2, "seat": None, "text": EVIL}], at=1) + log.draw(scene(), []),
        narration.told(scene(), [entry], narration.Telling(paused=True, quick=True)),
        narration.just(scene(), [EVIL], more=True) + narration.since(scene(), [entry]) + narration.since(scene(), []),
        log.scrubber(scene(), 3, 9),
        hero.draw(),
        cards.back(),
        *(library.guide(ROOM, scene(), page) for page in range(-1, 7)),
    ]
    for markup in markups:
        tree = parse(markup)
        assert not [element for element in tree.iter() if "onclick" in element.attrib]


def test_the_rules_can_be_searched() -> None:
    clauses = [clause._asdict() for clause in WORDS.clauses()]
    found = library.rules(strict, clauses, "", "statue LIBERTY")
    assert 'id="rule-NYC-5.16"' in found
    assert 'id="rule-NYC-2.2"' not in found


def test_9_2_the_printed_toms_come_first_and_all_levels_follow() -> None:
    seats = [{"kind": "human", "colour": "red"}, {"kind": "tom", "level": "B4", "colour": "blue"}]
    form = parse(setup.new_game(strict, META, seats, []))
    levels = [option.attrib["value"] for option in form.iter("option")]
    assert levels[:12] == list(box.TOM_LEVELS)
    assert len(set(levels)) == len(levels) == 24


def test_what_a_game_lets_choose_can_be_chosen() -> None:
    """Options and several games are in the form; where there is nothing to choose, it says nothing of them."""

    def say(key: str, **values: object) -> str:
        return key if key.startswith("new.option.") else strict(key, **values)

    seats = [{"kind": "human", "colour": "red"}, {"kind": "bot", "colour": "blue"}]
    meta = META._replace(name="other", title=EVIL, kinds=(), options=(Option("variant", ("plain", "long")),))
    form = parse(setup.new_game(say, meta, seats, ["random"], options={"variant": "long"}, games=[META, meta]))
    filled = {one.attrib.get("data-arg"): one.attrib.get("aria-checked") for one in form.iter("button")}
    assert (filled["option.variant=plain"], filled["option.variant=long"]) == ("false", "true")
    assert (filled["game=newyorkcity"], filled["game=other"]) == ("false", "true")
    assert "seat.0.kind=tom" not in filled
    plain = setup.new_game(strict, META, seats, ["random"], games=[META])
    assert "game=" not in plain
    assert "option." not in plain
