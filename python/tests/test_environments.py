from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import arkwright
from arkwright import __main__
from arkwright.pettingzoo import ArkwrightEnv, ark, ark_nova


@pytest.mark.parametrize("env", [ark_nova(), ark()], ids=["ark-nova", "ark"])
def test_pettingzoo_accepts_it(env: ArkwrightEnv) -> None:
    api_test(env, num_cycles=300)


@pytest.mark.parametrize("make", [ark_nova, ark], ids=["ark-nova", "ark"])
def test_the_same_seed_plays_the_same(make: type[ArkwrightEnv]) -> None:
    seed_test(make, num_cycles=200)


def test_rewards_come_at_the_end_and_go_to_everybody() -> None:
    env = ark()
    env.reset(seed=4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    random = np.random.default_rng(4)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(random.choice(legal)))
    assert not env.agents and max(totals.values()) > -1 and min(totals.values()) == -1


def test_the_fields_cover_the_numbers_without_a_gap() -> None:
    for game in ("ark-nova", "ark"):
        spaces = arkwright.spaces(game)
        for fields, total in [
            (spaces.observation_fields, spaces.observation),
            (spaces.action_fields, spaces.actions),
        ]:
            assert fields[0].start == 0 and fields[-1].slice.stop == total
            assert all(a.slice.stop == b.start for a, b in pairwise(fields))
            assert all(field.meaning for field in fields)
    money = arkwright.Game("ark-nova").observation(0)[arkwright.spaces("ark-nova").field("zoo_0").slice][1]
    assert money == 25


@pytest.mark.parametrize("game", ["ark-nova", "ark"])
def test_a_batch_plays_what_single_games_play(game: str) -> None:
    batch = arkwright.Batch(game, 8, seed=20, threads=2)
    singles = [arkwright.Game(game, seed=20 + nth) for nth in range(8)]
    playing = set(range(8))
    for step in range(400):
        chosen = batch.sample(step)
        for nth in playing:
            single, seat = singles[nth], singles[nth].asked[0]
            assert batch.now.seats[nth] == seat
            assert np.array_equal(batch.now.observations[nth], single.observation(seat))
            assert np.array_equal(batch.now.masks[nth], single.action_mask(seat))
            single.step(int(chosen[nth]))
        now = batch.step(chosen)
        for nth in list(playing):
            assert now.ended[nth] == singles[nth].is_over
            if now.ended[nth]:
                assert now.rewards[nth].tolist() == singles[nth].rewards
                playing.remove(nth)
    assert len(playing) < 8 or game == "ark-nova"
    before = batch.now.observations.copy()
    with pytest.raises(ValueError, match="game 0: action -1"):
        batch.step(np.full(8, -1))
    assert np.array_equal(before, batch.now.observations)


def test_the_page_tells_every_field() -> None:
    page = Path(__file__).parent.parent / "spaces.md"
    assert page.read_text() == __main__.page(), "run `python -m arkwright > spaces.md`"
