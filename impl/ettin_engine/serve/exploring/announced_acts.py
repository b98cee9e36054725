"""What players could announce with the cards that have labels, allowed or not."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.casting.activated_abilities import lies_at_hand, numbered_there
from ettin_engine.casting.chosen_faces import chosen_face
from ettin_engine.casting.chosen_modes import modes_of
from ettin_engine.casting.costs.alternative_costs import alternative_costs
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import types, worded
from ettin_engine.objects.faces import card_seen
from ettin_engine.objects.object_lookup import permanent_of
from ettin_engine.state import Permanent
from ettin_spec.cards.keyword_abilities import is_mana_ability
from ettin_spec.protocol.actions import Activate, Cast, PlayLand, TurnFaceUp

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.state import CardId, Player, State
    from ettin_spec.cards.declaration.words import Activated, Card

Announced = Cast | Activate | PlayLand | TurnFaceUp


def announced_acts(
    state: State, player: Player, labels: frozenset[str], most: int
) -> Iterator[Announced]:
    """All that a player could announce: without targets, no X greater than `most`."""
    for card in _cards_at_hand(state, player):
        if card in labels:
            yield from _of_card(state, player, card, most)
    for it in state.permanents.values():
        if it.card in labels:
            yield from _of_permanent(state, player, it, most)


def _cards_at_hand(state: State, player: Player) -> Iterator[CardId]:
    """Cards that are not on the battlefield, from where a player may be able to use them."""
    for zone in (state.hands, state.graveyards, state.command):
        yield from zone.get(player, ())
    yield from (card for card, tie in state.playable.items() if tie.by == player)


def _of_card(state: State, player: Player, card: CardId, most: int) -> Iterator[Announced]:
    says = state.cards[state.known[card].name]
    for face in (None, 2):
        try:
            shown = chosen_face(says, face)
        except Illegal:
            continue
        if "Land" in types(shown):
            yield PlayLand(player, card, face)
        else:
            yield from _casts(Cast(player, card, face=face), shown, most)
    held, words = card in state.hands.get(player, ()), worded(card_seen(state, card).abilities)
    if held and any(ability.cycling for ability in words):
        yield Activate(player, card)
    if lies_at_hand(state, player, card):
        there = Permanent(0, state.known[card].name, card_seen(state, card), player, player, card)
        yield from _activations(player, card, numbered_there(state, there), most)


def _casts(plain: Cast, says: Card, most: int) -> Iterator[Cast]:
    """A spell with everything that can be announced for it, but how its mana is paid."""
    words = worded(says.abilities)
    if any(word.morph or word.disguise for word in words) and plain.face is None:
        yield replace(plain, face_down=True)
    ways = [plain]
    ways += [replace(plain, surge=True)] * any(word.surge for word in words)
    ways += [replace(plain, alternative=cost) for cost in alternative_costs(words)]
    ways += [replace(plain, free=True)] * any(word.free for word in words)
    if any(word.kicker for word in words):
        ways += [replace(way, kicked=True) for way in ways]
    for way in ways:
        for cast in _with_modes(way, says):
            yield from _with_x(cast, says, most)


def _with_modes(cast: Cast, says: Card) -> Iterator[Cast]:
    modes = modes_of(says)
    if modes is None:
        yield cast
    elif modes.most == 1:
        yield from (replace(cast, mode=n) for n in range(1, len(modes.of) + 1))
    else:
        for size in range(modes.least, modes.most + 1):
            for these in combinations(range(1, len(modes.of) + 1), size):
                yield replace(cast, modes=these)


def _with_x(cast: Cast, says: Card, most: int) -> Iterator[Cast]:
    besides = [word.additional for word in worded(says.abilities) if word.additional]
    has_x = "{X}" in says.cost or any(cost.has_x for each in besides for cost in each.cost)
    if not has_x or cast.free:
        yield cast
    else:
        yield from (replace(cast, x=x) for x in range(most + 1))


def _of_permanent(state: State, player: Player, it: Permanent, most: int) -> Iterator[Announced]:
    assert it.card is not None
    own = it.controller == player
    if it.face_down and own:
        yield TurnFaceUp(player, it.card)
    if permanent_of(state, it.card) is it:
        yield from _activations(player, it.card, numbered_there(state, it), most, own=own)


def _activations(
    player: Player, card: CardId, there: dict[int, Activated], most: int, *, own: bool = True
) -> Iterator[Activate]:
    """Each ability that is no mana ability, numbered where there are several."""
    for number, ability in there.items():
        if is_mana_ability(ability) or not (own or ability.by == "any_player"):
            continue
        plain = Activate(player, card, ability=number if {*there} != {1} else None)
        if any(cost != "tap" and cost.has_x for cost in ability.cost):
            yield from (replace(plain, x=x) for x in range(most + 1))
        else:
            yield plain
