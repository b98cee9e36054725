"""Wrong versions of the reference, a line of a module each, and the scenario that notices."""

from __future__ import annotations

from typing import NamedTuple


class WrongReference(NamedTuple):
    """A module of the engine in which `right` reads `wrong`, and the scenario that then fails."""

    wrongly: str
    noticed_by: str
    module: str
    right: str
    wrong: str


TURN, TRIGGERS = "turn/turn_steps.py", "events/trigger_matching.py"
FILTERS, LEAVING = "abilities/object_filters.py", "events/leaving_the_game.py"
BLOCKERS, ATTACKERS = "combat/declare_blockers.py", "combat/declare_attackers.py"
MODIFIERS, CONDITIONS = "abilities/event_modifiers.py", "abilities/conditions.py"

WRONG_REFERENCES = (
    WrongReference(
        "several types are not looked at",
        "spared.types",
        FILTERS,
        "bool({*what.types} & {*it.types})",
        "True",
    ),
    WrongReference(
        "power does not count", "spared.power", FILTERS, "it.power >= what.power", "True"
    ),
    WrongReference(
        "whoever there is attacks",
        "spared.attacking",
        FILTERS,
        "return any(attack.creature == it.id for attack in state.attacks)",
        "return True",
    ),
    WrongReference("all are tapped", "spared.tapped", FILTERS, "return it.tapped", "return True"),
    WrongReference(
        "tokens and cards are one",
        "spared.token",
        FILTERS,
        "what.token == (it.card is None)",
        "True",
    ),
    WrongReference(
        "who attacks a planeswalker attacks its controller",
        "spared.planeswalker.free",
        FILTERS,
        "and attack.thing is None",
        "and True",
    ),
    WrongReference(
        "any permanent is a target",
        "spared.target",
        "abilities/targets.py",
        "selected(state, target.what, by) if",
        "tuple(state.permanents.values()) if",
    ),
    WrongReference(
        "a target that is gone is still one",
        "spared.target.gone",
        "abilities/targets.py",
        "return item.target in candidates",
        "return True or item.target in candidates",
    ),
    WrongReference(
        "what protects some objects protects all",
        "spared.prevented",
        MODIFIERS,
        "return event.permanent in _objects(state, work)",
        "return True",
    ),
    WrongReference(
        "what protects a player protects all",
        "spared.prevented.teammate",
        MODIFIERS,
        "return event.player in affected_players(state, work)",
        "return True",
    ),
    WrongReference(
        "only the primary player draws a first card",
        "spared.first_draw.secondary",
        CONDITIONS,
        "mine = player in members(state, active_team(state))",
        "mine = player == members(state, active_team(state))[0]",
    ),
    WrongReference(
        "anybody's sacrifice is one's own",
        "spared.sacrificed",
        TRIGGERS,
        "if what.controller is None or player in",
        "if True or player in",
    ),
    WrongReference(
        "an attack on a planeswalker is one on its controller",
        "spared.planeswalker",
        TRIGGERS,
        "if attack.thing is not None:\n        return False",
        "if attack.thing is not None:\n        pass",
    ),
    WrongReference(
        "a flyer is blocked by nothing",
        "seats.block.flyer",
        "combat/evasion.py",
        'and not has(state, blocker, "flying")',
        "and True",
    ),
    WrongReference(
        "tapped creatures block", "seats.block.tapped", BLOCKERS, "if it.tapped:", "if False:"
    ),
    WrongReference(
        "anybody's creatures block",
        "seats.block.tapped",
        BLOCKERS,
        "if team_of(state, it.controller) != team:",
        "if False:",
    ),
    WrongReference(
        "a creature blocks any number",
        "seats.block.one",
        BLOCKERS,
        "    _check_number(table.s, pairs)\n",
        "",
    ),
    WrongReference(
        "creatures can be attacked",
        "seats.attack.creature",
        ATTACKERS,
        "or not {*characteristics_of(state, thing).types} & {*THINGS.get(rule, ())}",
        "or False",
    ),
    WrongReference(
        "only the first head untaps",
        "seats.untap",
        TURN,
        "if it.tapped and it.controller in active:",
        "if it.tapped and it.controller == active[0]:",
    ),
    WrongReference(
        "only the first head discards",
        "seats.discards",
        TURN,
        "    for player in members(table.s, active_team(table.s)):\n        _discard_down",
        "    for player in members(table.s, active_team(table.s))[:1]:\n        _discard_down",
    ),
    WrongReference(
        "what is discarded is gone",
        "seats.discards.target",
        "events/basic_changes.py",
        "    bury(table, card)\n\n\ndef draw",
        "\n\ndef draw",
    ),
    WrongReference(
        "a stack does not stop a sorcery",
        "seats.sorcery.stack",
        "casting/playing_lands.py",
        "mine and not state.stack and",
        "mine and",
    ),
    WrongReference(
        "until your next turn never ends",
        "twice.next_turn",
        TURN,
        'return begun.until == "your_next_turn" and begun.controller in whose',
        "return False",
    ),
    WrongReference(
        "until your next turn ends with anybody's",
        "twice.next_turn",
        TURN,
        'return begun.until == "your_next_turn" and begun.controller in whose',
        'return begun.until == "your_next_turn"',
    ),
    WrongReference(
        "until the next turn of who has left never ends",
        "departed.duration",
        TURN,
        "while lost[before] and before != table.s.last_turn:",
        "while False:",
    ),
    WrongReference(
        "until the next turn of who has left ends with the present one",
        "departed.duration",
        TURN,
        " and before != table.s.last_turn",
        "",
    ),
    WrongReference(
        "what becomes a creature is of no kind",
        "twice.becomes",
        "abilities/layers.py",
        "subtypes=tuple(line[2].split())",
        "subtypes=()",
    ),
    WrongReference(
        "mana stays as a phase ends",
        "twice.mana",
        "turn/unspent_mana.py",
        "set_pool(table, player, ())",
        "pass",
    ),
    WrongReference(
        "who has left still controls",
        "departed.control",
        LEAVING,
        "if it.by not in gone",
        "if True",
    ),
    WrongReference(
        "what triggered for who has left goes on",
        "departed.waiting",
        LEAVING,
        "        waiting=_without(state.waiting, gone),\n",
        "",
    ),
    WrongReference(
        "graveyards of who has left stay",
        "departed.owned",
        LEAVING,
        '("hands", "graveyards", ',
        '("hands", ',
    ),
    WrongReference(
        "what is exiled from a graveyard takes the others along",
        "card.klothys",
        "events/basic_changes.py",
        "tuple(c for c in table.s.graveyards[owner] if c != card)",
        "()",
    ),
)
