"""What the picture says, as templates; names of boroughs, cards and phases are those of the game's own tables."""

from __future__ import annotations

from nyc_core.newyorkcity.box import BOROUGHS, CARDS, VESSELS
from nyc_core.newyorkcity.position import PHASES
from nyc_core.newyorkcity.words.language import language
from nyc_core.table.words import LANGUAGES
from nyc_core.table.words.texts import Texts

OWN = Texts("nyc_core.newyorkcity", "picture")
NAMES = (("borough", BOROUGHS), ("card", CARDS), ("vessel", VESSELS), ("phase", PHASES))


def tables() -> dict[str, dict[str, str]]:
    """Everything that the picture can say, by language."""
    by_language = {}
    for code in LANGUAGES:
        table = language(code).table
        names = {f"{kind}.{one}": table[f"{kind}.{one}"] for kind, ones in NAMES for one in ones}
        signs = {f"sign.{one}": table[f"borough.{one}"].upper() for one in BOROUGHS}
        by_language[code] = {**names, **signs, **OWN.table(code)}
    return by_language
