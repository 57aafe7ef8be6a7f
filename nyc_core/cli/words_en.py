"""English: what the command line itself says, beside the sentences of the game. A label of a table is kept short."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "commands": """
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
""",
    # Playing
    "begin": "New York City, seed {seed}. Type a number to choose, help for all else.",
    "player": "Player {n}",
    "note": "Note: {text}",
    "goodbye": "Goodbye.",
    "which": "Which one? (back: the menu before)",
    "choose": "Choose from 1 to {n}.",
    "over": "The game is over.",
    "over.prompt": "The game is over (score, log, save, undo!, quit) > ",
    "hand_over": "{name}, it is your turn: take the keyboard and press Enter. ",
    "hint": "The clerk would: {action} [{notation}]",
    "undo.always": "{reason} (undo! goes back all the same.)",
    "undone": "Taken back.",
    "save.name": "save FILE: name a file.",
    "save.failed": "Not saved: {reason}",
    "saved": "Saved: {name}",
    "load.name": "load FILE: name a file.",
    "load.failed": "Not loaded: {reason}",
    "not_over": "The game is not over: {waiting}",
    # Explaining
    "help": "Type help for all commands.",
    "numbers": "Characters have the numbers 1 to {n}.",
    "can": "You can do that: {action}.",
    "no_clause": "There is no clause {clause}.",
    "ruling": "Ruling: {text}",
    "character": "{n} {name} (value {value}, {phase}): {effect}",
    # The menu
    "group": "{name} ({n} ways)",
    "group.bid": "A bid of {n}",
    "group.use": "Use the {name} ({n})",
    "group.discard": "Discard",
    "group.keep": "Keep",
    # The table
    "head": "== Round {n} of 5 | {phase} | Mayor: {mayor} ",
    "phase.start": "the start",
    "phase.draft": "Phase I: select cards",
    "phase.bidding": "Phase II: {card} round",
    "phase.activation": "Phase III",
    "phase.over": "the end",
    "borough": "Borough",
    "mayor": "Mayor",
    "worth": "Worth",
    "never": "never",
    "neutral": "neutral",
    "none": "none",
    "nobody": "nobody",
    "press": "Press",
    "elevator": "Elevator",
    "stacks": "Stacks",
    "pairs": "Pairs",
    "tiles": "Tiles",
    "tiles.hidden": "{n} hidden",
    "statue": "Statue: {n}",
    "piles": "draw pile: {draw}, discarded: {discard}",
    "vessels": "Vessels",
    "bot": "bot",
    "you": "you",
    "board": "board",
    "points": "points: {n} ({total} if it ended now)",
    "dollars": "dollars: {n}",
    "skyscrapers": "skyscrapers: {n}",
    "company": "company",
    "fleet": "vessels",
    "hand": "hand",
    "supply": "supply",
    "reserve": "reserve: {cards}",
    "rank": "Rank",
    "tom": "A Tom's characters count by NYC-9.12: those with two dollars twice.",
}
