"""Who does what in which turn, until everything that was dealt is where the position has it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Cast, Keep, PlayLand
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.commands import Act, Advance, Answer, At, Left
from ettin_tck.cases.routes.dealt_hands import HAND
from ettin_tck.cases.routes.lands import can_pay_all

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_spec.protocol.commands import Command, Team
    from ettin_tck.cases.routes.dealt_hands import Dealt, Spell

LONGEST = 40
"""So many turns are played at most."""


class NoWayError(Exception):
    """A hand grows too large, or too many turns would be played."""


@dataclass
class _Player:
    """One player on the way: what is yet to be done, and how many cards there are in hand."""

    dealt: Dealt
    lands: list[tuple[str, str]] = field(init=False)
    spells: list[Spell] = field(init=False)
    thrown: list[str] = field(init=False)
    there: list[str] = field(default_factory=list)
    hand: int = HAND

    def __post_init__(self) -> None:
        self.lands, self.spells = [*self.dealt.lands], [*self.dealt.spells]
        self.thrown = [label for label, _ in self.dealt.thrown]
        self.fillers = [*self.dealt.fillers]

    @property
    def done(self) -> bool:
        """Is everything where it belongs?"""
        return not (self.lands or self.spells or self.thrown)

    def turn(self) -> Iterator[Command]:
        """Play a land, cast what it pays for, and say what is discarded if that has to be."""
        name = self.dealt.player
        if self.lands:
            label, card = self.lands.pop(0)
            self.there.append(card)
            yield Act(PlayLand(name, label))
            self.hand -= 1
        paid: list[str] = []
        while self.spells and can_pay_all(self.there, [*paid, self.spells[0].cost]):
            spell = self.spells.pop(0)
            paid.append(spell.cost)
            yield from spell.answers
            yield Act(Cast(name, spell.label, (spell.target,) if spell.target else (), spell.x))
            yield Advance(Left(spell.label))
            self.hand -= 1
        if self.hand > HAND:
            yield self._discard()
            self.hand -= 1

    def _discard(self) -> Answer:
        """Throw away what has to be, then what only fills; whatever it is where all of it does."""
        answer = self.discards()
        if answer is None:
            raise NoWayError
        (self.thrown or self.fillers)[:1] = []
        return answer

    def discards(self) -> Answer | None:
        """What may be discarded next; None where that cannot be said."""
        of = self.dealt.player, Purpose.DISCARD
        for labels in (self.thrown, self.fillers):
            if labels:
                return Answer(*of, pick=(labels[0],))
        kept = self.dealt.kept or self.lands or self.spells
        return None if kept else Answer(*of, take=1)

    def keeps(self) -> Answer | None:
        """What is discarded after the arrival: whatever it is where all that is held only fills."""
        if self.dealt.kept:
            return self.discards()
        return Answer(self.dealt.player, Purpose.DISCARD, take=1)


@dataclass(frozen=True)
class Timetable:
    """All that is done after the deal, and the answers that stay in force after the arrival."""

    commands: tuple[Command, ...]
    later: tuple[Answer, ...]


def timetable(
    hands: Mapping[str, Dealt], teams: Sequence[Team], first: int, active: str
) -> Timetable | None:
    """The turns from the deal to the position, of which the team at place `first` has the first.

    The position is the first main phase of the active team, where the others' lands are untapped.
    None where a player would have to discard what is needed, or where it takes too long.
    """
    players = {name: _Player(hand) for name, hand in hands.items()}
    order = [*teams[first:], *teams[:first]]
    try:
        commands = tuple(_turns(players, order, active))
    except NoWayError:
        return None
    later = (player.keeps() for player in players.values())
    return Timetable(commands, tuple(answer for answer in later if answer is not None))


def _turns(
    players: Mapping[str, _Player], order: Sequence[Team], active: str
) -> Iterator[Command]:
    yield from (Act(Keep(player)) for team in order for player in team.players)
    tapped: set[str] = set()
    for number in range(LONGEST):
        team = order[number % len(order)]
        yield Advance(At(team.id, StepName.PRECOMBAT_MAIN))
        acting = [players[name] for name in team.players]
        for player in acting:
            player.hand += number > 0
        if team.id == active and not tapped - {active} and all(p.done for p in players.values()):
            return
        before = sum(len(player.spells) for player in acting)
        for player in acting:
            yield from player.turn()
        cast = before > sum(len(player.spells) for player in acting)
        (tapped.add if cast else tapped.discard)(team.id)
    raise NoWayError
