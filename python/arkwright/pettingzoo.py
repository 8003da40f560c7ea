"""The games as environments of PettingZoo: `pip install arkwright[pettingzoo]`."""

from collections.abc import Mapping
from typing import Any

import gymnasium.spaces
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from arkwright import _native
from arkwright._options import options_text
from arkwright._spaces import Spaces, spaces

LONGEST = 20_000
"""Moves after which a game is broken off."""


class ArkwrightEnv(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """A game in which agents act one after the other.

    Observations are dicts of `observation` and `action_mask`; `spaces` says what their numbers mean. An agent is
    rewarded at the end: 1 for a victory, -1 for a defeat, in between if it is shared. Several seats that are asked at
    the same time answer one after the other, and see nothing of each other's answers.
    """

    def __init__(
        self,
        game: str = "ark-nova",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Makes the environment; `reset` deals."""
        super().__init__()
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.game_name = game
        self.render_mode = render_mode
        self._options = options_text(game, players, options)
        self.spaces: Spaces = spaces(game, players, options)
        self._native = _native.NativeGame(game, self._options, 0)
        self.possible_agents = [f"player_{seat}" for seat in range(self._native.seats())]
        self.agents = list(self.possible_agents)
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(low, high, (self.spaces.observation,), np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.spaces.actions,), np.int8),
            }
        )
        action = gymnasium.spaces.Discrete(self.spaces.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self._random, _ = seeding.np_random(None)
        self._made = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = int(self._random.integers(1 << 52))
        self._native = _native.NativeGame(self.game_name, self._options, deal)
        self._made = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._native.asked()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it can do if it is its move."""
        seat = self.possible_agents.index(agent)
        observation = np.empty(self.spaces.observation, np.int16)
        mask = np.zeros(self.spaces.actions, np.int8)
        self._native.observe(seat, observation)
        self._native.mask(seat, mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes the move of the agent whose turn it is; an action that its mask does not allow is a `ValueError`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action")
        self._native.step(int(action))
        self._made += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        asked = self._native.asked()
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            if self._made >= LONGEST:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            rewards = self._native.rewards() or []
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everybody may see, as JSON, in the mode `ansi`."""
        return self._native.view(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be closed."""


def ark_nova(players: int = 2, options: Mapping[str, Any] | None = None) -> ArkwrightEnv:
    """Ark Nova, for 1 to 4 players."""
    return ArkwrightEnv("ark-nova", players, options)


def ark(players: int = 3, options: Mapping[str, Any] | None = None) -> ArkwrightEnv:
    """Ark, for 3 to 5 players."""
    return ArkwrightEnv("ark", players, options)
