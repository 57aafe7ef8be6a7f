"""Sentences from tables: a language is a table of templates and a rule for plurals; nothing else knows it.

A template is plain text with fields. What stands in a field is known by the parameter's name (`KINDS`), so that a table
never sees an id. The whole grammar, for who writes the next table:

    {number}                  digits                            {number.word}       in words, up to twelve
    {number:# card|# cards}   by the plural rule, # is the number
    {held*card}               so many of it, in words           two press cards
    {card} {card.a}           a form of a term: "card.press.a" in the table, else the pattern "card.a"
    {cards} {cards.short}     a list, by type                   two press cards and a wild card
    {seat} {seat.whose}       a name, or "you"                  {seat:was|were}  for another seat, for you
    {character.The}           a form with a capital letter

Whatever form a language needs (a case, an article), its table defines and its templates ask for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from nyc_core.newyorkcity.box import CARDS

DEFAULT = "en"
SPOKEN = ""  # in place of a language's code: the one that is spoken now
FIELD = re.compile(r"\{(\w+)(?:\*(\w+))?(?:\.(\w+))?(?::([^{}]*))?\}")
Params = Mapping[str, Any]

# What stands in a parameter, by its name. All others are numbers, or text that is shown as it is.
KINDS: dict[str, str] = {
    **dict.fromkeys(("card", "wanted"), "card"),
    **dict.fromkeys(("cards", "given", "got"), "cards"),
    **dict.fromkeys(("borough", "other", "source"), "borough"),
    **dict.fromkeys(("seat", "starter", "leader", "winner"), "seat"),
    **dict.fromkeys(("character", "coming", "leaving"), "character"),
    **{kind: kind for kind in ("vessel", "characters", "seats", "tiles", "pairs")},
    "places": "numbers",
}


class Language(NamedTuple):
    """One table, and how its plurals go: which of the alternatives a number takes."""

    code: str
    table: Mapping[str, str]
    plural: Callable[[int], int]

    def has(self, message: str) -> bool:
        return message in self.table

    def first(self, *messages: str) -> str:
        """The first of these messages that the table has; the last one when it has none."""
        return next((message for message in messages if message in self.table), messages[-1])


def _english() -> Language:
    from . import characters_en, en

    return Language("en", {**en.TEXT, **characters_en.TEXT}, _one_or_more)


def _german() -> Language:
    from . import characters_de, de

    return Language("de", {**de.TEXT, **characters_de.TEXT}, _one_or_more)


def _one_or_more(number: int) -> int:
    return 0 if number == 1 else 1


LANGUAGES: dict[str, Callable[[], Language]] = {"en": _english, "de": _german}


class _Now:
    """The language that is spoken: one for the process, as one person reads what it says."""

    code = DEFAULT


def speak(code: str) -> None:
    """From now on sentences are in this language, where no other is named; English for one that is not there."""
    _Now.code = code if code in LANGUAGES else DEFAULT


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Now.code


@cache
def _loaded(code: str) -> Language:
    return LANGUAGES.get(code, LANGUAGES[DEFAULT])()


def language(code: str = SPOKEN) -> Language:
    """A language by its code; English for one that is not there. Tables are imported when first asked for."""
    return _loaded(code or _Now.code)


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
        return FIELD.sub(lambda field: self._field(params, *field.groups()), template)

    def _is_raw(self, name: str, params: Params) -> bool:
        """Whether the field shows what somebody typed, of which not a letter is changed."""
        kind = KINDS.get(name)
        return kind is None or kind == "seats" or (kind == "seat" and params.get(name) != self.you)

    def _field(self, params: Params, name: str, of: str | None, form: str | None, choices: str | None) -> str:
        value = params.get(name)
        if value is None:
            return "…"
        if form and form[0].isupper():
            return capital(self._field(params, name, of, form.lower(), choices))
        if of:
            return self.counted(value, KINDS[of], params.get(of, ""))
        if choices is not None:
            return self._choice(value, KINDS.get(name) == "seat", choices.split("|"))
        kind = KINDS.get(name, "")
        show = SHOWS.get(kind)
        if show and isinstance(value, bool | int | str | list | tuple):
            return show(self, value, form or "")
        return self.word(value) if form == "word" else str(value)

    def _choice(self, value: Any, seat: bool, choices: Sequence[str]) -> str:
        place = int(value == self.you) if seat else self.language.plural(int(value))
        return choices[min(place, len(choices) - 1)].replace("#", str(value))

    # Terms

    def term(self, kind: str, value: object, form: str = "") -> str:
        """A thing by its name, or in one of the forms that the table has for it or for its kind."""
        table = self.language.table
        name = table.get(f"{kind}.{value}", str(value))
        if not form:
            return name
        return table.get(f"{kind}.{value}.{form}", table.get(f"{kind}.{form}", "{name}")).replace("{name}", name)

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


def _cards(voice: Voice, cards: Any, form: str) -> str:
    """By type, in the order of NYC-0.2; a number when only that is known."""
    if isinstance(cards, int):
        return voice.fill(voice.language.table["cards.count"], {"number": cards})
    amounts = {card: list(cards).count(card) for card in CARDS if card in cards}
    if not amounts:
        return voice.language.table["cards.none"]
    if form == "short":
        short = voice.language.table["counted.short"]
        named = [{"amount": amount, "noun": voice.term("card", card)} for card, amount in amounts.items()]
        return voice.listed([voice.fill(short, one) for one in named])
    return voice.listed(
        [
            voice.term("card", card, form or "a") if amount == 1 else voice.counted(amount, "card", card)
            for card, amount in amounts.items()
        ]
    )


def _pairs(voice: Voice, pairs: Any, form: str) -> str:
    plus = voice.language.table["list.plus"]
    return voice.language.table["list.semicolon"].join(
        plus.join(voice.term("card", card) for card in pair) for pair in pairs
    )


SHOWS: dict[str, Callable[[Voice, Any, str], str]] = {
    "card": lambda voice, value, form: voice.word(value) if isinstance(value, int) else voice.term("card", value, form),
    "cards": _cards,
    "borough": lambda voice, value, form: str(value) if isinstance(value, int) else voice.term("borough", value, form),
    "vessel": lambda voice, value, form: voice.term("vessel", value, form),
    "character": lambda voice, value, form: voice.term("character", value, form),
    "characters": lambda voice, value, form: voice.listed(
        [voice.term("character", one, form or "the") for one in value]
    ),
    "seat": _seat,
    "seats": lambda voice, value, form: voice.listed([_seat(voice, seat, form) for seat in value]),
    "tiles": lambda voice, value, form: voice.listed(
        [f"{voice.term('vessel', kind)} {points}" for kind, points in value]
    ),
    "pairs": _pairs,
    "numbers": lambda voice, value, form: voice.listed([str(number) for number in value]),
}
