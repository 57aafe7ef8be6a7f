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
from nyc_core.table.rules import EVERYBODY, SPOKEN, ScoreLine
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

    def prompt(self, position: Position, lang: str = SPOKEN) -> str:
        """What is asked of the seat on top of the agenda, who is called "you"."""
        return prompts.prompt(position, self.at(position, lang)) if position.agenda else ""

    def waiting(self, position: Position, lang: str = SPOKEN) -> str:
        """The same for everybody else: "Ann bids for press." """
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
        """What happened, in the past tense. `seats`: the names. `eyes`: the seat that reads (a spectator: None), who is
        not told which cards others drew. `you`: the seat that is called "you"."""
        return events.event(data, self.voice(lang, seats, you), eyes)

    def action(self, meant: Any, lang: str = SPOKEN, *, view: Mapping[str, Any] | None = None) -> str:
        """With a view it tells what lies in the pair or stack that is taken."""
        action = self.actions.parse(meant) if isinstance(meant, str) else meant
        return actions.action(action, self.voice(lang), view)

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

    def score_lines(self, score: Mapping[str, Any], lang: str = SPOKEN, *, kind: str = "human") -> list[ScoreLine]:
        """A Tom's characters are counted his way."""
        return scores.score_lines(score, self.voice(lang), kind == "tom")

    def character(self, number: int, lang: str = SPOKEN) -> Character:
        """Name, effect and phase of a character."""
        texts = self.language(lang).table
        phase = texts[f"phase.{CHARACTERS[number].phase}"]
        return Character(texts[f"character.{number}"], texts[f"effect.{number}"], phase)


WORDS = NewYorkCityWords()
