"""A page that is none: it keeps what is shown, lets time pass on request, and finds controls as a person would."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from html.parser import HTMLParser

from tests.app.memory import FakeStorage
from web.app.app import App
from web.app.draw import table
from web.app.page import Storage

Control = dict[str, str]
SIGNS = ("act", "also", "ask", "do", "pick", "unpick", "mode", "place", "tab", "panel", "info", "rule", "at")
AROUND = (*table.HEAD, *table.TRAY, *table.FOOT, *table.OVER)  # regions of every table
VOID = {"input", "br", "hr", "img", "use", "path", "rect", "circle", "ellipse", "line"}


def in_dataset(attribute: str) -> str:
    """What a browser calls `data-seq-at`: seqAt."""
    first, *more = attribute.removeprefix("data-").split("-")
    return first + "".join(word.capitalize() for word in more)


class Reader(HTMLParser):
    """Controls and text of a markup, and whether every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.controls: list[Control] = []
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        data = {in_dataset(name): value or "" for name, value in attrs if name.startswith("data-")}
        if any(sign in data for sign in SIGNS):
            self.controls.append(data)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag, tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@lru_cache(maxsize=4096)
def read(markup: str) -> Reader:
    """The markup, read; it has to be whole."""
    reader = Reader()
    reader.feed(markup)
    reader.close()
    assert not reader.open, reader.open
    return reader


class FakePage:
    """What `web.app.page.Page` asks for."""

    def __init__(self, storage: FakeStorage | None = None, route: str = "", seed: int = 7, calm: bool = True) -> None:
        self.memory = storage or FakeStorage()
        self.seeds = itertools.count(seed)
        self.is_calm = calm
        self.wide = False
        self.read_languages = ["en"]
        self.regions: dict[str, str] = {}
        self.attributes: dict[str, dict[str, str]] = {"table": {}, "html": {}}
        self.history = [route]
        self.said: list[str] = []
        self.focused: list[str] = []
        self.sounds: list[str] = []
        self.can_buzz = True
        self.downloads: list[tuple[str, str]] = []
        self.packages: list[tuple[str, str]] = []
        self.clipboard: list[str] = []
        self.clipboard_works = True
        self.shares = False  # whether the device has a way of its own to give a link away
        self.shared: list[tuple[str, str]] = []
        self.sharing: Callable[[bool], None] = lambda given: None
        self.file_asked = 0
        self.worker_told: list[str] = []
        self.workers = 0  # how often one was begun; each dies at once
        self.took_over = self.reloads = self.asked_to_persist = 0
        self.facts = '{"kept": true, "used": 21000000, "erased": ""}'
        self.tab_memory = ""
        self.table_kept = ""
        self.brought: list[str] = []
        self.host = "https://host.test"
        self.posted: list[tuple[str, str]] = []
        self.time = 0.0
        self.shows = 0
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count(1)
        self._cancelled: set[int] = set()

    @property
    def storage(self) -> Storage:
        return self.memory

    def show(self, regions: Mapping[str, str], attributes: Mapping[str, Mapping[str, str | None]]) -> None:
        self.shows += 1
        for markup in regions.values():
            read(markup)
        if "room" in regions:  # another game's table takes the place of what stood there
            self.regions = {name: markup for name, markup in self.regions.items() if name in AROUND}
        self.regions |= regions
        for target, values in attributes.items():
            mine = self.attributes.setdefault(target, {})
            for name, value in values.items():
                if value is None:
                    mine.pop(name, None)
                else:
                    mine[name] = value

    def announce(self, text: str) -> None:
        if text:
            self.said.append(text)
        else:
            self.said.clear()

    def focus(self, selector: str) -> None:
        self.focused.append(selector)

    def bring(self, game: str, done: Callable[[bool], None]) -> None:
        self.brought.append(game)
        done(True)

    def go(self, route: str, replace: bool = False) -> None:
        if replace:
            self.history[-1] = route
        else:
            self.history.append(route)

    def route(self) -> str:
        return self.history[-1]

    def address(self) -> str:
        return "https://example.org/nyc/"

    def later(self, milliseconds: int, call: Callable[[], None]) -> int:
        number = next(self._numbers)
        heapq.heappush(self._timers, (self.time + milliseconds, number, call))
        return number

    def cancel(self, timer: int) -> None:
        self._cancelled.add(timer)

    def now(self) -> str:
        seconds = int(self.time // 1000)
        return f"2026-11-18T{10 + seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"

    def ticks(self) -> float:
        return self.time

    def seed(self) -> int:
        return next(self.seeds)

    def languages(self) -> list[str]:
        return self.read_languages

    def calm(self) -> bool:
        return self.is_calm

    def is_wide(self) -> bool:
        return self.wide

    def sound(self, kind: str) -> None:
        self.sounds.append(kind)

    def buzz(self) -> None:
        self.sounds.append("buzz")

    def buzzes(self) -> bool:
        return self.can_buzz

    def download(self, name: str, text: str) -> None:
        self.downloads.append((name, text))

    def package(self, name: str, facts: str, done: Callable[[bool], None]) -> None:
        self.packages.append((name, facts))
        done(True)

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        if self.clipboard_works:
            self.clipboard.append(text)
        done(self.clipboard_works)

    def can_share(self) -> bool:
        return self.shares

    def share(self, title: str, link: str, done: Callable[[bool], None]) -> None:
        self.shared.append((title, link))
        self.sharing = done  # the device's own sheet is open until the test calls this

    def start_worker(self, hear: Callable[[str], None]) -> None:
        self.workers += 1
        self.later(0, lambda: hear(""))

    def tell_worker(self, text: str) -> None:
        self.worker_told.append(text)

    def end_worker(self) -> None:
        self.worker_told.clear()

    def choose_file(self) -> None:
        self.file_asked += 1

    def take_over(self) -> None:
        self.took_over += 1

    def reload(self) -> None:
        self.reloads += 1

    def persist(self, done: Callable[[str], None]) -> None:
        self.asked_to_persist += 1
        done(self.facts)

    def storage_facts(self, done: Callable[[str], None]) -> None:
        done(self.facts)

    def keep_half_done(self, text: str) -> None:
        self.tab_memory = text

    def keep_table(self, text: str) -> None:
        self.table_kept = text

    def half_done(self) -> str:
        return self.tab_memory

    def around(self) -> str:
        return self.host

    def post(self, kind: str, payload: str) -> None:
        self.posted.append((kind, payload))

    # What tests do

    def pass_time(self, milliseconds: float = 60_000) -> None:
        """Let timers run, in order."""
        end = self.time + milliseconds
        while self._timers and self._timers[0][0] <= end:
            at, number, call = heapq.heappop(self._timers)
            self.time = max(self.time, at)
            if number not in self._cancelled:
                call()
        self.time = end

    @property
    def root(self) -> dict[str, str]:
        """The attributes of the board root, without `data-`."""
        return {name.removeprefix("data-"): value for name, value in self.attributes["table"].items()}

    def controls(self, *regions: str) -> Iterator[Control]:
        """What can be tapped, in the regions named or in all; a sheet hides the table."""
        everywhere = [name for name in self.regions if name not in ("room", "glyphs")]  # what is laid is drawn over
        names = regions or (("sheet", "toast") if self.regions.get("sheet") else everywhere)
        for name in names:
            yield from read(self.regions.get(name, "")).controls

    def find(self, **wanted: str) -> Control:
        """The control that has these data attributes."""
        matching = [control for control in self.controls() if all(control.get(k) == v for k, v in wanted.items())]
        assert matching, f"no control {wanted}"
        return matching[0]

    def has(self, **wanted: str) -> bool:
        return any(all(control.get(k) == v for k, v in wanted.items()) for control in self.controls())

    def text(self, *regions: str) -> str:
        return " ".join(" ".join(read(self.regions.get(name, "")).words) for name in regions or self.regions)


def opened(storage: FakeStorage | None = None, route: str = "", **more: object) -> tuple[App, FakePage]:
    """An app that has started on a page."""
    page = FakePage(storage, route, **more)  # type: ignore[arg-type]
    app = App(page)
    app.start()
    return app, page


def play(app: App, page: FakePage, notation: str) -> None:
    """Play an action as a person does who means it: a thing is tapped twice, and nothing is taken back."""
    play_with(app, page, page.find(act=notation))


def play_with(app: App, page: FakePage, control: Control) -> None:
    """A tap on a control; where that only selects, the second one; where a moment is left to take it back, on."""
    app.tap(control)
    if app.house.session.weighed and "weigh" in control:
        app.tap(page.find(act=app.house.session.weighed, confirm=""))
    if "pending" in page.root:
        app.tap(page.find(do="go-on"))
