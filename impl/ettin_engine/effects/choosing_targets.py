"""Targets of which one is chosen for each of some players, or none where none need be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player

    Options = Sequence[tuple[str, ...]]
    Chosen = tuple[str | None, ...]


def chosen_for_each(
    table: Table, by: Player, options: Options, name: str, *, up_to: bool
) -> Chosen:
    """What is chosen for each player, all of it at once.  Clause: target.for_each"""
    among, most = tuple(each for of_one in options for each in of_one), sum(map(bool, options))
    if not among:
        return (None,) * len(options)
    least, purpose = 0 if up_to else most, Purpose.TARGET
    choice = Choice(ChoiceKind.TARGET, purpose, (by,), among, name, min=least, max=most)
    return placed(table.ask(choice), options, name, up_to=up_to)


def placed(picked: Sequence[str], options: Options, name: str, *, up_to: bool) -> Chosen:
    """Each target in the place of its player, None where nobody's is chosen.

    Clause: target.for_each. Without `up_to` it is one of each who has something to be chosen.

    Raises:
        Illegal: one is no target, two are of one player, or one that has to be chosen is not.
    """
    chosen = tuple(next((each for each in picked if each in among), None) for among in options)
    for each in picked:
        if each not in chosen:
            raise Illegal(f"{each} is no target of {name}")
    if not up_to and (not any(options) or sum(map(bool, options)) > len(picked)):
        raise Illegal(f"{name} has a target for each player who has one")
    return chosen
