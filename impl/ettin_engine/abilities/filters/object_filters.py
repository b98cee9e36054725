"""Which objects a filter means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.turn_times import is_unblocked
from ettin_engine.objects.characteristics import (
    characteristics_of,
    creature_types,
    printed,
)
from ettin_engine.objects.faces import combined
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import members
from ettin_engine.state import Face
from ettin_spec.cards.declaration.mana_costs import colours_of_symbol, mana_value, symbols

if TYPE_CHECKING:
    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import CardId, Characteristics, Permanent, Player, State
    from ettin_spec.cards.declaration.names import ObjectState
    from ettin_spec.cards.declaration.terms import Bound, Filter, OneObject, What
    from ettin_spec.protocol.base import Colour


def fits(what: Filter, it: Characteristics, colour: str | None) -> bool:
    """Does all that the filter says hold of a permanent, whoever controls it?

    `colour` is the filter's own, or the one chosen for the source.
    """
    return (
        (what.type is None or what.type in it.types)
        and (what.types is None or bool({*what.types} & {*it.types}))
        and (what.subtype is None or what.subtype in it.subtypes)
        and (what.not_type is None or what.not_type not in (*it.types, *it.subtypes))
        and (what.has is None or what.has in it.abilities)
        and (what.lacks is None or what.lacks not in it.abilities)
        and (what.has_any is None or any(each in it.abilities for each in what.has_any))
        and (what.has_none is None or all(each not in it.abilities for each in what.has_none))
        and (what.power is None or ("Creature" in it.types and it.power >= what.power))
        and (what.colour is None or colour in it.colours)
        and (what.mana_value is None or is_within(what.mana_value, mana_value(it.cost)))
    )


def is_within(bound: Bound, number: int) -> bool:
    """Is a number so much or more, or so much or less?"""
    return (bound.least is None or number >= bound.least) and (
        bound.most is None or number <= bound.most
    )


def selected(state: State, what: What, by: Speaker) -> tuple[Permanent, ...]:
    """The permanents that a filter, or a name for one object, means to who says it."""
    if what == "itself":
        source = by.source
        return (state.permanents.get(source.id, source),) if source is not None else ()
    if what == "that_object":
        return tuple(it for it in state.permanents.values() if it.id == by.that_object)
    if what == "target":
        return _labelled(state, by.target)
    if what == "second_target":
        return _labelled(state, by.second_target)
    if what == "targets":
        chosen = (by.target, by.second_target, *by.more_targets)
        return tuple(it for each in chosen for it in _labelled(state, each))
    if what in ("created", "picked", "voted"):
        those = by.created if what == "created" else by.picked
        return tuple(it for it in state.permanents.values() if it.id in those)
    if isinstance(what, str):
        return _attached_to(state, by)
    return fitting(state, what, by)


def _labelled(state: State, label: str | None) -> tuple[Permanent, ...]:
    return tuple(it for it in state.permanents.values() if label_of(it) == label)


def _attached_to(state: State, by: Speaker) -> tuple[Permanent, ...]:
    """What the Aura or Equipment that says so is put on."""
    put = state.permanents.get(by.source.id, by.source) if by.source is not None else None
    return tuple(it for it in state.permanents.values() if put and it.id == put.attached)


def fitting(state: State, what: Filter, by: Speaker) -> tuple[Permanent, ...]:
    """The permanents on the battlefield that a filter fits."""
    return tuple(it for it in state.permanents.values() if is_meant(state, what, it, by))


def is_meant(state: State, what: Filter, it: Permanent, by: Speaker) -> bool:
    """Does a filter fit a permanent, controller and all, to who says it?"""
    colour = by.colour if what.colour == "chosen" else what.colour
    return (
        (what.controller is None or it.controller in players(state, what.controller, by))
        and (not what.other or by.source is None or it.id != by.source.id)
        and (what.other_than is None or it not in selected(state, what.other_than, by))
        and (what.damaged_by is None or _was_damaged(state, it, what.damaged_by, by))
        and (not what.attacked or it.id in state.attackers_this_turn)
        and (what.owner is None or it.owner in players(state, what.owner, by))
        and (what.greatest is None or _has_the_greatest(state, it))
        and _shares_type(state, what, it, by)
        and (what.attached_to is None or _is_on(state, it, what.attached_to, by))
        and (what.token is None or what.token == (it.card is None))
        and (not what.commander or it.card in state.commanders)
        and (what.state is None or _is_in(state, it, what.state))
        and (what.attacking is None or _attacks(state, it, players(state, what.attacking, by)))
        and fits(what, characteristics_of(state, it), colour)
    )


def _shares_type(state: State, what: Filter, it: Permanent, by: Speaker) -> bool:
    """Has it a creature type of another object, if so said?  Clause: object.creature_types"""
    if what.same_creature_type_as is None:
        return True
    others = selected(state, what.same_creature_type_as, by)
    theirs = (creature_types(characteristics_of(state, other)) for other in others)
    return any(creature_types(characteristics_of(state, it)) & types for types in theirs)


def _has_the_greatest(state: State, it: Permanent) -> bool:
    """Has none of its controller's other creatures more power?"""
    theirs = (each for each in state.permanents.values() if each.controller == it.controller)
    looks = [characteristics_of(state, each) for each in theirs]
    powers = [each.power for each in looks if "Creature" in each.types]
    now = characteristics_of(state, it)
    return "Creature" in now.types and now.power == max(powers)


def _is_on(state: State, it: Permanent, what: OneObject, by: Speaker) -> bool:
    """Is it an Aura or Equipment on that object?"""
    return any(it.attached == on.id for on in selected(state, what, by))


def _was_damaged(state: State, it: Permanent, what: OneObject, by: Speaker) -> bool:
    """Has one object dealt it damage this turn?"""
    sources = state.damaged_by.get(it.id, frozenset())
    return any(other.id in sources for other in selected(state, what, by))


def is_card_meant(state: State, what: Filter, card: CardId | str, by: Speaker) -> bool:
    """Does a filter fit a card outside the battlefield, by label or name, as it is printed?"""
    name = state.known[card].name if card in state.known else card
    colour = by.colour if what.colour == "chosen" else what.colour
    return fits(what, printed(Face(name, combined(state.cards[name]))), colour)


def _is_in(state: State, it: Permanent, at: ObjectState) -> bool:
    match at:
        case "attacking":
            return any(attack.creature == it.id for attack in state.attacks)
        case "unblocked":
            return is_unblocked(state, it.id)
        case "tapped":
            return it.tapped
        case "untapped":
            return not it.tapped
        case "face_down":
            return it.face_down


def _attacks(state: State, it: Permanent, whom: tuple[Player, ...]) -> bool:
    """Does it attack one of these players, or their team as one?  Clause: combat.attacks"""
    return any(
        attack.creature == it.id
        and attack.thing is None
        and bool({*whom} & {*((attack.player,) if attack.player else members(state, attack.team))})
        for attack in state.attacks
    )


def devotion(state: State, player: Player, colour: Colour) -> int:
    """A player's devotion to a colour: symbols on the player's own permanents.

    Clause: object.devotion. A symbol of two colours counts for each of them.
    """
    mine = (it for it in state.permanents.values() if it.controller == player)
    costs = [characteristics_of(state, it).cost for it in mine]
    return sum(colour in colours_of_symbol(each) for cost in costs for each in symbols(cost))
