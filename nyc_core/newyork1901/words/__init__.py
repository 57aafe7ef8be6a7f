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
from nyc_core.table.rules import EVERYBODY, SPOKEN, Clause, ScoreLine
from nyc_core.table.seats import names
from nyc_core.table.words import DEFAULT
from nyc_core.table.words.language import Voice

from . import actions, prompts, refusals, scores
from .language import language
from .rulebook import RULEBOOK

__all__ = [
    "action", "clause", "clauses", "event", "event_names", "explain", "group", "name", "prompt", "reconstruction",
    "refusal", "result", "say", "score_lines", "table", "waiting",
]  # fmt: skip


def say(message: str, params: Mapping[str, object], lang: str = SPOKEN) -> str:
    """The sentence with this id."""
    return Voice(language(lang)).say(message, params)


def prompt(position: Position, lang: str = SPOKEN) -> str:
    """What is asked of the seat on top of the agenda, who is called "you"."""
    return prompts.prompt(position, _voice(position, lang)) if position.agenda else ""


def waiting(position: Position, lang: str = SPOKEN) -> str:
    """The same for everybody else: "Ann may build." """
    return prompts.waiting(position, _voice(position, lang)) if position.agenda else ""


def refusal(position: Position, wrong: Objection, lang: str = SPOKEN) -> str:
    """Why an action is illegal."""
    return refusals.refusal(position, wrong, _voice(position, lang))


def _voice(position: Position, lang: str) -> Voice:
    return Voice(language(lang), names(position.seats))


def event(
    seats: Sequence[str],
    data: Mapping[str, Any],
    lang: str = SPOKEN,
    *,
    eyes: int | None = EVERYBODY,
    you: int | None = None,
) -> str:
    """What happened; everybody may know all of it. `seats`: the names; `you`: the seat that is called "you"."""
    voice = Voice(language(lang), seats, you)
    plain = f"event.{data.get('event', '')}"
    marks = [f"{plain}.{data['kind']}"] if "kind" in data else []
    if data.get("prestige"):
        marks.append(f"{plain}.prestige")
    if "cards" in data and not data["cards"]:
        marks.append(f"{plain}.none")
    return voice.say(voice.language.first(*marks, plain, "event.unknown"), data)


def action(meant: notation.Action | str, lang: str = SPOKEN, *, view: Mapping[str, Any] | None = None) -> str:
    """The label of a button for an action or its notation; ValueError when it is not in the notation. With a view it
    tells the squares of a territory."""
    return actions.label(notation.parse(meant) if isinstance(meant, str) else meant, Voice(language(lang)), view)


def group(position: Position, meant: notation.Action, lang: str = SPOKEN) -> str:
    """Under which line of a long menu an action is folded."""
    return actions.group(meant, Voice(language(lang)))


def explain(question: str, lang: str = SPOKEN) -> list[str]:
    """All about a territory, a square, a skyscraper, a street, a challenge or an action card, by its id."""
    from . import things

    return things.explain(question, Voice(language(lang)))


def table(view: Mapping[str, Any], points: Sequence[Mapping[str, Any]], eyes: int | None) -> list[str]:
    """The table as text, in 80 columns."""
    from . import terminal

    return terminal.table(view, points, eyes)


def score_lines(score: Mapping[str, Any], lang: str = SPOKEN, *, kind: str = "human") -> list[ScoreLine]:
    """A seat's score by line, with clauses."""
    return scores.score_lines(score, Voice(language(lang)))


def result(
    seats: Sequence[str], points: Sequence[Mapping[str, Any]], lang: str = SPOKEN, *, you: int | None = None
) -> str:
    """Who won, in one sentence."""
    return scores.result(points, Voice(language(lang), seats, you))


def name(kind: str, value: object, lang: str = SPOKEN) -> str:
    """The name of a thing, such as a "skyscraper" or "street"."""
    return Voice(language(lang)).term(kind, value)


def clause(key: str, lang: str = SPOKEN) -> Clause | None:
    """A clause by its id ("NY1-2.6"), or the one above that has it; None when there is none."""
    return RULEBOOK.find(key, lang)


def clauses(lang: str = SPOKEN) -> list[Clause]:
    """All the rules, in order; chapters ("NY1-2") stand before their clauses."""
    return list(RULEBOOK.book(lang).clauses.values())


def event_names() -> list[str]:
    """The names of all that can happen."""
    return sorted({message.split(".")[1] for message in language(DEFAULT).table if message.startswith("event.")})


def reconstruction(lang: str = SPOKEN) -> str:
    """The note on what was reconstructed, as the rulebook's pictures are lost."""
    return RULEBOOK.book(lang).reconstruction
