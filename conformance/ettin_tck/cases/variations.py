"""The same case told otherwise, drawn by a seed, so that nobody can know what will be sent.

A *renaming* changes nothing but names, so that no verdict may change. A *change* is of the game
itself: whether it leaves the expectations as they are, or which they become, the reference says.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.commands import Place, StartCount
from ettin_spec.protocol.facts import Bodied, Controls, HandSize, InHand, LibrarySize, Life
from ettin_tck.cases.renaming import (
    fresh_labels,
    fresh_names,
    heads_swapped,
    renamed,
    teams_swapped,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ettin_spec.protocol.commands import Observe
    from ettin_spec.protocol.facts import Fact
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library

RENAMINGS: Mapping[str, Callable[[Plan, Random], Mapping[str, str]]] = {
    "heads swapped": lambda plan, _: heads_swapped(plan),
    "teams swapped": lambda plan, _: teams_swapped(plan),
    "names changed": fresh_names,
}
SEATS, MORE, NUMBERS = "seats exchanged", "more there", "numbers changed"
NAMES = (*RENAMINGS, SEATS, MORE, NUMBERS)
"""All variations, in the order in which they are played."""

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
CREATURES = ("Grizzly Bears", "Hill Giant")
"""Cards that do nothing by themselves, and that an engine knows if it knows any."""

NUMBERED = (Life, HandSize, LibrarySize, Bodied)
"""Facts whose number may be another."""

MOST, MOST_LIFE = 7, 25
"""By how much a number of cards, and a life total, changes at most."""


FEW = 3
"""How many questions a glance has at most."""


def chance(plan: Plan, name: str, seed: int) -> Random:
    """What decides how a case is varied: the same for one seed, whatever else is played."""
    return Random(f"{seed} {name} {plan.case.id}")


def turned(plan: Plan, name: str, seed: int) -> bool:
    """Whether a variation is played with its game without refusals first, as the seed draws it."""
    return chance(plan, f"{name}, turned", seed).random() < 0.5


def glances(plan: Plan, name: str, seed: int, looked: tuple[Observe, ...]) -> tuple[Observe, ...]:
    """What is looked at after refusals in a play: everything, or, as the seed draws it, a little.

    Whoever pretends where much is looked at cannot tell a few questions from those of the case.
    """
    drawn = chance(plan, f"{name}, glanced", seed)
    if len(looked) <= FEW or drawn.random() < 0.5:
        return looked
    few = set(drawn.sample(range(len(looked)), drawn.randint(1, FEW)))
    return tuple(look for number, look in enumerate(looked) if number in few)


def renaming(plan: Plan, name: str, seed: int) -> Plan | None:
    """The plan with other names; None where nobody could have another."""
    names = RENAMINGS[name](plan, chance(plan, name, seed))
    return renamed(plan, names, name) if names else None


def changes(plan: Plan, name: str, seed: int, library: Library) -> Iterator[Plan]:
    """The plan about a game that is changed, the expectations left alone: the boldest first.

    What is played to get to a position leads to that one alone, so that it is not changed.
    """
    if plan.route is not None:
        return iter(())
    drawn = chance(plan, name, seed)
    tried = {
        SEATS: lambda: _seats_exchanged(plan),
        MORE: lambda: _more_there(plan, drawn, library),
        NUMBERS: lambda: _numbers_changed(plan, drawn),
    }[name]()
    return (replace(each, variation=name) for each in tried)


def _seats_exchanged(plan: Plan) -> Iterator[Plan]:
    """Everybody keeps the name and gets another seat; who was not primary is so now."""
    teams = plan.new_game.teams
    if all(len(team.players) > 1 for team in teams):
        turned = tuple(
            msgspec.structs.replace(
                team,
                players=team.players[::-1],
                primary=team.players[-1] if team.primary else "",
            )
            for team in teams
        )
        yield replace(plan, new_game=msgspec.structs.replace(plan.new_game, teams=turned))


def _more_there(plan: Plan, drawn: Random, library: Library) -> Iterator[Plan]:
    """Permanents and cards in hand that have nothing to do with the case."""
    lands, creatures = (
        [card for card in cards if card not in plan.new_game.cards] for cards in (LANDS, CREATURES)
    )
    if not isinstance(plan.opening, Place) or not lands:
        return
    players = [player for team in plan.new_game.teams for player in team.players]
    counted = {fact.player for fact in plan.opening.facts if isinstance(fact, HandSize)}
    holders = [player for player in players if player not in counted]
    for permanents, hand in ((lands + creatures, lands), (lands, lands), (lands, [])):
        labels = fresh_labels(plan, drawn, 6)
        there: list[Fact] = [
            Controls(drawn.choice(players), 1, drawn.choice(permanents), labels=(labels.pop(),))
            for _ in range(drawn.randint(1, 3))
        ]
        if hand and holders:
            there.append(InHand(drawn.choice(holders), drawn.choice(hand), labels.pop()))
        yield _with_facts(plan, (*plan.opening.facts, *there), library)


def _with_facts(plan: Plan, facts: tuple[Fact, ...], library: Library) -> Plan:
    assert isinstance(plan.opening, Place)
    named = {card for fact in facts if (card := getattr(fact, "card", None))}
    further = library.declarations(sorted(named - set(plan.new_game.cards)), plan.date)
    game = msgspec.structs.replace(plan.new_game, cards={**plan.new_game.cards, **further})
    return replace(plan, new_game=game, opening=msgspec.structs.replace(plan.opening, facts=facts))


def _numbers_changed(plan: Plan, drawn: Random) -> Iterator[Plan]:
    """Other life totals, hands and libraries, of those of whom nothing is said, too."""
    opening = plan.opening
    if not isinstance(opening, Place | StartCount):
        return
    said = {fact.team for fact in opening.facts if isinstance(fact, Life)}
    unsaid = [Life(team.id, 30) for team in plan.new_game.teams if team.id not in said]
    for facts in ((*opening.facts, *unsaid), opening.facts, opening.facts):
        other = tuple(_changed(fact, drawn) for fact in facts)
        if other != opening.facts:
            yield replace(plan, opening=msgspec.structs.replace(opening, facts=other))


def _changed(fact: Fact, drawn: Random) -> Fact:
    if not isinstance(fact, NUMBERED):
        return fact
    if isinstance(fact, Life):
        return msgspec.structs.replace(fact, total=fact.total + drawn.randint(1, MOST_LIFE))
    return msgspec.structs.replace(fact, number=fact.number + drawn.randint(1, MOST))
