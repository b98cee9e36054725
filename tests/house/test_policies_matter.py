"""Every value of every policy is told apart from the one before it by some scenario."""

from __future__ import annotations

from itertools import pairwise

import pytest
from shared.corpora import library
from shared.reference_plays import reference_play
from shared.sampling import sample

from ettin_engine.serve import ReferenceEngine
from ettin_spec.rulebook import Setting, load_rules
from ettin_spec.rulebook.rulebook_model import eve
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.plan_runner import play
from ettin_tck.library import SCOPE

INDISTINGUISHABLE = {
    "combat.attack_condition 2007-02-01": "a sentence went and nothing came: nothing is played",
    "combat.block_condition 2007-05-01": "before, no rule said of whom, and nothing is played",
    "combat.defending_effect 2007-02-01": "before, no rule said who, and nothing is played",
    "combat.landwalk 2006-10-01": "before, no rule said whose lands, and nothing is played",
    "turn.draw_order 2006-10-01": "before, no rule said who draws first, and nothing is played",
    "trigger.order 2007-05-01": "before, nothing was written of teammates, and the reference lets "
    "them order theirs as well",
    "walker.rule 2007-10-01": "no text of that day is at hand, and nothing is played",
    "trigger.step 2005-08-05": "before, no rule said how often, and nothing is played",
}
"""Changes that no scenario notices, each with the reason."""
EVERY = 8
"""Where nothing is to be noticed, one in so many cases is looked at."""

Change = tuple[str, str, Setting]


def changes() -> list[Change]:
    """Each policy, a date on which its value changed in some variant, and the value until then."""
    played = {variant.pieces for variant in load_rules().variants.values()}
    return sorted(
        {
            (key, after.since, before.value)
            for key, policy in load_rules().policies.items()
            for pieces in played
            for before, after in pairwise(policy.spans(SCOPE, pieces))
        },
        key=str,
    )


def readings() -> list[tuple[str, Setting]]:
    """Each policy's readings that never held."""
    policies = load_rules().policies.items()
    return [(key, reading) for key, policy in policies for reading in policy.never]


def was(policy: str, date: str, setting: Setting, variant: str) -> bool:
    """Was a policy so set in a variant on the eve of a date?"""
    rules = load_rules()
    pieces = rules.variants[variant].pieces
    return rules.policy(policy).at(eve(date), SCOPE, pieces).value == setting


def likeliest_first(policy: str, date: str) -> list[Chosen]:
    """The cases of a date, those before the others that cite a clause of a policy."""
    pieces = (variant.pieces for variant in load_rules().variants.values())
    clauses = {load_rules().policy(policy).at(date, SCOPE, each).clause for each in pieces}
    chosen = select(library(), Wanted((date,)))
    return sorted(chosen, key=lambda each: clauses.isdisjoint(each.case.clauses))


def noticed(
    policy: str, date: str, wrong: Setting, *, stayed: bool = False, every: int = 1
) -> str | None:
    """A case of a date, one in `every`, that goes wrong when the reference does in one policy.

    Only where a policy is read can it be read wrongly; what `stayed` as it was, only in a
    variant in which it was so.
    """
    engine = ReferenceEngine({policy: str(wrong)})
    for chosen in sample(likeliest_first(policy, date), every):
        if stayed and not was(policy, date, wrong, chosen.case.variant):
            continue
        if policy in reference_play(chosen.case.id, date).named:
            plan = plan_of(library(), chosen, date)
            can = engine.initialize()
            watch = watch_of(plan, library(), can)
            played = play(engine, plan, can, watch)
            if played.problem is not None or watch.departure is not None:
                return chosen.case.id
    return None


@pytest.mark.slow  # every case is played on each day on which a rule changed
@pytest.mark.parametrize(
    ("policy", "date", "before"),
    [pytest.param(*change, marks=pytest.mark.together(change[1])) for change in changes()],
)
def test_a_scenario_notices_when_a_rule_stays_as_it_was(
    policy: str, date: str, before: Setting
) -> None:
    reason = INDISTINGUISHABLE.get(f"{policy} {date}")
    every = EVERY if reason else 1
    assert (noticed(policy, date, before, stayed=True, every=every) is None) == bool(reason)


@pytest.mark.slow  # every case of today is played
@pytest.mark.together("readings")
@pytest.mark.parametrize(("policy", "never"), readings())
def test_a_scenario_of_today_notices_a_reading_that_never_held(policy: str, never: Setting) -> None:
    assert noticed(policy, library().today, never) is not None


def test_what_is_listed_as_indistinguishable_is_a_change() -> None:
    assert set(INDISTINGUISHABLE) <= {f"{policy} {date}" for policy, date, _ in changes()}


@pytest.mark.slow  # every case of a day is played
@pytest.mark.together("2010-04-23")
def test_nothing_goes_wrong_when_the_reference_is_right() -> None:
    assert noticed("life.read", "2010-04-23", "team_total", every=EVERY) is None
