"""Texts by language: files that somebody can edit who cannot program, one folder for each language.

    # A comment.
    notice.gone = This game is not on this device any more.
    begin = "A blank at the end is kept between quotes: "
    help =
        A long text may go on in the next line, behind blanks.
        |  A line behind a bar stays a line of its own.

`{name}` is a field, and stays as it is. What a language lacks is said in English. `Texts` is for plain texts, filled in
by `str.format`; sentences with a grammar are `language.py`'s matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from nyc_core.table import files
from nyc_core.table.rules import SPOKEN

from . import DEFAULT, spoken

Table = Mapping[str, str]


class BadWords(ValueError):
    """A file of texts that cannot be read: which one, which line, and what is wrong there."""


def read(text: str, where: str) -> dict[str, str]:
    """The texts of a file by their ids. `where` is what it is called when something is wrong."""
    texts: dict[str, str] = {}
    key = ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if not line or line[0] == "#":
            continue
        if line[0] in " \t":
            said = line.strip()
            if not said:
                continue
            if not key:
                raise BadWords(f"{where}, line {number}: this line goes on with a text, but none has begun")
            texts[key] = _longer(texts[key], said)
            continue
        key, sign, said = line.partition("=")
        key = key.rstrip()
        if not sign or not key or " " in key:
            raise BadWords(f"{where}, line {number}: a line is `id = text`, a `#` comment, or begins with blanks")
        if key in texts:
            raise BadWords(f"{where}, line {number}: {key} stands here a second time")
        texts[key] = _unquoted(said.strip())
    return texts


def _longer(text: str, more: str) -> str:
    if more[0] == "|":
        return f"{text}\n{more[1:]}"
    return f"{text} {more}" if text else more


def _unquoted(text: str) -> str:
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


def load(package: str, code: str, name: str) -> str:
    """The file with this name in a package's folder of a language; "" when there is none."""
    try:
        return files.data(package, f"words/{code}/{name}.txt").decode("utf-8")
    except FileNotFoundError:
        return ""


@cache
def source(package: str, code: str, name: str) -> str:
    """The same, read once: a page that starts from memory that was kept has its texts there before it has its files
    (web/build/snapshot.py)."""
    return load(package, code, name)


@cache
def own(package: str, code: str, *parts: str) -> Table:
    """What a language itself says of some parts of a package."""
    texts: dict[str, str] = {}
    for part in parts:
        texts |= read(source(package, code, part), f"{package} words/{code}/{part}.txt")
    return texts


class Texts:
    """Some parts of the texts that lie in a package's folder `words`."""

    def __init__(self, package: str, *parts: str) -> None:
        self.package = package
        self.parts = parts
        self._loaded: dict[str, Table] = {}

    def __call__(self, key: str, /, *, lang: str = SPOKEN, **values: object) -> str:
        """The text of that id with the values put in."""
        return self.table(lang or spoken())[key].format(**values)

    def own(self, code: str) -> Table:
        """What the language itself says."""
        return own(self.package, code, *self.parts)

    def table(self, code: str) -> Table:
        """All texts of a language; what it lacks in English."""
        if code not in self._loaded:
            self._loaded[code] = {**self.own(DEFAULT), **self.own(code)}
        return self._loaded[code]
