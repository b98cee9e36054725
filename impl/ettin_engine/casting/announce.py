"""What a team with priority may do: cast a spell, activate an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.filters.targets import apart, candidates, with_chosen, with_targets
from ettin_engine.abilities.references import Speaker, having_undone
from ettin_engine.casting.activated_abilities import (
    check_activator,
    lies_at_hand,
    meant,
    numbered_there,
)
from ettin_engine.casting.cast_from import check_castable, is_in_graveyard, take
from ettin_engine.casting.cast_prohibitions import check_may_cast, check_now
from ettin_engine.casting.cast_times import check_time, use_up
from ettin_engine.casting.chosen_faces import chosen_face
from ettin_engine.casting.chosen_modes import chosen_modes
from ettin_engine.casting.costs.additional_costs import additional
from ettin_engine.casting.costs.assisted_costs import pay_with_help
from ettin_engine.casting.costs.chosen_costs import chosen_cost, costs_paid
from ettin_engine.casting.costs.commander_tax import tax
from ettin_engine.casting.costs.spell_costs import check_x, pay_cost, total_cost, with_announced
from ettin_engine.casting.cycling import cycle
from ettin_engine.casting.morph import COST, face_down, turn_up
from ettin_engine.casting.playing_lands import play_land
from ettin_engine.decisions.choices import Illegal, target_choice
from ettin_engine.effects import perform
from ettin_engine.effects.choosing_modes import picked_modes
from ettin_engine.effects.choosing_targets import chosen_for_each, placed
from ettin_engine.effects.payments import pay_all
from ettin_engine.events.changes.basic_changes import change_permanent, push
from ettin_engine.events.changes.stack_changes import known_anew
from ettin_engine.events.paying.mana_from_tapping import tapped_for_mana
from ettin_engine.events.paying.paying_life import pay_life
from ettin_engine.events.triggers.cast_triggers import spell_cast
from ettin_engine.events.triggers.targeting_triggers import were_targeted
from ettin_engine.events.triggers.trigger_matching import loyalty_was_used
from ettin_engine.objects.characteristics import types, worded
from ettin_engine.objects.faces import card_seen
from ettin_engine.objects.object_lookup import label_of, permanent_of
from ettin_engine.state import Item, Permanent
from ettin_spec.cards.declaration.parts.targets import Target, Targets
from ettin_spec.cards.declaration.words import Activated, Spell
from ettin_spec.cards.keyword_abilities import is_mana_ability
from ettin_spec.cards.overloading import overloaded
from ettin_spec.protocol.actions import Activate, Cast, PlayLand, TurnFaceUp
from ettin_spec.protocol.base import AlternativeCost

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Attack, State
    from ettin_spec.cards.declaration.parts.costs import Cost
    from ettin_spec.cards.declaration.words import Card


def perform_act(table: Table, intent: object) -> None:
    """A player does what the team has priority for.  Clause: priority.act

    Raises:
        Illegal: the rules do not allow it now, or it cannot be paid.
    """
    match intent:
        case Cast():
            cast(table, replace(intent, targets=_called(table.s, intent.targets)))
        case Activate():
            activate(table, replace(intent, targets=_called(table.s, intent.targets)))
        case PlayLand():
            play_land(table, intent)
        case TurnFaceUp():
            turn_up(table, intent)


def _called(state: State, targets: tuple[str, ...]) -> tuple[str, ...]:
    """Targets by what they are called in a choice, tokens too."""
    there = ((each, permanent_of(state, each)) for each in targets)
    return tuple(each if it is None else label_of(it) for each, it in there)


def cast(table: Table, intent: Cast) -> None:
    """A card from a player's hand or graveyard, or a commander, becomes a spell on the stack.

    Clause: priority.timing
    """
    player, card = intent.by, intent.object
    check_castable(table.s, player, card)
    check_may_cast(table.s, player)
    name = table.s.known[card].name
    says = chosen_face(table.s.cards[name], intent.face)
    if intent.face_down and is_in_graveyard(table.s, player, card):
        raise Illegal(f"{name} cannot be cast face down from a graveyard")
    if intent.face_down:
        says = face_down(intent, says)
    if "Land" in types(says):
        raise Illegal(f"{name} is a land, which is played and not cast")
    check_time(table.s, Item(name, player, (), card, says), free=intent.free)
    check_now(table.s, player, says)
    if "aftermath" in says.abilities and not is_in_graveyard(table.s, player, card):
        raise Illegal(f"that half of {name} is cast from a graveyard only")
    item = announced(table, intent, says, _as_cast(says, intent))
    push(table, item)
    spell_cast(table, item)


def announced(table: Table, intent: Cast, says: Card, does: tuple[Spell, ...]) -> Item:
    """The spell that a card becomes, with its targets chosen and its cost paid.

    Clause: trigger.targeted. What heeds targets does so before anything is paid.

    Raises:
        Illegal: it has no such target, or it cannot be paid.
    """
    player, card = intent.by, intent.object
    name, flashback = table.s.known[card].name, is_in_graveyard(table.s, player, card)
    targets = _targets_of_all(table, intent, name, does, Speaker(player, spell=says))
    own = COST if intent.face_down else chosen_cost(table.s, intent, says)
    cost = with_announced(own, intent, says) + tax(table.s, card)
    down, x = intent.face_down, intent.x or 0
    item = Item(name, player, (), card, says, x=x, flashback=flashback, face_down=down)
    aimed, then = with_chosen(table.s, item, does, targets), table.s
    were_targeted(table, aimed)
    take(table, player, card)
    besides, less = additional(table, item)
    item = pay_with_help(table, intent, item, total_cost(table.s, item, cost, less))
    pay_life(table, player, intent.life)
    item = having_undone(item, "sacrificed", table.s, besides.permanents)
    pay_all(table, {player: besides})
    table.put("casts", player, table.s.casts.get(player, 0) + 1)
    use_up(table, item)
    item = with_chosen(then, replace(item, paid=costs_paid(intent)), does, targets)
    known_anew(table, [(aimed, item)])
    return item


def _as_cast(says: Card, intent: Cast) -> tuple[Spell, ...]:
    """What a spell does, by the modes that are chosen and the cost that is paid.

    Clause: spell.overload. For its overload cost it targets nothing, and does to each what it
    would do to a target. What has no such cost is refused as its cost is worked out.
    """
    does = chosen_modes(says, intent) or (spell_of_card(says),)
    has_it = any(ability.overload for ability in worded(says.abilities))
    paid = has_it and intent.alternative is AlternativeCost.OVERLOAD
    return tuple(map(overloaded, does)) if paid else does


def spell_of_card(says: Card) -> Spell:
    """What a spell does as it resolves: nothing, where it only becomes a permanent.

    An Aura targets what it is to be put on.
    """
    for ability in worded(says.abilities):
        if ability.spell is not None:
            return ability.spell
        if ability.enchant is not None:
            on = ability.enchant
            target = Target(who=on) if isinstance(on, str) else Target(what=on)
            return Spell((), Targets(target))
    return Spell(())


def _targets_of_all(
    table: Table, intent: Cast | Activate, name: str, does: tuple[Spell, ...], by: Speaker
) -> list[tuple[str | None, ...]]:
    """The targets of each mode that is chosen, the first ones as they are named.

    Clauses: target.choose, spell.modes
    """
    found, named = [], intent.targets
    for each in does:
        number = 0 if each.targets is None else len(each.targets.in_order)
        own = named if each is does[-1] else named[:number]
        found.append(_targets(table, replace(intent, targets=own), name, each.targets, by))
        named = named[number:]
    return found


def _targets(
    table: Table,
    intent: Cast | Activate,
    name: str,
    targets: Targets | None,
    by: Speaker,
) -> tuple[str | None, ...]:
    """Who or what is targeted, in order, as intended or else as asked for.

    Clauses: target.choose, target.each, target.up_to
    """
    if targets is not None and targets.for_each is not None:
        places, up_to = candidates(table.s, targets, by), targets.up_to
        if intent.targets or isinstance(intent, Cast):
            return placed(intent.targets, places, name, up_to=up_to)
        return chosen_for_each(table, intent.by, places, name, up_to=up_to)
    number = 0 if targets is None else len(targets.in_order)
    if len(intent.targets) > number:
        raise Illegal(f"{name} has fewer targets than are named")
    chosen: tuple[str | None, ...] = ()
    if targets is None:
        return chosen
    for n, options in enumerate(candidates(table.s, targets, by)):
        among, named = apart(targets, options, chosen), intent.targets[n : n + 1]
        if named and named[0] not in among:
            raise Illegal(f"{named[0]} is no target of {name}")
        chosen += named or _unnamed(table, intent, name, targets, among)
    return chosen


def _unnamed(
    table: Table,
    intent: Cast | Activate,
    name: str,
    targets: Targets,
    among: tuple[str, ...],
) -> tuple[str | None, ...]:
    """A target that is not named: as asked for, or none where none need be chosen.

    Clause: target.up_to. Who casts a spell names all that it targets.
    """
    if targets.up_to and (isinstance(intent, Cast) or not among):
        return (None,)
    if not among:
        raise Illegal(f"there is no target for {name}")
    choice = target_choice(intent.by, among, name, optional=targets.up_to)
    return table.ask(choice) or (None,)


def activate(table: Table, intent: Activate) -> None:
    """An ability of a permanent, or of a card elsewhere, is put on the stack, its cost paid.

    Clauses: mana.ability, ability.zone. One that only adds mana adds it at once.
    """
    it = _bearer(table, intent)
    if it is None:
        raise Illegal(f"{intent.by} does not control {intent.object}")
    if it.card in table.s.hands[it.owner] and not numbered_there(table.s, it):
        cycle(table, intent.by, intent.object)
        return
    ability = meant(table.s, it, intent.ability)
    check_activator(it, ability, intent.by)
    _check_allowed(table.s, it, ability)
    check_x(intent, has_x=any(cost != "tap" and cost.has_x for cost in ability.cost))
    item = Item(it.name, intent.by, ability.do, source=it, x=intent.x or 0)
    item = _aimed(table, intent, item, ability)
    were_targeted(table, item)
    for cost in _tapping_first(ability.cost):
        before = table.s
        pay_cost(table, it, item, cost)
        if cost != "tap" and (cost.sacrifice or cost.sacrifice_some):
            chosen, item = item, _having_sacrificed(item, before, table.s)
            known_anew(table, [(chosen, item)])
        elif cost != "tap" and cost.return_one is not None:
            item = replace(item, attack=_attack_ended(before, table.s))
    if ability.a_turn is not None:
        _count(table, it, ability)
    if is_mana_ability(ability):
        had = len(table.s.pools.get(intent.by, ()))
        perform(table, item)
        if "tap" in ability.cost:
            added = table.s.pools.get(intent.by, ())[had:]
            produced = tuple(mana.colour for mana in added)
            tapped_for_mana(table, intent.by, table.s.permanents.get(it.id, it), produced)
    else:
        push(table, item)
    if any(cost != "tap" and cost.loyalty is not None for cost in ability.cost):
        loyalty_was_used(table, table.s.permanents[it.id])


def _tapping_first(costs: tuple[Cost, ...]) -> list[Cost]:
    """The parts of a cost in the order in which they are paid.  Clause: cost.resources

    What is tapped as a part of its own cost gives no mana for the rest of it.
    """
    return sorted(costs, key=lambda cost: cost != "tap")


def _having_sacrificed(item: Item, before: State, now: State) -> Item:
    """What is activated, knowing what was sacrificed for it; so do all its modes."""
    those = [it for it in before.permanents.values() if it.id not in now.permanents]
    item = having_undone(item, "sacrificed", before, those)
    return replace(item, modes=tuple(replace(part, gone=item.gone) for part in item.modes))


def _attack_ended(before: State, now: State) -> Attack | None:
    """The attack of the creature that was returned for it, if that attacked."""
    gone = before.permanents.keys() - now.permanents.keys()
    return next((attack for attack in before.attacks if attack.creature in gone), None)


def _aimed(table: Table, intent: Activate, item: Item, ability: Activated) -> Item:
    """What is activated, with its modes and targets chosen.

    Clauses: ability.modes, target.choose

    Raises:
        Illegal: no mode can be chosen, or there is no target.
    """
    by = Speaker(intent.by, item.source)
    if ability.modes is None:
        chosen = _targets(table, intent, item.name, ability.targets, by)
        return with_targets(table.s, replace(item, targets=ability.targets), chosen)
    does = picked_modes(table, item, ability.modes)
    if not does:
        raise Illegal(f"no mode of {item.name} can be chosen")
    targets = _targets_of_all(table, intent, item.name, does, by)
    return with_chosen(table.s, item, does, targets)


def _bearer(table: Table, intent: Activate) -> Permanent | None:
    """The permanent, or the player's own card elsewhere as if it were one."""
    player, card = intent.by, intent.object
    if not lies_at_hand(table.s, player, card):
        return permanent_of(table.s, card)
    name = table.s.known[card].name
    return Permanent(table.number(), name, card_seen(table.s, card), player, player, card)


def _check_allowed(state: State, it: Permanent, ability: Activated) -> None:
    """What an ability says about its activation has to be true.  Clause: ability.only_if

    How often it was activated this turn is the object's, whoever controls it.
    """
    if ability.if_ is not None and not is_true(state, ability.if_, Speaker(it.controller, it)):
        raise Illegal(f"the ability of {it.name} cannot be activated now")
    if ability.a_turn is not None and it.activations.count(ability) >= ability.a_turn:
        raise Illegal(f"the ability of {it.name} was activated often enough this turn")


def _count(table: Table, it: Permanent, ability: Activated) -> None:
    """An ability was activated that can be only so often each turn; its object may be gone."""
    if it.id in table.s.permanents:
        change_permanent(table, it.id, activations=(*it.activations, ability))
