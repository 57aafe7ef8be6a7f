"""The table as text: in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "lit": "can be chosen now",
    "menu.text": "The table as text",
}
