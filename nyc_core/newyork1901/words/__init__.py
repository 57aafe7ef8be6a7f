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
from nyc_core.table.rules import EVERYBODY, SPOKEN, ScoreLine
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

    def prompt(self, position: Position, lang: str = SPOKEN) -> str:
        """What is asked of the seat on top of the agenda, who is called "you"."""
        return prompts.prompt(position, self.at(position, lang)) if position.agenda else ""

    def waiting(self, position: Position, lang: str = SPOKEN) -> str:
        """The same for everybody else: "Ann may build." """
        return prompts.waiting(position, self.at(position, lang)) if position.agenda else ""

    def refusal(self, position: Position, wrong: Objection, lang: str = SPOKEN) -> str:
        return refusals.refusal(position, wrong, self.at(position, lang))

    def event(
        self,
        seats: Sequence[str],
        data: Mapping[str, Any],
        lang: str = SPOKEN,
        *,
        eyes: int | None = EVERYBODY,
        you: int | None = None,
    ) -> str:
        """What happened; everybody may know all of it. `seats`: the names; `you`: the seat that is called "you"."""
        voice = self.voice(lang, seats, you)
        plain = f"event.{data.get('event', '')}"
        marks = [f"{plain}.{data['kind']}"] if "kind" in data else []
        if data.get("prestige"):
            marks.append(f"{plain}.prestige")
        if "cards" in data and not data["cards"]:
            marks.append(f"{plain}.none")
        return voice.say(voice.language.first(*marks, plain, "event.unknown"), data)

    def action(self, meant: Any, lang: str = SPOKEN, *, view: Mapping[str, Any] | None = None) -> str:
        """With a view it tells the squares of a territory."""
        action = self.actions.parse(meant) if isinstance(meant, str) else meant
        return actions.label(action, self.voice(lang), view)

    def group(self, position: Position, action: notation.Action, lang: str = SPOKEN) -> str:
        return actions.group(action, self.voice(lang))

    def explain(self, question: str, lang: str = SPOKEN) -> list[str]:
        """All about a territory, a square, a skyscraper, a street, a challenge or an action card, by its id."""
        from . import things

        return things.explain(question, self.voice(lang))

    def table(self, view: Mapping[str, Any], scores: Sequence[Mapping[str, Any]], eyes: int | None) -> list[str]:
        from . import terminal

        return terminal.table(view, scores, eyes)

    def score_lines(self, score: Mapping[str, Any], lang: str = SPOKEN, *, kind: str = "human") -> list[ScoreLine]:
        return scores.score_lines(score, self.voice(lang))


WORDS = NewYork1901Words()
