"""New York City. `META` is what a list of games knows of it; the game itself, `game`, is loaded when it is played."""

from __future__ import annotations

from nyc_core.table.meta import Meta, SeatKind

TOM = SeatKind(  # NYC-9.2
    name="tom",
    title="Tom",
    levels=tuple(f"{mode}{number}" for mode in "ABC" for number in range(2, 10)),
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
    kinds=(TOM,),
)
