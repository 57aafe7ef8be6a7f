"""A saved game, told: all that happened, in words, and the points."""

from __future__ import annotations

from nyc_core.table.game import Game
from nyc_core.table.seats import names
from nyc_core.table.words.columns import paragraph

from .files import read_game
from .scores import score_table
from .texts import say


def replay(name: str) -> int:
    """Print log and scores of the file."""
    game = read_game(name)
    words = game.rules.words
    if game.notice:
        print(*paragraph(say("note", text=game.notice)), sep="\n")
    print("\n".join(told(game)))
    print()
    print("\n".join(score_table(game)))
    if game.decision is None:
        print("\n".join(paragraph(words.result(names(game.view(None)["seats"]), game.scores()))))
    else:
        print(say("not_over", waiting=words.waiting(game.state)))
    return 0


def told(game: Game) -> list[str]:
    """All events in words, a blank line before each part."""
    rules, called = game.rules, names(game.view(None)["seats"])
    lines = []
    for event in game.events:
        if rules.heading(event):
            lines.append("")
        lines += paragraph(rules.words.event(called, event))
    return lines
