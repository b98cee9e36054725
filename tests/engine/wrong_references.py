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


TURN, TRIGGERS = "turn/turn_steps.py", "events/triggers/trigger_matching.py"
FILTERS, LEAVING = "abilities/filters/object_filters.py", "events/leaving/leaving_the_game.py"
BLOCKERS, ATTACKERS = "combat/single_blocks.py", "combat/single_attacks.py"
HANDS = "pregame/opening_hands.py"
MODIFIERS, CONDITIONS = "abilities/continuous/event_modifiers.py", "abilities/conditions.py"

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
        "abilities/filters/targets.py",
        "selected(state, target.what, by) if",
        "tuple(state.permanents.values()) if",
    ),
    WrongReference(
        "a target that is gone is still one",
        "spared.target.gone",
        "abilities/filters/targets.py",
        "each if each in among else None for each, among",
        "each for each, among",
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
        "what is sacrificed does not see it",
        "plain.itself",
        TRIGGERS,
        'listening(before, "sacrificed")',
        'listening(table.s, "sacrificed")',
    ),
    WrongReference(
        "what has devoid has the colours of its cost",
        "plain.devoid",
        "objects/characteristics.py",
        'if "devoid" in card.abilities',
        "if False",
    ),
    WrongReference(
        "an additional step of one's own comes in anybody's turn",
        "plain.shared_morning",
        "effects/turn_effects.py",
        "if p in mine",
        "if True",
    ),
    WrongReference(
        "an attack on a planeswalker is one on its controller",
        "spared.planeswalker",
        "events/triggers/combat_triggers.py",
        "if attack.thing is not None:\n        return False",
        "if attack.thing is not None:\n        pass",
    ),
    WrongReference(
        "a flyer is blocked by nothing",
        "seats.block.flyer",
        "combat/evasion.py",
        "and not _reaches(state, blocker)",
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
        "combat/whole_blocks.py",
        "    _check_number(state, pairs)\n",
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
        "turn/untapping.py",
        "(it.controller in active or it.id in too)",
        "(it.controller == active[0] or it.id in too)",
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
        '    bury(table, card)\n    count(table, "cards_discarded", player)',
        '    count(table, "cards_discarded", player)',
    ),
    WrongReference(
        "a stack does not stop a sorcery",
        "seats.sorcery.stack",
        "abilities/turn_times.py",
        "and not state.stack and",
        "and",
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
        "abilities/continuous/layers.py",
        "types, subtypes = before.split(), after.split()",
        "types, subtypes = before.split(), []",
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
    WrongReference(
        "nobody looks at a top card",
        "choices.look",
        HANDS,
        "if len(table.s.hands[player]) < HAND:",
        "if False:",
    ),
    WrongReference(
        "who has seven cards looks too",
        "choices.look.full",
        HANDS,
        "if len(table.s.hands[player]) < HAND:",
        "if True:",
    ),
    WrongReference(
        "only the first team looks at top cards",
        "choices.look.other_team",
        HANDS,
        "    for team in teams_in_order(table.s):\n",
        "    for team in teams_in_order(table.s)[:1]:\n",
    ),
    WrongReference(
        "a free mulligan puts a card on the bottom",
        "choices.bottom.free",
        HANDS,
        "HAND - size)",
        "max(1, HAND - size))",
    ),
    WrongReference(
        "what is put on the bottom is gone",
        "choices.bottom.two",
        HANDS,
        "(*table.s.libraries[player], *names)",
        "table.s.libraries[player]",
    ),
    WrongReference(
        "the defending team announces damage first",
        "choices.damage.free",
        "combat/combat_damage.py",
        "    for attack in table.s.attacks:\n        there",
        "    for blocker in _blocking(table.s):\n        _of_blocker(table, blocker, [])\n"
        "    for attack in table.s.attacks:\n        there",
    ),
    WrongReference(
        "the other team chooses first what it sacrifices",
        "choices.sacrifice",
        "effects/on_players/sacrifice_effects.py",
        "for player, n in numbers.items()]",
        "for player, n in reversed(numbers.items())]",
    ),
    WrongReference(
        "the other team draws first",
        "choices.draws",
        "effects/on_players/draw_effects.py",
        "for team in teams_in_order(table.s):",
        "for team in reversed(teams_in_order(table.s)):",
    ),
    WrongReference(
        "a card is cast from the teammate's hand",
        "own.cast",
        "casting/costs/commander_tax.py",
        "if card in state.hands.get(player, ()):",
        "if any(card in held for held in state.hands.values()):",
    ),
    WrongReference(
        "an ability of the teammate's permanent is activated",
        "own.activate",
        "casting/announce.py",
        "if it is None or it.controller != intent.by:",
        "if it is None:",
    ),
    WrongReference(
        "hands are open",
        "own.hand_seen",
        "serve/hidden_information.py",
        "return player in teammates(state, owner)",
        "return True",
    ),
    WrongReference(
        "a hand is its player's secret",
        "own.hand_seen",
        "serve/hidden_information.py",
        "return player in teammates(state, owner)",
        "return player == owner",
    ),
    WrongReference(
        "only one's own legends go",
        "legends.all_go",
        "events/leaving/legend_rule.py",
        "return [it.id for it in alike]",
        "return [it.id for it in alike if it.controller == alike[-1].controller]",
    ),
    WrongReference(
        "legends of all players are one matter",
        "legends.each_own",
        "events/leaving/legend_rule.py",
        "if it.controller == player",
        "if player == alike[0].controller",
    ),
    WrongReference(
        "legends of any name are one matter",
        "legends.all_go.teammate",
        "events/leaving/legend_rule.py",
        "if len(several) > 1",
        "if several",
    ),
    WrongReference(
        "the oldest legend stays",
        "legends.one_stays",
        "events/leaving/legend_rule.py",
        "if label not in picked",
        "if label not in options[:1] or not picked",
    ),
)
