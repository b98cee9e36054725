"""What holds as long as its source is there, or for a while: every change that is at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.object_filters import selected
from ettin_engine.abilities.player_groups import players
from ettin_engine.abilities.references import Speaker
from ettin_engine.objects.characteristics import abilities
from ettin_engine.players.teams import team_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.state import Lasting, ObjectId, Permanent, Player, State, TeamId
    from ettin_spec.cards.declaration.words import Change, Pump, Static


class Work(Struct, frozen=True):
    """A change at work: its word, what it says, whose it is, and when it began.

    `source` is the permanent that says so, `begun` what a spell or ability has begun: one of
    the two.
    """

    word: str
    says: Any
    you: Player
    stamp: int
    name: str
    source: Permanent | None = None
    begun: Lasting | None = None

    @property
    def speaker(self) -> Speaker:
        """Who says it."""
        return Speaker(self.you, self.source)


def at_work(state: State, *words: str) -> tuple[Work, ...]:
    """The changes of some words that are at work, the oldest first.  Clause: layers.order"""
    found = (*_static(state), *_lasting(state))
    return tuple(sorted((w for w in found if w.word in words), key=lambda work: work.stamp))


def _static(state: State) -> Iterator[Work]:
    for it in state.permanents.values():
        for ability in abilities(state, it):
            static = ability.static
            if static is not None and _is_on(state, static, it):
                for change in static.changes:
                    word, says = change.said()
                    yield Work(word, says, it.controller, it.id, it.name, source=it)


def _is_on(state: State, static: Static, it: Permanent) -> bool:
    return static.if_ is None or is_true(state, static.if_, Speaker(it.controller, it))


def _lasting(state: State) -> Iterator[Work]:
    for begun in state.lasting:
        word, says = begun.change.said()
        yield Work(word, says, begun.controller, begun.stamp, begun.source, begun=begun)


def affected(state: State, work: Work) -> frozenset[ObjectId]:
    """The objects that a change is about: those it was begun for, or those it fits now."""
    if work.begun is not None:
        return frozenset(work.begun.objects)
    if work.says.what is None:
        return frozenset()
    return frozenset(it.id for it in selected(state, work.says.what, work.speaker))


def affected_players(state: State, work: Work) -> frozenset[Player]:
    """The players that a change is about."""
    if not work.says.who:
        return frozenset()
    if work.begun is not None:
        return frozenset(work.begun.players)
    return frozenset(players(state, work.says.who, work.speaker))


def against(state: State, work: Work) -> tuple[Player, ...]:
    """The players to whom alone something can't be done; none where it is said of all."""
    if work.says.against is None:
        return ()
    if work.begun is not None:
        return work.begun.players
    return players(state, work.says.against, work.speaker)


def unable(state: State, do: str) -> frozenset[Player]:
    """The players of whom something says that they can't do this."""
    cants = (work for work in at_work(state, "cant") if work.says.do == do)
    return frozenset(player for work in cants for player in affected_players(state, work))


def unable_teams(state: State, do: str) -> frozenset[TeamId]:
    """The teams a member of which can't do this.  Clause: team.wins_and_loses"""
    return frozenset(team_of(state, player) for player in unable(state, do))


def worked_out(state: State, says: Pump, by: Speaker) -> Pump:
    """The same change with the numbers that it comes to at this moment."""
    power, toughness = (value(state, number, by) for number in (says.power, says.toughness))
    return replace(says, power=power, toughness=toughness)


UNSEEN = (
    "cant",
    "block_more",
    "costs_more",
    "attack_costs",
    "replace",
    "prevent",
    "life_floor",
    "skip",
)
"""Changes that leave what objects look like as it is."""


def is_layered(change: Change) -> bool:
    """Does a change alter what objects look like?"""
    return change.said()[0] not in UNSEEN
