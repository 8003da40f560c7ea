"""How fast it is: `python -m arkwright.speed`. One figure a line, on one core."""

import argparse
import time

import numpy as np

from arkwright import Batch, Game


def batched(game: str, games: int, seconds: float) -> float:
    """Steps a second of a batch on one thread: moves made, observations and masks written, actions drawn."""
    batch = Batch(game, games, seed=1)
    steps, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        batch.step(batch.sample(steps))
        steps += 1
    return steps * games / passed


def one_by_one(game: str, seconds: float) -> float:
    """Steps a second of single games: the list of moves in notation, and a move."""
    random = np.random.default_rng(1)
    steps, seed, start = 0, 0, time.process_time()
    playing = Game(game, seed=seed)
    while (passed := time.process_time() - start) < seconds:
        draws = random.random(256)
        for draw in draws:
            asked = playing.asked
            if not asked:
                seed += 1
                playing = Game(game, seed=seed)
                asked = playing.asked
            moves = playing.legal_moves(asked[0])
            playing.apply(asked[0], moves[int(draw * len(moves))])
        steps += len(draws)
    return steps / passed


def pettingzoo(game: str, seconds: float) -> float:
    """Steps a second of the environment of PettingZoo, with an observation and a mask for each."""
    from arkwright.pettingzoo import ArkwrightEnv

    env = ArkwrightEnv(game)
    random = np.random.default_rng(1)
    steps, start = 0, time.process_time()
    env.reset(seed=1)
    while (passed := time.process_time() - start) < seconds:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(legal[int(random.random() * len(legal))])
        steps += 1
    return steps / passed


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--games", type=int, default=1024, help="games of a batch")
    args = parser.parse_args()
    for game in ("ark-nova", "ark"):
        print(f"{game} batched, {args.games} games: {batched(game, args.games, args.seconds):,.0f} steps/s")
        print(f"{game} one by one: {one_by_one(game, args.seconds):,.0f} steps/s")
        try:
            print(f"{game} PettingZoo: {pettingzoo(game, args.seconds):,.0f} steps/s")
        except ImportError:
            print(f"{game} PettingZoo: not installed")


if __name__ == "__main__":
    main()
