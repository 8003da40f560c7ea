"""The options of a game as the rules read them."""

import json
from collections.abc import Mapping
from typing import Any

USUAL_PLAYERS = {"ark-nova": 2, "ark": 3}


def options_text(game: str, players: int | None, options: Mapping[str, Any] | None) -> str:
    """Options as JSON: the number of players, and what else was asked for."""
    whole: dict[str, Any] = dict(options or {})
    if players is not None and whole.setdefault("players", players) != players:
        raise ValueError(f"players={players}, but the options say {whole['players']}")
    whole.setdefault("players", USUAL_PLAYERS.get(game, 2))
    return json.dumps(whole)
