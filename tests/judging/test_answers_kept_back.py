"""An answer is kept back: who claims to leave choices open has to ask the player for it."""

from __future__ import annotations

import msgspec
import pytest
from shared.corpora import library
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.results import Needs
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, date_for, select
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.engines.installed import REFERENCE, maker
from ettin_tck.judging.open_choices import AnsweredBefore, answered_before, asks
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict


class ChoosesItself(ReferenceEngine):
    """Takes the first options of a purpose where nobody has answered, and never asks for it."""

    def __init__(self, purpose=None, leaves_open=True):
        super().__init__()
        self.purpose, self.leaves_open = purpose, leaves_open

    def initialize(self):
        """Claims to leave choices open, or not."""

        can = super().initialize()
        seen = tuple(q for q in can.observes if self.leaves_open or q != "chooses")
        return msgspec.structs.replace(can, observes=seen)

    @property
    def _script(self):
        told = super()._script

        def script(choice):
            picked = told(choice)
            if picked is None and self.purpose in (None, choice.purpose):
                return choice.options[: max(1, choice.min)]
            return picked

        return script


def event(engine, identity, *, alone=False, asked=None, date=None):
    (chosen,) = select(library(), Wanted((date,) if date else (TODAY,), (identity,)))
    reference = None if alone else maker(REFERENCE)
    order = Order(library(), (chosen,), (), reference=reference, asked=asked)
    inside = EngineInProcess(engine)
    return CasePlayer(order, inside, inside.initialize()).outcome(chosen).event


EXAMPLES = [
    ("seats.sacrifice", TODAY, Purpose.SACRIFICE),
    ("choices.bottom.two", TODAY, Purpose.BOTTOM),
    ("proliferate.once_per_team", TODAY, Purpose.AFFECTED_MEMBER),
    ("combat.division.blocker.again", TODAY, Purpose.DAMAGE),
    ("commander.mulligan.part", "2015-10-01", Purpose.LOOK_TO_BOTTOM),
    ("start.opening_hand.declined", TODAY, Purpose.OPENING_HAND),
]


@pytest.mark.parametrize(("identity", "date", "purpose"), EXAMPLES)
def test_who_never_asks_fails(identity, date, purpose):
    told = event(ChoosesItself(purpose), identity, date=date)
    assert told.verdict is Verdict.FAIL, told.why
    assert told.expected == "needs"
    assert f"nobody is asked ({purpose})" in told.why


@pytest.mark.parametrize(("identity", "date"), [each[:2] for each in EXAMPLES])
def test_who_asks_passes(identity, date):
    assert event(ReferenceEngine(), identity, date=date).verdict is Verdict.PASS


def test_who_leaves_no_choice_open_is_not_asked_to():
    for chosen in select(library(), Wanted((), ("choices.bottom.two",))):
        engine = ChoosesItself(leaves_open=False)
        plan = plan_of(library(), chosen, date_for(chosen, library().today, "", "9999-12-31"))
        assert answered_before(plan, engine.initialize()) == ()
    told = event(ChoosesItself(leaves_open=False), "choices.bottom.two")
    assert told.verdict is Verdict.PASS


def test_what_the_rules_do_not_ask_for_blames_nobody():
    told = event(ChoosesItself(Purpose.LOOK_TO_BOTTOM), "commander.mulligan.whole")
    assert told.verdict is Verdict.PASS


def test_what_is_known_to_be_asked_for_needs_no_reference():
    known = {("choices.bottom.two@2019-07-12", TODAY): (AnsweredBefore("Ronald", "bottom"),)}
    for asked, verdict in ((known, Verdict.FAIL), ({}, Verdict.PASS)):
        engine = ChoosesItself(Purpose.BOTTOM)
        told = event(engine, "choices.bottom.two", alone=True, asked=asked)
        assert told.verdict is verdict


class AsksForMore(ChoosesItself):
    """Comes to a halt of its own where an answer is kept back."""

    def run(self, commands):
        """Another purpose is told than the one that is meant."""

        return [
            msgspec.structs.replace(
                each, choice=msgspec.structs.replace(each.choice, purpose=Purpose.EXILE)
            )
            if isinstance(each, Needs)
            else each
            for each in ReferenceEngine.run(self, commands)
        ]


def test_another_halt_is_a_choice_that_nobody_has():
    told = event(AsksForMore(Purpose.MAY), "choices.bottom.two")
    assert (told.verdict, told.why) == (
        Verdict.FAIL,
        "nobody has to choose this here: exile (objects)",
    )
    assert told.expected == "bottom, decided by Ronald"


class Sometimes(ChoosesItself):
    """Leaves the choice open in every game but one."""

    games = 0

    @property
    def _script(self):
        return super()._script if self.games == 2 else ReferenceEngine._script.fget(self)

    def run(self, commands):
        """Counts its games."""
        self.games += any(type(command).__name__ == "NewGame" for command in commands)
        return super().run(commands)


def test_who_asks_the_second_time_is_not_blamed():
    assert event(Sometimes(Purpose.BOTTOM), "choices.bottom.two").verdict is Verdict.PASS


@pytest.mark.slow  # every case that answers a choice, played once more for each
def test_the_reference_asks_for_nearly_all_that_is_answered():
    engine, kept_back, never = ReferenceEngine(), 0, set()
    can = engine.initialize()
    for chosen in select(library(), Wanted((TODAY,))):
        plan = plan_of(library(), chosen, TODAY)
        for each in answered_before(plan, can):
            kept_back += 1
            if not asks(engine, can, plan, each):
                never.add(plan.scenario.id)
                assert play(engine, plan, can).verdict is Verdict.PASS
    assert kept_back > 5 * len(never), never


class AsksTheWholeTeam(ReferenceEngine):
    """Knows who has to choose, and tells the choice as one that every member may make."""

    def run(self, commands):
        """Choices are told with the teammates of those who make them."""

        return [
            msgspec.structs.replace(
                each,
                choice=msgspec.structs.replace(
                    each.choice, decider=(*each.choice.decider, "Angie", "Barry")
                ),
            )
            if isinstance(each, Needs)
            else each
            for each in super().run(commands)
        ]


def test_a_choice_is_told_as_that_of_who_has_to_choose():
    told = event(AsksTheWholeTeam(), "choices.sacrifice.then")
    assert (told.verdict, told.why) == (
        Verdict.FAIL,
        "the choice is not offered as it has to be: sacrifice, decider",
    )
    assert (told.expected, told.actual) == (
        "decided by Ronald",
        "decided by Ronald or Angie or Barry",
    )
