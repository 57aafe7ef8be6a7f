"""A game's one door: all that the table, bots, lessons, the command line and the page ask of a game.

Its positions and actions are its own business. What a game can be played without (words, lessons, bots, pictures) is
imported when it is asked for, so that the engine itself is there at once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from .errors import Objection
from .flow import Steps
from .meta import Meta
from .mind import NOTHING_KNOWN, Mind
from .notation import Action, Form
from .notes import Fields
from .options import read_options
from .seats import Seat, read_seats, read_seed

Json = dict[str, Any]
SPOKEN = ""  # in place of a language's code: the one that is spoken now
EVERYBODY = -1  # in place of a seat that reads: somebody who may know all


class Told(NamedTuple):
    """How an event is told to somebody who watches."""

    alone: bool = True  # a step by itself; others are told together with what follows
    moment: bool = False  # it is told to whose doing it is, too
    moment_by: tuple[str, ...] = ()  # the same, when one of these clauses, or reasons, brought it about
    silent: bool = False  # not worth a line in the log
    slight: bool = False  # who wants to know what happened last is told what came before it, where something did
    weight: float = 1.0  # how long it stays in sight, against the others
    belongs_before: bool = False  # it ends what was told before it, where something was
    why: str = ""  # its clause, where the event itself tells none
    after: tuple[str, str] = ("", "")  # the clause by which it comes right after this other event

    def clause(self, event: Mapping[str, Any], before: Mapping[str, Any]) -> str:
        """By which clause an event happened, right after the one before."""
        other, clause = self.after
        return str(event.get("why") or (clause if before.get("event") == other else self.why))

    def is_moment(self, event: Mapping[str, Any]) -> bool:
        """Whether who did it is told so as well."""
        return self.moment or event.get("why") in self.moment_by or event.get("reason") in self.moment_by


class Heading(NamedTuple):
    """What begins with an event: a new part of the log."""

    round: int | None  # None: still the same
    step: str  # of the round, in the game's own words


class Headline(NamedTuple):
    """Where a game stands, in a line of a list: such as in which round."""

    round: int
    of: int
    phase: str
    over: bool


class Clause(NamedTuple):
    """A clause of the rules in words."""

    id: str
    title: str
    text: str
    ruling: str = ""


class ScoreLine(NamedTuple):
    """One line of a seat's score."""

    label: str
    points: int
    rule: str


class Words(Protocol):
    """All that a game says. `lang` is a language's code; left out, it is the one that is spoken. What has a body
    here is inherited by a game that has nothing to say there."""

    def say(self, message: str, params: Mapping[str, object], lang: str = SPOKEN) -> str:
        """The sentence with this id."""

    def prompt(self, position: Any, lang: str = SPOKEN) -> str:
        """What the seat on top of the agenda is asked."""

    def waiting(self, position: Any, lang: str = SPOKEN) -> str:
        """The same for everybody else."""

    def refusal(self, position: Any, wrong: Objection, lang: str = SPOKEN) -> str:
        """Why an action is illegal."""

    def event(
        self,
        seats: Sequence[str],
        data: Mapping[str, Any],
        lang: str = SPOKEN,
        *,
        eyes: int | None = EVERYBODY,
        you: int | None = None,
    ) -> str:
        """What happened, as `eyes` may know it (None: a spectator); `you` is the seat that is called so. `seats`: what
        they are called (`table.seats.names`)."""

    def action(self, meant: Any, lang: str = SPOKEN, *, view: Mapping[str, Any] | None = None) -> str:
        """The label of a button for an action or its notation."""

    def group(self, position: Any, action: Any, lang: str = SPOKEN) -> str:
        """Under which line of a long menu an action is folded; "" for one that stands by itself."""
        return ""

    def explain(self, question: str, lang: str = SPOKEN) -> list[str]:
        """What the game can tell about something that it has in its box, such as a number on it, as sentences; else
        nothing."""
        return []

    def table(self, view: Mapping[str, Any], scores: Sequence[Mapping[str, Any]], eyes: int | None) -> list[str]:
        """The table as text, in 80 columns."""

    def score_lines(self, score: Mapping[str, Any], lang: str = SPOKEN, *, kind: str = "human") -> list[ScoreLine]:
        """A seat's score by line, with clauses; a `kind` of seat may be scored in a way of its own. Without it, lines
        are the same for everybody, so that they can stand in one table."""

    def result(
        self, seats: Sequence[str], scores: Sequence[Mapping[str, Any]], lang: str = SPOKEN, *, you: int | None = None
    ) -> str:
        """Who won, in one sentence."""

    def clause(self, key: str, lang: str = SPOKEN) -> Clause | None:
        """A clause by its id, or the one above that has it."""

    def clauses(self, lang: str = SPOKEN) -> list[Clause]:
        """All the rules, in order."""

    def event_names(self) -> list[str]:
        """The names of all events that it has sentences for."""

    def happening(self, name: str, lang: str = SPOKEN) -> str:
        """What such an event tells, with nothing said of whom or how much: "… gained …"."""

    def reconstruction(self, lang: str = SPOKEN) -> str:
        """What in this box is not certain; "" when all is."""
        return ""


Bot = Callable[[Any, Any], Any]  # (game, dice) -> one of its options, see `nyc_core.bots`


class Course(NamedTuple):
    """What a game brings to the lessons."""

    package: str  # in which the files of the chapters lie
    path: tuple[str, ...]  # chapters, in the order in which they are learned
    extras: tuple[str, ...]  # chapters beside the path
    vocabulary: Mapping[str, Any]  # words for goals (`nyc_core.lessons.vocabulary.Word`); general ones among them only
    # have their place in its order, those that are not follow
    sample: Mapping[str, Any] = MappingProxyType({"test": "moves", "least": 1})  # a condition for who begins one
    enough: int = 3  # chapters of the path, after which a whole game is what comes next

    @property
    def chapters(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.path, *self.extras)


class Rules(Protocol):
    """One game. A position has `clone` (which takes no notes along: they tell what somebody may not know), and carries
    `agenda`, `notes`, `revealed` and `seats` (with name, kind and level). What has a body here is
    inherited by a game that has nothing of the kind: no bots, no parts in its log."""

    meta: Meta
    steps: Steps
    notes: Fields  # by kind of note what its event tells
    actions: type[Action]  # what can be done, with its forms: how arguments are written and what they are
    last_clause: str  # what is cited once the game is over
    quiet: tuple[str, ...] = ()  # actions with which one does nothing
    events: Mapping[str, Told] = MappingProxyType({})  # those that are told in another way than most

    # The game itself

    def new(self, seats: object, seed: object, options: Mapping[str, object]) -> Any:
        """A position after the setup; InvalidPosition for bad arguments."""
        return self.deal(read_seats(seats, self.meta), read_seed(seed), read_options(options, self.meta))

    def deal(self, seats: tuple[Seat, ...], seed: int, options: Mapping[str, str | bool]) -> Any:
        """The same, of arguments that are good; `options` are all that the game has."""

    def read(self, data: object, seed: object, saved: bool = False) -> Any:
        """A position from data; InvalidPosition names what is wrong with it. A saved one may be as large as it came."""

    def write(self, position: Any) -> Json:
        """All of a position as JSON-able data."""

    def view(self, position: Any, seat: int | None) -> Json:
        """What a seat may see of it."""

    def imagine(self, position: Any, seat: int, seed: int, whole: bool = True) -> None:
        """Deal anew what the seat may not see, in place. Not the whole is quicker, for a search that plays on to the
        end of the round: what cannot come up before need only lie in an order that tells nothing of the true one."""

    def parse(self, text: str) -> Action:
        """The action that a notation writes; ValueError when it writes none."""
        return self.actions.parse(text)

    @property
    def forms(self) -> Mapping[str, Form]:
        """By verb, or by verb and a number: what the arguments of an action are."""
        return self.actions.forms

    def scores(self, position: Any) -> list[Json]:
        """Everybody's points, if the game ended now."""

    # What a table tells besides

    def turn(self, position: Any) -> Hashable:
        """What tells one turn from another: all decisions of a turn have the same."""

    def moment(self, position: Any) -> tuple[int, ...]:
        """Where in the game this is, such as round and phase: it never goes back, and lessons can wait for it."""

    def topic(self, position: Any) -> str:
        """What the decision on the table is about, where a review adds up: its kind, or finer."""
        return self.steps.asks[position.agenda[-1][0]].kind

    def headline(self, view: Mapping[str, Any]) -> Headline:
        """Where the game stands, in one line."""

    def heading(self, event: Mapping[str, Any]) -> Heading | None:
        """What begins with the event; None when all goes on."""
        return None

    def recap(self, events: Sequence[Mapping[str, Any]], seats: int) -> list[Json]:
        """What these events, those of a whole round, brought each seat, as events `recap`, which nobody plays."""
        return []

    def facts(self, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Json:
        """What a table shows besides and nobody should reckon again, such as who leads; JSON-able. `events`: those
        before the moment of the view, at least since the last heading."""
        return {}

    def picture(self, view: Mapping[str, Any], lang: str = SPOKEN) -> str:
        """A view as the text of an SVG picture; who sits there, for a game that draws no more."""
        from .drawing.cover import picture

        return picture(view, lang, "light", None)

    @property
    def words(self) -> Words:
        """All that the game says."""

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Its own opponents by name, the best first; those that play any game are not among them."""
        return {}

    @property
    def mind(self) -> Mind:
        """What it knows of playing well, for a search."""
        return NOTHING_KNOWN

    @property
    def course(self) -> Course:
        """Its lessons."""
