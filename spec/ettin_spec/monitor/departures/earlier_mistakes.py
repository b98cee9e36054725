"""What an engine may have noted wrongly before a report: nothing of it shows until it is read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ettin_spec.flow.definition.flow_model import Field, Flow, Transition
from ettin_spec.flow.generated.machine import State

SHOWN = frozenset({"active", "holder", "stack", "lost", "drawn"})
"""The parts of the state that each status shows."""

UNSEEN = frozenset({"triggers", "losing"})
"""The parts that facts are noted in which no status tells, so that they may have been anything."""

NAME = re.compile(r"[a-z_]+")


def noted(flow: Flow, transitions: Iterable[Transition]) -> tuple[str, ...]:
    """The parts of the state that no status shows and that some transitions go by."""
    texts = [
        text
        for each in transitions
        for text in (each.guard or "", *(write.value for write in each.effects))
    ]
    read = {name for text in texts for name in NAME.findall(text)}
    return tuple(name for name in flow.fields if name in read and name not in SHOWN)


def writers(flow: Flow, field: str) -> tuple[str, ...]:
    """The transitions that note it; what only takes note of a fact is none of an engine's."""
    return tuple(
        each.id
        for each in flow.transitions()
        if any(write.field == field for write in each.effects)
        and (each.on is None or flow.events[each.on].by != "game")
    )


def misremembered(flow: Flow, state: State, field: str) -> Iterator[State]:
    """The state with anything else in one of its parts."""
    about, value = flow.fields[field], getattr(state, field)
    if about.index is None:
        yield from (replace(state, **{field: other}) for other in _others(about, value))
        return
    for number, one in enumerate(value):
        for other in _others(about, one):
            altered = (*value[:number], other, *value[number + 1 :])
            yield replace(state, **{field: altered})


def _others(about: Field, value: int) -> Iterator[int]:
    for other in range(about.low, about.high + 1):
        if other != value:
            yield bool(other) if about.boolean else other
