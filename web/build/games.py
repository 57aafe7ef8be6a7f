"""The games that the site is built for: the first is the one that a start brings along."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from nyc_core import new_game
from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.seats import DEFAULT, LONGEST_NAME
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta, SeatKind

LEVELS = tuple(f"{mode}{number}" for mode in box.TOM_MODES for number in box.TOM_NUMBERS)


def metas() -> tuple[Meta, ...]:
    """What is known of each without loading it."""
    tom = SeatKind("tom", "Tom", LEVELS, "B4", "a mode A, B or C and a number 2 to 9, as in B4")
    return (Meta("newyorkcity", "New York City", "NYC", min(box.SEATS), max(box.SEATS), DEFAULT, (tom,)),)


def names() -> list[str]:
    """The first one first."""
    return [meta.name for meta in metas()]


def best_bot(name: str) -> str:
    """Who plays a game best."""
    return "clerk"


def picture(name: str) -> Callable[..., Any]:
    """What draws a game's tables: the build translates it, so that pictures are there before Python (javascript.py)."""
    drawn: Callable[..., Any] = import_module(f"nyc_core.{name}.picture.fill").picture
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
        "least": meta.least,
        "most": meta.most,
        "quick": list(meta.quick),
        "seat": "|".join([f"human(?::{named})?", f"bot:{named}", *kinds]),
        "kinds": [kind.name for kind in meta.kinds],
    }
