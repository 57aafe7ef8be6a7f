"""What a drawing reads of the page at one moment, besides the table itself: one frozen, typed object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

WHO_IS_ASKED = -1

Json = dict[str, Any]
Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Asked:
    """A decision. While something is told only its seat is known: whose doing it is."""

    seat: int
    kind: str = ""
    rule: str = ""
    prompt: str = ""


@dataclass(frozen=True)
class Reason:
    """Why the last tap could not be played."""

    text: str
    rule: str


@dataclass(frozen=True)
class Said:
    """An action that is weighed, or waits a moment before it counts: in few words, and what else there is to it."""

    notation: str = ""
    title: str = ""
    more: str = ""


NOTHING_SAID = Said()


@dataclass(frozen=True)
class LessonState:
    """The lesson on the table, in the language that is spoken."""

    title: str
    text: str
    task: str
    clauses: Sequence[str]
    chapter: str  # its title, "" for a lesson that somebody made
    place: int  # in the chapter, from 1
    total: int  # lessons of the chapter
    state: str  # "playing", "solved" or "failed"
    said: str  # about how it ended
    shown: str  # the step of the answer that was shown last, in words
    helped: bool  # whether any was
    hints: Sequence[str]  # those that were given
    more_hints: int
    choices: Sequence[str]  # of a question
    chosen: int | None
    look: str  # the part of the table that answers its question, or shows what was gained; "" where the page chooses
    secret: bool  # whether the score would give the answer away
    next: str  # the id of the lesson that follows
    ready: bool  # whether a whole game is what comes next
    course: str  # the title of a course that somebody made, "" where it belongs to none
    last: str  # what stands on the last page of that course
    steps: int  # of the learner, that can be taken back
    seconds: int  # that it takes
    grade: str  # how well it was solved
    points: tuple[int, int] | None  # in the score, before and after, when it is solved and they changed
    lost: Sequence[str] | None  # what will be told, once the goal is out of reach
    playable: bool  # whether one can play on from where the lesson begins
    tongue: str  # the language that it is in, by name, where it does not speak the one that is spoken


@dataclass(frozen=True)
class State:
    """The page's own state."""

    seat: int | None = WHO_IS_ASKED  # whose eyes are used; None: a spectator's
    colours: Sequence[str] = ()  # by seat, as they were chosen
    tab: str = ""  # on a phone, the part of the table that is shown; "": where the decision is
    panel: str = ""  # the sheet that is open
    lang: str = ""
    you: int | None = None  # the seat that is called so, in place of a name that nobody gave it
    # An action that is put together by taps
    mode: str = ""  # its verb, such as "use 2"; "": that of the decision
    picks: Sequence[str] | None = None  # what was tapped for it; None: the room's suggestion
    asked: bool = False  # whether all of what is asked is shown, where there is one line for it
    place: str = ""  # the thing that is being placed, such as a tile
    hinted: str = ""  # the action that is advised, and looked at: what plays it stands out
    advice: bool = False  # whether one can ask what a strong player would do
    by_link: bool = False  # whether others can play at other devices, by links
    review: bool = False  # whether the game can be reviewed
    thinks: bool = False  # whether a bot takes so long that one should see it
    probe: Facts = field(default_factory=dict)  # what it would do, as the room asked the engine
    refusal: Reason | None = None
    careful: bool = False  # a tap on a thing selects it before it plays, and what is for good waits a moment
    weighed: Said = NOTHING_SAID  # what a tap has selected
    pending: Said = NOTHING_SAID  # what is played, and can be taken back for a moment
    # What happens
    event: Facts | None = None  # what is told now: the things that it is about stand out
    facts: Facts = field(default_factory=dict)  # what the game derives for who shows a table (`Rules.facts`)
    scores: Sequence[Json] = ()  # where they are shown
    result: str = ""  # who won, once it is over and told
    # What can be done, and where
    can_undo: bool = False
    can_restart: bool = False
    solo: bool = False  # one person plays alone, so that taking back harms nobody
    practice: bool = False
    guest: bool = False  # on somebody else's page
    unkept: bool = False  # what is played is not saved
    edit: bool = False  # the table is set, not played
    lesson: LessonState | None = None


PLAIN = State()
