"""Every clause that the flow or a policy cites exists, with a number of its own on each date."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from shared.today import TODAY

from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook import load_rules
from ettin_spec.yaml_files.yaml_places import load

ROOT = Path(__file__).parents[2]
CLAUSES = load_rules().clauses
NUMBER = re.compile(
    r"\d{3}\.\d+([a-z](-[a-z])?)?|FR \d{3}|MTR \d\.\d|FAQ \d{4}|Gatherer \d{4}-\d\d-\d\d|Glossary"
)
LATER = {
    "battle.attacked",
    "battle.block",
    "battle.damage",
    "battle.defeated",
    "battle.defending",
    "battle.dies",
    "battle.enters",
    "battle.new_protector",
    "battle.no_siege",
    "battle.protector",
    "battle.typeless",
    "combat.block_condition",
    "combat.deathtouch",
    "combat.defending_ability",
    "combat.defending_effect",
    "combat.enters_attacking",
    "combat.exert",
    "combat.goad",
    "combat.gone",
    "combat.intimidate",
    "combat.reach",
    "cost.colourless",
    "cost.phyrexian",
    "cost.unless",
    "counters.proliferate",
    "damage.deathtouch",
    "damage.lifelink",
    "damage.source",
    "deck.names",
    "deck.sideboard_team",
    "dungeon.bottom",
    "dungeon.choice",
    "dungeon.completed",
    "dungeon.leaves",
    "dungeon.room",
    "dungeon.type",
    "dungeon.venture",
    "effect.clash",
    "effect.cloak",
    "effect.destroy",
    "effect.double",
    "effect.fight",
    "effect.manifest",
    "effect.mill",
    "effect.onto_battlefield",
    "effect.surveil",
    "effect.until_leaves",
    "effect.vote",
    "emblem.abilities",
    "emblem.owner",
    "equipment.reconfigure",
    "equipment.unattach",
    "initiative.abilities",
    "initiative.again",
    "initiative.leaves",
    "initiative.one",
    "keyword.banding_whom",
    "keyword.encore",
    "keyword.enlist",
    "keyword.melee",
    "keyword.myriad",
    "keyword.ninjutsu_commander",
    "keyword.prowess",
    "keyword.undaunted",
    "loyalty.once",
    "mana.added",
    "mana.remembers",
    "monarch.abilities",
    "monarch.leaves",
    "monarch.one",
    "object.devoid",
    "object.devotion",
    "object.enters_chosen",
    "object.party",
    "object.two_faces",
    "phasing.attached",
    "phasing.combat",
    "phasing.leaves",
    "phasing.left",
    "phasing.no_zone",
    "phasing.out",
    "planeswalker.damage",
    "planeswalker.dies",
    "planeswalker.redirection",
    "poison.infect",
    "poison.toxic",
    "protection.player",
    "replacement.loss",
    "saga.chapter",
    "saga.ends",
    "saga.enters",
    "saga.turn",
    "spell.aftermath",
    "spell.assist",
    "spell.cast_while_resolving",
    "spell.copy_targets",
    "spell.disguise",
    "spell.evoke",
    "spell.overload",
    "spell.several_modes",
    "spell.spectacle",
    "spell.surge",
    "start.opening_hand",
    "step.extra_own",
    "target.hexproof",
    "target.player_hexproof",
    "target.player_shroud",
    "target.shroud",
    "team.durations",
    "team.last_known",
    "team.lent",
    "team.your_team",
    "trigger.again",
    "trigger.attacks_with",
    "trigger.cycled",
    "trigger.is_attacked",
    "trigger.order_of_team",
    "trigger.step",
    "trigger.targeted",
    "trigger.ward",
    "turn.active_player",
    "turn.daytime",
    "turn.draw_order",
    "turn.each_draws",
    "turn.each_plays_land",
    "turn.of_nobody",
    "turn.of_who_left",
    "walker.rule",
}
"""Clauses of rules of the game that nobody had written on the first day."""
OF_LATER_VARIANTS = ("commander.", "deck.commander_", "versus.")
"""How a clause's key begins that is of a variant which came later."""
OF_TOURNAMENTS = ("FR ", "MTR ")
"""How a number of the tournaments' own rules begins, the first of which are of 2005-08-20."""
CHAPTERS = (("606", "2009-07-11"), ("806", "2010-06-18"), ("810", "9999"), ("805", "9999"))
"""Where the variant's rules stood, and the date at which they moved."""


def test_every_clause_that_the_flow_cites_exists() -> None:
    text = (ROOT / "spec/ettin_spec/flow/flow.yaml").read_text(encoding="utf-8")
    found = set(re.findall(r"\bclause: ([a-z_.]+)", text))
    assert found
    assert found - set(CLAUSES) == set()


def test_a_clause_has_numbers_from_its_first_day_to_the_last() -> None:
    for key, clause in CLAUSES.items():
        numbers = list(clause.numbers.values())
        assert [number for number in numbers if not NUMBER.fullmatch(number)] == [], key
        later = key in LATER or key.startswith(OF_LATER_VARIANTS)
        later |= numbers[0].startswith(OF_TOURNAMENTS)
        assert (clause.number_at("2005-08-01") is None) == later, key
        assert clause.number_at(max(TODAY, *clause.numbers)) == numbers[-1], key


def test_a_clause_has_a_sense_in_every_language() -> None:
    for key, clause in CLAUSES.items():
        senses = [clause.sense(language) for language in LANGUAGES]
        assert len(set(senses)) == len(LANGUAGES), key
        assert all(sense[-1] in ".。" for sense in senses), key


def test_no_clause_is_cited_from_a_chapter_that_has_moved() -> None:
    for key, clause in CLAUSES.items():
        numbers = list(clause.numbers.items())
        ends = [since for since, _ in numbers[1:]] + ["9999"]
        for (since, number), until in zip(numbers, ends, strict=True):
            for chapter, moved in CHAPTERS:
                if number.startswith(chapter):
                    assert until <= moved, f"{key}: {number} still stands after {moved}"
            assert since < until, key


def test_the_same_number_does_not_follow_itself() -> None:
    for clause in CLAUSES.values():
        numbers = list(clause.numbers.values())
        assert all(one != two for one, two in pairwise(numbers)), clause.key


def test_the_clauses_stand_in_order_of_their_keys() -> None:
    keys = list(load(ROOT / "spec/ettin_spec/rulebook/clauses.yaml").data)
    assert keys == sorted(keys)


def test_a_value_of_the_text_has_a_number_on_its_first_day() -> None:
    for policy in load_rules().policies.values():
        for value in policy.values:
            if value.clause is not None:
                assert CLAUSES[value.clause].number_at(value.since), (policy.key, value.since)


def test_the_values_that_the_flow_knows_are_those_of_the_rulebook() -> None:
    flow = load(ROOT / "spec/ettin_spec/flow/flow.yaml").data["policies"]
    for said in flow.values():
        settings = load_rules().policy(said["policy"]).settings
        assert set(said["values"]) == set(settings), said["policy"]
