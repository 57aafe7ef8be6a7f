"""What the garden says: clauses, and sentences from a table (`nyc_core.table.words.language` has the grammar)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.table.rules import EVERYBODY, SPOKEN
from nyc_core.table.seats import names
from nyc_core.table.words.language import Languages, Voice
from nyc_core.table.words.rulebook import Rulebook
from nyc_core.table.words.sentences import Sentences

from .game import Action

CLAUSES = """
GRD-1 Your turn
You plant a flower (GRD-1.1), swap some (GRD-1.2), or pass: then your hand is gone. A mole plants its least flower in
the first empty bed.

GRD-1.1 Plant
A flower of your hand comes into an empty bed.

GRD-1.2 Swap
One to three flowers leave the game; chance gives you as many out of the bag.

GRD-2 The end
All beds are full, or all hands empty: your flowers count what they are worth.
"""
TEXT = {
    "prompt.turn": "Plant a flower, swap some, or pass.",
    "wait.turn": "{seat} {seat:gardens|garden}.",
    "refusal.notation": "“{action}” is not written like an action; plant 3 b2 is.",
    "refusal.flower_lacking": "You have no such flower: {flower}.",
    "refusal.bed_taken": "Something grows in bed {bed} already.",
    "refusal.bag_empty": "The bag holds {left:# flower|# flowers} only.",
    "event.begin": "The garden is empty.",
    "event.plant": "{seat} {seat:plants|plant} a {flower} in {bed}.",
    "event.swap": "{seat} {seat:swaps|swap} {given} for {got}.",
    "event.pass": "{seat} {seat:passes|pass}.",
    "action.plant": "Plant a {flower} in {bed}",
    "action.swap": "Swap {given}",
    "action.pass": "Pass",
    "score.total": "Flowers",
}


class GardenWords(Sentences):
    """All that it says; what is not said here follows from the table."""

    language = Languages(lambda code: TEXT if code == "en" else {}, {"given": "numbers", "got": "numbers"}, {})
    book = Rulebook(lambda code: CLAUSES if code == "en" else "", language)
    actions = Action

    def told(self, data: Mapping[str, Any], voice: Voice, eyes: int | None) -> str:
        hidden = ("given", "got") if eyes not in (EVERYBODY, data.get("seat")) else ()
        return super().told({key: ["?"] * len(data[key]) if key in hidden else data[key] for key in data}, voice, eyes)

    def group(self, position: Any, action: Any, lang: str = SPOKEN) -> str:
        return f"Plant a {action[1]}" if action.verb == "plant" else ""

    def table(self, view: Mapping[str, Any], scores: Sequence[Mapping[str, Any]], eyes: int | None) -> list[str]:
        beds = [" ".join(str(view["beds"].get(column + row, ["", "."])[1]) for column in "abc") for row in "123"]
        return beds + [f"{name}: {hand}" for name, hand in zip(names(view["seats"]), view["hands"], strict=True)]


WORDS = GardenWords()
