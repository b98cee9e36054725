"""Who and what there is in a game, by the names that commands use, and what is asked of it all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import CounterKind
from ettin_spec.protocol.commands import Deal, Place
from ettin_spec.protocol.facts import Bearer, Controls, InCommandZone, InGraveyard, InHand

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_spec.protocol.commands import NewGame, Opening
    from ettin_spec.protocol.facts import Fact

MOST_LABELS = 12
"""Objects that are asked about."""


@dataclass(frozen=True)
class Things:
    """`held` are labels of cards in hands and command zones, `there` of permanents, by player."""

    teams: Mapping[str, tuple[str, ...]]
    held: tuple[tuple[str, str], ...]
    there: tuple[tuple[str, str], ...]
    elsewhere: tuple[str, ...] = ()

    @staticmethod
    def of(game: NewGame, opening: Opening) -> Things:
        """What a game has as it opens."""
        facts = tuple(_facts(opening))
        held = [(f.label, f.player) for f in facts if isinstance(f, InHand | InCommandZone)]
        there = [
            (label, fact.player)
            for fact in facts
            if isinstance(fact, Controls)
            for label in fact.labels
        ]
        dead = tuple(f.label for f in facts if isinstance(f, InGraveyard))
        teams = {team.id: team.players for team in game.teams}
        return Things(teams, tuple(held), tuple(there), dead)

    @property
    def players(self) -> tuple[str, ...]:
        """All players, in the order of the teams."""
        return tuple(player for players in self.teams.values() for player in players)

    @property
    def labels(self) -> tuple[str, ...]:
        """Every object that has a name."""
        named = (*self.there, *self.held)
        return tuple(dict.fromkeys([*(label for label, _ in named), *self.elsewhere]))


def looks(things: Things) -> tuple[q.Question, ...]:
    """What is asked after each move: all that can be seen of everybody, and of what has a name."""
    return tuple(_looks(things))


def _looks(things: Things) -> Iterator[q.Question]:
    yield from (q.AskMoment(), q.AskOutcome(), q.AskDaytime())
    for team in things.teams:
        yield from (q.AskLife(team), q.AskOutcome(team))
        yield q.AskPlayerCounters(Bearer(team=team), CounterKind.POISON)
    for player in things.players:
        yield from (q.AskHandSize(player), q.AskLibrarySize(player), q.AskUnspent(player))
        yield q.AskPlayerCounters(Bearer(player=player), CounterKind.POISON)
    for label in things.labels[:MOST_LABELS]:
        yield from (q.AskZone(label), q.AskBody(label), q.AskAttacking(label))
        yield q.AskCounters(label, CounterKind.PLUS)


def _facts(opening: Opening) -> tuple[Fact, ...]:
    if isinstance(opening, Place):
        return opening.facts
    return (
        (*opening.hands, *opening.commanders, *opening.libraries)
        if isinstance(opening, Deal)
        else ()
    )
