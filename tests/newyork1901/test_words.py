"""Sentences: both languages have the same tables, and no field of a sentence is left empty."""

from __future__ import annotations

import re

import pytest

from nyc_core.newyork1901.box import CARDS, CHALLENGES, KINDS, STREETS, TERRITORIES
from nyc_core.newyork1901.words import WORDS, clauses_de, clauses_en, de, en, terminal_de, terminal_en
from nyc_core.table.words import LANGUAGES, speak

from .play import random_play, table

FORMS = re.compile(r"\.(land|card|acc|the|your|no|dat|whose|none)$")


def test_german_says_all_that_english_says() -> None:
    for table_en, table_de in ((en.TEXT, de.TEXT), (terminal_en.TEXT, terminal_de.TEXT)):
        lacking = [key for key in table_en if key not in table_de and not FORMS.search(key)]
        assert not lacking
        strangers = [key for key in table_de if key not in table_en and not FORMS.search(key)]
        assert not strangers


def test_both_rulebooks_have_the_same_clauses_with_rulings() -> None:
    english, german = WORDS.clauses("en"), WORDS.clauses("de")
    assert [clause.id for clause in english] == [clause.id for clause in german]
    assert [bool(clause.ruling) for clause in english] == [bool(clause.ruling) for clause in german]
    assert len(english) == len({clause.id for clause in english})
    assert all(clause.title for clause in english + german)
    assert clauses_en.RECONSTRUCTION
    assert clauses_de.RECONSTRUCTION


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_game_is_whole(lang: str) -> None:
    speak(lang)
    try:
        for seed in range(6):
            game = table(seed)
            names = [seat["name"] for seat in game.view(None)["seats"]]
            for number, (_, action) in enumerate(random_play(game, seed)):
                said = [game.prompt(), WORDS.waiting(game.state), WORDS.action(action, view=game.view(None))]
                if number % 9 == 0:
                    lines = WORDS.table(game.view(None), game.scores(), 0)
                    assert max(map(len, lines)) <= 80
                    said += lines
                check(said)
            check([WORDS.event(names, event, you=0) for event in game.events])
            check([WORDS.result(names, game.scores())])
            check([line.label for line in WORDS.score_lines(game.scores()[0])])
    finally:
        speak("en")


def check(said: list[str]) -> None:
    for sentence in said:
        assert "…" not in sentence
        assert not re.search(r"\b(prompt|wait|event|action|refusal|score)\.[a-z]", sentence), sentence
        assert "{" not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_explained(lang: str) -> None:
    for thing in (*KINDS, *TERRITORIES, *STREETS, *CHALLENGES, *CARDS, "h4", "a1", "k1"):
        check(WORDS.explain(thing, lang))
        assert WORDS.explain(thing, lang), thing
    assert WORDS.explain("2.6", lang) == []
    assert WORDS.explain("expand blue-07", lang) == []
