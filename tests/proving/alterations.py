"""Flows altered in ways that nobody listed: a reset dropped, an arrow redirected, `<=` for `<`.

`PYTHONPATH=tests python -m proving.alterations` tries all of them, and tells what tells each; two
numbers after it are the first that is tried, and how many on the next one is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from proving.broken_flows import FLOW, SMALL, broken, changed, counts, looked_at, right

from ettin_spec.flow.definition.flow_model import Transition

NEAR: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}  # fmt: skip
"""The comparison that is mistaken for each."""


class Alteration(NamedTuple):
    """One transition changed, in words."""

    id: str
    what: str
    change: tuple[tuple[str, Any], ...]


def alterations() -> Iterator[Alteration]:
    """Every one of these kinds, of every transition."""
    for transition in FLOW.transitions():
        for field in dict.fromkeys(write.field for write in transition.effects):
            yield Alteration(transition.id, f"leaves {field} as it is", (("without", field),))
        for to in _elsewhere(transition):
            yield Alteration(transition.id, f"leads to {to}", (("to", to),))
        for guard in _misread(transition.guard):
            yield Alteration(transition.id, f"if {guard}", (("guard", guard),))


@cache
def _bodies() -> tuple[tuple[Transition, ...], ...]:
    return tuple(
        body for place in FLOW.places.values() for body in place.positions.values() if body
    )


def _elsewhere(transition: Transition) -> Iterator[str]:
    """Where the transition beside it leads; of one alone, where it stands."""
    body = next(each for each in _bodies() if transition in each)
    others = [t.to for t in body if t.to != transition.to] or ["stay"]
    yield from (to for to in others[:1] if to != transition.to)


def _misread(guard: str | None) -> Iterator[str]:
    """The guard with its first comparison of a field mistaken."""
    tree = ast.parse(guard or "1", mode="eval")
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name | ast.Subscript):
            node.ops = [NEAR[type(node.ops[0])]()]
            yield ast.unparse(tree)
            return


@cache
def _searches(id_: str) -> tuple[str, ...]:
    """Small searches in which a transition is taken, the smallest first."""
    found = [
        (explored.edges, name)
        for name in SMALL
        for explored in [right(name)[0]]
        if any(fired == id_ for _, fired in explored.fired)
    ]
    return tuple(name for _, name in sorted(found))


def taken(alteration: Alteration) -> bool:
    """Does any small search take the transition at all?"""
    return bool(_searches(alteration.id))


def told_by(alteration: Alteration, search: str) -> str:
    """What tells the altered flow from the right one in a search: a property, or the counts."""
    found = looked_at(changed(alteration.id, **dict(alteration.change)), search)
    if wrong := broken(found):
        return min(wrong)
    return "counts" if counts(found[0]) != counts(right(search)[0]) else ""


def noticed(alteration: Alteration) -> str:
    """The first search that tells it, and by what; empty if none does."""
    for search in _searches(alteration.id):
        if by := told_by(alteration, search):
            return f"{search}: {by}"
    return ""


def main() -> None:
    """Try all, and tell of each what tells it."""
    import sys  # noqa: PLC0415

    begin, step = (int(word) for word in (sys.argv[1:] or ["0", "1"]))
    for each in islice(alterations(), begin, None, step):
        said = noticed(each) if taken(each) else "-"
        print(f"{each.id} | {each.what} | {said or 'NOTHING'}", flush=True)


if __name__ == "__main__":
    main()
