"""Who, or what, can be chosen as a target."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.filters.protection import (
    EVERYTHING,
    is_protected,
    keywords_of_player,
    looks_of,
)
from ettin_engine.abilities.filters.spell_filters import abilities_on_stack, spell_of, spells
from ettin_engine.abilities.references import speaker
from ettin_engine.objects.characteristics import characteristics_of, has, printed, types
from ettin_engine.objects.faces import card_seen
from ettin_engine.objects.object_lookup import label_of, permanent_of
from ettin_engine.players.teams import opponents, players_in_order
from ettin_engine.state import Face
from ettin_spec.cards.declaration.mana_costs import with_x
from ettin_spec.cards.declaration.parts.targets import Target
from ettin_spec.cards.declaration.terms import Filter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import (
        CardId,
        Characteristics,
        Item,
        ObjectId,
        Permanent,
        Player,
        State,
    )
    from ettin_spec.cards.declaration.names import AnyTarget, TargetPlayer
    from ettin_spec.cards.declaration.parts.targets import Targets
    from ettin_spec.cards.declaration.words import Spell

ANY_TARGET = Target(who="any_player", what=Filter(types=("Creature", "Planeswalker", "Battle")))
"""What "any target" means: whoever and whatever can be dealt damage."""


def candidates(state: State, targets: Targets, by: Speaker) -> tuple[tuple[str, ...], ...]:
    """The players, and the labels of objects, spells and cards, that can be chosen for each target.

    Clauses: target.choose, target.each, target.for_each. Where one is chosen for each of some
    players there is a place for everybody who ever played, so that none moves as somebody leaves;
    nothing can be chosen for who is not meant.
    """
    if targets.for_each is not None:
        among = players(state, targets.for_each, by)
        return tuple(
            _candidates(state, targets.target, by.taking(each, targets.for_each))
            if each in among
            else ()
            for team in state.teams
            for each in team.players
        )
    return tuple(_candidates(state, target, by) for target in targets.in_order)


def _candidates(state: State, target: Target | AnyTarget, by: Speaker) -> tuple[str, ...]:
    if target == "any_target":
        target = ANY_TARGET
    named = _players(state, target.who, by.you)
    who = (player for player in named if not is_player_shielded(state, player, by.you))
    what = selected(state, target.what, by) if target.what is not None else ()
    open_ = (label_of(it) for it in what if not _is_shielded(state, it, by))
    on_stack = spells(state, target.spell, by) if target.spell is not None else ()
    abilities = abilities_on_stack(state) if target.ability is not None else {}
    return (*who, *open_, *on_stack, *abilities, *_cards(state, target, by))


def _cards(state: State, target: Target, by: Speaker) -> Iterator[CardId]:
    """The cards in graveyards that can be chosen."""
    if target.card_in is None:
        return
    whose = players_in_order(state) if target.whose is None else players(state, target.whose, by)
    for card in (card for player in whose for card in state.graveyards[player]):
        if target.type is None or _is_of(target.type, types(card_seen(state, card))):
            yield card


def _is_of(kind: str, those: tuple[str, ...]) -> bool:
    """Is a card with these types of a kind, or one that can be a permanent?"""
    if kind == "permanent":
        return "Instant" not in those and "Sorcery" not in those
    return kind in those


def _players(state: State, who: TargetPlayer | None, you: Player) -> tuple[Player, ...]:
    """The players that can be chosen; a teammate is no opponent.  Clause: target.choose"""
    match who:
        case "any_player":
            return players_in_order(state)
        case "opponent":
            return opponents(state, you)
        case None:
            return ()


def _is_shielded(state: State, it: Permanent, by: Speaker) -> bool:
    """Does a permanent keep a spell or ability from targeting it?

    Clauses: target.shroud, target.hexproof, protection.target. A teammate is no opponent.
    """
    if has(state, it, "shroud"):
        return True
    if has(state, it, "hexproof") and by.you in opponents(state, it.controller):
        return True
    return is_protected(state, it, looks_of(state, by.source, by.spell))


def is_player_shielded(state: State, player: Player, you: Player) -> bool:
    """Does something keep this player's spells and abilities from targeting another?

    Clauses: target.player_shroud, target.player_hexproof, protection.player. A teammate is no
    opponent, and has nothing of what is said of the player.
    """
    said = keywords_of_player(state, player)
    return not said.isdisjoint({"shroud", EVERYTHING}) or (
        "hexproof" in said and you in opponents(state, player)
    )


def apart(
    targets: Targets, options: tuple[str, ...], chosen: tuple[str | None, ...]
) -> tuple[str, ...]:
    """What can be chosen after others: not these again, where another one is asked for.

    Clause: target.each
    """
    return tuple(each for each in options if not targets.another or each not in chosen)


def with_targets(state: State, item: Item, chosen: tuple[str | None, ...]) -> Item:
    """A spell or ability for which these have been chosen, in order, each as the object that it is.

    Clause: zone.new_object
    """
    ids = tuple(_object(state, each) for each in chosen)
    return _aimed_at(replace(item, target_ids=ids), chosen)


def _aimed_at(item: Item, chosen: tuple[str | None, ...]) -> Item:
    target, second, *more = chosen if len(chosen) > 1 else (*chosen, None, None)[:2]
    return replace(item, target=target, second_target=second, more_targets=tuple(more))


def chosen_for(item: Item) -> tuple[str | None, ...]:
    """The targets that have been chosen, in order; None for each that need not be and is not."""
    return (item.target, item.second_target, *item.more_targets)


def with_chosen(
    state: State, item: Item, does: Sequence[Spell], targets: Sequence[tuple[str | None, ...]]
) -> Item:
    """A spell or ability that does this, in order, with the targets that are chosen for each, as
    the game stood then."""
    parts = tuple(
        with_targets(state, replace(item, do=each.do, targets=each.targets), chosen)
        for each, chosen in zip(does, targets, strict=True)
    )
    return parts[0] if len(parts) == 1 else replace(item, modes=parts)


def with_legal_targets(state: State, item: Item) -> Item | None:
    """A spell or ability with those of its targets that still are; None if none of them is.

    Clauses: target.illegal, target.illegal_part, target.up_to, zone.new_object. The targets of all
    its modes are its own; one for which none was chosen is not targeted.
    """
    if item.modes:
        left = tuple(part for mode in item.modes if (part := with_legal_targets(state, mode)))
        gone = any(map(_is_aimed, item.modes)) and not any(map(_is_aimed, left))
        return None if gone else replace(item, modes=left)
    if item.targets is None:
        return item
    options = candidates(state, item.targets, speaker(item))
    chosen = chosen_for(item)[: len(options)]
    if not any(chosen) and item.targets.up_to:
        return item
    still = tuple(
        each if each in among and _object(state, each) == then else None
        for each, among, then in zip_longest(chosen, options, item.target_ids[: len(options)])
    )
    return _aimed_at(item, still) if any(still) else None


def _object(state: State, target: str | None) -> ObjectId | tuple[CardId, int] | None:
    """Which object is called so: a permanent, or a card that has been buried so often.

    What is cast again while a spell is its target comes above that one on the stack.
    """
    if target is None:
        return None
    if (it := permanent_of(state, target)) is not None:
        return it.id
    return (target, state.buried.get(target, 0)) if target in state.known else None


def _is_aimed(part: Item) -> bool:
    """Has it a target, which where none need be chosen it may not?"""
    return any(each is not None for each in chosen_for(part))


def controller_of_target(state: State, item: Item) -> Player | None:
    """Who controls the target of a spell or ability, if that is an object or on the stack."""
    if item.targets is not None and item.targets.is_ability:
        ability = abilities_on_stack(state).get(item.target or "")
        return ability.controller if ability is not None else None
    spell = spell_of(state, item.target)
    found = spell if spell is not None else _permanent(state, item)
    return found.controller if found is not None else None


def target_as_it_is(state: State, item: Item) -> Characteristics | None:
    """What the target is now: an object on the battlefield, a spell with X as chosen in it, or a
    card in a graveyard.

    Clauses: object.as_it_was, object.mana_value
    """
    if (found := _permanent(state, item)) is not None:
        return characteristics_of(state, found)
    if (spell := spell_of(state, item.target)) is not None:
        assert spell.says is not None
        cost = with_x(spell.says.cost, spell.x)
        return printed(Face(spell.name, replace(spell.says, cost=cost)))
    if item.target in state.known:
        return printed(Face(state.known[item.target].name, card_seen(state, item.target)))
    return None


def _permanent(state: State, item: Item) -> Permanent | None:
    return next((it for it in state.permanents.values() if label_of(it) == item.target), None)
