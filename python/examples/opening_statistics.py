"""Opening statistics of Ark Nova: which of the eight cards dealt are worth keeping?

Bots play; whoever keeps a card is compared with whoever was dealt it and gave it away.

    python examples/opening_statistics.py --games 200 --bot greedy
"""

import argparse
from typing import Any

import polars as pl

import arkwright


def names() -> dict[int, str]:
    """The cards by their printed numbers."""
    return {card["id"]: card["name"] for card in arkwright.catalogue("ark-nova")["cards"]}


def opening(game: arkwright.Game, seat: int) -> set[int]:
    """The hand of a seat, by the printed numbers."""
    return set(game.view(seat)["zoos"][seat]["hand"]["known"])


def rows(seed: int, bot: str) -> list[dict[str, Any]]:
    """One row for each card that was dealt in a game."""
    options = {"players": 2, "maps": "all_a"}
    game = arkwright.Game("ark-nova", seed=seed, options=options)
    dealt = [opening(game, seat) for seat in range(2)]
    # The set-up is over when nobody is asked which cards to keep.
    while any("keep" in str(game.question(seat)) for seat in game.asked):
        seat = game.asked[0]
        game.apply(seat, game.choose(seat, "random", seed))
    kept = [opening(game, seat) for seat in range(2)]
    outcome = game.play([bot, bot], seed)
    return [
        {
            "game": seed,
            "card": card,
            "kept": card in kept[seat],
            "won": (seat in outcome.winners) / len(outcome.winners),
            "points": outcome.points[seat],
        }
        for seat in range(2)
        for card in sorted(dealt[seat])
    ]


def main() -> None:
    """Plays and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="random", choices=arkwright.bots())
    args = parser.parse_args()
    table = pl.DataFrame([row for seed in range(args.games) for row in rows(seed, args.bot)])
    named = pl.DataFrame([{"card": card, "name": name} for card, name in names().items()]).unique("card")
    kept = pl.col("kept")
    by_card = (
        table.group_by("card")
        .agg(
            dealt=pl.len(),
            kept_won=pl.col("won").filter(kept).mean(),
            given_won=pl.col("won").filter(~kept).mean(),
            kept_points=pl.col("points").filter(kept).mean(),
            given_points=pl.col("points").filter(~kept).mean(),
        )
        .with_columns(gain=pl.col("kept_points") - pl.col("given_points"))
        .join(named, on="card", how="left")
        .sort("gain", "card", descending=True, nulls_last=True)
    )
    print(f"{table['kept'].sum()} cards kept of {len(table)} dealt in {args.games} games")
    with pl.Config(tbl_rows=12, tbl_cols=10, tbl_width_chars=110, float_precision=2):
        print(by_card.head(10))


if __name__ == "__main__":
    main()
