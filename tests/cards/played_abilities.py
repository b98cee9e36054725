"""Single abilities, played in a game that has something for each of them to act on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace
from shared.today import TODAY

from ettin_engine.abilities.filters.targets import apart, candidates, with_targets
from ettin_engine.abilities.references import speaker
from ettin_engine.casting.casting_now import cast_now
from ettin_engine.decisions.choices import Picked
from ettin_engine.decisions.table import Table
from ettin_engine.effects import perform, with_combat_players
from ettin_engine.effects.as_it_enters import enter_battlefield
from ettin_engine.effects.choosing_targets import chosen_for_each
from ettin_engine.events.changes.basic_changes import change_permanent, push
from ettin_engine.serve.game_setup import new_game, placed
from ettin_engine.stack import put_triggers, resolve_top
from ettin_engine.state import Item, State
from ettin_spec.cards.declaration.parts.targets import Targets
from ettin_spec.cards.declaration.words import Card
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.base import ChoiceKind, Kind, Purpose
from ettin_spec.protocol.results import Choice

TEAMS = (c.Team("A", ("Angie", "Barry"), "Angie"), c.Team("E", ("Edward", "Ronald"), "Edward"))
PLAYERS = ("Angie", "Barry", "Edward", "Ronald")
DAMAGE = {"damage": {"amount": 1, "to": "target", "on": "target"}}
CARDS: dict[str, dict[str, Any]] = {
    "Bear": {"type": "Creature - Bear Cleric", "cost": "{1}{G}", "body": "2/2"},
    "Bird": {
        "type": "Creature - Bird Wizard",
        "cost": "{U}{B}",
        "body": "1/3",
        "abilities": ["flying"],
    },
    "Blank": {"type": "Creature - Rogue Warrior", "cost": "{R}", "body": "4/4"},
    "Relic": {
        "type": "Artifact",
        "cost": "{3}",
        "abilities": [
            {"activate": {"cost": ["tap"], "do": [{"draw": {"who": "you"}}]}},
        ],
    },
    "Charm": {"type": "Enchantment", "cost": "{W}{B}{R}"},
    "Walker": {"type": "Creature Planeswalker - Sage", "cost": "{3}", "body": "1/1", "loyalty": 4},
    "Grove": {"type": "Land - Forest"},
    "Bolt": {
        "type": "Instant",
        "cost": "{R}",
        "abilities": [{"spell": {"do": [DAMAGE], "targets": {"target": "any_target"}}}],
    },
    "Sword": {"type": "Artifact - Equipment", "cost": "{1}", "abilities": [{"equip": "{1}"}]},
}
"""What lies in every zone of every player."""
ON_BATTLEFIELD = ("Bear", "Bird", "Blank", "Relic", "Charm", "Walker", "Grove", "Sword")
ELSEWHERE = ("Bear", "Bolt", "Relic", "Grove")
OUTSIDE = frozenset({"waiting", "stack", "notes", "made", "checked_in", "layers_applied_in"})
"""Fields of a state that change as anything resolves, or tell nothing of a game."""


def facts() -> Iterator[f.Fact]:
    """Each player has cards in every zone, and counters."""
    for player in PLAYERS:
        for card in ON_BATTLEFIELD:
            yield f.Controls(player, 1, card, labels=(f"{player}'s {card}",))
        yield from (f.Tapped(f"{player}'s {card}") for card in ("Bird", "Relic"))
        yield f.Counters(f"{player}'s Bear", "+1/+1", 1)
        yield f.Bodied(player, 1, "2/2", Kind.ZOMBIE, token=True)
        for card in ELSEWHERE:
            yield f.InHand(player, card, f"{player}'s {card} in hand")
            yield f.InGraveyard(player, card, f"{player}'s buried {card}")
        for place, card in enumerate(("Bear", "Relic", "Bolt"), 1):
            yield f.InLibrary(player, card, f"{player}'s {card} below", place)
        for kind in ("energy", "experience"):
            yield f.PlayerCounters(f.Bearer(player=player), kind, 2)
    yield from (f.PlayerCounters(f.Bearer(team=team), "poison", 1) for team in "AE")


@cache
def world() -> State:
    """A main phase of Angie's team, with all that."""
    game = c.NewGame(TODAY, "two-headed-giant", "tournament", TEAMS, CARDS)
    state = placed(new_game(game, {}), c.Place("A", tuple(facts())))
    each = dict.fromkeys(PLAYERS, 2)
    happened = ("cards_discarded", "cards_drawn", "creatures_attacked", "creatures_died")
    other = ("damage_taken", "life_gained")
    ids = {it.card: it.id for it in state.permanents.values()}
    put_on = {ids[f"{player}'s Sword"]: ids[f"{player}'s Bear"] for player in PLAYERS}
    there = {
        it.id: replace(it, attached=put_on.get(it.id), face_down=(it.card or "").endswith("Blank"))
        for it in state.permanents.values()
    }
    return replace(
        state,
        life={"A": 25, "E": 17},
        permanents=there,
        commanders=frozenset(f"{player}'s Bear" for player in PLAYERS),
        damaged_by={it: frozenset(there) for it in there},
        attackers_this_turn=frozenset(there),
        casts=each,
        life_lost=each,
        happened=dict.fromkeys((*happened, *other), each),
        has_continuous_effects=True,
    )


def first_legal(choice: Choice) -> Picked:
    """An answer that does as much as it can: yes, and as many of the first options as may be.

    Of targets that are chosen for each of some players it takes one of each one's.
    """
    if choice.kind is ChoiceKind.NUMBER:
        return choice.options[-1:]
    options = tuple(dict.fromkeys(choice.options))
    most = max(choice.min, min(choice.max, len(options)))
    if choice.purpose is Purpose.TARGET and most > 1:
        return tuple({each.partition("'")[0]: each for each in choice.options[::-1]}.values())[
            :most
        ]
    return options[:most]


def table_of(state: State) -> Table:
    """A table at which that is answered."""
    return Table(state, (), first_legal, cast_now)


def card_of(says: dict[str, Any]) -> Card:
    """A declaration as the engine has it; ValueError where no type lets it be said."""
    try:
        return msgspec.convert(says, Card)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


def spell_game(card: Card) -> Table:
    """The game with the card on trial in no zone, as it is while it is cast."""
    state = world()
    known = {**state.known, "Trial": replace(state.known["Angie's Bear"], name="Trial")}
    return table_of(replace(state, cards={**state.cards, "Trial": card}, known=known))


def with_trial(card: Card, *, on: str | None = None, player: str | None = None) -> Table:
    """The game in which Angie controls the card on trial, be it put on an object or a player."""
    table = spell_game(card)
    put = next((it.id for it in table.s.permanents.values() if it.card == on), None)
    enter_battlefield(table, "Trial", "Angie", perform, attached=put, on_player=player)
    trial = next(it for it in table.s.permanents.values() if it.card == "Trial")
    change_permanent(table, trial.id, sick=False)
    table.set(waiting=())
    return table


def resolved(table: Table, item: Item) -> tuple[State, State]:
    """The game before and after something on the stack resolves."""
    push(table, item)
    before = table.s
    resolve_top(table)
    return replace(before, stack=tuple(each for each in before.stack if each is not item)), table.s


def triggered(table: Table) -> list[Item]:
    """What has triggered of the card on trial, with its targets, put on nothing yet."""
    for team in range(len(TEAMS)):
        put_triggers(table, team)
    ours = [it for it in table.s.stack if it.source is not None and it.source.card == "Trial"]
    table.set(stack=tuple(it for it in table.s.stack if it not in ours))
    return ours


def aimed(table: Table, item: Item, targets: Targets) -> Item | None:
    """With the first legal targets; None where there are none."""
    item = with_combat_players(table, targets, replace(item, targets=targets))
    if targets.for_each is not None:
        places = candidates(table.s, targets, speaker(item))
        picked = chosen_for_each(table, item.controller, places, item.name, up_to=targets.up_to)
        return with_targets(table.s, item, picked)
    chosen: tuple[str | None, ...] = ()
    for options in candidates(table.s, targets, speaker(item)):
        among = apart(targets, options, chosen)
        if not among:
            return None
        chosen += among[:1]
    return with_targets(table.s, item, chosen)


def changed(before: State, after: State) -> frozenset[str]:
    """The fields in which two states differ, but for what tells nothing."""
    was, now = (
        {
            key: value
            for key, value in ((name, getattr(state, name)) for name in state.__struct_fields__)
            if key not in OUTSIDE
        }
        for state in (before, after)
    )
    found = {key for key in was if was[key] != now[key]}
    if [it.name for it in before.stack] != [it.name for it in after.stack]:
        found.add("stack")
    if len(before.waiting) != len(after.waiting):
        found.add("waiting")
    return frozenset(found)
