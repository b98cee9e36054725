"""Bugs in the reference's own code, each a mistake of the catalogue made in quite another way."""

from __future__ import annotations

from engine.wrong_legends import WrongReference

LEAVING = "events/leaving/leaving_the_game.py"

PLANTED = {
    "second_head_draws_nothing": WrongReference(
        "the loop over the team stops after one",
        "turn.draws",
        "turn/turn_steps.py",
        "    for player in members(table.s, active_team(table.s)):\n"
        "        draw(table, player, perform)\n    begin_step(table)\n\n\ndef draw_secondary",
        "    for player in members(table.s, active_team(table.s))[:1]:\n"
        "        draw(table, player, perform)\n    begin_step(table)\n\n\ndef draw_secondary",
    ),
    "second_head_stays_tapped": WrongReference(
        "who is active is one player",
        "seats.untap",
        "turn/untapping.py",
        "(it.controller in whose or it.id in too)",
        "(it.controller == whose[0] or it.id in too)",
    ),
    "one_land_a_team": WrongReference(
        "the lands of a turn are counted together",
        "turn.lands",
        "casting/playing_lands.py",
        "played = table.s.lands.get(player, 0)",
        "played = sum(table.s.lands.values())",
    ),
    "only_the_attacked_block": WrongReference(
        "a blocker's controller has to be attacked",
        "combat.block",
        "combat/single_blocks.py",
        "    _able(state, team, blocker)\n",
        "    _able(state, team, blocker)\n"
        "    if attack_of(state, attacker.id).player not in (None, blocker.controller):\n"
        '        raise Illegal(f"{attacker.name} attacks another player")\n',
    ),
    "teammate_is_an_opponent": WrongReference(
        "an opponent is whoever is not the player",
        "trigger.opponents",
        "players/teams.py",
        "for team in opposing_teams(state, player) for p in members(state, team))",
        "for t in teams_in_order(state) for p in members(state, t) if p != player)",
    ),
    "hands_hidden_from_teammates": WrongReference(
        "a hand is its player's secret",
        "own.hand_seen",
        "serve/hidden_information.py",
        "return player in teammates(state, owner)",
        "return player == owner",
    ),
    "permanents_outstay_their_player": WrongReference(
        "nothing takes them away",
        "departed.owned",
        LEAVING,
        "for it in state.permanents.values() if it.owner in gone])",
        "for it in () if it.owner in gone])",
    ),
    "tax_from_anywhere": WrongReference(
        "every cast of the card is counted",
        "commander.tax.from_hand",
        "casting/cast_from.py",
        "    if card in table.s.commanders and is_counted(table.s, card):\n",
        "    if card in table.s.commanders:\n",
    ),
    "vigilance_taps": WrongReference(
        "whatever attacks taps",
        "keyword.vigilance",
        "combat/declare_attackers.py",
        'if not has(table.s, table.s.permanents[attack.creature], "vigilance"):',
        "if attack.creature in table.s.permanents:",
    ),
    "newcomers_act_at_once": WrongReference(
        "nothing is remembered of when a permanent came",
        "card.combat.new",
        "state.py",
        "    sick: bool = True\n",
        "    sick: bool = False\n",
    ),
    "anything_blocks_a_flier": WrongReference(
        "every creature reaches what flies",
        "keyword.blocked_by.fliers",
        "combat/evasion.py",
        'return has(state, blocker, "flying") or has(state, blocker, "reach")',
        "return True",
    ),
    "nobody_strikes_first": WrongReference(
        "only double strike is looked for",
        "heads.first_strike.blocked",
        "abilities/first_strike.py",
        '(has(state, it, "first_strike") or has(state, it, "double_strike"))',
        'has(state, it, "double_strike")',
    ),
    "lifelink_gives_nothing": WrongReference(
        "what follows from damage leaves lifelink out",
        "keyword.lifelink",
        "events/damage/damage_keywords.py",
        "    if linked:\n",
        "    if linked and not hits:\n",
    ),
}
"""By the mistake that the first finding of a report has to name."""
