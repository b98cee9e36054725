"""Every place in a module's functions where one operator can be applied, in a fixed order."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_tck.mutants.code.operators import OPERATORS
from ettin_tck.mutants.code.rule_modules import NEVER_HELD

if TYPE_CHECKING:
    from collections.abc import Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
UNSAID = (ast.Raise, ast.JoinedStr, ast.arguments, ast.ClassDef)
"""What is not looked into: words of refusals, texts, what parameters are if not given."""

UNSAID_FIELDS = ("annotation", "returns", "decorator_list", "pattern")

SAYS_BESIDES = {"Objected": 3}
"""Calls after so many arguments of which the rest is told to people, and answers no question."""

CITED = re.compile(r"Clauses?:\s*([a-z_.]+(?:,\s+[a-z_.]+)*)")
SHOWN = 160
"""Characters of code that are shown."""


@dataclass(frozen=True)
class Function:
    """A function with the first sentence of its docstring and the clauses that it cites."""

    name: str
    says: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class _Slot:
    """Where a node hangs in the tree."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST


@dataclass(frozen=True)
class Site:
    """One change to a module: `after` in a slot of its tree.

    `lines` are those of the statement; the change can matter only where one of them is executed.
    """

    function: Function
    operator: str
    slot: _Slot
    after: ast.AST
    lines: tuple[int, int]

    @property
    def before(self) -> ast.AST:
        """What stands there in the right module."""
        return self.slot.node

    @property
    def line(self) -> int:
        """The line of what is changed, as well as the syntax tree knows."""
        return getattr(self.before, "lineno", None) or self.lines[0]

    def apply(self) -> None:
        """Change the tree."""
        slot, new = self.slot, ast.copy_location(self.after, self.before)
        if slot.index is None:
            setattr(slot.parent, slot.field, new)
        else:
            getattr(slot.parent, slot.field)[slot.index] = new
        ast.fix_missing_locations(new)


def sites(tree: ast.Module) -> Iterator[Site]:
    """Every change that the operators allow in the functions of a module.

    Statements that do nothing but what never held are left as they are.
    """
    unheld = _unheld(tree)
    never = {_lines(each) for each in _statements(tree) if _never_held(each, unheld)}
    for node in tree.body:
        yield from (site for site in _in_definition(node, "") if site.lines not in never)


def _statements(tree: ast.Module) -> Iterator[ast.stmt]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.stmt))


def _unheld(tree: ast.Module) -> frozenset[str]:
    """The functions that a module imports of those that do nothing under any day's rules."""
    taken = (node for node in tree.body if isinstance(node, ast.ImportFrom))
    never = (node for node in taken if f"{node.module}.py".endswith(f".{NEVER_HELD}"))
    return frozenset(name.asname or name.name for node in never for name in node.names)


def _never_held(statement: ast.stmt, unheld: frozenset[str]) -> bool:
    """Is nothing done here but to call one of these functions, for nothing that it gives?"""
    if isinstance(statement, ast.If):
        inner = (*statement.body, *statement.orelse)
        return all(_never_held(each, unheld) for each in inner)
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id in unheld
    )


def _in_definition(node: ast.AST, inside: str) -> Iterator[Site]:
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            yield from _in_definition(inner, f"{node.name}.")
    elif isinstance(node, FUNCTIONS):
        function = _function(node, inside)
        for number, statement in enumerate(node.body):
            if number or ast.get_docstring(node) is None:
                slot = _Slot(node, "body", number, statement)
                yield from _of_node(function, slot, _lines(statement))
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        for value in ast.walk(node.value):
            if isinstance(value, ast.Lambda):
                name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
                function = Function(name, "", ())
                where = (value.lineno, value.end_lineno or value.lineno)
                yield from _of_node(function, _Slot(value, "body", None, value.body), where)


def _of_node(function: Function, slot: _Slot, lines: tuple[int, int]) -> Iterator[Site]:
    node = slot.node
    if isinstance(node, ast.stmt):
        lines = _lines(node)
    for operator in OPERATORS:
        for after in operator(node):
            yield Site(function, operator.__name__, slot, after, lines)
    if not isinstance(node, UNSAID):
        for inner in _inside(node):
            yield from _of_node(function, inner, lines)


def _inside(node: ast.AST) -> Iterator[_Slot]:
    for name, value in _said_fields(node):
        if isinstance(value, ast.AST):
            yield _Slot(node, name, None, value)
        elif isinstance(value, list):
            parts = ((n, each) for n, each in enumerate(value) if _is_said(each))
            yield from (_Slot(node, name, number, each) for number, each in parts)


def _said_fields(node: ast.AST) -> Iterator[tuple[str, object]]:
    """What a node holds, without what only people are told."""
    told = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
    most = SAYS_BESIDES.get(str(told))
    for name, value in ast.iter_fields(node):
        if most is not None and isinstance(value, list):
            yield name, value[:most] if name == "args" else []
        elif name not in UNSAID_FIELDS:
            yield name, value


def _is_said(part: object) -> bool:
    """Is it looked into? `strict=` is an assertion that no right code can fail."""
    asserts = isinstance(part, ast.keyword) and part.arg == "strict"
    return isinstance(part, ast.AST) and not asserts


def _lines(statement: ast.AST) -> tuple[int, int]:
    """The lines of a statement itself, without those of what stands inside it."""
    first = int(getattr(statement, "lineno", 0))
    last = int(getattr(statement, "end_lineno", first))
    inner = getattr(statement, "body", None) or getattr(statement, "cases", None)
    if isinstance(inner, list) and inner:
        begun = inner[0].pattern if isinstance(inner[0], ast.match_case) else inner[0]
        return first, max(first, int(getattr(begun, "lineno", last)) - 1)
    return first, last


def _function(node: ast.FunctionDef | ast.AsyncFunctionDef, inside: str) -> Function:
    text = ast.get_docstring(node) or ""
    cited = CITED.search(text)
    clauses = re.split(r",\s+", cited.group(1)) if cited else ()
    says = text.split("\n\n")[0].replace("\n", " ").split("  Clause")[0]
    return Function(inside + node.name, says, tuple(each.rstrip(".") for each in clauses))


def shown(node: ast.AST, against: ast.AST) -> str:
    """A piece of code on one line; of a large one what differs from the other."""
    text, other = _plain(node), _plain(against)
    if len(text) <= SHOWN:
        return text
    begin = next((n for n, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), 0)
    return "..." + text[max(0, begin - 40) : begin + SHOWN - 40] + "..."


def _plain(node: ast.AST) -> str:
    if isinstance(node, ast.If | ast.While):
        return f"{type(node).__name__.lower()} {ast.unparse(node.test)}"
    if isinstance(node, ast.comprehension):
        return f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}" + "".join(
            f" if {ast.unparse(each)}" for each in node.ifs
        )
    if isinstance(node, ast.match_case):
        return f"case {ast.unparse(node.pattern)}" + (
            f" if {ast.unparse(node.guard)}" if node.guard is not None else ""
        )
    if isinstance(node, ast.Match):
        cases = " | ".join(ast.unparse(case.pattern) for case in node.cases)
        return f"match {ast.unparse(node.subject)}: {cases}"
    if isinstance(node, ast.Pass):
        return "(nothing)"
    return " ".join(ast.unparse(node).split())
