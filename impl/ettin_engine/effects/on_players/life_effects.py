"""Life that is gained or lost, and life totals that become a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.amounts import amounts
from ettin_engine.abilities.continuous.life_prohibitions import barred
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.decisions.choices import Illegal, member_choice
from ettin_engine.events.changes.life_changes import change_life, note_loss, set_team_life
from ettin_engine.players.life_totals import life_total_of, own_share
from ettin_engine.players.teams import members, sharing, team_of, teams_in_order
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player, TeamId
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.parts.effect_parts import GainLife, LoseLife, SetLife


def gain_life(table: Table, says: GainLife, item: Item) -> None:
    """Each player gains an amount; all are read before any is gained.  Clause: life.shared"""
    _change(table, _amounts(table, says, item), 1)


def lose_life(table: Table, says: LoseLife, item: Item) -> int:
    """Each player loses an amount; the sum of what was lost indeed.  Clause: life.shared"""
    return _change(table, _amounts(table, says, item), -1)


def _amounts(table: Table, says: GainLife | LoseLife, item: Item) -> dict[Player, int]:
    read = amounts(table.s, says.who, says.amount, speaker(item))
    return {player: max(0, amount) for player, amount in read.items()}


def _change(table: Table, amounts: dict[Player, int], sign: int) -> int:
    return sum(change_life(table, player, sign * amount) for player, amount in amounts.items())


def set_life(table: Table, says: SetLife, item: Item) -> None:
    """Life totals become numbers: all read first, then all chosen, then all set."""
    set_totals(table, amounts(table.s, says.who, says.amount, speaker(item)), item.name)


def set_totals(table: Table, to: dict[Player, int], source: str) -> None:
    """Each player's life total becomes a number of that player's own, all by one effect.

    Clauses: life.set_one, life.set_each
    """
    shares = {team: _share(table, team, to) for team in teams_in_order(table.s)}
    each = [team for team, share in shares.items() if len(share) > 1]
    if each and table.s.rules["life.set_each"] == "sum":
        for team in each:
            _set_sum(table, team, {player: to[player] for player in shares.pop(team)})
    chosen = [_one_of(table, share, source) for share in shares.values() if share]
    for player in chosen:
        set_one(table, player, to[player])


def _set_sum(table: Table, team: TeamId, to: dict[Player, int]) -> None:
    """The team's total becomes the sum; who had more than the player's number loses life."""
    before = {player: life_total_of(table.s, player) for player in to}
    set_team_life(table, team, sum(to.values()))
    for player, total in to.items():
        if total < before[player]:
            note_loss(table, player, before[player] - total)


def exchange(table: Table, says: Who, item: Item) -> None:
    """The controller and another player exchange life totals; teammates don't.

    Clause: life.exchange. Nothing happens where one of them can't gain or lose what it takes.
    """
    you = item.controller
    for other in players(table.s, says, speaker(item)):
        mine, theirs = life_total_of(table.s, you), life_total_of(table.s, other)
        to = {you: theirs, other: mine}
        if other not in sharing(table.s, you) and _may_change(table, to):
            for player, total in to.items():
                set_one(table, player, total)


def redistribute(table: Table, to: dict[Player, int], source: str) -> None:
    """Several players get the life totals that they had between them.

    Clause: life.redistribute

    Raises:
        Illegal: other totals than those, more of a team than the rules let one take, or a player
            gets a total that this player can't gain or lose the life for.
    """
    teams = [team_of(table.s, player) for player in to]
    one_each = table.s.rules["life.redistribute"] == "one_a_team"
    if one_each and len(set(teams)) < len(teams):
        raise Illegal("no more than one member of each team can be taken")
    if sorted(to.values()) != sorted(life_total_of(table.s, player) for player in to):
        raise Illegal("the life totals are not those that these players have")
    if not _may_change(table, to):
        raise Illegal("somebody can't gain or lose the life that it takes")
    set_totals(table, to, source)


def _may_change(table: Table, to: dict[Player, int]) -> bool:
    """Is nobody kept from gaining, or losing, what a new life total takes?"""
    has = {player: life_total_of(table.s, player) for player in to}
    gaining = {player for player, total in to.items() if total > has[player]}
    losing = {player for player, total in to.items() if total < has[player]}
    return not (gaining & barred(table.s, "gain_life") or losing & barred(table.s, "lose_life"))


def _share(table: Table, team: TeamId, to: dict[Player, int]) -> tuple[Player, ...]:
    """The members of a team whose life total becomes a number."""
    return tuple(p for p in members(table.s, team) if p in to)


def _one_of(table: Table, share: tuple[Player, ...], source: str) -> Player:
    """The one member who is affected, as the team chooses.  Clause: life.set_each"""
    if len(share) == 1:
        return share[0]
    return table.ask(member_choice(Purpose.AFFECTED_MEMBER, share, share, source))[0]


def set_one(table: Table, player: Player, to: int) -> None:
    """One player's life total becomes a number.  Clause: life.set_one

    The team moves by what that player gains or loses, seen from the team's total; for some years
    from the player's own share of it.
    """
    if table.s.rules["life.set_one"] == "individual_difference":
        change_life(table, player, to - own_share(table.s, player))
    else:
        change_life(table, player, to - table.s.life[team_of(table.s, player)])
