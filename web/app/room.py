"""A game's room on the page: all that the app asks of a game that it shows. The app names no game; it asks the room.

A room lies in `web/games/<game>/room.py` and is loaded when a table of its game is laid.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from nyc_core import Refusal, games

from .draw.html import el, esc, join, text
from .draw.prompt import clause
from .draw.scene import Scene
from .editor.parts import Parts
from .rooms import module
from .state import Facts, Json


class Outcome(NamedTuple):
    """What an action did in a copy of the game: its events, and the table after it with what the game derives."""

    events: Sequence[Facts]
    view: Json
    facts: Json


class Composer(Protocol):
    """How an action is put together by taps: from picks, texts that say where a thing comes from, to a notation."""

    def takes(self, scene: Scene, pick: str) -> bool:
        """Whether this can be picked next on the way to some option."""

    def add(self, scene: Scene, pick: str) -> list[str]:
        """The picks after a tap on one more thing."""

    def remove(self, scene: Scene, pick: str) -> list[str]:
        """The picks after one was taken back."""

    def candidate(self, scene: Scene) -> str:
        """The action that the picks make, legal or not; "" for none."""


class Room(Protocol):
    """One game's room."""

    @property
    def game(self) -> str:
        """Its name in the engine."""

    @property
    def regions(self) -> Sequence[str]:
        """The parts of its table, in the order in which they are read."""

    @property
    def tabs(self) -> Sequence[tuple[str, str]]:
        """On a phone one part is shown at a time: the name of each, and its sign."""

    @property
    def guide(self) -> Sequence[str]:
        """The pages of its guide, by name."""

    @property
    def glyphs(self) -> Mapping[str, str]:
        """Its own glyphs, besides those of the page (`draw.icons`)."""

    @property
    def sounds(self) -> Mapping[str, str]:
        """Which of its events are heard, and as what (js/sound.mjs)."""

    @property
    def secret(self) -> bool:
        """Whether one person's things are hidden from another at the same device, so that it is handed over."""

    @property
    def composer(self) -> Composer:
        """How its actions are put together."""

    @property
    def parts(self) -> Parts:
        """What of its table the editor can set."""

    def draw(self, scene: Scene) -> dict[str, str]:
        """The markup of each of its regions; of the tray's `hand` and `work`, what stands below the question
        (`draw.prompt` has its buttons); and of `status`, what the head of the page says about the round."""

    def asked(self, scene: Scene) -> tuple[str, str]:
        """What who decides is asked, and by which clause; while something is put together, what that still needs."""

    def default_tab(self, scene: Scene) -> str:
        """Where on a phone the thing lies that is asked for."""

    def tab_of(self, event: Facts) -> str:
        """Where on a phone a thing that is told happens."""

    def probe(self, scene: Scene, why_not: Callable[[str], Refusal | None], play: Callable[[str], Outcome]) -> Facts:
        """What the action that is being put together would do, nothing where that is not asked. `why_not` gives the
        refusal of an action (None for a legal one), `play` plays a legal one in a copy of the game."""

    def definitions(self) -> str:
        """Patterns that stand in the page once."""

    def info(self, scene: Scene, what: str) -> tuple[str, str]:
        """What a tap on a thing tells about it: a title, and the inside of a sheet."""

    def about(self, scene: Scene, notation: str) -> str:
        """What there is to know about an action before it is played."""

    def coach(self, scene: Scene) -> Sequence[str]:
        """In a first game, which of its texts say why what is asked matters (`coach.<name>`), first things first: the
        next one that has not been said yet is said now. None where enough has been said. Its `coach.about` and
        `coach.goal` say what the game is about, and what wins."""

    def score(self, scene: Scene, scores: Sequence[Facts], over: bool) -> str:
        """The score that explains itself."""

    def plain(self, scene: Scene) -> str:
        """The table as text."""

    def guide_picture(self, scene: Scene, name: str) -> str:
        """The picture of a page of the guide."""

    def hero(self) -> str:
        """The picture behind the first page."""

    def is_calm(self, scene: Scene) -> bool:
        """Whether there is room in the tray for more than what is asked."""

    def texts(self, lang: str) -> Mapping[str, str]:
        """Its own texts, besides those of the app."""


class Taps:
    """A composer for a game whose actions are single taps."""

    def takes(self, scene: Scene, pick: str) -> bool:
        """Nothing is picked."""
        return False

    def add(self, scene: Scene, pick: str) -> list[str]:
        """Nothing is picked."""
        return []

    def remove(self, scene: Scene, pick: str) -> list[str]:
        """Nothing is picked."""
        return []

    def candidate(self, scene: Scene) -> str:
        """No action."""
        return ""


class Picks(Taps):
    """A composer for a game in which several things are picked, one after the other, for one action. A room says what
    can be picked (`takes`), and what the picks make (`candidate`)."""

    def add(self, scene: Scene, pick: str) -> list[str]:
        """One more, where it can be picked."""
        return [*picked(scene), *([pick] if self.takes(scene, pick) else [])]

    def remove(self, scene: Scene, pick: str) -> list[str]:
        """The others."""
        return [one for one in picked(scene) if one != pick]


def picked(scene: Scene) -> list[str]:
    """What was picked so far."""
    return [*(scene.state.picks or ())]


class Bare:
    """A room to begin with: what goes without saying, for a game that has no more. What is missing here a room has to
    say: `game`, `regions`, `tabs`, `draw`, `info`, `plain` and `texts`."""

    game: str
    tabs: Sequence[tuple[str, str]] = ()
    guide: Sequence[str] = ()
    glyphs: Mapping[str, str] = {}
    sounds: Mapping[str, str] = {}
    composer: Composer = Taps()
    secret = True

    @cached_property
    def parts(self) -> Parts:
        """Nothing can be set."""
        return Parts()

    def asked(self, scene: Scene) -> tuple[str, str]:
        """As the engine puts it."""
        return (scene.decision.prompt, scene.decision.rule) if scene.decision else ("", "")

    def default_tab(self, scene: Scene) -> str:
        """The first part."""
        return next((name for name, _ in self.tabs), "")

    def tab_of(self, event: Facts) -> str:
        """The first part."""
        return next((name for name, _ in self.tabs), "")

    def probe(self, scene: Scene, why_not: Callable[[str], Refusal | None], play: Callable[[str], Outcome]) -> Facts:
        """Nothing is told before an action is played."""
        return {}

    def about(self, scene: Scene, notation: str) -> str:
        """Its name says it."""
        return ""

    def coach(self, scene: Scene) -> Sequence[str]:
        """Nobody is coached."""
        return ()

    def definitions(self) -> str:
        """No patterns."""
        return ""

    def score(self, scene: Scene, scores: Sequence[Facts], over: bool) -> str:
        """Each seat's lines, as the engine tells them, with their clauses."""
        words, shown = games.rules(self.game).words, ""
        for name, seat, score in zip(scene.names, scene.view["seats"], scores, strict=True):
            lines = words.score_lines(score, kind=seat["kind"])
            said = (el("p", esc(f"{line.label}: {line.points} ") + clause(scene, line.rule)) for line in lines)
            shown += text("h3", name, class_="title") + join(said)
        return shown

    def guide_picture(self, scene: Scene, name: str) -> str:
        """No picture."""
        return ""

    def hero(self) -> str:
        """No picture."""
        return ""

    def is_calm(self, scene: Scene) -> bool:
        """There is always room."""
        return True


class InFiles(Bare):
    """A room whose drawings lie in files with the names that they have in every room of the house. Each is imported
    when it is asked for, so that a table is there at once."""

    package: str  # the room's own

    def file(self, name: str) -> Any:
        """One of its files."""
        return import_module(f"{self.package}.{name}")

    @cached_property
    def parts(self) -> Parts:
        parts: Parts = self.file("parts").PARTS
        return parts

    def asked(self, scene: Scene) -> tuple[str, str]:
        asked: tuple[str, str] = self.file("work").asked(scene)
        return asked

    def tab_of(self, event: Facts) -> str:
        return str(self.file("status").tab_of(event))

    def probe(self, scene: Scene, why_not: Callable[[str], Refusal | None], play: Callable[[str], Outcome]) -> Facts:
        effect: Facts = self.file("compose").probe(scene, why_not, play)
        return effect

    def info(self, scene: Scene, what: str) -> tuple[str, str]:
        """What a tap on a thing tells about it."""
        told: tuple[str, str] = self.file("info").info(scene, what)
        return told

    def score(self, scene: Scene, scores: Sequence[Facts], over: bool) -> str:
        return str(self.file("score").draw(scene, scores, over))

    def plain(self, scene: Scene) -> str:
        """The table as text."""
        return str(self.file("plain").draw(scene))

    def guide_picture(self, scene: Scene, name: str) -> str:
        return str(self.file("guide").picture(scene, name))

    def hero(self) -> str:
        return str(self.file("hero").draw())

    def texts(self, lang: str) -> Mapping[str, str]:
        """Its own texts."""
        texts: Mapping[str, str] = self.file("words").texts(lang)
        return texts


def is_here(game: str) -> bool:
    """Whether a game can be played on the page at once: its engine and its room are there."""
    try:
        games.rules(game)
        room(game)
    except ModuleNotFoundError:
        return False
    return True


def room(game: str) -> Room:
    """The room of a game."""
    loaded: Room = import_module(module(game)).ROOM
    return loaded
