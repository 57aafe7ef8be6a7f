"""For the tests of the words: random games of every mix of seats, and actions written at random, mostly illegal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from nyc_core import Game, new_game
from nyc_core.newyorkcity.words import WORDS
from nyc_core.newyorkcity.words.language import language
from nyc_core.table.words import LANGUAGES, speak, spoken
from nyc_core.table.words.language import FIELD

MIXES = (
    ["human:Ann", "tom:B4"],
    ["human:Ann", "human:Bob"],
    ["tom:A9", "human:Ann", "tom:C5"],
    ["human:Ann", "bot:random", "human:Cleo"],
    ["human:Ann", "human:Bob", "human:Cleo", "human:Dan"],
    ["human:Ann", "tom:C2", "bot:random", "tom:B9"],
)
CARDS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")
BOROUGHS = ("staten-island", "jersey-city", "manhattan", "bronx", "queens", "brooklyn")
SENTENCE = re.compile(r"[^{}…]+[.]")
VESSELS = ("taxi", "bus", "streetcar", "subway", "boat")
NO_ARGUMENT = tuple(number for number in range(1, 43) if number not in (1, 2, 4, 7, 8, 11, 12, 13, 14, 15, 20, 22))


def games(number: int, seed: int = 0) -> Iterator[tuple[Game, random.Random]]:
    """New games, by turns of each mix."""
    for turn in range(number):
        yield new_game("newyorkcity", seats=MIXES[turn % len(MIXES)], seed=seed + turn), random.Random(seed + turn)


def names(game: Game) -> list[str]:
    return [seat["name"] for seat in game.view(None)["seats"]]


def play(game: Game, chance: random.Random) -> Iterator[Game]:
    """A random game: yields before each action, and once at the end."""
    while options := game.options():
        yield game
        uses = [option for option in options if str(option).startswith("use")]
        game.act(chance.choice(uses if uses and chance.random() < 0.5 else options))
    yield game


WRITTEN = """
start {place}; take {place}; hire {number}; tile {tile}; move {borough}; bid {some}; bid; discard {some}; keep {some}
pass
skip; end; forfeit; use 1 {some}; use 2 {place}:{card} 3:wild; use 4 {place} 2; use 7 {number} {other}; use 8 {some}
use 11 {borough}; use 12 {some}; use 13 {card}; use 14 {place}; use 15 {card}; use 20 {card}; use 22 {some}; bid wild
bid wild wild wild; use {plain}; use {plain}; use {plain}; use {plain}
"""


def anything(chance: random.Random) -> str:
    """An action of the notation, legal or not."""
    template = chance.choice(WRITTEN.strip().replace("\n", "; ").split("; "))
    return template.format(
        some=" ".join(chance.choices(CARDS, k=chance.choice((1, 1, 2, 3, 4, 8)))),
        card=chance.choice(CARDS),
        borough=chance.choice(BOROUGHS),
        place=chance.randrange(9),
        number=chance.randint(1, 42),
        other=chance.randint(1, 42),
        plain=chance.choice(NO_ARGUMENT),
        tile=f"{chance.choice(VESSELS)} {chance.choice((2, 4))} {' '.join(chance.sample(BOROUGHS, 2))}",
    )


@pytest.fixture(params=sorted(LANGUAGES))
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    """One language after the other is spoken."""
    speak(request.param)
    yield request.param
    speak("en")


# Languages that must say all that English says. One that is on its way is not among them: what it lacks is said in
# English, and `python build.py words` tells what that is.
COMPLETE = ("de", "fr")
# What is written alike in English and in another language: by that language.
ALIKE: dict[str, frozenset[str]] = {
    "de": frozenset((
        "bronx", "brooklyn", "city", "island", "jersey", "manhattan", "queens", "staten", "dollar", "dollars", "hand",
        "joker", "phase", "ii", "iii", "prestige", "reserve", "statue", "taxi", "bus", "tom", "toms", "bot", "bonus",
        "croupier", "moment", "person", "in", "an", "so", "was", "also", "engine", "text", "set", "sets",
    )),
    "fr": frozenset((
        "bronx", "brooklyn", "city", "island", "jersey", "manhattan", "queens", "staten", "dollar", "dollars",
        "joker", "phase", "phases", "ii", "iii", "prestige", "statue", "taxi", "bus", "tom", "toms", "bot", "bots",
        "bonus", "croupier", "moment", "as", "six", "on", "or", "pile", "piles", "place", "places", "plans", "point",
        "points", "type", "types", "table", "tables", "action", "actions", "passes", "base", "case", "chance",
        "chances", "but", "change", "condition", "construction", "double", "face", "final", "force", "guide", "long",
        "match", "message", "messages", "mode", "option", "page", "part", "pause", "position", "possible", "question",
        "record", "score", "scores", "second", "site", "sites", "total", "touches", "version", "violet", "zigzag",
        "rectangle", "boom", "rectangles", "lit", "menu", "min", "minute", "normal", "patient", "cent", "club",
        "code", "auto", "baron", "arrive", "script", "scripts", "hand",
    )),
}  # fmt: skip
WORD = re.compile(r"[^\W\d_]{2,}")
NOTATION = re.compile(r"box\.(?:py|json)|(?:NYC|NY1)-[\d./]+|: [\da-z ,-]+[.]$|„.*?“|«.*?»")


@cache
def english(code: str) -> frozenset[str]:
    """The words of the English tables, but for those that are of another language as well."""
    texts = [FIELD.sub(" ", text) for key, text in language("en").table.items() if not key.startswith("examples.")]
    texts += [clause.text + clause.title + clause.ruling for clause in WORDS.clauses("en")]
    return frozenset(word.lower() for text in texts for word in WORD.findall(text)) - ALIKE[code]


def foreign(sentence: str, *proper: str, code: str = "") -> set[str]:
    """The English words in a sentence of a language, or of the one that is spoken; names and notation left out."""
    for name in proper:
        sentence = sentence.replace(name, " ")
    return {word for word in WORD.findall(NOTATION.sub(" ", sentence)) if word.lower() in english(code or spoken())}


def check(sentence: str, *proper: str) -> None:
    """Whole sentences: nothing left over from a template, a capital or a name first, a full stop at the end; in another
    language no English word."""
    assert SENTENCE.fullmatch(sentence), sentence
    assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "“„«" or sentence.startswith(proper), (
        sentence
    )
    assert not re.search(r"  | [.,;:]|[,;:]$", sentence), sentence
    assert not re.search(r"\b(\w+) \1\b", sentence), sentence
    if spoken() == "en":
        assert not re.search(r"\b1 (\w*[^s\W]s)\b(?<!plans)(?<!press)", sentence), sentence
    else:
        assert not foreign(sentence, *proper), (sentence, foreign(sentence, *proper))
        assert not re.search(r"\b1 (Karten|Punkte|Felder|Handkarten|Pressekarten|Etagen)\b", sentence), sentence
    assert "_" not in sentence, sentence
    assert "None" not in sentence, sentence
