"""One short game told in sentences: what is asked, chosen, and what happens. Its diff shows what a change changed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from textwrap import fill

from nyc_core import Game, new_game
from nyc_core.newyorkcity.words import WORDS
from nyc_core.table.rules import ScoreLine

SEATS = ("human:Ann", "tom:A3")
SEED = 6
FEW = 8  # options that are all listed
WIDTH = 118


def played_through() -> str:
    """The whole text."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    game, chance = new_game("newyorkcity", list(SEATS), SEED), random.Random(SEED)
    names = [seat["name"] for seat in game.position()["seats"]]
    yield f"{' and '.join(SEATS)}, seed {SEED}"
    yield from (_told(WORDS.event(names, event)) for event in game.events)
    while game.decision is not None:
        yield from _question(game)
        action = str(chance.choice(game.options()))
        yield f"> {action}"
        yield from (_told(WORDS.event(names, event)) for event in game.act(action))
    yield ""
    for seat, score in enumerate(game.scores()):
        kind = game.position()["seats"][seat]["kind"]
        yield f"{names[seat]}: {score['total']} points, place {score['rank']}"
        yield from (f"  {line}" for line in map(_score_line, WORDS.score_lines(score, kind=kind)))
    yield WORDS.result(names, game.scores())


def _told(sentence: str) -> str:
    return fill(sentence, WIDTH, initial_indent="  ", subsequent_indent="    ")


def _question(game: Game) -> Iterator[str]:
    decision = game.decision
    assert decision is not None
    options = sorted(map(str, game.options()))
    shown = ", ".join(options[:FEW]) + (f" and {len(options) - FEW} more" if len(options) > FEW else "")
    yield ""
    yield f"[{decision.kind}, {decision.rule}] {decision.prompt}"
    yield fill(f"{len(options)} options: {shown}", WIDTH, subsequent_indent="  ")


def _score_line(line: ScoreLine) -> str:
    return ", ".join(str(part) for part in line)
