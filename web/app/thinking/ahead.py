"""Thinking while a person does: what the person may play is guessed, and the rivals that come after it think about that
already. What they have thought is kept by the very game in which they are asked, so that a rival that is asked later
plays the same as without; it is only there sooner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nyc_core import Game, bots
from nyc_core.bots.piecemeal import Piecemeal
from nyc_core.bots.tree import Search

WAYS, GUESS = 3, 60  # so many actions of the person are followed, after so many playouts
MOST = 12  # thoughts that are kept: three ways, each with three rivals, and some
Thinking = Any  # what `bots.think` gives: it can be gone on with

_kept: dict[tuple[str, str], Thinking] = {}  # by bot and save, the oldest first


def thought(game: Game, save: str, bot: str) -> Thinking:
    """What the bot thinks in this game, as far as it has come."""
    known = _kept.pop((bot, save), None)
    thinking = bots.think(bot, game) if known is None else known
    _kept[bot, save] = thinking
    while len(_kept) > MOST:
        del _kept[next(iter(_kept))]
    return thinking


class Ahead(Piecemeal):
    """What rivals will play after what a person may play."""

    progress = 0.0

    def __init__(self, game: Game, job: dict[str, Any]) -> None:
        super().__init__(self._all(game, str(job.get("action", ""))))

    def answer(self) -> dict[str, Any]:
        """Nothing is told: who asks later finds it."""
        return {}

    def _all(self, game: Game, action: str) -> Iterator[int]:
        ways = [action] if action else (yield from self._guess(game))
        for way in ways:
            then = game.clone()
            then.act(way)
            yield from self._rivals(then)

    def _guess(self, game: Game) -> Any:
        """What a person is likely to play: what seems best after a short look."""
        search = Search(game, GUESS)
        while not search.over:
            search.step(1)
            yield 1
        return [candidate.action for candidate in search.candidates()[:WAYS]]

    def _rivals(self, game: Game) -> Iterator[int]:
        """All that come, one after the other, until a person is asked."""
        while bot := bots.bot_to_move(game):
            thinking = thought(game, game.save(), bot)
            while not thinking.step(1):
                yield 1
            game.act(thinking.best)
