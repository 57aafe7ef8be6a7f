"""A score, line by line, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def result(scores: Sequence[Mapping[str, Any]], voice: Voice) -> str:
    """Who won, and over whom; a tie says what broke it (NYC-8.9)."""
    order = sorted(range(len(scores)), key=lambda seat: scores[seat]["rank"])
    first, rest = order[0], order[1:]
    points = scores[first]["total"]
    tied = [seat for seat in rest if scores[seat]["total"] == points]
    others = voice.listed([voice.say("result.other", {"seat": seat, "points": scores[seat]["total"]}) for seat in rest])
    params = {"winner": first, "points": points, "others": others, "seats": tied}
    return voice.say("result.tie" if tied else "result.won", params)
