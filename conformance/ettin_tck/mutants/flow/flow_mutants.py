"""Mutants of the flow: guards negated, transitions dropped or redirected, effects left out."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from ettin_spec.flow.definition.flow_model import Body, Flow, Transition
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.own_files import located
from ettin_tck.mutants.mutant import Kind, Mutant

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_TARGETS = 4
"""Other places that each transition is led to."""

Changed = Callable[[Transition], Transition | None]
"""A transition as it is in the wrong flow; None where it is dropped."""


@dataclass(frozen=True)
class Change:
    """One thing wrong about one transition, in words and as what makes it so."""

    transition: Transition
    what: str
    before: str
    after: str
    make: Changed


@cache
def right_flow() -> Flow:
    """The flow as it should be, read once."""
    return load_flow()


def flow_mutants() -> Iterator[Mutant]:
    """Every wrong version of every transition, in the order of the file."""
    flow = right_flow()
    places = positions_of(flow)
    for number, change in enumerate(_every_change()):
        t = change.transition
        yield Mutant(
            id=f"flow:{t.id}:{change.what}:{number}",
            kind=Kind.FLOW,
            group=_container(flow, t),
            file=str(located(t.where.file)),
            line=t.where.line,
            where=t.id,
            before=change.before,
            after=change.after,
            rule=t.because,
            clause=t.clause,
            clauses=(t.clause,),
            edit={"number": number, "positions": places[t.id], **_only_where_taken(change)},
        )


def _only_where_taken(change: Change) -> dict[str, str]:
    """The transition, where only who takes it can meet what is wrong."""
    name, event = change.transition.id, change.transition.on
    is_seen_anyway = change.what == "negated" or (change.what == "dropped" and event is not None)
    return {} if is_seen_anyway else {"taken": name}


def wrong_flow(number: int) -> Flow:
    """The flow of a mutant, by its number."""
    flow = right_flow()
    change = _every_change()[number]
    name = change.transition.id

    def body(old: Body) -> Body:
        new = (change.make(t) if t.id == name else t for t in old)
        return tuple(t for t in new if t is not None)

    def bodies(old: Mapping[str, Body]) -> dict[str, Body]:
        return {position: body(each) for position, each in old.items()}

    places = {n: replace(p, positions=bodies(p.positions)) for n, p in flow.places.items()}
    loops = {n: bodies(loop) for n, loop in flow.loops.items()}
    return replace(flow, places=places, loops=loops)


def positions_of(flow: Flow) -> dict[str, list[int]]:
    """The numbers of the positions, at any place, at which each transition can be taken."""
    names, places = flow.position_names, list(flow.places)
    found: dict[str, list[int]] = {}
    for instance in flow.instances():
        place, position = instance.source
        number = places.index(place) * len(names) + names.index(position)
        found.setdefault(instance.transition.id, []).append(number)
    return found


@cache
def _every_change() -> tuple[Change, ...]:
    return tuple(_changes(right_flow()))


def _changes(flow: Flow) -> Iterator[Change]:
    for transition in flow.transitions():
        yield from _guards(transition)
        yield from _effects(transition)
        yield from _duties(transition)
        if not _is_alone(flow, transition):
            gone = transition.on or "by itself"
            yield Change(transition, "dropped", gone, "(no such transition)", _dropped)
        for to in _other_targets(flow, transition):
            yield Change(transition, "redirected", f"to {transition.to}", f"to {to}", _to(to))


def _guards(transition: Transition) -> Iterator[Change]:
    if transition.guard is None:
        return
    parts = _parts(transition.guard)
    names = transition.shown.split(" and ")
    for number, part in enumerate(parts):
        name = names[number] if len(names) == len(parts) else part
        rest = [p for n, p in enumerate(parts) if n != number]
        wrong = " and ".join(f"({p})" for p in [*rest, f"not ({part})"])
        yield Change(transition, "negated", f"if {name}", f"unless {name}", _with_guard(wrong))


def _parts(guard: str) -> list[str]:
    """What is joined by `and` at the top of a guard."""
    tree = ast.parse(guard, mode="eval").body
    if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.And):
        return [ast.unparse(value) for value in tree.values]
    return [guard]


def _effects(transition: Transition) -> Iterator[Change]:
    for field in dict.fromkeys(write.field for write in transition.effects):
        said = [w for w in transition.effects if w.field == field]
        shown = f"{field} = {said[0].value}" if len(said) == 1 else f"{field} changes"
        done = f"do {', '.join(transition.does)}: {shown}"
        yield Change(transition, "effect-dropped", done, f"{field} stays", _without_field(field))


def _duties(transition: Transition) -> Iterator[Change]:
    for number, duty in enumerate(transition.duties):
        yield Change(transition, "duty-dropped", str(duty), "(nothing)", _without_duty(number))


def _dropped(_: Transition) -> None:
    return None


def _to(target: str) -> Changed:
    return lambda t: replace(t, to=target)


def _with_guard(guard: str) -> Changed:
    return lambda t: replace(t, guard=guard)


def _without_field(field: str) -> Changed:
    return lambda t: replace(t, effects=tuple(w for w in t.effects if w.field != field))


def _without_duty(number: int) -> Changed:
    return lambda t: replace(t, duties=(*t.duties[:number], *t.duties[number + 1 :]))


def _is_alone(flow: Flow, transition: Transition) -> bool:
    """Is it the only transition of its position, without which there would be no machine?"""
    return any(
        body == (transition,) for place in flow.places.values() for body in place.positions.values()
    )


def _other_targets(flow: Flow, transition: Transition) -> list[str]:
    """Where it could lead instead: where others of its position, place or loop do; a few."""
    at = [i.source for i in flow.instances() if i.transition == transition]
    used = dict.fromkeys(to for source in at for to in _targets_beside(flow, *source))
    return [
        to
        for to in used
        if all(_exists(flow, place, to) for place, _ in at)
        and any(flow.target(*source, to) != flow.target(*source, transition.to) for source in at)
    ][:MOST_TARGETS]


def _targets_beside(flow: Flow, name: str, position: str) -> Iterator[str]:
    place = flow.places[name]
    loop = place.shared.get(position)
    bodies = flow.loops[loop] if loop else place.positions
    for body in (bodies[position], *bodies.values()):
        yield from (t.to for t in body if loop is None or t.to not in ("next", "first"))


def _exists(flow: Flow, name: str, to: str) -> bool:
    last = name == list(flow.places)[-1]
    relative = to in ("stay", "first") or (to == "next" and not last)
    return relative or to in flow.places or to in flow.places[name].positions


def _container(flow: Flow, transition: Transition) -> str:
    """The loop or place in which a transition is written."""
    for name, loop in flow.loops.items():
        if any(transition in body for body in loop.values()):
            return name
    return next(
        place.name
        for place in flow.places.values()
        if any(transition in body for body in place.positions.values())
    )
