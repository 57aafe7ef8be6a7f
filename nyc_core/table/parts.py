"""A game whose parts lie in files with the names that they have in every game of the house."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from .rules import SPOKEN, Course, Heading, Headline, Json, Rules, Words


class InParts(Rules):
    """What every game of the house says in the same way: each part is imported when it is asked for, so that the engine
    itself is there at once (the page starts with it)."""

    package: str  # the game's own

    def part(self, name: str) -> ModuleType:
        """A file of the game."""
        return import_module(f"{self.package}.{name}")

    def imagine(self, position: Any, seat: int, seed: int, whole: bool = True) -> None:
        self.part("imagine").imagine(position, seat, seed, whole)

    def scores(self, position: Any) -> list[Json]:
        return [dict(score) for score in self.part("scoring").scores(position)]

    def turn(self, position: Any) -> Hashable:
        turn: Hashable = self.part("telling").turn(position)
        return turn

    def headline(self, view: Mapping[str, Any]) -> Headline:
        headline: Headline = self.part("telling").headline(view)
        return headline

    def heading(self, event: Mapping[str, Any]) -> Heading | None:
        heading: Heading | None = self.part("telling").heading(event)
        return heading

    def facts(self, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Json:
        facts: Json = self.part("facts").facts(view, events)
        return facts

    def picture(self, view: Mapping[str, Any], lang: str = SPOKEN) -> str:
        from .words import spoken

        picture: str = self.part("picture").picture(view, lang or spoken())
        return picture

    @property
    def words(self) -> Words:
        words: Words = self.part("words").WORDS
        return words

    @property
    def course(self) -> Course:
        course: Course = self.part("lessons").course()
        return course
