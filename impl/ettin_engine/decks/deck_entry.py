"""What a team has handed in: cards by player and board, counted by their English names."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from ettin_engine.decisions.choices import Illegal
from ettin_spec.cards.declaration.deck_rules import DeckRule
from ettin_spec.cards.declaration.words import AbilityWord, Card
from ettin_spec.protocol.base import Colour
from ettin_spec.protocol.decks import Board, Standing
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_spec.protocol.commands import Team

Counts: TypeAlias = "Counter[str]"
"""How many copies of each card, by its English name."""


class Entry(Struct, frozen=True):
    """All that was handed in, and the rules of the day.

    `lists`: the format's own; `opened`: packs+boosters by team; `chosen`: the colours that
    players have chosen for commanders.
    """

    rules: Rulebook
    teams: tuple[Team, ...]
    cards: Mapping[str, Card]
    boards: Mapping[tuple[str, Board], Counts]
    lists: Mapping[Standing, tuple[str, ...]]
    opened: Mapping[str, str]
    leaders: Mapping[str, tuple[str, ...]] = {}
    chosen: Mapping[str, Colour] = {}

    def team(self, name: str) -> Team:
        """A team; Illegal where there is none of that id."""
        for team in self.teams:
            if team.id == name:
                return team
        raise Illegal(f"there is no team {name}")

    def team_of(self, player: str) -> Team:
        """The team of a player; Illegal where nobody is called so."""
        for team in self.teams:
            if player in team.players:
                return team
        raise Illegal(f"there is no player {player}")

    def alone(self, player: str) -> Team:
        """The team of a player as if there were no teammate."""
        return msgspec.structs.replace(self.team_of(player), players=(player,))

    def listed(self, standing: Standing) -> tuple[str, ...]:
        """The cards to which the format's list gives this standing."""
        return self.lists.get(standing, ())

    def board(self, player: str, board: Board) -> Counts:
        """The cards of a player on a board."""
        return self.boards.get((player, board), Counter())

    def one_name(self, card: str) -> str:
        """The name that a card counts by.  Clause: deck.names"""
        marks = self.cards[card].marks if card in self.cards else None
        if marks is None or not marks.known_as or self.rules["deck.names"] == "apart":
            return card
        return marks.known_as

    def by_name(self, counts: Counts) -> dict[str, tuple[str, ...]]:
        """The cards that are there, in order, by the name that they count by."""
        found: dict[str, tuple[str, ...]] = {}
        for card in sorted(+counts):
            name = self.one_name(card)
            found[name] = (*found.get(name, ()), card)
        return found

    def led_by(self, player: str) -> tuple[str, ...]:
        """The commanders of a player's deck, by their names."""
        return self.leaders.get(player, ())

    def all_of(self, player: str) -> Counts:
        """The cards of a player, in the deck and beside it."""
        return self.board(player, Board.MAIN) + self.board(player, Board.SIDE)

    def held(self, team: Team) -> dict[str, Counts]:
        """The cards of each member of a team."""
        return {player: self.all_of(player) for player in team.players}


def is_basic(card: Card) -> bool:
    """Has a card the basic supertype?"""
    return "Basic" in card.type.partition(" - ")[0].split()


def own_limit(card: Card) -> int | str | None:
    """How many copies of itself a card lets a deck have: a number, `any`, None if it is silent."""
    return next((rule.copies for rule in deck_rules(card) if rule.copies is not None), None)


def can_lead(card: Card) -> bool:
    """Does a card say that it can be a commander?"""
    return any(rule.leads for rule in deck_rules(card))


def deck_rules(card: Card) -> Iterator[DeckRule]:
    """What a card says of decks."""
    for ability in card.abilities:
        if isinstance(ability, AbilityWord) and ability.deck is not None:
            yield ability.deck
