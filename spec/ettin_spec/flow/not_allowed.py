"""Events, and what the machine answers to one that nothing accepts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from ettin_spec.errors import EttinError

Event: TypeAlias = tuple[str, int | None]
"""An event's name, and the team or head that it is by or about."""


def shown(event: Event | None) -> str:
    """An event as messages show it: `pass(0)`, `call_time`."""
    if event is None:
        return "an automatic step"
    name, argument = event
    return name if argument is None else f"{name}({argument})"


class Where(Protocol):
    """What a refusal tells of a state."""

    @property
    def step(self) -> str: ...

    @property
    def position(self) -> str: ...


class NotAllowed(EttinError):
    """No transition takes this event here; the state has not changed.

    `event` is None for a step that should have gone by itself; `allowed` is what is. Both it
    and the message are worked out only when somebody looks.
    """

    def __init__(
        self,
        state: Where,
        event: Event | None,
        policies: object,
        allowed: Callable[[Any, Any], tuple[Event, ...]],
    ) -> None:
        super().__init__(state, event, policies, allowed)
        self.state, self.event = state, event
        self._policies, self._allowed = policies, allowed
        self.read: tuple[str, ...] = ()

    def having_read(self, policies: tuple[str, ...]) -> NotAllowed:
        """The same, by whoever knows which policies decided it: they are then in `read`."""
        self.read = policies
        return self

    @property
    def allowed(self) -> tuple[Event, ...]:
        """The events that the state accepts."""
        return self._allowed(self.state, self._policies)

    def in_words(self) -> str:
        """The same for players and authors of scenarios: what cannot be done when, what can."""
        wrong = "nothing" if self.event is None else self.event[0].replace("_", " ")
        when = self.state.step.replace("_", " ")
        may = dict.fromkeys(name.replace("_", " ") for name, _ in self.allowed)
        said = f"{wrong} is not theirs now" if wrong in may else f"no {wrong} can come now"
        instead = f"what can come is: {', '.join(may)}" if may else "nothing is waited for"
        return f"{said}, in the step or phase {when}; {instead}"

    def __str__(self) -> str:
        """What was wrong, where, and what is allowed instead."""
        wrong = f"{shown(self.event)} is not allowed at {self.state.step} ({self.state.position})"
        may = ", ".join(shown(event) for event in self.allowed)
        return f"{wrong}; {f'allowed: {may}' if may else 'nothing is waited for here'}"
