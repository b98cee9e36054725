"""A position: a settled state, or a step under way that waits for an answer; and who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from ettin_engine.decisions.choices import Answered
from ettin_engine.state import State

if TYPE_CHECKING:
    from ettin_engine.machine_moves import Place
    from ettin_spec.protocol.results import Begun, Choice


class Decision(Struct, frozen=True):
    """A machine event that somebody decided, with what exactly they intend."""

    name: str
    argument: int | None = None
    intent: object = None


class Position(Struct, frozen=True):
    """Where a game stands. `view` is how things look at the question `asks`.

    `begun` are the steps of the turn that have begun since the position before.
    """

    state: State
    event: Decision | None = None
    answers: tuple[Answered, ...] = ()
    asks: Choice | None = None
    view: State | None = None
    begun: tuple[Begun, ...] = ()

    @property
    def shown(self) -> State:
        """The state to observe: as it is at the question, if there is one."""
        return self.state if self.view is None else self.view


class Decider(Protocol):
    """Who decides, over and over, until there is nothing more to decide."""

    def decision(self, state: State, begun: int) -> Decision | None:
        """What is decided where a decision is waited for; None where it ends.

        `begun`: how many steps have begun since the first decision.
        """

    def passes_to(self, state: State) -> Place | None:
        """The place before which all that is decided in this turn is to pass, if that is so."""

    def have_passed(self, state: State, teams: tuple[int, ...]) -> None:
        """Teams, by number, have passed unasked in the turn in which the game stood."""
