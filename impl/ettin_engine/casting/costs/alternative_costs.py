"""What a spell may be cast for in place of its mana cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.references import Speaker
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import worded
from ettin_engine.players.teams import are_on_one_side, opponents
from ettin_spec.protocol.base import AlternativeCost

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.words import AbilityWord, Card
    from ettin_spec.protocol.actions import Cast


def alternative_cost(state: State, intent: Cast, says: Card) -> str | None:
    """What a spell costs in place of its mana cost, if it is cast so; free is no mana at all.

    Clauses: spell.alternative, spell.evoke, spell.overload

    Raises:
        Illegal: it has no such cost, or not now, or two are named.
    """
    if intent.free + intent.surge + (intent.alternative is not None) > 1:
        raise Illegal("one cost at most is paid in place of its mana cost")
    if intent.free:
        _check_free(state, intent.by, says)
        return ""
    if intent.surge:
        return _surge_cost(state, intent.by, says)
    if intent.alternative is None:
        return None
    if intent.alternative is AlternativeCost.SPECTACLE:
        _check_spectacle(state, intent.by)
    return _keyword_cost(says, intent.alternative)


def alternative_costs(words: Iterable[AbilityWord]) -> Iterator[AlternativeCost]:
    """The keywords for whose costs a card can be cast.  Clause: spell.alternative"""
    for word in words:
        yield from (keyword for keyword in AlternativeCost if getattr(word, keyword) is not None)


def _keyword_cost(says: Card, keyword: AlternativeCost) -> str:
    """What a card's keyword lets it be cast for.  Clause: spell.alternative"""
    for ability in worded(says.abilities):
        cost: str | None = getattr(ability, keyword)
        if cost is not None:
            return cost
    raise Illegal(f"it has no {keyword} cost")


def _check_free(state: State, player: Player, says: Card) -> None:
    """What a spell says about being cast for nothing has to be true.  Clause: ability.only_if"""
    frees = [ability.free for ability in worded(says.abilities) if ability.free]
    if not any(is_true(state, free.if_, Speaker(player)) for free in frees):
        raise Illegal("it cannot be cast without paying its mana cost now")


def _check_spectacle(state: State, player: Player) -> None:
    """An opponent has to have lost life this turn.  Clause: spell.spectacle"""
    if not any(state.life_lost.get(opponent) for opponent in opponents(state, player)):
        raise Illegal(f"no opponent of {player} has lost life this turn")


def _surge_cost(state: State, player: Player, says: Card) -> str:
    """What a spell costs once its caster or a teammate has cast another.  Clause: spell.surge"""
    cost = next((ability.surge for ability in worded(says.abilities) if ability.surge), None)
    if cost is None:
        raise Illegal("it has no surge cost")
    if state.rules["spell.surge"] == "nobodys":
        raise Illegal("nothing has a surge cost yet")
    if not any(are_on_one_side(state, player, caster) for caster in state.casts):
        raise Illegal(f"no spell was cast this turn by {player} or a teammate")
    return cost
