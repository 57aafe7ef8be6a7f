"""What the garden says: clauses, and sentences from a table (`nyc_core.table.words.language` has the grammar)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.table.errors import Objection
from nyc_core.table.rules import EVERYBODY, SPOKEN, Clause, ScoreLine, Words
from nyc_core.table.seats import names
from nyc_core.table.words.language import Languages, Voice
from nyc_core.table.words.rulebook import Rulebook

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
    "prompt": "Plant a flower, swap some, or pass.",
    "wait": "{seat} {seat:gardens|garden}.",
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
    "total": "Flowers",
}
language = Languages({"en": lambda: TEXT}, {"given": "numbers", "got": "numbers"}, {})
BOOK = Rulebook({"en": lambda: (CLAUSES, "")}, language)


class GardenWords(Words):
    """All that it says."""

    def say(self, message: str, params: Mapping[str, object], lang: str = SPOKEN) -> str:
        return Voice(language(lang)).say(message, params)

    def prompt(self, position: Any, lang: str = SPOKEN) -> str:
        return self.say("prompt", {}, lang)

    def waiting(self, position: Any, lang: str = SPOKEN) -> str:
        return Voice(language(lang), names(position.seats)).say("wait", {"seat": position.agenda[-1][1]})

    def refusal(self, position: Any, wrong: Objection, lang: str = SPOKEN) -> str:
        return self.say(f"refusal.{wrong.code}", wrong.params, lang)

    def event(self, seats: Sequence[str], data: Mapping[str, Any], lang: str = SPOKEN, *, eyes: int | None = EVERYBODY,
              you: int | None = None) -> str:  # fmt: skip
        hidden = ("given", "got") if eyes not in (EVERYBODY, data.get("seat")) else ()
        seen = {key: ["?"] * len(value) if key in hidden else value for key, value in data.items()}
        return Voice(language(lang), seats, you).say(f"event.{data['event']}", seen)

    def action(self, meant: Any, lang: str = SPOKEN, *, view: Mapping[str, Any] | None = None) -> str:
        verb, *rest = str(meant).split()
        params = {"flower": rest[0], "bed": rest[1]} if verb == "plant" else {"given": rest}
        return self.say(f"action.{verb}", params, lang)

    def group(self, position: Any, action: Any, lang: str = SPOKEN) -> str:
        return f"Plant a {action[1]}" if action[0] == "plant" else ""

    def table(self, view: Mapping[str, Any], scores: Sequence[Mapping[str, Any]], eyes: int | None) -> list[str]:
        beds = [" ".join(str(view["beds"].get(column + row, ["", "."])[1]) for column in "abc") for row in "123"]
        return beds + [f"{name}: {hand}" for name, hand in zip(names(view["seats"]), view["hands"], strict=True)]

    def score_lines(self, score: Mapping[str, Any], lang: str = SPOKEN, *, kind: str = "human") -> list[ScoreLine]:
        return [ScoreLine(self.say("total", {}, lang), score["total"], "GRD-2")]

    def result(self, seats: Sequence[str], scores: Sequence[Mapping[str, Any]], lang: str = SPOKEN, *,
               you: int | None = None) -> str:  # fmt: skip
        winner, *rest = sorted(range(len(scores)), key=lambda seat: int(scores[seat]["rank"]))
        params = {"winner": winner, "points": scores[winner]["total"], "others": " ".join(seats[seat] for seat in rest)}
        return Voice(language(lang), seats, you).say("result.won", params)

    def clause(self, key: str, lang: str = SPOKEN) -> Clause | None:
        return BOOK.find(key, lang)

    def clauses(self, lang: str = SPOKEN) -> list[Clause]:
        return [*BOOK.book(lang).clauses.values()]

    def event_names(self) -> list[str]:
        return [message.removeprefix("event.") for message in language("en").table if message.startswith("event.")]
