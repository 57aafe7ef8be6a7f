"""What the parts of the worth are called, after "from" and "durch"."""

from __future__ import annotations

from nyc_core.table.words.texts import Texts

EN: dict[str, str] = {
    "points": "points at once",
    "base": "the whole",
    "land": "land to build on",
    "generations": "skyscrapers yet to build",
    "streets": "streets",
    "challenge": "the challenge",
    "cards": "action cards",
}
DE: dict[str, str] = {
    "points": "sofortige Punkte",
    "base": "das Ganze",
    "land": "Bauland",
    "generations": "Wolkenkratzer, die noch zu bauen sind",
    "streets": "Straßen",
    "challenge": "die Herausforderung",
    "cards": "Aktionskarten",
}
say = Texts(en=lambda: EN, de=lambda: DE)
