"""New York City. `META` is what a list of games knows of it; the game itself, `game`, is loaded when it is played."""

from __future__ import annotations

from nyc_core.table.meta import Meta, SeatKind

PRINTED = ("A6", "B3", "C2", "A7", "B4", "C3", "A8", "B5", "C4", "A9", "B6", "C5")  # Tom 1 to Tom 12
LEVELS = tuple(f"{mode}{number}" for mode in "ABC" for number in range(2, 10))
TOM = SeatKind(  # NYC-9.2
    name="tom",
    title="Tom",
    levels=(*PRINTED, *(level for level in LEVELS if level not in PRINTED)),
    level="B4",
    span="A2 to C9",
    expected="a mode A, B or C and a number 2 to 9, as in B4",
)
META = Meta(
    name="newyorkcity",
    title="New York City",
    prefix="NYC",
    least=2,  # NYC-0.4
    most=4,
    quick=("human", "tom:B4"),  # you against the Tom that the rulebook recommends
    gentle=("human", "tom:A6"),  # the first of those that it calls easy
    kinds=(TOM,),
)
