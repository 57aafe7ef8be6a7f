"""What stands on the page before Python is there: in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "shell.description": "Das Brettspiel New York City, für eine bis vier Personen und Bots.",
    "shell.opening": "Der Tisch wird gedeckt …",
    "shell.waking": "Der Tisch wacht auf … Was du antippst, wird gleich gespielt.",
    "shell.slow": "Das dauert länger als sonst. Ist das Netz da?",
    "shell.broken": "Etwas, das das Spiel braucht, ist nicht angekommen.",
    "shell.again": "Noch einmal versuchen",
    "shell.alone": "New York City in einem eigenen Fenster öffnen",
    "shell.failed": "Der Tisch lässt sich in diesem Browser nicht öffnen."
    " Lade die Seite neu oder nimm einen neueren Browser.",
}
