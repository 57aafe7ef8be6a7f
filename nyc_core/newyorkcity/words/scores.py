"""A score, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.table.rules import ScoreLine
from nyc_core.table.words.language import Voice

# Key of the score, and its clause; the boroughs stand between them.
BEFORE = (("gained", "NYC-8.1"), ("characters", "NYC-8.2"), ("abilities", "NYC-8.3"))
AFTER = (("six_boroughs", "NYC-8.7"), ("press", "NYC-8.7"), ("rest", "NYC-8.8"))


def score_lines(score: Mapping[str, Any], voice: Voice, tom: bool = False) -> list[ScoreLine]:
    """All lines of one seat, the total last."""
    lines = [ScoreLine(voice.say(f"score.{key}", {}), score[key], rule) for key, rule in BEFORE]
    if tom:
        lines[1] = ScoreLine(voice.say("score.characters.tom", {}), score["characters"], "NYC-9.12")
        del lines[2]
    for borough, points in score["boroughs"].items():
        lines.append(ScoreLine(voice.say("score.borough", {"borough": borough}), points, "NYC-8.6"))
    lines += [ScoreLine(voice.say(f"score.{key}", {}), score[key], rule) for key, rule in AFTER]
    return [*lines, ScoreLine(voice.say("score.total", {}), score["total"], "NYC-8.9")]
