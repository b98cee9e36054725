"""Mistakes that would explain a report: what an engine may do instead of what is due.

It takes another transition, reads a guard the wrong way wherever that stands, goes somewhere else,
notes a wrong team, does not begin a step, or leaves out an effect. A mistake may apply as often
as it likes: who errs, errs again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ettin_spec.flow.definition.flow_model import Body, Flow, Transition
from ettin_spec.flow.steps_begun import BEGINNINGS


@dataclass(frozen=True)
class Mistake:
    """Where a transition is due, an engine takes the one `instead`, by the id of the one due.

    Or it takes those `due` and notes another team in `field`.
    """

    instead: Mapping[str, Transition] = dataclasses.field(default_factory=dict)
    due: tuple[str, ...] = ()
    field: str = ""

    @property
    def of(self) -> tuple[str, ...]:
        """The transitions that are handled wrongly."""
        return (*self.instead, *self.due)


def possible_mistakes(flow: Flow) -> Iterator[Mistake]:
    """Every mistake: wrong teams, steps that do not begin, and what else is said above."""
    for transition in flow.transitions():
        for write in transition.effects:
            if flow.fields[write.field].domain == "team":
                yield Mistake(due=(transition.id,), field=write.field)
        if any(duty.name in BEGINNINGS for duty in transition.duties):
            yield Mistake({transition.id: dataclasses.replace(transition, duties=())})
    bodies = _bodies(flow)
    for body in bodies:
        for due in body:
            others = (t for t in body if t.on == due.on and t != due)
            yield from (Mistake({due.id: other}) for other in others)
    yield from _of_guards(bodies)
    for transition in flow.transitions():
        for written in dict.fromkeys(write.field for write in transition.effects):
            left = tuple(write for write in transition.effects if write.field != written)
            yield Mistake({transition.id: dataclasses.replace(transition, effects=left)})
    yield from _of_targets(flow)


def _bodies(flow: Flow) -> list[Body]:
    bodies = (b for place in flow.places.values() for b in place.positions.values() if len(b) > 1)
    return list(dict.fromkeys(bodies))


def _of_guards(bodies: list[Body]) -> Iterator[Mistake]:
    """A guard that stands at several positions: seen to hold nowhere, or taken to hold anywhere.

    Or one that is read the other way round.
    """
    unseen: dict[str, dict[str, Transition]] = {}
    imagined: dict[str, dict[str, Transition]] = {}
    for body in bodies:
        for number, one in enumerate(body):
            later = [t for t in body[number + 1 :] if t.on == one.on]
            if one.guard is not None and later:
                unseen.setdefault(one.shown, {})[one.id] = later[0]
                imagined.setdefault(one.shown, {}).update({t.id: one for t in later})
    for misread in (unseen, imagined):
        yield from (Mistake(each) for each in misread.values() if len(each) > 1)
    yield from (Mistake(imagined[shown] | each) for shown, each in unseen.items())


def _of_targets(flow: Flow) -> list[Mistake]:
    """A transition that leads where others of its position do; or, where none do, passes on."""
    ways: dict[Transition, dict[str, None]] = {}
    for place in flow.places.values():
        for body in place.positions.values():
            for one in body:
                ways.setdefault(one, {}).update(dict.fromkeys(t.to for t in body if t.to != one.to))
    found, last = list[Mistake](), list[Mistake]()
    for one, others in ways.items():
        for to in others or ([] if one.to == "over" else ["next"]):
            wrong = Mistake({one.id: dataclasses.replace(one, to=to)})
            (last if to == "over" else found).append(wrong)
    return [*found, *last]
