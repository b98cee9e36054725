"""The stack: waiting triggers are put on it, its top resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.conditions import holds
from ettin_engine.abilities.filters.targets import (
    apart,
    candidates,
    controller_of_target,
    target_as_it_is,
    with_legal_targets,
    with_targets,
)
from ettin_engine.abilities.references import speaker
from ettin_engine.decisions.choices import numbered, target_choice
from ettin_engine.effects import perform, with_combat_players
from ettin_engine.effects.as_it_enters import enter_battlefield, put_token
from ettin_engine.effects.choosing_modes import picked_modes
from ettin_engine.effects.choosing_targets import chosen_for_each
from ettin_engine.events.changes.basic_changes import change_permanent, push
from ettin_engine.events.damage.damage_dealt import hit
from ettin_engine.events.leaving.leaving_the_stack import put_away_spell
from ettin_engine.events.triggers.delayed_triggers import still_about
from ettin_engine.events.triggers.targeting_triggers import were_targeted
from ettin_engine.events.triggers.trigger_matching import entered
from ettin_engine.named_ties import Veil
from ettin_engine.objects.characteristics import WARDED, is_permanent
from ettin_engine.objects.object_lookup import is_that_card, label_of
from ettin_engine.players.teams import members, team_index
from ettin_engine.state import Face
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, ObjectId, State
    from ettin_spec.cards.declaration.words import Modes


def put_triggers(table: Table, team: int) -> None:
    """All waiting abilities of one team, in the order its members like, and copies of spells.

    Clauses: trigger.order, spell.copy, spell.cast_while_resolving. What was cast or copied as
    something resolved was there before them.
    """
    waiting = table.s.waiting
    mine = [item for item in waiting if team_index(table.s, item.controller) == team]
    table.set(waiting=tuple(item for item in waiting if item not in mine))
    spells = [item for item in mine if item.says is not None]
    for item in (*spells, *_ordered(table, team, [it for it in mine if it not in spells])):
        ready = _ready(table, item)
        if ready is not None:
            push(table, ready)
            were_targeted(table, ready)


def _ready(table: Table, item: Item) -> Item | None:
    """What waits with all that is chosen as it is put on the stack; None if it is not put there."""
    if item.says is not None:
        return item
    if item.that_card is not None and not is_that_card(table.s, item.that_card):
        item = replace(item, that_card=None)
    return _aimed(table, item) if item.modal is None else _with_modes(table, item, item.modal)


def _with_modes(table: Table, item: Item, modal: Modes) -> Item | None:
    """The ability with its modes chosen; None if none is.  Clause: trigger.modes"""
    parts = (
        _aimed(table, replace(item, do=mode.do, targets=mode.targets))
        for mode in picked_modes(table, item, modal)
    )
    chosen = tuple(part for part in parts if part is not None)
    return replace(item, modes=chosen) if chosen else None


def _aimed(table: Table, item: Item) -> Item | None:
    """The ability with its targets chosen, if it has any; None where there is none to choose.

    Clauses: target.choose, trigger.no_target, target.up_to
    """
    if item.targets is None:
        return item
    targets, item = item.targets, with_combat_players(table, item.targets, item)
    if targets.for_each is not None:
        places, up_to = candidates(table.s, targets, speaker(item)), targets.up_to
        if not any(places) and not up_to:
            return None
        chosen = chosen_for_each(table, item.controller, places, item.name, up_to=up_to)
        return with_targets(table.s, item, chosen)
    chosen = ()
    for options in candidates(table.s, targets, speaker(item)):
        among = apart(targets, options, chosen)
        if not among and not targets.up_to:
            return None
        choice = target_choice(item.controller, among, item.name, optional=targets.up_to)
        chosen += (table.ask(choice) if among else ()) or (None,)
    return with_targets(table.s, item, chosen)


def _ordered(table: Table, team: int, items: list[Item]) -> list[Item]:
    if len(items) < 2:
        return items
    options = _sources(items)
    deciders = members(table.s, table.s.teams[team].id)
    count = len(items)
    kind, purpose = ChoiceKind.ORDER, Purpose.TRIGGER_ORDER
    choice = Choice(kind, purpose, deciders, options, min=count, max=count)
    picked = table.ask(choice)
    return [items[options.index(option)] for option in reversed(picked)]


def _sources(items: list[Item]) -> tuple[str, ...]:
    """What the abilities are called in a choice: their sources, numbered where one has several."""
    return numbered(item.name if item.source is None else label_of(item.source) for item in items)


def resolve_top(table: Table) -> None:
    """The top spell or ability does what it says, and leaves the stack.

    Clause: priority.pass, stack.top, ability.independent
    """
    item = table.resolving = table.s.stack[-1]
    legal = with_legal_targets(table.s, item)
    if legal is not None and holds(table.s, legal):
        known = [_about_targets(table.s, part) for part in legal.modes or (legal,)]
        for part in known:
            perform(table, part)
    hit(table, item.hits)
    gone = item not in table.s.stack
    table.set(stack=tuple(other for other in table.s.stack if other is not item))
    if gone or item.says is None:
        return
    if is_permanent(item.says) and legal is not None:
        _enter_by_spell(table, item)
    else:
        put_away_spell(table, item)


def _about_targets(state: State, item: Item) -> Item:
    """What is done, knowing whose its target is, or without one that is another object now."""
    whose, seen = controller_of_target(state, item), target_as_it_is(state, item)
    return replace(still_about(state, item), target_controller=whose, target_seen=seen)


def _enter_by_spell(table: Table, item: Item) -> None:
    """A permanent spell becomes a permanent, and a copy of one a token.  Clause: spell.copy"""
    attached = None if item.target is None else _object(table.s, item.target)
    on = item.target if item.target in table.s.hands else None
    if item.card is None:
        assert item.says is not None
        seen = Face("" if item.face_down else item.name, item.says)
        it = put_token(table, seen, item.controller, perform, paid=item.paid)
        change_permanent(table, it, attached=attached, on_player=on)
        entered(table, table.s.permanents[it])
        return
    enter_battlefield(
        table,
        item.card,
        item.controller,
        perform,
        attached=attached,
        on_player=on,
        paid=item.paid,
        face=None if item.face_down else item.says,
        veil=Veil(warded=item.says == WARDED.says) if item.face_down else None,
    )


def _object(state: State, label: CardId) -> ObjectId | None:
    return next((it.id for it in state.permanents.values() if label_of(it) == label), None)
