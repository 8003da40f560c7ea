"""Many games at a time."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arkwright import _native
from arkwright._options import options_text
from arkwright._spaces import Spaces, spaces


@dataclass(frozen=True)
class Step:
    """What learners see of a batch. The arrays are the same ones in every step: copy what you keep."""

    observations: NDArray[np.int16]
    """For each game, what the seat that is asked may know."""
    masks: NDArray[np.int8]
    """For each game and action, whether it can be chosen."""
    seats: NDArray[np.int8]
    """For each game, the seat that is asked."""
    rewards: NDArray[np.float32]
    """For each game and seat, what the last step brought: at the end 1, -1, or in between."""
    ended: NDArray[np.bool_]
    """Where the last step ended a game. Observation, mask and seat are then those of the next one."""


class Batch:
    """Games that are stepped together, without holding the lock of Python.

    A game that ends is followed by another in the same place: the place *i* of *n* games plays the seeds
    `seed + i`, `seed + i + n`, and so on.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
    ) -> None:
        """Sets the games up; `threads` step them."""
        text = options_text(game, players, options)
        self.spaces: Spaces = spaces(game, players, options)
        self.threads = threads
        self._native = _native.NativeBatch(game, text, games, seed)
        _, observation, actions, self.players = self._native.sizes()
        self._actions = np.zeros(games, np.int64)
        self.now = Step(
            np.zeros((games, observation), np.int16),
            np.zeros((games, actions), np.int8),
            np.zeros(games, np.int8),
            np.zeros((games, self.players), np.float32),
            np.zeros(games, np.bool_),
        )
        now = self.now
        self._native.look(now.observations, now.masks, now.seats, now.rewards, now.ended)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._actions)

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Makes one move in every game. If an action cannot be chosen, it says so and nothing happens."""
        now = self.now
        np.copyto(self._actions, actions)
        self._native.step(self._actions, now.observations, now.masks, now.seats, now.rewards, now.ended, self.threads)
        return now

    def sample(self, seed: int) -> NDArray[np.int64]:
        """For each game one of the actions it allows, at random."""
        chosen = np.empty(len(self), np.int64)
        self._native.sample(seed, chosen)
        return chosen
