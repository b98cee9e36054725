"""Steps and turns: what happens as each begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.turn_times import COMBAT
from ettin_engine.decisions.table import STEPS
from ettin_engine.effects import perform
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.changes.card_moves import discard_card
from ettin_engine.events.changes.copies import end_copies
from ettin_engine.events.changes.draws import draw
from ettin_engine.events.defending_choices import become_defenders
from ettin_engine.events.phasing import may_phase_in
from ettin_engine.events.triggers.delayed_triggers import extra_turn_begins, no_extra_turn_waits
from ettin_engine.events.triggers.trigger_matching import step_begins
from ettin_engine.named_ties import Playable
from ettin_engine.players.player_control import as_turn_begins
from ettin_engine.players.teams import active_team, members, seated
from ettin_engine.pregame.opening_hands import HAND
from ettin_engine.turn.day_and_night import remember_spells
from ettin_engine.turn.lore_counters import put_lore_counters
from ettin_spec.protocol.base import ChoiceKind, Purpose, StepName
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Lasting, LeftBehind, Player

LATER_IN_COMBAT = COMBAT[1:]
"""The steps of a combat phase that begin it not."""


def begin_turn(table: Table) -> None:
    """The next team's turn begins, and what it has already may attack.

    Clauses: turn.teams, loyalty.once
    """
    controls = as_turn_begins(table.s, active_team(table.s)) if table.s.controls else ()
    extra_turn_begins(table)
    turn, begun = table.s.turn + 1, frozenset[StepName]()
    table.set(turn=turn, controls=controls, begun=begun)
    table.set(casts={}, lands={}, life_lost={}, happened={}, damaged_by={})
    table.set(attackers_this_turn=frozenset())
    active = members(table.s, active_team(table.s))
    _end_at_turn_of(table, active)
    for key, it in table.s.permanents.items():
        if it.sick and it.controller in active:
            change_permanent(table, key, sick=False)
        if it.used or it.activations:
            change_permanent(table, key, used=False, activations=())


def pass_over_turns(table: Table) -> None:
    """Turns of players who have left would have begun: what lasts until then ends.

    Clause: team.durations. They are the present team's, or those of the teams between the one
    that had the last turn in order and the present one.
    """
    teams, lost, active = table.s.teams, table.s.flow.lost, table.s.flow.active
    if lost[active]:
        _turn_of_who_left(table, seated(teams[active]))
        return
    no_extra_turn_waits(table)
    before = (active - 1) % len(teams)
    while lost[before] and before != table.s.last_turn:
        _turn_of_who_left(table, seated(teams[before]))
        before = (before - 1) % len(teams)


def _turn_of_who_left(table: Table, whose: tuple[Player, ...]) -> None:
    """The turn of players who have left would have begun."""
    _end_at_turn_of(table, whose)
    may_phase_in(table, whose)


def _end_at_turn_of(table: Table, whose: tuple[Player, ...]) -> None:
    """What lasts until the next turn of these players ends."""
    if table.s.lasting:
        table.set(lasting=tuple(each for each in table.s.lasting if not _ends_now(each, whose)))
    if any(given.next_turn and given.by in whose for given in table.s.playable.values()):
        of_this_turn = {
            card: Playable(given.by, this_turn=True)
            for card, given in table.s.playable.items()
            if given.next_turn and given.by in whose
        }
        table.set(playable={**table.s.playable, **of_this_turn})
    end_copies(table, lambda copied: copied.until == "your_next_turn" and copied.by in whose)
    _end_left_behind(
        table, lambda each: each.until == "your_next_turn" and each.bearer.controller in whose
    )


def _end_left_behind(table: Table, ends: Callable[[LeftBehind], bool]) -> None:
    """Abilities that were left behind until now trigger no more."""
    if table.s.left_behind:
        table.set(left_behind=tuple(each for each in table.s.left_behind if not ends(each)))


def _ends_now(begun: Lasting, whose: tuple[Player, ...]) -> bool:
    """Does a change end as the turn of its controller's team begins?"""
    return begun.until == "your_next_turn" and begun.controller in whose


def begin_step(table: Table) -> None:
    """What triggers at the beginning of the step triggers.  Clause: trigger.step"""
    step = STEPS[table.s.flow.step]
    if step is StepName.BEGINNING_OF_COMBAT:
        become_defenders(table)
    if step not in LATER_IN_COMBAT:
        _end_with_combat(table)
    if step is StepName.PRECOMBAT_MAIN:
        put_lore_counters(table)
    step_begins(table, step)
    table.set(begun=table.s.begun | {step})


def _end_with_combat(table: Table) -> None:
    """What lasts until end of combat ends.  Clause: combat.lasts"""
    if any(each.until == "end_of_combat" for each in table.s.lasting):
        lasting = tuple(each for each in table.s.lasting if each.until != "end_of_combat")
        table.set(lasting=lasting)
    end_copies(table, lambda copied: copied.until == "end_of_combat")


def draw_cards(table: Table) -> None:
    """Each member of the active team draws a card.  Clause: step.draw"""
    table.set(drawn=frozenset())
    for player in members(table.s, active_team(table.s)):
        draw(table, player, perform)
    begin_step(table)


def draw_secondary(table: Table) -> None:
    """Only the secondary player of the first team draws: the last seat.  Clause: turn.first_draw

    Who plays alone is the primary player, and draws nothing.
    """
    table.set(drawn=frozenset())
    for player in members(table.s, active_team(table.s))[1:][-1:]:
        draw(table, player, perform)
    begin_step(table)


def clean_up(table: Table) -> None:
    """Hands shrink to their maximum, damage and what lasts a turn end.

    Clauses: step.cleanup, trigger.this_turn
    """
    remember_spells(table)
    table.set(last_turn=table.s.flow.ordinary)
    for player in members(table.s, active_team(table.s)):
        _discard_down(table, player)
    if table.s.lasting or any(it.damage or it.shields for it in table.s.permanents.values()):
        permanents = {
            key: replace(it, damage=0, shields=0) for key, it in table.s.permanents.items()
        }
        lasting = tuple(each for each in table.s.lasting if each.until != "end_of_turn")
        table.set(permanents=permanents, lasting=lasting)
    _end_left_behind(table, lambda each: each.until == "end_of_turn")
    table.set(acted_in_cleanup=False)
    end_copies(table, lambda copied: copied.until == "end_of_turn")
    if table.s.playable:
        left = {c: given for c, given in table.s.playable.items() if not given.this_turn}
        table.set(playable=left)


def _discard_down(table: Table, player: Player) -> None:
    """A player discards what the hand has above its maximum.  Clause: zone.hand"""
    hand = table.s.hands[player]
    over = max(0, len(hand) - HAND)
    kind, purpose = ChoiceKind.OBJECTS, Purpose.DISCARD
    choice = Choice(kind, purpose, (player,), hand, min=over, max=over)
    for card in table.ask(choice):
        discard_card(table, player, card)
