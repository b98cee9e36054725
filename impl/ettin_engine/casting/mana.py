"""Paying mana from a player's own sources; mana is not shared in a team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.choices import Illegal
from ettin_engine.happen.do import change_permanent
from ettin_engine.looks import COLOUR_OF_SYMBOL, abilities, is_creature, symbols

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.state import ObjectId, Permanent, Player, State
    from ettin_engine.table import Table


def pay(table: Table, player: Player, cost: str) -> None:
    """Tap as many of a player's untapped mana sources as a cost needs.  Clause: mana.own

    Raises:
        Illegal: the player's sources do not suffice.
    """
    free = _sources(table.s, player)
    coloured = [s for s in symbols(cost) if s in COLOUR_OF_SYMBOL]
    used = _matching(coloured, free)
    generic = sum(int(s) for s in symbols(cost) if s.isdecimal())
    rest = [s for s, _ in free if used is not None and s not in used]
    if used is None or len(rest) < generic:
        raise Illegal(f"{player} cannot pay {cost}")
    for source in (*used, *rest[:generic]):
        change_permanent(table, source, tapped=True)


def _sources(state: State, player: Player) -> list[tuple[ObjectId, str]]:
    """A player's untapped sources, and the colour each gives (`any` for every one)."""
    return [
        (it.id, colour)
        for it in state.permanents.values()
        if it.controller == player and not it.tapped and (colour := _gives(state, it))
    ]


def _gives(state: State, it: Permanent) -> str | None:
    for ability in abilities(state, it):
        if ability.activate is not None:
            does = ability.activate
            mana = does.do[0].add_mana if len(does.do) == 1 else None
            if does.cost == ("tap",) and mana and not (is_creature(state, it) and it.sick):
                return mana.colour
    return None


def _matching(
    wanted: Sequence[str], free: Sequence[tuple[ObjectId, str]]
) -> tuple[ObjectId, ...] | None:
    """One source for each coloured symbol, single-coloured sources first; None if there is none."""
    if not wanted:
        return ()
    colour = COLOUR_OF_SYMBOL[wanted[0]]
    for source in sorted(free, key=lambda s: s[1] == "any"):
        if source[1] in (colour, "any"):
            rest = _matching(wanted[1:], [s for s in free if s is not source])
            if rest is not None:
                return (source[0], *rest)
    return None
