"""Answers to questions; observing changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
        Illegal: a question about somebody or something that is not there.
    """
    reader: Callable[[State, Any], Any] = READERS.get(type(ask), _of_player)
    return reader(state, ask)


def _of_game(state: State, ask: q.AskMoment | q.AskOutcome | q.AskDaytime) -> Any:
    match ask:
        case q.AskMoment():
            return {"team": active_team(state), "step": str(state.flow.step)}
        case q.AskOutcome(team):
            return str(outcome(state, team))
        case q.AskDaytime():
            return str(state.daytime) if state.daytime else None


def _life(state: State, ask: q.AskLife) -> Any:
    return _entry(state.life, ask.team)


def _number(state: State, ask: q.AskCount) -> int:
    return sum(_counts(state, ask, it) for it in state.permanents.values())


def _of_player(state: State, ask: q.Question) -> Any:
    match ask:
        case q.AskHandSize(player):
            return len(_entry(state.hands, player))
        case q.AskLibrarySize(player):
            return len(_entry(state.libraries, player))
        case q.AskGraveyardSize(player):
            return len(_entry(state.graveyards, player))
        case q.AskExileSize(player):
            _entry(state.hands, player)
            return sum(state.known[card].owner == player for card in state.exiled)
        case q.AskUnspent(player):
            _entry(state.hands, player)
            return len(state.pools.get(player, ()))
        case q.AskPlayerCounters(on, kind):
            return counters_of(state, on, kind)
    return _of_object(state, ask)


def _of_object(state: State, ask: q.Question) -> Any:
    match ask:
        case q.AskZone(label):
            return _zone(state, label)
        case q.AskExiled(label):
            return state.known[label].owner if label in state.exiled else None
        case q.AskCommander(label):
            return leads(state, label)
        case q.AskSees(player, label):
            return sees(state, player, label)
        case q.AskChosenColour(label):
            colour = _permanent(state, label).chosen_colour
            return str(colour) if colour else None
        case q.AskProtector(label):
            return _permanent(state, label).protector
        case q.AskAttacking(label):
            it = _permanent(state, label)
            return any(attack.creature == it.id for attack in state.attacks)
    raise Illegal("this is no question about a game")


def _of_permanents(state: State, ask: q.PermanentQuestion) -> Any:
    match ask:
        case q.AskBodied():
            return sum(_bodied(state, ask, it) for it in state.permanents.values())
        case q.AskBody(label):
            return _body(state, _permanent(state, label))
        case q.AskCounters(label, kind):
            return _permanent(state, label).counters.get(kind, 0)
        case q.AskFaceDown(label):
            return _permanent(state, label).face_down
        case q.AskTapped(label):
            return _permanent(state, label).tapped


READERS: dict[type, Callable[[State, Any], Any]] = {
    **dict.fromkeys((q.AskMoment, q.AskOutcome, q.AskDaytime), _of_game),
    **dict.fromkeys((q.AskBodied, q.AskBody, q.AskCounters), _of_permanents),
    **dict.fromkeys((q.AskFaceDown, q.AskTapped), _of_permanents),
    **dict.fromkeys((q.AskZone, q.AskExiled, q.AskCommander, q.AskSees), _of_object),
    **dict.fromkeys((q.AskChosenColour, q.AskProtector, q.AskAttacking), _of_object),
    q.AskLife: _life,
    q.AskCount: _number,
}
"""What answers each kind of question; the others are about players, or about no game."""


def _entry(table: dict[str, Any], key: str) -> Any:
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
