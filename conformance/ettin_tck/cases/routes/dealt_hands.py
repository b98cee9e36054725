"""What each player is dealt, so that a position comes of it: the first hand, and what is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from ettin_spec.cards.declaration.mana_costs import mana_value
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import Answer
from ettin_spec.protocol.facts import ChosenColour, Controls, InGraveyard, InHand, Life, Protector
from ettin_tck.cases.plan import tag
from ettin_tck.cases.routes.lands import lands_besides

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ettin_spec.protocol.commands import Place, Team
    from ettin_spec.protocol.facts import Fact

HAND = 7
"""Cards of a first hand."""
DRAWN = 10
"""Cards that are drawn after it at most, where an engine can be dealt these."""
FILLER = "Filler"
BURN, BURNT, BURN_COST = "Shock", 2, "{R}"
"""A spell that deals damage to a player, how much, and what it costs."""
BURN_X, BURN_X_COST = "Blaze", "{R}{1}"
"""One that deals X damage, and what it costs where that is 1."""
HEAL, HEALED, HEAL_COST = "Stream of Life", 3, "{G}{3}"
"""One by which a player gains X life, the greatest X here, and what it costs then."""

PLACED = (
    *("controls", "in_hand", "in_graveyard", "hand_size", "library_size"),
    *("life", "protector", "chosen_colour", "counters"),
)
"""Facts that playing can bring about, of numbers of cards and of counters not many."""


@dataclass(frozen=True)
class Spell:
    """A card that is cast on the way: a permanent of the position, or one that only helps.

    `answers`: what is chosen for it as it enters.
    """

    label: str
    card: str
    cost: str
    target: str = ""
    x: int | None = None
    answers: tuple[Answer, ...] = ()


@dataclass
class Dealt:
    """One player's cards, `most` at most, by label: what is played, thrown away and kept."""

    player: str
    most: int = HAND
    lands: list[tuple[str, str]] = field(default_factory=list)
    spells: list[Spell] = field(default_factory=list)
    thrown: list[tuple[str, str]] = field(default_factory=list)
    kept: list[tuple[str, str]] = field(default_factory=list)
    fillers: list[str] = field(default_factory=list)

    def room(self) -> int:
        """How many cards more there may be, the lands that have to help included."""
        number = len(self.lands) + len(self.spells) + len(self.thrown) + len(self.kept)
        return self.most - number - len(self._besides())

    def filled(self) -> None:
        """Lay in the lands that have to help, and fill the hand up."""
        self.lands += [
            (f"{self.player}'s {card} {number} on the way", card)
            for number, card in enumerate(self._besides(), 1)
        ]
        free = max(0, HAND - len([*self.cards()]))
        self.fillers = [f"{self.player}'s filler {number}" for number in range(1, free + 1)]

    def cards(self) -> Iterator[tuple[str, str]]:
        """The label and the name of each, in the order in which they are needed."""
        spells = [(spell.label, spell.card) for spell in self.spells]
        for land, spell in zip_longest(self.lands, spells):
            yield from (card for card in (land, spell) if card is not None)
        yield from self.thrown
        yield from self.kept
        yield from ((label, FILLER) for label in self.fillers)

    def _besides(self) -> list[str]:
        """The lands that have to help."""
        lands = [card for _, card in self.lands]
        return lands_besides(lands, [spell.cost for spell in self.spells])


def dealt_hands(
    place: Place, teams: Sequence[Team], cards: Mapping[str, Any], starting_life: int, most: int
) -> dict[str, Dealt] | None:
    """What everybody is dealt for a position; None where `most` cards each do not do.

    `cards`: the declarations, by name.
    """
    hands = {player: Dealt(player, most) for team in teams for player in team.players}
    for fact in place.facts:
        if not _laid(fact, hands, cards):
            return None
    for hand in hands.values():
        chosen = (replace(it, answers=_chosen(place.facts, it, hand.player)) for it in hand.spells)
        hand.spells = sorted(chosen, key=lambda spell: mana_value(spell.cost))
    for team in teams:
        total = next(
            (f.total for f in place.facts if isinstance(f, Life) and f.team == team.id), None
        )
        if total is not None and not _life(total - starting_life, team, hands):
            return None
    if any(hand.room() < 0 for hand in hands.values()):
        return None
    for hand in hands.values():
        hand.filled()
    return hands


def _laid(fact: object, hands: Mapping[str, Dealt], cards: Mapping[str, Any]) -> bool:
    """Lay a fact's cards into the hands; false where it takes what cannot be played so."""
    match fact:
        case Controls(player, _, str(card), labels=labels):
            return all(_permanent(hands[player], label, card, cards[card]) for label in labels)
        case InHand(player, card, label):
            hands[player].kept.append((label, card))
        case InGraveyard(player, card, label):
            hands[player].thrown.append((label, card))
        case _:
            return tag(fact) in PLACED
    return True


def _permanent(hand: Dealt, label: str, card: str, says: Mapping[str, Any]) -> bool:
    """Lay in a permanent to be played; false for one that has no cost to be cast for."""
    if "Land" in says["type"].split(" - ")[0].split():
        hand.lands.append((label, card))
        return True
    cost = says.get("cost")
    if not cost or "X" in cost or "Aura" in says["type"]:
        return False
    hand.spells.append(Spell(label, card, cost))
    return True


def _chosen(facts: Iterable[Fact], spell: Spell, player: str) -> tuple[Answer, ...]:
    """What has to be chosen for a permanent as it enters, so that it is as the position has it."""
    found = list[Answer]()
    for fact in facts:
        match fact:
            case Protector(spell.label, protector):
                found.append(Answer(player, Purpose.PROTECTOR, (protector,)))
            case ChosenColour(spell.label, colour):
                found.append(Answer(player, Purpose.COLOUR, (colour,)))
    return tuple(found)


def _life(change: int, team: Team, hands: Mapping[str, Dealt]) -> bool:
    """Lay in what changes a team's life total by so much; false where there is no room for it."""
    for spell in _changing(change, team):
        for hand in sorted(hands.values(), key=lambda each: -each.room()):
            hand.spells.insert(0, spell)
            if hand.room() >= 0:
                break
            hand.spells.remove(spell)
        else:
            return False
    return True


def _changing(change: int, team: Team) -> Iterable[Spell]:
    """The spells that make a team lose or gain so much life, the cheap ones first."""
    who, number = team.players[0], 0
    while change:
        number += 1
        if change <= -BURNT:
            name, cost, by, x = BURN, BURN_COST, -BURNT, None
        elif change < 0:
            name, cost, by, x = BURN_X, BURN_X_COST, -1, 1
        else:
            by = min(change, HEALED)
            name, cost, x = HEAL, HEAL_COST, by
        yield Spell(f"{name} {number} at {team.id} on the way", name, cost, who, x)
        change -= by
