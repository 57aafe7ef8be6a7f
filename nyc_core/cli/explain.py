"""`?`: the rules, a character, or why something cannot be done."""

from __future__ import annotations

from nyc_core.newyorkcity import words
from nyc_core.newyorkcity.box import CHARACTERS
from nyc_core.table.game import Game

from .screen import character_text, paragraph

COMMANDS = """
  a number            choose that option; a group opens, and back closes it
  bid press wild      any action in its notation, as shown in [brackets]
  ?                   the rule behind the decision
  ? take 9            why can I not do that?
  ? 13     ? 5.4      what character 13 does; what rule NYC-5.4 says
  table   score       the table; the points, if the game ended now
  log N               the last N events
  hint                what the clerk would do
  undo    undo!       take back your last action; undo! also past a reveal
  save FILE           load FILE           quit
In the table * marks where the Mayor is, and characters used in this round.
"""


def explain(game: Game, question: str) -> list[str]:
    """The answer to `? question`."""
    decision = game.decision
    if not question:
        if decision is None:
            return ["The game is over."]
        return [*paragraph(decision.prompt), *clause_text(decision.rule), "Type help for all commands."]
    if question.isdecimal():
        number = int(question[:9])
        return (
            character_text(number) if number in CHARACTERS else [f"Characters have the numbers 1 to {len(CHARACTERS)}."]
        )
    key = question.upper()
    if key.startswith("NYC") or key.replace(".", "").replace("/", "").isdecimal():
        return clause_text(key if key.startswith("NYC") else f"NYC-{key}")
    refusal = game.why_not(question)
    if refusal is None:
        return paragraph(f"You can do that: {words.action(question)}.")
    return paragraph(f"{refusal.text} ({refusal.rule})")


def clause_text(key: str) -> list[str]:
    """A clause, with its ruling."""
    clause = words.clause(key)
    if clause is None:
        return [f"There is no clause {key[:20]}."]
    lines = paragraph(f"{clause.id} {clause.title}: {clause.text}")
    return lines + (paragraph(f"Ruling: {clause.ruling}") if clause.ruling else [])
