"""What the parts of the worth are called, after "from" and "durch"."""

from __future__ import annotations

from nyc_core.table.words.texts import Texts

EN: dict[str, str] = {
    "points": "points at once",
    "land": "land to build on",
    "generations": "silver and gold skyscrapers to come",
    "streets": "streets",
    "challenge": "the challenge",
    "cards": "action cards",
}
DE: dict[str, str] = {
    "points": "sofortige Punkte",
    "land": "Bauland",
    "generations": "Silber- und Goldgebäude, die noch kommen",
    "streets": "Straßen",
    "challenge": "die Herausforderung",
    "cards": "Aktionskarten",
}
say = Texts(en=lambda: EN, de=lambda: DE)
