"""The table as text: in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "lit": "can be chosen now",
    "menu.text": "The table as text",
    "plain.boroughs": "Boroughs",
    "plain.caption": "The boroughs: what each is worth, and how many skyscrapers each owner has there",
    "plain.borough": "Borough",
    "plain.letter": "letter {letter}",
    "plain.worth": "Worth",
    "plain.connections": "Vessels, prestige and the Statue",
    "plain.press": "Press Track, first to last",
    "plain.players": "Players",
    "plain.company": "company",
    "plain.elevator": "Elevator",
    "plain.phase": "This phase",
}
