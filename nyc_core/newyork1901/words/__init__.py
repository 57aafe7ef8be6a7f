"""Plain sentences: decisions, refusals, events, actions, scores, clauses; in each language with a table.

Nothing here decides anything, and no step imports it. Tables are loaded when the first sentence is asked for. `lang` is
the code of a language; where it is left out it is the one that is spoken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.newyork1901 import notation
from nyc_core.newyork1901.position import Position
from nyc_core.table.errors import Objection
from nyc_core.table.rules import SPOKEN, ScoreLine
from nyc_core.table.words.language import Voice
from nyc_core.table.words.sentences import Sentences

from . import actions, prompts, refusals, scores
from .language import language
from .rulebook import RULEBOOK

__all__ = ["WORDS", "NewYork1901Words"]


class NewYork1901Words(Sentences):
    """What this game says in a way of its own; the rest follows from its tables (`table.words.sentences`)."""

    language = language
    book = RULEBOOK
    actions = notation.Action

    def asked(self, position: Position, voice: Voice) -> str:
        return prompts.prompt(position, voice)

    def awaited(self, position: Position, voice: Voice) -> str:
        return prompts.waiting(position, voice)

    def refused(self, position: Position, wrong: Objection, voice: Voice) -> str:
        return refusals.refusal(position, wrong, voice)

    def told(self, data: Mapping[str, Any], voice: Voice, eyes: int | None) -> str:
        plain = f"event.{data.get('event', '')}"
        marks = [f"{plain}.{data['kind']}"] if "kind" in data else []
        if data.get("prestige"):
            marks.append(f"{plain}.prestige")
        if "cards" in data and not data["cards"]:
            marks.append(f"{plain}.none")
        return voice.say(voice.language.first(*marks, plain, "event.unknown"), data)

    def label(self, action: notation.Action, voice: Voice, view: Mapping[str, Any] | None) -> str:
        return actions.label(action, voice)

    def group(self, position: Position, action: notation.Action, lang: str = SPOKEN) -> str:
        return actions.group(action, self.voice(lang))

    def explain(self, question: str, lang: str = SPOKEN) -> list[str]:
        """All about a territory, a square, a skyscraper, a street, a challenge or an action card, by its id."""
        from . import things

        return things.explain(question, self.voice(lang))

    def table(self, view: Mapping[str, Any], scores: Sequence[Mapping[str, Any]], eyes: int | None) -> list[str]:
        from . import terminal

        return terminal.table(view, scores, eyes)

    def lines(self, score: Mapping[str, Any], voice: Voice, kind: str) -> list[ScoreLine]:
        return scores.score_lines(score, voice)


WORDS = NewYork1901Words()
