"""Which players a word means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.combat_players import attacking_meant, defending_meant
from ettin_engine.players.teams import (
    are_on_one_side,
    gone,
    opponents,
    players_in_order,
    teammates,
)

if TYPE_CHECKING:
    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.names import Who


def players(state: State, who: Who, by: Speaker) -> tuple[Player, ...]:
    """The players that a word means to who says it.  Clause: object.you"""
    match who:
        case "you":
            return (by.you,)
        case "your_team":
            return teammates(state, by.you)
        case "each_opponent":
            return opponents(state, by.you)
        case "each_player" | "each_other_player" | "each_friend" | "each_foe":
            return tuple(p for p in players_in_order(state) if _is_one(who, p, by))
        case "target":
            return (by.target,) if by.target in state.hands else ()
        case "second_target":
            return (by.second_target,) if by.second_target in state.hands else ()
        case "enchanted_player" | "chosen_player":
            return _of_source(state, who, by)
        case "defending_player":
            return defending_meant(state, by)
        case "attacking_player":
            return attacking_meant(state, by)
        case _:
            one = _one(who, by)
            return (one,) if one is not None else ()


def players_and_gone(state: State, who: Who, by: Speaker) -> tuple[Player, ...]:
    """The players that a word means, and those of them who have left the game.

    Clause: team.last_known. What they did, or what befell them, is found after they have left.
    """
    return (*players(state, who, by), *(p for p in gone(state) if _was_one(state, who, p, by)))


def _was_one(state: State, who: Who, player: Player, by: Speaker) -> bool:
    """Was a player who has left one of those whom a word for many means?"""
    match who:
        case "each_player":
            return True
        case "each_other_player":
            return player != by.you
        case "each_opponent":
            return not are_on_one_side(state, player, by.you)
        case "your_team":
            return are_on_one_side(state, player, by.you)
    return False


def _is_one(who: Who, player: Player, by: Speaker) -> bool:
    """Is a player one of those whom a word for many means?"""
    match who:
        case "each_other_player":
            return player != by.you
        case "each_friend":
            return player in by.friends
        case "each_foe":
            return player not in by.friends
    return True


def _one(who: Who, by: Speaker) -> Player | None:
    """The player whom a word means that is for one alone; None where there is nobody."""
    match who:
        case "that_player":
            return by.that
        case "target_controller":
            return by.target_controller
        case "that_controller":
            return by.that_controller
        case "active_player":
            return by.active
    raise AssertionError(f"a word for players without a reader: {who}")


def _of_source(state: State, who: Who, by: Speaker) -> tuple[Player, ...]:
    """Whom the Aura that says so is on, or who was chosen for it, as it was there last."""
    if by.source is None:
        return ()
    it = state.permanents.get(by.source.id, by.source)
    player = it.on_player if who == "enchanted_player" else it.chosen_player
    return (player,) if player is not None else ()
