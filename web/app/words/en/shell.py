"""What stands on the page before Python is there: in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "shell.description": "New York City, the board game, for one to four people, Toms and bots.",
    "shell.opening": "Opening the table…",
    "shell.failed": "The table could not be opened in this browser."
    " Reload the page to try again, or try a newer browser.",
}
