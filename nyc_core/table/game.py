"""A game being played: a position, the options of the decision that is pending, and the log of how it came about."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from .errors import IllegalAction, Objection, Refusal, written
from .flow import NOBODY
from .notes import FORGOTTEN, Event, Noted, Record, Sink
from .reading import integer
from .rules import Rules

# The log hangs together backwards, so that a clone shares it: the log before, the seat, its action.
Log = tuple[Any, int, Any]


class Decision:
    """What a seat is asked. The prompt is put into words when it is read."""

    __slots__ = ("_game", "_moment", "kind", "rule", "seat")

    def __init__(self, game: Game, seat: int, kind: str, rule: str) -> None:
        self._game = game
        self._moment = game._log
        self.seat = seat
        self.kind = kind
        self.rule = rule

    @property
    def prompt(self) -> str:
        """One sentence: what is asked."""
        return self._then().prompt()

    @property
    def turn(self) -> Hashable:
        """What tells one turn from another: all decisions of a turn have the same."""
        game = self._then()
        return game.rules.turn(game.state)

    def _then(self) -> Game:
        """The game at the moment of the decision, even when it has gone on."""
        game = self._game
        if game._log is not self._moment:
            game = game.clone()
            game._log = self._moment
            game.rewind(len(game.actions))
        return game

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r})"


class Game:
    """The public surface of a game (contract, section 1). `notice` is a sentence when a save had to be rescued."""

    __slots__ = (
        "_actions",
        "_floor",
        "_log",
        "_options",
        "_person",
        "_position",
        "_rules",
        "_setup",
        "_start",
        "_steps",
        "notice",
        "origin",
    )

    def __init__(self, rules: Rules, position: Any, origin: dict[str, Any], notice: str = "") -> None:
        self._rules = rules
        self._steps = rules.steps
        self.origin = origin  # how a save tells where the game began
        self.notice = notice
        self._setup: tuple[Record, ...] = tuple(position.notes)  # what happened before the first step
        self._start = position.clone()
        self._begin(position, FORGOTTEN)

    def _begin(self, position: Any, notes: Sink) -> None:
        self._position = position
        position.notes = notes
        self._options = self._steps.settle(position)
        self._log: Log | None = None
        self._actions = 0  # how many there are in the log
        self._floor = 0  # how many of them stand: undo does not go below
        self._person = NOBODY  # who acted last, bots left out

    # Playing

    @property
    def decision(self) -> Decision | None:
        """What is asked, and of whom; None when the game is over."""
        if not self._options:
            return None
        name, seat, _ = self._position.agenda[-1]
        step = self._rules.steps.asks[name]
        return Decision(self, seat, step.kind, step.rule)

    def options(self) -> list[Any]:
        """The legal actions, each once."""
        return [*self._options]

    def act(self, action: object) -> list[Event]:
        """Play an action or its notation; the events that it caused. IllegalAction leaves the game as it was."""
        noted = Noted()
        self.play(action, noted)
        return self._rules.notes.unread(noted)

    def play(self, action: object, notes: Sink) -> None:
        """The same, with what happens put into a sink as records: for who reads them in another way, or not at all."""
        options, position, steps = self._options, self._position, self._steps
        try:
            legal = options[options.index(self._rules.parse(action) if isinstance(action, str) else action)]
        except (ValueError, RecursionError):  # a list cannot even say that it does not hold a nest
            raise IllegalAction(self._refuse(action), action) from None
        name, seat, number = position.agenda.pop()
        position.revealed = False
        position.notes = notes
        steps.play[name](position, seat, number, legal)
        if seat == self._person:
            self._options = steps.settle(position, seat)
        elif position.seats[seat].kind == "human":
            self._options = steps.settle(position, seat)
            if self._person != NOBODY:
                self._floor = self._actions  # what another person did before stands
            self._person = seat
        else:
            self._options = steps.settle(position)
        self._actions += 1
        if position.revealed:
            self._floor = self._actions
        self._log = (self._log, seat, legal)

    def _read(self, action: object) -> object:
        return self._rules.parse(action) if isinstance(action, str) else action

    def why_not(self, action: object) -> Refusal | None:
        """Why an action is illegal; None when it is not."""
        try:
            return None if self._read(action) in self._options else self._refuse(action)
        except ValueError:
            return self._refuse(action)

    def _refuse(self, action: object) -> Refusal:
        wrong = self._objection(action)
        return Refusal(wrong.code, wrong.rule, self._rules.words.refusal(self._position, wrong))

    def _objection(self, action: object) -> Objection:
        if not self._options:
            return Objection("over", self._rules.last_clause, {})
        name, seat, number = self._position.agenda[-1]
        step = self._rules.steps.asks[name]
        try:
            meant: Any = self._rules.parse(written(action))
        except ValueError:
            return Objection("notation", step.rule, {"action": written(action)[:60]})
        wrong: Objection | None = step.check(self._position, seat, number, meant)
        return wrong or Objection("not_now", step.rule, {"kind": step.kind})

    # Going back

    def _undo_target(self, floor: int) -> int:
        """How many actions are left without the last one of a person; NOBODY when there is none above the floor."""
        seats, log = self._position.seats, self._log
        people = any(seat.kind == "human" for seat in seats)
        for left in range(self._actions - 1, floor - 1, -1):
            log, seat, _ = log  # type: ignore[misc]  # there are so many
            if not people or seats[seat].kind == "human":
                return left
        return NOBODY

    @property
    def can_undo(self) -> bool:
        """Whether the last action of a person can be taken back: nothing hidden was revealed since, and nobody else of
        the people acted on it."""
        people = any(seat.kind == "human" for seat in self._position.seats)
        return people and self._undo_target(self._floor) != NOBODY

    def undo(self, force: bool = False) -> None:
        """Back to before the last action of a person, always with `force`; IllegalAction when that cannot be."""
        if force:
            target = max(self._undo_target(0), min(self._actions, 1) - 1)
        else:
            target = self._undo_target(self._floor) if self.can_undo else NOBODY
        if target == NOBODY:
            people = any(seat.kind == "human" for seat in self._position.seats)
            code = "undo_barred" if self._actions and people else "undo_nothing"
            raise IllegalAction(Refusal(code, "", self._rules.words.say(code, {})), "undo")
        stands = self.stands
        self.rewind(target)
        if not force:
            self.let_stand(stands)

    @property
    def stands(self) -> int:
        """How many actions undo does not take back: those before a reveal, or before what another person did."""
        return self._floor

    def let_stand(self, actions: int) -> None:
        """Undo is not to go below so many actions: one person's undo does not open the way to another's action."""
        self._floor = max(self._floor, min(actions, self._actions))

    def rewind(self, actions: int) -> list[Event]:
        """Back to the moment after so many actions, by playing them again from the start; what happened until then."""
        log, noted = self._entries()[:actions], Noted(self._setup)
        self._begin(self._start.clone(), noted)
        for _, action in log:
            self.play(action, noted)
        return self._rules.notes.unread(noted)

    # Looking

    @property
    def rules(self) -> Rules:
        """The door of the game that is played: its words, bots, lessons and what it tells of a table."""
        return self._rules

    @property
    def state(self) -> Any:
        """The rules' own position, for who reads it often (bots, drawings). Look, do not touch."""
        return self._position

    def prompt(self) -> str:
        """What is asked, as one sentence; nothing when the game is over."""
        return self._rules.words.prompt(self._position) if self._options else ""

    @property
    def events(self) -> list[Event]:
        """All that happened, the oldest first: told by playing the log once more."""
        return self.clone().rewind(self._actions)

    @property
    def actions(self) -> list[tuple[int, str]]:
        """The log: who did what, in notation."""
        return [(seat, str(action)) for seat, action in self._entries()]

    def _entries(self) -> list[tuple[int, Any]]:
        entries = []
        log = self._log
        while log is not None:
            log, seat, action = log
            entries.append((seat, action))
        return entries[::-1]

    def scores(self) -> list[dict[str, Any]]:
        """Everybody's points, itemised, as if the game ended now."""
        return self._rules.scores(self._position)

    def position(self) -> dict[str, Any]:
        """Everything, as JSON-able data."""
        return self._rules.write(self._position)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see; None for a spectator."""
        if seat is not None:
            integer(seat, "seat", 0, len(self._position.seats) - 1)
        return self._rules.view(self._position, seat)

    def _repr_svg_(self) -> str:
        """The table as an SVG picture: a notebook shows it when a cell ends with the game.

        It holds what a spectator sees, never a hidden card, follows the reader's light or dark setting, and needs
        nothing around it, so it may be put into any page or file: `Path("table.svg").write_text(game._repr_svg_())`.
        """
        return self._rules.picture(self.view(None))

    # Copies

    def clone(self) -> Game:
        """An independent copy; the log up to here is shared, as it never changes."""
        copy = Game.__new__(Game)
        copy._rules, copy._position, copy._options = self._rules, self._position.clone(), self._options
        copy._log, copy._actions, copy._floor, copy._person = self._log, self._actions, self._floor, self._person
        copy._start, copy._setup, copy._steps = self._start, self._setup, self._steps
        copy.origin, copy.notice = self.origin, self.notice
        return copy

    def imagine(self, seat: int, seed: int) -> Game:
        """A copy in which all that the seat may not see is dealt anew: what a bot may think about."""
        position = self._position.clone()
        self._rules.imagine(position, seat, seed)
        return Game(self._rules, position, {})

    def save(self) -> str:
        """The whole game as text, for `load_game`."""
        from .save import write_save  # imported when somebody saves: it brings zlib and hashlib

        return write_save(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.position() == other.position() and self.actions == other.actions

    __hash__ = None  # type: ignore[assignment]  # a game changes
