"""What the machine answers to an event that nothing accepts."""

from __future__ import annotations

from typing import TypeAlias

from ettin_spec.errors import EttinError

Event: TypeAlias = tuple[str, int | None]
"""An event's name, and the team or head that it is by or about."""


class NotAllowed(EttinError):
    """No transition takes this event here; the state has not changed.

    `event` is None for a step that should have gone by itself; `allowed` is what is.
    """

    def __init__(self, event: Event | None, where: str, allowed: tuple[Event, ...]) -> None:
        self.event, self.where, self.allowed = event, where, allowed
        wrong = f"{shown(event)} is not allowed at {where}"
        if allowed:
            remedy = f"allowed: {', '.join(shown(e) for e in allowed)}"
        else:
            remedy = "nothing is waited for here"
        super().__init__(f"{wrong}; {remedy}")


def shown(event: Event | None) -> str:
    """An event as messages show it: `pass(0)`, `call_time`."""
    if event is None:
        return "an automatic step"
    name, argument = event
    return name if argument is None else f"{name}({argument})"
