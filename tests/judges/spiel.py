"""A game as OpenSpiel wants it. One chance node at the root draws the seed; Toms are part of the world, so the
players are the other seats. A player's return is 1 for the first place, 0 for the last."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from nyc_core import Game
from tests.judges.encoding import MOST_ACTIONS, notations
from tests.judges.games import GAMES, Judged, Table, returns

SEEDS = 1000
LONGEST_GAME = 3000
BETWEEN_SEATS = "/"  # OpenSpiel keeps the comma for itself
DEFAULT_SEATS = "human/human"


def type_of(judged: Judged) -> Any:
    """What OpenSpiel wants to know of a game."""
    meta = judged.meta
    return pyspiel.GameType(
        short_name=f"python_{meta.name}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.most,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": DEFAULT_SEATS,
            **{option.name: option.choices[0] for option in meta.options},
        },
    )


TYPES = {name: type_of(judged) for name, judged in GAMES.items()}


class Held:
    """The game inside a state, with the bookkeeper who hears its events; OpenSpiel copies states by deepcopy."""

    def __init__(self, table: Table, seed: int) -> None:
        self.game = table.new(seed)
        self.keeper = table.judged.keeper(self.game.position())
        self.heard: list[dict[str, Any]] = []

    def act(self, notation: str) -> None:
        self.heard += self.game.act(notation)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        copy = Held.__new__(Held)
        copy.game, copy.keeper, copy.heard = self.game.clone(), self.keeper, self.heard[:]
        return copy

    def listening(self) -> Any:
        """A bookkeeper who has heard all."""
        keeper = self.keeper.copy()
        keeper.hear(self.heard)
        return keeper


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The rules, for the seats and options that the parameters name. Each game has a class of its own."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.get("seats", DEFAULT_SEATS).split(BETWEEN_SEATS)
        options = {key: value for key, value in given.items() if key != "seats"}
        self.table = Table(self.name, seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=SEEDS,
            num_players=len(self.table.people),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(TYPES[self.name], info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment; before the seed is drawn there is no game yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table, self.people = game.table, game.table.people
        self.held: Held | None = None

    @property
    def game(self) -> Game:
        assert self.held is not None, "the seed is not drawn yet"
        return self.held.game

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.game.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else self.people.index(decision.seat)

    def is_terminal(self) -> bool:
        return self.held is not None and self.game.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return [*range(len(self.game.options()))]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.table, action)
        else:
            self.held.act(notations(self.game)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.held is None else notations(self.game)[action]

    def returns(self) -> list[float]:
        return [0.0] * len(self.people) if self.held is None else returns(self.game, self.people)

    def __str__(self) -> str:
        return "no table yet" if self.held is None else json.dumps(self.game.position())


class Observer:
    """What a player sees, as text (the view) and as numbers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        size = len(table.features(table.new(0), None))
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.held is None else self.table.features(state.game, self.table.people[player])

    def string_from(self, state: SpielState, player: int) -> str:
        return "nothing" if state.held is None else json.dumps(state.game.view(self.table.people[player]))


CLASSES: dict[str, type[SpielGame]] = {name: type(f"Spiel_{name}", (SpielGame,), {"name": name}) for name in GAMES}
for _name, _class in CLASSES.items():
    pyspiel.register_game(TYPES[_name], _class)


def game_of(table: Table) -> SpielGame:
    """The table as OpenSpiel has it, with all parameters named, as they are when it reads a game again."""
    usual = {option.name: option.choices[0] for option in table.judged.meta.options}
    return CLASSES[table.game]({"seats": BETWEEN_SEATS.join(table.seats), **usual, **table.options})
