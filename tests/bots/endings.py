"""Games that are nearly over, reckoned to their end by trying all there is: what a search has to find."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nyc_core import bots, new_game
from nyc_core.bots.search import lead
from nyc_core.table.game import Game

MOST = 120  # positions that are looked at after a decision
WORLDS = 2  # in which it has to come to the same

Worths = dict[Any, float]  # by option, the lead in the end


class TooMany(Exception):
    """There is more to be tried."""


def endings(name: str, seed: int) -> Iterator[tuple[Game, Worths]]:
    """Of a game by chance the last decisions at which it matters what is played, and that is certain."""
    game = new_game(name, ["bot:random"] * 2, seed)
    bots.play_bots(game)
    while game.actions:
        game.rewind(len(game.actions) - 1)
        if game.decision is None or len(game.options()) < 2:
            continue
        try:
            worths = tried(game)
            same = all(tried(game.imagine(game.decision.seat, world)) == worths for world in range(WORLDS))
        except TooMany:
            return
        if same and len(set(worths.values())) > 1:
            yield game.clone(), worths


def tried(game: Game) -> Worths:
    """What each option comes to, for who decides."""
    assert game.decision
    left, seat = [MOST], game.decision.seat
    return {option: _leads(game, option, left)[seat] for option in game.options()}


def _leads(game: Game, option: Any, left: list[int]) -> list[float]:
    """By seat, if everybody goes on as well as can be."""
    left[0] -= 1
    if left[0] < 0:
        raise TooMany
    then = game.clone()
    then.act(option)
    if then.decision is None:
        totals = [float(score["total"]) for score in then.scores()]
        return [lead(totals, seat) for seat in range(len(totals))]
    seat = then.decision.seat
    return max((_leads(then, other, left) for other in then.options()), key=lambda leads: leads[seat])
