"""Creatures that enter the battlefield attacking, and so were never declared as attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.combat_players import defenders
from ettin_engine.abilities.defending_player import AS_A_GROUP, THINGS, defender_of
from ettin_engine.objects.characteristics import characteristics_of, is_creature
from ettin_engine.objects.object_lookup import label_of, permanent_of
from ettin_engine.players.teams import active_team, team_of
from ettin_engine.state import Attack
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent, Player, State


def enter_attacking(table: Table, it: Permanent, whom: tuple[Player, ...] | None = None) -> None:
    """A creature that has entered attacks, if its controller attacks; nothing triggers by that.

    Clause: combat.enters_attacking. Its controller chooses whom or what, of all that can be
    attacked, whatever the creature that brings it attacks; no team but the attacking one has any.
    With `whom` it is one of these players, their team where that is attacked as one, or a
    planeswalker that one of them controls; what cannot attack these attacks nobody.
    """
    if not table.s.attacks or not is_creature(table.s, it):
        return
    if team_of(table.s, it.controller) != active_team(table.s):
        return
    options = (*_sides(table.s, whom), *_things(table.s, whom))
    if not options:
        return
    picked = options[0]
    if len(options) > 1:
        kind, purpose = ChoiceKind.OPTION, Purpose.DEFENDING_PLAYER
        (picked,) = table.ask(Choice(kind, purpose, (it.controller,), options, it.name))
    table.set(attacks=(*table.s.attacks, _attack(table.s, it, picked)))


def enter_attacking_as(table: Table, it: Permanent, was: Attack | None) -> None:
    """A creature that has entered attacks whom or what another one did that has left for it.

    Clause: keyword.ninjutsu. What can be attacked no more it does not attack, nor anything else.
    """
    if was is None or not table.s.attacks or not is_creature(table.s, it):
        return
    thing = table.s.permanents.get(was.thing) if was.thing is not None else None
    picked = label_of(thing) if thing is not None else was.player or was.team
    there = _sides(table.s) if was.thing is None else _things(table.s, None)
    if picked in there:
        table.set(attacks=(*table.s.attacks, _attack(table.s, it, picked)))


def _sides(state: State, whom: tuple[Player, ...] | None = None) -> tuple[str, ...]:
    """The players that can be attacked, or the teams where these are attacked as one."""
    players = tuple(each for each in defenders(state) if whom is None or each in whom)
    if state.rules["combat.attacks"] not in AS_A_GROUP:
        return players
    return tuple(dict.fromkeys(team_of(state, player) for player in players))


def _things(state: State, whom: tuple[Player, ...] | None) -> tuple[str, ...]:
    """The planeswalkers and battles that can be attacked; of certain players no battle is meant."""
    types, players = THINGS.get(str(state.rules["combat.attacks"]), ()), defenders(state)
    if whom is not None:
        types, players = types[:1], whom
    return tuple(
        label_of(it)
        for it in state.permanents.values()
        if not {*types}.isdisjoint(characteristics_of(state, it).types)
        and defender_of(state, it) in players
    )


def _attack(state: State, it: Permanent, picked: str) -> Attack:
    grouped = state.rules["combat.attacks"] in AS_A_GROUP
    thing = permanent_of(state, picked) if picked not in _sides(state) else None
    if thing is None:
        team, whom = (picked, None) if grouped else (team_of(state, picked), picked)
        return Attack(it.id, team, whom, controller=it.controller)
    player = defender_of(state, thing)
    assert player is not None, "what can be attacked somebody defends"
    whom, you = None if grouped else player, it.controller
    return Attack(it.id, team_of(state, player), whom, thing.id, controller=you)
