"""Declarations that differ from one in a single place: a name, a number, a part more or less."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from ettin_spec.cards.declaration import names

SETS = [
    set(get_args(each))
    for each in (
        names.Who,
        names.CantDo,
        names.CounterKind,
        names.StepWord,
        names.WhoseStep,
        names.WhoseNext,
        names.SkipWord,
        names.Avertable,
        names.Duration,
        names.ColourOrChosen,
        names.ObjectState,
        names.Keyword,
        names.AddedStepWord,
        names.PhaseWord,
    )
]
OF_A_FILTER = {"type", "controller", "subtype", "colour"}
MORE = (
    ("controller", "you"),
    ("other", True),
    ("token", True),
    ("commander", True),
    ("token", False),
    ("colour", "red"),
    ("lacks", "flying"),
    ("has", "haste"),
    ("state", "tapped"),
    ("not_type", "Land"),
    ("power", 3),
    ("attacking", "you"),
)
"""What a filter may say besides."""


def variants(node: Any) -> Iterator[Any]:
    """What a part of a declaration may be instead; not each of it can be meant."""
    if isinstance(node, dict):
        yield from _variants_of_a_map(node)
    elif isinstance(node, list):
        for index, item in enumerate(node):
            yield from ([*node[:index], other, *node[index + 1 :]] for other in variants(item))
            if len(node) > 1:
                yield [*node[:index], *node[index + 1 :]]
    elif isinstance(node, bool):
        yield not node
    elif isinstance(node, int):
        yield from (node + 1, -node)
    elif isinstance(node, str):
        yield from (other for known in SETS if node in known for other in sorted(known - {node}))


def _variants_of_a_map(node: dict[str, Any]) -> Iterator[Any]:
    for key, value in node.items():
        yield from ({**node, key: other} for other in variants(value))
        if len(node) > 1:
            yield {other: held for other, held in node.items() if other != key}
    if not node or OF_A_FILTER & set(node):
        yield from ({**node, key: value} for key, value in MORE if key not in node)
