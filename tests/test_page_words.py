"""No text of the page or of a game's room is unused, and none is written anywhere but in their tables (issue 4,
"Languages")."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from nyc_core.newyorkcity import layout
from nyc_core.table.words import speak
from tests.cases import each
from tests.web.rooms import ROOMS, known
from web.app import words
from web.app.room import Room
from web.app.rooms import door
from web.build import howto, shell

WEB = Path(__file__).parents[1] / "web"
SOURCES = (WEB / "app", WEB / "games")
# Names that are the same in every language, and what no person reads.
NAMES = frozenset({"New York City", "Hudson", "East River"})
FOR_PROGRAMS = WEB / "js" / "post.mjs"  # its refusals go to the site around, in English like the contract
A_SENTENCE = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}[ ,.][ ]?[A-Za-zÄÖÜäöüß]{2,}")


def sources() -> list[Path]:
    found = [
        path
        for folder in SOURCES
        for path in sorted(folder.rglob("*.py"))
        if "words" not in path.relative_to(WEB).parts
    ]
    return [*found, Path(shell.__file__), Path(howto.__file__), Path(layout.__file__)]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def literals() -> tuple[set[str], list[re.Pattern[str]]]:
    """All texts in the code of the page; and a pattern for each with something put in, where its beginning is known."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for path in sources():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain |= {node.value, *node.value.split()}
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w .-]+" for p in node.values]
                patterns.add("".join(parts))
    for path in WEB.glob("*.html"):
        plain |= set(re.findall(r"\{([\w.]+)\}", path.read_text("utf-8")))
    for path in WEB.glob("js/*.mjs"):
        for _, text in re.findall(r"([\"'`])([\w.]+?)\1", path.read_text("utf-8")):
            plain.add(text)
        for start in re.findall(r"`([\w.]+\.)\$\{[^}]*\}`", path.read_text("utf-8")):
            patterns.add(re.escape(start) + r"[\w.-]+")
    return plain, [re.compile(pattern) for pattern in patterns if re.match(r"[a-z_]+\\\.", pattern)]


def test_every_text_can_be_said() -> None:
    plain, patterns = literals()

    def said(key: str) -> bool:
        parent, _, last = key.rpartition(".")
        listed = parent in plain and (last in plain or last.isdigit())
        return key in plain or listed or any(one.fullmatch(key) for one in patterns)

    assert [key for key in known("en") if not said(key)] == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.game)
def test_a_room_says_only_what_is_its_own(room: Room) -> None:
    """A text stands in one place: the room's, or the page's."""
    for code in words.LANGUAGES:
        assert not set(room.texts(code)) & set(words.table(code))


def test_every_text_that_is_said_by_its_name_is_there() -> None:
    """`words("rack.empty")`, `say("…")`: the others are put together, and drawn in tests that miss none."""
    table = known("en")
    for path in sources():
        for node in ast.walk(tree(path)):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
                continue
            called = ast.unparse(node.func)
            if called in ("say", "words", "texts.say", "scene.words") and isinstance(node.args[0].value, str):
                assert node.args[0].value in table, (path.name, node.lineno, node.args[0].value)


def shown(path: Path) -> Iterator[tuple[int, str]]:
    """What reads like words for a person, and is neither documentation nor the sentence of an exception."""
    silent: set[int] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Raise):
            silent |= {id(one) for one in ast.walk(node)}
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            silent.add(id(node.value))
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in silent:
            continue
        text = re.sub(r"<[^>]*>?", " ", node.value).strip()
        if A_SENTENCE.search(text) and re.match(r"[A-ZÄÖÜ]", text) and text not in NAMES:
            yield node.lineno, text


@each(sources())
def test_no_sentence_stands_in_code(path: Path) -> None:
    assert list(shown(path)) == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.game)
def test_a_door_speaks_every_language(room: Room) -> None:
    """What the first page says of a game stands in a file of its own: its tables are not loaded then."""
    for what in ("line", "length"):
        said = set()
        for code in words.LANGUAGES:
            speak(code)
            said.add(door(room.game).say(what))
        speak("en")
        assert all(said)
        assert len(said) == len(words.LANGUAGES)
    assert door(room.game).picture.startswith("<svg")


class Written(HTMLParser):
    """What a page has written in it, for eyes and for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.silent = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent = tag if tag in ("script", "style", "mpy-config") else ""
        values = dict(attrs)
        names = ["aria-label", "title", "alt", "placeholder"]
        names += ["content"] if values.get("name") == "description" else []
        self.texts += [str(values[name]) for name in names if values.get(name)]

    def handle_data(self, data: str) -> None:
        if data.strip() and not self.silent:
            self.texts.append(data.strip())

    def handle_endtag(self, tag: str) -> None:
        self.silent = ""


def test_index_says_what_the_tables_say() -> None:
    reader = Written()
    reader.feed((WEB / "index.html").read_text("utf-8"))
    table = words.table("en")
    assert reader.texts
    assert set(reader.texts) <= {table["brand"], table["shell.description"]}


@each(sorted(set(WEB.glob("js/*.mjs")) - {FOR_PROGRAMS}))
def test_no_sentence_stands_in_a_script(path: Path) -> None:
    code = re.sub(r"^\s*//.*$|\s// .*$", "", path.read_text("utf-8"), flags=re.MULTILINE)
    code = re.sub(r"(?:new \w*Error|console\.\w+)\([^;]*;", "", code)  # for who looks into the browser's tools
    texts = [re.sub(r"\$\{.*", "", text) for _, text in re.findall(r"([\"'`])((?:(?!\1).)*)\1", code)]
    assert [text for text in texts if A_SENTENCE.search(text) and re.match(r"[A-Z]", text)] == []


def test_the_shell_before_python_is_whole_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    shell.main()
    drawn = json.loads(capsys.readouterr().out)
    assert set(drawn["words"]) == set(words.LANGUAGES)
    german = drawn["words"]["de"]
    assert german["said"]["Board"] == known("de")["region.board"]
    assert german["said"]["Opening the table…"] == words.table("de")["shell.opening"]
    assert set(german["said"]) <= set(shell.texts(drawn["markup"]))
