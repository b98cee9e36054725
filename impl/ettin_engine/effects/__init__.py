"""How each effect word is performed: a performer per word."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.abilities.amounts import of_one, value
from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.mentioned_words import mentions
from ettin_engine.abilities.references import speaker
from ettin_engine.decisions.choices import member_choice
from ettin_engine.effects import damage_effects, offers, turn_effects
from ettin_engine.effects.on_objects import (
    attaching,
    changing_hands,
    copying,
    counter_effects,
    countering,
    exiling,
    face_down_effects,
    object_effects,
    phasing_effects,
    proliferate,
    returning,
    token_effects,
)
from ettin_engine.effects.on_players import (
    clashing,
    discard_effects,
    draw_effects,
    library_effects,
    life_effects,
    mana_effects,
    sacrifice_effects,
    voting,
    win_effects,
)
from ettin_engine.events.triggers.delayed_triggers import delay, leave_behind
from ettin_engine.events.triggers.trigger_matching import states
from ettin_engine.players.teams import active_team, members, players_in_order
from ettin_engine.state import Item
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.protocol.base import ChoiceKind, Colour, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ettin_engine.abilities.references import Speaker
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.terms import What
    from ettin_spec.cards.declaration.words import Branch, ForEach, FriendOrFoe, Repeat


def _may(table: Table, says: tuple[Effect, ...], item: Item) -> Item:
    """What the controller may do is done if that player likes.  Clause: object.you"""
    kind, purpose = ChoiceKind.YES_NO, Purpose.MAY
    choice = Choice(kind, purpose, (item.controller,), ("yes", "no"), item.name)
    if table.ask(choice) != ("yes",):
        return item
    return replace(item, created=performed(table, replace(item, do=says)).created)


def _only_if(table: Table, says: Branch, item: Item) -> None:
    """What follows only where something is true is done where it is."""
    if is_true(table.s, says.if_, speaker(item)):
        perform(table, replace(item, do=says.do))
    else:
        perform(table, replace(item, do=says.otherwise))


def _for_each(table: Table, says: ForEach, item: Item) -> Item:
    """What follows is done for each player of whom it is true, read of all before; the item knows
    the tokens that are created for all of them."""
    by, made = speaker(item), item.created
    spared = players(table.s, says.but, by) if says.but is not None else ()
    found = [
        player
        for player in players(table.s, says.who, by)
        if player not in spared
        and (says.if_ is None or is_true(table.s, says.if_, by.taking(player, says.who)))
    ]
    for player in found:
        that = by.taking(player, says.who).that
        after = performed(table, replace(item, do=says.do, that_player=that, created=()))
        made = (*made, *after.created)
    return replace(item, created=made)


def _friend_or_foe(table: Table, says: FriendOrFoe, item: Item) -> None:
    """The controller calls any players friends and the others foes.  Clause: effect.choice"""
    options = players_in_order(table.s)
    kind, purpose, most = ChoiceKind.PLAYER, Purpose.FRIENDS, len(options)
    choice = Choice(kind, purpose, (item.controller,), options, item.name, min=0, max=most)
    friends = table.ask(choice)
    perform(table, replace(item, do=says.friends, friends=friends))
    perform(table, replace(item, do=says.foes, friends=friends))


def _choose_colour(table: Table, item: Item) -> Item:
    """The controller chooses one of the five colours.  Clause: effect.choice"""
    by = (item.controller,)
    choice = Choice(ChoiceKind.OPTION, Purpose.COLOUR, by, tuple(Colour), item.name)
    return replace(item, chosen_colour=Colour(table.ask(choice)[0]))


def _repeat(table: Table, says: Repeat, item: Item) -> None:
    """What follows is done so many times, each wholly before the next.  Clause: effect.steps"""
    for _ in range(value(table.s, says.times, speaker(item))):
        perform(table, replace(item, do=says.do))


Outcome: TypeAlias = "int | dict[Player, int] | token_effects.Created | Item | None"

PERFORMERS: dict[str, Callable[[Table, Any, Item], Outcome]] = {
    "damage": damage_effects.deal,
    "fight": damage_effects.fight,
    "set_life": life_effects.set_life,
    "gain_life": life_effects.gain_life,
    "lose_life": life_effects.lose_life,
    "exchange_life": life_effects.exchange,
    "get_counters": counter_effects.get,
    "lose_counters": counter_effects.lose,
    "proliferate": proliferate.proliferate,
    "choose_colour": lambda table, _, item: _choose_colour(table, item),
    "becomes": object_effects.become,
    "until": object_effects.begin_until,
    "shuffle_in": object_effects.shuffle_in,
    "add_mana": mana_effects.add,
    "create": token_effects.create,
    "create_copy": lambda table, says, item: token_effects.create_copy(table, says, item, perform),
    "get_emblem": token_effects.get_emblem,
    "sacrifice": sacrifice_effects.sacrifice,
    "keep": sacrifice_effects.keep,
    "put": counter_effects.put,
    "may": _may,
    "only_if": _only_if,
    "for_each": _for_each,
    "repeat": _repeat,
    "friend_or_foe": _friend_or_foe,
    "later": delay,
    "this_turn": leave_behind,
    "unless_pays": lambda table, says, item: offers.unless_pays(table, says, item, perform),
    "offer": lambda table, says, item: offers.offer(table, says, item, perform),
    "counter": countering.counter,
    "copy_spell": copying.copy_spell,
    "discard": discard_effects.discard,
    "tap": object_effects.tap,
    "attach": attaching.attach,
    "unattach": attaching.unattach,
    "destroy": object_effects.destroy,
    "regenerate": object_effects.regenerate,
    "exile": exiling.exile,
    "exile_until_leaves": exiling.exile_until_leaves,
    "exile_graveyard": exiling.exile_graveyard,
    "exile_top": lambda table, says, item: exiling.exile_top(table, says, item, perform),
    "bury_exiled": exiling.bury_exiled,
    "mill": draw_effects.mill_cards,
    "scry": library_effects.scry,
    "surveil": library_effects.surveil,
    "reveal_top": library_effects.reveal_top,
    "clash": lambda table, says, item: clashing.clash(table, says, item, perform),
    "reveal": library_effects.reveal,
    "put_from_top": lambda table, says, item: library_effects.put_from_top(
        table, says, item, perform
    ),
    "shuffle": library_effects.shuffle,
    "put_revealed": lambda table, says, item: library_effects.put_revealed(
        table, says, item, perform
    ),
    "pick_at_random": object_effects.pick_at_random,
    "return_that_card": lambda table, says, item: returning.return_that_card(
        table, says, item, perform
    ),
    "search": lambda table, says, item: library_effects.search(table, says, item, perform),
    "put_onto_battlefield": lambda table, says, item: returning.put_onto_battlefield(
        table, says, item, perform
    ),
    "put_from_hand": lambda table, says, item: returning.put_from_hand(table, says, item, perform),
    "put_on_library": returning.put_on_library,
    "return_to_hand": returning.return_to_hand,
    "return_exiled": lambda table, says, item: returning.return_exiled(table, says, item, perform),
    "transform": object_effects.transform,
    "manifest": lambda table, says, item: face_down_effects.manifest(table, says, item, perform),
    "turn_face_down": face_down_effects.turn_face_down,
    "turn_face_up": face_down_effects.turn_face_up,
    "become_copy": face_down_effects.become_copy,
    "goad": object_effects.goad,
    "phase_out": phasing_effects.phase_out,
    "untap": object_effects.untap,
    "tap_or_untap": object_effects.tap_or_untap,
    "draw": lambda table, says, item: draw_effects.draw_cards(table, says, item, perform),
    "vote": voting.vote,
    "vote_for": voting.vote_for,
    "pay_any_mana": mana_effects.pay_any,
    "take_from_neighbours": changing_hands.take_from_neighbours,
    "exchange_control": changing_hands.exchange_control,
    "control_player": turn_effects.control_player,
    "extra_turn": turn_effects.extra_turn,
    "skip": turn_effects.skip,
    "extra_phases": turn_effects.extra_phases,
    "extra_step": turn_effects.extra_step,
    "become_monarch": win_effects.become_monarch,
    "take_initiative": win_effects.take_initiative,
    "venture": win_effects.venture,
    "win": win_effects.win,
    "lose": win_effects.lose,
}
"""Each returns the number that its effect can name for those after it, or one for each player, or
the tokens that it has created, or the item as it is about more from now on."""


def perform(table: Table, item: Item) -> None:
    """All that a spell or ability does, in the order written."""
    performed(table, item)


def performed(table: Table, item: Item) -> Item:
    """The item as it is about more once all that it does is done, in the order written."""
    for effect in item.do:
        item = with_combat_players(table, effect, _with_active(table, effect, item))
        word, says = effect.said()
        number = PERFORMERS[word](table, says, item)
        if isinstance(number, token_effects.Created):
            item, number = replace(item, created=number.objects), number.number
        if isinstance(number, Item):
            item, number = number, None
        if word == "vote" and isinstance(number, dict):
            item = replace(item, named={**item.named, **number})
        exiling.end_exile(table, perform)
        states(table)
        name = getattr(says, "as_", None)
        if name is not None:
            item = replace(item, named={**item.named, **_named(name, number)})
    return item


def _named(name: str, number: int | dict[Player, int] | None) -> dict[str, int]:
    """A number by its name, or one for each player and their sum."""
    if isinstance(number, dict):
        each = {of_one(name, player): of_player for player, of_player in number.items()}
        return {name: sum(number.values()), **each}
    assert number is not None, f"an effect without a number has none to call {name}"
    return {name: number}


def _with_active(table: Table, effect: Effect, item: Item) -> Item:
    """The item, knowing whom *active player* means as its effect is applied.

    Clauses: turn.active_player, turn.of_nobody. Before it was written who chooses, the active team
    says. Nobody is it in the turn of who has left.
    """
    options = members(table.s, active_team(table.s))
    if item.active is not None or not options or not mentions(effect, "active_player"):
        return item
    written = table.s.rules["turn.active_player"] == "chosen_as_applied"
    deciders, purpose = (item.controller,) if written else options, Purpose.ACTIVE_PLAYER
    (player,) = table.ask(member_choice(purpose, deciders, options, item.name))
    return replace(item, active=player)


def with_combat_players(table: Table, says: Struct, item: Item) -> Item:
    """The item, knowing whom *defending player* and *attacking player* mean as its effect is
    applied or it is aimed.

    Clauses: combat.defending_effect, combat.block_condition
    """
    by, purpose = speaker(item), Purpose.DEFENDING_PLAYER
    word: Who = "defending_player"
    if item.defending is None and mentions(says, word):
        options = _options(table.s, says, by, word)
        item = replace(item, defending=_one_of(table, item, purpose, options))
    word, purpose = "attacking_player", Purpose.AFFECTED_MEMBER
    if len(item.attacking) != 1 and mentions(says, word):
        player = _one_of(table, item, purpose, _options(table.s, says, by, word))
        item = replace(item, attacking=item.attacking if player is None else (player,))
    return item


def _options(state: State, says: Struct, by: Speaker, word: Who) -> tuple[Player, ...]:
    """The players whom a word can mean, nobody where another is meant for each creature."""
    whats = [what for what in _taken_one_by_one(says) if not _says_itself(what, word)]
    those = [it for what in whats for it in selected(state, what, by)]
    each = [players(state, word, replace(by, at_hand=it.id)) for it in those]
    return () if each and all(len(meant) == 1 for meant in each) else players(state, word, by)


def _taken_one_by_one(says: Struct) -> list[What]:
    """The objects for each of which an effect works out a number of its own.

    Clauses: combat.defending_alone, combat.block_condition
    """
    if not isinstance(says, Effect):
        return []
    if says.until is not None:
        return [change.pump.what for change in says.until.changes if change.pump is not None]
    if says.damage is not None:
        return [says.damage.on] if says.damage.on is not None and says.damage.to is None else []
    return [says.put.on] if says.put is not None else []


def _says_itself(what: What, word: Who) -> bool:
    """Is it by this very word that objects are meant?"""
    return isinstance(what, Struct) and mentions(what, word)


def _one_of(
    table: Table, item: Item, purpose: Purpose, options: tuple[Player, ...]
) -> Player | None:
    """The one whom the controller chooses, if there are several; None where nobody is meant."""
    if len(options) < 2:
        return next(iter(options), None)
    (player,) = table.ask(member_choice(purpose, (item.controller,), options, item.name))
    return player
