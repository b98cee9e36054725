"""A card enters the battlefield: as a copy of what, what happens as it does, and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.filters.object_filters import fitting
from ettin_engine.abilities.references import Speaker
from ettin_engine.abilities.turn_times import is_during
from ettin_engine.events.battle_protectors import enter_protected
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.changes.battlefield_changes import enter
from ettin_engine.events.changes.copies import copy_of, copy_of_card
from ettin_engine.events.defending_choices import enter_combat
from ettin_engine.events.readings_never_in_force import note_copy
from ettin_engine.events.triggers.trigger_matching import entered
from ettin_engine.objects.characteristics import abilities, types, worded
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import opponents, players_in_order
from ettin_engine.state import Copied, Item
from ettin_spec.protocol.base import ChoiceKind, Colour, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ettin_engine.decisions.table import Table
    from ettin_engine.effects.entering_auras import Coming
    from ettin_engine.named_ties import Veil
    from ettin_engine.state import CardId, Face, ObjectId, Permanent, Player
    from ettin_spec.cards.declaration.names import ChosenAsItEnters, ChosenCost
    from ettin_spec.cards.declaration.parts.copies import EntersAs
    from ettin_spec.cards.declaration.words import Card


def enter_battlefield(
    table: Table,
    card: CardId,
    player: Player,
    perform: Callable[[Table, Item], None],
    *,
    attached: ObjectId | None = None,
    on_player: Player | None = None,
    tapped: bool = False,
    paid: tuple[ChosenCost, ...] = (),
    face: Card | None = None,
    veil: Veil | None = None,
) -> None:
    """A card enters the battlefield under a player's control, and what triggers then triggers.

    `perform` does what it does as it enters; `attached` is what an Aura enchants, `on_player` whom;
    `tapped` says that it is put there so, `paid` for which costs its spell was cast, `face` which
    face is up, if not the first, or with a `veil` none is.
    """
    name = table.s.known[card].name
    says = face or table.s.cards[name]
    if veil is not None:
        it = enter(table, says, name, player, card, veil=veil)
    else:
        copied = _copied(table, says, name, player)
        it = _enter_as(table, says, name, player, card, faces=copied)
    if attached is not None:
        change_permanent(table, it.id, attached=attached)
    if on_player is not None:
        change_permanent(table, it.id, on_player=on_player)
    if paid:
        change_permanent(table, it.id, paid=paid)
    if tapped:
        change_permanent(table, it.id, tapped=True)
    _is_there(table, it.id, perform)
    entered(table, table.s.permanents[it.id])


def enter_together(
    table: Table,
    cards: Iterable[Coming],
    perform: Callable[[Table, Item], None],
    *,
    tapped: bool = False,
    with_it: Callable[[Table, Permanent], None] | None = None,
) -> tuple[ObjectId, ...]:
    """Cards enter the battlefield together, each under a player's control, and see each other do.

    Clause: effect.onto_battlefield. None is a copy of another one of them, nor does what one does
    as it enters happen to another. `with_it` lets each attack, or gives it counters, before
    anything triggers.
    """
    coming = tuple(cards)
    copied = [_copied_by(table, each) for each in coming]
    there = [_put(table, *both, tapped=tapped) for both in zip(coming, copied, strict=True)]
    table.entering = frozenset(there)
    for it in there:
        _is_there(table, it, perform)
    table.entering = frozenset()
    if with_it is not None:
        for it in there:
            with_it(table, table.s.permanents[it])
    for it in there:
        entered(table, table.s.permanents[it])
    return tuple(there)


def _copied_by(table: Table, each: Coming) -> dict[str, Face]:
    name = table.s.known[each.card].name
    return _copied(table, table.s.cards[name], name, each.player)


def _put(table: Table, each: Coming, copied: dict[str, Face], *, tapped: bool) -> ObjectId:
    """One of those that enter together is put there, and has done nothing yet."""
    name = table.s.known[each.card].name
    it = _enter_as(table, table.s.cards[name], name, each.player, each.card, faces=copied)
    change_permanent(
        table, it.id, attached=each.on, on_player=each.on_player, tapped=tapped or it.tapped
    )
    return it.id


def put_token(
    table: Table,
    seen: Face,
    player: Player,
    perform: Callable[[Table, Item], None],
    *,
    tapped: bool = False,
    paid: tuple[ChosenCost, ...] = (),
) -> ObjectId:
    """A token with a face is put there under a player's control, as a card would be that has that
    face, and nothing has triggered yet; `paid` for which costs the spell was cast that it was.

    Clause: token.copy
    """
    copied = _copied(table, seen.says, seen.name, player)
    it = _enter_as(table, seen.says, seen.name, player, None, faces=copied)
    change_permanent(table, it.id, colours=seen.colours, tapped=tapped, paid=paid)
    _is_there(table, it.id, perform)
    return it.id


def _is_there(table: Table, it: ObjectId, perform: Callable[[Table, Item], None]) -> None:
    """What comes with entering: who protects it, whom it defends, what it says itself."""
    enter_protected(table, table.s.permanents[it])
    if is_during(table.s, "combat"):
        enter_combat(table, table.s.permanents[it])
    _as_it_enters(table, table.s.permanents[it], perform)


def _enter_as(
    table: Table,
    says: Card,
    name: str,
    player: Player,
    card: CardId | None,
    *,
    faces: dict[str, Face],
) -> Permanent:
    """A card, or a token, enters the battlefield, as a copy of a card if it may be one.

    Clause: object.enters_as_copy. It is a copy before it is there.
    """
    copies = tuple(Copied(face, player) for face in faces.values())
    it = enter(table, says, name, player, card, copies=copies)
    if faces:
        note_copy(table, it, _card_of(table, [*faces][-1]))
    return it


def _copied(table: Table, says: Card, name: str, player: Player) -> dict[str, Face]:
    """What is copied, one after the other, by label; what the copied one says counts too."""
    faces: dict[str, Face] = {}
    while (offer := _offer(says)) is not None:
        offered = _offered(table, offer, player)
        options = tuple(label for label in offered if label not in faces)
        kind, purpose, most = ChoiceKind.OBJECTS, Purpose.COPIED, min(1, len(options))
        picked = table.ask(Choice(kind, purpose, (player,), options, name, min=0, max=most))
        if not picked:
            break
        faces[picked[0]] = _with_type(offered[picked[0]], offer.also)
        says = faces[picked[0]].says
    return faces


def _offer(says: Card) -> EntersAs | None:
    found = (ability.enters_as for ability in worded(says.abilities))
    return next((offer for offer in found if offer is not None), None)


def _offered(table: Table, offer: EntersAs, player: Player) -> dict[str, Face]:
    """What a copy would be of each permanent that fits, or of each such card in graveyards."""
    if offer.of is not None:
        there = fitting(table.s, offer.of, Speaker(player))
        return {label_of(it): copy_of(it) for it in there}
    cards = [card for p in players_in_order(table.s) for card in table.s.graveyards[p]]
    faces = {card: copy_of_card(table, card) for card in cards}
    return {card: face for card, face in faces.items() if offer.type in types(face.says)}


def _with_type(face: Face, also: str | None) -> Face:
    """What is copied, with a type in addition to its others.  Clause: object.copy_except"""
    if also is None or also in types(face.says):
        return face
    return replace(face, says=replace(face.says, type=f"{also} {face.says.type}"))


def _card_of(table: Table, label: str) -> CardId | None:
    """The card that has been copied; None for a token."""
    if label in table.s.known:
        return label
    return next((it.card for it in table.s.permanents.values() if label_of(it) == label), None)


def _as_it_enters(table: Table, it: Permanent, perform: Callable[[Table, Item], None]) -> None:
    """What a permanent settles, or does, as it enters happens, before anything triggers.

    Clause: object.enters_tapped
    """
    for ability in abilities(table.s, it):
        if ability.enters is not None:
            if ability.enters.choose is not None:
                _choose(table, it, ability.enters.choose.word)
            if ability.enters.tapped:
                change_permanent(table, it.id, tapped=True)
        if ability.enters_doing is not None:
            perform(table, Item(it.name, it.controller, ability.enters_doing, source=it))


def _choose(table: Table, it: Permanent, word: ChosenAsItEnters) -> None:
    """A colour, or an opponent, who is no teammate.  Clauses: object.enters_chosen, team.opponents

    Of several opponents the controller chooses one.
    """
    by, name = (it.controller,), it.name
    if word == "colour":
        choice = Choice(ChoiceKind.OPTION, Purpose.COLOUR, by, tuple(Colour), name)
        change_permanent(table, it.id, chosen_colour=Colour(table.ask(choice)[0]))
    elif options := opponents(table.s, it.controller):
        choice = Choice(ChoiceKind.PLAYER, Purpose.OPPONENT, by, options, name)
        change_permanent(table, it.id, chosen_player=table.ask(choice)[0])
