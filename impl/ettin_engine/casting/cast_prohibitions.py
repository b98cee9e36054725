"""Who can't cast spells, and which can't be cast now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.continuous.continuous_effects import affected_players, at_work
from ettin_engine.abilities.references import Speaker
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import worded

if TYPE_CHECKING:
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.words import Card


def check_may_cast(state: State, player: Player) -> None:
    """Nobody casts a spell who is said not to, be it free or not.  Clause: spell.cannot_cast

    Raises:
        Illegal: something keeps this player from casting spells now.
    """
    for work in at_work(state, "cant"):
        if work.says.do == "cast" and player in affected_players(state, work):
            unless, by = work.says.unless, work.speaker.taking(player, work.says.who)
            if unless is None or not is_true(state, unless, by):
                raise Illegal(f"{work.name} keeps {player} from casting spells")


def check_now(state: State, player: Player, says: Card) -> None:
    """What a spell says of when it can be cast has to be true, be it free or not.

    Clause: spell.only_when

    Raises:
        Illegal: it is not true.
    """
    for ability in worded(says.abilities):
        if ability.cast_only is not None and not is_true(state, ability.cast_only, Speaker(player)):
            raise Illegal("it says that it cannot be cast now")
