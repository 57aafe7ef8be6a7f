"""`?`: the rules, a character, or why something cannot be done."""

from __future__ import annotations

from nyc_core.newyorkcity import words
from nyc_core.newyorkcity.box import CHARACTERS
from nyc_core.table.game import Game

from .screen import character_text, paragraph
from .texts import say


def explain(game: Game, question: str) -> list[str]:
    """The answer to `? question`."""
    decision = game.decision
    if not question:
        if decision is None:
            return [say("over")]
        return [*paragraph(decision.prompt), *clause_text(decision.rule), say("help")]
    if question.isdecimal():
        number = int(question[:9])
        return character_text(number) if number in CHARACTERS else [say("numbers", n=len(CHARACTERS))]
    key = question.upper()
    if key.startswith("NYC") or key.replace(".", "").replace("/", "").isdecimal():
        return clause_text(key if key.startswith("NYC") else f"NYC-{key}")
    refusal = game.why_not(question)
    if refusal is None:
        return paragraph(say("can", action=words.action(question)))
    return paragraph(f"{refusal.text} ({refusal.rule})")


def clause_text(key: str) -> list[str]:
    """A clause, with its ruling."""
    clause = words.clause(key)
    if clause is None:
        return [say("no_clause", clause=key[:20])]
    lines = paragraph(f"{clause.id} {clause.title}: {clause.text}")
    return lines + (paragraph(say("ruling", text=clause.ruling)) if clause.ruling else [])
