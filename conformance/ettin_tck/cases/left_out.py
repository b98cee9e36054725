"""Cases in which it cannot matter what the declaration of a card leaves out, from `left_out.yaml`.

A printed card that is declared in part is another card to an engine that knows it by name. Such an
engine is not asked a case with one, unless an entry says why the part left out cannot matter in it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ettin_spec.cards.declaration.node import Node
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load

if TYPE_CHECKING:
    from collections.abc import Mapping

ENTRIES = Path(__file__).with_suffix(".yaml")


class Irrelevance(Node, frozen=True):
    """Why what is left out of a card cannot matter, and in which scenarios, by their ids."""

    because: str
    cases: tuple[str, ...]


@cache
def irrelevances() -> Mapping[str, Irrelevance]:
    """The entries by the card's English name.

    Raises:
        SpecError: an entry that is malformed, at its place.
    """
    marked = load(ENTRIES)
    return {name: convert(marked, (name,), Irrelevance, name) for name in marked.data}


def matters(name: str, scenario: str) -> bool:
    """Can it matter in a scenario what the declaration of a card leaves out?"""
    entry = irrelevances().get(name)
    return entry is None or scenario not in entry.cases
