"""The game as OpenSpiel wants it. One chance node at the root draws the seed; Toms are part of the world, so the
players are the other seats. A player's return is 1 for the first place, 0 for the last."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from nyc_core import Game, new_game
from tests.judges.encoding import MOST_ACTIONS, features, notations
from tests.properties.bookkeeper import Bookkeeper

SEEDS = 1000
LONGEST_GAME = 600
BETWEEN_SEATS = "/"  # OpenSpiel keeps the comma for itself
DEFAULT_SEATS = "human/human"

TYPE = pyspiel.GameType(
    short_name="python_newyorkcity",
    long_name="New York City",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"seats": DEFAULT_SEATS},
)


class Held:
    """The game inside a state, with the bookkeeper who hears its events; OpenSpiel copies states by deepcopy."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.keeper = Bookkeeper(game.position())
        self.heard: list[dict[str, Any]] = []

    def act(self, notation: str) -> None:
        self.heard += self.game.act(notation)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        copy = Held.__new__(Held)
        copy.game, copy.keeper, copy.heard = self.game.clone(), self.keeper, self.heard[:]
        return copy

    def listening(self) -> Bookkeeper:
        """A bookkeeper who has heard all."""
        keeper = self.keeper.copy()
        keeper.hear(self.heard)
        return keeper


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The rules, for the seats that the parameter names."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.seats = (params or {}).get("seats", DEFAULT_SEATS).split(BETWEEN_SEATS)
        self.people = [seat for seat, kind in enumerate(self.seats) if not kind.startswith("tom")]
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=SEEDS,
            num_players=len(self.people),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment; before the seed is drawn there is no table yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seats, self.people = game.seats, game.people
        self.held: Held | None = None

    @property
    def table(self) -> Game:
        assert self.held is not None, "the seed is not drawn yet"
        return self.held.game

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.table.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else self.people.index(decision.seat)

    def is_terminal(self) -> bool:
        return self.held is not None and self.table.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return [*range(len(self.table.options()))]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(new_game("newyorkcity", self.seats, action))
        else:
            self.held.act(notations(self.table)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.held is None else notations(self.table)[action]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.people)
        scores = self.table.scores()
        return [(len(scores) - scores[seat]["rank"]) / (len(scores) - 1) for seat in self.people]

    def __str__(self) -> str:
        return "no table yet" if self.held is None else json.dumps(self.table.position())


class Observer:
    """What a player sees, as text (the view) and as numbers."""

    def __init__(self, game: SpielGame) -> None:
        self.people = game.people
        size = len(features(new_game("newyorkcity", game.seats, 0), None))
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.held is None else features(state.table, self.people[player])

    def string_from(self, state: SpielState, player: int) -> str:
        return "nothing" if state.held is None else json.dumps(state.table.view(self.people[player]))


pyspiel.register_game(TYPE, SpielGame)
