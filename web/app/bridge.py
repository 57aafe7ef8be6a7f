"""The only file that touches the browser: the `Page` of page.py, and what a person does, handed to the App.

Its other half is bridge.mjs (here: the module `nyc_page`). Text goes over in one piece; Python gives JavaScript a
single function for good, so nothing has to be destroyed and nothing leaks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import nyc_page
from pyodide.ffi import create_proxy

from . import packs
from .app import App


class DeviceStorage:
    """The browser's localStorage. Where it is forbidden or full the calls raise what the browser raises."""

    def get(self, key: str) -> str | None:
        text = nyc_page.memory.get(key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        nyc_page.memory.set(key, text)

    def remove(self, key: str) -> None:
        nyc_page.memory.remove(key)

    def keys(self) -> list[str]:
        keys: list[str] = json.loads(nyc_page.memory.keys())
        return keys


class BrowserPage:
    """The document, the clock and the device."""

    def __init__(self) -> None:
        self.storage = DeviceStorage()
        self._tickets = 0
        self._waiting: dict[int, Callable[..., None]] = {}  # by ticket: what is called back once
        self._timers: dict[int, int] = {}  # the browser's number of a timer: its ticket

    def show(self, regions: Mapping[str, str], attributes: Mapping[str, Mapping[str, str | None]]) -> None:
        nyc_page.show(json.dumps({"regions": regions, "attributes": attributes}))

    def announce(self, text: str) -> None:
        nyc_page.announce(text)

    def focus(self, selector: str) -> None:
        nyc_page.focus(selector)

    def go(self, route: str, replace: bool = False) -> None:
        nyc_page.go(route, replace)

    def route(self) -> str:
        return str(nyc_page.route())

    def address(self) -> str:
        return str(nyc_page.address())

    def later(self, milliseconds: int, call: Callable[[], None]) -> int:
        ticket = self._ticket(call)
        timer = int(nyc_page.later(milliseconds, ticket))
        self._timers[timer] = ticket
        return timer

    def cancel(self, timer: int) -> None:
        nyc_page.cancel(timer)
        self._waiting.pop(self._timers.pop(timer, 0), None)

    def now(self) -> str:
        return str(nyc_page.now())

    def ticks(self) -> float:
        return float(nyc_page.ticks())

    def seed(self) -> int:
        return int(nyc_page.seed())

    def languages(self) -> list[str]:
        languages: list[str] = json.loads(nyc_page.languages())
        return languages

    def calm(self) -> bool:
        return bool(nyc_page.calm())

    def download(self, name: str, text: str) -> None:
        nyc_page.download(name, text)

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        nyc_page.copy(text, self._ticket(done))

    def post(self, kind: str, payload: str) -> None:
        nyc_page.post(kind, payload)

    def around(self) -> str:
        return str(nyc_page.around())

    def bring(self, game: str, done: Callable[[bool], None]) -> None:
        def brought(well: bool, archive: str) -> None:
            if archive:
                packs.add(game, archive)
            done(well)

        nyc_page.bring(game, self._ticket(brought))

    def choose_file(self) -> None:
        nyc_page.chooseFile()

    def take_over(self) -> None:
        nyc_page.takeOver()

    def reload(self) -> None:
        nyc_page.reload()

    def persist(self, done: Callable[[str], None]) -> None:
        nyc_page.persist(self._ticket(done))

    def storage_facts(self, done: Callable[[str], None]) -> None:
        nyc_page.storageFacts(self._ticket(done))

    def keep_half_done(self, text: str) -> None:
        nyc_page.keepHalfDone(text)

    def half_done(self) -> str:
        return str(nyc_page.halfDone())

    def _ticket(self, call: Callable[..., None]) -> int:
        self._tickets += 1
        self._waiting[self._tickets] = call
        return self._tickets

    def called_back(self, ticket: int, *given: Any) -> None:
        """A timer has run out; the clipboard or the storage has answered."""
        for timer in [timer for timer, its in self._timers.items() if its == ticket]:
            del self._timers[timer]
        call = self._waiting.pop(ticket, None)
        if call is not None:
            call(*given)


def start() -> None:
    """Put the app on the page."""
    page = BrowserPage()
    wishes = str(nyc_page.wishes())  # empty for nobody's guest
    app = App(page, json.loads(wishes) if wishes else None)
    hear: dict[str, Callable[..., None]] = {
        "tap": lambda data: app.tap(json.loads(data)),
        "hold": lambda data: app.hold(json.loads(data)),
        "field": app.field,
        "key": app.key,
        "routed": app.routed,
        "storage": app.storage_changed,
        "file": app.file_chosen,
        "left": app.left,
        "back": app.back,
        "update": app.update_found,
        "taken_over": app.taken_over,
        "memory": app.memory_told,
        "told": page.called_back,
        "message": app.message,
        "timer": page.called_back,
        "copied": page.called_back,
    }
    nyc_page.listen(create_proxy(lambda kind, *given: hear[kind](*given)))
    app.start()
