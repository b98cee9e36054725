"""Which creatures have to attack, and whom, as far as they are able."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from ettin_engine.abilities.continuous.continuous_effects import affected, at_work
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.combat.attack_prohibitions import forbidden
from ettin_engine.combat.single_attacks import free_attacks
from ettin_engine.decisions.choices import Illegal
from ettin_engine.players.teams import members

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.state import Attack, ObjectId, Player, State


class Demand(NamedTuple):
    """A creature has to attack, or to attack this player, or one other than this one.

    `by` tells apart what demands the same: who goaded it, or what else says so.
    """

    creature: ObjectId
    by: Player | int
    other_than: Player | None = None
    whom: tuple[Player, ...] | None = None


def check_required_attacks(state: State, attacks: Sequence[Attack]) -> None:
    """Does an attack obey as many requirements as any other one could?

    Clause: combat.attack_required. What has to be paid for nobody is required to do.

    Raises:
        Illegal: another attack that breaks no restriction would obey more.
    """
    demands = frozenset(_demands(state))
    if not demands:
        return
    obeyed = sum(_obeyed(state, demands, attack) for attack in attacks)
    if obeyed < _most(state, demands):
        raise Illegal("a creature that is able to attack so has to")


def _demands(state: State) -> Iterator[Demand]:
    """Clauses: combat.attack_required, combat.goad. Goaded twice by one player is goaded once."""
    for work in at_work(state, "must", "must_attack", "goaded"):
        for creature in affected(state, work):
            if work.word == "goaded":
                yield Demand(creature, work.you)
                yield Demand(creature, work.you, other_than=work.you)
            elif work.word == "must_attack":
                yield Demand(creature, work.stamp, whom=_whom(state, work))
            elif work.says.do == "attack":
                yield Demand(creature, work.stamp)


def _whom(state: State, work: Work) -> tuple[Player, ...]:
    """The player that creatures have to attack, if any is meant."""
    if work.begun is not None:
        return work.begun.players
    return players(state, work.says.whom, work.speaker)


def _obeyed(state: State, demands: frozenset[Demand], attack: Attack) -> int:
    """How many demands on its creature an attack obeys."""
    mine = (each for each in demands if each.creature == attack.creature)
    return sum(_obeys(state, attack, each) for each in mine)


def _obeys(state: State, attack: Attack, demand: Demand) -> bool:
    """Does it attack a player, where that is asked, who is the one meant, or not the other one?

    Clauses: combat.attack_required, combat.goad
    """
    if demand.other_than is None and demand.whom is None:
        return True
    if attack.thing is not None:
        return False
    attacked = (attack.player,) if attack.player is not None else members(state, attack.team)
    if demand.whom is not None:
        return any(player in demand.whom for player in attacked)
    return any(player != demand.other_than for player in attacked)


def _most(state: State, demands: frozenset[Demand]) -> int:
    """The most demands that one attack of the team can obey, within what is prohibited."""
    able: dict[ObjectId, int] = {}
    asked = {each.creature for each in demands}
    for it in state.permanents.values():
        enough = None if it.id in asked else 1
        attacks = islice(free_attacks(state, it), enough)
        worth = [_obeyed(state, demands, attack) for attack in attacks]
        if worth:
            able[it.id] = max(worth)
    together = {it: n for it, n in able.items() if not forbidden(state, it, "attack_together")}
    alone = [n for it, n in able.items() if not forbidden(state, it, "attack_alone")]
    return max([*alone, sum(together.values()) if len(together) > 1 else 0])
