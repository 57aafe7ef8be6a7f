"""A saved game, told: all that happened, in words, and the points."""

from __future__ import annotations

from nyc_core.newyorkcity import words
from nyc_core.table.game import Game

from .files import read_game
from .screen import full_names, paragraph, score_table
from .texts import say


def replay(name: str) -> int:
    """Print log and scores of the file."""
    game = read_game(name)
    if game.notice:
        print(*paragraph(say("note", text=game.notice)), sep="\n")
    print("\n".join(told(game)))
    print()
    print("\n".join(score_table(game.view(None), game.scores())))
    view = game.view(None)
    if game.decision is None:
        print("\n".join(paragraph(words.result(full_names(view), game.scores()))))
    else:
        print(say("not_over", waiting=words.waiting(game.state)))
    return 0


def told(game: Game) -> list[str]:
    """All events in words, a blank line before each round."""
    names = full_names(game.view(None))
    lines = []
    for event in game.events:
        if event["event"] in ("round", "bidding"):
            lines.append("")
        lines += paragraph(words.event(names, event))
    return lines
