"""All plays at a table, as far as its variant has what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.smoke_steps.combat_plays import attack, block, refused_attack
from ettin_tck.smoke_steps.spell_plays import answer, commander, spell, trigger, unforeseen
from ettin_tck.smoke_steps.turn_plays import passing, start, turn_order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.smoke_steps.play_steps import Play
    from ettin_tck.smoke_steps.table import Table

ALWAYS = (
    passing,
    turn_order,
    refused_attack,
    spell,
    trigger,
    attack,
    block,
    answer,
    unforeseen,
    start,
)
OF_FACETS = {"commander": (commander,)}
"""The plays that variants with a facet have besides."""


def plays(table: Table, facets: tuple[str, ...]) -> Iterator[Play]:
    """The plays of a variant that takes some facets."""
    more = (make for facet in facets for make in OF_FACETS.get(facet, ()))
    yield from (make(table) for make in (*ALWAYS, *more))
