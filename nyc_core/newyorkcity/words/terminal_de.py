"""German: what only the command line shows of New York City."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Characters
    "numbers": "Charaktere haben die Nummern 1 bis {n}.",
    "character": "{n} {name} (Wert {value}, {phase}): {effect}",
    # The menu
    "group.bid": "Gebot {n}",
    "group.use": "{name} ({n}) einsetzen",
    "group.discard": "Abwerfen",
    "group.keep": "Behalten",
    # The table
    "head": "== Runde {n} von {of} | {phase} | Bürgermeister: {mayor} ",
    "phase.start": "Aufbau",
    "phase.draft": "Phase I: Karten wählen",
    "phase.bidding": "Phase II: {card}runde",
    "phase.activation": "Phase III",
    "phase.over": "Ende",
    "borough": "Bezirk",
    "mayor": "Buchst.",
    "worth": "Wert",
    "never": "nie",
    "neutral": "neutral",
    "none": "keine",
    "nobody": "niemand",
    "press": "Presse",
    "elevator": "Aufzug",
    "stacks": "Stapel",
    "pairs": "Paare",
    "tiles": "Plättchen",
    "tiles.hidden": "verdeckt: {n}",
    "statue": "Statue: {n}",
    "piles": "Nachziehstapel: {draw}, Ablage: {discard}",
    "vessels": "Fahrzeuge",
    "bot": "Bot",
    "you": "du",
    "board": "Tableau",
    "points": "Punkte: {n} (jetzt gewertet {total})",
    "dollars": "Dollar: {n}",
    "skyscrapers": "Wolkenkratzer: {n}",
    "company": "Team",
    "fleet": "Flotte",
    "hand": "Hand",
    "supply": "Vorrat",
    "reserve": "Reserve: {cards}",
}
