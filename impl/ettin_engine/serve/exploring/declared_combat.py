"""Attacks and blocks that could be declared with few creatures, allowed together or not."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ettin_engine.combat.single_attacks import ways_to_attack
from ettin_engine.combat.single_blocks import possible_pairs
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import active_team, team_of
from ettin_spec.protocol.actions import Attack, Attacker, Block, Blocker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.state import State, TeamId
    from ettin_spec.protocol.results import Choice


def attacks(state: State, asked: Choice, labels: frozenset[str], most: int) -> Iterator[Attack]:
    """Attacks by up to `most` of the active team's creatures, nobody's first."""
    single = [
        Attacker(it.card, whom)
        for it in state.permanents.values()
        if it.card in labels and team_of(state, it.controller) == active_team(state)
        for whom in ways_to_attack(state, it)
        if whom.object is None or whom.object in labels
    ]
    for size in range(most + 1):
        for these in combinations(single, size):
            if len({each.object for each in these}) == size:
                yield Attack(asked.decider[0], these, asked.for_player)


def blocks(
    state: State, team: TeamId, asked: Choice, labels: frozenset[str], most: int
) -> Iterator[Block]:
    """Blocks that say up to `most` times what a creature of the team blocks."""
    there = state.permanents
    named = [
        Blocker(*(label_of(there[each]) for each in pair)) for pair in possible_pairs(state, team)
    ]
    single = [each for each in named if {each.object, each.attacker} <= labels]
    for size in range(most + 1):
        for these in combinations(single, size):
            yield Block(asked.decider[0], these, asked.for_player)
