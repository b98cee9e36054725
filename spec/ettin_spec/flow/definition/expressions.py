"""The flow file's expressions: Python's syntax, read by `ast`, a few kinds of node only.

Terms are put in place and quantifiers unrolled; what is left is Python again.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, cast

from ettin_spec.errors import Place, SpecError, nearest
from ettin_spec.flow.definition.flow_model import Field, Policy

Variables: TypeAlias = Mapping[str, tuple[ast.expr, str | None]]
"""What stands for a variable, and the domain it is of where that is known."""

COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
TRUTHS = {"true": True, "false": False}


@dataclass(frozen=True)
class Term:
    """A named expression with parameters: a term or a guard."""

    name: str
    parameters: tuple[str, ...]
    text: str
    where: Place


@dataclass(frozen=True)
class Scope:
    """The names that an expression may use, and where it is written."""

    where: Place
    fields: Mapping[str, Field]
    policies: Mapping[str, Policy]
    domains: Mapping[str, int]
    terms: Mapping[str, Term] = field(default_factory=dict)

    def at(self, where: Place) -> Scope:
        """The same names, for an expression written elsewhere."""
        return replace(self, where=where)

    def wrong(self, what: str, remedy: str = "") -> SpecError:
        """The refusal of an expression of this scope."""
        return SpecError(self.where, what, remedy)


def parsed(text: str, scope: Scope) -> ast.expr:
    """The syntax tree of an expression.

    Raises:
        SpecError: it is no expression.
    """
    try:
        return ast.parse(text.strip(), mode="eval").body
    except SyntaxError:
        raise scope.wrong(f"not an expression: {text}") from None


def normal(text: str, scope: Scope, variables: Variables | None = None) -> str:
    """An expression with its terms and quantifiers unrolled.

    Raises:
        SpecError: an unknown name, or syntax that the flow's language does not have.
    """
    return ast.unparse(expand(parsed(text, scope), scope, variables or {}))


def expand(node: ast.expr, scope: Scope, variables: Variables) -> ast.expr:
    """A syntax tree with its terms and quantifiers unrolled."""
    how = KINDS.get(type(node))
    if how is None:
        raise scope.wrong(
            f"not part of the flow's language: {ast.unparse(node)}",
            "use fields, terms, policies, numbers, and/or/not, comparisons, + - * // %, any, all",
        )
    return how(node, scope, variables)


def call_of(text: str, scope: Scope) -> tuple[str, tuple[str, ...]]:
    """A name with arguments, `name` or `name(a, b)`, as name and texts."""
    node = parsed(text, scope)
    if isinstance(node, ast.Name):
        return node.id, ()
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        return node.func.id, tuple(ast.unparse(a) for a in node.args)
    raise scope.wrong(f"not a name with arguments: {text}")


def _name(node: ast.Name, scope: Scope, variables: Variables) -> ast.expr:
    if node.id in variables:
        return variables[node.id][0]
    if node.id in TRUTHS:
        return ast.Constant(TRUTHS[node.id])
    if node.id in scope.terms:
        return _use(node.id, [], scope, variables)
    if node.id not in scope.fields:
        known = [*variables, *TRUTHS, *scope.fields, *scope.terms]
        raise scope.wrong(f"nothing is called '{node.id}'", nearest(node.id, known))
    if scope.fields[node.id].index is not None:
        raise scope.wrong(f"'{node.id}' has one value for each {scope.fields[node.id].index}")
    return node


def _constant(node: ast.Constant, scope: Scope, _: Variables) -> ast.expr:
    if type(node.value) is not int:
        raise scope.wrong(f"not a number: {ast.unparse(node)}")
    return node


def _subscript(node: ast.Subscript, scope: Scope, variables: Variables) -> ast.expr:
    name = node.value.id if isinstance(node.value, ast.Name) else ast.unparse(node.value)
    known = {n: f.index for n, f in scope.fields.items() if f.index is not None}
    if name not in known:
        raise scope.wrong(f"no field '{name}' has one value for each", nearest(name, known))
    domain = _domain_of(node.slice, scope, variables)
    if domain is not None and domain != known[name]:
        raise scope.wrong(f"'{name}' has a value for each {known[name]}, not each {domain}")
    return ast.Subscript(node.value, expand(node.slice, scope, variables), ast.Load())


def _attribute(node: ast.Attribute, scope: Scope, _: Variables) -> ast.expr:
    if not (isinstance(node.value, ast.Name) and node.value.id == "policy"):
        raise scope.wrong(f"not part of the flow's language: {ast.unparse(node)}")
    if node.attr not in scope.policies:
        raise scope.wrong(f"no policy '{node.attr}'", nearest(node.attr, scope.policies))
    return node


def _compare(node: ast.Compare, scope: Scope, variables: Variables) -> ast.expr:
    if len(node.ops) != 1 or not isinstance(node.ops[0], COMPARISONS):
        raise scope.wrong(f"compare two things with ==, !=, <, <=, >, >=: {ast.unparse(node)}")
    left, right = node.left, node.comparators[0]
    if isinstance(left, ast.Attribute):
        policy = cast(ast.Attribute, expand(left, scope, variables))
        value = _policy_value(right, scope.policies[policy.attr], scope)
        return ast.Compare(policy, node.ops, [value])
    sides = [expand(side, scope, variables) for side in (left, right)]
    return ast.Compare(sides[0], node.ops, [sides[1]])


def _policy_value(node: ast.expr, policy: Policy, scope: Scope) -> ast.expr:
    value = node.id if isinstance(node, ast.Name) else getattr(node, "value", None)
    if value not in policy.values:
        remedy = nearest(str(value), map(str, policy.values))
        raise scope.wrong(f"'{ast.unparse(node)}' is no value of {policy.name}", remedy)
    return ast.Constant(value)


def _bool_op(node: ast.BoolOp, scope: Scope, variables: Variables) -> ast.expr:
    return ast.BoolOp(node.op, [expand(v, scope, variables) for v in node.values])


def _unary(node: ast.UnaryOp, scope: Scope, variables: Variables) -> ast.expr:
    if not isinstance(node.op, ast.Not):
        raise scope.wrong(f"not part of the flow's language: {ast.unparse(node)}")
    return ast.UnaryOp(node.op, expand(node.operand, scope, variables))


def _binary(node: ast.BinOp, scope: Scope, variables: Variables) -> ast.expr:
    if not isinstance(node.op, ARITHMETIC):
        raise scope.wrong(f"calculate with + - * // % only: {ast.unparse(node)}")
    return ast.BinOp(
        expand(node.left, scope, variables), node.op, expand(node.right, scope, variables)
    )


def _call(node: ast.Call, scope: Scope, variables: Variables) -> ast.expr:
    name = node.func.id if isinstance(node.func, ast.Name) else ast.unparse(node.func)
    if name in ("any", "all"):
        return _quantifier(name, node, scope, variables)
    return _use(name, node.args, scope, variables)


def _use(name: str, given: list[ast.expr], scope: Scope, variables: Variables) -> ast.expr:
    """A term, with what its parameters are here put in their place."""
    if name not in scope.terms:
        raise scope.wrong(f"no term '{name}'", nearest(name, scope.terms))
    term = scope.terms[name]
    if len(given) != len(term.parameters):
        raise scope.wrong(f"{name} takes {len(term.parameters)} arguments, not {len(given)}")
    domains = [_domain_of(a, scope, variables) for a in given]
    values = [expand(a, scope, variables) for a in given]
    inner = dict(zip(term.parameters, zip(values, domains, strict=True), strict=True))
    earlier = {n: t for n, t in scope.terms.items() if n != name}
    at_term = replace(scope, where=term.where, terms=earlier)
    return expand(parsed(term.text, at_term), at_term, inner)


def _domain_of(node: ast.expr, scope: Scope, variables: Variables) -> str | None:
    if not isinstance(node, ast.Name):
        return None
    if node.id in variables:
        return variables[node.id][1]
    return scope.fields[node.id].domain if node.id in scope.fields else None


def _quantifier(name: str, node: ast.Call, scope: Scope, variables: Variables) -> ast.expr:
    comprehension = node.args[0] if len(node.args) == 1 else None
    if not isinstance(comprehension, ast.GeneratorExp) or len(comprehension.generators) != 1:
        raise scope.wrong(f"{name} is written {name}(... for x in team)")
    loop = comprehension.generators[0]
    if not (isinstance(loop.target, ast.Name) and isinstance(loop.iter, ast.Name)):
        raise scope.wrong(f"{name} is written {name}(... for x in team)")
    domain = loop.iter.id
    if domain not in scope.domains:
        raise scope.wrong(f"no domain '{domain}'", nearest(domain, scope.domains))
    parts = []
    for member in range(scope.domains[domain]):
        inner = {**variables, loop.target.id: (cast(ast.expr, ast.Constant(member)), domain)}
        part = expand(comprehension.elt, scope, inner)
        conditions = [expand(c, scope, inner) for c in loop.ifs]
        parts.append(_part(name, part, conditions))
    return ast.BoolOp(ast.Or() if name == "any" else ast.And(), parts)


def _part(name: str, part: ast.expr, conditions: list[ast.expr]) -> ast.expr:
    if not conditions:
        return part
    condition = conditions[0] if len(conditions) == 1 else ast.BoolOp(ast.And(), conditions)
    if name == "any":
        return ast.BoolOp(ast.And(), [condition, part])
    return ast.BoolOp(ast.Or(), [ast.UnaryOp(ast.Not(), condition), part])


KINDS: Mapping[type[ast.expr], Callable[[Any, Scope, Variables], ast.expr]] = {
    ast.Name: _name,
    ast.Constant: _constant,
    ast.Subscript: _subscript,
    ast.Attribute: _attribute,
    ast.Compare: _compare,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.Call: _call,
}
