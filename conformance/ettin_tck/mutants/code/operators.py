"""What can be wrong about a piece of code: for each node, what may stand there instead."""

from __future__ import annotations

import ast
from copy import deepcopy
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Operator: TypeAlias = "Callable[[ast.AST], Iterator[ast.AST]]"

SIGNS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TRANSPARENT = frozenset({"reversed", "sorted"})
CHANGING = frozenset({"replace", "set"})
"""Functions whose keywords say what changes."""


def comparison_swapped(node: ast.AST) -> Iterator[ast.AST]:
    """`a < b` becomes `a <= b`, `a == b` its contrary."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = deepcopy(node)
        other.ops = [SIGNS[type(node.ops[0])]()]
        yield other


def and_or(node: ast.AST) -> Iterator[ast.AST]:
    """`and` becomes `or`, and the other way round."""
    if isinstance(node, ast.BoolOp):
        other = deepcopy(node)
        other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield other


def condition_left_out(node: ast.AST) -> Iterator[ast.AST]:
    """One part of `a and b` is not asked."""
    if not isinstance(node, ast.BoolOp):
        return
    for number in range(len(node.values)):
        rest = [deepcopy(v) for n, v in enumerate(node.values) if n != number]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(deepcopy(node.op), rest)


def condition_negated(node: ast.AST) -> Iterator[ast.AST]:
    """The branches of a condition are exchanged, a loop or a case taken where it should not."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        other = deepcopy(node)
        other.test = _negated(other.test)
        yield other
    if isinstance(node, ast.match_case) and node.guard is not None:
        other_case = deepcopy(node)
        other_case.guard = _negated(deepcopy(node.guard))
        yield other_case
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield deepcopy(node.operand)


def filter_changed(node: ast.AST) -> Iterator[ast.AST]:
    """A filter of a comprehension is left out, or takes the others."""
    if not isinstance(node, ast.comprehension):
        return
    for number in range(len(node.ifs)):
        without, inverted = deepcopy(node), deepcopy(node)
        del without.ifs[number]
        inverted.ifs[number] = _negated(inverted.ifs[number])
        yield without
        yield inverted


def number_off(node: ast.AST) -> Iterator[ast.AST]:
    """A number is one more; a truth is its contrary."""
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def calculation_swapped(node: ast.AST) -> Iterator[ast.AST]:
    """Plus becomes minus, and so on."""
    if isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        other = deepcopy(node)
        other.op = SUMS[type(node.op)]()
        yield other


def call_swapped(node: ast.AST) -> Iterator[ast.AST]:
    """The least becomes the most, any becomes all; an order is not kept."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    if node.func.id in CALLS:
        other = deepcopy(node)
        other.func = ast.Name(CALLS[node.func.id], ast.Load())
        yield other
    if node.func.id in TRANSPARENT and node.args:
        yield ast.Call(ast.Name("list", ast.Load()), [deepcopy(node.args[0])], [])


def change_left_out(node: ast.AST) -> Iterator[ast.AST]:
    """One of the changes that a call makes is not made."""
    if not isinstance(node, ast.Call) or _called(node) not in CHANGING:
        return
    for number, keyword in enumerate(node.keywords):
        if keyword.arg is not None and (len(node.keywords) > 1 or node.args):
            other = deepcopy(node)
            del other.keywords[number]
            yield other


def statement_left_out(node: ast.AST) -> Iterator[ast.AST]:
    """Something is not done: a call, an addition, a refusal, the end of a loop."""
    effect = ast.Call | ast.Yield | ast.YieldFrom
    done = isinstance(node, ast.Expr) and isinstance(node.value, effect)
    refused = isinstance(node, ast.Raise) and not _asserts(node)
    if done or refused or isinstance(node, ast.AugAssign | ast.Continue | ast.Break):
        yield ast.Pass()


def case_left_out(node: ast.AST) -> Iterator[ast.AST]:
    """One of several cases is not told from the rest."""
    if not isinstance(node, ast.Match) or len(node.cases) < 2:
        return
    for number in range(len(node.cases)):
        other = deepcopy(node)
        del other.cases[number]
        yield other


def member_left_out(node: ast.AST) -> Iterator[ast.AST]:
    """One of several words that are looked for is missing."""
    if not isinstance(node, ast.Tuple | ast.Set) or len(node.elts) < 2:
        return
    if not all(isinstance(each, ast.Constant | ast.Attribute) for each in node.elts):
        return
    if isinstance(getattr(node, "ctx", None), ast.Store):
        return
    for number in range(len(node.elts)):
        other = deepcopy(node)
        del other.elts[number]
        yield other


OPERATORS: tuple[Operator, ...] = (
    comparison_swapped,
    and_or,
    condition_left_out,
    condition_negated,
    filter_changed,
    number_off,
    calculation_swapped,
    call_swapped,
    change_left_out,
    statement_left_out,
    case_left_out,
    member_left_out,
)


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _asserts(node: ast.Raise) -> bool:
    """Is it an assertion, which no right code comes to?"""
    return isinstance(node.exc, ast.Call) and _called(node.exc) == "AssertionError"


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(name):
            return name
        case ast.Attribute(attr=name):
            return name
    return ""
