"""What the parts of the worth are called, after "from" and "durch"."""

from __future__ import annotations

from nyc_core.table.words.texts import Texts

EN: dict[str, str] = {
    "base": "the whole",
    "points": "points at once",
    "boroughs": "boroughs",
    "spread": "being in many boroughs",
    "press": "the Press Track",
    "dollars": "dollars",
    "stock": "skyscrapers on the player board",
    "cards": "cards in the reserve",
    "vessels": "vessels",
    "characters": "characters",
    "others": "what the others hold",
}
DE: dict[str, str] = {
    "base": "das Ganze",
    "points": "sofortige Punkte",
    "boroughs": "Bezirke",
    "spread": "Wolkenkratzer in vielen Bezirken",
    "press": "die Presseleiste",
    "dollars": "Dollar",
    "stock": "Wolkenkratzer auf dem Tableau",
    "cards": "Karten in der Reserve",
    "vessels": "Fahrzeuge",
    "characters": "Charaktere",
    "others": "das, was andere haben",
}
say = Texts(en=lambda: EN, de=lambda: DE)
