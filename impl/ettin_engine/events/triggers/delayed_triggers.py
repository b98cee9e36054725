"""Abilities that effects have made: they wait for one later step, or for the turn's events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import active_team, members
from ettin_engine.state import Delayed, LeftBehind, Permanent
from ettin_spec.cards.declaration.words import AbilityWord, Card, Triggered
from ettin_spec.protocol.base import TurnChange

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, State
    from ettin_spec.cards.declaration.words import Later, ThisTurn
    from ettin_spec.protocol.base import StepName


NEVER = -1
"""The number of an extra turn that nobody was given."""


def delay(table: Table, says: Later, item: Item) -> None:
    """An ability is made that waits; its controller is who makes it.

    Clauses: trigger.delayed, trigger.delayed_object. The target is the object that it is now.
    """
    about = next((it.id for it in table.s.permanents.values() if label_of(it) == item.target), None)
    ability = replace(item, do=says.do, says=None, targets=None, only_if=None, about=about)
    turn = _last_given(table.s) if says.at.of == "that_turn" else table.s.turn
    made = Delayed(ability, says.at.step, says.at.of, turn)
    table.set(delayed=(*table.s.delayed, made))


def leave_behind(table: Table, says: ThisTurn, item: Item) -> None:
    """An ability is made that triggers until the turn ends, or until that player's next one; its
    controller is who makes it.

    Clauses: trigger.delayed, trigger.this_turn
    """
    you, says_so = item.controller, item.says or Card("")
    spell = Permanent(table.number(), item.name, says_so, you, you, item.card)
    bearer = replace(item.source or spell, controller=you)
    ability = AbilityWord(trigger=Triggered(says.when, says.do))
    table.set(left_behind=(*table.s.left_behind, LeftBehind(bearer, ability, says.end)))


def _last_given(state: State) -> int:
    """The number of the change that gave the latest extra turn."""
    given = [n for n, each in enumerate(state.changes) if each.what is TurnChange.EXTRA_TURN]
    return given[-1] if given else NEVER


def delayed_until(table: Table, step: StepName) -> None:
    """What waited for this step triggers once, however many players share it, and waits no more.

    Clauses: trigger.delayed_once, turn.teams
    """
    due = [each for each in table.s.delayed if each.step == step and _is_due(table.s, each)]
    if due:
        left = tuple(each for each in table.s.delayed if each not in due)
        table.set(delayed=left, waiting=(*table.s.waiting, *(each.item for each in due)))


def _is_due(state: State, each: Delayed) -> bool:
    match each.of:
        case "each":
            return True
        case "you":
            return each.item.controller in members(state, active_team(state))
        case "next_turn":
            return state.turn == each.turn + 1
        case "that_turn":
            return state.extra_turn == each.turn


def still_about(state: State, item: Item) -> Item:
    """The ability without its target, where that is not the same object any more.

    Clause: trigger.delayed_object
    """
    if item.about is None or item.about in state.permanents:
        return item
    return replace(item, target=None)


def turn_given(table: Table) -> None:
    """The machine knows of one more extra turn: it comes before those that wait already."""
    known = table.s.known_changes
    if table.s.changes[known].what is TurnChange.EXTRA_TURN:
        table.set(extra_turns=(*table.s.extra_turns, known))


def extra_turn_begins(table: Table) -> None:
    """A turn begins: it is the extra turn that waited no more, or an ordinary one.

    Clause: turn.extra. Those above it were skipped.
    """
    waiting, given = _depth(table.s.flow.extra), table.s.extra_turns
    present = given[waiting] if len(given) > waiting else None
    table.set(extra_turns=given[:waiting], extra_turn=present)


def no_extra_turn_waits(table: Table) -> None:
    """The turns go on in order: those given and not begun were skipped.  Clause: turn.extra"""
    table.set(extra_turns=())


def _depth(extra: int) -> int:
    """How many extra turns wait in the machine: digits to base 5."""
    return 0 if extra == 0 else 1 + _depth(extra // 5)
