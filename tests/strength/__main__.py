"""`python -m tests.strength [LINE …] [--games 400] [--workers 2]`: rows of the README's tables, with 95 % intervals.

A line is one of `LINES` by its name (all of them if none is named), or a game and its seats:
`newyorkcity,bot:search,tom:C5`. It takes a while: about three seconds a game of two.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise

from nyc_core.bots.levels import LEVELS

from .match import HEAD, Line, match

CITY, OLD = "newyorkcity", "newyork1901"
LINES: dict[str, Line] = {
    **{level: Line(CITY, ("bot:search", f"tom:{level}")) for level in ("A6", "B4", "C4", "C5", "A9")},
    "clerk": Line(CITY, ("bot:search", "bot:clerk")),
    "two-clerks": Line(CITY, ("bot:search", "bot:clerk", "bot:clerk")),
    "three-clerks": Line(CITY, ("bot:search", "bot:clerk", "bot:clerk", "bot:clerk")),
    **{
        f"{name}-{level}": Line(CITY, ("bot:search", *[f"tom:{level}"] * number))
        for name, number in (("two", 2), ("three", 3))
        for level in ("B4", "C5")
    },
    "1901-clerk": Line(OLD, ("bot:search", "bot:clerk")),
    "1901-three-clerks": Line(OLD, ("bot:search", "bot:clerk", "bot:clerk", "bot:clerk")),
    **{
        f"{name}{better.name}": Line(game, (f"bot:{better.name}", f"bot:{worse.name}"))
        for name, game in (("", CITY), ("1901-", OLD))
        for better, worse in pairwise(LEVELS)
    },
}


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=", ".join(LINES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    print(HEAD, flush=True)
    for name in given.lines or LINES:
        game, *seats = name.split(",")
        line = LINES[name] if name in LINES else Line(game, tuple(seats))
        print(match(line, given.games, given.workers).row(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
