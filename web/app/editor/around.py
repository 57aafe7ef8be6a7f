"""What the editor needs of the page around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from web.app.keep.keeper import Keeper
from web.app.page import Page
from web.app.play.session import Session
from web.app.sheets import Sheets


class Around(Protocol):
    """The house that the editor stands in."""

    page: Page
    keeper: Keeper
    sheets: Sheets

    @property
    def session(self) -> Session:
        """What lies on the table."""

    def focus(self, selector: str) -> None:
        """Put the keyboard there, once it is painted."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard, and say whether that went well."""
