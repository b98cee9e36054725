"""Events before they happen: replaced and prevented, in the order that the affected choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.event_modifiers import (
    affected_by,
    instead_to,
    is_shield,
    modified,
    modifiers,
    redirected_to,
)
from ettin_engine.abilities.filters.protection import (
    is_player_protected,
    is_protected,
    looks_of,
)
from ettin_engine.decisions.choices import numbered
from ettin_engine.events.planeswalker_redirection import (
    BY_THE_RULES,
    planeswalkers_instead,
    with_planeswalker,
)
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import players_in_order
from ettin_engine.proposed_events import Event
from ettin_engine.state import Item
from ettin_spec.cards.declaration.words import Change
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Hit, Lasting, ObjectId, Player, State

Key = tuple[int, object]
"""What tells one modifier from another: when it began, and what it says."""


def replaced(table: Table, event: Event, used: frozenset[Key] = frozenset()) -> Event:
    """The event after all that modifies it, each of them once.

    Clauses: replacement.order, replacement.once. What is left of a shield says something else
    than before, but has left nothing of the event. What of it goes to somebody else may still be
    modified by what has not been `used`.
    """
    while (work := next_modifier(table, event, used)) is not None:
        used |= {key_of(work)}
        event = applied(table, work, event)
    aside = [replaced(table, each, used) for each in event.aside]
    flat = [part for each in aside for part in (replace(each, aside=()), *each.aside)]
    return replace(event, aside=tuple(flat)) if flat else event


def next_modifier(table: Table, event: Event, used: frozenset[Key]) -> Work | None:
    """What modifies the event next, as the affected player chooses, of what has not yet."""
    can = [work for work in _all_modifiers(table.s, event) if key_of(work) not in used]
    return first_of(table, affected_by(table.s, event), can) if can else None


def applied(table: Table, work: Work, event: Event) -> Event:
    """The event as one modifier makes it."""
    if work.word == "instead":
        return averted(table, work, event)
    if is_shield(work):
        return _shielded(table, work, event)
    if work.word == "redirect":
        return instead_to(event, redirected_to(table.s, work))
    if work is BY_THE_RULES:
        return with_planeswalker(table, event)
    return modified(table.s, work, event)


def _all_modifiers(state: State, event: Event) -> tuple[Work, ...]:
    """What would modify an event: what is at work, and the rules themselves."""
    at_work = modifiers(state, event)
    return (*at_work, BY_THE_RULES) if planeswalkers_instead(state, event) else at_work


def averted(table: Table, work: Work, event: Event) -> Event:
    """The event as something is done in place of it, if the player likes who may choose.

    Clause: replacement.instead
    """
    assert event.player is not None
    kind, purpose = ChoiceKind.YES_NO, Purpose.MAY
    choice = Choice(kind, purpose, (event.player,), ("yes", "no"), work.name)
    if work.says.may and table.ask(choice) != ("yes",):
        return event
    does = Item(work.name, work.you, work.says.do, source=work.source, that_player=event.player)
    nothing = tuple(0 for _ in event.amounts)
    return replace(event, amounts=nothing, instead=(*event.instead, does))


def dealt(table: Table, hits: Sequence[Hit], *, combat: bool) -> tuple[Hit, ...]:
    """What is dealt of damage that would be dealt all at once, to those who are still there.

    Clauses: replacement.order, protection.damage
    """
    would = [each for each in hits if not _is_kept_from(table.s, each)]
    left: list[tuple[int, Hit]] = []
    for places in _by_recipient(table.s, would):
        whole = replaced(table, _damage([would[n] for n in places], combat))
        for event in (whole, *whole.aside):
            to = {"player": event.player, "creature": event.permanent}
            for n, amount in zip(places, event.amounts, strict=True):
                left.append((n, replace(would[n], amount=amount, **to)))
    left.sort(key=lambda each: each[0])
    dealt = (each for _, each in left if each.amount)
    return tuple(each for each in dealt if not _is_kept_from(table.s, each))


def _is_kept_from(state: State, hit: Hit) -> bool:
    """Is what, or who, would be dealt damage protected from what would deal it?"""
    if is_player_protected(state, hit.player):
        return True
    it = state.permanents.get(hit.creature) if hit.creature is not None else None
    return it is not None and is_protected(state, it, looks_of(state, hit.by, hit.spell))


def _by_recipient(state: State, hits: Sequence[Hit]) -> list[list[int]]:
    """The places of the hits on each, in the order in which players choose.

    Clause: replacement.order
    """
    groups: dict[tuple[Player | None, ObjectId | None], list[int]] = {}
    order = players_in_order(state)
    for n, each in enumerate(hits):
        if each.player in order or each.creature in state.permanents:
            groups.setdefault((each.player, each.creature), []).append(n)
    return sorted(groups.values(), key=lambda places: order.index(_whose(state, hits[places[0]])))


def _whose(state: State, hit: Hit) -> Player:
    if hit.player is not None:
        return hit.player
    assert hit.creature is not None
    return state.permanents[hit.creature].controller


def _damage(hits: Sequence[Hit], combat: bool) -> Event:
    first = hits[0]
    amounts = tuple(max(0, each.amount) for each in hits)
    sources = tuple("" if each.by is None else label_of(each.by) for each in hits)
    dealers = {each.dealer if each.by is None else each.by.controller for each in hits}
    dealer = dealers.pop() if len(dealers) == 1 else None
    return Event("damage", amounts, first.player, first.creature, sources, combat, dealer)


def key_of(work: Work) -> Key:
    """What tells a modifier from all others."""
    return work.stamp, work.says


def first_of(table: Table, by: Player, can: Sequence[Work]) -> Work:
    """The modifier to apply next, as a player chooses; of those that say the same the oldest.

    Clause: replacement.order
    """
    if all((work.word, work.says) == (can[0].word, can[0].says) for work in can):
        return can[0]
    names = (w.name if w.source is None else label_of(w.source) for w in can)
    options = numbered(names)
    choice = Choice(ChoiceKind.OPTION, Purpose.REPLACEMENT, (by,), options)
    return can[options.index(table.ask(choice)[0])]


def _shielded(table: Table, work: Work, event: Event) -> Event:
    """A shield prevents or redirects what it can, and is smaller by that.

    Clauses: replacement.shield, replacement.redirect
    """
    assert work.begun is not None
    number, to = min(work.says.number, event.amount), redirected_to(table.s, work)
    way = _prevented(table, work.name, event, number)
    _use_up(table, work.begun, number)
    amounts = tuple(n - less for n, less in zip(event.amounts, way, strict=True))
    less = replace(event, amounts=amounts)
    if work.word != "redirect":
        return less
    away = instead_to(replace(event, amounts=way, aside=()), to)
    return replace(less, aside=(*event.aside, away))


def _prevented(table: Table, shield: str, event: Event, number: int) -> tuple[int, ...]:
    """How much a shield prevents of each source's damage.  Clause: replacement.shield"""
    ways = tuple(_ways(number, event.amounts))
    if len(ways) == 1:
        return ways[0]
    options = tuple(
        ", ".join(f"{source}: {n}" for source, n in zip(event.sources, way, strict=True))
        for way in ways
    )
    decider = (affected_by(table.s, event),)
    choice = Choice(ChoiceKind.DAMAGE, Purpose.PREVENTED, decider, options, shield)
    return ways[options.index(table.ask(choice)[0])]


def _ways(number: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way of sharing a number out, none getting more than its limit."""
    if not limits:
        yield from [()] if number == 0 else []
        return
    for first in reversed(range(min(number, limits[0]) + 1)):
        for rest in _ways(number - first, limits[1:]):
            yield (first, *rest)


def _use_up(table: Table, begun: Lasting, number: int) -> None:
    word, says = begun.change.said()
    others = tuple(each for each in table.s.lasting if each is not begun)
    if says.number > number:
        less = replace(says, number=says.number - number)
        others = (*others, replace(begun, change=Change(**{word: less})))
    table.set(lasting=others)
