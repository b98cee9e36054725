"""Which sentences of a case fail against a mutant, in a line that can be kept and read again."""

from __future__ import annotations

from dataclasses import dataclass

BESIDE = "!"


@dataclass(frozen=True)
class Failing:
    """The moves of sentences after Then that fail in a play of a name, in their order.

    `beside`: what is no sentence notices the mutant too: the monitor, or what is done in When.
    """

    play: str
    moves: tuple[int, ...]
    beside: bool = False

    @property
    def case(self) -> str:
        """The case's id."""
        return self.play.rpartition("@")[0]

    @property
    def is_alone(self) -> bool:
        """Is it one sentence, without which the case would have passed?"""
        return len(self.moves) == 1 and not self.beside

    def __str__(self) -> str:
        return f"{self.play}#{','.join(map(str, self.moves))}{BESIDE * self.beside}"


def failing_of(text: str) -> Failing:
    """What such a line says."""
    play, _, moves = text.rpartition("#")
    numbers = tuple(map(int, moves.rstrip(BESIDE).split(",")))
    return Failing(play, numbers, moves.endswith(BESIDE))
