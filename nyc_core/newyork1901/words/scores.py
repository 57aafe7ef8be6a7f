"""A score, line by line, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def result(scores: Sequence[Mapping[str, Any]], voice: Voice) -> str:
    """Who won, and over whom; a tie says what broke it, or that the rank is shared (NY1-4.11)."""
    order = sorted(range(len(scores)), key=lambda seat: scores[seat]["rank"])
    first, rest = order[0], order[1:]
    points = scores[first]["total"]
    winners = [seat for seat in order if scores[seat]["rank"] == 1]
    if len(winners) > 1:
        return voice.say("result.shared", {"seats": winners, "points": points})
    tied = [seat for seat in rest if scores[seat]["total"] == points]
    others = voice.listed([voice.say("result.other", {"seat": seat, "points": scores[seat]["total"]}) for seat in rest])
    params = {"winner": first, "points": points, "others": others, "seats": tied}
    return voice.say("result.tie" if tied else "result.won", params)
