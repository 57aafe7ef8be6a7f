"""The page says the same in every language, and speaks the one that the person reads."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from string import Formatter

import pytest

from nyc_core.newyorkcity.words import WORDS
from nyc_core.table.words import LANGUAGES, spoken
from nyc_core.table.words.texts import Texts
from tests.app.fakepage import FakePage
from tests.web.rooms import NAMES
from tests.words_play import ALIKE as ENGINE_ALIKE
from tests.words_play import COMPLETE, WORD, english, foreign
from web.app import texts
from web.app import words as page_words
from web.app.app import App
from web.app.room import room
from web.app.routes import PANELS
from web.games.newyorkcity.room import ROOM

WHERE = ("", *NAMES)
everywhere = pytest.mark.parametrize("where", WHERE, ids=lambda where: where or "page")
OTHERS = sorted(set(page_words.LANGUAGES) - {"en"})
# What the page says alike in English and in another language, beside what the engine does.
ALIKE = frozenset((
    "am", "auto", "bots", "browser", "clerk", "dock", "east", "font", "home", "hudson", "jost",
    "license", "limelight", "link", "mb", "name", "neutral", "new", "normal", "open", "random", "river", "safari",
    "set", "sil", "skyline", "tab", "version", "york",
    "board", "code", "editor", "iframe", "nyc", "text",  # of the editor
    "attribute", "editors", "element", "minute", "notebook", "policy", "python", "sandbox", "sha",  # of how to embed
    "admins", "block", "form", "html", "material", "scorm", "super", "vibration", "wordpress", "xapi", "zip",
    "mail", "messenger", "per", "qr", "server",  # of play by link
    "ny", "boot", "broadway", "bronze", "broad", "cedar", "gold", "land", "legende", "life", "lower", "met",  # names
    "metropolitan", "nassau", "park", "pine", "row", "silver", "start", "singer", "thames", "vera", "wall", "william",
    "woolworth", "building", "generation", "market",
))  # fmt: skip


Where = str  # whose texts: a game's, or "" for the page's own


def said_by(where: Where, code: str) -> Mapping[str, str]:
    """But for what it lacks, and says in English."""
    table = room(where).texts(code) if where else page_words.table(code)
    texts = Texts(f"web.games.{where}", "room") if where else page_words.TEXTS
    lacking = set(texts.own("en")) - set(texts.own(code))
    return {key: text for key, text in table.items() if key not in lacking}


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def page_english(code: str) -> frozenset[str]:
    """The words of the page's English tables that this language does not have."""
    tables = [said_by(where, "en") for where in WHERE]
    known = {word.lower() for table in tables for text in table.values() for word in WORD.findall(text)}
    names = {word.lower() for tongue in LANGUAGES.values() for word in WORD.findall(tongue.name)}
    return frozenset(known | english(code)) - ALIKE - ENGINE_ALIKE[code] - names


def test_the_engine_speaks_each_of_them() -> None:
    assert set(page_words.LANGUAGES) == set(LANGUAGES)


@everywhere
@pytest.mark.parametrize("code", OTHERS)
def test_the_same_texts_with_the_same_fields(code: str, where: Where) -> None:
    wanted, found = said_by(where, "en"), said_by(where, code)
    assert not set(wanted) - set(found) or code not in COMPLETE, f"missing: {sorted(set(wanted) - set(found))}"
    assert not set(found) - set(wanted) or code not in COMPLETE, f"unused: {sorted(set(found) - set(wanted))}"
    other = [key for key in wanted.keys() & found if fields(wanted[key]) != fields(found[key])]
    assert not other, other


@everywhere
@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left(code: str, where: Where) -> None:
    strange = page_english(code)
    for key, text in said_by(where, code).items():
        plain = "".join(part for part, *_ in Formatter().parse(text))
        left = {word for word in WORD.findall(plain) if word.lower() in strange}
        assert not left, (key, left)


@everywhere
@pytest.mark.parametrize("code", sorted(page_words.LANGUAGES))
def test_texts_are_well_written(code: str, where: Where) -> None:
    for key, text in said_by(where, code).items():
        assert text == text.strip(), key
        assert text, key
        assert "  " not in text, key
        assert code == "en" or not set("“\"'") - {"“"} & set(text), key


@pytest.mark.parametrize(
    ("setting", "wished", "code"),
    [
        ("auto", ["de-AT", "en"], "de"),
        ("auto", ["fr-FR", "de", "en"], "fr"),
        ("auto", ["it-IT", "de", "en"], "de"),
        ("auto", ["en-GB", "de"], "en"),
        ("auto", ["it"], "en"),
        ("auto", [], "en"),
        ("de", ["en"], "de"),
        ("en", ["de"], "en"),
        ("tlh", ["de"], "en"),
    ],
)
def test_the_language_is_the_persons(setting: str, wished: list[str], code: str) -> None:
    assert texts.choose(setting, wished) == code


def test_the_page_and_the_engine_speak_alike() -> None:
    try:
        texts.speak("de")
        assert texts.spoken() == spoken() == "de"
        assert texts.say("home.over") == "beendet"
        assert texts.say("notice.copied_game") == "Eine Kopie liegt jetzt bei deinen Spielständen."
        assert texts.saying(ROOM)("character.5.name") == "Späher"
        assert not foreign(texts.saying(ROOM)("character.5.effect"))
        assert texts.say("no.such.text") == "no.such.text"
    finally:
        texts.speak("en")
    assert texts.say("home.over") == "finished"
    english = texts.saying(ROOM)
    assert english is texts.saying(ROOM)
    assert english("card.press") == "Press"
    assert english("close") == texts.say("close")
    assert english("character.5.name") == "Scout"


SAID = re.compile(r'(?:aria-label|title|placeholder|alt)="([^"]*)"|>([^<]+)<')


def heard(page: FakePage) -> set[str]:
    """All that is to be read, or spoken by a screen reader."""
    markup = " ".join(page.regions.values())
    return {html.unescape(spoken or read) for spoken, read in SAID.findall(markup)}


def test_a_table_is_drawn_anew_in_another_language() -> None:
    """Also what drawings keep: the faces of cards, and characters. On no sheet a word of English is left."""
    page = FakePage()
    app = App(page)
    try:
        app.start()
        assert {"Press", "Dollar", "Elevator"} & set(page.text().split())
        app.field("language", "de")
        strange = page_english("de") - frozenset({"nyc", "player"})  # clauses; and who plays has got a name already
        for panel in ("", *PANELS):
            if panel:
                app.flow.open(panel)
                app.house.painting.paint()
            for said in heard(page):
                left = {word for word in WORD.findall(said) if word.lower() in strange}
                assert not left or said == WORDS.reconstruction(), (panel, said, left)
        app.flow.close()
        app.house.painting.paint()
        assert page.attributes["r-board"]["aria-label"] == "Spielplan"
        app.field("language", "en")
        assert "Spielplan" not in page.text()
    finally:
        texts.speak("en")
