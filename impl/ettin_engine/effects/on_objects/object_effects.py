"""What a spell or ability changes about objects, for good or for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from ettin_engine.abilities.continuous.continuous_effects import (
    as_much_more,
    is_open,
    with_colour,
    worked_out,
)
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.mentioned_words import is_of_each_fighter
from ettin_engine.abilities.references import having_undone, speaker
from ettin_engine.effects.on_objects.exiling import lying
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.changes.battlefield_changes import leave_for_graveyard, put_into_library
from ettin_engine.events.changes.card_moves import leave_graveyard
from ettin_engine.events.leaving.destroying import without_regenerated
from ettin_engine.events.shuffling import at_random, name_in_library, shuffle_into_library
from ettin_engine.events.tapping import tap_permanent, untap_permanent
from ettin_engine.objects.characteristics import has, is_creature
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.state import Lasting
from ettin_spec.cards.declaration.mana_costs import with_x
from ettin_spec.cards.declaration.parts.change_parts import (
    AttackCosts,
    BlockCosts,
    Double,
    Goaded,
    Pump,
    Redirect,
    StayTapped,
    YouControl,
)
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.cards.declaration.words import Change

if TYPE_CHECKING:
    from ettin_engine.abilities.references import Speaker
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, ObjectId, Player
    from ettin_spec.cards.declaration.names import Ends
    from ettin_spec.cards.declaration.parts.effect_parts import Becomes
    from ettin_spec.cards.declaration.terms import What
    from ettin_spec.cards.declaration.words import Until


def become(table: Table, says: Becomes, item: Item) -> None:
    """Objects that are still there are creatures from now on.  Clause: object.types"""
    begin(table, Change(becomes=says), item, None)


def tap(table: Table, says: What, item: Item) -> None:
    """Objects become tapped."""
    for it in selected(table.s, says, speaker(item)):
        tap_permanent(table, it.id)


def untap(table: Table, says: What, item: Item) -> None:
    """Objects become untapped."""
    for it in selected(table.s, says, speaker(item)):
        untap_permanent(table, it.id)


def tap_or_untap(table: Table, says: What, item: Item) -> None:
    """Untapped objects become tapped, and tapped ones untapped."""
    for it in selected(table.s, says, speaker(item)):
        if it.tapped:
            untap_permanent(table, it.id)
        else:
            tap_permanent(table, it.id)


def begin_until(table: Table, says: Until, item: Item) -> None:
    """Changes begin together, each for what it is about before any does; what changes a body is
    about the creatures that the others have made.  Clause: layers.lasting
    """
    bodies = [change for change in says.changes if change.pump or change.double]
    others = [change for change in says.changes if change not in bodies]
    begun = [each for change in others for each in _begun(table, change, item, says.end)]
    table.set(lasting=(*table.s.lasting, *begun))
    for change in bodies:
        begin(table, change, item, says.end)


def begin(table: Table, change: Change, item: Item, until: Ends | None) -> None:
    """A change begins for what it is about now, and for nothing later.  Clause: layers.lasting"""
    table.set(lasting=(*table.s.lasting, *_begun(table, change, item, until)))


def _begun(table: Table, change: Change, item: Item, until: Ends | None) -> tuple[Lasting, ...]:
    """A change for what it is about now.

    What replaces or prevents events of some kind is about whatever there is as they happen, and so
    is what keeps permanents of some kind tapped, and what these can't do or have to.
    """
    by = speaker(item)
    change, whose = _of_anything(table, change, by)
    _, says = change.said()
    if isinstance(says, StayTapped) and isinstance(says.what, Filter):
        whom = players(table.s, says.what.controller or "each_player", by)
        change = Change(stay_tapped=StayTapped(replace(says.what, controller=None)))
        return (Lasting(change, item.name, by.you, table.number(), (), whom, until=until),)
    if change.pump is not None and is_of_each_fighter(change.pump):
        return _begun_for_each(table, change.pump, item, until)
    change = _settled(table, change, item, by)
    what = getattr(says, "what", None)
    named = (getattr(says, word, None) for word in ("who", "against", "whom", "whose", "of"))
    who = next((each for each in named if each is not None), None)
    about = selected(table.s, what, by) if what is not None else ()
    objects = tuple(it.id for it in about if it.id in table.s.permanents)
    if change.pump is not None:
        objects = tuple(each for each in objects if is_creature(table.s, table.s.permanents[each]))
    whom = players(table.s, who, by) if who is not None else ()
    to = _receiver(table, says, by) if isinstance(says, Redirect) else None
    you: Player | None = by.you
    if isinstance(says, YouControl):
        you = next(iter(players(table.s, says.by or "you", by)), None)
    bound = item.source.id if until == "source_leaves" and item.source is not None else None
    if you is None or (until == "source_leaves" and bound not in table.s.permanents):
        return ()
    return tuple(
        Lasting(change, item.name, you, table.number(), those, them, to, whose, until, bound)
        for those, them in _each(change, objects, whom)
    )


def _begun_for_each(
    table: Table, says: Pump, item: Item, until: Ends | None
) -> tuple[Lasting, ...]:
    """A change of each creature's body, with the numbers that it comes to for that creature.

    Clause: combat.defending_alone
    """
    by = speaker(item)
    there = [it for it in selected(table.s, says.what, by) if it.id in table.s.permanents]
    each = {it.id: replace(by, at_hand=it.id) for it in there if is_creature(table.s, it)}
    now = {it: Change(pump=worked_out(table.s, says, of_it)) for it, of_it in each.items()}
    return tuple(
        Lasting(change, item.name, by.you, table.number(), (it,), until=until)
        for it, change in now.items()
    )


def _of_anything(
    table: Table, change: Change, by: Speaker
) -> tuple[Change, tuple[Player, ...] | None]:
    """A change that is about what comes later, too, and whose that has to be, which is settled now.

    Clause: layers.open
    """
    word, says = change.said()
    what = getattr(says, "what", None)
    if not is_open(change) or not isinstance(what, Filter) or what.controller is None:
        return change, None
    anybodys = replace(says, what=replace(what, controller=None))
    return Change(**{word: anybodys}), players(table.s, what.controller, by)


def _settled(table: Table, change: Change, item: Item, by: Speaker) -> Change:
    """A change with the numbers and colours that it comes to now."""
    change = with_colour(change, by.colour)
    _, says = change.said()
    if isinstance(says, Double):
        says = as_much_more(says)
    if isinstance(says, Pump):
        return Change(pump=worked_out(table.s, says, by))
    if isinstance(says, AttackCosts):
        return Change(attack_costs=replace(says, mana=with_x(says.mana, item.x)))
    if isinstance(says, BlockCosts):
        return Change(block_costs=replace(says, mana=with_x(says.mana, item.x)))
    return change


def _receiver(table: Table, says: Redirect, by: Speaker) -> ObjectId | Player | None:
    """What or whom damage will be redirected to, as that is settled now."""
    if says.to_player is not None:
        return next(iter(players(table.s, says.to_player, by)), None)
    there = selected(table.s, says.to, by) if says.to is not None else ()
    return next((it.id for it in there if it.id in table.s.permanents), None)


def goad(table: Table, says: What, item: Item) -> None:
    """Objects are goaded until the next turn of the controller, and so of the team.

    Clause: combat.goad
    """
    begin(table, Change(goaded=Goaded(what=says)), item, "your_next_turn")


def _each(
    change: Change, objects: tuple[ObjectId, ...], whom: tuple[Player, ...]
) -> list[tuple[tuple[ObjectId, ...], tuple[Player, ...]]]:
    """For whom a change begins: of a shield each has one alone.  Clause: replacement.shield"""
    says = change.prevent or change.redirect
    if says is not None and says.number is not None:
        return [*(((it,), ()) for it in objects), *(((), (player,)) for player in whom)]
    return [(objects, whom)] if objects or whom or is_open(change) else []


def destroy(table: Table, says: What, item: Item) -> Item:
    """Objects go from the battlefield to their owners' graveyards; the item remembers which.

    Clauses: effect.destroy, effect.indestructible
    """
    there = [it for it in selected(table.s, says, speaker(item)) if it.id in table.s.permanents]
    destroyed = [it.id for it in there if not has(table.s, it, "indestructible")]
    before = table.s
    leaving = without_regenerated(table, destroyed)
    leave_for_graveyard(table, leaving)
    return having_undone(item, "destroyed", before, [before.permanents[each] for each in leaving])


def pick_at_random(table: Table, says: Filter, item: Item) -> Item:
    """Chance chooses one of the objects that fit, which the item knows from now on."""
    by_label = {label_of(it): it.id for it in selected(table.s, says, speaker(item))}
    picked = at_random(table, tuple(by_label), min(1, len(by_label)))
    return replace(item, picked=tuple(by_label[label] for label in picked))


def regenerate(table: Table, says: What, item: Item) -> None:
    """Objects will not be destroyed once this turn.  Clause: effect.regenerate"""
    for it in selected(table.s, says, speaker(item)):
        if it.id in table.s.permanents:
            change_permanent(table, it.id, shields=it.shields + 1)


def transform(table: Table, _: Literal["itself"], item: Item) -> None:
    """The source, if it is still there and has another side, shows that one."""
    for it in selected(table.s, "itself", speaker(item)):
        if it.id in table.s.permanents and it.says.back is not None:
            front = replace(it.says, back=None)
            change_permanent(table, it.id, says=replace(it.says.back, back=front))


def shuffle_in(table: Table, says: Literal["itself", "target"], item: Item) -> None:
    """The spell, or the permanent that is its target or says so, is shuffled into its owner's
    library, be it from the graveyard to which it has gone by the event.  Clause: zone.new_object
    """
    if says == "target" or item.says is None:
        for it in selected(table.s, says, speaker(item)):
            if it.id in table.s.permanents:
                put_into_library(table, it)
        card = lying(table.s, says, item) if says == "itself" else None
        if card is not None and leave_graveyard(table, card):
            _shuffle_in(table, card)
        return
    if item.card is None or item.flashback:
        return
    table.set(stack=tuple(other for other in table.s.stack if other.card != item.card))
    _shuffle_in(table, item.card)


def _shuffle_in(table: Table, card: CardId) -> None:
    """A card of no zone is shuffled into its owner's library."""
    owner = table.s.known[card].owner
    shuffle_into_library(table, owner, (name_in_library(table, card),))
