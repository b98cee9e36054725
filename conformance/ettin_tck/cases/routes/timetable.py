"""Who does what in which turn, until everything that was dealt is where the position has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Cast, Keep, PlayLand
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.commands import Act, Advance, Answer, At, Left
from ettin_tck.cases.routes.dealt_hands import HAND
from ettin_tck.cases.routes.lands import can_pay_all

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_spec.protocol.commands import Command, Team
    from ettin_tck.cases.routes.dealt_hands import Dealt

LONGEST = 60
"""So many turns are played at most."""


class NoWayError(Exception):
    """A hand grows too large, or too many turns would be played."""


class _Player:
    """One player on the way: what is yet to be done, and what there is to do it with."""

    def __init__(self, dealt: Dealt) -> None:
        cards = [label for label, _ in dealt.cards()]
        self.dealt, self.hand, self.library = dealt, set(cards[:HAND]), cards[HAND:]
        self.lands, self.spells = [*dealt.lands], [*dealt.spells]
        self.thrown = [label for label, _ in dealt.thrown]
        self.fillers = [*dealt.fillers]
        self.there: list[str] = []
        self.held = HAND

    @property
    def done(self) -> bool:
        """Is everything where it belongs?"""
        return not (self.lands or self.spells or self.thrown or self.library)

    def draw(self) -> None:
        """Draw a card: the next of those that were laid, or one that nobody knows."""
        self.held += 1
        if self.library:
            self.hand.add(self.library.pop(0))

    def turn(self) -> Iterator[Command]:
        """Play a land, cast what it pays for, and say what is discarded if that has to be."""
        yield from self._land()
        yield from self._cast()
        if self.held > HAND:
            answer = self.discards()
            if answer is None:
                raise NoWayError
            for labels in (self.thrown, self.fillers):
                labels[:] = [label for label in labels if label not in answer.pick]
            self._gone(*answer.pick)
            yield answer

    def _land(self) -> Iterator[Command]:
        drawn = [land for land in self.lands if land[0] in self.hand]
        for label, card in drawn[:1]:
            self.lands.remove((label, card))
            self.there.append(card)
            self._gone(label)
            yield Act(PlayLand(self.dealt.player, label))

    def _cast(self) -> Iterator[Command]:
        paid: list[str] = []
        while self.spells and self.spells[0].label in self.hand:
            spell = self.spells[0]
            if not can_pay_all(self.there, [*paid, spell.cost]):
                return
            self.spells.pop(0)
            paid.append(spell.cost)
            self._gone(spell.label)
            yield from spell.answers
            targets = (spell.target,) if spell.target else ()
            yield Act(Cast(self.dealt.player, spell.label, targets, spell.x))
            yield Advance(Left(spell.label))

    def _gone(self, *labels: str) -> None:
        self.hand -= {*labels}
        self.held -= max(1, len(labels))

    def discards(self) -> Answer | None:
        """What may be discarded next: what has to be thrown away, then what only fills.

        None where something else is held, and nobody can say what a player would discard.
        """
        for labels in (self.thrown, self.fillers):
            pick = [label for label in labels if label in self.hand][:1]
            if pick:
                return Answer(self.dealt.player, Purpose.DISCARD, pick=tuple(pick))
        return None if self.hand else self.keeps()

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


def _turns(players: Mapping[str, _Player], order: Sequence[Team], active: str) -> Iterator[Command]:
    yield from (Act(Keep(player)) for team in order for player in team.players)
    tapped: set[str] = set()
    for number in range(LONGEST):
        team = order[number % len(order)]
        yield Advance(At(team.id, StepName.PRECOMBAT_MAIN))
        acting = [players[name] for name in team.players]
        for player in acting if number else ():
            player.draw()
        if team.id == active and not tapped - {active} and all(p.done for p in players.values()):
            return
        before = sum(len(player.spells) for player in acting)
        for player in acting:
            yield from player.turn()
        cast = before > sum(len(player.spells) for player in acting)
        (tapped.add if cast else tapped.discard)(team.id)
    raise NoWayError
