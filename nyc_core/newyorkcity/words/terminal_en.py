"""English: what only the command line shows of New York City. A label of a table is kept short."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Characters
    "numbers": "Characters have the numbers 1 to {n}.",
    "character": "{n} {name} (value {value}, {phase}): {effect}",
    # The menu
    "group.bid": "A bid of {n}",
    "group.use": "Use the {name} ({n})",
    "group.discard": "Discard",
    "group.keep": "Keep",
    # The table
    "head": "== Round {n} of {of} | {phase} | Mayor: {mayor} ",
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
}
