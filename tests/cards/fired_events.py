"""Each event of the vocabulary, and what makes it happen to the card on trial or to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ettin_engine.abilities.filters.targets import with_targets
from ettin_engine.combat.enlisting import enlist
from ettin_engine.decisions.table import Table
from ettin_engine.effects import perform
from ettin_engine.events.changes.basic_changes import change_permanent, push
from ettin_engine.events.changes.battlefield_changes import enter
from ettin_engine.events.damage.damage_dealt import hit
from ettin_engine.events.paying.mana_from_tapping import tapped_for_mana
from ettin_engine.events.triggers.cast_triggers import spell_cast
from ettin_engine.events.triggers.combat_triggers import attacked, blocked
from ettin_engine.events.triggers.targeting_triggers import were_targeted
from ettin_engine.events.triggers.trigger_matching import (
    cycled,
    entered,
    loyalty_was_used,
    states,
    step_begins,
)
from ettin_engine.state import Attack, Hit, Item, Permanent
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.flow.generated import machine
from ettin_spec.protocol.base import StepName

Fire = Callable[[Table], None]


class Trial(NamedTuple):
    """An event as a card says it, and what makes it happen once the card on trial is there."""

    name: str
    event: dict[str, Any]
    fire: Fire


def named(table: Table, label: str) -> Permanent:
    """A permanent by its label."""
    return next(it for it in table.s.permanents.values() if it.card == label)


def does(by: str, **word: Any) -> Fire:
    """Something that an ability of a player does."""
    effect = msgspec.convert(word, Effect)

    def fire(table: Table) -> None:
        perform(table, Item("Driver", by, (effect,)))

    return fire


def aims(by: str, at: str, **word: Any) -> Fire:
    """The same with a target."""
    effect = msgspec.convert(word, Effect)

    def fire(table: Table) -> None:
        perform(table, Item("Driver", by, (effect,), target=at))

    return fire


def at_step(step: StepName) -> Fire:
    """A step begins."""
    return lambda table: step_begins(table, step)


def enters(label: str | None) -> Fire:
    """The card on trial has entered, or else a token does."""

    def fire(table: Table) -> None:
        if label is not None:
            entered(table, named(table, label))
            return
        bear = table.s.cards["Bear"]
        entered(table, enter(table, bear, "Bear", "Edward", None))

    return fire


def in_combat(table: Table, *attackers: str, blocked_by: tuple[str, ...] = ()) -> None:
    """Those attack Edward, and one of them is blocked."""
    flow = machine.at(StepName.DECLARE_BLOCKERS, "wait")
    ids = [named(table, each).id for each in attackers]
    blockers = tuple(named(table, each).id for each in blocked_by)
    attacks = tuple(Attack(each, "E", "Edward", None, blockers or None) for each in ids)
    table.s = replace(table.s, flow=replace(table.s.flow, at=flow.at))
    table.set(attacks=attacks, attackers_this_turn=frozenset(ids))


def attacks(*attackers: str) -> Fire:
    """Creatures attack Edward."""

    def fire(table: Table) -> None:
        in_combat(table, *attackers)
        attacked(table)

    return fire


def blocks(*, trial_attacks: bool, with_blocker: bool) -> Fire:
    """A creature is blocked, or is not; the card on trial is it, or blocks it."""

    def fire(table: Table) -> None:
        attacker, blocker = "Angie's Bear", "Trial"
        if trial_attacks:
            attacker, blocker = "Trial", "Edward's Bear"
        in_combat(table, attacker, blocked_by=(blocker,) * with_blocker)
        blocked(table, table.s.attacks)

    return fire


def hits(by: str, *, player: str | None = None, creature: str | None = None) -> Fire:
    """Combat damage is dealt to a player or a creature."""

    def fire(table: Table) -> None:
        in_combat(table, by)
        to = named(table, creature).id if creature is not None else None
        hit(table, (Hit(1, player, to, named(table, by)),))

    return fire


def casts(card: str, by: str = "Edward") -> Fire:
    """A player casts a spell."""

    def fire(table: Table) -> None:
        spell = spell_on_stack(table, card, by)
        table.put("casts", by, 3)
        push(table, spell)
        spell_cast(table, spell)

    return fire


def spell_on_stack(table: Table, card: str, by: str) -> Item:
    """A spell on the stack, which targets Barry's Bear where it targets."""
    says = table.s.cards[table.s.known[card].name if card in table.s.known else card]
    ability = next((each.spell for each in says.abilities if not isinstance(each, str)), None)
    do = ability.do if ability is not None else ()
    item = Item(card, by, do, card, says, x=2)
    if ability is not None and ability.targets is not None:
        return with_targets(table.s, replace(item, targets=ability.targets), ("Barry's Bear",))
    return item


def targeted(label: str) -> Fire:
    """A spell of Edward's becomes one that targets something."""

    def fire(table: Table) -> None:
        spell = spell_on_stack(table, "Edward's Bolt in hand", "Edward")
        spell = with_targets(table.s, spell, (label,))
        push(table, spell)
        were_targeted(table, spell)

    return fire


def _turned_up(table: Table) -> None:
    bear = named(table, "Edward's Bear")
    change_permanent(table, bear.id, face_down=True)
    perform(table, Item("Driver", "Edward", (Effect(turn_face_up="target"),), target=bear.card))


def _taps_for_mana(table: Table) -> None:
    bear = named(table, "Edward's Bear")
    tapped_for_mana(table, "Edward", bear, ("green",))


def _cycled(table: Table) -> None:
    cycled(table, "Edward", "Edward's Bear in hand")


def _enlists(table: Table) -> None:
    in_combat(table, "Trial")
    enlist(table, named(table, "Trial").id, {named(table, "Trial").id})


def _loyalty(table: Table) -> None:
    loyalty_was_used(table, named(table, "Edward's Walker"))


CREATURE = {"type": "Creature"}
BEAR = "Edward's Bear"
EVENTS = (
    Trial(
        "step of each player",
        {"step": {"step": "upkeep", "of": "each_player"}},
        at_step(StepName.UPKEEP),
    ),
    Trial("step of you", {"step": {"step": "end", "of": "you"}}, at_step(StepName.END)),
    Trial("each step", {"step": {"step": "draw", "of": "each"}}, at_step(StepName.DRAW)),
    Trial("enters itself", {"enters": "itself"}, enters("Trial")),
    Trial("enters", {"enters": CREATURE}, enters(None)),
    Trial("dies itself", {"dies": "itself"}, aims("Edward", "Trial", destroy="target")),
    Trial("dies", {"dies": CREATURE}, aims("Edward", BEAR, destroy="target")),
    Trial("leaves itself", {"leaves": "itself"}, aims("Edward", "Trial", destroy="target")),
    Trial("leaves", {"leaves": CREATURE}, aims("Edward", BEAR, destroy="target")),
    Trial(
        "sacrificed",
        {"sacrificed": CREATURE},
        does("Edward", sacrifice={"who": "you", "what": {"subtype": "Bear"}}),
    ),
    Trial(
        "gains life",
        {"gains_life": {"who": "each_player", "as": "n"}},
        does("Edward", gain_life={"who": "you", "amount": 2}),
    ),
    Trial(
        "loses life",
        {"loses_life": {"who": "each_opponent", "as": "n"}},
        does("Edward", lose_life={"who": "you", "amount": 2}),
    ),
    Trial("casts", {"casts": {"who": "each_opponent", "as": "n"}}, casts("Edward's Bolt in hand")),
    Trial("draws", {"draws": {"who": "each_player"}}, does("Edward", draw={"who": "you"})),
    Trial("discards", {"discards": "each_opponent"}, does("Edward", discard={"who": "you"})),
    Trial("attacks itself", {"attacks": "itself"}, attacks("Trial")),
    Trial(
        "attacks itself, of whom",
        {"attacks": {"what": "itself", "whom": {"poisoned": "defending_player"}}},
        attacks("Trial"),
    ),
    Trial("attacks", {"attacks": {"what": CREATURE}}, attacks("Angie's Bear")),
    Trial("attacks with", {"attacks_with": {"who": "you"}}, attacks("Angie's Bear", "Trial")),
    Trial("attacks alone", {"attacks_alone": CREATURE}, attacks("Angie's Bear")),
    Trial("is attacked", {"is_attacked": "each_opponent"}, attacks("Angie's Bear")),
    Trial("enlists", {"enlists": "itself"}, _enlists),
    Trial("blocks", {"blocks": "itself"}, blocks(trial_attacks=False, with_blocker=True)),
    Trial(
        "becomes blocked",
        {"becomes_blocked": "itself"},
        blocks(trial_attacks=True, with_blocker=True),
    ),
    Trial("unblocked", {"unblocked": "itself"}, blocks(trial_attacks=True, with_blocker=False)),
    Trial(
        "dealt damage",
        {"dealt_damage": CREATURE},
        aims("Edward", "Angie's Bear", damage={"amount": 1, "on": "target"}),
    ),
    Trial("hits a player", {"hits": {"by": "itself"}}, hits("Trial", player="Edward")),
    Trial(
        "hit together",
        {"hits": {"by": CREATURE, "together": True}},
        hits("Angie's Bear", player="Edward"),
    ),
    Trial(
        "hits an object",
        {"hits": {"by": CREATURE, "on": "itself"}},
        hits("Angie's Bear", creature="Trial"),
    ),
    Trial("cycles", {"cycles": "each_opponent"}, _cycled),
    Trial(
        "becomes tapped", {"becomes_tapped": CREATURE}, aims("Edward", "Angie's Bear", tap="target")
    ),
    Trial(
        "becomes untapped",
        {"becomes_untapped": CREATURE},
        aims("Edward", "Ronald's Bird", untap="target"),
    ),
    Trial(
        "taps for mana",
        {"taps_for_mana": {"who": "each_player", "what": CREATURE}},
        _taps_for_mana,
    ),
    Trial("turned up", {"turned_up": CREATURE}, _turned_up),
    Trial("becomes a target", {"becomes_target": {"what": CREATURE}}, targeted("Angie's Bear")),
    Trial(
        "puts counters",
        {"puts_counters": {"who": "each_player", "counter": "+1/+1", "on": CREATURE}},
        aims("Edward", BEAR, put={"on": "target", "counter": "+1/+1"}),
    ),
    Trial("uses loyalty", {"uses_loyalty": {"type": "Planeswalker"}}, _loyalty),
    Trial("state", {"state": {"some": CREATURE}}, states),
)
"""Every event but those of cards that are no permanents, of which `test_reference_words` tells."""
