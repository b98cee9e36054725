"""The flow's expressions in Promela's spelling, of the state before a step and of the one after."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from ettin_spec.flow.codegen.simplification import folded
from ettin_spec.flow.definition.flow_model import Assignment, Flow, Value
from ettin_spec.flow.proof.properties import THEN, WHO

SIGNS: Mapping[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "/",
    ast.Mod: "%",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "&&",
    ast.Or: "||",
}
"""Division is of what is not negative, so that it rounds down in both."""

FIELD = "s_"
"""What a field's name begins with, as some are words of Promela."""

WHERE = f"{FIELD}at"
"""The number of the position."""


@dataclass(frozen=True)
class Step:
    """A step from one state to the next: what it writes, its target's number as an expression,
    whom it is about."""

    writes: tuple[Assignment, ...]
    target: str
    who: str


@dataclass(frozen=True)
class Spelling:
    """Spells expressions of one flow; `known` are the policies, and an event's variable."""

    flow: Flow
    stride: int
    known: Mapping[str, Value]
    step: Step | None = None

    def text(self, says: str) -> str:
        """A whole expression, in brackets where it needs them."""
        return self._spelt(folded(says, self.known))

    def _spelt(self, node: ast.expr) -> str:
        return SPELT[type(node)](self, node)

    def _constant(self, node: ast.Constant) -> str:
        return str(int(cast(int, node.value)))

    def _name(self, node: ast.Name) -> str:
        if node.id == WHO:
            return self.step.who if self.step else "0"
        if node.id.startswith(THEN):
            return self._after(node.id.removeprefix(THEN))
        return self._place(node.id, WHERE) or f"{FIELD}{node.id}"

    def _place(self, name: str, where: str) -> str | None:
        """The place or the position of a position's number."""
        sign = {"place": "/", "position": "%"}.get(name)
        return sign and f"(({where}) {sign} {self.stride})"

    def _after(self, name: str) -> str:
        """A plain field after the step, said of the state before."""
        assert self.step is not None
        if place := self._place(name, self.step.target):
            return place
        written = [write for write in self.step.writes if write.field == name]
        return self._before(written[-1].value) if written else f"{FIELD}{name}"

    def _before(self, says: str) -> str:
        return f"({self.text(says)})"

    def _subscript(self, node: ast.Subscript) -> str:
        name, index = ast.unparse(node.value), self._spelt(node.slice)
        if not name.startswith(THEN):
            return f"{FIELD}{name}[{index}]"
        assert self.step is not None
        name = name.removeprefix(THEN)
        value = f"{FIELD}{name}[{index}]"
        for write in self.step.writes:
            if write.field == name:
                there = self.text(write.index or "0")
                value = f"(({there} == {index}) -> {self._before(write.value)} : {value})"
        return value

    def _binary(self, node: ast.BinOp) -> str:
        return f"({self._spelt(node.left)} {SIGNS[type(node.op)]} {self._spelt(node.right)})"

    def _compare(self, node: ast.Compare) -> str:
        sign = SIGNS[type(node.ops[0])]
        return f"({self._spelt(node.left)} {sign} {self._spelt(node.comparators[0])})"

    def _unary(self, node: ast.UnaryOp) -> str:
        return f"(!{self._spelt(node.operand)})"

    def _together(self, node: ast.BoolOp) -> str:
        return f"({f' {SIGNS[type(node.op)]} '.join(self._spelt(each) for each in node.values)})"


SPELT: Mapping[type[ast.expr], Callable[[Spelling, Any], str]] = {
    ast.Constant: Spelling._constant,
    ast.Name: Spelling._name,
    ast.Subscript: Spelling._subscript,
    ast.BinOp: Spelling._binary,
    ast.Compare: Spelling._compare,
    ast.UnaryOp: Spelling._unary,
    ast.BoolOp: Spelling._together,
}
