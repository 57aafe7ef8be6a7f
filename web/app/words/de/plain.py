"""The table as text: in German."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "lit": "jetzt wählbar",
    "menu.text": "Der Tisch als Text",
}
