"""Sentences from tables: a language is a table of templates and a rule for plurals; nothing else knows it.

A template is plain text with fields. What stands in a field is known by the parameter's name (`kinds`), so that a table
never sees an id. The whole grammar, for who writes the next table:

    {number}                  digits                            {number.word}       in words, up to twelve
    {number:# card|# cards}   by the plural rule, # is the number
    {held*card}               so many of it, in words           two press cards
    {card} {card.a}           a form of a term: "card.press.a" in the table, else the pattern "card.a"; of a term
                              with a gender ("card.ace.gender = m") the pattern "card.m.a" before that
    {cards} {cards.short}     a list, by type                   two press cards and a wild card
    {seat} {seat.whose}       a name, or "you"                  {seat:was|were}  for another seat, for you
    {card.A}                  a form with a capital letter

Whatever form a language needs (a case, an article), its table defines and its templates ask for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from nyc_core.table.rules import SPOKEN

from . import DEFAULT, LANGUAGES, spoken
from .smooth import Smooth, smoother
from .texts import Texts

FIELD = re.compile(r"\{(\w+)(?:\*(\w+))?(?:\.(\w+))?(?::([^{}]*))?\}")
Params = Mapping[str, Any]


class Language(NamedTuple):
    """One table of a game, and how its plurals go: which of the alternatives a number takes. `kinds`: what stands in a
    parameter, by its name; all others are numbers, or text that is shown as it is. `shows`: how, by its kind. `smooth`:
    how words meet."""

    code: str
    table: Mapping[str, str]
    plural: Callable[[int], int]
    kinds: Mapping[str, str]
    shows: Mapping[str, Show]
    smooth: Smooth

    def first(self, *messages: str) -> str:
        """The first of these messages that the table has; the last one when it has none."""
        return next((message for message in messages if message in self.table), messages[-1])


class Voice(NamedTuple):
    """Who speaks to whom: the language, the names of the seats, and which of them is "you"."""

    language: Language
    names: Sequence[str] = ()
    you: int | None = None

    def say(self, message: str, params: Params) -> str:
        """The message as a sentence. One that no table has is shown as its id: better than no answer at all."""
        template = self.language.table.get(message)
        if template is None:
            return message
        text = self.fill(template, params)
        start = FIELD.match(template)
        return capital(text) if start and not self._is_raw(start[1], params) else text

    def fill(self, template: str, params: Params) -> str:
        """The template with its fields filled in."""
        return self.language.smooth(FIELD.sub(lambda field: self._field(params, *field.groups()), template))

    def _is_raw(self, name: str, params: Params) -> bool:
        """Whether the field shows what somebody typed, of which not a letter is changed."""
        kind = self.language.kinds.get(name)
        return kind is None or kind == "seats" or (kind == "seat" and params.get(name) != self.you)

    def _field(self, params: Params, name: str, of: str | None, form: str | None, choices: str | None) -> str:
        value = params.get(name)
        if value is None:
            return "…"
        if form and form[0].isupper():
            return capital(self._field(params, name, of, form.lower(), choices))
        if of:
            return self.counted(value, self.language.kinds[of], params.get(of, ""))
        if choices is not None:
            return self._choice(value, self.language.kinds.get(name) == "seat", choices.split("|"))
        kind = self.language.kinds.get(name, "")
        show = self.language.shows.get(kind)
        if show and isinstance(value, bool | int | str | list | tuple):
            return show(self, value, form or "")
        return self.word(value) if form == "word" else str(value)

    def _choice(self, value: Any, seat: bool, choices: Sequence[str]) -> str:
        place = int(value == self.you) if seat else self.language.plural(int(value))
        return choices[min(place, len(choices) - 1)].replace("#", str(value))

    # Terms

    def term(self, kind: str, value: object, form: str = "") -> str:
        """A thing by its name, or in one of the forms that the table has for it, for its gender or for its kind."""
        table = self.language.table
        name = table.get(f"{kind}.{value}", str(value))
        if not form:
            return name
        gender = table.get(f"{kind}.{value}.gender")
        said = table.get(f"{kind}.{value}.{form}") or (gender and table.get(f"{kind}.{gender}.{form}"))
        return (said or table.get(f"{kind}.{form}", "{name}")).replace("{name}", name)

    def word(self, number: object) -> str:
        """A number in words, or in digits when it has none."""
        return self.language.table.get(f"number.{number}", str(number))

    def counted(self, number: int, kind: str, value: object) -> str:
        """So many of a thing: "two press cards"."""
        noun = self._choice(number, False, self.term(kind, value, "noun").split("|"))
        return self.fill(self.language.table["counted"], {"amount": self.word(number), "noun": noun})

    def listed(self, items: Sequence[str]) -> str:
        """a, b and c."""
        table = self.language.table
        if len(items) < 2:
            return "".join(items)
        return table["list.comma"].join(items[:-1]) + table["list.and"] + items[-1]


def capital(text: str) -> str:
    """The first letter as a capital, the others as they are."""
    return text[:1].upper() + text[1:]


def _seat(voice: Voice, seat: Any, form: str) -> str:
    if seat == voice.you:
        return voice.language.table[f"you.{form}" if form else "you"]
    name = voice.names[seat] if isinstance(seat, int) and 0 <= seat < len(voice.names) else str(seat)
    return voice.language.table[f"seat.{form}"].replace("{name}", name) if form else name


Show = Callable[[Voice, Any, str], str]
# What every game tells of.
KINDS: dict[str, str] = {
    **dict.fromkeys(("seat", "starter", "leader", "winner"), "seat"),
    "seats": "seats",
    "places": "numbers",
}
SHOWS: dict[str, Show] = {
    "seat": _seat,
    "seats": lambda voice, value, form: voice.listed([_seat(voice, seat, form) for seat in value]),
    "numbers": lambda voice, value, form: voice.listed([str(number) for number in value]),
}


GENERAL = Texts("nyc_core.table", "table")  # what every game says


class Languages:
    """The languages of one game: what it says in each (`own`, by code; nothing in one that it does not speak), and the
    kinds of things that only it tells of. What every game says is among its sentences; it may say it in words of its
    own."""

    def __init__(
        self, own: Callable[[str], Mapping[str, str]], kinds: Mapping[str, str], shows: Mapping[str, Show]
    ) -> None:
        self._own = own
        self.kinds = {**KINDS, **kinds}
        self.shows = {**SHOWS, **shows}
        self._loaded: dict[str, Language] = {}

    def __call__(self, code: str = SPOKEN) -> Language:
        """A language by its code; English for one that is not there. Tables are read when first asked for."""
        code = code or spoken()
        if code not in LANGUAGES:
            code = DEFAULT
        if code not in self._loaded:
            table = self.own(code) if code == DEFAULT else {**self._english(), **self.own(code)}
            self._loaded[code] = Language(code, table, LANGUAGES[code].plural, self.kinds, self.shows, smoother(table))
        return self._loaded[code]

    def own(self, code: str) -> Mapping[str, str]:
        """What the language itself says."""
        return {**GENERAL.own(code), **self._own(code)}

    def _english(self) -> Mapping[str, str]:
        """What is said in English where a language lacks it: all but the forms of things ("an ace"), which
        would come before the language's own pattern."""
        kinds = {*self.kinds.values()}
        return {
            key: text
            for key, text in self.own(DEFAULT).items()
            if key.count(".") < 2 or key.partition(".")[0] not in kinds
        }
