"""A tour's table: the position that it begins from, and what has to be so at each place."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import TYPE_CHECKING

from ettin_spec.protocol import facts as f
from ettin_spec.protocol.actions import Whom
from ettin_spec.protocol.base import GameState, Purpose
from ettin_spec.protocol.commands import Answer, NewGame, Place, Team
from ettin_tck.library import SCOPE
from ettin_tck.touring.tours import Tour

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.facts import Fact
    from ettin_tck.library import Library
    from ettin_tck.touring.moves import Edge, Node

WALL, NO_DRAWS, MANA = "Wall of Blood", "Exercise of the Closed Book", "Mana Source"
"""What each player has: an ability at any time, no cards to be drawn (a hand that grows would be
discarded), mana."""

AS_A_GROUP = ("team", "team_or_planeswalker")
"""Rules by which creatures attack the other team, and no single player."""

TOTAL = 400
"""Life of a team, of which abilities and attacks take some."""


@dataclass(frozen=True)
class Table:
    """Where a tour is played: the players of a variant, on a day."""

    library: Library
    tour: Tour
    variant: str
    date: str
    teams: tuple[Team, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card that there is."""
        deeds, has = (deed.card for deed in self.tour.deeds), (own.card for own in self.tour.has)
        return tuple(dict.fromkeys([*self._basics, MANA, *deeds, *has]))

    @property
    def _basics(self) -> tuple[str, ...]:
        return tuple(filter(None, (WALL, self.tour.attacks, NO_DRAWS)))

    @cached_property
    def opening(self) -> tuple[NewGame, Place, *tuple[Answer, ...]]:
        """The game, its position, and who is damaged by what attacks a team as a group."""
        declared = self.library.declarations((*self.cards, "Filler"), self.date)
        game = NewGame(self.date, self.variant, SCOPE, self.teams, declared)
        place = Place(self.teams[0].id, tuple(self._facts()))
        return game, place, *self.hits

    @cached_property
    def hits(self) -> tuple[Answer, ...]:
        """Who is damaged by what attacks a team as a group: the first of its members."""
        if not (self.tour.attacks and self._as_a_group):
            return ()
        firsts = [(team, other.players[0]) for team, other in permutations(self.teams, 2)]
        return tuple(
            Answer(team.id, Purpose.DAMAGED_PLAYER, pick=(first,)) for team, first in firsts
        )

    def _facts(self) -> Iterator[Fact]:
        for team in self.teams:
            yield f.Life(team.id, TOTAL)
            for own in self.tour.has:
                yield f.Controls(team.players[0], 1, own.card)
            for player in team.players:
                yield f.Controls(player, self.tour.sources, MANA)
                for card in self._basics:
                    yield f.Controls(player, 1, card, labels=(self.label(player, card),))
                yield from self._of_deeds(player)

    def _of_deeds(self, player: str) -> Iterator[Fact]:
        for deed in self.tour.deeds:
            labels = tuple(self.label(player, deed.card, n) for n in range(self.tour.copies))
            if deed.casts:
                yield from (f.InHand(player, deed.card, label) for label in labels)
            elif deed.once:
                yield f.Controls(player, self.tour.copies, deed.card, labels=labels)

    def label(self, player: str, card: str, copy: int = 0) -> str:
        """What a card is called in messages."""
        return f"{player}'s {card}" + (f" {copy + 1}" if copy else "")

    def attacked(self, team: int) -> Whom:
        """Whom an attack on a team is declared on: its first player, or all of it as a group."""
        it = self.teams[team]
        return Whom(team=it.id) if self._as_a_group else Whom(player=it.players[0])

    @cached_property
    def _as_a_group(self) -> bool:
        return self.library.rulebook(self.date, self.variant)["combat.attacks"] in AS_A_GROUP

    def lasts(self, way: Sequence[Edge]) -> bool:
        """Are there cards enough for a way?"""
        spent = {deed.name for deed in self.tour.deeds if deed.is_spent}
        used = Counter((e.move.what, e.move.team) for e in way if e.move.what in spent)
        copies = [self.tour.copies * len(team.players) for team in self.teams]
        return all(times <= copies[team] for (_, team), times in used.items())

    def standing(self, node: Node, turn: int) -> tuple[object, ...]:
        """What a status has to say: turn, team, step, height of the stack, who is waited for, and
        who has left; of a game that is over how it ended for each team."""
        state = node.state
        if node.is_over:
            ends = ((self.teams[team].id, how) for team, how in self.ends(node).items())
            return turn, "over", *(f"{team} {how}" for team, how in sorted(ends))
        waits = {"declare_attackers": "attackers", "declare_blockers": "blockers"}
        priority = f"priority: {self.teams[state.holder].id}"
        waiting = priority if state.position == "wait" else waits.get(state.step, state.step)
        left = tuple(sorted(self.teams[team].id for team in self.left(node)))
        return turn, self.teams[state.active].id, state.step, state.stack, waiting, left

    def left(self, node: Node) -> tuple[int, ...]:
        """The teams that play no more."""
        return tuple(team for team, _ in enumerate(self.teams) if node.state.lost[team])

    def ends(self, node: Node) -> dict[int, GameState]:
        """How a game that is over has ended for each team; allies win and draw together."""
        state, allies = node.state, 2 if node.state.in_pairs else 1
        plays = {team // allies for team, _ in enumerate(self.teams) if not state.lost[team]}
        best = GameState.DRAWN if state.drawn else GameState.WON
        return {
            team: best if team // allies in plays else GameState.LOST
            for team, _ in enumerate(self.teams)
        }
