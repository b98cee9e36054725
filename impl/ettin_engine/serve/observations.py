"""Answers to questions; observing changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from ettin_engine.decisions.choices import Illegal
from ettin_engine.game_result import outcome
from ettin_engine.objects.characteristics import characteristics_of, is_creature, power, toughness
from ettin_engine.objects.object_lookup import permanent_of
from ettin_engine.players.teams import active_team
from ettin_engine.serve.commander_facts import leads
from ettin_engine.serve.hidden_information import sees
from ettin_engine.serve.player_counter_facts import counters_of
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Kind

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.flow_steps.position import Position
    from ettin_engine.state import Permanent, State


def chooses(position: Position, ask: q.AskChooses) -> bool:
    """Does the game wait for a choice that a player may make?"""
    return position.asks is not None and ask.player in position.asks.decider


def observed(state: State, ask: q.Question) -> Any:
    """The value that answers a question.

    Raises:
        Illegal: a question about somebody or something that is not there, or about no game.
    """
    reader: Callable[[State, Any], Any] | None = READERS.get(type(ask))
    if reader is None:
        raise Illegal("this is no question about a game")
    return reader(state, ask)


def _moment(state: State, _: q.AskMoment) -> dict[str, str]:
    return {"team": active_team(state), "step": str(state.flow.step)}


def _outcome(state: State, ask: q.AskOutcome) -> str:
    return str(outcome(state, ask.team))


def _daytime(state: State, _: q.AskDaytime) -> str | None:
    return str(state.daytime) if state.daytime else None


def _life(state: State, ask: q.AskLife) -> int:
    return _entry(state.life, ask.team)


def _hand_size(state: State, ask: q.AskHandSize) -> int:
    return len(_entry(state.hands, ask.player))


def _library_size(state: State, ask: q.AskLibrarySize) -> int:
    return len(_entry(state.libraries, ask.player))


def _graveyard_size(state: State, ask: q.AskGraveyardSize) -> int:
    return len(_entry(state.graveyards, ask.player))


def _exile_size(state: State, ask: q.AskExileSize) -> int:
    _entry(state.hands, ask.player)
    return sum(state.known[card].owner == ask.player for card in state.exiled)


def _unspent(state: State, ask: q.AskUnspent) -> int:
    _entry(state.hands, ask.player)
    return len(state.pools.get(ask.player, ()))


def _stack_size(state: State, _: q.AskStackSize) -> int:
    return len(state.stack)


def _monarch(state: State, ask: q.AskMonarch) -> bool:
    _entry(state.hands, ask.player)
    return state.designated.get("monarch") == ask.player


def _initiative(state: State, ask: q.AskInitiative) -> bool:
    _entry(state.hands, ask.player)
    return state.designated.get("initiative") == ask.player


def _room(state: State, ask: q.AskRoom) -> str | None:
    _entry(state.hands, ask.player)
    marker = state.markers.get(ask.player)
    return None if marker is None else marker.room


def _player_counters(state: State, ask: q.AskPlayerCounters) -> int:
    return counters_of(state, ask.on, ask.kind)


def _number(state: State, ask: q.AskCount) -> int:
    return sum([_counts(state, ask, it) for it in state.permanents.values()])


def _number_with_body(state: State, ask: q.AskBodied) -> int:
    return sum([_bodied(state, ask, it) for it in state.permanents.values()])


def _zone_of(state: State, ask: q.AskZone) -> dict[str, str] | None:
    return _zone(state, ask.object)


def _exiled(state: State, ask: q.AskExiled) -> str | None:
    return state.known[ask.object].owner if ask.object in state.exiled else None


def _commander(state: State, ask: q.AskCommander) -> str | None:
    return leads(state, ask.object)


def _sees(state: State, ask: q.AskSees) -> bool:
    return sees(state, ask.player, ask.object)


def _body_of(state: State, ask: q.AskBody) -> str | None:
    return _body(state, _permanent(state, ask.object))


def _counters(state: State, ask: q.AskCounters) -> int:
    return _permanent(state, ask.object).counters.get(ask.kind, 0)


def _face_down(state: State, ask: q.AskFaceDown) -> bool:
    return _permanent(state, ask.object).face_down


def _tapped(state: State, ask: q.AskTapped) -> bool:
    return _permanent(state, ask.object).tapped


def _chosen_colour(state: State, ask: q.AskChosenColour) -> str | None:
    colour = _permanent(state, ask.object).chosen_colour
    return str(colour) if colour else None


def _protector(state: State, ask: q.AskProtector) -> str | None:
    return _permanent(state, ask.object).protector


def _attacking(state: State, ask: q.AskAttacking) -> bool:
    it = _permanent(state, ask.object)
    return any(attack.creature == it.id for attack in state.attacks)


READERS: dict[type, Callable[[State, Any], Any]] = {
    q.AskMoment: _moment,
    q.AskOutcome: _outcome,
    q.AskDaytime: _daytime,
    q.AskLife: _life,
    q.AskHandSize: _hand_size,
    q.AskLibrarySize: _library_size,
    q.AskGraveyardSize: _graveyard_size,
    q.AskExileSize: _exile_size,
    q.AskUnspent: _unspent,
    q.AskStackSize: _stack_size,
    q.AskMonarch: _monarch,
    q.AskInitiative: _initiative,
    q.AskRoom: _room,
    q.AskPlayerCounters: _player_counters,
    q.AskCount: _number,
    q.AskBodied: _number_with_body,
    q.AskZone: _zone_of,
    q.AskExiled: _exiled,
    q.AskCommander: _commander,
    q.AskSees: _sees,
    q.AskBody: _body_of,
    q.AskCounters: _counters,
    q.AskFaceDown: _face_down,
    q.AskTapped: _tapped,
    q.AskChosenColour: _chosen_colour,
    q.AskProtector: _protector,
    q.AskAttacking: _attacking,
}
"""What answers each kind of question about a game."""


def _entry(table: dict[str, T], key: str) -> T:
    if key not in table:
        raise Illegal(f"nobody here is {key}")
    return table[key]


def _counts(state: State, ask: q.AskCount, it: Permanent) -> bool:
    return (
        it.controller == ask.controller
        and (ask.card is None or characteristics_of(state, it).name == ask.card)
        and (not ask.token or it.card is None)
        and (ask.kind is None or _is(state, it, ask.kind))
    )


def _bodied(state: State, ask: q.AskBodied, it: Permanent) -> bool:
    return (
        it.controller == ask.controller
        and (not ask.token or it.card is None)
        and _is(state, it, ask.kind)
        and _body(state, it) == ask.body
    )


def _body(state: State, it: Permanent) -> str | None:
    if not is_creature(state, it):
        return None
    return f"{power(state, it)}/{toughness(state, it)}"


def _is(state: State, it: Permanent, kind: Kind) -> bool:
    if kind is Kind.CREATURE:
        return is_creature(state, it)
    return kind.capitalize() in characteristics_of(state, it).subtypes


def _permanent(state: State, label: str) -> Permanent:
    it = permanent_of(state, label)
    if it is None:
        raise Illegal(f"{label} is not on the battlefield")
    return it


def _zone(state: State, label: str) -> dict[str, str] | None:
    if it := permanent_of(state, label):
        return {"zone": "battlefield", "player": it.owner}
    for item in state.stack:
        if item.card == label and item.says is not None:
            return {"zone": "stack", "player": state.known[label].owner}
    zones = (("hand", state.hands), ("graveyard", state.graveyards), ("command", state.command))
    for zone, cards in zones:
        for player, held in cards.items():
            if label in held:
                return {"zone": zone, "player": player}
    return None
