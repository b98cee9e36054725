"""What is remembered of one rulebook is taken for another only if that answers the same."""

from __future__ import annotations

from random import Random

import pytest

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.seats import start
from ettin_spec.monitor import hidden_steps
from ettin_spec.monitor.policy_memory import Memory
from ettin_spec.rulebook import Rulebook, load_rules

OLD, NEW = (Policies.of(Rulebook.on(date)) for date in ("2005-08-20", "2019-07-12"))
DATES = load_rules().change_dates()


class Work:
    """Counts how often it is done; asks one policy, if any."""

    def __init__(self, asks: str = "") -> None:
        self._asks, self.done = asks, 0

    def __call__(self, policies: Policies) -> str:
        self.done += 1
        return str(getattr(policies, self._asks)) if self._asks else "whatever"


def test_what_asked_no_policy_is_worked_out_once() -> None:
    memory, work = Memory[str, str](8), Work()
    assert {memory.recall("a", policies, work) for policies in (OLD, NEW, OLD)} == {"whatever"}
    assert work.done == 1


def test_what_asked_a_policy_is_worked_out_once_for_each_answer() -> None:
    memory, work = Memory[str, str](8), Work("combat_damage")
    found = [memory.recall("a", policies, work) for policies in (OLD, NEW, OLD, NEW)]
    assert found == ["on_the_stack", "at_once"] * 2
    assert work.done == 2


def test_what_was_remembered_counts_as_asked() -> None:
    inner, outer = Memory[str, str](8), Memory[str, str](8)
    inner.recall("a", OLD, Work("combat_damage"))
    found = [
        outer.recall("b", each, lambda asked: inner.recall("a", asked, Work("combat_damage")))
        for each in (OLD, NEW)
    ]
    assert found == ["on_the_stack", "at_once"]


def walk(policies: Policies, seed: int) -> list[State]:
    """Some states of a game."""
    random, state, found = Random(seed), start(2), list[State]()
    for _ in range(60):
        events = [None] if machine.is_automatic(state) else list(machine.allowed(state, policies))
        events = [event for event in events if event not in (("call_time", None),)]
        if not events or machine.waits(state) == "over":
            break
        state = machine.step(state, random.choice(events), policies).state
        found.append(state)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_every_rulebook_has_its_own_hidden_steps(seed: int) -> None:
    """Each date's, asked after all the others', are those that it would have alone."""
    for date in DATES:
        policies = Policies.of(Rulebook.on(date))
        for state in filter(machine.is_automatic, walk(policies, seed)):
            alone = tuple(hidden_steps.arcs(state, None, policies))
            assert hidden_steps.hidden_arcs(state, policies) == alone
