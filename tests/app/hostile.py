"""What somebody may bring to the page from outside, seeded: links, files, names. All of it is data."""

from __future__ import annotations

import base64
import json
import random
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from nyc_core.lessons import lessons
from nyc_core.lessons.schema import as_data
from nyc_core.table.words import LANGUAGES
from tests.fuzz.forger import body_of, forged
from tests.fuzz.mutants import NUMBERS, WORDS, at, deep, paths
from tests.fuzz.test_saves import game_of
from web.app.keep import sharing

NAMES = (
    *(
        "<img src=x onerror=ran()>",
        "<script>ran()</script>",
        "</script><svg onload=ran()>",
        "'\"><b onclick=ran()>x</b>",
    ),
    *(
        "<iframe srcdoc='<script>parent.ran()</script>'>",
        "&lt;script&gt;",
        "<!--",
        "]]>",
        "</text><a href=javascript:ran()>",
    ),
    *("{}", "{0.__class__}", "{n!r:>99999999}", "%s%n%(x)s", "${ran()}", "{{ran()}}", "\\u003cscript>", "`ran()`"),
    *(
        "\u202egnp.exe",
        "\u2066\u2067\u05e9\u05dc\u05d5\u05dd\u2069",
        "مرحبا",
        "a\u0300" * 40,
        "\U0001f469\u200d\U0001f680" * 9,
        "\u200b\u200b",
    ),
    *("x" * 10_000, "W" * 60, "\x00\x1b[31m", "\n\n\n", "   ", "__proto__", "constructor", "🗽", "\ufeff\ufffe"),
)
Mutant = tuple[str, str]  # what was done, the text


@cache
def saves() -> tuple[str, ...]:
    return tuple(game_of(steps, seed).save() for steps, seed in ((0, 1), (7, 2), (40, 3)))


@cache
def made_lessons() -> tuple[str, ...]:
    """As a teacher writes them, in one language."""
    return tuple(json.dumps(_in_english(as_data(lesson))) for lesson in lessons()[::7])


def _in_english(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _in_english(value) for key, value in data.items() if key == "en" or key not in LANGUAGES}
    return [_in_english(one) for one in data] if isinstance(data, list | tuple) else data


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


# Small, and 200 MB of nothing, or a nest of a million brackets, when somebody unpacks them without a limit.
BOMB = packed(b" " * 200_000_000)
NEST = packed(b"[" * 900_000)
PACKED = (
    "",
    "A",
    "====",
    "%00",
    "é",
    BOMB,
    NEST,
    packed(b"{}"),
    packed(b"null"),
    packed(b"NaN"),
    packed(b'"' * 900_000),
)


def with_names(save: str, names: tuple[str, ...]) -> str:
    """A well-made save whose seats have these names, as far as the engine lets them."""
    body = body_of(save)
    for seat, name in zip(body["position"]["seats"], names, strict=False):
        seat["name"] = name
    return forged(save, body)


def json_mutant(dice: random.Random, text: str) -> str:
    """One to three values replaced, lost or doubled."""
    data = json.loads(text)
    for _ in range(dice.randint(1, 3)):
        places = [path for path in paths(data) if path]
        if not places:
            break
        *parents, last = dice.choice(places)
        parent = at(data, tuple(parents))
        act = dice.randrange(6)
        if act == 0:
            del parent[last]
        elif act == 1 and isinstance(parent, dict):
            parent[dice.choice(NAMES)[:200]] = parent[last]
        elif act == 2:
            parent[last] = deep(dice.choice((3, 70, 400)))
        else:
            parent[last] = dice.choice((*NAMES, *WORDS[:40], *NUMBERS, None, True, 1.5, [], {}))
    return json.dumps(data)


def text_mutant(dice: random.Random, text: str) -> str:
    """Cut, torn or smeared."""
    place = dice.randrange(len(text))
    kind = dice.randrange(4)
    if kind == 0:
        return text[:place]
    if kind == 1:
        return text[:place] + dice.choice(NAMES)[:100] + text[place:]
    if kind == 2:
        return text[:place] + text[place + dice.randint(1, 50) :]
    return text[:place] + chr(dice.choice((dice.randrange(32, 127), dice.randrange(160, 0xD000)))) + text[place + 1 :]


def forged_mutant(dice: random.Random, save: str) -> str:
    """Made by somebody who knows how the digest is made: other names, other values inside."""
    if dice.random() < 0.5:
        return with_names(save, tuple(dice.sample(NAMES, 3)))
    return forged(save, json.loads(json_mutant(dice, json.dumps(body_of(save)))))


def whole(_: random.Random, save: str) -> str:
    """Nothing is wrong with this one."""
    return save


def save_texts(dice: random.Random, number: int) -> Iterator[Mutant]:
    """Texts of files: nearly saves, forged saves, and saves."""
    ways = {"torn": text_mutant, "changed": json_mutant, "forged": forged_mutant, "whole": whole}
    for _ in range(number):
        name = dice.choice(list(ways))
        yield name, ways[name](dice, dice.choice(saves()))


def routes(dice: random.Random, number: int) -> Iterator[str]:
    """What may stand after the # of an address."""
    for _ in range(number):
        kind = dice.randrange(8)
        if kind < 3:
            yield f"share/{sharing.pack(next(save_texts(dice, 1))[1])}"
        elif kind == 3:
            yield f"lesson/{sharing.pack(json_mutant(dice, dice.choice(made_lessons())))}"
        elif kind == 4:
            yield f"{dice.choice(('share', 'lesson'))}/{text_mutant(dice, sharing.pack(dice.choice(saves())))}"
        elif kind == 5:
            yield f"{dice.choice(('share', 'lesson'))}/{dice.choice(PACKED)}"
        else:
            first = dice.choice(
                ("play", "learn", "rules", "edit", "games", "new", "settings", "score", "", "Ä", "%", "__proto__")
            )
            yield f"{first}/{dice.choice((*NAMES, *WORDS, '../..', '%00', '%E0%A4%A', 'NYC-99.99'))}"
