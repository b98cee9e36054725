"""The packed form of the machine: integers in, integers out, one rulebook's policies folded in.

Bounds are part of it: what goes beyond one is cut, which is a result of its own and no
failed guard; what goes below zero is an error of the flow.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, cast

from msgspec.structs import asdict

from ettin_spec.flow.codegen.simplification import folded, folded_text
from ettin_spec.flow.codegen.step_functions import EngineForm, by_event
from ettin_spec.flow.definition.flow_model import Assignment, Body, Flow, Transition, Value
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.not_allowed import Event
from ettin_spec.flow.packed.bit_layout import Packing, Slot

NOT_ALLOWED, CUT = -1, -2
"""What `step` answers instead of a state: nothing accepts the event; beyond a bound."""


class Underflow(ArithmeticError):
    """A transition took something below its lowest value: the flow file is wrong."""


@dataclass(frozen=True)
class Packed:
    """A compiled machine. Events are numbers into `events`; number 0 is the automatic step.

    `step(state, event)` is the next state, NOT_ALLOWED or CUT. `traced` is the same with the
    number of the transition (into `transitions`) above the state's bits.
    """

    packing: Packing
    events: tuple[Event | None, ...]
    transitions: tuple[str, ...]
    _form: _PackedForm

    @cached_property
    def step(self) -> Callable[[int, int], int]:
        """The function, compiled when it is first asked for."""
        return _function("\n".join(self._form.module(traced=False)))

    @cached_property
    def traced(self) -> Callable[[int, int], int]:
        """The function that tells the transition as well, compiled likewise."""
        return _function("\n".join(self._form.module(traced=True)))


def compile_packed(
    flow: Flow, policies: Policies, bounds: Mapping[str, int] | None = None
) -> Packed:
    """The machine under these policies and bounds, as compiled functions on integers."""
    form = _PackedForm(flow, policies, Packing(flow, bounds))
    return Packed(form.packing, form.events, form.ids, form)


def _function(source: str) -> Callable[[int, int], int]:
    names: dict[str, Any] = {"Underflow": Underflow}
    exec(compile(source, "<packed flow>", "exec"), names)
    step: Callable[[int, int], int] = names["step"]
    return step


class _Bits(ast.NodeTransformer):
    """Fields as bits of `s`; where only their truth counts, without a shift."""

    def __init__(self, packing: Packing, truth: bool = False) -> None:
        self.packing, self.truth = packing, truth

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._read(self._slot(node))

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        return self._read(self._slot(node))

    def _slot(self, node: ast.Name | ast.Subscript) -> Slot:
        if isinstance(node, ast.Name):
            return self.packing.slots[node.id, None]
        return self.packing.slots[ast.unparse(node.value), int(ast.unparse(node.slice))]

    def _read(self, slot: Slot) -> ast.expr:
        text = f"s & {slot.bits}" if self.truth else f"s >> {slot.shift} & {slot.mask}"
        return ast.parse(text, mode="eval").body

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """A field held against a number needs no shift."""
        left, right = node.left, node.comparators[0]
        if isinstance(left, ast.Name | ast.Subscript) and isinstance(right, ast.Constant):
            slot = self._slot(left)
            masked = ast.parse(f"s & {slot.bits}", mode="eval").body
            return ast.Compare(masked, node.ops, [ast.Constant(_number(right) << slot.shift)])
        numbers = _Bits(self.packing)
        return ast.Compare(numbers.visit(left), node.ops, [numbers.visit(right)])


def _number(node: ast.Constant) -> int:
    return int(cast(int, node.value))


class _PackedForm:
    """The emitter of one machine's source."""

    def __init__(self, flow: Flow, policies: Policies, packing: Packing) -> None:
        self.flow, self.packing = flow, packing
        self.engine_form = EngineForm(flow)
        self.policies = {f"policy.{name}": value for name, value in asdict(policies).items()}
        self.events: tuple[Event | None, ...] = (None, *self._events())
        self.ids = tuple(t.id for t in flow.transitions())

    def _events(self) -> Iterator[Event]:
        for event in self.flow.events.values():
            domain = event.binds[1] if event.binds else "team"
            if event.binds or event.who:
                yield from ((event.name, member) for member in range(self.flow.domains[domain]))
            else:
                yield event.name, None

    def module(self, traced: bool) -> Iterator[str]:
        """The source: a function for each body and event, and the table that finds it."""
        table: dict[str, list[str]] = {}
        for name, place, position, body in self.engine_form.bodies():
            row = []
            for number, event in enumerate(self.events):
                lines = list(self._function_lines(body, event, place, position, traced))
                if lines:
                    yield f"def {name}_{number}(s):"
                    yield from (f"    {line}" for line in lines)
                row.append(f"{name}_{number}" if lines else "refuse")
            table[name] = row
        yield f"def refuse(s):\n    return {NOT_ALLOWED}"
        yield "TABLE = ["
        for number in range(self.packing.at.mask + 1):
            row = table.get(self._body_name(number), ["refuse"] * len(self.events))
            yield f"    ({', '.join(row)}),"
        yield "]\ndef step(s, e):"
        yield f"    return TABLE[s & {self.packing.at.mask}][e](s)"

    def _body_name(self, number: int) -> str:
        form = self.engine_form
        if number >= len(form.places) * form.stride:
            return ""
        place = self.flow.places[form.places[number // form.stride]]
        position = form.positions[number % form.stride]
        return f"_{place.shared.get(position, place.name)}_{position}"

    def _function_lines(
        self, body: Body, event: Event | None, place: str | None, position: str, traced: bool
    ) -> Iterator[str]:
        """The transitions of a body on one event, from the top; none if there are none."""
        arrows = dict(by_event(body)).get(event[0] if event else "", [])
        for transition in arrows:
            known: dict[str, Value] = dict(self.policies)
            who = self._meant(transition, event, known)
            for members in self._members(transition):
                pointing = [f"{field} == {member}" for field, member in members.items()]
                guard = folded_text(transition.guard or "1", known | members)
                condition = folded(" and ".join([*who, *pointing, f"({guard})"]), known)
                if isinstance(condition, ast.Constant) and not condition.value:
                    continue
                lines = self._arrow(transition, known | members, place, position, traced)
                if isinstance(condition, ast.Constant):
                    yield from lines
                    return
                shown = ast.unparse(_Bits(self.packing, truth=True).visit(condition))
                yield f"if {shown}:"
                yield from (f"    {line}" for line in lines)
        if arrows:
            yield f"return {NOT_ALLOWED}"

    def _meant(
        self, transition: Transition, event: Event | None, known: dict[str, Value]
    ) -> list[str]:
        """The condition on the event's argument; what it binds is known."""
        if event is None or transition.on is None or event[1] is None:
            return []
        says = self.flow.events[transition.on]
        if says.binds:
            known[says.binds[0]] = event[1]
        return [f"{says.who} == {event[1]}"] if says.who else []

    def _members(self, transition: Transition) -> Iterator[dict[str, Value]]:
        """Each choice of the fields that a transition uses to point at a member."""
        texts = [transition.guard or "1"]
        for write in transition.effects:
            texts += [write.value, f"{write.field}[{write.index}]" if write.index else "1"]
        pointers = {
            name.id: self.flow.domains[self.flow.fields[name.id].domain or ""]
            for text in texts
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Subscript)
            for name in ast.walk(node.slice)
            if isinstance(name, ast.Name) and name.id in self.flow.fields
        }
        for choice in product(*(range(size) for size in pointers.values())):
            yield dict(zip(pointers, choice, strict=True))

    def _arrow(
        self,
        transition: Transition,
        known: Mapping[str, Value],
        place: str | None,
        position: str,
        traced: bool,
    ) -> list[str]:
        """What a transition does: check the bounds, put the bits, move."""
        lines: list[str] = []
        clear, constant, parts = 0, 0, []
        for number, write in enumerate(transition.effects):
            slot = self.packing.slots[write.field, self._member(write, known)]
            clear |= slot.bits
            value = _Bits(self.packing).visit(folded(write.value, known))
            if isinstance(value, ast.Constant):
                constant |= _number(value) << slot.shift
                if _number(value) > slot.high:
                    return [f"return {CUT}"]
                continue
            lines.append(f"v{number} = {ast.unparse(value)}")
            if self.flow.fields[write.field].bounded_above:
                lines += [f"if v{number} > {slot.high}:", f"    return {CUT}"]
                lines += [f"if v{number} < 0:", f"    raise Underflow({transition.id!r})"]
            parts.append(f"v{number} << {slot.shift}")
        if traced:
            constant |= self.ids.index(transition.id) << self.packing.bits
        kept = f"s & ~{clear}" if clear else "s"
        moved = self._moved(kept, transition, place, position)
        shown = " | ".join([moved, *parts, *([str(constant)] if constant else [])])
        return [*lines, f"return {shown}"]

    def _member(self, write: Assignment, known: Mapping[str, Value]) -> int | None:
        return None if write.index is None else int(folded_text(write.index, known))

    def _moved(self, kept: str, transition: Transition, place: str | None, position: str) -> str:
        """The state at its new position: by a distance within a loop, else by its number."""
        form = self.engine_form
        if transition.to in ("stay", position):
            return kept
        if place is None and transition.to not in form.places:
            distance = form.positions.index(transition.to) - form.positions.index(position)
            return f"({kept}) + {distance}"
        target = form.number(*self.flow.target(place or "", position, transition.to))
        return f"({kept}) & ~{self.packing.at.mask} | {target}"
