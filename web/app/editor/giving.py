"""The ways to give away what was made: files, links, code to embed, packages for learning platforms."""

from __future__ import annotations

import json
from collections.abc import Callable

from nyc_core.lessons import cover
from nyc_core.lessons import say as spell
from web.app import routes
from web.app.texts import say, spoken

from . import files
from .around import Around
from .checked import Checked
from .coursework import Coursework, problems
from .work import Work

Ways = dict[str, Callable[[], str]]


class Giving:
    """A lesson, its table or a course on its way out."""

    def __init__(self, around: Around, work: Work, checked: Checked, course: Coursework) -> None:
        self._around, self._work, self._checked, self._course = around, work, checked, course
        self.shown = ""  # what was copied last, to be copied by hand

    def packed(self) -> str:
        """The lesson as a link carries it."""
        return files.packed(files.whole(self._work.data))

    def covered(self) -> str:
        """The same for another site, which shows the table before anything can be dealt."""
        lesson, data = self._checked.lesson, files.whole(self._work.data)
        return files.packed({**data, "cover": cover(lesson)} if lesson else data)

    def copy(self, what: str) -> None:
        """The lesson or its table, to the clipboard; and to be seen, where that does not work."""
        data, address = self._work.data, self._around.page.address()
        title = next(iter(data.get("title", {}).values()), say("brand"))
        self._copy(
            what,
            {
                "file": lambda: files.as_text(files.whole(data)),
                "link": lambda: f"{files.site(address)}index.html#{routes.Packed(self.packed())}",
                "work": lambda: f"{files.site(address)}index.html#{routes.Edit(files.packed(data))}",
                "element": lambda: files.element(address, self.covered(), title),
                "frame": lambda: files.frame(address, f"mode=lesson&lesson={self.covered()}", title),
                "table": lambda: files.frame(address, f"mode=position&game={files.packed_table(self._work)}", title),
            },
        )

    def _copy(self, what: str, ways: Ways) -> None:
        if what in ways:
            self.shown = ways[what]()
            self._around.copy(self.shown, self._copied)

    def _copied(self, done: bool) -> None:
        self._around.keeper.say("edit.copied" if done else "edit.not_copied")

    def save(self) -> None:
        """The lesson as a file."""
        data = files.whole(self._work.data)
        self._around.page.download(f"{data['id']}.json", files.as_text(data))

    def package(self) -> None:
        """The lesson by itself as a package for learning platforms."""
        lesson = self._checked.lesson
        if lesson:
            self._package(lesson.id, spell(lesson.title, spoken()), self.covered(), 1)

    def course(self, what: str) -> None:
        """The course, in one of these ways."""
        series = self._course.series()
        if series is None or problems(series):
            return
        data, address = self._course.given(), self._around.page.address()
        packed, title = files.packed(data), spell(series.title, spoken())
        if what == "file":
            self._around.page.download(f"{series.id}.json", files.as_text(data))
        elif what == "scorm":
            self._package(series.id, title, packed, len(series.lessons))
        else:
            self._copy(
                what,
                {
                    "link": lambda: f"{files.site(address)}index.html#{routes.Packed(packed)}",
                    "element": lambda: files.element(address, packed, title),
                    "frame": lambda: files.frame(address, f"mode=lesson&lesson={packed}", title),
                },
            )

    def _package(self, name: str, title: str, packed: str, count: int) -> None:
        facts = {"id": name, "title": title, "lang": spoken(), "lesson": packed, "count": count}
        self._around.keeper.say("edit.packing")
        self._around.page.package(f"{name}-scorm.zip", json.dumps(facts), self._packaged)

    def _packaged(self, done: bool) -> None:
        self._around.keeper.say("edit.packaged" if done else "edit.not_packaged")
