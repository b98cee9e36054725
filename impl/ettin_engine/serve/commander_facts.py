"""Commanders: placed, at the start of a game too, and asked of."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.named_ties import Physical
from ettin_spec.protocol.decks import Commander
from ettin_spec.protocol.facts import InCommandZone

if TYPE_CHECKING:
    from ettin_engine.state import CardId, Player, Rules, State


def with_commander(state: State, fact: InCommandZone | Commander) -> State:
    """The state in which a card is a player's commander.  Clause: commander.designation

    Raises:
        Illegal: nobody has a commander by these rules, nobody of that name plays, or the card
            is nowhere, not declared, or somebody else's.
    """
    state = replace(state, notes=state.notes | {"commander.designation"})
    if state.rules["commander.designation"] == "none":
        raise Illegal("nobody has a commander under these rules")
    if fact.player not in state.hands:
        raise Illegal(f"there is no player {fact.player}")
    if isinstance(fact, InCommandZone):
        return _in_command_zone(state, fact)
    if fact.card not in state.known or state.known[fact.card].owner != fact.player:
        raise Illegal(f"{fact.player} has no card {fact.card}")
    return replace(state, commanders=state.commanders | {fact.card})


def _in_command_zone(state: State, fact: InCommandZone) -> State:
    if fact.card not in state.cards:
        raise Illegal(f"no declaration came with {fact.card}")
    held = (*state.command.get(fact.player, ()), fact.label)
    return replace(
        state,
        known={**state.known, fact.label: Physical(fact.card, fact.player)},
        command={**state.command, fact.player: held},
        commanders=state.commanders | {fact.label},
    )


def in_library(rules: Rules, led: int) -> int | None:
    """How many cards of a deck are the library before hands are drawn; None where no rule says.

    Clauses: commander.library, deck.commander_size. `led`: how many commanders of the deck are
    known; it has one at least, known or not.
    """
    where = rules["commander.start"]
    size = rules["deck.commander_size"] if where != "none" else "none"
    if size == "none":
        return None
    put_aside = {"command_zone": max(led, 1), "library": led}.get(str(where), 0)
    return int(size) - put_aside


def with_commander_at_start(state: State, fact: InCommandZone) -> State:
    """The state in which a commander is where it begins the game.

    Clauses: commander.start, commander.library

    Raises:
        Illegal: as `with_commander`.
    """
    begun = with_commander(state, fact)
    if state.rules["commander.start"] != "library":
        return begun
    library = [fact.label, *state.libraries[fact.player]]
    Random(len(library)).shuffle(library)
    libraries = {**state.libraries, fact.player: tuple(library)}
    return replace(begun, command=state.command, libraries=libraries)


def leads(state: State, card: CardId) -> Player | None:
    """Whose commander a card is; None where it is nobody's.  Clause: commander.designation"""
    return state.known[card].owner if card in state.commanders else None
