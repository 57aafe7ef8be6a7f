"""Every language says the same as English: the same messages with the same fields, and all forms that it asks for."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from nyc_core.newyorkcity.box import BOROUGHS, CARDS, CHARACTERS, VESSELS
from nyc_core.newyorkcity.words import WORDS
from nyc_core.newyorkcity.words.language import language
from nyc_core.newyorkcity.words.rulebook import RULEBOOK
from nyc_core.table.words import LANGUAGES
from nyc_core.table.words.language import FIELD
from tests.words_play import COMPLETE, foreign

OTHERS = sorted(set(LANGUAGES) - {"en"})
BOOKS = {code: RULEBOOK.source(code) for code in LANGUAGES}
# Terms, and what they can be; all else in their families are forms.
TERMS: dict[str, tuple[object, ...]] = {
    "card": CARDS, "borough": BOROUGHS, "vessel": VESSELS, "character": tuple(CHARACTERS), "seat": (), "you": ("",),
}  # fmt: skip
LISTS = {"cards": "card", "characters": "character", "seats": "seat"}
NO_FORMS = ("word", "short")  # of numbers, and of a list of cards
# Forms that the code asks for where a template asks for none.
PLAIN = {"cards": "a", "characters": "the"}


def kind_of(message: str) -> str:
    return message.partition(".")[0]


def is_form(message: str) -> bool:
    kind = kind_of(message)
    names = {kind, *(f"{kind}.{value}" for value in TERMS.get(kind, ()))}
    return (kind in TERMS and message not in names) or kind == "smooth"


def messages(code: str) -> dict[str, str]:
    """The table without the forms of terms, which are each language's own business."""
    return {message: text for message, text in language.own(code).items() if not is_form(message)}


def forms(code: str) -> dict[str, set[str]]:
    """The forms that the table defines, by kind."""
    found = defaultdict(set)
    for message in language.own(code):
        if is_form(message) and not message.endswith(".gender") and kind_of(message) != "smooth":
            found[kind_of(message)].add(message.rsplit(".", 1)[1])
    return found


def asked(code: str) -> Iterator[tuple[str, str]]:
    """The forms that templates and clauses ask for: kind and form."""
    for text in language.own(code).values():
        for name, of, form, choices in FIELD.findall(text):
            kind = language.kinds.get(name, "")
            if of:
                yield "card", "noun"
            elif not choices and (form or kind in PLAIN) and form not in NO_FORMS:
                yield LISTS.get(kind, kind), (form or PLAIN[kind]).lower()
            elif form == "short" or kind == "cards":
                yield "card", "noun"
    for _, form in re.findall(r"\{(\d+)\.(\w+)\}", BOOKS[code]):
        yield "character", form.lower()


@pytest.mark.parametrize("code", OTHERS)
def test_the_same_messages(code: str) -> None:
    wanted, found = set(messages("en")), set(messages(code))
    assert not wanted - found or code not in COMPLETE, f"missing: {sorted(wanted - found)}"
    assert not found - wanted, f"unused: {sorted(found - wanted)}"


@pytest.mark.parametrize("code", OTHERS)
def test_the_same_fields(code: str) -> None:
    """Whatever a sentence tells, it tells in each language."""

    def fields(text: str) -> set[str]:
        return {one for field in FIELD.findall(text) for one in field[:2] if one}

    wanted, found = messages("en"), messages(code)
    other = [message for message in wanted.keys() & found if fields(wanted[message]) != fields(found[message])]
    assert not other, other


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_all_forms_are_there_and_none_is_idle(code: str) -> None:
    table, wanted = language.own(code), defaultdict(set)
    for kind, form in asked(code):
        if kind in TERMS:
            wanted[kind].add(form)
            for value in TERMS[kind]:
                gender = table.get(f"{kind}.{value}.gender")
                ids = {f"{kind}.{form}", f"{kind}.{value}.{form}", f"{kind}.{gender}.{form}"}
                assert ids & set(table), (kind, value, form)
    wanted["you"] = wanted["seat"]
    for kind, found in forms(code).items():
        assert found <= wanted[kind], (kind, found - wanted[kind])


@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left(code: str) -> None:
    for message, text in language.own(code).items():
        if not message.startswith(("examples.", "smooth.")) and not message.endswith(".gender"):
            said = FIELD.sub(lambda field: f" {field[4] or ''} ", text)
            assert not foreign(said, code=code), (message, foreign(said, code=code))
    for clause in WORDS.clauses(code):
        said = f"{clause.title} {clause.text} {clause.ruling}"
        assert not foreign(said, code=code), (clause.id, foreign(said, code=code))
    assert not foreign(WORDS.reconstruction(code), code=code)


@pytest.mark.parametrize("code", OTHERS)
def test_the_notation_is_the_same(code: str) -> None:
    for message, text in messages("en").items():
        if message.startswith("examples."):
            assert language(code).table[message] == text


@pytest.mark.parametrize("code", OTHERS)
def test_clauses_cite_and_rule_alike(code: str) -> None:
    """The same clauses in the same order; each has a ruling, names clauses and has numbers where English does."""
    for ours, theirs in zip(WORDS.clauses("en"), WORDS.clauses(code), strict=True):
        assert ours.id == theirs.id
        assert bool(ours.ruling) == bool(theirs.ruling), ours.id
        assert bool(ours.text) == bool(theirs.text), ours.id
        for one in (re.compile(r"NYC-[\d.]*\d"), re.compile(r"\(\d+\)"), re.compile(r"\b\d+\b")):
            assert sorted(one.findall(ours.text)) == sorted(one.findall(theirs.text)), (ours.id, one.pattern)


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_characters_have_short_names_of_their_own(code: str) -> None:
    names = [WORDS.character(number, code).name for number in CHARACTERS]
    assert len(set(names)) == len(CHARACTERS)
    assert max(map(len, names)) <= 20
    assert max(len(word) for name in names for word in name.split()) <= 12, "the tiles have no room for longer words"
    for number in CHARACTERS:
        assert WORDS.character(number, code).effect.endswith(".")
        assert len(WORDS.character(number, code).effect) <= 120
