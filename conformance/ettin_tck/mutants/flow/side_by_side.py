"""Two flows from one state on: do they ever do something else, or show it?

That one of them takes a step more, or keeps what is written again before anybody reads it, is
seen by nobody. So both go on until somebody decides or something is reported; from two states
that still differ they are given the same events, until they are in one state again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from ettin_spec.flow.generated import machine
from ettin_spec.flow.packed.packed_machine import CUT, NOT_ALLOWED, Packed, Underflow
from ettin_spec.flow.seats import team_and_seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from ettin_spec.flow.definition.flow_model import Duty, Flow
    from ettin_spec.flow.generated.machine import State
    from ettin_spec.flow.not_allowed import Event

UNDERFLOW = -3
"""A state that there cannot be."""

ENDS = {NOT_ALLOWED: "nothing that is allowed", CUT: "a bound", UNDERFLOW: "less than nothing"}

LONGEST_ALONE = 200
"""Automatic steps in a row, after which a flow goes round for ever."""

MOST_PAIRS = 200_000
"""Pairs of states that are followed from one step on; with more of them the flows differ."""

READ = ("active", "drawn", "lost", "losing", "stack", "strikes", "triggers")
"""What an engine reads of the flow wherever it waits; the place and position too."""

READ_AT_PRIORITY = ("holder",)

MOST_TOLD = 6
"""Duties that are named of one event."""

LEAVING = "leave_game"

PARTED = "parted"
"""Where it is reported what those took along who have left."""

NOTHING = ("nothing", None)

CHECKED = "happen"
"""Where what a check of the game finds is reported."""

FOUND_BY = (CHECKED, "tidy")
"""Where nothing is left that could be found, once it is said that there is nothing."""

NOTHING_FOUND = "check"
"""Where the right flow stands only after that, or after somebody had priority."""

WITH_IT: Mapping[str, str] = {"end_step": "end_phase"}
"""A duty that the other one does as well, if it comes next: with a phase ends its last step."""

READ_BY: Mapping[str, Callable[[State], Any]] = {
    "clean_up": lambda then: then.ordinary,
    "take_mulligans": lambda then: _still_in(then.again, then.lost),
    "pass_over_turns": lambda then: then.lost,
}
"""What a duty reads of the state that its transition leads to, besides its arguments."""

Done = tuple[str, str, tuple[Any, ...]]
"""A duty performed: its name, the place, and all that it reads."""

NOBODYS: Done = ("", "", ())
"""No duty."""


class After(NamedTuple):
    """Where an event leads, and what is done on the way; `state` is negative where it ends."""

    state: int
    done: tuple[Done, ...]
    taken: str = ""


@dataclass(frozen=True)
class Side:
    """One of the flows, packed, with its duties by the numbers of transitions.

    `lost`: the bits of a state that say who has lost.
    """

    flow: Flow
    packed: Packed
    duties: tuple[tuple[Duty, ...], ...]
    lost: int

    @classmethod
    def of(cls, flow: Flow, packed: Packed) -> Side:
        """A flow as it is packed under some policies and bounds."""
        by_id = {t.id: t.duties for t in flow.transitions()}
        slots = packed.packing.slots.items()
        lost = sum(slot.bits for (name, _), slot in slots if name == "lost")
        return cls(flow, packed, tuple(by_id[name] for name in packed.transitions), lost)

    def traced(self, state: int, event: int) -> int:
        """The state after one step with the number of its transition above; negative at an end."""
        try:
            return self.packed.traced(state, event)
        except Underflow:
            return UNDERFLOW

    def step(self, state: int, event: int) -> After:
        """One step."""
        result = self.traced(state, event)
        if result < 0:
            return After(result, ())
        bits = self.packed.packing.bits
        number, after = result >> bits, result & ((1 << bits) - 1)
        done = tuple(self._done(state, after, number, event))
        return After(after, done, self.packed.transitions[number])

    def settled(self, state: int, event: int) -> After:
        """A step and those that follow by themselves.

        To let those leave who have left has no effect, and is no difference: they take nothing
        along that could be reported. Nor is it one to check once more what was checked before
        somebody had priority, or what has found nothing just now, where nothing was done since.
        """
        at = self.step(state, event)
        done, left = [*at.done], self._lost(state)
        before = self._unpacked(state)
        told = self.packed.events[event]
        checked = (
            before.position == NOTHING_FOUND
            or (told == NOTHING and before.position in FOUND_BY)
            or machine.waits(before) == "priority"
        )
        for _ in range(LONGEST_ALONE):
            following = self._following(at, left, checked and not done)
            if following.state == NOT_ALLOWED:
                return After(at.state, tuple(self._seen(done, left, at.state)))
            done += following.done
            at = following
        return After(UNDERFLOW, tuple(done))

    def _following(self, at: After, left: int, checked: bool) -> After:
        """The step that comes by itself, or because there is nothing that could be reported."""
        if at.state < 0:
            return After(NOT_ALLOWED, ())
        following = self.step(at.state, 0)
        if following.state != NOT_ALLOWED:
            return following
        idle = bool(at.done) and at.done[-1][0] == LEAVING and self._lost(at.state) == left
        quiet = (PARTED,) * idle + (CHECKED,) * checked
        if self._unpacked(at.state).position not in quiet:
            return following
        return self.step(at.state, self.packed.events.index(NOTHING))

    def _seen(self, done: list[Done], left: int, end: int) -> Iterator[Done]:
        for each, following in pairwise((*done, NOBODYS)):
            if each[0] == LEAVING:
                if each[2][-1] != left:
                    left = each[2][-1]
                    yield each
            elif WITH_IT.get(each[0]) != following[0]:
                yield each
        if end >= 0 and self._lost(end) != left:
            yield "nobody lets leave", "", (self._lost(end),)

    def _lost(self, state: int) -> int:
        """Who has lost, as the bits that say so."""
        return state & self.lost

    def shown(self, state: int) -> tuple[Any, ...]:
        """What can be seen of a state in which somebody decides, or something is reported."""
        at = self._unpacked(state)
        read = READ + (READ_AT_PRIORITY if machine.waits(at) == "priority" else ())
        return (at.at, *(getattr(at, name) for name in read))

    def named(self, state: int) -> str:
        """A state in words."""
        if state < 0:
            return ENDS[state]
        at = self._unpacked(state)
        return f"{at.step}.{at.position}"

    def _done(self, state: int, after: int, number: int, event: int) -> Iterator[Done]:
        duties = self.duties[number]
        if not duties:
            return
        before, then = self._unpacked(state), self._unpacked(after)
        told = self.packed.events[event]
        for duty in duties:
            means = tuple(self._meant(each, before, told) for each in duty.arguments)
            reads = [READ_BY[duty.name](then)] if duty.name in READ_BY else []
            reads += [self._lost(after)] if duty.name == LEAVING else []
            yield duty.name, before.step, (then.active, *means, *reads)

    def _meant(self, argument: str, before: State, told: Event | None) -> Any:
        if argument in self.flow.fields:
            return getattr(before, argument)
        return None if told is None else told[1]

    def _unpacked(self, state: int) -> State:
        return self.packed.packing.unpack(state)


def _still_in(heads: Sequence[bool], lost: Sequence[bool]) -> tuple[bool, ...]:
    """Something of each head, of those alone whose team has not left the game."""
    return tuple(it and not lost[team_and_seat(head)[0]] for head, it in enumerate(heads))


@dataclass(frozen=True)
class SideBySide:
    """The right flow and a wrong one, under the same policies and bounds."""

    right: Side
    wrong: Side
    _alike: set[tuple[int, int]] = field(default_factory=set)
    """Pairs of states that nobody can tell apart, whatever follows."""

    def apart(self, state: int, event: int) -> str:
        """What tells the two apart from an event on, in words; empty where nothing does."""
        pairs = [(state, state)]
        seen = {*pairs}
        events: range | tuple[int, ...] = (event,)
        for one, other in pairs:
            for number in events:
                if self.right.traced(one, number) == self.wrong.traced(other, number) < 0:
                    continue  # most of what there is can happen nowhere near
                ones, others = self.right.settled(one, number), self.wrong.settled(other, number)
                if told := self._told(ones, others):
                    return f"{self._moment(one, number)}: {told}"
                pair = ones.state, others.state
                if ones.state != others.state and pair not in seen and pair not in self._alike:
                    seen.add(pair)
                    pairs.append(pair)
            if len(pairs) > MOST_PAIRS:
                return f"{self._moment(state, event)}: it comes to no end"
            events = range(1, len(self.right.packed.events))
        self._alike.update(pairs[1:])
        return ""

    def _told(self, ones: After, others: After) -> str:
        if ones.done != others.done:
            due, done = _duties(ones.done), _duties(others.done)
            return f"the duties are {due}, not {done}" if due != done else f"{due} read otherwise"
        if ones.state == others.state:
            return ""
        names = self.right.named(ones.state), self.wrong.named(others.state)
        if min(ones.state, others.state) < 0 or names[0] != names[1]:
            return f"it leads to {names[0]}, not to {names[1]}"
        if self.right.shown(ones.state) != self.wrong.shown(others.state):
            return f"it leads to another state of {names[0]}"
        return ""

    def _moment(self, state: int, event: int) -> str:
        told = self.right.packed.events[event]
        return f"{self.right.named(state)}, {told[0] if told else 'of itself'}"


def _duties(done: tuple[Done, ...]) -> str:
    names = [name for name, _, _ in done]
    return ", ".join([*names[:MOST_TOLD], *["..."] * (len(names) > MOST_TOLD)]) or "none"
