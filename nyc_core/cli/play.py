"""A person plays in the terminal, or several in turn on one keyboard."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from nyc_core import new_game
from nyc_core.bots import bot_to_move, check_seats, choose, words
from nyc_core.bots.hint import Hint
from nyc_core.bots.reasons import amount, say_why
from nyc_core.table.errors import IllegalAction, InvalidPosition, InvalidSave
from nyc_core.table.game import Game
from nyc_core.table.seats import names
from nyc_core.table.words.columns import paragraph

from . import menu
from .explain import explain
from .files import read_game, reason, write_game
from .scores import score_table
from .texts import besides, say

Events = Iterable[dict[str, Any]]


def play(name: str, seats: Sequence[str], seed: int | None, options: Mapping[str, object], file: str | None) -> int:
    """Play until the game is over and the person has enough."""
    if file is not None:
        game = read_game(file)
    else:
        chosen = secrets.randbelow(1_000_000) if seed is None else seed
        game = new_game(name, named(seats), chosen, **options)
        check_seats(game)
        print(say("begin", title=game.rules.meta.title, seed=chosen))
    Session(game).run()
    return 0


def named(seats: Sequence[str]) -> list[str]:
    """The seats; persons without a name get one of their language."""
    return [f"human:{say('player', n=n)}" if seat == "human" else seat for n, seat in enumerate(seats, start=1)]


class Quit(Exception):
    """Enough."""


class Session:
    """A game in the terminal: who looks at it, what everybody was not told yet, and what can be typed."""

    def __init__(self, game: Game) -> None:
        self.start(game)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "table": self.table,
            "score": self.score,
            "log": self.log,
            "hint": self.hint,
            "undo": self.undo,
            "undo!": self.undo_always,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
            "exit": self.quit,
        }

    def start(self, game: Game) -> None:
        """This game from now on."""
        self.game = game
        self.changed = True
        seats = game.view(None)["seats"]
        self.words = game.rules.words
        self.names = names(seats)
        self.people = [seat for seat, data in enumerate(seats) if data["kind"] == "human"]
        self.eyes: int | None = (
            self.people[0] if len(self.people) == 1 else None
        )  # who looks; None: no seat in particular
        # Events by who has to be told them, with the number of actions up to them.
        self.untold: dict[int | None, list[tuple[int, dict[str, Any]]]] = {seat: [] for seat in self.people}
        if not self.people:
            self.untold[None] = []
        self.shown: object = None  # the moment when the table was drawn last
        self.ended = False
        if game.notice:
            show(paragraph(say("note", text=game.notice)))
        if not game.actions:
            self.note(game.events)

    def run(self) -> None:
        """Decision after decision; at the end the points, and another look back if somebody wants."""
        try:
            while True:
                if self.game.decision:
                    self.ended = False
                    self.turn()
                else:
                    self.end()
        except Quit:
            print(say("goodbye"))

    def turn(self) -> None:
        """One decision of a bot or of a person."""
        bot = bot_to_move(self.game)
        if bot is not None:
            self.act(choose(bot, self.game))
            return
        decision = self.game.decision
        assert decision is not None
        self.hand_over(decision.seat)
        self.tell()
        moment = (decision.seat, *self.game.rules.moment(self.game.state))
        if moment != self.shown:
            self.shown = moment
            self.table("")
        print()
        show(paragraph(f"{self.names[decision.seat]}: {decision.prompt} ({decision.rule})"))
        self.choose(menu.entries(self.game))

    def choose(self, entries: Sequence[menu.Entry]) -> None:
        """Show the menu, and do what is typed until something has changed. An empty line shows it again."""
        text = ""
        self.changed = False
        while not self.changed:
            if not text:
                show(menu.lines(entries))
            text = read("> ")
            number = int(text[:9]) if text.isdecimal() else 0
            if 1 <= number <= len(entries):
                actions = entries[number - 1].actions
                if len(actions) > 1:
                    print(say("which"))
                    self.choose(menu.opened(entries[number - 1], self.game))
                else:
                    self.act(actions[0])
            elif text.isdecimal():
                print(say("choose", n=len(entries)))
            elif text == "back":
                return
            else:
                self.command(text)

    def command(self, text: str) -> None:
        """Anything but a number: a question, a command, or an action in its notation."""
        first, _, rest = text.partition(" ")
        if text.startswith("?"):
            show(explain(self.game, text[1:].strip()))
        elif first in self.commands:
            self.commands[first](rest.strip())
        elif text:
            refusal = self.game.why_not(text)
            if refusal is None:
                self.act(text)
            else:
                show(paragraph(f"{refusal.text} ({refusal.rule})"))

    def act(self, action: Any) -> None:
        """Play it, and tell what happened to who looks."""
        self.changed = True
        self.note(self.game.act(action))
        if self.eyes in self.untold:
            self.tell()

    def end(self) -> None:
        """The final scoring."""
        if not self.ended:
            self.ended = True
            self.table("")
            self.score("")
            show(paragraph(self.words.result(self.names, self.game.scores())))
        self.command(read(say("over.prompt")))

    # Telling

    def note(self, events: Events) -> None:
        """Remember what happened for everybody who will look."""
        count = len(self.game.actions)
        for waiting in self.untold.values():
            waiting += [(count, event) for event in events]

    def tell(self) -> None:
        """What happened since who looks was told last."""
        waiting = self.untold[self.eyes]
        self.sentences(event for _, event in waiting)
        waiting.clear()

    def sentences(self, events: Events) -> None:
        """Events in words, as the one who looks sees them; a blank line before each new part."""
        for event in events:
            if self.game.rules.heading(event):
                print()
            sentence = self.words.event(self.names, event, eyes=self.eyes, you=self.eyes)
            if sentence:
                show(paragraph(sentence, "  "))

    def hand_over(self, seat: int) -> None:
        """The next person takes the keyboard; nobody sees the hand of another."""
        if seat != self.eyes and len(self.people) > 1:
            self.eyes = None
            print("\x1b[2J\x1b[H" if sys.stdout.isatty() else "\n" * 3)
            read(say("hand_over", name=self.names[seat]))
        self.eyes = seat

    # Commands

    def help(self, _: str) -> None:
        """All that can be typed."""
        print(say("commands", prefix=self.game.rules.meta.prefix).rstrip())
        show(f"  {line}" for line in besides(self.words, "help.ask"))
        show(besides(self.words, "help.table"))

    def table(self, _: str) -> None:
        """The table as who looks sees it."""
        print()
        show(self.words.table(self.game.view(self.eyes), self.game.scores(), self.eyes))

    def score(self, _: str) -> None:
        """The points, if the game ended now."""
        print()
        show(score_table(self.game))

    def log(self, rest: str) -> None:
        """The last events."""
        number = int(rest[:6]) if rest.isdecimal() else 20
        self.sentences(self.game.events[-number:] if number else ())

    def hint(self, _: str) -> None:
        """What is best, and why."""
        if self.game.decision is None:
            print(say("over"))
            return
        hint = Hint(self.game)
        hint.step(hint.search.playouts)
        for one in hint.advice():
            label = self.words.action(one["action"], view=self.game.view(self.eyes))
            loss = amount(one["loss"], words.say("decimal")).lstrip("+")
            key = "hint.next" if one["loss"] else "hint"
            show(paragraph(say(key, action=label, notation=one["action"], loss=loss)))
            show(paragraph(say_why(self.game, one["why"], hint.search.seat), "    "))

    def undo(self, _: str, force: bool = False) -> None:
        """Back to before the last action of a person."""
        try:
            self.game.undo(force=force)
        except IllegalAction as error:
            text = error.refusal.text
            show(paragraph(text if force else say("undo.always", reason=text)))
            return
        self.changed = True
        count = len(self.game.actions)
        for waiting in self.untold.values():
            waiting[:] = [entry for entry in waiting if entry[0] <= count]
        self.shown = None
        print(say("undone"))

    def undo_always(self, _: str) -> None:
        """The same, past reveals and other people's actions."""
        self.undo("", force=True)

    def save(self, name: str) -> None:
        """The whole game into a file."""
        if not name:
            print(say("save.name"))
            return
        try:
            write_game(self.game, name)
        except OSError as error:
            show(paragraph(say("save.failed", reason=reason(error))))
        else:
            print(say("saved", name=name))

    def load(self, name: str) -> None:
        """Another game from a file; the one at hand stays when the file is no game."""
        if not name:
            print(say("load.name"))
            return
        try:
            game = read_game(name)
        except (InvalidSave, InvalidPosition, OSError) as error:
            show(paragraph(say("load.failed", reason=reason(error))))
        else:
            self.start(game)

    def quit(self, _: str) -> None:
        """Enough."""
        raise Quit


def show(lines: Iterable[str]) -> None:
    """Print lines."""
    for line in lines:
        print(line)


def read(prompt: str) -> str:
    """A line from the keyboard; its end means to quit."""
    try:
        return " ".join(input(prompt).split())
    except EOFError:
        print()
        raise Quit from None
