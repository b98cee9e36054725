"""Dungeons: a player's marker goes from room to room, and each room does something."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.triggers.trigger_matching import wait
from ettin_engine.named_ties import Marker
from ettin_engine.objects.characteristics import subtypes, types, worded
from ettin_engine.state import Permanent
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.parts.events import Room
    from ettin_spec.cards.declaration.words import Card, Triggered

SORT = "Dungeon"


def venture(table: Table, player: Player, into: str | None, source: str) -> None:
    """A player's marker goes to the next room, or to the first of another dungeon.

    Clauses: dungeon.venture, dungeon.choice, dungeon.bottom, dungeon.type. Who is in a dungeon goes
    on there, whatever dungeon was spoken of.
    """
    marker = table.s.markers.get(player)
    further = () if marker is None else _further(table.s, player, marker)
    if marker is not None and further:
        _move(table, player, marker.dungeon, _chosen(table, player, further, source))
        return
    if marker is not None:
        _complete(table, player)
    firsts = {first_room(table.s.cards[name]): name for name in open_dungeons(table.s, into)}
    if firsts:
        room = _chosen(table, player, tuple(firsts), source)
        name = firsts[room]
        dungeon = Permanent(table.number(), name, table.s.cards[name], player, player)
        table.set(emblems=(*table.s.emblems, dungeon))
        _move(table, player, dungeon.id, room)


def open_dungeons(state: State, into: str | None) -> tuple[str, ...]:
    """The dungeons that a player can bring into the game: those of a type, or else those that need
    not be called by theirs.  Clauses: dungeon.venture, dungeon.type"""
    there = state.cards.items()
    dungeons = [(name, card) for name, card in there if SORT in types(card) and rooms(card)]
    if into is not None:
        return tuple(name for name, card in dungeons if into in subtypes(card))
    return tuple(name for name, card in dungeons if not _is_entered_by_name(card))


def _is_entered_by_name(card: Card) -> bool:
    return any(ability.entered_as is not None for ability in worded(card.abilities))


@cache
def rooms(card: Card) -> Mapping[str, tuple[Room, Triggered]]:
    """The rooms of a dungeon by name, with what is done in each; of no other card any."""
    triggers = [ability.trigger for ability in worded(card.abilities) if ability.trigger]
    found = [(each.when.room, each) for each in triggers if each.when.room is not None]
    return {room.name: (room, each) for room, each in found}


def first_room(card: Card) -> str:
    """The topmost room of a dungeon, to which no arrow leads: the one that is said first."""
    return next(iter(rooms(card)))


def _further(state: State, player: Player, marker: Marker) -> tuple[str, ...]:
    """The rooms of the dungeon to which arrows lead from the one where a player's marker is."""
    there = rooms(dungeon_of(state, player).says)
    return tuple(room for room in there[marker.room][0].leads_to if room in there)


def dungeon_of(state: State, player: Player) -> Permanent:
    """The dungeon in which a player's marker is."""
    marker = state.markers[player]
    return next(it for it in state.emblems if it.id == marker.dungeon)


def _chosen(table: Table, player: Player, options: tuple[str, ...], source: str) -> str:
    """The room where only one arrow leads on, or else the one that the player chooses."""
    if len(options) == 1:
        return options[0]
    choice = Choice(ChoiceKind.OPTION, Purpose.ROOM, (player,), options, source)
    return table.ask(choice)[0]


def _move(table: Table, player: Player, dungeon: int, room: str) -> None:
    """The marker goes into a room, whose ability triggers.  Clause: dungeon.room"""
    table.put("markers", player, Marker(dungeon, room))
    it = dungeon_of(table.s, player)
    wait(table, it, rooms(it.says)[room][1], player)


def _complete(table: Table, player: Player) -> None:
    """A player's dungeon leaves the game, which completes it.  Clause: dungeon.completed"""
    dungeon = table.s.markers[player].dungeon
    table.set(
        emblems=tuple(it for it in table.s.emblems if it.id != dungeon),
        markers={each: it for each, it in table.s.markers.items() if each != player},
        completed=table.s.completed | {player},
    )


def complete_dungeons(table: Table) -> bool:
    """The dungeons leave that have been gone through to the last room, none of whose abilities
    waits or is on the stack; have any?  Clause: dungeon.leaves
    """
    s = table.s
    last = [player for player, it in s.markers.items() if not _further(s, player, it)]
    sources = [it.source.id for it in (*s.stack, *s.waiting) if it.source is not None]
    through = [player for player in last if s.markers[player].dungeon not in sources]
    for player in through:
        _complete(table, player)
    return bool(through)


def markers_leave(table: Table, gone: tuple[Player, ...]) -> None:
    """The markers of players who leave the game leave with their dungeons."""
    left = {player: it for player, it in table.s.markers.items() if player not in gone}
    table.set(markers=left)


def with_marker(state: State, player: Player, room: str) -> State:
    """The state with a player's marker in a room, where nothing has triggered.

    Raises:
        Illegal: no dungeon that is known has such a room, or the player is in one already.
    """
    for name, card in state.cards.items():
        if room in rooms(card) and player not in state.markers:
            dungeon = Permanent(state.made + 1, name, card, player, player)
            return replace(
                state,
                made=state.made + 1,
                emblems=(*state.emblems, dungeon),
                markers={**state.markers, player: Marker(dungeon.id, room)},
            )
    raise Illegal(f"{player}'s marker cannot be in {room}")
