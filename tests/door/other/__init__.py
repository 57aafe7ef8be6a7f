"""A game from outside: New York City under another name, with options, and without Toms."""

from __future__ import annotations

from nyc_core.newyorkcity import META as NEW_YORK_CITY
from nyc_core.table.meta import Option

OPTIONS = (Option("variant", ("base", "advanced")), Option("action_cards", (True, False)))
META = NEW_YORK_CITY._replace(
    name="other", title="Another Game", prefix="AG", quick=("human", "human"), kinds=(), options=OPTIONS
)
