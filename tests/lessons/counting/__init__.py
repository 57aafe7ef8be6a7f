"""A game that is none of ours: those at the table count on by one or two, and who says the last number has won.

Only as much of it as lessons ask for. A ghost at the table counts by itself.
"""

from __future__ import annotations

from nyc_core.table.meta import Meta, SeatKind

GHOST = SeatKind(name="ghost", title="Ghost", levels=("pale",), level="pale", span="pale", expected="pale")
META = Meta("counting", "Counting", "CNT", 2, 4, ("human", "human"), (GHOST,))
