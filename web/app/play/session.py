"""Somebody at a table on this device: who may look, what is being put together, what was told to whom.

It decides nothing about the rules: it shows options, asks `why_not`, plays actions.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from nyc_core import Game, IllegalAction, Refusal
from nyc_core.table import seats
from web.app.state import Asked, Json
from web.app.texts import say

from .link import Link
from .table import Back, GameTable, Table, turn_of
from .timeline import Line, Step, Timeline


class Session:
    """A table, and the persons at this device who play there."""

    def __init__(self, table: Table, id_: str = "", name: str = "", more: Json | None = None) -> None:
        self.table = table
        self.id = id_
        self.name = name
        kept = more or {}
        colours = kept.get("colours")
        self.colours: list[str] = [str(colour) for colour in colours] if isinstance(colours, list) else []
        self.practice: bool = kept.get("practice") is True
        self.link = Link.read(kept.get("link"))
        self.seats: list[Json] = self.game.view(None)["seats"]
        self.persons = table.persons
        self.timeline = Timeline(table)
        self.eyes: int | None = self.here[0] if len(self.here) == 1 else None  # whose hand may be shown
        self.at = self.timeline.end  # the index of the table that these eyes have been shown
        self.until = self.timeline.end  # the index up to which one looks: the present, unless a lesson ends before it
        self._left_at = dict.fromkeys(self.persons, self.at)  # by person: `at`, when they last had the device
        self.past: int | None = None  # the index of an old table that is looked at
        self._turn_start: tuple[object, int | None] = (None, None)
        self._limit: tuple[object, int | None] = (None, None)
        self.begun = False  # whether the last action left its turn unfinished
        self.clear_work()

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def playable(self) -> bool:
        """Unless it is only looked at."""
        return self.table.playable

    @property
    def kept(self) -> Json:
        """What is saved along with the game."""
        link = {"link": self.link.as_data()} if self.link else {}
        return {"colours": self.colours, "practice": self.practice, **link}

    def clear_work(self) -> None:
        """Nothing is picked."""
        self.mode = ""
        self.picks: list[str] | None = None
        self.place = ""
        self.weighed = ""  # what a first tap has selected
        self.pending = ""  # what is played, but can be taken back for a moment: the table does not know of it yet
        self.refusal: Refusal | None = None

    # Who is on

    @property
    def here(self) -> list[int]:
        """The persons who sit at this device."""
        return [seat for seat in self.persons if self.link is None or seat in self.link.here]

    @property
    def awaited(self) -> int | None:
        """The person at another device who has to decide: the turn goes there by a link."""
        seat = self.seat
        return seat if self.playable and seat in self.persons and seat not in self.here else None

    def sit(self, here: list[int], key: str) -> None:
        """So many persons sit at this device from now on, the others at others (`key`: of the game, in links)."""
        self.link = Link(key, tuple(seat for seat in self.persons if seat in here))
        if self.eyes not in self.here:
            self.eyes = self.here[0] if len(self.here) == 1 else None
        self.clear_work()

    @property
    def solo(self) -> bool:
        """Whether one person plays alone, so that taking back harms nobody."""
        return self.playable and len(self.persons) == 1

    @property
    def you(self) -> int | None:
        """Who is called so all over the table: who plays alone, and has given no name (in whatever language)."""
        seat = self.eyes
        if not self.solo or seat is None:
            return None
        return seat if self.seats[seat]["name"] in (seats.unnamed(seat), say("new.player", n=seat + 1)) else None

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def seat(self) -> int | None:
        """Who decides."""
        return self.table.seat

    @property
    def bot(self) -> str | None:
        """The bot that has to decide, by name."""
        return self.table.bot

    @property
    def hand_over_to(self) -> int | None:
        """The person who has to take the device before the game can go on."""
        seat = self.seat
        if not self.playable or seat is None or self.bot or seat == self.eyes or self.awaited is not None:
            return None
        return seat

    @property
    def telling(self) -> bool:
        """Whether something happened that these eyes have not been shown yet."""
        return self.at < self.until

    @property
    def is_told(self) -> bool:
        """Whether the present is shown to somebody who plays, and all that led there has been told."""
        return self.playable and not self.telling and self.past is None

    @property
    def reader(self) -> int | None:
        """Whose hand, and whose knowledge of what happened, may be shown now: between two persons nobody's."""
        return None if self.hand_over_to is not None else self.eyes

    @property
    def live(self) -> bool:
        """Whether the person who looks can play now."""
        return self.is_told and not self.over and self.seat == self.eyes and not self.pending

    @property
    def asked(self) -> Asked | None:
        """The decision, as the drawings read it."""
        return self.table.asked

    # Playing

    def act(self, notation: str) -> None:
        """Play it. IllegalAction leaves everything as it was."""
        seat, turn = self.seat, turn_of(self.game)
        try:
            self.table.act(notation)
        except IllegalAction:
            self._end_work()
            raise
        self.begun = turn_of(self.game) == turn
        self.follow()
        if seat == self.eyes:
            self.at = min(self.timeline.own(self.at, self.eyes), self.until)
        self._look_no_further()

    def follow(self) -> None:
        """Something happened at the table."""
        if self.timeline.follow():
            self.at = self.timeline.end
        self.until = self._find_end()
        self.past = None
        self.clear_work()

    def why_not(self, notation: str) -> Refusal | None:
        """Why it cannot be played."""
        return self.table.why_not(notation)

    def tried(self, notation: str) -> Refusal | None:
        """The same, for a person who wanted to play it."""
        refusal = self.table.tried(notation)
        self._end_work()
        return refusal

    def _end_work(self) -> None:
        """There are lessons that end with something refused."""
        if self.over:
            self.clear_work()

    def is_for_good(self, notation: str) -> bool:
        """Whether a legal action ends what can be taken back: it reveals something, or another seat goes on."""
        if notation not in self.options() or (self.practice and self.solo):
            return False
        copy = self.game.clone()
        copy.act(notation)
        after = copy.decision
        return not copy.can_undo or after is None or after.seat != self.seat

    def options(self) -> list[str]:
        """The notations of all legal actions."""
        return self.table.options()

    # The eyes

    def take_device(self, seat: int, watched: bool = False) -> None:
        """A person looks now; what happened since they looked last is still to be told, unless they watched it."""
        if self.eyes is not None:
            self._left_at[self.eyes] = self.at
        self.eyes = seat
        if not watched:
            self.at = self.timeline.own(min(self._left_at[seat], self.timeline.end), seat)
        self.past = None
        self.clear_work()

    def next_step(self) -> Step | None:
        """What is to be told next; it counts as told then."""
        step = self.timeline.step(self.at, self.eyes) if self.telling else None
        if step:
            self.at = step.at
        self._look_no_further()
        return step

    def skip(self) -> None:
        """The rest needs not be told."""
        self.at = max(self.at, self.until)

    def show_from(self, ply: int) -> None:
        """Tell what happened since an action, as if it were another's."""
        self.at = self.timeline.index_of(ply)
        self._look_no_further()

    @property
    def left_at(self) -> int:
        """The index after what who looks did last."""
        own = self.own_plies
        return self.timeline.own(self.timeline.index_of(own[-1] if own else 0), self.eyes)

    def show_since(self) -> None:
        """Tell once more what happened since."""
        self.past, self.at = None, self.left_at
        self._look_no_further()

    def _find_end(self) -> int:
        """The index at which one stops to look: where the game would go on with something else, a lesson that is over
        leaves the table as it is."""
        if not self.table.leaves_off:
            return self.timeline.end
        own = self.own_plies
        return self.timeline.next_heading(self.timeline.index_of(own[-1] if own else 0))

    @property
    def own_plies(self) -> list[int]:
        """Which of the actions are those of who looks."""
        return [ply for ply, actor in enumerate(self.timeline.actors) if actor == self.eyes]

    @property
    def since(self) -> Sequence[Line]:
        """The lines of the log since who looks played last, that action's own among them."""
        own, lines = self.own_plies, self.timeline.lines(self.reader)
        first = len(lines)
        while first and (not own or lines[first - 1].ply >= own[-1]):
            first -= 1
        return lines[first:]

    def _look_no_further(self) -> None:
        """Small things right before the end are no step of their own."""
        if self.telling and self.until < self.timeline.end:
            coming = self.timeline.step(self.at, self.eyes)
            if coming is not None and coming.at > self.until:
                self.at = self.until

    def view(self) -> Json:
        """The table to show now; between two persons nobody's hand."""
        if self.index == self.timeline.end or (self.hand_over_to is not None and self.past is None):
            return self.game.view(self.reader)
        return self.timeline.view_at(self.index, self.reader)

    @property
    def index(self) -> int:
        """The index of the table that is shown."""
        return self.at if self.past is None else self.past

    @property
    def moment(self) -> tuple[int, int]:
        """The moment that is shown, counted in lines of the log, and the last one."""
        moments = self.timeline.moments(self.eyes)
        last = len(moments) - 1
        return (last if self.past is None else max(0, bisect_right(moments, self.past) - 1)), last

    # Going back

    @property
    def plies(self) -> int:
        """How many actions were played."""
        return self.table.plies

    @property
    def ply(self) -> int:
        """How many actions were played at the moment that is shown."""
        return self.plies if self.past is None else self.timeline.ply_at(self.past)

    @property
    def _back(self) -> Back:
        return Back(self.eyes, self.practice and self.solo)

    @property
    def can_undo(self) -> bool:
        """Whether the last action of the person who looks can be taken back."""
        return self.table.can_undo(self._back)

    def undo(self) -> None:
        """Take back the last action of the person; IllegalAction when that cannot be."""
        self.table.undo(self._back)
        self._went_back()

    def _went_back(self) -> None:
        self._turn_start = (None, None)
        self.begun = False
        self.follow()
        self.at = self.timeline.end
        self._left_at = {seat: min(at, self.at) for seat, at in self._left_at.items()}

    def undo_to(self, ply: int) -> bool:
        """Back to before the action that made a line of the log; False, and nothing happens, when that cannot be."""
        if not self.table.undo_to(ply, self._back):
            return False
        self._went_back()
        return True

    def can_undo_to(self, ply: int) -> bool:
        """Whether `undo_to` would do it; the limit is remembered, as it is asked often."""
        now = (len(self.timeline.events), self.eyes, self.practice, self.game.stands)
        if self._limit[0] != now:
            self._limit = (now, self.table.undo_limit(self._back))
        return self._limit[1] is not None and self._limit[1] <= ply < self.plies

    @property
    def can_restart(self) -> bool:
        """Whether the turn can be begun anew."""
        return self._find_turn_start() is not None

    def _find_turn_start(self) -> int | None:
        """How many actions there were when the turn of the person who looks began; remembered, as it is asked often."""
        now = (len(self.timeline.events), self.eyes, self.practice)
        if self._turn_start[0] != now:
            self._turn_start = (now, self.table.turn_start(self._back))
        return self._turn_start[1]

    def restart_turn(self) -> bool:
        """Back to the beginning of the turn; False when it stands there."""
        start = self._find_turn_start()
        return start is not None and self.undo_to(start)

    # The past

    def look_at(self, index: int | None) -> None:
        """Show an old table, or (None) the present one."""
        end = self.timeline.end
        self.past = None if index is None or index >= end else max(self.timeline.index_of(0), index)
        self.clear_work()

    def look_along(self, lines: int) -> None:
        """So many lines of the log forward or back."""
        stops = self.timeline.moments(self.eyes)
        now = self.timeline.end if self.past is None else self.past
        later = [stop for stop in stops if stop > now]
        earlier = [stop for stop in stops if stop < now][::-1]
        way = later if lines > 0 else earlier
        if way:
            self.look_at(way[min(abs(lines), len(way)) - 1])


def seated(game: Game, id_: str = "", name: str = "", more: Json | None = None) -> Session:
    """A session at a game that is played."""
    return Session(GameTable(game), id_, name, more)
