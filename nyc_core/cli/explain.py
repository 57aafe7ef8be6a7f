"""`?`: the rules, something in the box, or why something cannot be done."""

from __future__ import annotations

from nyc_core.table.game import Game
from nyc_core.table.rules import Words
from nyc_core.table.words.columns import paragraph

from .texts import say


def explain(game: Game, question: str) -> list[str]:
    """The answer to `? question`."""
    decision, words, prefix = game.decision, game.rules.words, game.rules.meta.prefix
    if not question:
        if decision is None:
            return [say("over")]
        return [*paragraph(decision.prompt), *clause_text(words, decision.rule), say("help")]
    if about := words.explain(question):
        return [line for sentence in about for line in paragraph(sentence)]
    key = question.upper()
    if key.startswith(prefix) or key.replace(".", "").replace("/", "").isdecimal():
        return clause_text(words, key if key.startswith(prefix) else f"{prefix}-{key}")
    refusal = game.why_not(question)
    if refusal is None:
        return paragraph(say("can", action=words.action(question)))
    return paragraph(f"{refusal.text} ({refusal.rule})")


def clause_text(words: Words, key: str) -> list[str]:
    """A clause, with its ruling."""
    clause = words.clause(key)
    if clause is None:
        return [say("no_clause", clause=key[:20])]
    lines = paragraph(f"{clause.id} {clause.title}: {clause.text}")
    return lines + (paragraph(say("ruling", text=clause.ruling)) if clause.ruling else [])
