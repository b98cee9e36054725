"""Targets of which up to one is chosen for each of some players."""

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


def chosen_for_each(table: Table, by: Player, options: Options, name: str) -> Chosen:
    """What is chosen for each player, all of it at once.  Clause: target.for_each"""
    among, most = tuple(each for of_one in options for each in of_one), sum(map(bool, options))
    if not among:
        return (None,) * len(options)
    choice = Choice(ChoiceKind.TARGET, Purpose.TARGET, (by,), among, name, min=0, max=most)
    return placed(table.ask(choice), options, name)


def placed(picked: Sequence[str], options: Options, name: str) -> Chosen:
    """Each target in the place of its player, None where nobody's is chosen.

    Clause: target.for_each

    Raises:
        Illegal: one is no target, or two are of one player.
    """
    chosen = tuple(next((each for each in picked if each in among), None) for among in options)
    for each in picked:
        if each not in chosen:
            raise Illegal(f"{each} is no target of {name}")
    return chosen
