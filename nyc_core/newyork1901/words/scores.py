"""A score, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.table.rules import ScoreLine
from nyc_core.table.words.language import Voice


def score_lines(score: Mapping[str, Any], voice: Voice) -> list[ScoreLine]:
    """All lines of one seat, the total last."""
    lines = [ScoreLine(voice.say("score.gained", {}), score["gained"], "NY1-2.6")]
    for street, points in score["streets"].items():
        lines.append(ScoreLine(voice.say("score.street", {"street": street}), points, "NY1-4.3"))
    lines.append(ScoreLine(voice.say("score.challenge", {}), score["challenge"], "NY1-4.4"))
    lines.append(ScoreLine(voice.say("score.cards", {}), score["cards"], "NY1-4.10"))
    return [*lines, ScoreLine(voice.say("score.total", {}), score["total"], "NY1-4.11")]
