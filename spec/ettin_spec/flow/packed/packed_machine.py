"""The packed form of the machine: integers in, integers out, one rulebook's policies folded in.

Bounds are part of it: what goes beyond one is cut, which is a result of its own and no
failed guard; what goes below zero is an error of the flow.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, TypeAlias, cast

from msgspec.structs import asdict

from ettin_spec.flow.codegen.simplification import folded, folded_text
from ettin_spec.flow.codegen.step_functions import EngineForm, by_event
from ettin_spec.flow.definition.flow_model import Assignment, Body, Flow, Transition, Value
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.not_allowed import Event
from ettin_spec.flow.packed.bit_layout import Fixed, Packing, Slot

NOT_ALLOWED, CUT, WRONG = -1, -2, -3
"""What `step` answers instead of a state: nothing accepts the event; beyond a bound. What is an
`Underflow` is WRONG where it is not to be raised."""


Heard: TypeAlias = tuple[tuple[int, Callable[[int], int]], ...]
"""Events with what comes of each of them in a state."""


class Underflow(ArithmeticError):
    """A transition took something below its lowest value, or changed what never changes: the
    flow file is wrong."""


@dataclass(frozen=True)
class Packed:
    """A compiled machine. Events are numbers into `events`; number 0 is the automatic step.

    `step(state, event)` is the next state, NOT_ALLOWED or CUT. `traced` is the same with the
    number of the transition (into `transitions`) above the state's bits.
    """

    packing: Packing
    events: tuple[Event | None, ...]
    transitions: tuple[str, ...]
    form: PackedForm

    @cached_property
    def step(self) -> Callable[[int, int], int]:
        """The function, compiled when it is first asked for."""
        step: Callable[[int, int], int] = _names(self.form.module(traced=False))["step"]
        return step

    @property
    def traced(self) -> Callable[[int, int], int]:
        """The function that tells the transition as well, compiled likewise."""
        traced: Callable[[int, int], int] = self._traced["step"]
        return traced

    def traced_or_wrong(self, state: int, event: int) -> int:
        """`traced`, with WRONG where that raises Underflow."""
        try:
            return self.traced(state, event)
        except Underflow:
            return WRONG

    @property
    def heard(self) -> Sequence[Heard]:
        """By the number of a position, the events that a transition there is about.

        Each with what `traced` makes of it there; all others are not allowed.
        """
        heard: Sequence[Heard] = self._traced["HEARD"]
        return heard

    @cached_property
    def _traced(self) -> Mapping[str, Any]:
        return _names(self.form.module(traced=True))


def compile_packed(
    flow: Flow,
    policies: Policies,
    bounds: Mapping[str, int] | None = None,
    fixed: Fixed | None = None,
) -> Packed:
    """The machine under these policies and bounds, as compiled functions on integers."""
    form = PackedForm(flow, policies, Packing(flow, bounds, fixed))
    return Packed(form.packing, form.events, form.ids, form)


def _names(source: Iterable[str]) -> Mapping[str, Any]:
    """What the lines of a module define."""
    names: dict[str, Any] = {"Underflow": Underflow}
    exec(compile("\n".join(source), "<packed flow>", "exec"), names)
    return names


_How: TypeAlias = tuple[bool, str]
"""Whether the transition is told; what is done with the id of a wrong one."""


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


class PackedForm:
    """The emitter of one machine's source."""

    def __init__(self, flow: Flow, policies: Policies, packing: Packing) -> None:
        self.flow, self.packing = flow, packing
        self.engine_form = EngineForm(flow)
        self.known: dict[str, Value] = {
            f"policy.{name}": value for name, value in asdict(policies).items()
        }
        for (field, member), slot in packing.slots.items():
            if slot.only is not None:
                self.known[field if member is None else f"{field}[{member}]"] = slot.only
        self.events: tuple[Event | None, ...] = (None, *self._events())
        self.ids = tuple(t.id for t in flow.transitions())

    def _events(self) -> Iterator[Event]:
        for event in self.flow.events.values():
            domain = event.binds[1] if event.binds else "team"
            if event.binds or event.who:
                yield from ((event.name, member) for member in range(self.flow.domains[domain]))
            else:
                yield event.name, None

    def functions(
        self, traced: bool, wrong: str = "raise Underflow({!r})"
    ) -> Iterator[tuple[str, int, str]]:
        """The functions, one for each body and event that it may accept: the body's name, the
        event's number, the source. `wrong` is what is done with the id of a wrong transition.
        """
        for name, place, position, body in self.engine_form.bodies():
            for number, event in enumerate(self.events):
                lines = list(self._function_lines(body, event, place, position, (traced, wrong)))
                if lines and lines != [f"return {NOT_ALLOWED}"]:
                    inner = "\n".join(f"    {line}" for line in lines)
                    yield name, number, f"def {name}_{number}(s):\n{inner}"

    def module(self, traced: bool) -> Iterator[str]:
        """The source: the functions, and the table that finds them."""
        refused = ["refuse"] * len(self.events)
        table: dict[str, list[str]] = {}
        for name, number, source in self.functions(traced):
            yield source
            table.setdefault(name, list(refused))[number] = f"{name}_{number}"
        yield f"def refuse(s):\n    return {NOT_ALLOWED}"
        yield "TABLE = ["
        for number in range(self.packing.at.mask + 1):
            row = table.get(self.body_name(number), refused)
            yield f"    ({', '.join(row)}),"
        yield "]\nHEARD = ["
        yield "    tuple([(e, f) for e, f in enumerate(row) if f is not refuse]) for row in TABLE"
        yield "]\ndef step(s, e):"
        yield f"    return TABLE[s & {self.packing.at.mask}][e](s)"

    def body_name(self, number: int) -> str:
        """The name of the body at a position's number; empty where there is none."""
        form = self.engine_form
        if number >= len(form.places) * form.stride:
            return ""
        place = self.flow.places[form.places[number // form.stride]]
        position = form.positions[number % form.stride]
        return f"_{place.shared.get(position, place.name)}_{position}"

    def _function_lines(
        self, body: Body, event: Event | None, place: str | None, position: str, how: _How
    ) -> Iterator[str]:
        """The transitions of a body on one event, from the top; none if there are none."""
        arrows = dict(by_event(body)).get(event[0] if event else "", [])
        for transition in arrows:
            known: dict[str, Value] = dict(self.known)
            who = self._meant(transition, event, known)
            for members in self._members(transition):
                pointing = [f"{field} == {member}" for field, member in members.items()]
                guard = folded_text(transition.guard or "1", known | members)
                condition = folded(" and ".join([*who, *pointing, f"({guard})"]), known)
                if isinstance(condition, ast.Constant) and not condition.value:
                    continue
                lines = self._arrow(transition, known | members, place, position, how)
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
        if says.who is None:
            return []
        return [f"{says.who} == {event[1]}" if self._can_be(says.who, event[1]) else "0"]

    def _can_be(self, who: str, member: int) -> bool:
        """Is a member within the bounds of the field that says whose an event is?"""
        return member <= self.packing.slots[who, None].high

    def _members(self, transition: Transition) -> Iterator[dict[str, Value]]:
        """Each choice of the fields that a transition uses to point at a member."""
        texts = [transition.guard or "1"]
        for write in transition.effects:
            texts += [write.value, f"{write.field}[{write.index}]" if write.index else "1"]
        pointers = {
            name.id: self.packing.slots[name.id, None].high + 1
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
        how: _How,
    ) -> list[str]:
        """What a transition does: check the bounds, put the bits, move."""
        lines: list[str] = []
        traced, wrong = how[0], how[1].format(transition.id)
        clear, constant, parts = 0, 0, []
        for number, write in enumerate(transition.effects):
            slot = self.packing.slots[write.field, self._member(write, known)]
            clear |= slot.bits
            value = _Bits(self.packing).visit(folded(write.value, known))
            field = self.flow.fields[write.field]
            has_bound = field.bounded_above or slot.high < field.high
            if isinstance(value, ast.Constant):
                constant |= (_number(value) & slot.mask) << slot.shift
                if has_bound and _number(value) > slot.high:
                    return [f"return {CUT}"]
                if slot.only not in (None, _number(value)):
                    return [wrong]
                continue
            lines.append(f"v{number} = {ast.unparse(value)}")
            if has_bound:
                beyond = wrong if field.domain else f"return {CUT}"
                lines += [f"if v{number} > {slot.high}:", f"    {beyond}"]
                lines += [f"if v{number} < 0:", f"    {wrong}"] if "-" in write.value else []
            if slot.only is not None:
                lines += [f"if v{number} != {slot.only}:", f"    {wrong}"]
                continue
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
