"""A choice that is not allowed is refused, and asked as before; whoever lets it pass is caught."""

from __future__ import annotations

from functools import cache

import pytest
from shared.corpora import library

from ettin_spec.protocol.commands import Answer, Observe
from ettin_spec.protocol.results import Done, ForChoice, Needs, Refused
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, last_day, select
from ettin_tck.engines.installed import make
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict

IDS = ("choice.refused.*",)
DIVIDED = "choice.refused.trample@2018-04-27"


@cache
def plans():
    chosen = select(library(), Wanted(ids=IDS))
    today = library().today
    dated = [Chosen(c.scenario, c.case, last_day(c.case, today)) for c in chosen]
    return {each.case.id: plan_of(library(), each, each.date) for each in dated}


class Bent:
    """The reference, one command at a time; `bend` says what becomes of a refused answer."""

    def __init__(self):
        self.truth = make()

    def initialize(self):
        return self.truth.initialize()

    def run(self, commands):
        results = []
        for command in commands:
            (result,) = self.truth.run([command])
            if isinstance(command, Answer) and isinstance(result, Refused):
                result = self.bend(command, result)
            results.append(result)
            if isinstance(result, Refused | Needs):
                break
        return results

    def bend(self, command, refused):
        raise NotImplementedError


class Drops(Bent):
    """Says done to what it does not take."""

    def bend(self, _command, refused):
        return Done(refused.status)


class AsksAgain(Bent):
    """Asks again instead of refusing."""

    def bend(self, _command, refused):
        assert isinstance(refused.status.waiting, ForChoice)
        return Needs(refused.status.waiting.choice, refused.status)


class TakesTheFirst(Bent):
    """Takes the first option in place of what it cannot take."""

    def bend(self, command, refused):
        pick = refused.status.waiting.choice.options[:1]
        (result,) = self.truth.run([Answer(command.by, command.purpose, pick)])
        return result


class RefusesAll:
    """Refuses every answer to a choice that is waited for."""

    def __init__(self):
        self.truth, self.waits = make(), False

    def initialize(self):
        return self.truth.initialize()

    def run(self, commands):
        results = []
        for command in commands:
            refuses = self.waits and isinstance(command, Answer)
            (result,) = [Refused("no", self.status)] if refuses else self.truth.run([command])
            results.append(result)
            if not isinstance(command, Observe):
                self.status = result.status
                self.waits = isinstance(result.status and result.status.waiting, ForChoice)
            if isinstance(result, Refused | Needs):
                break
        return results


@pytest.mark.parametrize(
    ("engine", "why"),
    [
        (Drops, "dropped an illegal choice without a word"),
        (AsksAgain, "dropped an illegal choice without a word"),
        (TakesTheFirst, "the engine allowed an illegal choice"),
        (RefusesAll, "the engine refused a legal action"),
    ],
)
def test_an_engine_that_does_not_refuse_what_it_has_to_is_told_so(engine, why):
    played = play(engine(), plans()[DIVIDED], make().initialize())
    assert played.verdict is Verdict.FAIL
    assert why in played.problem.message


@pytest.mark.parametrize("engine", [Drops, AsksAgain, TakesTheFirst, RefusesAll])
def test_none_of_them_passes_any_of_the_situations(engine):
    can = make().initialize()
    passed = [name for name, plan in plans().items() if play(engine(), plan, can).problem is None]
    assert passed == []
