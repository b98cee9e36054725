"""Which abilities trigger as creatures attack, block and become blocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.filters.object_filters import is_meant
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import Speaker
from ettin_engine.events.triggers.trigger_matching import is_about, listening, triggers_of, wait
from ettin_engine.objects.characteristics import characteristics_of
from ettin_engine.players.teams import members

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Attack, Permanent, Player, State
    from ettin_spec.cards.declaration.parts.events import Attacks


def attacked(table: Table) -> None:
    """Abilities about a creature's own attacking trigger, and those about attackers, each once."""
    for attack in table.s.attacks:
        permanent = table.s.permanents[attack.creature]
        among = characteristics_of(table.s, permanent).abilities
        for ability, says in triggers_of(among, "attacks"):
            if _is_attack(table.s, says, permanent, attack):
                wait(table, permanent, ability, None, about=permanent, fighter=permanent.id)
        _attacked_beside(table, permanent)
    _attacked_with(table)
    _were_attacked(table)
    if len(table.s.attacks) == 1:
        _attacked_alone(table, table.s.permanents[table.s.attacks[0].creature])


def blocked(table: Table, attacks: Iterable[Attack]) -> None:
    """Abilities about a creature's own blocking, or becoming blocked or not, trigger, each once.

    Clause: trigger.blocks
    """
    declared = [attack for attack in attacks if attack.creature in table.s.permanents]
    attackers = [attack.creature for attack in declared if attack.blockers]
    unblocked = [attack.creature for attack in declared if not attack.blockers]
    blockers = dict.fromkeys(it for attack in declared for it in attack.blockers or ())
    words = (("becomes_blocked", attackers), ("unblocked", unblocked), ("blocks", blockers))
    for word, creatures in words:
        for creature in creatures:
            permanent = table.s.permanents[creature]
            for ability, _ in triggers_of(characteristics_of(table.s, permanent).abilities, word):
                wait(table, permanent, ability, None, about=permanent, fighter=creature)


def _attacked_beside(table: Table, permanent: Permanent) -> None:
    """Abilities about such a creature's attacking trigger, whosever they are."""
    for watching, ability, says in listening(table.s, "attacks"):
        if says == "itself" or says.what == "itself":
            continue
        if is_about(table.s, says.what, permanent, watching):
            wait(table, watching, ability, None, about=permanent)


def _attacked_with(table: Table) -> None:
    """Abilities about a player's attacking trigger, by what that player's own creatures are.

    Clause: trigger.attacks_with
    """
    attackers = [(table.s.permanents[each.creature], each) for each in table.s.attacks]
    for watching, ability, says in listening(table.s, "attacks_with"):
        by = Speaker(watching.controller, watching)
        such = [
            each
            for it, each in attackers
            if says.what is None or is_meant(table.s, says.what, it, by)
        ]
        for player in players(table.s, says.who, by):
            theirs = [each for each in such if each.controller == player]
            if len(theirs) >= says.number:
                wait(table, watching, ability, player, of_attacks=theirs)


def _were_attacked(table: Table) -> None:
    """Abilities about a player's being attacked trigger, once for each such player.

    Clauses: trigger.is_attacked, combat.attacks. An attack on a planeswalker is none on a player.
    """
    attacks = [attack for attack in table.s.attacks if attack.thing is None]
    whom: dict[Player, list[Attack]] = {}
    for attack in sorted(attacks, key=lambda attack: attack.player is None):
        attacked = (attack.player,) if attack.player else members(table.s, attack.team)
        for player in attacked:
            whom.setdefault(player, []).append(attack)
    for watching, ability, who in listening(table.s, "is_attacked"):
        those = players(table.s, who, Speaker(watching.controller, watching))
        for player in (each for each in whom if each in those):
            wait(table, watching, ability, player, of_attacks=whom[player])


def _is_attack(
    state: State, says: Literal["itself"] | Attacks, it: Permanent, attack: Attack
) -> bool:
    """Is the attack such as the ability says, of one at least of those who are attacked?"""
    if says == "itself":
        return True
    if says.what != "itself":
        return False
    if attack.thing is not None:
        return False
    attacked = (attack.player,) if attack.player is not None else members(state, attack.team)
    by = Speaker(it.controller, it)
    whom = says.whom
    return whom is None or any(
        is_true(state, whom, replace(by, defending=player)) for player in attacked
    )


def _attacked_alone(table: Table, permanent: Permanent) -> None:
    """Abilities about the only creature that the whole team attacks with trigger."""
    for watching, ability, what in listening(table.s, "attacks_alone"):
        if is_about(table.s, what, permanent, watching):
            wait(table, watching, ability, None, about=permanent)
