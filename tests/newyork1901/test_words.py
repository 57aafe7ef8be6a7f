"""Sentences: both languages have the same tables, and no field of a sentence is left empty."""

from __future__ import annotations

import re

import pytest

from nyc_core.newyork1901.box import CARDS, CHALLENGES, KINDS, STREETS, TERRITORIES
from nyc_core.newyork1901.words import WORDS, terminal
from nyc_core.newyork1901.words.language import TEXTS
from nyc_core.table.words import LANGUAGES, speak
from tests.words_play import COMPLETE

from .play import random_play, table

FORMS = re.compile(r"\.(land|card|acc|the|your|no|dat|obj|whose|none|gender)$")
OTHERS = sorted(set(LANGUAGES) - {"en"})


@pytest.mark.parametrize("code", OTHERS)
def test_each_says_all_that_english_says(code: str) -> None:
    for texts in (TEXTS, terminal.say):
        english, other = texts.own("en"), texts.own(code)
        lacking = [key for key in english if key not in other and not FORMS.search(key)]
        assert not lacking or code not in COMPLETE
        strangers = [key for key in other if key not in english and not FORMS.search(key)]
        assert not strangers


@pytest.mark.parametrize("code", OTHERS)
def test_all_rulebooks_have_the_same_clauses_with_rulings(code: str) -> None:
    english, other = WORDS.clauses("en"), WORDS.clauses(code)
    assert [clause.id for clause in english] == [clause.id for clause in other]
    assert [bool(clause.ruling) for clause in english] == [bool(clause.ruling) for clause in other]
    assert len(english) == len({clause.id for clause in english})
    assert all(clause.title for clause in english + other)
    assert WORDS.reconstruction(code)
    assert WORDS.reconstruction(code) != WORDS.reconstruction("en")


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
