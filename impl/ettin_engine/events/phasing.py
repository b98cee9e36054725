"""Permanents phase out, so that nothing sees them any more, and phase in again as they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.control_of_objects import out_of_combat
from ettin_engine.events.changes.battlefield_changes import end_what_is_bound
from ettin_engine.events.changes.card_moves import banish
from ettin_engine.events.leaving.last_seen import keep_keywords, seen_by_abilities
from ettin_engine.named_ties import Away
from ettin_engine.objects.characteristics import has
from ettin_engine.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Permanent, Player, State


def phase_in_and_out(table: Table, active: Collection[Player]) -> None:
    """What has phasing and these players control phases out as what phased out under their control
    phases in.

    Clause: phasing.untap_step
    """
    comes = _coming(table.s.phased_out, (*active, NOBODY))
    goes = [it for it in table.s.permanents.values() if it.controller in active]
    phase_permanents_out(table, [it for it in goes if has(table.s, it, "phasing")])
    if comes:
        left = {key: it for key, it in table.s.phased_out.items() if key not in comes}
        there = {key: _as_it_comes(it) for key, it in comes.items()}
        table.set(permanents={**table.s.permanents, **there}, phased_out=left)


def _coming(
    away: Mapping[ObjectId, Permanent], under: Collection[Player]
) -> Mapping[ObjectId, Permanent]:
    """What phases in by itself, and along with that what is attached to it."""
    comes = {k: it for k, it in away.items() if _along(it) is None and _under(it) in under}
    more = comes
    while more:
        more = {key: it for key, it in away.items() if _along(it) in more}
        comes = {**comes, **more}
    return comes


def _under(it: Permanent) -> Player | None:
    return None if it.away is None else it.away.under


def _along(it: Permanent) -> ObjectId | None:
    return None if it.away is None else it.away.along


def _as_it_comes(it: Permanent) -> Permanent:
    """A permanent as it phases in: under control all the time, and with a cleanup step behind it.

    Clauses: phasing.no_zone, step.cleanup
    """
    it = replace(it, sick=False, used=False, activations=(), damage=0, shields=0)
    return replace(it, away=None)


def phase_permanents_out(table: Table, those: Iterable[Permanent]) -> None:
    """Permanents phase out together, and along with them what is attached to them.

    Clauses: phasing.out, phasing.attached, phasing.tokens, phasing.combat. Nothing leaves, so that
    nothing triggers.
    """
    gone = _with_attached(table.s, [it.id for it in those])
    if not gone:
        return
    there = [table.s.permanents[each] for each in gone]
    seen_by_abilities(table, there)
    keep_keywords(table, there)
    out = {it.id: replace(it, away=_how(it, gone)) for it in there if _stays(table.s, it)}
    left = out_of_combat(table.s, gone)
    table.set(
        permanents={key: it for key, it in table.s.permanents.items() if key not in gone},
        phased_out={**table.s.phased_out, **out},
        attacks=left.attacks,
        ended_attacks=left.ended_attacks,
    )
    end_what_is_bound(table)


def _how(it: Permanent, gone: Collection[ObjectId]) -> Away:
    return Away(it.controller, it.attached if it.attached in gone else None)


def _stays(state: State, it: Permanent) -> bool:
    """Is it more than a token that ceases to exist?  Clause: phasing.tokens"""
    return it.card is not None or state.rules["phasing.tokens"] == "stay"


def _with_attached(state: State, those: Iterable[ObjectId]) -> frozenset[ObjectId]:
    """Permanents, what is attached to them, and so on."""
    found = more = frozenset(those)
    while more:
        there = state.permanents.values()
        more = frozenset(it.id for it in there if it.attached in more and it.id not in found)
        found |= more
    return found


def may_phase_in(table: Table, gone: Collection[Player]) -> None:
    """What phased out under the control of who has left phases in with the next untap step.

    Clause: phasing.left
    """
    away = table.s.phased_out
    theirs = {
        key: replace(it, away=Away(NOBODY, _along(it)))
        for key, it in away.items()
        if _under(it) in gone
    }
    if theirs:
        table.set(phased_out={**away, **theirs})


def phased_out_leaves(table: Table, gone: Collection[Player]) -> None:
    """What is phased out leaves the game with its owner.  Clause: phasing.leaves"""
    away = table.s.phased_out
    if any(it.owner in gone for it in away.values()):
        table.set(phased_out={key: it for key, it in away.items() if it.owner not in gone})


def exile_phased_out(table: Table, away: Collection[Player]) -> None:
    """What is phased out, and nobody would control any more who still plays, is exiled.

    Clauses: phasing.left, team.lent
    """
    stranded = [
        it
        for it in table.s.phased_out.values()
        if it.controller in away and (it.lent_by is None or it.lent_by in away)
    ]
    for it in stranded:
        table.drop("phased_out", it.id)
        if it.card is not None:
            banish(table, it.card)
