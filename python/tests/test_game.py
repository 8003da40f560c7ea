import json

import pytest

import arkwright


def play(game: arkwright.Game, moves: int) -> None:
    for nth in range(moves):
        seat = game.asked[0]
        legal = game.legal_moves(seat)
        game.apply(seat, legal[nth % len(legal)])


@pytest.mark.parametrize(("name", "players"), [("ark-nova", 1), ("ark-nova", 4), ("ark", 5)])
def test_a_game_is_played_recorded_and_replayed(name: str, players: int) -> None:
    game = arkwright.Game(name, players=players, seed=7)
    assert (game.name, game.seats, game.options["players"]) == (name, players, players)
    play(game, 20)
    record = game.record()
    assert len(record["entries"]) == 20
    again = arkwright.Game.from_record(record)
    assert again.view(0) == game.view(0) and again.asked == game.asked
    play(again, 5)
    assert len(again.record()["entries"]) == 25
    record["digests"][3] = record["digests"][4]
    with pytest.raises(ValueError, match="not the recorded one"):
        arkwright.Game.from_record(json.dumps(record))


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    game = arkwright.Game("ark", seed=1)
    before = game.view(0)
    seat = game.asked[0]
    for move, why in [("fly", "cannot read"), ("pass", "not what is asked")]:
        with pytest.raises(ValueError, match=why):
            game.apply(seat, move)
    with pytest.raises(ValueError, match="not asked"):
        game.apply((seat + 1) % 3, game.legal_moves(seat)[0])
    with pytest.raises(ValueError, match="seats 0 to 2"):
        game.legal_moves(9)
    with pytest.raises(ValueError, match="three to five"):
        arkwright.Game("ark", players=2)
    with pytest.raises(ValueError, match="ark-nova and ark"):
        arkwright.Game("chess")
    with pytest.raises(ValueError, match="no bot"):
        game.choose(seat, "gredy")
    with pytest.raises(ValueError, match="players=3"):
        arkwright.Game("ark", players=3, options={"players": 4})
    assert game.view(0) == before


def test_views_hide_what_a_seat_may_not_know() -> None:
    game = arkwright.Game("ark", seed=3)
    assert game.view(0) != game.view(1)
    assert game.question(game.asked[0]) is not None and game.question((game.asked[0] + 1) % 3) is None


def test_options_and_copies() -> None:
    game = arkwright.Game("ark-nova", options={"players": 2, "edition": "marine", "action_cards": "draft"})
    assert game.options["edition"] == "marine"
    copy = game.copy()
    play(copy, 3)
    assert len(game.record()["entries"]) == 0 and len(copy.record()["entries"]) == 3


def test_bots_play_and_the_better_one_wins() -> None:
    games = [arkwright.Game("ark", seed=seed).play(["greedy", "random", "random"], seed) for seed in range(10)]
    assert sum(0 in outcome.winners for outcome in games) > 4
    assert arkwright.bots()[:2] == ["random", "greedy"]
    over = arkwright.Game("ark", seed=1)
    outcome = over.play(["random"] * 3)
    assert over.is_over and over.asked == [] and over.outcome == outcome
    assert over.rewards is not None and max(over.rewards) == (1 if len(outcome.winners) == 1 else 0)


def test_the_catalogue_has_every_card_in_two_languages() -> None:
    english, french = arkwright.catalogue("ark-nova"), arkwright.catalogue("ark-nova", "fr")
    assert english.keys() == french.keys() and english != french
    assert "Cheetah" in json.dumps(english)
    with pytest.raises(ValueError, match="en and fr"):
        arkwright.catalogue("ark", "de")


def test_actions_are_moves_by_number() -> None:
    game = arkwright.Game("ark-nova", seed=2)
    for _ in range(100):
        seat = game.asked[0]
        choices = game.choices()
        mask = game.action_mask(seat)
        assert set(mask.nonzero()[0]) == set(choices) and set(choices.values()) <= set(game.legal_moves(seat))
        action = min(choices)
        twin = game.copy()
        game.step(action)
        twin.apply(seat, choices[action])
        assert twin.view(seat) == game.view(seat)
    with pytest.raises(ValueError, match="mask"):
        game.step(-1)
