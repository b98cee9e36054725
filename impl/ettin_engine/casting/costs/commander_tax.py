"""What a commander costs more for having been cast before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_engine.state import CardId, State


def tax(state: State, card: CardId) -> str:
    """What a commander costs more for having been cast before.  Clause: commander.tax"""
    if not is_in_command_zone(state, card):
        return ""
    more = state.rules["commander.tax"]
    times = _times_cast(state, card)
    return "" if more == "none" else f"{{{int(more) * times}}}"


def _times_cast(state: State, card: CardId) -> int:
    """How many casts make a commander cost more.  Clause: commander.tax"""
    if state.rules["commander.tax_counts"] == "casts_of_the_player":
        owner = state.known[card].owner
        return sum(times for each, times in state.led.items() if state.known[each].owner == owner)
    return state.led.get(card, 0)


def is_counted(state: State, card: CardId) -> bool:
    """Is the cast of a commander counted, from where it is?  Clause: commander.tax"""
    from_there = is_in_command_zone(state, card)
    return from_there or state.rules["commander.tax_counts"] == "casts_from_anywhere"


def is_in_command_zone(state: State, card: CardId) -> bool:
    return any(card in held for held in state.command.values())
