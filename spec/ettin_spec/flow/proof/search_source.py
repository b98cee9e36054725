"""The source of a search: every step from a state, and what has to be true of states and steps.

It is Python that numba compiles too: whole numbers, `if`, no tables of functions.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from ettin_spec.flow.codegen.simplification import folded
from ettin_spec.flow.definition.flow_model import Transition
from ettin_spec.flow.packed.bit_layout import WORD, Packing
from ettin_spec.flow.packed.packed_machine import NOT_ALLOWED, WRONG, PackedForm
from ettin_spec.flow.proof.properties import DOES, THEN, WHO, Property
from ettin_spec.flow.proof.word_source import in_words

STEP_CHECK = "s, t, p, who, asked"
"""What is asked of a step: the states before and after, the transition, whom it is about."""


class _Meaning(ast.NodeTransformer):
    """A property's names as bits of the state before, `s`, and after, `t`, and of duties, `d`."""

    def __init__(self, form: PackedForm, duties: Sequence[str]) -> None:
        self.packing, self.stride = form.packing, form.engine_form.stride
        self.duties = duties

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id == WHO:
            return node
        if node.id.startswith(DOES):
            return self._duty(node.id.removeprefix(DOES))
        state, name = _of(node.id)
        at = f"({state} & {self.packing.at.mask})"
        if name == "place":
            return _expression(f"{at} // {self.stride}")
        if name == "position":
            return _expression(f"{at} % {self.stride}")
        return self._slot(state, name, None)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        state, name = _of(ast.unparse(node.value))
        if isinstance(node.slice, ast.Constant):
            return self._slot(state, name, int(ast.unparse(node.slice)))
        pointer = ast.unparse(self.visit(node.slice))
        members = [member for field, member in self.packing.slots if field == name]
        parts = [
            f"({ast.unparse(self._slot(state, name, member))}) * (({pointer}) == {member})"
            for member in members
        ]
        return _expression(" + ".join(parts))

    def _duty(self, name: str) -> ast.expr:
        if name not in self.duties:
            return ast.Constant(0)
        return _expression(f"(d >> {self.duties.index(name)} & 1)")

    def _slot(self, state: str, name: str, member: int | None) -> ast.expr:
        slot = self.packing.slots[name, member]
        if slot.only is not None:
            return ast.Constant(slot.only)
        return _expression(f"({state} >> {slot.shift} & {slot.mask})")


def _of(name: str) -> tuple[str, str]:
    return ("t", name.removeprefix(THEN)) if name.startswith(THEN) else ("s", name)


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


class SearchSource:
    """The emitter. `names` are the functions, each after those that it calls."""

    def __init__(self, form: PackedForm, properties: Sequence[Property], words: int = 1) -> None:
        self.form, self.words = form, words
        self.packing: Packing = form.packing
        self.states = [each for each in properties if each.kind == "states"]
        self.steps = [each for each in properties if each.kind == "steps"]
        self.cycles = [each for each in properties if each.kind == "cycles"]
        self.names: list[str] = []
        self.groups = -(-len(self.steps) // WORD)
        self.duties = sorted({duty.name for t in form.flow.transitions() for duty in t.duties})

    def text(self) -> str:
        """The whole module: `expand`, `state_check`, `step_check`, `cycle_states`."""
        parts = [
            *self._expansion(),
            *self._rules(),
            *self._state_check(),
            *self._step_check(),
            *self._cycles(),
        ]
        text = "\n".join(parts) + "\n"
        return text if self.words == 1 else in_words(text, self.packing.bits, self.words)

    def _function(self, name: str, arguments: str, lines: Sequence[str]) -> str:
        self.names.append(name)
        return "\n".join([f"def {name}({arguments}):", *(f"    {line}" for line in lines)])

    def _expansion(self) -> Iterator[str]:
        """`expand(s, after, told)`: each step from `s`, its event; how many there are."""
        found: dict[str, list[int]] = {}
        for body, event, source in self.form.functions(traced=True, wrong=f"return {WRONG}"):
            self.names.append(f"{body}_{event}")
            yield source
            found.setdefault(body, []).append(event)
        for body, events in found.items():
            lines = ["n = 0"]
            for event in events:
                lines += [f"r = {body}_{event}(s)", f"if r != {NOT_ALLOWED}:"]
                lines += ["    after[n] = r", f"    told[n] = {event}", "    n += 1"]
            yield self._function(f"{body}_all", "s, after, told", [*lines, "return n"])
        numbers = range(self.packing.at.mask + 1)
        calls = {n: f"{self.form.body_name(n)}_all(s, after, told)" for n in numbers}
        known = {n: call for n, call in calls.items() if self.form.body_name(n) in found}
        where = f"p = s & {self.packing.at.mask}"
        yield self._function("expand", "s, after, told", [where, *_chosen(known, "0")])

    def _rules(self) -> Iterator[str]:
        """A function for each property of states and of steps: 1 where it does not hold."""
        for counted, rule in enumerate((*self.states, *self.steps)):
            lines = [f"asked[{counted}] += 1", f"if not ({self._meant(rule.holds)}):"]
            lines.append("    return 1")
            if rule.condition is not None:
                condition = self._meant(rule.condition)
                lines = [f"if {condition}:", *(f"    {line}" for line in lines)]
            yield self._function(f"rule_{counted}", "s, t, who, d, asked", [*lines, "return 0"])

    def _state_check(self) -> Iterator[str]:
        """`state_check(s, asked)`: a bit for each property of states that does not hold."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for number, position in self._positions():
            holding = [k for k, p in enumerate(self.states) if not p.at or position in p.at]
            groups.setdefault(tuple(holding), []).append(number)
        calls = {
            number: _together(f"rule_{k}(s, s, 0, 0, asked) << {k}" for k in group)
            for group, numbers in groups.items()
            for number in numbers
        }
        where = f"p = s & {self.packing.at.mask}"
        yield self._function("state_check", "s, asked", [where, *_chosen(calls, "0")])

    def _positions(self) -> Iterator[tuple[int, str]]:
        form = self.form.engine_form
        for place in self.form.flow.places.values():
            for position in place.positions:
                yield form.number(place.name, position), position

    def _step_check(self) -> Iterator[str]:
        """`step_check(s, t, p, who, asked, g)`: likewise of the step by transition `p`, for the
        properties of group `g`, of which a word has bits enough."""
        groups = range(self.groups)
        for group in groups:
            calls = {
                self.form.ids.index(transition.id): self._asked(transition, position, group)
                for _, _, position, body in self.form.engine_form.bodies()
                for transition in body
            }
            yield self._function(f"step_check_{group}", STEP_CHECK, _chosen(calls, "0"))
        lines = [
            line
            for group in groups
            for line in (f"if g == {group}:", f"    return step_check_{group}({STEP_CHECK})")
        ]
        yield self._function("step_check", f"{STEP_CHECK}, g", [*lines, "return 0"])

    def _asked(self, transition: Transition, position: str, group: int) -> str:
        """The calls of the properties of a group that speak of a transition."""
        first, done = len(self.states), self._done(transition)
        return _together(
            f"rule_{first + k}(s, t, who, {done}, asked) << {k % WORD}"
            for k, rule in enumerate(self.steps)
            if k // WORD == group and rule.speaks_of(transition, position)
        )

    def _done(self, transition: Transition) -> int:
        """A bit for each duty of a transition."""
        return sum(1 << self.duties.index(duty.name) for duty in transition.duties)

    def _cycles(self) -> Iterator[str]:
        """`cycle_states(s)`: a bit for each property of cycles that is about the state."""
        lines: list[str] = []
        for number, rule in enumerate(self.cycles):
            lines += [f"if {self._meant(rule.condition or '1')}:", f"    bad |= {1 << number}"]
        yield self._function("cycle_states", "s", _bits_of(lines))

    def _meant(self, text: str) -> str:
        known = dict(self.form.known)
        for name, value in self.form.known.items():
            known[THEN + name] = value
        tree = _Meaning(self.form, self.duties).visit(folded(text, known))
        return ast.unparse(folded(ast.unparse(tree)))


def _together(calls: Iterable[str]) -> str:
    return " | ".join(f"({call})" for call in calls) or "0"


def _bits_of(lines: Sequence[str]) -> list[str]:
    return ["bad = 0", *lines, "return bad"]


def _chosen(calls: Mapping[int, str], otherwise: str) -> list[str]:
    """Lines that answer the call of the number `p`, found by halves."""
    numbers = sorted(calls)
    if not numbers:
        return [f"return {otherwise}"]
    runs: list[tuple[int, str]] = []
    for number in range(numbers[-1] + 2):
        call = calls.get(number, otherwise)
        if not runs or runs[-1][1] != call:
            runs.append((number, call))
    return list(_halves(runs))


def _halves(runs: Sequence[tuple[int, str]]) -> Iterator[str]:
    if len(runs) == 1:
        yield f"return {runs[0][1]}"
        return
    middle = len(runs) // 2
    yield f"if p < {runs[middle][0]}:"
    yield from (f"    {line}" for line in _halves(runs[:middle]))
    yield "else:"
    yield from (f"    {line}" for line in _halves(runs[middle:]))


Functions = Mapping[str, Callable[..., int]]


def functions_of(
    source: SearchSource, compiled: Callable[[Callable[..., int]], Callable[..., int]]
) -> Functions:
    """The functions, each handed to `compiled` before those that call it are made."""
    names: dict[str, Callable[..., int]] = {}
    exec(compile(source.text(), "<search>", "exec"), names)
    for name in source.names:
        names[name] = compiled(names[name])
    return names
