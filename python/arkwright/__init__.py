"""Ark Nova and Ark for Python: exact rules, records, bots, and environments for learners.

>>> import arkwright
>>> game = arkwright.Game("ark", players=3, seed=5)
>>> seat = game.asked[0]
>>> game.apply(seat, game.legal_moves(seat)[0])
"""

from arkwright._batch import Batch, Step
from arkwright._game import Game, Outcome, bots, catalogue
from arkwright._spaces import Field, Spaces, spaces

__all__ = ["Batch", "Field", "Game", "Outcome", "Spaces", "Step", "bots", "catalogue", "spaces"]
