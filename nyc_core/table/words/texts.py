"""Plain texts by language: an id, and a template as `str.format` fills it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nyc_core.table.rules import SPOKEN

from . import DEFAULT, spoken

Table = Mapping[str, str]


class Texts:
    """Tables that are imported when somebody asks for them in their language; English where there is none."""

    def __init__(self, **tables: Callable[[], Table]) -> None:
        self.tables = tables
        self._loaded: dict[str, Table] = {}

    def __call__(self, key: str, /, *, lang: str = SPOKEN, **values: object) -> str:
        """The text of that id with the values put in."""
        return self.table(lang or spoken())[key].format(**values)

    def table(self, code: str) -> Table:
        """All texts of a language."""
        if code not in self._loaded:
            self._loaded[code] = self.tables.get(code, self.tables[DEFAULT])()
        return self._loaded[code]
