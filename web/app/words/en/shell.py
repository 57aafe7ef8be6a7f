"""What stands on the page before Python is there: in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "shell.description": "New York City, the board game, for one to four people and bots.",
    "shell.opening": "Opening the table…",
    "shell.waking": "Waking the table… What you tap is played in a moment.",
    "shell.slow": "This is taking longer than usual. Is the network there?",
    "shell.broken": "Something that the game needs did not arrive.",
    "shell.again": "Try again",
    "shell.alone": "Open New York City in a window of its own",
    "shell.failed": "The table could not be opened in this browser."
    " Reload the page to try again, or try a newer browser.",
}
