"""What would modify an event that is about to happen, and what it makes of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.continuous.continuous_effects import affected, affected_players, at_work
from ettin_engine.abilities.filters.object_filters import is_meant, selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.objects.characteristics import is_creature, worn_by_damage
from ettin_engine.objects.object_lookup import permanent_of
from ettin_engine.players.life_totals import most_lost
from ettin_engine.players.teams import players_in_order, sharing

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.proposed_events import Event
    from ettin_engine.state import ObjectId, Permanent, Player, State


def modifiers(state: State, event: Event) -> tuple[Work, ...]:
    """What is at work and would modify an event, the oldest first.

    Clause: replacement.nothing. Nothing modifies an event that comes to nothing.
    """
    if event.amount == 0:
        return ()
    return tuple(w for w in at_work(state, *MODIFIES) if MODIFIES[w.word][0](state, w, event))


def modified(state: State, work: Work, event: Event) -> Event:
    """The event as a modifier leaves it; what of it came to nothing stays so."""
    change = MODIFIES[work.word][1]
    meant = _of_such(state, work, event)
    amounts = tuple(
        change(state, work, event, n) if n and such else n
        for n, such in zip(event.amounts, meant, strict=True)
    )
    return replace(event, amounts=amounts)


def affected_by(state: State, event: Event) -> Player:
    """The player whom an event affects, or the controller of the object."""
    if event.player is not None:
        return event.player
    assert event.permanent is not None
    return state.permanents[event.permanent].controller


def is_shield(work: Work) -> bool:
    """Is it used up as it prevents or redirects damage?"""
    shielding = work.word in ("prevent", "redirect") and work.begun is not None
    return shielding and work.says.number is not None


def _is_about(state: State, work: Work, event: Event) -> bool:
    """Is a modifier about whom, or what, an event affects?  Clause: object.you"""
    says = work.says
    if says.who is None and says.what is None:
        return True
    if event.player is not None:
        return event.player in affected_players(state, work)
    return event.permanent in affected(state, work)


def _of_such(state: State, work: Work, event: Event) -> tuple[bool, ...]:
    """Whether a modifier is about each part of an event: of damage what deals it may have to be
    such a permanent.  Clause: object.you
    """
    if work.word != "replace" or work.says.by is None:
        return (True,) * len(event.amounts)
    dealing = (permanent_of(state, label) for label in event.sources)
    return tuple(
        it is not None and is_meant(state, work.says.by, it, work.speaker) for it in dealing
    )


def _replaces(state: State, work: Work, event: Event) -> bool:
    says = work.says
    kind = "damage" if says.event == "damage_of" else says.event
    return (
        kind == event.kind
        and any(_of_such(state, work, event))
        and _is_about(state, work, event)
        and (says.unless is None or not is_true(state, says.unless, work.speaker))
    )


def _averts(state: State, work: Work, event: Event) -> bool:
    """Is something else done in place of the event?"""
    says = work.says
    if says.event != event.kind or event.player not in affected_players(state, work):
        return False
    by = replace(work.speaker, that=event.player)
    return says.unless is None or not is_true(state, says.unless, by)


def _amount_instead(state: State, work: Work, _: Event, amount: int) -> int:
    named = {} if work.says.as_ is None else {work.says.as_: amount}
    return max(0, value(state, work.says.with_, replace(work.speaker, named=named)))


def _prevents(state: State, work: Work, event: Event) -> bool:
    right = event.combat or not work.says.combat
    return event.kind == "damage" and right and _is_about(state, work, event)


def _left(_: State, work: Work, __: Event, amount: int) -> int:
    number = work.says.number
    return 0 if number is None else max(0, amount - number)


def _floors(state: State, work: Work, event: Event) -> bool:
    if not event.by_damage or event.player is None:
        return False
    team = sharing(state, event.player)
    protected = any(player in affected_players(state, work) for player in team)
    return protected and _kept_small(state, work, event, event.amount) < event.amount


def _kept_small(state: State, work: Work, event: Event, amount: int) -> int:
    assert event.player is not None
    return most_lost(state, event.player, amount, work.says.total)


def _redirects(state: State, work: Work, event: Event) -> bool:
    """Would damage be dealt to another object instead, which can be dealt some?

    Clause: replacement.redirect
    """
    about = event.kind == "damage" and _is_about(state, work, event)
    return about and redirected_to(state, work) not in (None, event.permanent, event.player)


def redirected_to(state: State, work: Work) -> ObjectId | Player | None:
    """What, or whom, damage is dealt to instead, if it is there and can be.

    Clause: replacement.redirect
    """
    if work.begun is not None:
        to = work.begun.receiver
    elif work.says.to_player is not None:
        to = next(iter(players(state, work.says.to_player, work.speaker)), None)
    else:
        to = next((it.id for it in selected(state, work.says.to, work.speaker)), None)
    if isinstance(to, str):
        return to if to in players_in_order(state) else None
    it = state.permanents.get(to) if to is not None else None
    return to if it is not None and _can_be_damaged(state, it) else None


def instead_to(event: Event, to: ObjectId | Player | None) -> Event:
    """The same event, but that it happens to something or somebody else."""
    if isinstance(to, str):
        return replace(event, player=to, permanent=None)
    return replace(event, player=None, permanent=to)


def _can_be_damaged(state: State, it: Permanent) -> bool:
    return is_creature(state, it) or bool(worn_by_damage(state, it))


MODIFIES: dict[
    str,
    tuple[Callable[[State, Work, Event], bool], Callable[[State, Work, Event, int], int]],
] = {
    "replace": (_replaces, _amount_instead),
    "instead": (_averts, lambda *_: 0),
    "redirect": (_redirects, lambda *every: every[3]),
    "prevent": (_prevents, _left),
    "life_floor": (_floors, _kept_small),
}
"""For each word whether it modifies an event, and what becomes of an amount."""
