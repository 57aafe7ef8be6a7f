"""What the app asks of the page it runs in. `bridge.py` implements it in the browser, a fake page in the tests.

The other direction, what a person does, arrives as calls of `App`: `tap`, `hold`, `field`, `key`, `routed`,
`storage_changed`, `file_chosen`, `left`, `idle`, `back`, `update_found`, `taken_over`, `memory_told`, `message`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol


class Storage(Protocol):
    """The device's memory. Every call may raise: memory can be full, forbidden, or gone."""

    def get(self, key: str) -> str | None:
        """The text under the key, None when there is none."""

    def set(self, key: str, text: str) -> None:
        """Put the text under the key."""

    def remove(self, key: str) -> None:
        """Forget the key; nothing happens when there is none."""

    def keys(self) -> list[str]:
        """All keys, also those of other apps on the same host."""


class Page(Protocol):
    """The document, the clock and the device. None of these may raise, apart from `storage`'s."""

    @property
    def storage(self) -> Storage:
        """The device's memory."""

    def show(self, regions: Mapping[str, str], attributes: Mapping[str, Mapping[str, str | None]]) -> None:
        """Morph the regions that changed (element `r-<name>`) and set attributes, in one call.

        The keys of `attributes` are elements' ids ("table" is the board root), or "html" for the document; None
        removes an attribute.
        """

    def announce(self, text: str) -> None:
        """Let a screen reader say it, when it has finished what it says now. An empty text clears what was said."""

    def focus(self, selector: str) -> None:
        """Put the keyboard there; nothing happens when it is not there."""

    def go(self, route: str, replace: bool = False) -> None:
        """Set what stands after the URL's `#`, as a new step of the history or in place of the present one."""

    def route(self) -> str:
        """What stands after the URL's `#`, as it is written there."""

    def address(self) -> str:
        """The page's URL without `#` and what follows."""

    def later(self, milliseconds: int, call: Callable[[], None]) -> int:
        """Call back once; the number is for `cancel`."""

    def cancel(self, timer: int) -> None:
        """Forget a call that has not been made."""

    def now(self) -> str:
        """The local time, as `2026-11-18T10:30:00`."""

    def ticks(self) -> float:
        """Milliseconds of a clock that only runs forward."""

    def seed(self) -> int:
        """A number for a new game: 32 random bits."""

    def languages(self) -> list[str]:
        """The languages that the person reads, the best first, as `de-AT`."""

    def calm(self) -> bool:
        """Whether the person prefers reduced motion."""

    def is_wide(self) -> bool:
        """Whether the log has room beside the table; `App.resized` is called when that changes."""

    def sound(self, kind: str) -> None:
        """Let a sound be heard (js/sound.mjs)."""

    def buzz(self) -> None:
        """Let the device be felt, where it can be."""

    def buzzes(self) -> bool:
        """Whether it can."""

    def download(self, name: str, text: str) -> None:
        """Offer a file."""

    def package(self, name: str, facts: str, done: Callable[[bool], None]) -> None:
        """Offer a lesson or a course as a SCORM package, made of the files of this site (`facts` as web/js/scorm.mjs
        wants them, in JSON), and say whether that went well."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard, and say whether that went well."""

    def can_share(self) -> bool:
        """Whether the device has a way of its own to give a link to somebody."""

    def share(self, title: str, link: str, done: Callable[[bool], None]) -> None:
        """Let the device give the link to somebody, and say whether it was given: the person may call it off."""

    def post(self, kind: str, payload: str) -> None:
        """Tell the page around this one, as JSON; nothing happens where there is none."""

    def around(self) -> str:
        """The origin of the page around this one; "" where that is not known."""

    def bring(self, game: str, done: Callable[[bool], None]) -> None:
        """Let the modules of a game be importable, which may have to be fetched, and say whether that went well."""

    def start_worker(self, hear: Callable[[str], None]) -> None:
        """Begin a worker that thinks (js/thinker.mjs), and hear what it says: "" when there can be none, or when it has
        died, and never before this call is done."""

    def tell_worker(self, text: str) -> None:
        """Say something to it."""

    def end_worker(self) -> None:
        """Let it go."""

    def choose_file(self) -> None:
        """Let the person choose a file; `App.file_chosen` gets it."""

    def take_over(self) -> None:
        """Let the new version of the page that waits take over, in all tabs."""

    def reload(self) -> None:
        """Load the page anew."""

    def persist(self, done: Callable[[str], None]) -> None:
        """Ask the browser to keep what is stored for good; then as `storage_facts`."""

    def storage_facts(self, done: Callable[[str], None]) -> None:
        """Say in JSON whether what is stored is `kept` for good, and how many bytes are `used`; null where it is not
        known. `erased` after a week unless the page lies on the "home" screen or in the "dock"; "" where it is not."""

    def keep_half_done(self, text: str) -> None:
        """Keep a text for this tab, until it is closed."""

    def keep_table(self, text: str) -> None:
        """Keep the table as it is painted, for the next visit; with an empty text, forget it."""

    def half_done(self) -> str:
        """That text; empty when there is none."""
