"""English: what the command line itself says, beside the sentences of the game. A label of a table is kept short."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "commands": """
  a number            choose that option; a group opens, and back closes it
  ACTION              any action, written as shown in [brackets]
  ?                   the rule behind the decision
  ? ACTION            why can I not do that?
  ? 5.4               what rule {prefix}-5.4 says
  table   score       the table; the points, if the game ended now
  log N               the last N events
  hint                what is best now, and why
  undo    undo!       take back your last action; undo! also past a reveal
  save FILE           load FILE           quit
""",
    # Playing
    "begin": "{title}, seed {seed}. Type a number to choose, help for all else.",
    "player": "Player {n}",
    "note": "Note: {text}",
    "goodbye": "Goodbye.",
    "which": "Which one? (back: the menu before)",
    "choose": "Choose from 1 to {n}.",
    "over": "The game is over.",
    "over.prompt": "The game is over (score, log, save, undo!, quit) > ",
    "hand_over": "{name}, it is your turn: take the keyboard and press Enter. ",
    "hint": "Best: {action} [{notation}]",
    "hint.next": "About {loss} less: {action} [{notation}]",
    "undo.always": "{reason} (undo! goes back all the same.)",
    "undone": "Taken back.",
    "save.name": "save FILE: name a file.",
    "save.failed": "Not saved: {reason}",
    "saved": "Saved: {name}",
    "load.name": "load FILE: name a file.",
    "load.failed": "Not loaded: {reason}",
    # Reviews
    "review.of": "{name}: {n} decisions, {playouts} playouts for each.",
    "review.none": "No mistakes.",
    "review.mistake": "{n}. {played}: {mark}, about {cost} %",
    "review.better": "Better: {best} [{notation}]",
    "review.lost": "Lost most in: {kinds}.",
    "review.figure": "{figure} % lost in a real choice, on average: {band}.",
    "review.luck": "Lead in the end {lead}: luck {luck} (about, within {error}), play {play}.",
    "not_over": "The game is not over: {waiting}",
    # Explaining
    "help": "Type help for all commands.",
    "can": "You can do that: {action}.",
    "no_clause": "There is no clause {clause}.",
    "ruling": "Ruling: {text}",
    # The menu
    "group": "{name} ({n} ways)",
    "rank": "Rank",
}
