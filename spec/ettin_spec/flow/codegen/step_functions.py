"""The engine's form of the machine: frozen state in, frozen state and duties out, no bounds.

Every position is a number, `place * STRIDE + position`, so that a loop's code is emitted
once and its targets are distances.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby

from ettin_spec.flow.codegen.simplification import folded
from ettin_spec.flow.definition.flow_model import ENTER, Assignment, Body, Duty, Flow, Transition

VARIABLE = "x"
"""The name that an event's argument has in the emitted code."""


class _Spelling(ast.NodeTransformer):
    """Fields as `s.field`, policies as `p.policy`, an event's variable as `x`."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.flow.fields:
            return ast.Attribute(ast.Name("s"), node.id)
        return ast.Name(VARIABLE)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        return ast.Attribute(ast.Name("p"), node.attr)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        sides = [
            ast.Call(ast.Name("int"), [self.visit(side)], [])
            if isinstance(side, ast.Attribute)
            else self.visit(side)
            for side in (node.left, node.right)
        ]
        return ast.BinOp(sides[0], node.op, sides[1])


class EngineForm:
    """The emitter of one flow's functions."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.positions = flow.position_names
        self.stride = len(self.positions)
        self.places = list(flow.places)

    def number(self, place: str, position: str) -> int:
        """The number of a position at a place."""
        return self.places.index(place) * self.stride + self.positions.index(position)

    def bodies(self) -> Iterator[tuple[str, str | None, str, Body]]:
        """Each body that is emitted once: function name, place (None: of a loop), position."""
        seen = set()
        for place in self.flow.places.values():
            for position, body in place.positions.items():
                name = f"_{place.shared.get(position, place.name)}_{position}"
                if body and name not in seen:
                    seen.add(name)
                    yield name, None if position in place.shared else place.name, position, body

    def expression(self, text: str) -> str:
        """An expression of the flow in the emitted code's spelling."""
        return ast.unparse(_Spelling(self.flow).visit(folded(text)))

    def functions(self) -> Iterator[str]:
        """The lines of every body's two functions: what it does, what it allows."""
        for name, place, position, body in self.bodies():
            yield from ("", "")
            yield f"def {name}(s: State, e: Event | None, p: PolicyValues) -> Step:"
            if body[0].on is None:
                yield from self._automatic(place, position, body)
            else:
                yield from self._waiting(place, position, body)
                yield from ("", "")
                yield f"def {name}_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:"
                yield from self._allowed(body)

    def _automatic(self, place: str | None, position: str, body: Body) -> Iterator[str]:
        yield "    if e is not None:"
        yield "        raise NotAllowed(s, e, p, allowed)"
        for t in body:
            yield from self._arrow(t, place, position, "    ")

    def _waiting(self, place: str | None, position: str, body: Body) -> Iterator[str]:
        yield "    if e is not None:"
        yield f"        name, {VARIABLE} = e"
        for on, arrows in by_event(body):
            yield f'        if name == "{on}" and {self._argument(on)}:'
            for t in arrows:
                yield from self._arrow(t, place, position, "            ")
        yield "    raise NotAllowed(s, e, p, allowed)"

    def _argument(self, on: str) -> str:
        """The condition on an event's argument."""
        event = self.flow.events[on]
        if event.who is not None:
            return f"{VARIABLE} == {self.expression(event.who)}"
        if event.binds is not None:
            size = self.flow.domains[event.binds[1]]
            return f"{VARIABLE} is not None and 0 <= {VARIABLE} < {size}"
        return f"{VARIABLE} is None"

    def _arrow(self, t: Transition, place: str | None, position: str, indent: str) -> Iterator[str]:
        if t.guard is not None:
            yield f"{indent}if {self.expression(t.guard)}:"
            indent += "    "
        duties = "".join(f"{self._duty(d)}, " for d in t.duties).rstrip()
        yield f'{indent}return Step({self._next(t, place, position)}, "{t.id}", ({duties}))'

    def _duty(self, duty: Duty) -> str:
        parts = [f'"{duty.name}"', *(self.expression(a) for a in duty.arguments)]
        return f"({', '.join(parts)},)" if len(parts) == 1 else f"({', '.join(parts)})"

    def _next(self, t: Transition, place: str | None, position: str) -> str:
        changes = list(self._moved(t, place, position))
        for field, writes in groupby(t.effects, key=lambda w: w.field):
            changes.append(f"{field}={self._written(field, list(writes))}")
        return f"replace(s, {', '.join(changes)})" if changes else "s"

    def _moved(self, t: Transition, place: str | None, position: str) -> Iterator[str]:
        if t.to in ("stay", position):
            return
        if t.to in self.flow.places:
            yield f"at={self.number(t.to, ENTER)}"
        elif place is None:
            distance = self.positions.index(t.to) - self.positions.index(position)
            yield f"at=s.at {'+' if distance >= 0 else '-'} {abs(distance)}"
        else:
            yield f"at={self.number(*self.flow.target(place, position, t.to))}"

    def _written(self, field: str, writes: list[Assignment]) -> str:
        index = self.flow.fields[field].index
        if index is None:
            return self.expression(writes[0].value)
        by_member = {w.index: self.expression(w.value) for w in writes}
        members = [str(n) for n in range(self.flow.domains[index])]
        if set(by_member) == set(members):
            return f"({', '.join(by_member[m] for m in members)})"
        text = f"s.{field}"
        for w in writes:
            text = f"_put({text}, {self.expression(w.index or '')}, {self.expression(w.value)})"
        return text

    def _allowed(self, body: Body) -> Iterator[str]:
        yield "    events: list[Event] = []"
        for on, arrows in by_event(body):
            guards = [t.guard for t in arrows]
            condition = None
            if None not in guards:
                text = " or ".join(f"({g})" for g in guards)
                condition = self.expression(text)
            yield from self._allow(on, condition)
        yield "    return tuple(events)"

    def _allow(self, on: str, condition: str | None) -> Iterator[str]:
        event = self.flow.events[on]
        if event.binds is not None:
            when = f" if {condition}" if condition else ""
            members = f"range({self.flow.domains[event.binds[1]]})"
            yield f'    events += [("{on}", {VARIABLE}) for {VARIABLE} in {members}{when}]'
            return
        argument = self.expression(event.who) if event.who else "None"
        if condition:
            yield f"    if {condition}:"
        yield f'    {"    " if condition else ""}events.append(("{on}", {argument}))'


def by_event(body: Body) -> list[tuple[str, list[Transition]]]:
    """The transitions of a waiting position by event, both in order of the file."""
    found: dict[str, list[Transition]] = {}
    for t in body:
        found.setdefault(t.on or "", []).append(t)
    return list(found.items())
