"""What is seen of a table, told as a fact that a scenario can state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Daytime

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ettin_spec.protocol.facts import Fact
    from ettin_tck.fuzzing.tables import Table

OF_PLAYERS: Mapping[type[Any], Callable[[Any, Any], Fact]] = {
    q.AskLife: lambda ask, total: f.Life(ask.team, total),
    q.AskHandSize: lambda ask, number: f.HandSize(ask.player, number),
    q.AskGraveyardSize: lambda ask, number: f.GraveyardSize(ask.player, number),
    q.AskExileSize: lambda ask, number: f.ExileSize(ask.player, number),
    q.AskPlayerCounters: lambda ask, number: f.PlayerCounters(ask.on, ask.kind, number),
    q.AskMonarch: lambda ask, crowned: f.Monarch(ask.player, crowned),
    q.AskInitiative: lambda ask, held: f.Initiative(ask.player, held),
    q.AskDaytime: lambda _, daytime: f.ItIs(Daytime(daytime)),
}
OF_OBJECTS: Mapping[type[Any], Callable[[Any, Any], Fact]] = {
    q.AskTapped: lambda ask, tapped: f.Tapped(ask.object, tapped),
    q.AskBody: lambda ask, body: f.Body(ask.object, body),
    q.AskCounters: lambda ask, number: f.Counters(ask.object, ask.kind, number),
    q.AskFaceDown: lambda ask, down: f.FaceDown(ask.object, down),
}


def seen_fact(asked: str, value: object, table: Table) -> Fact | None:
    """The fact that a question, as JSON, has a value; None where there is none for it.

    Of two cards with one name that a player has, a scenario could not say which it means.
    """
    if value is None:
        return None
    ask = msgspec.json.decode(asked, type=q.Question)
    if type(ask) in OF_PLAYERS:
        return OF_PLAYERS[type(ask)](ask, value)
    if type(ask) in OF_OBJECTS and _is_told_apart(table, ask.object):
        return OF_OBJECTS[type(ask)](ask, value)
    if isinstance(ask, q.AskAttacking) and value is True and _is_told_apart(table, ask.object):
        return f.Attacking(ask.object)
    return None


def _is_told_apart(table: Table, label: str) -> bool:
    cards, owners = table.labels, table.owners
    named = [owners[each] for each, card in cards.items() if card == cards[label]]
    return named.count(owners[label]) == 1
