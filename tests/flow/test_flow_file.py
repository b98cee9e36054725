"""A flow file that cannot be meant is refused with file, line and what to do."""

from __future__ import annotations

import re

import pytest

from ettin_spec.errors import SpecError
from ettin_spec.flow.definition.flow_checks import PREFIXES, TAKEN
from ettin_spec.flow.definition.flow_reader import FLOW_FILE, flow_of, load_flow
from ettin_spec.flow.explicit.transitions_machine import machine_model
from ettin_spec.protocol.base import StepName
from ettin_spec.yaml_files.yaml_places import loads

TEXT = FLOW_FILE.read_text(encoding="utf-8")


def refusal(old: str, new: str) -> str:
    """What is said of the flow file with one piece of text replaced, its line in front."""
    assert TEXT.count(old) == 1, old
    text = TEXT.replace(old, new)
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(SpecError) as refused:
        flow_of(loads(text, "flow.yaml"))
    said = str(refused.value)
    found = re.match(r"flow\.yaml:(\d+)(?::\d+)?: (.*)", said, re.DOTALL)
    assert found, said
    return f"{int(found[1]) - line:+d}: {' '.join(found[2].split())}"


LOSING = "a_team_is_losing: any(losing[t] and not lost[t] for t in team)"


def transition(id_: str) -> str:
    """The text of one transition, from its id to the end of its line."""
    (found,) = re.findall(rf"\{{id: {re.escape(id_)},.*\}}", TEXT)
    return str(found)


def changed(id_: str, old: str, new: str) -> str:
    """What is said when one transition's text is changed."""
    text = transition(id_)
    assert old in text
    return refusal(text, text.replace(old, new))


def test_the_flow_file_itself_is_accepted_and_its_places_are_the_protocols_steps() -> None:
    assert list(load_flow().places) == [str(step) for step in StepName]


def test_a_misspelt_guard_is_named_with_its_line_and_the_nearest_guard() -> None:
    said = changed("pass.end", "stack_is_empty", "stack_is_emty")
    assert said.startswith("+0: no guard 'stack_is_emty' nearest: stack_is_empty, ")


@pytest.mark.slow  # reads dozens of changed copies of the flow
@pytest.mark.parametrize(
    ("id_", "old", "new", "says"),
    [
        ("act", "add_to_stack", "add_to_stak", "no effect 'add_to_stak' nearest: add_to_stack"),
        ("act", "on: act", "on: acts", "no event 'acts' nearest: act"),
        ("act", "to: happen", "to: happens", "act leads to 'happens', which upkeep does not have"),
        ("act", "clause: priority.act, ", "", "'clause' is missing"),
        ("act", ", because: who acted gets priority afterwards", "", "'because' is missing"),
        ("act", "do: [", "doo: [", "unknown key 'doo' nearest: do"),
        ("act", "id: act", "id: pass.first", "the id 'pass.first' stands twice"),
        ("act", "to: happen", "to: happen, to: stay", "the key 'to' stands twice"),
        ("act", "perform_act", "perform act", "not an expression: perform act"),
        ("act", "perform_act", "perform_act(holdr)", "nothing is called 'holdr'"),
        ("act", "perform_act", "perform_act(stack)", "a duty of act uses stack, which act writes"),
        ("fact.loses", "team_is_losing(t)", "team_is_losing", "takes 1 arguments, not 0"),
        ("fact.loses", "team_is_losing(t)", "head_keeps(t)", "each head, not each team"),
        ("mulligans.again", "to: tally", "to: taken", "mulligans.again leads to itself for ever"),
        ("cleanup.had", "to: finish", "to: check", "nothing leads to cleanup.finish"),
        ("turn.next", "do:", "if: turns_are_counted, do:", "cleanup.whose is a dead end"),
        ("trigger.others", "if: other_team_has_triggers, ", "", "priority.given is never tried"),
        ("time.up", "if: last_turn_is_over, ", "", "turn.counted is never tried"),
        ("pass.end", "stack_is_empty", "all_others_have_passed", "uses the guard 'stack_is_empty'"),
        ("time.called", "on: call_time, ", "", "mixes automatic transitions with events"),
        ("time.called", "on: call_time", "on: block", "waits for different things at once"),
        ("pass.end", "if: stack_is_empty", "unless: stack_is_empty()", None),
        ("combat.end", "to: happen", "on: nothing, to: happen", None),
    ],
)
def test_a_transition_that_cannot_be_meant_is_refused(
    id_: str, old: str, new: str, says: str | None
) -> None:
    text = transition(id_)
    if says is None:
        flow_of(loads(TEXT.replace(text, text.replace(old, new)), "flow.yaml"))
        return
    assert says in changed(id_, old, new)


@pytest.mark.slow  # reads dozens of changed copies of the flow
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("stack_is_empty: stack == 0", "stack_is_empty: stak == 0", "nothing is called 'stak'"),
        ("stack_is_empty: stack == 0", "stack_is_empty: stack == 0 ==", "not an expression"),
        ("stack_is_empty: stack == 0", "stack_is_empty: '[stack]'", "not part of the flow's"),
        ("stack_is_empty: stack == 0", "stack_is_empty: -stack", "not part of the flow's"),
        ("stack_is_empty: stack == 0", "stack_is_empty: stack / 2 == 0", "calculate with"),
        ("stack_is_empty: stack == 0", "stack_is_empty: 0 <= stack < 1", "compare two things"),
        ("stack_is_empty: stack == 0", "stack_is_empty: stack == 1.5", "not a number"),
        ("stack_is_empty: stack == 0", "stack_is_empty: stack[0] == 0", "no field 'stack' has"),
        ("stack_is_empty: stack == 0", "stack_is_empty: next(1, 2) == 0", "takes 1 arguments"),
        ("stack_is_empty: stack == 0", "stack_is_empty: othr(1) == 0", "no term 'othr'"),
        (
            LOSING,
            "a_team_is_losing: any(losing[t] and not lost[t] for t in teem)",
            "no domain 'teem'",
        ),
        (LOSING, "a_team_is_losing: any(losing)", "any is written any(... for x in team)"),
        (LOSING, "a_team_is_losing: losing", "'losing' has one value for each team"),
        (LOSING, "a_team_is_losing: any(losing[h] for h in head)", "each team, not each head"),
        (LOSING, "a_team_is_losing: kept[active]", "each head, not each team"),
        ("policy.first_draw == team_skips", "policy.first_draw == team_skip", "no value of first"),
        ("policy.first_draw == team_skips", "policy.first_drw == team_skips", "no policy"),
        ("take_top: stack = stack - 1", "take_top: stack - 1", "not an assignment"),
        ("take_top: stack = stack - 1", "take_top: stak = stack - 1", "no field 'stak'"),
        ("take_top: stack = stack - 1", "take_top: stack = passed = 1", "not an assignment"),
        ("again[h] = false for h in head", "again[h] = false for h in heads", "no domain 'heads'"),
        ("next(t): sitting(t + 1)", "next(t): next(t + 1)", "no term 'next'"),
        ("nothing: {by: game}", "nothing: {by: gam}", "nobody is 'gam' nearest: game"),
        ("nothing: {by: game}", "nothing: {by: game, waits: choice}", "has the wrong 'waits'"),
        (
            "act: {by: team, waits: priority, who: holder}",
            "act: {by: team, waits: priority}",
            "needs 'who' or",
        ),
        ("nothing: {by: game}", "nothing: {by: game}\n  state: {by: game}", "would hide an attrib"),
        ("  nothing: {by: game}", "  nothing: {by: game}\n  idle: {by: game}", "nothing uses the"),
        ("drawn: bool", "drawn: boole", "no domain 'boole'"),
        ("place: mulligans, ", "place: muligans, ", "no place 'muligans' nearest: mulligans"),
        ("    use: facts", "    use: fact", "no loop 'fact' nearest: facts"),
        ("  team: 4 ", "  team: four ", "the size of 'team' is not a number"),
        ("\nterms:", "\nterm:", "unknown key 'term' nearest: terms"),
        ("  over: {}", "  ended: {}", "no place 'over'"),
        ("        tidy:\n", "        happen: []\n        tidy:\n", "stands twice"),
        ("  over: {}", "  over: 3", "'over' is neither a place nor a group"),
    ],
)
def test_a_name_or_expression_that_cannot_be_meant_is_refused(
    old: str, new: str, says: str
) -> None:
    assert says in refusal(old, new)


def test_reading_what_the_same_transition_has_written_is_refused() -> None:
    said = refusal(
        "active_team_is_called: called = active",
        "active_team_is_called: called = active; active = called",
    )
    assert "uses called after it has written it" in said
    said = refusal("nobody_goes_again: ", "nobody_goes_again: again[1] = true; ")
    assert "uses again[1] after it has written it" in said


def test_the_names_that_events_may_not_have_are_those_of_the_model() -> None:
    rules = {p.key: p.values[0] for p in load_flow().policies.values()}
    game = machine_model(rules)
    named = {n for n in dir(game) if not n.startswith(("__", *PREFIXES))}
    assert named - set(load_flow().events) == set(TAKEN)
