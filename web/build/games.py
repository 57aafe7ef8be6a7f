"""The games that the site is built for: the first is the one that a start brings along."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from nyc_core import games, new_game
from nyc_core.table.drawing import cover
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta
from nyc_core.table.seats import LONGEST_NAME
from web.app.rooms import shown_games


def metas() -> tuple[Meta, ...]:
    """What is known of each without loading it."""
    return tuple(games.meta(name) for name in names())


def names() -> list[str]:
    """The first one first."""
    return list(shown_games())


def best_bot(name: str) -> str:
    """Who plays a game best."""
    return next(iter(games.rules(name).bots))


def picture(name: str) -> Callable[..., Any]:
    """What draws a game's tables, for one that has no drawing who sits there: the build translates it, so that pictures
    are there before Python (javascript.py)."""
    module = f"nyc_core.{name}.picture"
    drawn: Callable[..., Any] = import_module(f"{module}.fill").picture if find_spec(module) else cover.picture
    return drawn


def quick(meta: Meta, name: str, seed: int) -> Game:
    """A game as one tap begins it, the person called `name`."""
    return new_game(meta.name, [f"human:{name}" if seat == "human" else seat for seat in meta.quick], seed)


def sitting(meta: Meta) -> dict[str, object]:
    """How one sits down, for the frame's JavaScript: how many, in which words (`seat` is a pattern), and which kinds
    play by themselves. Nobody may sit down to watch only those."""
    named = f".{{1,{LONGEST_NAME}}}"
    kinds = [f"{kind.name}:(?:{'|'.join(kind.levels)})" for kind in meta.kinds]
    return {
        "title": meta.title,
        "least": meta.least,
        "most": meta.most,
        "quick": list(meta.quick),
        "seat": "|".join([f"human(?::{named})?", f"bot:{named}", *kinds]),
        "kinds": [kind.name for kind in meta.kinds],
    }
