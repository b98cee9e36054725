"""Expressions made smaller: what is known is put in place, what follows from it is left out."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from typing import Any

from ettin_spec.flow.definition.flow_model import Value

CALCULATE: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
COMPARE: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
OPPOSITE: Mapping[type[ast.cmpop], ast.cmpop] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.GtE(),
    ast.GtE: ast.Lt(),
    ast.Gt: ast.LtE(),
    ast.LtE: ast.Gt(),
}


def folded(text: str, known: Mapping[str, Value] | None = None) -> ast.expr:
    """An expression with what is known (`h`, `policy.first_draw`, `lost[3]`) put in place."""
    tree: ast.expr = _Folder(known or {}).visit(ast.parse(text, mode="eval").body)
    return tree


def folded_text(text: str, known: Mapping[str, Value] | None = None) -> str:
    """`folded`, as text in normal form."""
    return ast.unparse(folded(text, known))


class _Folder(ast.NodeTransformer):
    def __init__(self, known: Mapping[str, Value]) -> None:
        self.known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(self.known[node.id]) if node.id in self.known else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        name = ast.unparse(node)
        return ast.Constant(self.known[name]) if name in self.known else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        element = ast.Subscript(node.value, self.visit(node.slice))
        name = ast.unparse(element)
        return ast.Constant(self.known[name]) if name in self.known else element

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        left, right = self.visit(node.left), self.visit(node.right)
        if isinstance(left, ast.Constant) and isinstance(right, ast.Constant):
            return ast.Constant(CALCULATE[type(node.op)](left.value, right.value))
        return ast.BinOp(left, node.op, right)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        left, right = self.visit(node.left), self.visit(node.comparators[0])
        if isinstance(left, ast.Constant) and isinstance(right, ast.Constant):
            return ast.Constant(COMPARE[type(node.ops[0])](left.value, right.value))
        return ast.Compare(left, node.ops, [right])

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        inner = self.visit(node.operand)
        if isinstance(inner, ast.Constant):
            return ast.Constant(not inner.value)
        if isinstance(inner, ast.Compare):
            return ast.Compare(inner.left, [OPPOSITE[type(inner.ops[0])]], inner.comparators)
        return ast.UnaryOp(node.op, inner)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        decides = isinstance(node.op, ast.Or)
        parts: list[ast.expr] = []
        for value in node.values:
            part = self.visit(value)
            if isinstance(part, ast.Constant):
                if bool(part.value) is decides:
                    return ast.Constant(decides)
            elif isinstance(part, ast.BoolOp) and type(part.op) is type(node.op):
                parts += part.values
            else:
                parts.append(part)
        if not parts:
            return ast.Constant(not decides)
        return parts[0] if len(parts) == 1 else ast.BoolOp(node.op, parts)
