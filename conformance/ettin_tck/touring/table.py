"""A tour's table: the position that it begins from, and its decisions as messages."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ettin_spec.protocol import facts as f
from ettin_spec.protocol.actions import Activate, Attack, Attacker, Block, Cast, Whom
from ettin_spec.protocol.commands import Act, NewGame, Pass, Place, Team
from ettin_tck.library import SCOPE
from ettin_tck.touring.graph import Move, Node
from ettin_tck.touring.tours import COPIES, Deed, Tour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_spec.protocol.facts import Fact
    from ettin_tck.library import Library
    from ettin_tck.touring.graph import Edge

WALL, GUARD, NO_DRAWS, MANA = (
    *("Wall of Blood", "Steadfast Guard"),
    *("Exercise of the Closed Book", "Mana Source"),
)
"""What each player has: an ability at any time, an attacker that stays untapped, no cards to be
drawn (a hand that grows would be discarded), mana."""

SOURCES, TOTAL = 16, 400
"""Mana sources of a player; life of a team, of which abilities and attacks take some."""


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
        return tuple(
            dict.fromkeys([WALL, GUARD, NO_DRAWS, MANA, *(deed.card for deed in self.tour.deeds)])
        )

    @cached_property
    def opening(self) -> tuple[NewGame, Place]:
        """The game, and its position."""
        declared = self.library.declarations((*self.cards, "Filler"), self.date)
        game = NewGame(self.date, self.variant, SCOPE, self.teams, declared)
        return game, Place(self.teams[0].id, tuple(self._facts()))

    def _facts(self) -> Iterator[Fact]:
        for team in self.teams:
            yield f.Life(team.id, TOTAL)
            for player in team.players:
                yield f.Controls(player, SOURCES, MANA)
                for card in (WALL, GUARD, NO_DRAWS):
                    yield f.Controls(player, 1, card, labels=(self.label(player, card),))
                for deed in self.tour.deeds:
                    if deed.casts:
                        labels = (self.label(player, deed.card, n) for n in range(COPIES))
                        yield from (f.InHand(player, deed.card, label) for label in labels)

    def label(self, player: str, card: str, copy: int = 0) -> str:
        """What a card is called in messages."""
        return f"{player}'s {card}" + (f" {copy + 1}" if copy else "")

    def card(self, label: str) -> str:
        """The card that a message means."""
        return self._cards[label]

    @cached_property
    def _cards(self) -> dict[str, str]:
        players = [player for team in self.teams for player in team.players]
        return {
            self.label(player, card, copy): card
            for player in players
            for card in self.cards
            for copy in range(COPIES)
        }

    def lasts(self, way: Sequence[Edge]) -> bool:
        """Are there cards enough for a way?"""
        casts = {deed.name for deed in self.tour.deeds if deed.casts}
        used = Counter((e.move.what, e.move.team) for e in way if e.move.what in casts)
        return all(
            times <= COPIES * len(self.teams[team].players) for (_, team), times in used.items()
        )

    def commands(self, way: Sequence[Edge], attacked: Callable[[int], int]) -> list[Act | Pass]:
        """The messages of a way, one for each decision; members of a team take turns in acting."""
        acted: Counter[tuple[str, int]] = Counter()
        made = []
        for edge in way:
            made.append(self._command(edge.move, acted[edge.move[:2]], attacked))
            acted[edge.move[:2]] += 1
        return made

    def _command(self, move: Move, times: int, attacked: Callable[[int], int]) -> Act | Pass:
        team = self.teams[move.team]
        player = team.players[times % len(team.players)]
        if move.what == "pass":
            return Pass(team.id)
        if move.what == "attack":
            whom = Whom(player=self.teams[attacked(move.team)].players[0])
            return Act(Attack(player, (Attacker(self.label(player, GUARD), whom),)))
        if move.what == "attack_not":
            return Act(Attack(player, ()))
        if move.what == "block":
            return Act(Block(player, ()))
        deed = next(each for each in self.tour.deeds if each.name == move.what)
        return Act(self._deed(deed, player, move, times // len(team.players)))

    def _deed(self, deed: Deed, player: str, move: Move, copy: int) -> Cast | Activate:
        target = (self.teams[move.target].players[0],) if deed.target else ()
        if deed.casts:
            return Cast(player, self.label(player, deed.card, copy), target)
        return Activate(player, self.label(player, deed.card), target)

    def standing(self, node: Node, turn: int) -> tuple[object, ...]:
        """What a status has to say: turn, team, step, height of the stack, who is waited for."""
        state = node.state
        waits = {"declare_attackers": "attackers", "declare_blockers": "blockers"}
        priority = f"priority: {self.teams[state.holder].id}"
        waiting = priority if state.position == "wait" else waits.get(state.step, state.step)
        return turn, self.teams[state.active].id, state.step, state.stack, waiting
