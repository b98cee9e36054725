"""What a flow file says, expanded: frozen data from which everything else is made.

Expressions are kept as text in one normal form: Python's syntax with the terms and
quantifiers unrolled, so that only fields, event variables, policies and numbers are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ettin_spec.errors import Place as Where

Value: TypeAlias = str | int
By: TypeAlias = Literal["team", "head", "game", "player", "judge"]
Waits: TypeAlias = Literal["choice", "priority", "facts", "over"]

ENTER = "enter"
"""The position at which a place is entered."""


@dataclass(frozen=True)
class Policy:
    """A rulebook's policy that the flow reads, and every value that it may have."""

    name: str
    key: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Field:
    """A part of the state: a number or a truth, or one for each member of a domain."""

    name: str
    index: str | None
    low: int
    high: int
    boolean: bool
    domain: str | None = None
    """The domain that a plain field's values come from, if they are members of one."""

    @property
    def bounded_above(self) -> bool:
        """Whether the upper bound is one of search only, not part of the meaning."""
        return not self.boolean and self.domain is None


@dataclass(frozen=True)
class Event:
    """A decision or a fact. `binds` is the variable its argument has, and that one's domain."""

    name: str
    by: By
    binds: tuple[str, str] | None = None
    waits: Literal["choice", "priority"] | None = None
    who: str | None = None


@dataclass(frozen=True)
class Assignment:
    """`field = value` or `field[index] = value`; both sides read the state before."""

    field: str
    index: str | None
    value: str


@dataclass(frozen=True)
class Duty:
    """What an engine performs once the state has changed; arguments read the state before."""

    name: str
    arguments: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}({', '.join(self.arguments)})" if self.arguments else self.name


@dataclass(frozen=True)
class Transition:
    """One arrow. `guard` is None where it always holds; `shown` is the guard as written.

    `to` is a position of the same place, another place, or `next`, `first`, `stay`.
    """

    id: str
    on: str | None
    guard: str | None
    shown: str
    effects: tuple[Assignment, ...]
    does: tuple[str, ...]
    duties: tuple[Duty, ...]
    to: str
    clause: str
    because: str
    where: Where


Body: TypeAlias = tuple[Transition, ...]


@dataclass(frozen=True)
class Place:
    """A step or phase: a leaf of the hierarchy. `shared` maps positions to the loop they are of."""

    name: str
    path: tuple[str, ...]
    positions: Mapping[str, Body]
    shared: Mapping[str, str]


@dataclass(frozen=True)
class Instance:
    """A transition at one place, its target worked out: `source` and `target` are positions."""

    transition: Transition
    source: tuple[str, str]
    target: tuple[str, str]


@dataclass(frozen=True)
class Flow:
    """The whole machine. `start` holds the place and the fields that are not zero there."""

    file: str
    policies: Mapping[str, Policy]
    domains: Mapping[str, int]
    fields: Mapping[str, Field]
    events: Mapping[str, Event]
    places: Mapping[str, Place]
    start: Mapping[str, Value]
    loops: Mapping[str, Mapping[str, Body]]

    @property
    def position_names(self) -> tuple[str, ...]:
        """Every name of a position, in the order in which the file first uses it."""
        names = [name for place in self.places.values() for name in place.positions]
        return tuple(dict.fromkeys([ENTER, *names]))

    def target(self, place: str, position: str, to: str) -> tuple[str, str]:
        """Where `to` leads from a position of a place."""
        names = list(self.places)
        match to:
            case "stay":
                return place, position
            case "next":
                return names[names.index(place) + 1], ENTER
            case "first":
                group = self.places[place].path[:1]
                return next(n for n in names if self.places[n].path[:1] == group), ENTER
        if to in self.places:
            return to, ENTER
        return place, to

    def instances(self) -> tuple[Instance, ...]:
        """Every transition at every place that has it, in order of play."""
        return tuple(
            Instance(t, (place.name, position), self.target(place.name, position, t.to))
            for place in self.places.values()
            for position, body in place.positions.items()
            for t in body
        )

    def transitions(self) -> tuple[Transition, ...]:
        """Every transition once, in order of the file."""
        return tuple({i.transition.id: i.transition for i in self.instances()}.values())

    def waits(self, body: Body) -> Waits | None:
        """What a position waits for; None where it goes on by itself."""
        if not body:
            return "over"
        events = [self.events[t.on] for t in body if t.on is not None]
        if not events:
            return None
        return next((e.waits for e in events if e.waits), "facts")
