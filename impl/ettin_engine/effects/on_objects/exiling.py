"""What is exiled, for good or until the permanent that says so leaves, and what returns then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import having_undone, speaker
from ettin_engine.effects.as_it_enters import enter_together
from ettin_engine.effects.entering_auras import coming
from ettin_engine.events.changes.battlefield_changes import exile_permanents
from ettin_engine.events.changes.card_moves import bury, exile_card, exile_spell, leave_exile
from ettin_engine.events.changes.card_moves import exile_top as exile_cards_on_top
from ettin_engine.named_ties import ExiledWith, Playable
from ettin_engine.objects.command_zone import is_in_graveyard
from ettin_engine.objects.exiled_cards import exiled_with
from ettin_engine.objects.object_lookup import has_left

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Player, State
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.parts.effect_parts import BuryExiled
    from ettin_spec.cards.declaration.terms import What
    from ettin_spec.cards.declaration.words import ExileTop


def exile(table: Table, says: What, item: Item) -> Item:
    """Objects leave the battlefield, the card that is the target or says so a graveyard, or the
    spell the stack, for good; the item remembers which permanents.

    Clauses: zone.exile, ability.linked
    """
    before, as_they_were = table.s.exiled, table.s
    there = [it for it in selected(table.s, says, speaker(item)) if it.id in table.s.permanents]
    exile_permanents(table, there)
    card = lying(table.s, says, item) if says in ("target", "itself") else None
    if card is not None:
        exile_card(table, card)
    if says == "itself" and item.card is not None:
        exile_spell(table, item.card)
    if item.source is not None:
        _tie(table, before, ExiledWith(item.source.id))
    return having_undone(item, "exiled", as_they_were, there)


def lying(state: State, says: What, item: Item) -> CardId | None:
    """The card that is meant where it is no permanent: the target, or what says so.

    Clause: zone.new_object. An ability that triggers as its own object dies finds the card.
    """
    if says == "target":
        return item.target if item.target in state.known else None
    source = item.source
    if source is None or source.card is None:
        return None
    by_event = item.that_object == source.id and item.that_card is not None
    there = by_event and source.card in state.graveyards[source.owner]
    return source.card if there or is_in_graveyard(state, source) else None


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
    if has_left(table.s, source.id):
        return
    before = table.s.exiled
    exile_permanents(table, selected(table.s, says, speaker(item)))
    _tie(table, before, ExiledWith(source.id, until_it_leaves=True))


def _tie(table: Table, before: tuple[CardId, ...], tie: ExiledWith) -> None:
    """It is noted with what the cards that lie in exile now and did not before were exiled."""
    for card in table.s.exiled[len(before) :]:
        table.put("exiled_with", card, tie)


def exile_top(
    table: Table, says: ExileTop, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """The controller exiles the top cards of the own library, and may play them then or later.

    Clauses: ability.linked, zone.play_exiled, spell.cast_while_resolving. `perform` does what
    follows where a card is not cast.
    """
    before, you = table.s.exiled, item.controller
    cards = exile_cards_on_top(table, you, says.number)
    if item.source is not None:
        _tie(table, before, ExiledWith(item.source.id))
    if says.may == "cast_now":
        if not any(table.cast_now(you, card) for card in cards if card in table.s.exiled):
            perform(table, replace(item, do=says.otherwise))
    elif says.may is not None:
        given = Playable(
            you,
            this_turn=says.may == "play_this_turn",
            next_turn=says.may == "play_next_turn",
        )
        table.set(playable={**table.s.playable, **dict.fromkeys(cards, given)})


def bury_exiled(table: Table, _: BuryExiled, item: Item) -> int:
    """Cards that the source has exiled go to their owners' graveyards; how many they were.

    Clause: ability.linked
    """
    assert item.source is not None, "only with a permanent can something have been exiled"
    cards = exiled_with(table.s, item.source.id)
    for card in cards:
        leave_exile(table, card)
        bury(table, card)
    return len(cards)


def end_exile(table: Table, perform: Callable[[Table, Item], None]) -> None:
    """What was exiled until a permanent leaves comes back as soon as that has.

    Clause: effect.until_leaves. It is no ability: nobody waits for it, and who has left the game
    keeps nothing from its owner. `perform` does what it does as it enters.
    """
    for card, tie in table.s.exiled_with.items():
        if tie.until_it_leaves and has_left(table.s, tie.by) and card in table.s.exiled:
            come_back(table, card, table.s.known[card].owner, perform)


def come_back(
    table: Table, card: CardId, player: Player, perform: Callable[[Table, Item], None]
) -> None:
    """A card leaves exile for the battlefield.  Clauses: zone.new_object, aura.enters"""
    comes = coming(table, player, card)
    if comes is not None:
        leave_exile(table, card)
        enter_together(table, (comes,), perform)
