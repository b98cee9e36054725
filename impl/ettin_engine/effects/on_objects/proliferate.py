"""Proliferating: who and what has counters gets more, as the player who does it chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ettin_engine.decisions.choices import member_choice
from ettin_engine.events.changes.counter_changes import give_counters, put_counters_for
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.player_counters import is_shared, kinds_of
from ettin_engine.players.teams import members, players_in_order, teams_in_order
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.choices import Picked
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player, State

OF_PLAYERS = ("players", "players_one_kind", "players_every_kind")
"""The readings by which players are chosen, and not teams."""

Kinds = dict[str, tuple[str, ...]]
"""What can be chosen, a label, player or team, and the kinds of counters that it has."""


def proliferate(table: Table, _: Literal["you"], item: Item) -> None:
    """All is chosen first, then all counters are given.  Clause: counters.proliferate"""
    state = table.s
    things, holders = _permanents(state), _holders(state)
    options = (*things, *holders)
    kind, purpose, you = ChoiceKind.OBJECTS, Purpose.PROLIFERATE, (item.controller,)
    choice = Choice(kind, purpose, you, options, item.name, min=0, max=len(options))
    picked = table.ask(choice)
    kinds = _only_once(table, {**things, **holders}, picked, item)
    given = [(each, more) for each in picked for more in _more(table, kinds[each], item)]
    for each, more in given:
        _give(table, item.controller, each, more)


def _permanents(state: State) -> Kinds:
    there = state.permanents.values()
    found = {label_of(it): tuple(sorted(k for k, n in it.counters.items() if n)) for it in there}
    return {label: kinds for label, kinds in found.items() if kinds}


def _holders(state: State) -> Kinds:
    """Players with counters; teams, where it is teams that are chosen."""
    rule, found = state.rules["counters.proliferate"], Kinds()
    if rule == "teams":
        found = {
            team: tuple(sorted(kind for kind, n in state.team_counters[team].items() if n))
            for team in teams_in_order(state)
        }
    if rule in OF_PLAYERS:
        found = {player: kinds_of(state, player) for player in players_in_order(state)}
    return {who: kinds for who, kinds in found.items() if kinds}


def _only_once(table: Table, kinds: Kinds, picked: Picked, item: Item) -> Kinds:
    """The kinds that each can be given: of what a team shares, one member alone gets one.

    Clause: counters.proliferate. Before teams shared anything there was no such limit.
    """
    if table.s.rules["counters.proliferate"] == "players":
        return kinds
    for team in teams_in_order(table.s):
        chosen = tuple(player for player in members(table.s, team) if player in picked)
        if len(chosen) > 1 and any(is_shared(table.s, kind) for kind in kinds[chosen[0]]):
            kinds = _but_one(table, kinds, chosen, item)
    return kinds


def _but_one(table: Table, kinds: Kinds, chosen: tuple[Player, ...], item: Item) -> Kinds:
    decider = (item.controller,)
    asked = member_choice(Purpose.AFFECTED_MEMBER, decider, chosen, item.name)
    (one,) = table.ask(asked)
    own = {
        player: tuple(kind for kind in kinds[player] if not is_shared(table.s, kind))
        for player in chosen
        if player != one
    }
    return {**kinds, **own}


def _more(table: Table, kinds: tuple[str, ...], item: Item) -> tuple[str, ...]:
    """Of which kinds one of those chosen gets one more."""
    if len(kinds) < 2 or table.s.rules["counters.proliferate"] == "players_every_kind":
        return kinds
    you = (item.controller,)
    return table.ask(Choice(ChoiceKind.OPTION, Purpose.COUNTER, you, kinds, item.name))


def _give(table: Table, by: Player, each: str, kind: str) -> None:
    state = table.s
    for it in state.permanents.values():
        if label_of(it) == each:
            put_counters_for(table, by, it.id, kind, 1)
            return
    player = each if each in state.hands else _first_of(state, each)
    give_counters(table, player, kind, 1)


def _first_of(state: State, team: str) -> Player:
    """A team gets what any of its members would."""
    return members(state, team)[0]
