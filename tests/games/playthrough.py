"""One short game told in sentences: what is asked, chosen, and what happens. Its diff shows what a change changed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from textwrap import fill

from nyc_core import Game
from nyc_core.table.rules import ScoreLine
from nyc_core.table.seats import names as called
from tests.games.kept import Kept

FEW = 8  # options that are all listed
WIDTH = 118


def played_through(kept: Kept) -> str:
    """The whole text."""
    return "\n".join(_lines(kept)) + "\n"


def _lines(kept: Kept) -> Iterator[str]:
    seed = kept.told_seed
    game, chance = kept.told.new(seed), random.Random(seed)
    words, names = game.rules.words, called(game.view(None)["seats"])
    yield f"{' and '.join(kept.told.seats)}, seed {seed}"
    yield from (_told(words.event(names, event)) for event in game.events)
    while game.decision is not None:
        yield from _question(game)
        action = str(chance.choice(game.options()))
        yield f"> {action}"
        yield from (_told(words.event(names, event)) for event in game.act(action))
    yield ""
    for seat, score in enumerate(game.scores()):
        kind = game.position()["seats"][seat]["kind"]
        yield f"{names[seat]}: {score['total']} points, place {score['rank']}"
        yield from (f"  {line}" for line in map(_score_line, words.score_lines(score, kind=kind)))
    yield words.result(names, game.scores())


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
