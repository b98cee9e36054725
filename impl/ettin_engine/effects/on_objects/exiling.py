"""What is exiled, for good or until the permanent that says so leaves, and what returns then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.as_it_enters import enter_battlefield
from ettin_engine.events.basic_changes import exile_card, exile_permanents, exile_spell
from ettin_engine.state import ExiledWith

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Permanent, Player, State
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.terms import What


def exile(table: Table, says: What, item: Item) -> None:
    """Objects leave the battlefield, the target's card or the spell its zone, for good.

    Clauses: zone.exile, ability.linked
    """
    before = table.s.exiled
    there = [it for it in selected(table.s, says, speaker(item)) if it.id in table.s.permanents]
    exile_permanents(table, there)
    if says == "target" and item.target in table.s.known:
        exile_card(table, item.target)
    if says == "itself" and item.card is not None:
        exile_spell(table, item.card)
    if item.source is not None:
        _tie(table, before, ExiledWith(item.source.id))


def exile_graveyard(table: Table, says: Who, item: Item) -> None:
    """All cards in the graveyards of players leave them.  Clause: zone.exile"""
    for player in players(table.s, says, speaker(item)):
        for card in table.s.graveyards[player]:
            exile_card(table, card)


def exile_until_leaves(table: Table, says: What, item: Item) -> None:
    """Objects leave the battlefield until the source does, and not at all if it has already.

    Clause: effect.until_leaves
    """
    source = item.source
    assert source is not None, "only of a permanent can it be said that it leaves"
    if source.id not in table.s.permanents:
        return
    before = table.s.exiled
    exile_permanents(table, selected(table.s, says, speaker(item)))
    _tie(table, before, ExiledWith(source.id, until_it_leaves=True))


def _tie(table: Table, before: tuple[CardId, ...], tie: ExiledWith) -> None:
    """It is noted with what the cards that lie in exile now and did not before were exiled."""
    for card in table.s.exiled[len(before) :]:
        table.put("exiled_with", card, tie)


def exiled_with(state: State, source: Permanent | None) -> tuple[CardId, ...]:
    """The cards that an ability of this permanent has exiled last.  Clause: ability.linked"""
    assert source is not None, "only with a permanent can something have been exiled"
    return tuple(card for card, tie in state.exiled_with.items() if tie.by == source.id)


def end_exile(table: Table, perform: Callable[[Table, Item], None]) -> None:
    """What was exiled until a permanent leaves comes back as soon as that has.

    Clause: effect.until_leaves. It is no ability: nobody waits for it, and who has left the game
    keeps nothing from its owner. `perform` does what it does as it enters.
    """
    for card, tie in table.s.exiled_with.items():
        if tie.until_it_leaves and tie.by not in table.s.permanents and card in table.s.exiled:
            come_back(table, card, table.s.known[card].owner, perform)


def come_back(
    table: Table, card: CardId, player: Player, perform: Callable[[Table, Item], None]
) -> None:
    """A card leaves exile for the battlefield.  Clause: zone.new_object"""
    table.set(exiled=tuple(other for other in table.s.exiled if other != card))
    enter_battlefield(table, card, player, perform)
