"""The flow's transitions performed by reading them, step by step: slow, plain, and by itself.

It shares no code with the generated forms, so that their agreement means something.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from ettin_spec.flow.codegen.simplification import CALCULATE, COMPARE
from ettin_spec.flow.definition.flow_model import Flow, Transition, Value

Values: TypeAlias = dict[str, Any]
"""A state's fields by name; what has one value for each is a tuple."""


@lru_cache(maxsize=4096)
def _tree(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def first_values(flow: Flow) -> Values:
    """The fields at the start of a game."""
    values: Values = {}
    for name, field in flow.fields.items():
        one = flow.start.get(name, 0)
        value = bool(one) if field.boolean else one
        values[name] = value if field.index is None else (value,) * flow.domains[field.index]
    return values


class Reader:
    """Evaluates one transition's expressions: on fields, policies, and the event's argument."""

    def __init__(
        self, values: Mapping[str, Any], policies: Mapping[str, Value], argument: int | None
    ) -> None:
        self.values, self.policies, self.argument = values, policies, argument

    def holds(self, transition: Transition) -> bool:
        """Whether the transition's guard holds."""
        return transition.guard is None or bool(self.value(transition.guard))

    def after(self, transition: Transition) -> Values:
        """The fields after the transition."""
        values = dict(self.values)
        for write in transition.effects:
            value = self.value(write.value)
            if write.index is None:
                values[write.field] = value
            else:
                members = list(values[write.field])
                members[self.value(write.index)] = value
                values[write.field] = tuple(members)
        return values

    def duties(self, transition: Transition) -> tuple[tuple[Any, ...], ...]:
        """The transition's duties with their arguments."""
        return tuple((d.name, *(self.value(a) for a in d.arguments)) for d in transition.duties)

    def value(self, text: str) -> Any:
        """An expression's value."""
        return self._of(_tree(text))

    def _of(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value):
                return value
            case ast.Name(name):
                return self.values.get(name, self.argument)
            case ast.Attribute(attr=policy):
                return self.policies[policy]
            case ast.Subscript(ast.Name(name), index):
                return self.values[name][self._of(index)]
            case ast.Compare(left, [sign], [right]):
                return COMPARE[type(sign)](self._of(left), self._of(right))
            case ast.BinOp(left, sign, right):
                return CALCULATE[type(sign)](self._of(left), self._of(right))
            case ast.UnaryOp(operand=operand):
                return not self._of(operand)
            case ast.BoolOp(ast.And(), parts):
                return all(self._of(part) for part in parts)
            case ast.BoolOp(ast.Or(), parts):
                return any(self._of(part) for part in parts)
        raise AssertionError(f"not in normal form: {ast.unparse(node)}")
