"""What a transition writes: assignments, with the refusals that keep them simultaneous."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from ettin_spec.errors import nearest
from ettin_spec.flow.definition.expressions import Scope, Term, Variables, expand, parsed
from ettin_spec.flow.definition.flow_model import Assignment, Duty

FOR_EACH = re.compile(r"(.+?) for (\w+) in (\w+)")
SIGN = re.compile(r"(?<![=!<>])=(?!=)")


def assignments(effect: Term, scope: Scope, variables: Variables) -> Iterator[Assignment]:
    """The assignments of one effect: `a = b; x[t] = c for t in team`.

    Raises:
        SpecError: syntax, an unknown name, or a value outside the language.
    """
    scope = scope.at(effect.where)
    for part in effect.text.split(";"):
        if found := FOR_EACH.fullmatch(part.strip()):
            text, variable, domain = found.groups()
            if domain not in scope.domains:
                raise scope.wrong(f"no domain '{domain}'", nearest(domain, scope.domains))
            for member in range(scope.domains[domain]):
                inner = {**variables, variable: (ast.Constant(member), domain)}
                yield _assignment(text, scope, inner)
        else:
            yield _assignment(part, scope, variables)


def _assignment(text: str, scope: Scope, variables: Variables) -> Assignment:
    sides = SIGN.split(text)
    if len(sides) != 2:
        raise scope.wrong(f"not an assignment: {text.strip()}", "write field = value")
    left = parsed(sides[0], scope)
    value = ast.unparse(expand(parsed(sides[1], scope), scope, variables))
    if isinstance(left, ast.Subscript):
        target = expand(left, scope, variables)
        assert isinstance(target, ast.Subscript)
        return Assignment(ast.unparse(target.value), ast.unparse(target.slice), value)
    if not isinstance(left, ast.Name) or left.id not in scope.fields:
        raise scope.wrong(f"no field '{sides[0].strip()}'", nearest(sides[0], scope.fields))
    expand(left, scope, {})
    return Assignment(left.id, None, value)


def check_order(
    writes: tuple[Assignment, ...], duties: tuple[Duty, ...], scope: Scope, id_: str
) -> None:
    """Refuse a transition that reads, or writes again, what it has already written.

    So 'one after the other' and 'all at once' mean the same to every form of the machine.
    """
    written: list[tuple[str, str | None]] = []
    for write in writes:
        target = (write.field, write.index)
        reads = reads_of(write.value) | (reads_of(write.index) if write.index else set())
        for read in (*reads, target):
            if any(_may_be_same(read, earlier) for earlier in written):
                shown = read[0] if read[1] is None else f"{read[0]}[{read[1]}]"
                raise scope.wrong(f"{id_} uses {shown} after it has written it")
        written.append(target)
    for argument in [a for duty in duties for a in duty.arguments]:
        for read in reads_of(argument):
            if any(_may_be_same(read, earlier) for earlier in written):
                raise scope.wrong(f"a duty of {id_} uses {read[0]}, which {id_} writes")


def reads_of(text: str) -> set[tuple[str, str | None]]:
    """The fields and elements that a normal expression reads."""
    return set(_reads(ast.parse(text, mode="eval").body))


def _reads(node: ast.AST) -> Iterator[tuple[str, str | None]]:
    if isinstance(node, ast.Subscript):
        yield ast.unparse(node.value), ast.unparse(node.slice)
        yield from _reads(node.slice)
    elif isinstance(node, ast.Name):
        yield node.id, None
    elif not isinstance(node, ast.Attribute):
        for child in ast.iter_child_nodes(node):
            yield from _reads(child)


def _may_be_same(one: tuple[str, str | None], other: tuple[str, str | None]) -> bool:
    if one[0] != other[0]:
        return False
    numbers = [i for i in (one[1], other[1]) if i is not None and i.isdigit()]
    return len(numbers) < 2 or one[1] == other[1]
