"""Tables drawn at random: of any cards, or around a few that change the order of turns."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from ettin_spec.language import seating
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.commands import NewGame, Place
from ettin_tck.fuzzing.tables import FILLER, MANA, VANILLA, Table
from ettin_tck.library import SCOPE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from random import Random

    from ettin_spec.protocol.facts import Fact
    from ettin_tck.fuzzing.tables import Pool

FEW, COPIES = (1, 2, 3, 4), (1, 2, 3, 4)
"""How many such cards there may be, and how many of each somebody has at most."""

HAS, LIES = 7 / 8, 1 / 2
"""How often somebody has such a card, and how often one that can lies on the battlefield."""

MUCH, LITTLE = 9, 7
"""Mana where there are such cards, and at most at other tables."""

BESIDE = {"Exercise of the Closed Book": 1 / 2, "Wall of Blood": 7 / 8, "Gorm the Great": 7 / 8}
"""What lies beside such cards, and how often: what keeps hands from growing until cards have to be
discarded, what can be used at any time, and what attacks and blocks in every combat phase."""

WEAK, HEALTHY = (4, 24), (20, 60)
"""Life totals from, to: at other tables, and where games are to come to later turns."""


def drawn(rng: Random, cards: Pool, date: str, variant: str, *, around_few: bool = False) -> Table:
    """A table of few cards: each player has mana, some permanents and a hand.

    Where it is drawn `around_few`, players hold the same few cards that change the order of turns.
    """
    teams = seating(variant)
    draws = _Draw(rng, cards, _few(rng, cards.ordering) if around_few else {})
    life = HEALTHY if around_few else WEAK
    facts: list[Fact] = [f.Life(team.id, rng.randint(*life)) for team in teams]
    for player in (player for team in teams for player in team.players):
        facts += draws.owned(player)
        if "ommander" in variant and cards.commanders:
            facts.append(draws.commander(player))
    used = (MANA, VANILLA, FILLER, *draws.used)
    declared = {name: cards.declared[name] for name in dict.fromkeys(used)}
    game = NewGame(date, variant, SCOPE, teams, declared)
    return Table(game, Place(rng.choice(teams).id, tuple(facts)))


def _few(rng: Random, ordering: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The cards that a table is drawn around, for different words, and how many copies at most."""
    words = _shuffled(rng, [word for word, names in ordering.items() if names])
    few = (_shuffled(rng, ordering[word])[0] for word in words[: rng.choice(FEW)])
    return {card: rng.choice(COPIES) for card in few}


def _shuffled(rng: Random, names: Iterable[str]) -> list[str]:
    """Names in an order of which one more changes nothing else, so that a seed gives the same game
    although cards have been added that it has no use for."""
    salt = rng.random()
    return sorted(names, key=lambda name: blake2b(f"{salt} {name}".encode()).digest())


class _Draw:
    """What players get, each card once but those that the table is `around`."""

    def __init__(self, rng: Random, cards: Pool, around: Mapping[str, int]) -> None:
        self.rng, self.cards, self.around = rng, cards, around
        self.used: list[str] = []
        self.beside = [card for card, often in BESIDE.items() if around and rng.random() < often]
        own = {*around, *(BESIDE if around else ())}
        piles = (cards.placed, cards.held)
        self._free = tuple(_shuffled(rng, (n for n in pile if n not in own)) for pile in piles)

    def owned(self, player: str) -> Iterator[Fact]:
        """Mana, creatures and other permanents, and the hand."""
        rng, around = self.rng, self.around
        yield f.Controls(player, MUCH if around else rng.randint(1, LITTLE), MANA)
        if around or rng.random() < 1 / 2:
            yield f.Controls(player, 1, VANILLA, labels=(f"{player}'s {VANILLA}",))
        lying, held = ((0, 0), (0, 1)) if around else ((0, 2), (1, 3))
        for card in self._taken(0, *lying):
            yield f.Controls(player, 1, card, labels=(f"{player}'s {card}",))
        for card in self._taken(1, *held):
            yield f.InHand(player, card, f"{player}'s {card} in hand")
        if around:
            yield from self._around(player)

    def _around(self, player: str) -> Iterator[Fact]:
        beside = [card for card in self.beside if card in self.cards.placed]
        self.used += (*self.around, *beside)
        for card in beside:
            yield f.Controls(player, 1, card, labels=(f"{player}'s {card}",))
        for card, copies in self.around.items():
            if self.rng.random() < HAS:
                yield from self._some(player, card, self.rng.randint(1, copies))

    def _some(self, player: str, card: str, copies: int) -> Iterator[Fact]:
        """Copies of a card in hand, of which one may lie on the battlefield."""
        lies = card in self.cards.placed and self.rng.random() < LIES
        if lies:
            yield f.Controls(player, 1, card, labels=(f"{player}'s {card}",))
        for copy in range(int(lies), copies):
            yield f.InHand(player, card, f"{player}'s {card} in hand, {copy + 1}")

    def _taken(self, pile: int, least: int, most: int) -> list[str]:
        number, free = self.rng.randint(least, most), self._free[pile]
        taken = [free.pop() for _ in range(number) if free]
        self.used += taken
        return taken

    def commander(self, player: str) -> Fact:
        """Its commander, in the command zone."""
        card = _shuffled(self.rng, self.cards.commanders)[0]
        self.used.append(card)
        return f.InCommandZone(player, card, f"{player}'s commander {card}")
