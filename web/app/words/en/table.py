"""The texts of the table in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Names of things
    "owner.neutral": "Neutral",
    # Characters and cards
    "rule.link": "{rule}",
    # The bar
    "brand": "New York City",
    "leap": "To what is asked. The arrow keys up and down lead from one thing that can be done to the next.",
    "door.undo": "Undo",
    "door.score": "Score",
    "door.log": "Log",
    "door.menu": "Menu",
    "tab.lit": "something to do here",
    "region.bar": "Round and menu",
    "region.tray": "Your turn",
    "region.tabs": "Parts of the table",
    # Players
    "kind.human": "Person",
    "kind.bot": "Bot",
    # Prompt
    "prompt.over": "The game is over.",
    "prompt.wait": "{name} {what}.",
    "do.take-back": "Take it back",
    "do.go-on": "Go on",
    "do.unweigh": "Back",
    "prompt.cancel": "Back",
    # Log
    "region.log": "What happened",
    "log.empty": "Nothing has happened yet.",
    "log.heading": "Round {n}",
    "log.show": "{text} Show the table as it was then.",
    "show.next": "Next",
    "show.skip": "Skip",
    "scrub.first": "To the beginning",
    "scrub.prev": "One step back",
    "scrub.next": "One step on",
    "scrub.label": "Moment of the game",
    "scrub.where": "Step {n} of {of}",
    "scrub.actions": "Action {n} of {of}",
    "scrub.undo": "Undo to here",
    "scrub.now": "Back to the game",
}
