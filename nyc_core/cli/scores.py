"""Everybody's points as a table of text."""

from __future__ import annotations

from nyc_core.table.game import Game
from nyc_core.table.words.columns import short_names

from .texts import besides, say


def score_table(game: Game) -> list[str]:
    """A column for each seat, a line for each part of the score; below, what a kind of seat has otherwise."""
    words, scores, view = game.rules.words, game.scores(), game.view(None)
    columns = [{line.label: line for line in words.score_lines(score)} for score in scores]
    lines = [f"{'':<36}" + "".join(f"{name:>10}" for name in short_names(view))]
    for label in columns[0]:
        points = "".join(f"{column[label].points:>10}" for column in columns)
        lines.append(f"{label[:34]:<36}{points}")
    lines.append(f"{say('rank'):<36}" + "".join(f"{score['rank']:>10}" for score in scores))
    kinds = {seat["kind"] for seat in view["seats"]}
    own = [kind.name for kind in game.rules.meta.kinds if kind.name in kinds]
    return lines + [line for kind in own for line in besides(words, f"score.note.{kind}")]
