"""Trains a small policy for Ark by playing: it learns from nothing but results to beat random players.

The policy is linear: for each action a weight for each of some forty numbers of the observation. After each round of
games, actions of games that were won become more likely, others less (REINFORCE).

    python examples/train.py
"""

import argparse

import numpy as np
from numpy.typing import NDArray

import arkwright

FIELDS = ("question", "table", "player_0", "plain_0", "raised_0", "player_1", "player_2")
GAMES = 384
DISCOUNT = 0.002


class Policy:
    """Weights from numbers of the observation to actions."""

    def __init__(self, spaces: arkwright.Spaces) -> None:
        """Knows nothing yet."""
        places = [range(field.start, field.start + field.length) for field in map(spaces.field, FIELDS)]
        self.places = np.concatenate([np.asarray(place) for place in places])
        self.weights = np.zeros((len(self.places) + 1, spaces.actions), np.float32)
        self.speed = np.full_like(self.weights, 1e-8)

    def features(self, observations: NDArray[np.int16]) -> NDArray[np.float32]:
        """The numbers it looks at, small ones, and a 1."""
        numbers = observations[:, self.places].astype(np.float32) / 8
        return np.concatenate([numbers, np.ones((len(numbers), 1), np.float32)], axis=1)

    def chances(self, features: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.float32]:
        """How likely each action is."""
        worth = np.where(masks > 0, features @ self.weights, -np.inf)
        chances = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(chances / chances.sum(axis=1, keepdims=True), np.float32)

    def choose(self, chances: NDArray[np.float32], random: np.random.Generator) -> NDArray[np.int64]:
        """An action for each game."""
        draws = random.random((len(chances), 1))
        chosen = (chances.cumsum(axis=1) < draws * (1 - 1e-6)).sum(axis=1)
        # Rounding may leave the draw behind the last action that can be chosen.
        last = chances.shape[1] - 1 - (chances[:, ::-1] > 0).argmax(axis=1)
        return np.asarray(np.minimum(chosen, last), np.int64)

    def learn(self, gradient: NDArray[np.float32], rate: float) -> None:
        """One step uphill, each weight at its own pace (Adagrad)."""
        self.speed += gradient**2
        self.weights += rate * gradient / np.sqrt(self.speed)


def rounds(policy: Policy, seed: int, training: bool) -> tuple[float, NDArray[np.float32]]:
    """Plays a game in every place against random players: the share of victories, and the way uphill."""
    random = np.random.default_rng(seed)
    batch = arkwright.Batch("ark", GAMES, players=3, seed=seed * GAMES)
    own = np.arange(GAMES) % 3
    result = np.full(GAMES, np.nan)
    history: list[tuple[NDArray[np.intp], NDArray[np.float32], NDArray[np.float32], NDArray[np.int64]]] = []
    now = batch.now
    while np.isnan(result).any():
        actions = batch.sample(int(random.integers(1 << 62)))
        mine = np.flatnonzero((now.seats == own) & np.isnan(result))
        if len(mine):
            features = policy.features(now.observations[mine])
            chances = policy.chances(features, now.masks[mine])
            chosen = policy.choose(chances, random)
            actions[mine] = chosen
            if training:
                history.append((mine, features, chances, chosen))
        now = batch.step(actions)
        ended = np.flatnonzero(now.ended & np.isnan(result))
        result[ended] = now.rewards[ended, own[ended]]
    share = float((result + 1).mean() / 2)
    gradient = np.zeros_like(policy.weights)
    advantage = (result - result.mean()).astype(np.float32)
    for mine, features, chances, chosen in history:
        error = -chances
        error[np.arange(len(mine)), chosen] += 1
        gradient += features.T @ (error * advantage[mine, None])
    return share, gradient / GAMES - DISCOUNT * policy.weights


def main() -> None:
    """Trains, and plays for the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--check", type=int, default=400, help="games for the result")
    args = parser.parse_args()
    policy = Policy(arkwright.spaces("ark", players=3))
    for nth in range(args.rounds):
        share, gradient = rounds(policy, nth, training=True)
        policy.learn(gradient, 0.3)
        if nth % 10 == 0:
            print(f"round {nth}: {100 * share:.1f} % of the victories", flush=True)
    checks = [rounds(policy, 1_000_000 + nth, training=False)[0] for nth in range(-(-args.check // GAMES))]
    games = len(checks) * GAMES
    print(f"trained: {100 * np.mean(checks):.1f} % of the victories over {games} games; random players have 33.3 %")


if __name__ == "__main__":
    main()
