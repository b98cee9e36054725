"""The table from the machine's duties to what performs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ettin_engine.casting.announce import perform_act
from ettin_engine.combat.combat_damage import deal_combat_damage, forget_combat, stack_combat_damage
from ettin_engine.combat.declare_attackers import declare_attack, declare_no_attack
from ettin_engine.combat.declare_blockers import declare_block
from ettin_engine.effects.turn_effects import change_is_known
from ettin_engine.events.leaving.leaving_the_game import leave_game
from ettin_engine.life_counter import instruct
from ettin_engine.pregame.opening_hand_permanents import begin_with_cards
from ettin_engine.pregame.opening_hands import (
    draw_hands,
    keep_hand,
    look_at_tops,
    take_mulligan,
    take_mulligans,
)
from ettin_engine.stack import put_triggers, resolve_top
from ettin_engine.turn.turn_steps import (
    begin_step,
    begin_turn,
    clean_up,
    draw_cards,
    draw_secondary,
    pass_over_turns,
)
from ettin_engine.turn.unspent_mana import end_phase, end_step
from ettin_engine.turn.untapping import untap_permanents
from ettin_spec.protocol.life_counts import Instruction

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table


DUTIES: dict[str, Callable[..., None]] = {
    "draw_hands": draw_hands,
    "take_mulligan": take_mulligan,
    "take_mulligans": take_mulligans,
    "keep_hand": keep_hand,
    "look_at_tops": look_at_tops,
    "begin_with_cards": begin_with_cards,
    "begin_turn": begin_turn,
    "pass_over_turns": pass_over_turns,
    "untap_permanents": untap_permanents,
    "begin_step": begin_step,
    "draw_cards": draw_cards,
    "draw_secondary": draw_secondary,
    "declare_no_attack": declare_no_attack,
    "put_triggers": put_triggers,
    "resolve_top": resolve_top,
    "deal_combat_damage": deal_combat_damage,
    "stack_combat_damage": stack_combat_damage,
    "forget_combat": forget_combat,
    "clean_up": clean_up,
    "end_step": end_step,
    "end_phase": end_phase,
    "leave_game": leave_game,
    "change_is_known": change_is_known,
}


def act(table: Table, intent: Any) -> None:
    """What a team has priority for; a count has instructions for it.  Clause: priority.act"""
    if isinstance(intent, Instruction):
        instruct(table, intent)
    else:
        perform_act(table, intent)


INTENDED: dict[str, Callable[[Table, Any], None]] = {
    "perform_act": act,
    "declare_attack": declare_attack,
    "declare_block": declare_block,
}
"""Duties that perform what a player intends."""


def perform(table: Table, duty: str, arguments: tuple[int, ...], intent: object) -> None:
    """Perform one duty of the machine, with a player's intent where it has one."""
    if duty in INTENDED:
        INTENDED[duty](table, intent)
    else:
        DUTIES[duty](table, *arguments)
