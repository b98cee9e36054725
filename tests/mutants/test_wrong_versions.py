"""What a mutant is made by: operators, guarded engines, children that are killed."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
from shared.corpora import library

from ettin_spec.flow.codegen.module_writer import module_text
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.seats import absent, start
from ettin_spec.language.scenario import Answers, Happens, IsRefused
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command, Observe
from ettin_spec.protocol.questions import AskMoment
from ettin_spec.protocol.results import Result, Value
from ettin_spec.rulebook import Rulebook
from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.judging.judge import same
from ettin_tck.mutants import making
from ettin_tck.mutants.code.operators import OPERATORS
from ettin_tck.mutants.code.sites import sites
from ettin_tck.mutants.expectation_mutants import negated
from ettin_tck.mutants.flow.bounded_search import CALM, Search, compared, search
from ettin_tck.mutants.flow.flow_mutants import flow_mutants, right_flow, wrong_flow
from ettin_tck.mutants.mutant import Fate, Kind, Mutant, Outcome, Tried
from ettin_tck.mutants.playing.guarded_engine import GuardedEngine
from ettin_tck.mutants.playing.plays import Record, plays_of
from ettin_tck.mutants.playing.trials import Trials
from ettin_tck.mutants.score_text import lines
from ettin_tck.mutants.scores import Score, score_of

SOURCE = """
def spared(people, amount, state):
    '''Who is spared.  Clauses: life.shared, life.read. No more.'''
    if amount > 3 and not state.over:
        amount += 1
    for each in people:
        if each is None:
            continue
        note(each)
    match amount:
        case 1:
            return min(people)
        case 2 if state.over:
            return max(people)
    state = replace(state, left=amount - 1, over=True)
    return [p for p in people if p.kind in ("one", "other")] if state.over else sorted(people)
"""


def test_every_operator_changes_something_and_each_change_is_another_module() -> None:
    right = ast.unparse(ast.parse(SOURCE))
    found = list(sites(ast.parse(SOURCE)))
    assert {site.operator for site in found} == {operator.__name__ for operator in OPERATORS}
    texts = set()
    for number in range(len(found)):
        tree = ast.parse(SOURCE)
        site = list(sites(tree))[number]
        site.apply()
        compile(tree, "wrong.py", "exec")
        texts.add(ast.unparse(tree))
        assert site.lines[0] <= site.line <= site.lines[1]
        assert site.function.clauses == ("life.shared", "life.read")
        assert site.function.says == "Who is spared."
    assert right not in texts
    assert len(texts) > 0.8 * len(found)


NEVER = """
from engine.events.readings_never_in_force import note_copy as noted

def become_copy(table, it):
    change(table, it)
    if it:
        noted(table, it)
"""


def test_what_does_only_what_never_held_is_left_as_it_is() -> None:
    assert {site.line for site in sites(ast.parse(NEVER))} == {5}
    held = NEVER.replace("readings_never_in_force", "held")
    assert {site.line for site in sites(ast.parse(held))} == {5, 6, 7}


OBJECTS = """
def copies(entry, player):
    if entry.number > 4:
        yield Objected(Cause.COPIES, player, entry.card, entry.number + 0, may=4)
"""


def test_what_only_people_are_told_is_left_as_it_is() -> None:
    found = [site for site in sites(ast.parse(OBJECTS)) if site.line == 4]
    assert {ast.unparse(site.before) for site in found} == {
        "yield Objected(Cause.COPIES, player, entry.card, entry.number + 0, may=4)"
    }
    told = OBJECTS.replace("Objected", "number_of")
    assert len([site for site in sites(ast.parse(told)) if site.line == 4]) > len(found)


class Engine:
    """Answers a question as a test wants it."""

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def initialize(self) -> Capabilities:
        return Capabilities("", "")

    def run(self, commands: Sequence[Command]) -> list[Result]:
        return [self._answer() for _ in commands]


def for_ever() -> Result:
    while True:
        pass


def failing() -> Result:
    return {}["missing"]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (for_ever, Fault.SILENT),
        (failing, Fault.DIED),
        (lambda: Value(object()), Fault.WRONG_SHAPE),
        (lambda: None, Fault.WRONG_SHAPE),
    ],
)
def test_a_wrong_engine_that_hangs_or_fails_has_the_fault_of_a_child(
    answer: Any, fault: Fault
) -> None:
    with pytest.raises(EngineFault) as told:
        GuardedEngine(Engine(answer), seconds=0.2).run([Observe(AskMoment())])
    assert told.value.fault is fault


@pytest.mark.slow  # waits for the child
def test_a_child_that_hangs_is_killed_and_the_rest_of_its_work_goes_on() -> None:
    def perform(tasks: Sequence[int]) -> Iterator[int]:
        for task in tasks:
            if task == 2:
                time.sleep(60)
            if task == 4:
                raise SystemExit(1)
            yield task * task

    came = dict(in_children([[1, 2, 3], [4, 5]], perform, jobs=2, limit=1.0))
    assert {task: came[task] for task in (1, 3, 5)} == {1: 1, 3: 9, 5: 25}
    assert came[2] == Failure("killed after 1 s")
    assert came[4] == Failure("it ended before it was done")


@pytest.mark.slow  # generates twelve machines
def test_every_wrong_flow_is_another_one_that_can_be_generated() -> None:
    right = module_text(right_flow())
    known = list(flow_mutants())
    assert {each.id.split(":")[2] for each in known} == {
        *("negated", "dropped", "redirected", "effect-dropped", "duty-dropped")
    }
    for number in range(0, len(known), len(known) // 12):
        wrong = module_text(wrong_flow(number))
        assert wrong != right
        compile(wrong, "<wrong flow>", "exec")


@pytest.mark.slow  # searches thousands of states
def test_a_search_tells_another_flow_from_one_that_only_looks_so() -> None:
    known = list(flow_mutants())
    today = Policies.of(Rulebook.on("current"))
    found = [search(today, CALM | {"losing": 1}, start(2))]
    other = next(each for each in known if each.where == "untap" and "duty" in each.id)
    assert "the duties are untap_permanents, not none" in compared(other, found).apart
    cut = next(each for each in known if each.id.startswith("flow:fact.triggers:redirected"))
    unseen = compared(cut, found)
    assert not unseen.apart
    assert unseen.exercised == 0
    assert not unseen.is_equivalent
    leaves = next(m for m in known if _in_words(m).startswith("fact.loses | to stay -> to out"))
    nobody = compared(leaves, found)
    assert not nobody.apart, "nobody has left who could have taken anything along"
    assert nobody.exercised


@pytest.mark.slow  # searches thousands of states
@pytest.mark.parametrize(
    ("which", "told"),
    [
        # a step more on the way to the same place, and what is written again before it is read
        ("hands.drawn | to choose -> to tally", ""),
        ("priority.given | do active_team_is_called: called = active -> called stays", ""),
        ("mulligans.again | to tally -> to choose", "the duties are take_mulligans, not none"),
        ("turn.next | do next_team_is_active: ordinary = ", "clean_up read otherwise"),
        ("mulligans.again | to tally -> to over", "it leads to mulligans.choose, not to over"),
        ("upkeep.over | end_step -> (nothing)", "the duties are"),
        # a step ends with the phase whose last one it is, and not with the one that follows it
        ("draw.over | end_step -> (nothing)", ""),
        ("phase.first_main | end_phase -> (nothing)", "the duties are"),
        ("end.over | end_step -> (nothing)", "the duties are"),
        # what is checked once more though nothing has been done since, and what is not checked
        ("pass.first | to check -> to happen", ""),
        ("act.at_once | to happen -> to check", "it leads to"),
    ],
)
def test_only_what_nobody_can_see_is_no_difference(which: str, told: str) -> None:
    wrong = next(m for m in flow_mutants() if _in_words(m).startswith(which))
    apart = compared(wrong, [_of_two()]).apart
    assert told in apart
    assert bool(told) == bool(apart)


@cache
def _of_two() -> Search:
    today = Policies.of(Rulebook.on("current"))
    return search(today, CALM, start(1), start(1, active=1))


def _in_words(mutant: Mutant) -> str:
    return f"{mutant.where} | {mutant.before} -> {mutant.after}"


@pytest.mark.slow  # searches thousands of states
def test_what_has_just_found_nothing_is_not_checked_once_more() -> None:
    known = [each for each in flow_mutants() if each.where == "priority.gone"]
    today = Policies.of(Rulebook.on("current"))
    end = machine.at("end", "wait", lost=absent(3), kept=(True,) * right_flow().domains["head"])
    found = [search(today, CALM | {"losing": 1}, end)]
    again, further = (
        compared(next(m for m in known if _in_words(m).endswith(f"to stay -> {to}")), found)
        for to in ("to happen", "to wait")
    )
    assert not again.apart
    assert again.exercised
    assert "it leads to" in further.apart or "the duties are" in further.apart


@pytest.mark.parametrize(
    "value", [True, False, 0, 17, "won", None, {"zone": "hand", "player": "A"}]
)
def test_the_contrary_of_an_expected_value_is_no_answer_to_it(value: Any) -> None:
    other = negated(Answers(value))
    assert isinstance(other, Answers)
    assert not same(other.value, value)
    assert negated(Happens()) == IsRefused()
    assert negated(IsRefused()) == Happens()


def test_who_was_neither_noticed_nor_shown_equivalent_has_survived() -> None:
    fates = [Fate.NOTICED, Fate.EQUIVALENT, Fate.UNPLAYED, Fate.JUDGE_BROKE, Fate.SURVIVED]
    score = score_of(tried(fate) for fate in fates)
    assert score == Score(noticed=1, survived=3, equivalent=1)
    assert score.share == 0.25
    assert not score.meets(Kind.CODE)


def test_what_does_not_start_is_neither_noticed_nor_a_survivor() -> None:
    results = [tried(Fate.NOTICED), tried(Fate.NOT_STARTED)]
    score = score_of(results)
    assert score == Score(noticed=1, not_started=1)
    assert score.share == 1.0
    printed = list(lines(results))
    assert not any(line.startswith(("SURVIVED", "UNPLAYED")) for line in printed)
    assert printed[-1] == "policies: 100.0% noticed  1 of 1, 1 not started"


@pytest.mark.parametrize("fault", [ImportError("no such name"), AssertionError("impossible")])
def test_an_engine_that_cannot_be_imported_is_noticed_by_nothing(
    fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Any:
        raise fault

    monkeypatch.setattr(making, "_reference", broken)
    (outcome,) = small_trials().performed([MOST_WRONG])
    assert outcome.fate is Fate.NOT_STARTED
    assert outcome.why == repr(fault)


def test_that_a_wrong_version_cannot_be_made_is_a_fault_of_ettins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a changed module has to be imported for the first time")

    monkeypatch.setattr(making, "import_changed", refuse)
    code = msgspec.structs.replace(
        MOST_WRONG, kind=Kind.CODE, edit={"module": "m", "number": 0, "lines": [1, 1]}
    )
    with pytest.raises(AssertionError):
        list(small_trials().performed([code]))


MOST_WRONG = Mutant(
    *("x", Kind.POLICIES, "life.read", "f", 1, "life.read", "team_total", "none"),
    date="2012-01-01",
    edit={"policy": "life.read", "before": "team_total", "value": "none"},
)


def small_trials() -> Trials:
    """One case, which every mutant can be noticed by."""
    chosen = select(library(), Wanted(("2012-01-01",), ("life.read.hidetsugu",)))
    plays = plays_of(library(), chosen)
    every = tuple(range(len(plays)))
    record = Record({"life.read": every}, {"m": {1: every}}, {}, tuple(1 for _ in plays), ())
    return Trials(library(), plays, record)


def test_what_stands_in_the_place_of_an_inference_counts_for_nothing_and_is_told_apart() -> None:
    inferred = [tried(fate, inferred=True) for fate in (Fate.SURVIVED, Fate.NOTICED, Fate.UNPLAYED)]
    results = [tried(Fate.NOTICED), *inferred]
    score = score_of(results)
    assert score == Score(noticed=1, inferred=3, inferred_noticed=1)
    assert score.meets(Kind.POLICIES)
    printed = list(lines(results))
    assert any(line.startswith("SURVIVED, of an inference  ") for line in printed)
    told = "apart, where no text of the day says what is right: 1 of 3 noticed"
    assert printed[-1] == f"policies: {told}"


def tried(fate: Fate, *, inferred: bool = False) -> Tried:
    """A mutant of a policy that has this fate."""
    mutant = Mutant("x", Kind.POLICIES, "p", "f", 1, "p", "a", "b", inferred=inferred)
    return mutant, Outcome("x", fate)


def test_too_many_equivalents_are_below_the_bar_whatever_is_noticed() -> None:
    assert Score(noticed=90, equivalent=10).meets(Kind.FLOW)
    assert not Score(noticed=89, equivalent=11).meets(Kind.FLOW)
    assert Score(noticed=95, survived=5).meets(Kind.CODE)
    assert not Score(noticed=95, survived=5).meets(Kind.CARDS)


def test_mutants_that_differ_by_their_date_alone_are_told_as_one() -> None:
    one, other = (
        Mutant("x", Kind.POLICIES, "p", "f", 1, "p", "a", "b", date=date)
        for date in ("2012-01-01", "2014-01-01")
    )
    assert one.but_for_date == other.but_for_date
