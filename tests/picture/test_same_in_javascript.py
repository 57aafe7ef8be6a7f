"""`load=click` shows a picture of the very position without starting Python: the same that Python would draw."""

from __future__ import annotations

import base64
import json
import subprocess
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nyc_core.lessons import cover, shelf
from nyc_core.lessons.schema import as_data
from nyc_core.newyorkcity.picture import picture
from tests.picture.moments import games, positions
from web.app.keep import sharing
from web.app.keep.sharing import pack
from web.app.keep.slots import Trouble
from web.build import node, pictures

WEB = Path(node.WEB)
DRAW = """
import { readFileSync } from "node:fs";
import { picture } from "./picture.mjs";
const jobs = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const drawn = jobs.map(([position, lang, theme, seat]) => picture(position, { lang, theme, seat }));
console.log(JSON.stringify(await Promise.all(drawn)));
"""
READ = """
import { readFileSync } from "node:fs";
import { positionOf } from "./positions.mjs";
const read = (packed) => positionOf(packed).catch((error) => `${error.name} ${error.code}`);
const found = await Promise.all(JSON.parse(readFileSync(process.argv[2], "utf-8")).map(read));
console.log(JSON.stringify(found));
"""


Runner = Callable[[str, object], Any]


@pytest.fixture
def run(tmp_path: Path, with_node: None) -> Runner:
    """Runs a script in node beside the modules that draw and read, with JSON in and out."""
    for name, text in drawing().items():
        (tmp_path / name).write_text(text, "utf-8")
    for name in ("positions.mjs", "python.mjs"):
        (tmp_path / name).write_text((WEB / "js" / name).read_text("utf-8"), "utf-8")

    def run_(script: str, data: object) -> Any:
        (tmp_path / "run.mjs").write_text(script, "utf-8")
        (tmp_path / "data.json").write_text(json.dumps(data), "utf-8")
        command = [*node.command("node"), str(tmp_path / "run.mjs"), str(tmp_path / "data.json")]
        return json.loads(subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout)

    return run_


@cache
def drawing() -> dict[str, str]:
    return {name: text for name, text in pictures.files().items() if name.endswith(".mjs")}


@cache
def jobs() -> list[tuple[object, str, str, int | None]]:
    looks = [(lang, theme) for lang in ("en", "de") for theme in ("auto", "light", "dark")]
    return [
        (position, *looks[number % len(looks)], (None, 0, 1, 9)[number % 4])
        for number, position in enumerate(positions())
    ]


def test_both_draw_the_same(run: Runner) -> None:
    drawn = run(DRAW, jobs())
    assert len(drawn) > 400
    for (position, lang, theme, seat), other in zip(jobs(), drawn, strict=True):
        assert other == picture(position, lang, theme, seat), position


def test_lessons_of_the_shelf_are_drawn_as_they_begin() -> None:
    tables = pictures.tables("newyorkcity")
    assert list(tables) == [lesson.id for lesson in shelf.lessons()]
    for lesson in shelf.lessons():
        assert picture(tables[lesson.id]) == lesson.game()._repr_svg_()
        seat = tables[lesson.id]["learner"]
        assert picture(tables[lesson.id], seat=seat) == picture(lesson.game().view(lesson.learner), seat=lesson.learner)


def test_positions_saves_and_lessons_are_unpacked(run: Runner) -> None:
    game = games()[-1]
    lesson = shelf.lessons()[0]
    texts = [json.dumps(game.position()), game.save(), json.dumps({"id": "x", "position": dict(lesson.position)})]
    assert run(READ, [pack(text) for text in texts]) == [
        game.position(),
        game.position(),
        {**lesson.position, "learner": 0},
    ]


def test_a_packed_lesson_brings_its_table_its_title_and_its_task(run: Runner) -> None:
    """What chance deals stands in its cover; that of another game, or something that is none, is no picture."""
    lesson = next(one for one in shelf.lessons() if cover(one))
    data = {**as_data(lesson), "cover": cover(lesson)}
    tampered = {**data, "cover": {"game": "chess"}}
    whole, none, wrong = run(READ, [pack(json.dumps(one)) for one in (data, {**data, "cover": 7}, tampered)])
    assert whole == {**lesson.game().view(lesson.learner), "learner": lesson.learner}
    assert none == {**lesson.position, "learner": lesson.learner}
    assert wrong == "NoPicture unknown"
    script = READ.replace("positionOf(packed)", "tableOf(packed)").replace("{ positionOf }", "{ tableOf }")
    (table,) = run(script, [pack(json.dumps(data))])
    assert (table["kind"], table["title"], table["task"]) == ("lesson", dict(lesson.title), dict(lesson.task))


@pytest.mark.parametrize("learner", [0, 1, 2])
def test_a_lesson_is_seen_with_its_learners_eyes(run: Runner, learner: int) -> None:
    """Whose hand lies open in the picture: the learner's, whoever that is, and nobody else's."""
    lesson = {"learner": learner, "position": {"seats": ["human"] * 3}}
    (read,) = run(READ, [pack(json.dumps(lesson))])
    assert read["learner"] == learner


@pytest.mark.parametrize("letters", [b"\xff", b"\xc3", b"\xed\xa0\x80"])
def test_letters_that_are_none_are_no_text(run: Runner, letters: bytes) -> None:
    """As in Python, which refuses such a link: a lenient reader would draw what the game does not open."""
    text = b'{"seats": ["human:' + letters + b'", "tom:B4"]}'
    packed = base64.urlsafe_b64encode(zlib.compress(text)).decode()
    with pytest.raises(Trouble, match="link"):
        sharing.unpack_data(packed)
    assert run(READ, [packed]) == ["NoPicture link"]


def test_what_cannot_be_read_is_rejected_with_a_code(run: Runner) -> None:
    whole = pack(games()[0].save())
    bad: dict[str, list[Any]] = {
        "link": ["", "*", whole[: len(whole) // 2], "AAAA", whole[:40] + "x" + whole[41:], None, 5, ["x"]],
        "large": [pack(" " * 3_000_000), "A" * 500_000, pack('{"body": "' + pack(" " * 9_000_000) + '"}')],
        "unreadable": [pack("{"), pack("["), pack("[" * 100_000), pack('{"body": "' + pack("{") + '"}')],
        "unknown": [
            pack("[]"),
            pack("7"),
            pack("null"),
            pack('{"game": "chess"}'),
            pack('{"body": "' + pack("{}") + '"}'),
        ],
    }
    cases = [(code, packed) for code, many in bad.items() for packed in many]
    assert run(READ, [packed for _, packed in cases]) == [f"NoPicture {code}" for code, _ in cases]
