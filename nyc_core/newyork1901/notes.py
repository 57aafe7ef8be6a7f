"""The table of fields: what each event tells, in the order in which its record has it (`table.notes`).

The events that the contract fixes tell what it says and nothing else; the others tell their clause too, `why`. Records
hold the game's own numbers; the forms put them as the contract has them.
"""

from __future__ import annotations

from nyc_core.table.notes import Fields

from .board import LOTS, names_of
from .box import CARDS, CHALLENGES, DISTRICTS, KINDS, STREETS, TERRITORIES

FIELDS = {
    "setup": "streets challenge why",
    "character": "seat character why",
    "starter": "seat skyscraper squares lot why",
    "market": "cards why",
    "turn": "seat why",
    "use": "seat card",
    "expand": "seat territory card",
    "demolish": "seat skyscraper squares",
    "build": "seat skyscraper squares points prestige",
    "open": "cards",
    "shift": "seat cards why",
    "back": "seat territory",
    "pass": "seat kind why",
    "ending": "seat",
    "standstill": "number why",
    "over": "",
}


def _lots(lots: tuple[int, ...]) -> list[str]:
    return [LOTS[lot] for lot in lots]


def _card(card: int) -> str:
    """A territory card, or an action card behind them."""
    return LOTS[card] if card < len(LOTS) else CARDS[card - len(LOTS)]


NOTES = Fields(
    FIELDS,
    {
        "streets": lambda streets: [STREETS[street] for street in streets],
        "challenge": CHALLENGES.__getitem__,
        "character": DISTRICTS.__getitem__,
        "territory": TERRITORIES.__getitem__,
        "skyscraper": KINDS.__getitem__,
        "squares": names_of,
        "cards": _lots,
        "card": _card,
    },
)
