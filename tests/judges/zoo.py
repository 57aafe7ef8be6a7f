"""A game as PettingZoo wants it: an AEC environment whose agents are the seats that are not Toms. The reward, paid
at the end, is 1 for the first place and 0 for the last."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from nyc_core import Game
from tests.judges.encoding import MOST_ACTIONS, notations
from tests.judges.games import Table, returns

LARGEST = 1000.0  # of any feature


class ZooEnv(AECEnv):  # type: ignore[misc]  # pettingzoo is looked at without its types
    """Actions are numbers (`encoding`); the info of the agent that is asked brings the mask of those that are legal."""

    metadata = {"name": "newyorkcity_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{table.game}_v0"}
        self.people = {f"seat_{seat}": seat for seat in table.people}
        self.possible_agents = [*self.people]
        self.game: Game = table.new(0)
        size = len(table.features(self.game, None))
        box = spaces.Box(0.0, LARGEST, (size,), np.float32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, box)
        self.action_spaces = {agent: spaces.Discrete(MOST_ACTIONS) for agent in self.possible_agents}
        self.played = 0  # actions, in all games
        self.seeds = np.random.default_rng(0)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.game = self.table.new(int(self.seeds.integers(2**32)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.game.decision is not None:
            self.agent_selection = f"seat_{self.game.decision.seat}"
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection]["action_mask"] = self.mask()

    def observe(self, agent: str) -> Any:
        return np.array(self.table.features(self.game, self.people[agent]), np.float32)

    def mask(self) -> Any:
        """1 for each number that is legal now."""
        mask: Any = np.zeros(MOST_ACTIONS, np.int8)
        mask[: len(self.game.options())] = 1
        return mask

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.played += 1
        self.game.act(notations(self.game)[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.decision is None:
            self.rewards = dict(zip(self.people, returns(self.game, [*self.people.values()]), strict=True))
            self.terminations = dict.fromkeys(self.people, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        return str(self.game.view(None))

    def close(self) -> None:
        """Nothing is open."""
