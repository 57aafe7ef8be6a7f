"""The only file that touches the browser: the `Page` of page.py, and what a person does, handed to the App.

Its other half is bridge.mjs, whose functions `start` is given. Text goes over in one piece; Python gives JavaScript a
single function for good, so nothing has to be destroyed and nothing leaks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_proxy

from . import packs
from .app import App
from .parted import Parted


class DeviceStorage:
    """The browser's localStorage. Where it is forbidden or full the calls raise what the browser raises."""

    def __init__(self, memory: Any) -> None:
        self._memory = memory

    def get(self, key: str) -> str | None:
        text = self._memory.get(key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        self._memory.set(key, text)

    def remove(self, key: str) -> None:
        self._memory.remove(key)

    def keys(self) -> list[str]:
        keys: list[str] = json.loads(self._memory.keys())
        return keys


class BrowserPage:
    """The document, the clock and the device."""

    def __init__(self, browser: Any) -> None:
        """`browser`: what bridge.mjs exports."""
        self._browser = browser
        self.storage = DeviceStorage(browser.memory)
        self._parted = Parted()
        self._tickets = 0
        self._waiting: dict[int, Callable[..., None]] = {}  # by ticket: what is called back once
        self._timers: dict[int, int] = {}  # the browser's number of a timer: its ticket
        self._heard: Callable[[str], None] = lambda text: None  # what the worker says

    def show(self, regions: Mapping[str, str], attributes: Mapping[str, Mapping[str, str | None]]) -> None:
        whole, parts = self._parted.turned(regions)
        self._browser.show(json.dumps({"regions": whole, "parts": parts, "attributes": attributes}))

    def announce(self, text: str) -> None:
        self._browser.announce(text)

    def focus(self, selector: str) -> None:
        self._browser.focus(selector)

    def go(self, route: str, replace: bool = False) -> None:
        self._browser.go(route, replace)

    def route(self) -> str:
        return str(self._browser.route())

    def address(self) -> str:
        return str(self._browser.address())

    def later(self, milliseconds: int, call: Callable[[], None]) -> int:
        ticket = self._ticket(call)
        timer = int(self._browser.later(milliseconds, ticket))
        self._timers[timer] = ticket
        return timer

    def cancel(self, timer: int) -> None:
        self._browser.cancel(timer)
        self._waiting.pop(self._timers.pop(timer, 0), None)

    def now(self) -> str:
        return str(self._browser.now())

    def ticks(self) -> float:
        return float(self._browser.ticks())

    def seed(self) -> int:
        return int(self._browser.seed())

    def languages(self) -> list[str]:
        languages: list[str] = json.loads(self._browser.languages())
        return languages

    def calm(self) -> bool:
        return bool(self._browser.calm())

    def is_wide(self) -> bool:
        return bool(self._browser.isWide())

    def sound(self, kind: str) -> None:
        self._browser.sound(kind)

    def buzz(self) -> None:
        self._browser.buzz()

    def buzzes(self) -> bool:
        return bool(self._browser.buzzes())

    def download(self, name: str, text: str) -> None:
        self._browser.download(name, text)

    def package(self, name: str, facts: str, done: Callable[[bool], None]) -> None:
        self._browser.package_(name, facts, self._ticket(done))

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        self._browser.copy(text, self._ticket(done))

    def can_share(self) -> bool:
        return bool(self._browser.canShare())

    def share(self, title: str, link: str, done: Callable[[bool], None]) -> None:
        self._browser.share(title, link, self._ticket(done))

    def post(self, kind: str, payload: str) -> None:
        self._browser.post(kind, payload)

    def around(self) -> str:
        return str(self._browser.around())

    def bring(self, game: str, done: Callable[[bool], None]) -> None:
        def brought(well: bool, archive: str) -> None:
            if archive:
                packs.add(game, archive)
            done(well)

        self._browser.bring(game, self._ticket(brought))

    def start_worker(self, hear: Callable[[str], None]) -> None:
        self._heard = hear
        self._browser.startWorker()

    def tell_worker(self, text: str) -> None:
        self._browser.tellWorker(text)

    def end_worker(self) -> None:
        self._browser.endWorker()

    def choose_file(self) -> None:
        self._browser.chooseFile()

    def take_over(self) -> None:
        self._browser.takeOver()

    def reload(self) -> None:
        self._browser.reload()

    def persist(self, done: Callable[[str], None]) -> None:
        self._browser.persist(self._ticket(done))

    def storage_facts(self, done: Callable[[str], None]) -> None:
        self._browser.storageFacts(self._ticket(done))

    def keep_half_done(self, text: str) -> None:
        self._browser.keepHalfDone(text)

    def keep_table(self, text: str) -> None:
        self._browser.keepTable(text)

    def half_done(self) -> str:
        return str(self._browser.halfDone())

    def _ticket(self, call: Callable[..., None]) -> int:
        self._tickets += 1
        self._waiting[self._tickets] = call
        return self._tickets

    def hear(self, text: str) -> None:
        """The worker says something."""
        self._heard(text)

    def called_back(self, ticket: int, *given: Any) -> None:
        """A timer has run out; the clipboard or the storage has answered."""
        for timer in [timer for timer, its in self._timers.items() if its == ticket]:
            del self._timers[timer]
        call = self._waiting.pop(ticket, None)
        if call is not None:
            call(*given)


def start(browser: Any) -> None:
    """Put the app on the page; `browser` is what bridge.mjs exports."""
    page = BrowserPage(browser)
    wishes = str(browser.wishes())  # empty for nobody's guest
    app = App(page, json.loads(wishes) if wishes else None)
    hear: dict[str, Callable[..., None]] = {
        "tap": lambda data: app.tap(json.loads(data)),
        "hold": lambda data: app.hold(json.loads(data)),
        "field": app.field,
        "key": app.key,
        "routed": app.routed,
        "storage": app.storage_changed,
        "file": app.file_chosen,
        "resized": app.resized,
        "left": app.left,
        "idle": app.idle,
        "back": app.back,
        "update": app.update_found,
        "taken_over": app.taken_over,
        "memory": app.memory_told,
        "told": page.called_back,
        "message": app.message,
        "thought": page.hear,
        "timer": page.called_back,
        "copied": page.called_back,
    }
    browser.listen(create_proxy(lambda kind, *given: hear[kind](*given)))
    app.start()
