"""The single changes of which everything else is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.life_prohibitions import barred
from ettin_engine.abilities.exiled_instead import exiled_instead, is_exiled_instead
from ettin_engine.events.leaving.commander_moves import goes_aside
from ettin_engine.events.leaving.last_seen import seen_by_abilities
from ettin_engine.events.libraries import take_top
from ettin_engine.events.replacement_effects import applied, key_of, next_modifier, replaced
from ettin_engine.events.shuffling import name_in_library, shuffle_into_library
from ettin_engine.events.triggers.chapter_triggers import chapters_reached
from ettin_engine.events.triggers.trigger_matching import (
    counters_were_put,
    defeated,
    departed,
    discarded,
    drew,
    life_was_gained,
    life_was_lost,
)
from ettin_engine.events.turn_history import count
from ettin_engine.named_ties import Veil
from ettin_engine.objects.characteristics import (
    characteristics_of,
    face,
    first_counters,
    is_creature,
    worn_by_damage,
)
from ettin_engine.players.player_counters import is_shared
from ettin_engine.players.teams import team_of
from ettin_engine.proposed_events import Event
from ettin_engine.state import Permanent
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.events.replacement_effects import Key
    from ettin_engine.state import CardId, Copied, Item, ObjectId, Player, TeamId
    from ettin_spec.cards.declaration.words import Card


def change_life(table: Table, player: Player, by: int, *, by_damage: bool = False) -> None:
    """A player gains or loses life; the result is applied to the team's total.

    Clauses: life.shared, life.cannot_gain, life.cannot_lose, replacement.cannot. Units: life
    points, negative for a loss. Nothing happens to who can't, nor is it replaced.
    """
    gains = by > 0
    if player in barred(table.s, "gain_life" if gains else "lose_life"):
        return
    if gains:
        by = replaced(table, Event("gain_life", (by,), player)).amount
    else:
        by = -replaced(table, Event("lose_life", (-by,), player, by_damage=by_damage)).amount
    team = team_of(table.s, player)
    table.put("life", team, table.s.life[team] + by)
    if by < 0:
        note_loss(table, player, -by)
    elif by > 0:
        count(table, "life_gained", player, by)
        life_was_gained(table, player, by)


def note_loss(table: Table, player: Player, amount: int) -> None:
    """A player, and not the teammate, has lost life.  Clause: life.shared"""
    table.put("life_lost", player, table.s.life_lost.get(player, 0) + amount)
    life_was_lost(table, player, amount)


def set_team_life(table: Table, team: TeamId, total: int) -> None:
    """A team's life total becomes a number."""
    table.put("life", team, total)


def damage_player(table: Table, player: Player, amount: int, infect: bool = False) -> None:
    """A player is dealt damage: loses that much life, or gets that many poison counters.

    Clauses: life.shared, poison.infect
    """
    if amount > 0:
        count(table, "damage_taken", player, amount)
    if infect:
        give_counters(table, player, CounterKind.POISON, amount)
    else:
        change_life(table, player, -amount, by_damage=True)


def damage_permanent(
    table: Table, permanent: ObjectId, amount: int, infected_by: Player | None = None
) -> None:
    """A creature is dealt damage, which stays until the cleanup step, or is infected for good.

    Clauses: poison.infect, planeswalker.damage, battle.damage. A planeswalker loses as much
    loyalty, a battle as much defense; what is a creature too suffers both.
    """
    it = table.s.permanents[permanent]
    for kind in worn_by_damage(table.s, it):
        put_counters(table, permanent, kind, -min(it.counters.get(kind, 0), amount))
    if not is_creature(table.s, it):
        return
    if infected_by is not None:
        put_counters_for(table, infected_by, permanent, CounterKind.MINUS, amount)
        return
    it = table.s.permanents[permanent]
    table.put("permanents", permanent, replace(it, damage=it.damage + amount))


def put_counters(table: Table, permanent: ObjectId, kind: str, number: int) -> None:
    """Counters are put on a permanent, or with a negative number removed."""
    there = table.s.permanents[permanent].counters
    left = there.get(kind, 0) + number
    change_permanent(table, permanent, counters={**there, kind: left})
    if number < 0 and left == 0 and kind == CounterKind.DEFENSE:
        defeated(table, table.s.permanents[permanent])
    if number > 0 and kind == CounterKind.LORE:
        chapters_reached(table, table.s.permanents[permanent], there.get(kind, 0))


def put_counters_for(
    table: Table, player: Player, permanent: ObjectId, kind: str, number: int
) -> None:
    """A player puts counters on a permanent, which something may replace and abilities may see.

    Clause: counters.put. What is removed is replaced by nothing.
    """
    if number > 0:
        number = _so_many(table, permanent, number)
    put_counters(table, permanent, kind, number)
    if number > 0:
        counters_were_put(table, player, kind, table.s.permanents[permanent])


def _so_many(table: Table, permanent: ObjectId, number: int) -> int:
    """How many counters of one kind are put on a permanent on which so many would be."""
    return replaced(table, Event("put_counters", (number,), permanent=permanent)).amount


def remove_pairs(table: Table, it: Permanent) -> None:
    """As many +1/+1 as -1/-1 counters go, all that can.  Clause: counters.pairs"""
    pairs = min(it.counters[CounterKind.PLUS], it.counters[CounterKind.MINUS])
    for kind in (CounterKind.PLUS, CounterKind.MINUS):
        put_counters(table, it.id, kind, -pairs)


def give_counters(table: Table, player: Player, kind: str, number: int) -> None:
    """A player gets counters, which the team has where they are shared.

    Clauses: poison.shared, poison.cannot, counters.put
    """
    if kind == CounterKind.POISON:
        number = 0 if player in barred(table.s, "get_poison") else number
    number = replaced(table, Event("put_counters", (number,), player)).amount
    _add(table, player, kind, number)


def lose_counters(table: Table, player: Player, kind: str, number: int) -> None:
    """A player loses counters, as many as there are at most.  Clause: poison.lose_counters"""
    _add(table, player, kind, -number)


def _add(table: Table, player: Player, kind: str, number: int) -> None:
    shared = is_shared(table.s, kind)
    field, key = ("team_counters", team_of(table.s, player)) if shared else ("counters", player)
    there = getattr(table.s, field)[key]
    table.put(field, key, {**there, kind: max(0, there.get(kind, 0) + number)})


def change_permanent(table: Table, permanent: ObjectId, **to: object) -> None:
    """Some of a permanent's own state becomes something else."""
    table.put("permanents", permanent, replace(table.s.permanents[permanent], **to))


def enter(
    table: Table,
    says: Card,
    name: str,
    player: Player,
    card: CardId | None,
    *,
    copies: tuple[Copied, ...] = (),
    veil: Veil | None = None,
) -> Permanent:
    """A new object, be it a copy or with a `veil` face down already, enters the battlefield under a
    player's control.

    Clause: object.enters_as_copy, zone.new_object, counters.put
    """
    owner = table.s.known[card].owner if card is not None else player
    number = table.number()
    it = Permanent(number, name, says, player, owner, card, copies=copies)
    it = replace(it, face_down=veil is not None, veil=veil)
    table.put("permanents", it.id, it)
    first = first_counters(face(it).says)
    if first:
        counters = {kind: _so_many(table, it.id, number) for kind, number in first.items()}
        change_permanent(table, it.id, counters=counters)
    return table.s.permanents[it.id]


def leave_for_graveyard(table: Table, permanents: Iterable[ObjectId]) -> None:
    """Permanents are put into their owners' graveyards together; tokens are gone.

    Clause: trigger.dies, token.ceases. Permanents that die together see each other die; what goes
    elsewhere instead does not die.
    """
    before = table.s
    gone = [before.permanents[permanent] for permanent in permanents]
    away = exiled_instead(before, gone)
    leave_battlefield(table, gone)
    buried = [it for it in gone if it.card is None or bury(table, it.card, exiled=it.card in away)]
    for it in buried:
        if "Creature" in characteristics_of(before, it).types:
            count(table, "creatures_died", it.controller)
        departed(table, before, it, "dies")


def leave_battlefield(table: Table, gone: Sequence[Permanent]) -> None:
    """Permanents leave the battlefield together, wherever they go.  Clause: trigger.dies"""
    before = table.s
    seen_by_abilities(table, gone)
    for it in gone:
        table.drop("permanents", it.id)
    for it in gone:
        departed(table, before, it, "leaves")


def exile_permanents(table: Table, gone: Sequence[Permanent]) -> None:
    """Permanents leave the battlefield together for good; tokens are gone.  Clause: zone.exile"""
    leave_battlefield(table, gone)
    for it in gone:
        if it.card is not None:
            _banish(table, it.card)


def take_in_hand(table: Table, gone: Sequence[Permanent]) -> None:
    """Permanents return together to their owners' hands; tokens are gone.

    Clause: zone.owner, token.ceases, commander.hand_library
    """
    leave_battlefield(table, gone)
    for it in gone:
        if it.card is not None:
            take_card_in_hand(table, it.card)


def put_into_library(table: Table, it: Permanent) -> None:
    """A permanent is shuffled into its owner's library; of a token nothing but the shuffle is left.

    Clause: commander.hand_library
    """
    leave_battlefield(table, (it,))
    names: tuple[str, ...] = ()
    if it.card is not None and not goes_aside(table, it.card, "library"):
        names = (name_in_library(table, it.card),)
    shuffle_into_library(table, it.owner, names)


def exile_card(table: Table, card: CardId) -> None:
    """A card in a graveyard leaves it for good.  Clause: zone.exile"""
    if leave_graveyard(table, card):
        _banish(table, card)


def exile_spell(table: Table, card: CardId) -> None:
    """A spell that resolves leaves the stack, and goes to no graveyard.  Clause: zone.exile"""
    table.set(stack=tuple(item for item in table.s.stack if item.card != card))
    _banish(table, card)


def leave_graveyard(table: Table, card: CardId) -> bool:
    """A card leaves its owner's graveyard; was it there?"""
    owner = table.s.known[card].owner
    if card not in table.s.graveyards[owner]:
        return False
    table.put("graveyards", owner, tuple(c for c in table.s.graveyards[owner] if c != card))
    return True


def take_card_in_hand(table: Table, card: CardId) -> None:
    """A card that was in a graveyard is in its owner's hand.  Clause: commander.hand_library"""
    owner = table.s.known[card].owner
    if not goes_aside(table, card, "hand"):
        table.put("hands", owner, (*table.s.hands[owner], card))


def _banish(table: Table, card: CardId) -> None:
    table.set(
        exiled_with={c: tie for c, tie in table.s.exiled_with.items() if c != card},
        playable={c: given for c, given in table.s.playable.items() if c != card},
    )
    if not goes_aside(table, card, "exile"):
        table.set(exiled=(*table.s.exiled, card))


def bury(table: Table, card: CardId, *, exiled: bool | None = None) -> bool:
    """A card is put into its owner's graveyard, if it does not go elsewhere instead.

    Clause: zone.graveyard. Of what dies it was settled before whether it is `exiled` instead.
    """
    if is_exiled_instead(table.s, card) if exiled is None else exiled:
        _banish(table, card)
        return False
    if goes_aside(table, card, "graveyard"):
        return False
    owner = table.s.known[card].owner
    table.put("graveyards", owner, (*table.s.graveyards[owner], card))
    return True


def discard_card(table: Table, player: Player, card: CardId) -> None:
    """A player discards a card: it goes from the hand to the graveyard.  Clause: zone.graveyard"""
    table.put("hands", player, tuple(c for c in table.s.hands[player] if c != card))
    bury(table, card)
    count(table, "cards_discarded", player)
    discarded(table, player)


def draw(
    table: Table,
    player: Player,
    perform: Callable[[Table, Item], None],
    used: frozenset[Key] = frozenset(),
) -> None:
    """A player draws a card, or as many as something makes of it.

    Clauses: replacement.draw, replacement.once, replacement.instead. Each of several cards is a
    draw of its own, which what has not made it (`used`) may replace. `perform` does what is done
    instead.
    """
    event = Event("draw", (1,), player)
    work = next_modifier(table, event, used)
    if work is None:
        draw_unreplaced(table, player)
        return
    event = applied(table, work, event)
    for item in event.instead:
        perform(table, item)
    for _ in range(event.amount):
        draw(table, player, perform, used | {key_of(work)})


def draw_unreplaced(table: Table, player: Player) -> None:
    """A player draws a card, or is noted as unable to.  Clause: draw.empty"""
    library = table.s.libraries[player]
    if not library:
        table.set(unable_to_draw=table.s.unable_to_draw | {player})
        return
    card = take_top(table, player)
    s = table.s
    table.set(hands={**s.hands, player: (*s.hands[player], card)}, drawn=s.drawn | {player})
    drew(table, player, count(table, "cards_drawn", player))


def mill(table: Table, player: Player, number: int) -> None:
    """The top cards of a library are put into the graveyard, as many as there are.

    Clause: effect.mill. Nobody loses for want of cards to put there.
    """
    for _ in range(min(number, len(table.s.libraries[player]))):
        bury(table, take_top(table, player))


def exile_top(table: Table, player: Player, number: int) -> tuple[CardId, ...]:
    """The top cards of a library are exiled, as many as there are.  Clause: zone.exile"""
    cards = tuple(take_top(table, player) for _ in table.s.libraries[player][:number])
    for card in cards:
        _banish(table, card)
    return cards


def leave_exile(table: Table, card: CardId) -> bool:
    """A card leaves exile; was it there?"""
    if card not in table.s.exiled:
        return False
    table.set(exiled=tuple(other for other in table.s.exiled if other != card))
    return True


def set_pool(table: Table, player: Player, mana: tuple[str, ...]) -> None:
    """A player's unspent mana becomes this, by colour.  Clause: mana.own"""
    table.put("pools", player, mana)


def push(table: Table, item: Item) -> None:
    """A spell or ability is put on top of the stack.  Clause: stack.top"""
    table.set(stack=(*table.s.stack, item))
