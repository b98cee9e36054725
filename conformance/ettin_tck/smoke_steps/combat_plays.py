"""Plays about combat: an attack, a block, and an attack where none can be declared."""

from __future__ import annotations

from ettin_spec.protocol.actions import Attack, Attacker, Block, Blocker, Whom
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, At, Observe
from ettin_spec.protocol.facts import Controls
from ettin_spec.protocol.questions import AskLife
from ettin_tck.smoke_steps.play_steps import Beat, IsRefused, Play, Says, Stands
from ettin_tck.smoke_steps.table import GIANT, TOTAL, TURN, Table, creature, in_graveyard, life

BOTH = ("attacker", "blocker")


def refused_attack(table: Table) -> Play:
    """An attack in the main phase is refused."""
    beat = Beat(_attacking(table, table.you), IsRefused(), "it is no declare attackers step")
    return Play(
        "a refusal",
        table.position(creature(table.me)),
        (beat,),
        "combat.attack.alone.now",
        (GIANT,),
    )


def attack(table: Table) -> Play:
    """An attack that nothing blocks."""
    beats = (
        *_to_attack(table),
        Beat(
            Advance(At(table.active.id, StepName.END_OF_COMBAT)),
            Stands(StepName.END_OF_COMBAT, table.active.id, TURN, 0, table.active.id),
            "`advance` declares no block, and combat goes on",
        ),
        Beat(Observe(AskLife(table.foe.id)), Says(TOTAL - 3), "nothing blocked a 3/3"),
    )
    facts = (creature(table.me), life(table))
    return Play("an attack", table.position(*facts), beats, "combat.first_strike.double", (GIANT,))


def block(table: Table) -> Play:
    """An attacker is blocked, and both die."""
    blocker = Controls(table.you, 1, card=GIANT, labels=("blocker",))
    beats = (
        *_to_attack(table),
        Beat(
            Advance(At(table.active.id, StepName.DECLARE_BLOCKERS)),
            Stands(StepName.DECLARE_BLOCKERS, table.active.id, TURN, 0, "blockers"),
            "a block is waited for as a choice, since something attacks",
        ),
        Beat(
            Act(Block(table.you, (Blocker("blocker", "attacker"),))),
            Stands(StepName.DECLARE_BLOCKERS, table.active.id, TURN, 0, table.active.id),
            "blocks are declared, and the active team has priority",
        ),
        Beat(
            Advance(At(table.active.id, StepName.END_OF_COMBAT)),
            Stands(StepName.END_OF_COMBAT, table.active.id, TURN, 0, table.active.id),
            "combat goes on",
        ),
        *(in_graveyard(label, "two 3/3s have dealt damage to each other") for label in BOTH),
    )
    facts = (creature(table.me), blocker)
    return Play("a block", table.position(*facts), beats, "keyword.reach.attacks", (GIANT,))


def _to_attack(table: Table) -> tuple[Beat, ...]:
    active = table.active.id
    return (
        Beat(
            Advance(At(active, StepName.DECLARE_ATTACKERS)),
            Stands(StepName.DECLARE_ATTACKERS, active, TURN, 0, "attackers"),
            "an attack is waited for as a choice",
        ),
        Beat(
            _attacking(table, table.you),
            Stands(StepName.DECLARE_ATTACKERS, active, TURN, 0, active),
            "the attack is declared, and the active team has priority",
        ),
    )


def _attacking(table: Table, whom: str) -> Act:
    return Act(Attack(table.me, (Attacker("attacker", Whom(player=whom)),)))
