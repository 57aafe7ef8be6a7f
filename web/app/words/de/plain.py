"""The table as text: in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "lit": "jetzt wählbar",
    "menu.text": "Der Tisch als Text",
    "plain.boroughs": "Bezirke",
    "plain.caption": "Die Bezirke: was jeder wert ist und wie viele Wolkenkratzer wem dort gehören",
    "plain.borough": "Bezirk",
    "plain.letter": "Buchstabe {letter}",
    "plain.worth": "Wert",
    "plain.connections": "Fahrzeuge, Prestige und die Freiheitsstatue",
    "plain.press": "Presseleiste, von vorn nach hinten",
    "plain.players": "Spieler",
    "plain.company": "Team",
    "plain.elevator": "Aufzug",
    "plain.phase": "Diese Phase",
}
