"""One game under any sequence of what is done with a game: play, save, load, copy, take back, ask, write nonsense."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nyc_core import Game, IllegalAction, game_from_position, load_game
from tests.properties import invariants
from tests.properties.bookkeeper import Bookkeeper
from tests.properties.effort import tries
from tests.properties.mixes import fresh, mixes, pick
from tests.properties.notations import SMALL

SEEDS = st.integers(-(2**64), 2**64)


class AnyGame(RuleBasedStateMachine):
    """The game at hand, and a bookkeeper who only hears what is played."""

    game: Game
    keeper: Bookkeeper
    history: list[str]
    rounds: int

    @initialize(seats=mixes(), seed=SEEDS)
    def set_up(self, seats: list[str], seed: int) -> None:
        self.game = fresh(seats, seed)
        self.restart_book()

    def restart_book(self) -> None:
        """A bookkeeper who hears everything since the beginning."""
        beginning = self.game.clone()
        while beginning.actions:
            beginning.undo(force=True)
        self.keeper = Bookkeeper(beginning.position())
        self.keeper.hear(self.game.events[len(beginning.events) :])

    def play(self, action: object) -> None:
        seat, before = self.game.decision.seat if self.game.decision else -1, len(self.game.actions)
        self.keeper.hear(self.game.act(action))
        assert self.game.actions[before:] == [(seat, str(action))]

    @precondition(lambda self: self.game.decision is not None)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        options = self.game.options()
        self.play(options[choice % len(options)])

    @precondition(lambda self: self.game.decision is not None)
    @rule(choice=st.integers(0, 10**6))
    def act_by_notation(self, choice: int) -> None:
        options = self.game.options()
        self.play(str(options[choice % len(options)]))

    @precondition(lambda self: self.game.decision is not None)
    @rule(seed=st.integers(0, 10**6), number=st.integers(5, 30))
    def act_on(self, seed: int, number: int) -> None:
        """A good way ahead, as a whole game has a hundred decisions."""
        chance = random.Random(seed)
        for _ in range(number):
            if self.game.decision is not None:
                self.play(pick(self.game, chance))

    @rule(notation=st.sampled_from(SMALL) | st.text(max_size=12))
    def write(self, notation: str) -> None:
        """Accepted when it is an option, else refused with the game as it was."""
        refusal = self.game.why_not(notation)
        if refusal is None:
            assert self.game.clone().act(notation)
            return
        before = self.game.position(), self.game.actions
        with pytest.raises(IllegalAction) as caught:
            self.game.act(notation)
        assert caught.value.refusal == refusal
        assert (self.game.position(), self.game.actions) == before

    @rule()
    def save_and_load(self) -> None:
        loaded = load_game(self.game.save())
        assert loaded == self.game
        assert loaded.events == self.game.events
        assert loaded.can_undo == self.game.can_undo
        self.game = loaded

    @rule()
    def copy(self) -> None:
        self.game = self.game.clone()

    @rule(seed=SEEDS)
    def read_position(self, seed: int) -> None:
        """The game goes on from its position; its log begins here."""
        other = game_from_position(json.loads(json.dumps(self.game.position())), seed=seed)
        assert other.position() == self.game.position()
        assert other.options() == self.game.options()
        assert other.scores() == self.game.scores()

    @rule(force=st.booleans())
    def take_back(self, force: bool) -> None:
        before, number = self.game.position(), len(self.game.actions)
        if force and number:
            self.game.undo(force=True)
        elif self.game.can_undo:
            self.game.undo()
        else:
            with pytest.raises(IllegalAction):
                self.game.undo()
            assert self.game.position() == before
            return
        assert len(self.game.actions) < number
        self.restart_book()

    @invariant()
    def all_is_there(self) -> None:
        if hasattr(self, "game"):
            invariants.check(self.game, self.keeper)

    def teardown(self) -> None:
        """Every game ends, after exactly five rounds."""
        if hasattr(self, "game"):
            chance = random.Random(0)
            for _ in range(1500):
                if self.game.decision is None:
                    break
                self.game.act(pick(self.game, chance))
            invariants.check_decision(self.game, self.game.position())
            told = [event["round"] for event in self.game.events if event["event"] == "round"]
            assert told == [1, 2, 3, 4, 5]
            assert self.game.events[-1]["event"] == "over"


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = tries(100, steps=25)
