"""What holds as long as its source is there, or for a while: every change that is at work."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import Speaker
from ettin_engine.objects.characteristics import bearers, characteristics_of, worded
from ettin_engine.players.teams import team_of
from ettin_spec.cards.declaration.parts.change_parts import HasColour, Pump
from ettin_spec.cards.declaration.terms import Filter, ValueWord
from ettin_spec.cards.declaration.words import AbilityWord, Change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.state import Lasting, ObjectId, Permanent, Player, State, TeamId
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.parts.change_parts import Double
    from ettin_spec.cards.declaration.words import Ability, Static
    from ettin_spec.protocol.base import Colour


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
    if not state.has_continuous_effects:
        return ()
    found = [*_static(state, words), *(_lasting(state, words) if state.lasting else ())]
    if len(found) > 1:
        found.sort(key=lambda work: work.stamp)
    return tuple(found)


def _static(state: State, words: tuple[str, ...]) -> Iterator[Work]:
    looking = state.characteristics
    for it in bearers(state):
        now = looking.get(it.id) or characteristics_of(state, it)
        among = now.abilities
        for static, changes in _statics(among) if among else ():
            if static.if_ is None or is_true(state, static.if_, Speaker(it.controller, it)):
                for word, says in changes:
                    if word in words:
                        yield Work(word, says, it.controller, it.id, it.name, source=it)


@lru_cache(1 << 12)
def _statics(among: tuple[Ability, ...]) -> tuple[tuple[Static, tuple[tuple[str, Any], ...]], ...]:
    """The static abilities among some, each with its changes by word."""
    statics = (ability.static for ability in worded(among) if ability.static is not None)
    return tuple((each, tuple(change.said() for change in each.changes)) for each in statics)


def _lasting(state: State, words: tuple[str, ...]) -> Iterator[Work]:
    for begun in state.lasting:
        word, says = begun.change.said()
        if word in words:
            yield Work(word, says, begun.controller, begun.stamp, begun.source, begun=begun)


def affected(state: State, work: Work) -> frozenset[ObjectId]:
    """The objects that a change is about: those it was begun for, or those it fits now."""
    begun = work.begun
    if begun is not None and not is_open(begun.change):
        return frozenset(begun.objects)
    if work.says.what is None:
        return frozenset()
    found = selected(state, work.says.what, work.speaker)
    whose = begun.whose if begun is not None else None
    return frozenset(it.id for it in found if whose is None or it.controller in whose)


def is_open(change: Change) -> bool:
    """Is a lasting change about whatever fits at any time, and not only as the change began?

    Clauses: replacement.open, layers.open
    """
    if change.costs_more is not None:
        return True
    if change.attack_costs is not None:
        return change.attack_costs.against is None
    if change.block_costs is not None:
        return change.block_costs.what is None
    if (rule := change.cant or change.must or change.must_attack) is not None:
        return isinstance(rule.what, Filter)
    says = change.replace or change.prevent
    if says is None or getattr(says, "number", None) is not None:
        return False
    return isinstance(says.what, Filter) or (says.what is None and says.who is None)


def affected_players(state: State, work: Work) -> frozenset[Player]:
    """The players that a change is about."""
    return frozenset(players_of(state, work, work.says.who)) if work.says.who else frozenset()


def players_of(state: State, work: Work, who: Who) -> tuple[Player, ...]:
    """The players whom a word of a change means: now, or as it began.  Clause: layers.lasting"""
    return players(state, who, work.speaker) if work.begun is None else work.begun.players


def against(state: State, work: Work) -> tuple[Player, ...]:
    """The players to whom alone something can't be done; none where it is said of all."""
    if work.says.against is None:
        return ()
    return players_of(state, work, work.says.against)


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


def as_much_more(says: Double) -> Pump:
    """To be doubled is to get as much more as is there, or as much less.  Clause: effect.double"""
    return Pump(
        says.what,
        ValueWord(power=says.what) if says.power else 0,
        ValueWord(toughness=says.what) if says.toughness else 0,
    )


def with_colour(change: Change, chosen: Colour | None) -> Change:
    """The same change with the chosen colour in place of the word for it."""
    says = change.has_colour or (change.gain and change.gain.ability)
    if isinstance(says, HasColour) and says.colour == "chosen" and chosen is not None:
        return Change(has_colour=replace(says, colour=chosen.value))
    of = says.protection if isinstance(says, AbilityWord) else None
    if change.gain is None or of is None or of.colour != "chosen" or chosen is None:
        return change
    ability = AbilityWord(protection=replace(of, colour=chosen.value))
    return Change(gain=replace(change.gain, ability=ability))


OUTSIDE_LAYERS = (
    "cant",
    "must",
    "must_attack",
    "goaded",
    "block_more",
    "costs_more",
    "costs_less",
    "player_has",
    "attack_costs",
    "block_costs",
    "assigns_toughness",
    "triggers_again",
    "triggers_not",
    "redirect",
    "replace",
    "instead",
    "prevent",
    "life_floor",
    "skip",
    "stay_tapped",
    "untaps_too",
    "exile_instead",
)
"""Changes that leave what objects look like as it is."""


def is_layered(change: Change) -> bool:
    """Does a change alter what objects look like?"""
    return change.said()[0] not in OUTSIDE_LAYERS
