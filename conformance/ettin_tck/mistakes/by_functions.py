"""Mistakes that no value of a policy makes: a function each, that bends what is answered."""

from __future__ import annotations

from ettin_spec.protocol.actions import Activate, Attack, Block, Cast, Concede, PlayLand
from ettin_spec.protocol.commands import Advance, Pass
from ettin_spec.protocol.questions import (
    AskChooses,
    AskCount,
    AskHandSize,
    AskLibrarySize,
    AskLife,
    AskSees,
    AskZone,
)
from ettin_tck.mistakes import team_totals, who_may_act
from ettin_tck.mistakes.by_policies import ARGENTUM, PHASE, XMAGE
from ettin_tck.mistakes.mistake import Mistake

BENT = (
    Mistake(
        "only_the_primary_acts",
        "Only the primary player may act when the team has priority.",
        (f"{ARGENTUM}2046", f"{PHASE}4200"),
        bends=who_may_act.only_the_primary_acts,
        touches=(Cast, Activate, PlayLand),
    ),
    Mistake(
        "one_land_a_team",
        "A team plays one land in its turn, and not one for each player.",
        (f"{PHASE}4200", f"{ARGENTUM}759"),
        bends=who_may_act.one_land_a_team,
        touches=(PlayLand,),
    ),
    Mistake(
        "only_the_attacked_block",
        "A creature blocks only what attacks its own controller, and not the teammate.",
        (f"{ARGENTUM}760", f"{PHASE}4200"),
        bends=who_may_act.only_the_attacked_block,
        touches=(Block,),
    ),
    Mistake(
        "only_the_primary_attacks",
        "Only the creatures of the primary player attack.",
        (f"{ARGENTUM}760", f"{ARGENTUM}2057"),
        bends=who_may_act.only_the_primary_attacks,
        touches=(Attack,),
    ),
    Mistake(
        "illegal_attack_dropped",
        "An attack that is illegal is dropped, and said to be done.",
        bends=who_may_act.illegal_attack_dropped,
        touches=(Attack,),
    ),
    Mistake(
        "conceder_leaves_alone",
        "Who concedes leaves alone, and the team goes on.",
        (f"{ARGENTUM}757",),
        bends=who_may_act.conceder_leaves_alone,
        touches=(Concede,),
    ),
    Mistake(
        "primary_decides_alone",
        "Only the primary player is asked for a choice of the team.",
        bends=who_may_act.primary_decides_alone,
        touches=(AskChooses,),
    ),
    Mistake(
        "one_pass_suffices",
        "A spell resolves as soon as one team has passed.",
        bends=who_may_act.one_pass_suffices,
        touches=(Pass,),
    ),
    Mistake(
        "other_team_after_resolving",
        "After a resolution priority goes to the other team, and not to the active one.",
        (f"{XMAGE}2470",),
        bends=who_may_act.other_team_after_resolving,
        touches=(Advance,),
    ),
    Mistake(
        "lost_life_counts_twice",
        "What a team loses is taken off its shared life for each of the two heads.",
        (f"{ARGENTUM}752",),
        bends=team_totals.lost_life_counts_twice,
        touches=(AskLife,),
    ),
    Mistake(
        "second_head_draws_nothing",
        "Only the primary player draws in the team's turn.",
        ("https://github.com/phase-rs/phase/pull/4199", f"{ARGENTUM}759"),
        bends=team_totals.second_head_draws_nothing,
        touches=(AskHandSize, AskLibrarySize),
    ),
    Mistake(
        "hands_hidden_from_teammates",
        "A player may not look at the teammate's hand.",
        (f"{ARGENTUM}767",),
        bends=team_totals.hands_hidden_from_teammates,
        touches=(AskSees,),
    ),
    Mistake(
        "hands_open_to_all",
        "Opponents may look at a hand, as teammates may.",
        bends=team_totals.hands_open_to_all,
        touches=(AskSees,),
    ),
    Mistake(
        "permanents_outstay_their_player",
        "What a player controls who has left stays on the battlefield.",
        (f"{XMAGE}4472", f"{XMAGE}1596"),
        bends=team_totals.permanents_outstay_their_player,
        touches=(AskZone, AskCount),
    ),
)
