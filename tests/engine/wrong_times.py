"""Wrong versions of the reference that are wrong about how often, or by whom, something is done."""

from __future__ import annotations

from engine.wrong_legends import WrongReference

TIMES = (
    WrongReference(
        "what befell a player is forgotten as that player leaves",
        "departed.was_dealt_damage",
        "abilities/amounts.py",
        'players_and_gone(state, happened.of or "each_player", by)',
        'players(state, happened.of or "each_player", by)',
    ),
    WrongReference(
        "a planeswalker is fresh only as the turn of its controller begins",
        "which.loyalty.taken",
        "turn/turn_steps.py",
        "        if it.used or it.activations:",
        "        if it.controller in active and it.used or it.activations:",
    ),
    WrongReference(
        "what the second head casts triggers twice",
        "seats.casts",
        "events/triggers/cast_triggers.py",
        "            wait(table, permanent, ability, spell.controller, named, that_spell=spell)\n",
        "            for _ in range(1 + (spell.controller in ('Barry', 'Ronald'))):\n"
        "                wait(\n"
        "                    table, permanent, ability, spell.controller, named, that_spell=spell\n"
        "                )\n",
    ),
    WrongReference(
        "the last of four players does not untap",
        "seats.untap.four",
        "turn/untapping.py",
        "(it.controller in whose or it.id in too)",
        "(it.controller in whose and table.s.flow.active < 3 or it.id in too)",
    ),
    WrongReference(
        "the lands of a turn count in the extra turn after it",
        "turn.land.extra",
        "turn/turn_steps.py",
        "    table.set(casts={}, lands={}, ",
        "    mine = members(table.s, active_team(table.s))\n"
        "    lands = {who: n for who, n in table.s.lands.items() if who in mine}\n"
        "    table.set(casts={}, lands=lands, ",
    ),
    WrongReference(
        "who strikes first no more strikes again",
        "combat.first_strike.lost",
        "abilities/first_strike.py",
        "return creature not in state.struck or again",
        "return creature not in first_strikers(state) or again",
    ),
    WrongReference(
        "a commander deals counted damage for its owner alone",
        "commander.damage.taken",
        "events/leaving/commander_moves.py",
        "if each.player is None or by.card",
        "if each.player is None or by.owner != by.controller or by.card",
    ),
    WrongReference(
        "what any player may activate is its controller's alone",
        "activator.any",
        "casting/activated_abilities.py",
        'it.controller != player and ability.by != "any_player"',
        "it.controller != player",
    ),
    WrongReference(
        "what goes with its player dies",
        "departed.no_death",
        "events/leaving/leaving_the_game.py",
        "    leave_battlefield(",
        "    from ettin_engine.events.triggers.trigger_matching import departed\n\n"
        "    there = [it for it in state.permanents.values() if it.owner in gone]\n"
        "    for it in there:\n"
        "        departed(table, state, it, 'dies')\n"
        "    leave_battlefield(",
    ),
)
