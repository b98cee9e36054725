"""What damage does besides, because of the keywords of what deals it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.counter_changes import give_counters
from ettin_engine.events.changes.life_changes import change_life
from ettin_engine.objects.characteristics import characteristics_of, has, is_creature, worded
from ettin_engine.players.teams import players_in_order
from ettin_engine.state import Item
from ettin_spec.cards.declaration.parts.effect_parts import GainLife
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Hit, ObjectId, Permanent, State

OF_DAMAGE = ("deathtouch", "infect", "lifelink")
"""The keywords that say what becomes of damage."""


def keywords_of(state: State, source: Permanent | None) -> frozenset[str]:
    """The keywords of what deals damage that say something of it; of what has left, as it left.

    Clause: object.as_it_was
    """
    if source is None:
        return frozenset()
    if source.id in state.had:
        return state.had[source.id]
    return frozenset(keyword for keyword in OF_DAMAGE if has(state, source, keyword))


def poison(table: Table, hits: Sequence[Hit]) -> None:
    """Players who are dealt combat damage get poison counters for what is toxic.

    Clause: poison.toxic. How much damage it is does not matter.
    """
    for each in hits:
        toxic = 0 if each.by is None or each.amount <= 0 else _toxic(table.s, each.by)
        if each.player is not None and toxic:
            give_counters(table, each.player, CounterKind.POISON, toxic)


def _toxic(state: State, it: Permanent) -> int:
    """How many poison counters a creature gives: all that it is toxic by, together."""
    if not is_creature(state, it):
        return 0
    return sum(ability.toxic or 0 for ability in worded(characteristics_of(state, it).abilities))


def with_keywords(table: Table, hits: Sequence[Hit]) -> None:
    """What follows from damage that has been dealt, all at the same time."""
    linked = _by_source(table.s, hits, "lifelink")
    if linked:
        _link(table, linked)
    touching = _by_source(table.s, hits, "deathtouch")
    if touching:
        _touch(table, touching)


def _by_source(
    state: State, hits: Sequence[Hit], keyword: str
) -> list[tuple[Permanent, list[Hit]]]:
    """The sources with a keyword, each as it is now or was last, with all that it has dealt.

    Clause: combat.damage_when
    """
    found: dict[ObjectId, tuple[Permanent, list[Hit]]] = {}
    for each in hits:
        if each.by is None:
            continue
        source = state.permanents.get(each.by.id)
        if keyword in each.had if source is None else has(state, source, keyword):
            found.setdefault(each.by.id, (source or each.by, []))[1].append(each)
    return list(found.values())


def _link(table: Table, linked: Sequence[tuple[Permanent, list[Hit]]]) -> None:
    """The controller of each source gains as much life, a teammate none.  Clause: damage.lifelink

    It is an event for each source; before it came with the damage an ability triggered.
    """
    for source, hits in linked:
        if source.controller not in players_in_order(table.s):
            continue
        amount = sum(each.amount for each in hits)
        if table.s.rules["damage.lifelink"] == "triggers":
            _trigger(table, source, Effect(gain_life=GainLife(who="you", amount=amount)))
        else:
            change_life(table, source.controller, amount)


def _touch(table: Table, touching: Sequence[tuple[Permanent, list[Hit]]]) -> None:
    """Creatures that were dealt the damage are to be destroyed.  Clause: damage.deathtouch

    That is for the next check, or for an ability that triggers for each of them.
    """
    for source, hits in touching:
        for creature in dict.fromkeys(each.creature for each in hits):
            it = table.s.permanents.get(creature) if creature is not None else None
            if it is None or not is_creature(table.s, it):
                continue
            if table.s.rules["damage.deathtouch"] != "triggers":
                table.set(touched=table.s.touched | {it.id})
            elif source.controller in players_in_order(table.s):
                _trigger(table, source, Effect(destroy="that_object"), it.id)


def _trigger(
    table: Table, source: Permanent, does: Effect, that_object: ObjectId | None = None
) -> None:
    item = Item(source.name, source.controller, (does,), source=source, that_object=that_object)
    table.set(waiting=(*table.s.waiting, item))
