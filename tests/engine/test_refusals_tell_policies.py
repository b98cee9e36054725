"""A refusal tells the policies that were read for it, as what is done tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from shared.corpora import library
from shared.sampling import sample

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language.scenario import IsRefused
from ettin_spec.protocol.results import Refused
from ettin_spec.rulebook.rulebook_model import Setting
from ettin_spec.rulebook.rulebook_on_date import NotingRulebook, Rulebook
from ettin_tck.cases.plan import Part, Plan, messages
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, last_day, select
from ettin_tck.judging.plan_runner import Played, play
from ettin_tck.mutants.playing.recording import forget_findings

CASES = 137
"""Cases with a refusal, as many as there were when this was first held of them all."""
EVERY = 10
"""One in so many is played with its policies set otherwise."""


def refused(ids: tuple[str, ...] = ()) -> Iterator[tuple[Plan, dict[int, Refused]]]:
    """Each case with a refusal, on its last day, and the reference's refusals by their moves."""
    for chosen in select(library(), Wanted(ids=ids)):
        day = last_day(chosen.case, library().today)
        plan = plan_of(library(), Chosen(chosen.scenario, chosen.case, day), day)
        if any(isinstance(move.expect, IsRefused) for move in plan.moves):
            told = ((each.item, each.result) for each in played(plan).trace)
            yield (
                plan,
                {
                    item.move: result
                    for item, result in told
                    if item.part is Part.MOVE and isinstance(result, Refused)
                },
            )


def played(plan: Plan, **overrides: str) -> Played:
    """What the reference does in a case, with some policies set otherwise; nobody looks around."""
    engine = ReferenceEngine({key.replace("__", "."): value for key, value in overrides.items()})
    can = engine.initialize()
    return play(engine, plan, can, sent=messages(plan, can, looked=()))


def read_in(plan: Plan) -> set[str]:
    """The policies that the reference reads in a case: set otherwise, no other changes it."""
    read: set[str] = set()

    def noting(known: Callable[[Rulebook, str], Setting]) -> Callable[[Rulebook, str], Setting]:
        def noted(rulebook: Rulebook, key: str) -> Setting:
            read.add(key)
            return known(rulebook, key)

        return noted

    forget_findings()
    with pytest.MonkeyPatch.context() as patched:
        for kind in (NotingRulebook, Rulebook):
            patched.setattr(kind, "__getitem__", noting(kind.__getitem__))
        played(plan)
    return read


def untold(plan: Plan, refusals: dict[int, Refused]) -> Iterator[str]:
    """The policies that decide about a refusal, and that it does not tell."""
    for policy in sorted(read_in(plan)):
        if all(policy in refusal.policies for refusal in refusals.values()):
            continue
        for setting in library().other_settings(policy, plan.date, plan.case.variant):
            other = played(plan, **{policy.replace(".", "__"): setting}).problem
            if other is None or other.item is None or not isinstance(other.item.expect, IsRefused):
                continue
            if policy not in refusals[other.item.move].policies:
                yield f"{plan.case.id}: {policy} = {setting}"


@pytest.mark.parametrize(
    ("case", "policy"),
    [
        ("combat.moat.team", "combat.prohibition"),
        ("combat.positive.attacked", "combat.attack_condition"),
        ("count.pay.own", "life.pay"),
        ("count.redistribute.cannot_gain", "life.cannot_gain"),
        ("heads.mulligan.one_player_at_a_time", "mulligan.order"),
        ("heads.pay.together", "life.pay_together"),
        ("life.cannot_lose.paying", "life.cannot_lose"),
        ("commander.mana.foreign", "commander.foreign_mana"),
        ("match.start.looked.no_choice", "start.chooser"),
    ],
)
def test_a_refusal_tells_what_decided_it(case: str, policy: str) -> None:
    for _, refusals in refused((case,)):
        assert any(policy in refusal.policies for refusal in refusals.values())


@pytest.mark.slow  # each case with a refusal is played with each policy that it reads set otherwise
def test_no_policy_that_would_change_a_refusal_is_left_out() -> None:
    found = list(refused())
    assert len(found) >= CASES
    some = sample(found, EVERY)
    assert [each for plan, refusals in some for each in untold(plan, refusals)] == []
