"""One game."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arkwright import _native
from arkwright._options import options_text
from arkwright._spaces import Spaces, spaces


@dataclass(frozen=True)
class Outcome:
    """How a game ended: by seat, points and places from 1, and the seats that won."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]


def bots() -> list[str]:
    """The names of the bots, the weakest first. `search:200` is one with a budget of your own."""
    return _native.bots()


def catalogue(game: str, lang: str = "en") -> dict[str, Any]:
    """Everything printed on a game's components, in English (`en`) or French (`fr`)."""
    told: dict[str, Any] = json.loads(_native.catalogue(game, lang))
    return told


class Game:
    """A game that is played by its rules, move by move.

    `game` is `"ark-nova"` or `"ark"`. `options` are those of a record, such as
    `{"players": 2, "edition": "marine", "action_cards": "draft"}`. The same seed deals the same cards.
    What is not allowed raises a `ValueError` that says why, and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Sets the game up."""
        self._native = _native.NativeGame(game, options_text(game, players, options), seed)

    @classmethod
    def _of(cls, native: _native.NativeGame) -> "Game":
        game = cls.__new__(cls)
        game._native = native
        return game

    @classmethod
    def from_record(cls, record: str | Mapping[str, Any]) -> "Game":
        """Replays a record, verifying every digest, and goes on where it ends."""
        text = record if isinstance(record, str) else json.dumps(record)
        return cls._of(_native.NativeGame.from_record(text))

    def copy(self) -> "Game":
        """The same game once more; what is done to one does not touch the other."""
        return self._of(self._native.copy())

    @property
    def name(self) -> str:
        """`ark-nova` or `ark`."""
        return self._native.name()

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._native.seats()

    @property
    def options(self) -> dict[str, Any]:
        """The options it was set up with."""
        told: dict[str, Any] = json.loads(self._native.options())
        return told

    @property
    def asked(self) -> list[int]:
        """The seats that are asked something now; none when the game is over."""
        return list(self._native.asked())

    @property
    def is_over(self) -> bool:
        """Whether no more moves follow."""
        return not self._native.asked()

    def question(self, seat: int) -> Any:  # noqa: ANN401 - a text or a dict, as docs/view.md tells
        """What a seat is asked, or `None`."""
        told = self._native.question(seat)
        return None if told is None else json.loads(told)

    def legal_moves(self, seat: int) -> list[str]:
        """Exactly the moves that `apply` accepts from a seat, in notation."""
        return self._native.legal_moves(seat)

    def apply(self, seat: int, move: str) -> None:
        """Makes a move."""
        self._native.apply(seat, move)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or what everybody may (`None`). docs/view.md tells every field."""
        told: dict[str, Any] = json.loads(self._native.view(seat))
        return told

    def record(self) -> dict[str, Any]:
        """Options, seed, moves and digests: everything that is needed to play it again."""
        told: dict[str, Any] = json.loads(self._native.record())
        return told

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it is over."""
        told = self._native.outcome()
        return None if told is None else Outcome(*(tuple(part) for part in told))

    @property
    def rewards(self) -> list[float] | None:
        """By seat: 1 for a victory, -1 for a defeat, in between if it is shared; `None` before the end."""
        return self._native.rewards()

    def choose(self, seat: int, bot: str = "greedy", seed: int = 0) -> str:
        """The move a bot would make. It knows what the seat may know, and nothing else."""
        return self._native.choose(seat, bot, seed)

    def play(self, bots: Sequence[str], seed: int = 0) -> Outcome:
        """Lets bots play to the end, one for each seat."""
        if len(bots) != self.seats:
            raise ValueError(f"{len(bots)} bots for {self.seats} seats")
        while asked := self._native.asked():
            seat = asked[0]
            self._native.apply(seat, self._native.choose(seat, bots[seat], seed))
            seed += 1
        outcome = self.outcome
        assert outcome is not None
        return outcome

    @property
    def spaces(self) -> Spaces:
        """What the numbers of observations and actions mean."""
        return spaces(self.name, options=self.options)

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as numbers."""
        numbers = np.empty(self.spaces.observation, np.int16)
        self._native.observe(seat, numbers)
        return numbers

    def action_mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action a seat can choose; all 0 unless it is the first that is asked."""
        mask = np.zeros(self.spaces.actions, np.int8)
        self._native.mask(seat, mask)
        return mask

    def choices(self) -> dict[int, str]:
        """The actions of the first seat that is asked, with their moves. Moves that only repeat others are left out."""
        return dict(self._native.choices())

    def step(self, action: int) -> None:
        """Makes the move with this number for the first seat that is asked."""
        self._native.step(action)
