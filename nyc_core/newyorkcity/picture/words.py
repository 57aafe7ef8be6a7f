"""What the picture says, as templates; names of boroughs, cards and phases are those of the game's own tables."""

from __future__ import annotations

from nyc_core.newyorkcity.box import BOROUGHS, CARDS, VESSELS
from nyc_core.newyorkcity.position import PHASES
from nyc_core.newyorkcity.words.language import language

OWN = {
    "en": {
        "title": "New York City: {round}, {phase}",
        "round": "Round {n} of {of}",
        "auction": "{phase} for {card}",
        "display": "Prestige",
        "hudson": "Hudson",
        "east": "East River",
        "player": "Player {n}",
        "points": "Points: {list}.",
        "mayor": "The Mayor is in {place}.",
        "borough": "{name} ({letter}, value {value}): {list}.",
        "nobody": "no skyscrapers",
        "press": "Press Track, from the front: {list}.",
        "vessels": "Vessels left: {list}.",
        "vessel": "{kind} {one} to {other}",
        "statue": "Statue of Liberty: {n}.",
        "owner": "{name} {n}",
        "neutral": "neutral",
    },
    "de": {
        "title": "New York City: {round}, {phase}",
        "round": "Runde {n} von {of}",
        "auction": "{phase} um {card}",
        "display": "Prestige",
        "hudson": "Hudson",
        "east": "East River",
        "player": "Spieler {n}",
        "points": "Punkte: {list}.",
        "mayor": "Der Bürgermeister ist hier: {place}.",
        "borough": "{name} ({letter}, Wert {value}): {list}.",
        "nobody": "keine Wolkenkratzer",
        "press": "Presseleiste, von vorn: {list}.",
        "vessels": "Noch unterwegs: {list}.",
        "vessel": "{kind} {one}\N{EN DASH}{other}",
        "statue": "Freiheitsstatue: {n}.",
        "owner": "{name} {n}",
        "neutral": "neutral",
    },
}
NAMES = (("borough", BOROUGHS), ("card", CARDS), ("vessel", VESSELS), ("phase", PHASES))


def tables() -> dict[str, dict[str, str]]:
    """Everything that the picture can say, by language."""
    found = {}
    for code in language.tables:
        table = language(code).table
        names = {f"{kind}.{one}": table[f"{kind}.{one}"] for kind, ones in NAMES for one in ones}
        signs = {f"sign.{one}": table[f"borough.{one}"].upper() for one in BOROUGHS}
        found[code] = {**names, **signs, **OWN[code]}
    return found
