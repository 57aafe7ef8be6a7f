"""A saved game, reviewed: what was lost where, what would have been better, and luck apart from skill."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from nyc_core.bots import words
from nyc_core.bots.reasons import amount, reader, say_why
from nyc_core.bots.review import Review, shares
from nyc_core.table.game import Game
from nyc_core.table.rules import Json
from nyc_core.table.seats import names
from nyc_core.table.words.columns import paragraph

from .files import read_game
from .texts import say

SLICE = 2000
TOLD = ("close", "mistake", "blunder")


def review(name: str, playouts: int | None) -> int:
    """Print what a review finds in the file."""
    game = read_game(name)
    work = Review(game, playouts=playouts)
    while not work.step(SLICE):
        if sys.stderr.isatty():
            print(f"\r{100 * work.progress:3.0f} %", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    print("\n".join(told(game, work.result())))
    return 0


def told(game: Game, result: Json) -> list[str]:
    """The result in words, seat by seat."""
    called = names(game.view(None)["seats"])
    lines = []
    for seat in result["seats"]:
        own = [one for one in result["decisions"] if one["seat"] == seat["seat"]]
        lines += ["", say("review.of", name=called[seat["seat"]], n=len(own), playouts=result["playouts"])]
        worse = [one for one in own if one["mark"] in TOLD]
        for one in worse:
            lines += _mistake(game, one)
        if not worse:
            lines.append(say("review.none"))
        lines += _summary(seat)
    return lines[1:]


def _mistake(game: Game, one: Mapping[str, Any]) -> list[str]:
    label, why = game.rules.words.action, say_why(game, one["why"], reader(game, one["seat"]))
    cost = amount(float(one["cost"]), words.say("decimal")).lstrip("+")
    mark = words.say(f"mark.{one['mark']}")
    first = say("review.mistake", n=one["ply"] + 1, played=label(one["played"]), mark=mark, cost=cost)
    then = say("review.better", best=label(one["best"]), notation=one["best"])
    return [*paragraph(first), *paragraph(f"{then} {why}".rstrip(), "    ")]


def _summary(seat: Mapping[str, Any]) -> list[str]:
    decimal = words.say("decimal")
    kinds = [f"{topic} {share:.0f} %" for topic, share in shares(seat["lost"])[:3]]
    lines = paragraph(say("review.lost", kinds=", ".join(kinds))) if kinds else []
    if seat["figure"] is not None:
        figure = amount(seat["figure"], decimal).lstrip("+")
        lines += paragraph(say("review.figure", figure=figure, band=words.say(f"band.{seat['band']}")))
    if "lead" in seat:
        lead, luck, play = (amount(seat[name], decimal) for name in ("lead", "luck", "play"))
        error = amount(2 * seat["luck_error"], decimal).lstrip("+")
        lines += paragraph(say("review.luck", lead=lead, luck=luck, play=play, error=error))
    return lines
