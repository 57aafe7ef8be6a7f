"""What every notation shares: an action is a verb and its arguments, and a form knows how those are written and what
they are, so that a page can put an action together by taps and a menu can fold a long list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from .memo import Table


class Part(NamedTuple):
    """What an argument is, or several of a kind."""

    kind: str  # the game's own word for such a thing, such as "card"; "number" for a number that stands for itself
    least: int = 1
    most: int | None = 1  # None: as many as there are
    exact: bool = False  # as many as the decision wants, which the form does not know: no less, and no more
    name: str = ""  # its part in the sentence, where a kind stands twice

    @property
    def is_fixed(self) -> bool:
        """Whether an exact number of several is wanted: one more takes the place of another."""
        return self.exact or (self.most == self.least > 1)


SHORT = 100  # letters of a text whose action is kept


class Form(NamedTuple):
    """How the arguments of a verb are written, and what they are: `parts` in the order of the notation. Several of one
    part are a set, in whatever order they are given; the order of parts has a meaning."""

    read: Callable[[list[str]], tuple[Any, ...]]  # ValueError when the words do not fit
    write: Callable[..., str]
    parts: tuple[Part, ...] = ()

    def takes(self, kind: str, *, several: bool | None = None) -> bool:
        """Whether such things, and nothing else, are its arguments; `several`: any number of them, or just one."""
        if not self.parts or any(part.kind != kind for part in self.parts):
            return False
        return several is None or several == (len(self.parts) > 1 or self.parts[0].most != 1)

    def called(self, name: str) -> Form:
        """The same, where its one part has a name of its own in sentences."""
        return self._replace(parts=(self.parts[0]._replace(name=name),))

    def named(self, arguments: Sequence[Any]) -> dict[str, Any]:
        """Arguments by the names that they have in sentences; several of one part are a list."""
        names = [part.name or part.kind for part in self.parts]
        if len(names) == 1 and self.parts[0].most != 1:
            return {names[0]: [*arguments]}
        return dict(zip(names, arguments, strict=False))


class Action(tuple[Any, ...]):
    """A verb, `action[0]`, and its arguments, small things that can be hashed. `str` gives the notation. A game makes a
    class of its own, with its forms: by verb, or by verb and a number, such as "use 2"."""

    __slots__ = ()
    forms: ClassVar[Mapping[str, Form]]

    @property
    def verb(self) -> str:
        """The first word of the notation."""
        verb: str = self[0]
        return verb

    @property
    def key(self) -> str:
        """Under which its form stands."""
        return self[0] if self[0] in self.forms else f"{self[0]} {self[1]}"

    @property
    def named(self) -> dict[str, Any]:
        """Its arguments by the names that they have in sentences."""
        return self.forms[self.key].named(self[1 + self.key.count(" ") :])

    def __str__(self) -> str:
        key = self.key
        return key + self.forms[key].write(*self[1 + key.count(" ") :])

    @classmethod
    def parse(cls, text: str) -> Self:
        """The action that the text writes; ValueError when it is not in the notation. What a short text writes is kept:
        the same few come again and again. Long ones, which nobody means, are read each time."""
        return _read_once(cls, text) if len(text) <= SHORT else _read(cls, text)


Made = TypeVar("Made", bound=Action)


def _read(made: type[Made], text: str) -> Made:
    verb, *words = text.split() or [""]
    if verb in made.forms:
        return made((verb, *made.forms[verb].read(words)))
    if not words:
        raise ValueError(text)
    first = number(words[0])
    if form := made.forms.get(f"{verb} {first}"):
        return made((verb, first, *form.read(words[1:])))
    raise ValueError(text)


_read_once = lru_cache(maxsize=4096)(_read)


MANY = 2000  # actions that one decision lists with one verb


class Family(Table[Any, Made]):
    """Actions that only differ in their last argument, each made once: options are listed more often than anything."""

    def __init__(self, made: type[Made], *start: object) -> None:
        super().__init__(lambda argument: made((*start, argument)))
        self.made = made
        self.start = start

    def of(self, arguments: Sequence[Any]) -> list[Made]:
        """Those with these last arguments. Very many are not kept, and made all at once."""
        if len(arguments) <= MANY:
            return [*map(self.__getitem__, arguments)]
        return [*map(self.made, zip(*map(repeat, self.start), arguments, strict=False))]


# What readers of arguments are made of


def number(word: str) -> int:
    """A number of a sensible size, in digits."""
    if not (word.isascii() and word.isdigit() and len(word) <= 5):
        raise ValueError(word)
    return int(word)


def exactly(words: list[str], amount: int = 1) -> list[str]:
    """The words, when there are so many."""
    if len(words) != amount:
        raise ValueError(" ".join(words))
    return words


def one_of(words: tuple[str, ...], kind: str) -> Form:
    """The form of one word out of a list, which an action keeps as its place in it."""
    return Form(lambda given: (words.index(exactly(given)[0]),), lambda place: f" {words[place]}", (Part(kind),))


def word_of(words: tuple[str, ...], kind: str) -> Form:
    """The form of one word out of a list, which an action keeps as it is."""
    return Form(lambda given: (words[words.index(exactly(given)[0])],), lambda word: f" {word}", (Part(kind),))


def numbered(kind: str) -> Form:
    """The form of one number: what it counts."""
    return Form(lambda given: (number(exactly(given)[0]),), lambda place: f" {place}", (Part(kind),))


def in_order(*forms: Form) -> Form:
    """One argument of each of these forms, in this order."""

    def read(given: list[str]) -> tuple[Any, ...]:
        words = exactly(given, len(forms))
        return tuple(argument for form, word in zip(forms, words, strict=True) for argument in form.read([word]))

    def write(*arguments: Any) -> str:
        return "".join(form.write(argument) for form, argument in zip(forms, arguments, strict=True))

    return Form(read, write, tuple(part for form in forms for part in form.parts))


def several(form: Form, least: int, most: int) -> Form:
    """So many arguments of this form, in whatever order: an action has them sorted."""

    def read(given: list[str]) -> tuple[Any, ...]:
        if not least <= len(given) <= most:
            raise ValueError(" ".join(given))
        return tuple(sorted(form.read([word])[0] for word in given))

    return Form(
        read,
        lambda *arguments: "".join(form.write(argument) for argument in arguments),
        (form.parts[0]._replace(least=least, most=most),),
    )


NOTHING = Form(lambda given: tuple(exactly(given, 0)), lambda: "")
