"""What the numbers of observations and actions mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from arkwright import _native
from arkwright._options import options_text


@dataclass(frozen=True)
class Field:
    """A run of numbers of an observation, or of actions."""

    name: str
    start: int
    length: int
    meaning: str

    @property
    def slice(self) -> slice:
        """Where it lies: `observation[field.slice]`."""
        return slice(self.start, self.start + self.length)


@dataclass(frozen=True)
class Spaces:
    """The sizes and fields of a game's observations and actions."""

    actions: int
    action_fields: tuple[Field, ...]
    observation_fields: tuple[Field, ...]

    @property
    def observation(self) -> int:
        """The length of an observation."""
        last = self.observation_fields[-1]
        return last.start + last.length

    def field(self, name: str) -> Field:
        """A field of the observations by its name."""
        return next(field for field in self.observation_fields if field.name == name)

    def action_field(self, name: str) -> Field:
        """A field of the actions by its name."""
        return next(field for field in self.action_fields if field.name == name)


@cache
def _spaces(game: str, options: str) -> Spaces:
    actions, action_fields, observation_fields = _native.fields(game, options)
    return Spaces(
        actions,
        tuple(Field(*field) for field in action_fields),
        tuple(Field(*field) for field in observation_fields),
    )


def spaces(game: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> Spaces:
    """The sizes and fields of a game's observations and actions; they do not depend on the options."""
    return _spaces(game, options_text(game, players, options))
