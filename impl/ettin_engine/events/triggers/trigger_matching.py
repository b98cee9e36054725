"""Which abilities a happening triggers, and how often."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ettin_engine.abilities.combat_players import of_combat
from ettin_engine.abilities.conditions import holds, is_true
from ettin_engine.abilities.continuous.continuous_effects import at_work
from ettin_engine.abilities.filters.object_filters import fits, is_meant
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.mentioned_words import names_that_player
from ettin_engine.abilities.references import Speaker
from ettin_engine.decisions.choices import member_choice
from ettin_engine.events.designations import holders_step, holders_were_hit
from ettin_engine.events.triggers.chapter_triggers import chapters_reached
from ettin_engine.events.triggers.delayed_triggers import delayed_until
from ettin_engine.objects.characteristics import bearers, characteristics_of, worded
from ettin_engine.players.teams import active_team, members, opponents
from ettin_engine.state import Item
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.cards.keyword_abilities import triggered
from ettin_spec.protocol.base import Purpose, StepName

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, Literal

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import (
        Attack,
        CardId,
        Characteristics,
        Hit,
        ObjectId,
        Permanent,
        Player,
        State,
    )
    from ettin_spec.cards.declaration.names import WhoseStep
    from ettin_spec.cards.declaration.parts.events import Hits, Wearer
    from ettin_spec.cards.declaration.terms import Filter
    from ettin_spec.cards.declaration.words import Ability, Triggered


def step_begins(table: Table, step: StepName) -> None:
    """Abilities that trigger at the beginning of this step wait to be put on the stack."""
    for permanent, ability in _watching(table.s, step):
        for that in _that_players(table, permanent, ability):
            wait(table, permanent, ability, that)
    if table.s.delayed:
        delayed_until(table, step)
    if table.s.designated:
        holders_step(table, step)


def entered(table: Table, permanent: Permanent) -> None:
    """Abilities about this permanent's entering trigger, once each, unless its entering makes none
    trigger.  Clause: trigger.enters
    """
    silent = any(
        is_meant(table.s, work.says.enters, permanent, work.speaker)
        for work in at_work(table.s, "triggers_not")
    )
    for watching, ability, what in listening(table.s, "enters"):
        if not silent and is_about(table.s, what, permanent, watching):
            for _ in range(1 + _again(table.s, permanent, watching)):
                wait(table, watching, ability, None, about=permanent)
    chapters_reached(table, permanent, before=0)


def _again(state: State, permanent: Permanent, watching: Permanent) -> int:
    """How many more times what watches triggers as this enters.  Clause: trigger.again"""
    return sum(
        is_meant(state, work.says.enters, permanent, work.speaker)
        and is_meant(state, work.says.of, watching, work.speaker)
        for work in at_work(state, "triggers_again")
    )


def departed(
    table: Table, before: State, permanent: Permanent, word: Literal["dies", "leaves"]
) -> None:
    """Abilities about a permanent's leaving, or dying, trigger, of all that were there before.

    Clause: trigger.dies
    """
    card = that_card(table.s, permanent.card, still_to_lie=word == "leaves")
    for watching, ability, what in listening(before, word):
        if is_about(before, what, permanent, watching):
            seen = characteristics_of(before, permanent)
            wait(table, watching, ability, None, about=permanent, card=card, seen=seen)


def defeated(table: Table, permanent: Permanent) -> None:
    """The last defense counter of a permanent is gone, and if it is a Siege it triggers.

    Clause: battle.defeated
    """
    if "Siege" in characteristics_of(table.s, permanent).subtypes:
        do = (Effect(exile="itself"),)
        item = Item(permanent.name, permanent.controller, do, source=permanent)
        table.set(waiting=(*table.s.waiting, item))


def drew(table: Table, player: Player, nth: int) -> None:
    """Abilities about a player's drawing a card trigger: the so manieth of the turn."""
    for permanent, ability, says in listening(table.s, "draws"):
        whose = players(table.s, says.who, Speaker(permanent.controller, permanent))
        if player in whose and says.nth in (None, nth):
            wait(table, permanent, ability, player)


def discarded(table: Table, player: Player, card: CardId) -> None:
    """Abilities about a player's discarding a card trigger, for each card."""
    _did(table, "discards", player, card)


def _did(table: Table, word: str, player: Player, card: CardId) -> None:
    for permanent, ability, who in listening(table.s, word):
        if who != "itself" and player in players(
            table.s, who, Speaker(permanent.controller, permanent)
        ):
            wait(table, permanent, ability, player, card=that_card(table.s, card))


def is_about(state: State, what: Wearer | Filter, it: Permanent, watching: Permanent) -> bool:
    """Does an event's object fit what the ability of one that watches says of it?"""
    if what == "itself":
        return it.id == watching.id
    if isinstance(what, str):
        return it.id == watching.attached
    return is_meant(state, what, it, Speaker(watching.controller, watching))


def were_dealt_damage(table: Table, permanents: Iterable[ObjectId]) -> None:
    """Abilities about objects that were dealt damage trigger, once for each such object.

    Clause: trigger.event. What dealt it at the same time makes no difference.
    """
    for each in dict.fromkeys(permanents):
        it = table.s.permanents[each]
        for watching, ability, what in listening(table.s, "dealt_damage"):
            if is_about(table.s, what, it, watching):
                wait(table, watching, ability, None, about=it)


def were_hit(table: Table, hits: Sequence[Hit]) -> None:
    """Abilities about combat damage to a player trigger, for each creature, or once a player, and
    those about damage to an object, for each creature."""
    of_players = [each for each in hits if each.player is not None]
    if table.s.designated:
        holders_were_hit(table, of_players)
    for watching, ability, says in listening(table.s, "hits"):
        those = of_players if says.on is None else hits
        found = [each for each in those if _is_hit(table.s, says, each, watching)]
        once = {each.player: each for each in reversed(found)}
        for each in [*once.values()][::-1] if says.together else found:
            wait(table, watching, ability, each.player, about=each.by)


def _is_hit(state: State, says: Hits, each: Hit, watching: Permanent) -> bool:
    """Has such a creature dealt the damage, be it still there or not?

    Clause: combat.damage_when. It is the creature as it was last, where it is there no more.
    """
    assert each.by is not None
    by = Speaker(watching.controller, watching)
    if says.on is not None and (each.creature != watching.id or each.amount == 0):
        return False
    if says.to is not None and each.player not in players(state, says.to, by):
        return False
    return is_about(state, says.by, state.permanents.get(each.by.id, each.by), watching)


def cycled(table: Table, player: Player, card: CardId) -> None:
    """Abilities about a player's cycling a card trigger, those of the card itself among them.

    Clause: trigger.cycled
    """
    _did(table, "cycles", player, card)
    name = table.s.known[card].name
    for ability, who in triggers_of(table.s.cards[name].abilities, "cycles"):
        if who == "itself":
            wait_alone(table, Item(name, player, (), card), ability, {})


def counters_were_put(table: Table, player: Player, kind: str, permanent: Permanent) -> None:
    """Abilities about a player's putting counters on an object trigger, not on a teammate's."""
    for watching, ability, says in listening(table.s, "puts_counters"):
        by = Speaker(watching.controller, watching)
        is_by = player in players(table.s, says.who, by)
        if is_by and says.counter == kind and is_about(table.s, says.on, permanent, watching):
            wait(table, watching, ability, player, about=permanent)


def loyalty_was_used(table: Table, permanent: Permanent) -> None:
    """Abilities about the activation of a planeswalker's loyalty ability trigger."""
    for watching, ability, what in listening(table.s, "uses_loyalty"):
        if is_about(table.s, what, permanent, watching):
            wait(table, watching, ability, None, about=permanent)


def sacrificed(table: Table, before: State, permanent: Permanent) -> None:
    """Abilities about sacrificing trigger, of all that were there before the permanent was.

    Clause: trigger.dies. Who controlled what is sacrificed is the player who sacrifices it.
    """
    player, looked = permanent.controller, before.characteristics[permanent.id]
    for watching, ability, what in listening(before, "sacrificed"):
        if not fits(what, looked, what.colour):
            continue
        by = Speaker(watching.controller, watching)
        if what.controller is None or player in players(before, what.controller, by):
            wait(table, watching, ability, None, about=permanent, seen=looked)


def life_was_lost(table: Table, player: Player, amount: int) -> None:
    """Abilities about this player's losing life trigger.  Clause: life.shared"""
    _life_changed(table, player, amount, "loses_life")


def life_was_gained(table: Table, player: Player, amount: int) -> None:
    """Abilities about this player's gaining life trigger, not a teammate's.  Clause: life.shared"""
    _life_changed(table, player, amount, "gains_life")


def _life_changed(table: Table, player: Player, amount: int, word: str) -> None:
    for permanent, ability, says in listening(table.s, word):
        if player in players(table.s, says.who, Speaker(permanent.controller, permanent)):
            named = {says.as_: amount} if says.as_ else {}
            wait(table, permanent, ability, player, named)


def states(table: Table) -> None:
    """Abilities whose condition is true trigger, if they have left the stack since.

    Clause: trigger.state
    """
    if not table.s.has_continuous_effects:
        return
    for permanent, ability, condition in listening(table.s, "state"):
        if _is_pending(table.s, permanent, ability):
            continue
        if is_true(table.s, condition, Speaker(permanent.controller, permanent)):
            wait(table, permanent, ability, None)


def _is_pending(state: State, permanent: Permanent, ability: Triggered) -> bool:
    pending = (*state.stack, *state.waiting)
    return any(
        item.source is not None
        and item.source.id == permanent.id
        and (item.do, item.modal) == (ability.do, ability.modes)
        for item in pending
    )


def wait(
    table: Table,
    permanent: Permanent,
    ability: Triggered,
    that: Player | None,
    named: dict[str, int] | None = None,
    *,
    that_spell: Item | None = None,
    about: Permanent | None = None,
    card: tuple[CardId, int] | None = None,
    seen: Characteristics | None = None,
    fighter: ObjectId | None = None,
    of_attacks: Sequence[Attack] = (),
) -> None:
    """An ability that has triggered waits to be put on the stack.

    What made it trigger: something that happened to an object that it is `about`, which was `seen`
    so where it left by that; to a creature in combat (`fighter`); to a card; attacks together.
    Clause: object.as_it_was
    """
    if about is not None and card is None:
        card = that_card(table.s, about.card)
    item = Item(
        permanent.name,
        permanent.controller,
        ability.do,
        source=permanent,
        that_player=that,
        that_object=about.id if about is not None else None,
        that_spell=that_spell,
        that_controller=about.controller if about is not None else None,
        that_card=card,
        that_seen=seen,
        targets=ability.targets,
        modal=ability.modes,
        named=named or {},
        only_if=ability.if_,
    )
    item = of_combat(table.s, item, about.id if about is not None else fighter, of_attacks)
    if holds(table.s, item):
        table.set(waiting=(*table.s.waiting, item))


def that_card(
    state: State, card: CardId | None, *, still_to_lie: bool = False
) -> tuple[CardId, int] | None:
    """The card of an event, and the how manieth time it lies in a graveyard by that, if it does.

    Clause: zone.new_object. What just leaves the battlefield is yet to come there.
    """
    return None if card is None else (card, state.buried.get(card, 0) + still_to_lie)


def wait_alone(table: Table, spell: Item, ability: Triggered, named: dict[str, int]) -> None:
    """An ability of a spell waits to be put on the stack above it."""
    item = Item(
        spell.name,
        spell.controller,
        ability.do,
        spell.card,
        that_player=spell.controller,
        that_spell=spell,
        targets=ability.targets,
        modal=ability.modes,
        named=named,
        only_if=ability.if_,
    )
    if holds(table.s, item):
        table.set(waiting=(*table.s.waiting, item))


def _watching(state: State, step: StepName) -> Iterator[tuple[Permanent, Triggered]]:
    for permanent, ability, at in listening(state, "step"):
        if at.step == step and not (at.first and step in state.begun):
            yield permanent, ability


def listening(state: State, word: str) -> Iterator[tuple[Permanent, Triggered, Any]]:
    """The abilities that a kind of event may trigger: whose, and what each says of the event."""
    looking = state.characteristics
    for permanent in bearers(state):
        now = looking.get(permanent.id) or characteristics_of(state, permanent)
        among = now.abilities
        if among:
            for ability, says in triggers_of(among, word):
                yield permanent, ability, says
    for left in state.left_behind:
        for ability, says in triggers_of((left.ability,), word):
            yield left.bearer, ability, says


@lru_cache(1 << 13)
def triggers_of(among: tuple[Ability, ...], word: str) -> tuple[tuple[Triggered, Any], ...]:
    """Those of some abilities that a kind of event may trigger, with what they say of it."""
    there = (triggered(ability) for ability in worded(among))
    said = ((each, getattr(each.when, word)) for each in there if each is not None)
    return tuple((each, says) for each, says in said if says is not None)


def _that_players(
    table: Table, permanent: Permanent, ability: Triggered
) -> tuple[Player | None, ...]:
    """For each time that a step's ability triggers, the player it calls 'that player'.

    Clause: trigger.step
    """
    at = ability.when.step
    assert at is not None
    if at.of == "each":
        return (None,)
    whose = _whose(table.s, at.of, permanent)
    if at.of == "you" or not whose:
        return (None,) if whose else ()
    if at.of in ("enchanted_player", "chosen_player"):
        return whose
    named = names_that_player(ability)
    match table.s.rules["trigger.step"]:
        case "per_player":
            return whose
        case "per_player_if_named" if named:
            return whose
    return (_one_of(table, permanent, whose) if named else None,)


def _whose(state: State, of: WhoseStep, watching: Permanent) -> tuple[Player, ...]:
    """The players of the active team whose step it is to an ability of a permanent."""
    active, you = members(state, active_team(state)), watching.controller
    match of:
        case "enchanted_player":
            return tuple(player for player in active if player == watching.on_player)
        case "chosen_player":
            return tuple(player for player in active if player == watching.chosen_player)
        case "each" | "each_player":
            return active
        case "you":
            return active if you in active else ()
        case "each_opponent":
            return tuple(p for p in active if p in opponents(state, you))


def _one_of(table: Table, permanent: Permanent, whose: tuple[Player, ...]) -> Player:
    deciders = (permanent.controller,)
    choice = member_choice(Purpose.AFFECTED_MEMBER, deciders, whose, permanent.name)
    return table.ask(choice)[0]
