"""Plain sentences: decisions, refusals, events, actions, scores, clauses; in each language with a table.

Nothing here decides anything, and no step imports it. Tables are loaded when the first sentence is asked for. `lang` is
the code of a language; where it is left out it is the one that is spoken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from nyc_core.newyorkcity import notation
from nyc_core.newyorkcity.box import CHARACTERS
from nyc_core.newyorkcity.position import Position
from nyc_core.table.errors import Objection
from nyc_core.table.rules import SPOKEN, ScoreLine
from nyc_core.table.words.language import Voice
from nyc_core.table.words.sentences import Sentences

from . import actions, events, prompts, refusals, scores
from .language import language
from .rulebook import RULEBOOK

__all__ = ["WORDS", "Character", "NewYorkCityWords"]


class Character(NamedTuple):
    """A character in words: its name, what it does in one line, and when (as words, too)."""

    name: str
    effect: str
    phase: str


class NewYorkCityWords(Sentences):
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
        """Which cards others drew is not told."""
        return events.event(data, voice, eyes)

    def label(self, action: notation.Action, voice: Voice, view: Mapping[str, Any] | None) -> str:
        """With a view it tells what lies in the pair or stack that is taken."""
        return actions.action(action, voice, view)

    def group(self, position: Position, action: notation.Action, lang: str = SPOKEN) -> str:
        from . import terminal

        return terminal.group(position, action, lang)

    def explain(self, question: str, lang: str = SPOKEN) -> list[str]:
        """All about a character, by its number."""
        from . import terminal

        return terminal.explain(question, lang)

    def table(self, view: Mapping[str, Any], scores: Sequence[Mapping[str, Any]], eyes: int | None) -> list[str]:
        from . import terminal

        return terminal.table(view, scores, eyes)

    def lines(self, score: Mapping[str, Any], voice: Voice, kind: str) -> list[ScoreLine]:
        """A Tom's characters are counted his way."""
        return scores.score_lines(score, voice, kind == "tom")

    def character(self, number: int, lang: str = SPOKEN) -> Character:
        """Name, effect and phase of a character."""
        texts = self.language(lang).table
        phase = texts[f"phase.{CHARACTERS[number].phase}"]
        return Character(texts[f"character.{number}"], texts[f"effect.{number}"], phase)


WORDS = NewYorkCityWords()
