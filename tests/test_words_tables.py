"""The English tables of the words: every id that the code uses is there, and none lies idle. Other languages are held
against English in `test_words_languages.py`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import nyc_core
from nyc_core.newyorkcity.box import CHARACTERS
from nyc_core.newyorkcity.game import RULES
from nyc_core.newyorkcity.notation import FORMS
from nyc_core.newyorkcity.steps import STEPS
from nyc_core.newyorkcity.words import WORDS, prompts, refusals
from nyc_core.newyorkcity.words.language import language
from tests.words_play import check, lang

__all__ = ["lang"]

ENGINE = Path(nyc_core.__file__).parent
TABLE = language("en").table


# What the code says, read from its source


@cache
def sources() -> list[ast.AST]:
    """The rules: those of the table and of the game."""
    rooms = (ENGINE / "table", ENGINE / "newyorkcity")
    files = [
        file
        for room in rooms
        for file in sorted(room.rglob("*.py"))
        if not {"words", "lessons"} & {*file.relative_to(ENGINE).parts}
    ]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def texts(node: ast.AST | None) -> set[str]:
    """All strings that stand in an expression."""
    found = ast.walk(node) if node else ()
    return {one.value for one in found if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def calls(*functions: str) -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
    """The calls of these functions, each with the function in which it stands."""
    for tree in sources():
        for inside in ast.walk(tree):
            if isinstance(inside, ast.FunctionDef):
                for node in ast.walk(inside):
                    if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in functions:
                        yield inside, node


def argument(inside: ast.FunctionDef, node: ast.AST) -> set[str]:
    """What a string argument may be; a variable is what was assigned to it in the same function."""
    if isinstance(node, ast.Name):
        values = [
            line.value
            for line in ast.walk(inside)
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == node.id
        ]
        return {text for value in values for text in texts(value)}
    return texts(node)


@cache
def codes() -> set[str]:
    """The code of every objection."""
    return {code for inside, call in calls("objection", "Objection") for code in argument(inside, call.args[0])}


@cache
def places() -> set[str]:
    """Where cards may be lacking."""
    return {place for inside, call in calls("check_cards") for place in argument(inside, call.args[3])}


@cache
def event_names() -> set[str]:
    """What the table of notes has; that nothing else is noted, `Fields` says itself."""
    return {kind.partition(".")[0] for kind in RULES.notes.fields}


@cache
def clause_ids() -> set[str]:
    return {text for tree in sources() for text in texts(tree) if text.startswith("NYC-")}


def test_the_source_is_read() -> None:
    assert {"cards_lacking", "used", "same_borough", "over", "not_now"} <= codes()
    assert {"draw", "advance", "back", "bid", "won", "over", "rescued"} <= event_names()


def below(start: str) -> set[str]:
    """The ids of a family, without its name."""
    return {message.removeprefix(start) for message in TABLE if message.startswith(start)}


def is_refusal(rest: str) -> bool:
    code, *variants = rest.removesuffix(".none").split(".")
    known: Mapping[str, set[str]] = {
        "wrong_moment": {str(number) for number in refusals.OWN_MOMENT} | {"I", "II", "III"},
        "not_now": set(STEPS.asks),
        "cards_lacking": places(),
    }
    if rest.endswith(".none") and code not in refusals.NONE:
        return False
    return code in codes() and set(variants) <= known.get(code, set()) and bool(variants) == (code in known)


def test_every_refusal_has_a_sentence_and_none_is_idle() -> None:
    found = below("refusal.")
    missing = codes() - {rest.split(".")[0] for rest in found}
    assert not missing, f"objections without a sentence: {sorted(missing)}"
    idle = [rest for rest in found if not is_refusal(rest)]
    assert not idle, f"refusals that the code never makes: {sorted(idle)}"
    assert {f"not_now.{step}" for step in STEPS.asks} <= found
    assert {f"wrong_moment.{moment}" for moment in (*refusals.OWN_MOMENT, "I", "II", "III")} <= found


def test_every_event_has_a_sentence_and_none_is_idle() -> None:
    found = below("event.") - {"unknown"}
    plain = {rest.split(".")[0] for rest in found}
    assert plain == event_names()
    assert plain <= found, "each has a sentence for whatever the reason is"
    toms = texts(ast.parse((ENGINE / "newyorkcity" / "tom.py").read_text(encoding="utf-8")))
    extras = {"none", "reserve", *toms, *(step.kind for step in STEPS.asks.values())}
    for rest in found:
        variant = re.sub(r"\.?NYC-.*", "", rest.partition(".")[2])
        reason = re.search(r"NYC-.*", rest)
        assert not variant or set(variant.split(".")) <= extras, rest
        assert reason is None or reason[0] in clause_ids(), rest


def test_every_decision_has_a_prompt_and_none_is_idle() -> None:
    assert {rest.split(".")[0] for rest in below("prompt.")} == set(STEPS.asks)
    assert below("wait.") == below("examples.") == set(STEPS.asks)
    assert set(prompts.CHARACTER_OF) <= set(STEPS.asks)


def test_every_action_has_a_label_and_none_is_idle() -> None:
    labels = {key.replace(" ", ".") for key in FORMS}
    idle = {f"use.{number}" for number, character in CHARACTERS.items() if character.phase == "end"}
    no_cards = {
        key.replace(" ", ".") + ".none" for key, form in FORMS.items() if form.parts and not form.parts[0].least
    }
    assert below("action.") == {*labels - idle, "use", "start.shown", "take.shown", *no_cards}


def test_all_other_ids_are_used() -> None:
    """Those of no family above are named in the code of the words, or are forms of terms."""
    rooms = (ENGINE / "table" / "words", ENGINE / "newyorkcity" / "words")
    code = " ".join(file.read_text(encoding="utf-8") for room in rooms for file in room.glob("[!_]*.py"))
    asked = [*sources(), *(ast.parse(file.read_text(encoding="utf-8")) for file in (ENGINE / "cli").glob("*.py"))]
    said = {text for tree in asked for text in texts(tree)}
    templates = " ".join(TABLE.values())
    families = ("refusal.", "event.", "prompt.", "wait.", "examples.", "action.", "character.", "effect.", "number.")
    terms = ("card.", "borough.", "vessel.", "phase.", "score.", "seat.", "you.")
    for message in TABLE:
        if not message.startswith((*families, *terms)):
            assert f'"{message}"' in code or message in said, message
        if message.startswith(("card.", "borough.", "seat.")) and message.count(".") == 1:
            form = message.split(".")[1]
            used = f".{form}}}" in templates or f".{form.capitalize()}}}" in templates or f'"{form}"' in code
            assert used or message.split(".")[1] in said, message


# The rules


RULINGS = """
1.2 1.6 1.10 2.4 4.1 5.11 5.15 6.1 7.1/7 7.1/8 7.2/12 7.2/15 7.2/18 7.2.1
7.2.2 7.2.3 7.2.4 7.2.5 7.2.7 7.2.8 7.4.1 9.3 9.4 9.7 9.9
"""


@pytest.mark.usefixtures("lang")
def test_every_clause_has_words() -> None:
    listed = (Path(__file__).parent / "rules/newyorkcity/clauses.txt").read_text(encoding="utf-8").split("\n")
    wanted = [line.strip() for line in listed if line.startswith("NYC-")]
    chapters = [f"NYC-{number}" for number in range(10)] + [f"NYC-7.{number}" for number in range(1, 5)]
    found = WORDS.clauses()
    assert [one.id for one in found if one.id not in chapters] == wanted
    for one in found:
        assert one.title
        assert not set("{}!") & set(one.title + one.text + one.ruling)
        for text in (one.text, one.ruling):
            if text or one.id not in chapters:
                check(text or one.text)
        for cited in re.findall(r"NYC-[\d.]*\d", one.text):
            assert WORDS.clause(cited) is not None, (one.id, cited)
    assert [one.id for one in found if one.ruling] == [f"NYC-{key}" for key in RULINGS.split()]
    check(WORDS.reconstruction())


def test_every_clause_that_the_code_names_is_there() -> None:
    known = {one.id for one in WORDS.clauses()}
    assert clause_ids() <= known, sorted(clause_ids() - known)
    assert WORDS.clause("NYC-7.1/99") == WORDS.clause("NYC-7.1")
    assert WORDS.clause("nonsense") is None
