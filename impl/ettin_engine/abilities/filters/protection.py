"""What a permanent is protected from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import affected_players, at_work
from ettin_engine.abilities.filters.object_filters import fits
from ettin_engine.objects.characteristics import abilities, characteristics_of, printed
from ettin_engine.state import Face
from ettin_spec.cards.declaration.names import PlayersKeyword

if TYPE_CHECKING:
    from ettin_engine.state import Characteristics, Permanent, Player, State
    from ettin_spec.cards.declaration.terms import Filter
    from ettin_spec.cards.declaration.words import Card

EVERYTHING: PlayersKeyword = "protection_from_everything"


def looks_of(state: State, source: Permanent | None, spell: Card | None) -> Characteristics | None:
    """What the source of an ability is, or was last, or what a spell is."""
    if source is not None:
        return characteristics_of(state, state.permanents.get(source.id, source))
    return printed(Face("", spell)) if spell is not None else None


def keywords_of_player(state: State, player: Player) -> frozenset[PlayersKeyword]:
    """The keywords that a player has, and no teammate with that player."""
    said = at_work(state, "player_has")
    return frozenset(w.says.keyword for w in said if player in affected_players(state, w))


def is_player_protected(state: State, player: Player | None) -> bool:
    """Has a player protection from everything?  Clause: protection.player"""
    return player is not None and EVERYTHING in keywords_of_player(state, player)


def is_protected(state: State, it: Permanent, looks: Characteristics | None) -> bool:
    """Has a permanent protection from what looks so, whosever that is?

    Clauses: protection.target, protection.aura, protection.block, protection.damage
    """
    if looks is None:
        return False
    qualities = (ability.protection for ability in abilities(state, it))
    return any(each is not None and fits(each, looks, _colour(it, each)) for each in qualities)


def _colour(it: Permanent, quality: Filter) -> str | None:
    """The colour of a quality, be it the one that was chosen as the permanent entered."""
    return it.chosen_colour if quality.colour == "chosen" else quality.colour
