"""Mistakes that are made by one wrong value of a policy: rules of other days and other games."""

from __future__ import annotations

from ettin_tck.mistakes.mistake import Mistake

ARGENTUM = "https://github.com/wingedsheep/argentum-engine/pull/"
COCKATRICE = "https://github.com/Cockatrice/Cockatrice/issues/"
FORGE = "https://github.com/Card-Forge/forge/issues/"
PHASE = "https://github.com/phase-rs/phase/issues/"
XMAGE = "https://github.com/magefree/mage/issues/"


def _of(name: str, policy: str, value: str, sentence: str, *seen: str) -> Mistake:
    return Mistake(name, sentence, seen, setting=(policy, value))


OF_TEAMS = (
    _of(
        "teammate_is_an_opponent",
        "team.opponents",
        "everybody_else",
        "The teammate is taken for an opponent.",
        f"{ARGENTUM}2060",
        f"{XMAGE}349",
    ),
    _of(
        "half_a_life_total",
        "life.read",
        "half_rounded_up",
        "Each member is taken to have half of the team's life, rounded up.",
    ),
    _of(
        "starts_with_twice_twenty",
        "life.start",
        "40",
        "A team begins with twice the 20 life points of a single player.",
    ),
    _of(
        "starts_like_one_player",
        "life.start",
        "20",
        "A team begins with the 20 life points of a single player.",
    ),
    _of(
        "poison_of_each_player",
        "poison.shared",
        "player",
        "Each player has poison counters alone, and the team's are not added up.",
        "https://github.com/phase-rs/phase/pull/4854",
        f"{FORGE}5683",
    ),
    _of(
        "ten_poison_counters",
        "poison.lethal",
        "10",
        "Ten poison counters make a team lose, as they do a single player.",
        "https://github.com/dkniffin/mtg-horde/issues/24",
    ),
    _of(
        "no_life_for_one_head",
        "life.cannot_gain",
        "player",
        "Who can't gain life is one head, and the teammate goes on gaining it for the team.",
        f"{ARGENTUM}2061",
    ),
    _of(
        "no_loss_for_one_head",
        "life.cannot_lose",
        "player",
        "Who can't lose life is one head, and the teammate goes on losing it for the team.",
        f"{ARGENTUM}2061",
    ),
    _of(
        "pays_with_half",
        "life.pay",
        "own_total",
        "A player pays no more life than half of the team's total.",
        f"{ARGENTUM}752",
    ),
    _of(
        "second_head_stays_tapped",
        "turn.untaps",
        "primary_player",
        "Only what the primary player controls untaps in the team's turn.",
        f"{ARGENTUM}2056",
    ),
    _of(
        "turns_for_each_head",
        "turn.of_several",
        "each",
        "What gives both heads an extra turn gives the team two of them.",
        f"{ARGENTUM}759",
    ),
    _of(
        "surge_of_own_spells",
        "spell.surge",
        "nobodys",
        "Surge knows nothing of what a teammate cast.",
        f"{PHASE}4200",
    ),
    _of(
        "one_trigger_a_step",
        "trigger.step",
        "once",
        "What triggers in each player's step triggers once in the step that two players share.",
        f"{ARGENTUM}2056",
    ),
    _of(
        "defending_player_of_own_source",
        "combat.defending_of_other",
        "source_attacks",
        "What is said of another attacking creature is looked up by its source's own attack.",
        f"{XMAGE}1628",
    ),
    _of(
        "either_attacking_player",
        "combat.attacking_effect",
        "chosen",
        "The attacking player is either head of the attacking team, whatever a creature blocks.",
    ),
    _of(
        "one_bound_binds_all",
        "combat.prohibition",
        "any_inability_bars_team",
        "A creature that can't attack one head can't attack the other one, either.",
    ),
    _of(
        "damaged_by_choice",
        "combat.damaged_player",
        "chosen_at_damage",
        "Which head is dealt combat damage is chosen as it is dealt, and not as attackers are.",
    ),
    _of(
        "opponents_lose",
        "team.win_effect",
        "opponents_lose",
        "An effect that lets a player win makes the opponents lose, and those who can't lose stay.",
    ),
)

OF_THE_START = (
    _of(
        "first_team_draws",
        "turn.first_draw",
        "nobody_skips",
        "The team that plays first draws in its first turn, as in a free-for-all.",
        "https://github.com/phase-rs/phase/pull/1026",
    ),
    _of(
        "first_of_many_skips_draw",
        "turn.first_draw",
        "team_skips",
        "Who plays first skips the first draw in a free-for-all, too.",
        f"{PHASE}954",
        f"{XMAGE}3087",
    ),
    _of(
        "no_free_mulligan",
        "mulligan.first",
        "one_fewer",
        "The first mulligan costs a card, as in a game of two.",
        f"{XMAGE}9232",
    ),
    _of(
        "mulligans_of_old",
        "mulligan.later",
        "one_fewer",
        "A new hand is smaller by a card, and nothing is put on the bottom.",
    ),
)

OF_COMMANDER = (
    _of(
        "twenty_from_a_commander",
        "commander.lethal",
        "20",
        "Twenty points of combat damage of a commander suffice.",
        "https://github.com/knobby-mtg/knobby-mtg-life-counter/pull/96",
    ),
    _of(
        "commanders_added_up",
        "commander.damage",
        "each_player_all_commanders",
        "What all commanders deal to a player is added up.",
        "https://github.com/andy2great/commander-life/issues/165",
    ),
    _of(
        "commander_hits_the_team",
        "commander.damage",
        "each_team_each_commander",
        "What one commander deals to the members of a team is added up.",
    ),
    _of(
        "tax_of_all_partners",
        "commander.tax_counts",
        "casts_of_the_player",
        "What was paid for one commander is counted for its partner, too.",
    ),
    _of(
        "tax_from_anywhere",
        "commander.tax_counts",
        "casts_from_anywhere",
        "A commander costs more for having been cast from elsewhere than the command zone.",
        f"{PHASE}8383",
    ),
    _of(
        "commander_never_dies",
        "commander.graveyard",
        "replaced",
        "A commander goes to the command zone in place of the graveyard, and so never dies.",
        f"{XMAGE}6866",
        f"{PHASE}6389",
    ),
    _of(
        "commander_in_the_library",
        "commander.start",
        "library",
        "A commander is shuffled into the library with the other cards.",
    ),
    _of(
        "hundred_without_commanders",
        "commander.start",
        "beside_the_deck",
        "A commander is in the command zone, but the deck has as many cards without it.",
        f"{COCKATRICE}6448",
    ),
    _of(
        "face_down_leads_no_more",
        "commander.designation",
        "lost_when_face_down",
        "A commander that is turned face down is one no more.",
        f"{XMAGE}15145",
        f"{XMAGE}7843",
    ),
)

OF_COMBAT = (
    _of(
        "damage_in_order",
        "combat.division",
        "in_order",
        "Combat damage goes to the blockers in an order, each getting a lethal amount first.",
        f"{XMAGE}13031",
    ),
    _of(
        "deathtouch_like_any",
        "combat.deathtouch",
        "like_any",
        "What has deathtouch has to assign as much as toughness asks, and not one.",
        f"{XMAGE}290",
        f"{XMAGE}7633",
    ),
    _of(
        "damage_on_the_stack",
        "combat.damage_when",
        "on_the_stack",
        "Combat damage waits on the stack, where it can be answered.",
    ),
    _of(
        "lifelink_triggers",
        "damage.lifelink",
        "triggers",
        "Lifelink gives its life by an ability that triggers, after the damage.",
    ),
    _of(
        "all_legends_go",
        "legend.rule",
        "all_go",
        "Of legendary permanents of one name none stays.",
        "https://github.com/phase-rs/phase/pull/7703",
    ),
    _of(
        "mana_burns",
        "mana.burn",
        "one_life_each",
        "Mana that is lost unspent costs life.",
        "https://github.com/phase-rs/phase/pull/8778",
    ),
    _of(
        "mana_lasts_for_a_phase",
        "mana.empties",
        "each_phase",
        "Unspent mana stays until the phase ends, from one step to the next.",
        f"{XMAGE}482",
    ),
)

OF_TOURNAMENTS = (
    _of(
        "each_deck_by_itself",
        "deck.unity",
        "nothing",
        "Each deck of a team is judged alone, and the four copies are counted in each.",
    ),
    _of(
        "five_turns_after_time",
        "match.turns_after_time",
        "5",
        "Five turns are played after time, as in a match of two players.",
    ),
)

WRONGLY_SET = (*OF_TEAMS, *OF_THE_START, *OF_COMMANDER, *OF_COMBAT, *OF_TOURNAMENTS)
