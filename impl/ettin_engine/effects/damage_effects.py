"""Damage that a spell or ability deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.amounts import amounts, value
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.events.damage.damage_keywords import keywords_of, with_keywords
from ettin_engine.events.damage.damage_results import damage_permanent, damage_player
from ettin_engine.events.replacement_effects import dealt
from ettin_engine.events.triggers.trigger_matching import were_dealt_damage
from ettin_engine.events.turn_history import note_damage
from ettin_engine.objects.characteristics import is_creature, power
from ettin_engine.state import Hit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent, Player
    from ettin_spec.cards.declaration.parts.effect_parts import Damage, Fight
    from ettin_spec.cards.declaration.terms import OneObject


def deal(table: Table, says: Damage, item: Item) -> None:
    """Players and objects are dealt an amount; all is read before any is dealt.

    Clause: damage.source. Where another object than the source deals it, that has to be there.
    """
    by, source = speaker(item), item.source
    if says.by is not None:
        source = _there(table, says.by, item)
        if source is None:
            return
        by = replace(by, source=source)
    to = amounts(table.s, says.to, says.amount, by) if says.to is not None else {}
    on = selected(table.s, says.on, by) if says.on is not None else ()
    had = keywords_of(table.s, source)
    spell = item.says if source is None else None
    hit = Hit(0, by=source, had=had, spell=spell, dealer=item.controller if spell else None)
    would = [replace(hit, amount=amount, player=player) for player, amount in to.items()]
    amounts_on = {it.id: value(table.s, says.amount, replace(by, at_hand=it.id)) for it in on}
    would += [replace(hit, amount=n, creature=it) for it, n in amounts_on.items()]
    deal_all(table, would)


def fight(table: Table, says: Fight, item: Item) -> None:
    """Two creatures each deal damage equal to their power to the other.

    Clause: effect.fight. Nothing happens where one of them is gone, or is no creature any more.
    """
    one, other = _there(table, says.what, item), _there(table, says.with_, item)
    if one is None or other is None:
        return
    if is_creature(table.s, one) and is_creature(table.s, other):
        deal_all(table, [_blow(table, one, other), _blow(table, other, one)])


def _blow(table: Table, by: Permanent, on: Permanent) -> Hit:
    had = keywords_of(table.s, by)
    return Hit(power(table.s, by), creature=on.id, by=by, had=had)


def _there(table: Table, says: OneObject, item: Item) -> Permanent | None:
    """The object on the battlefield that is meant, if it is still there."""
    found = selected(table.s, says, speaker(item))
    return next((it for it in found if it.id in table.s.permanents), None)


def hit_by_source(table: Table, item: Item, player: Player, amount: int) -> Hit:
    """What a player would be dealt by the source of a spell or ability.  Clause: damage.source"""
    return Hit(amount, player=player, by=item.source, had=keywords_of(table.s, item.source))


def deal_all(table: Table, would: Sequence[Hit]) -> None:
    """Damage is dealt all at once, as far as nothing prevents or replaces it."""
    hits = dealt(table, would, combat=False)
    for one in hits:
        infect = "infect" in one.had
        if one.player is not None:
            damage_player(table, one.player, one.amount, infect)
        elif one.creature is not None:
            damage_permanent(table, one.creature, one.amount, one.infecting)
    note_damage(table, hits)
    were_dealt_damage(table, [one.creature for one in hits if one.creature and one.amount])
    with_keywords(table, hits)
